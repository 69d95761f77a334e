// Made by tools/web_types.py; edits are lost.
import type { Fields } from '../../lib/types';

export const kinds: Record<string, string> = {
  "cards": "character",
  "challenger": "seat",
  "character": "character",
  "characters": "character",
  "first": "seat",
  "hand": "character",
  "hands": "character",
  "me": "seat",
  "other": "seat",
  "removed": "character",
  "seat": "seat",
  "seats": "seat",
  "target": "seat",
  "turn": "seat",
  "up": "character"
};

export const topics: string[] = ["deed-income", "deed-foreign_aid", "deed-tax", "deed-exchange", "deed-coup", "deed-assassinate", "deed-steal", "deed-challenge", "deed-block", "influence", "court", "treasury"];

export const named: Record<string, Record<string, Fields>> = {};

export type Seat = number;

export type Character = "duke" | "assassin" | "captain" | "ambassador" | "contessa";

export type Action = { verb: "income" } | { verb: "foreign_aid" } | { verb: "tax" } | { verb: "exchange" } | { verb: "coup"; target: Seat } | { verb: "assassinate"; target: Seat } | { verb: "steal"; target: Seat } | { verb: "pass" } | { verb: "challenge" } | { verb: "block"; character: Character } | { verb: "show" } | { verb: "fold" } | { verb: "turn_up"; character: Character } | { verb: "keep"; characters: (Character)[] } | { verb: "take"; character: Character };

export type Event = { event: "undone"; seat: Seat } | { event: "rewound" } | { event: "rules_changed"; version: number } | { event: "started"; seat: Seat } | { event: "started_poor"; seat: Seat; coins: number; fewer: number } | { event: "kept"; seat: Seat; cards: (Character)[] } | { event: "dealt"; seat: Seat; count: number; cards: (Character)[] } | { event: "took_income"; seat: Seat; coins: number } | { event: "wanted_foreign_aid"; seat: Seat } | { event: "took_foreign_aid"; seat: Seat; coins: number } | { event: "launched_coup"; seat: Seat; target: Seat; coins: number } | { event: "claimed_tax"; seat: Seat } | { event: "collected_tax"; seat: Seat; coins: number } | { event: "claimed_assassination"; seat: Seat; target: Seat; coins: number } | { event: "assassinated"; seat: Seat; target: Seat } | { event: "claimed_steal"; seat: Seat; target: Seat } | { event: "stole"; seat: Seat; target: Seat; coins: number } | { event: "claimed_exchange"; seat: Seat } | { event: "drew"; seat: Seat; count: number; cards: (Character)[] } | { event: "returned"; seat: Seat; count: number; cards: (Character)[] } | { event: "blocked"; seat: Seat; other: Seat; character: Character } | { event: "block_held"; seat: Seat; other: Seat } | { event: "challenged"; seat: Seat; other: Seat; character: Character } | { event: "showed"; seat: Seat; character: Character } | { event: "replaced"; seat: Seat; cards: (Character)[] } | { event: "folded"; seat: Seat; character: Character } | { event: "refunded"; seat: Seat; coins: number } | { event: "turned_up"; seat: Seat; character: Character } | { event: "went_out"; seat: Seat } | { event: "left_coins"; seat: Seat; coins: number } | { event: "won"; seat: Seat };

export type Prompt = { step: "draw_starter" | "choose_from_set" | "deal" | "turn" | "lose_influence" | "draw_for_exchange" | "return_to_court" | "may_block" | "may_challenge" | "prove" | "replace"; seat: Seat | null; asked: (Seat)[]; rules: (string)[]; sealed: boolean; answer: Action | null; about: About };

export type View = { turn: Seat; players: ({ seat: Seat; coins: number; influence: number; up: (Character)[]; out: boolean })[]; court: number; treasury: number | null; hand: (Character)[]; removed: (Character)[] };

export type Options = { deal?: "draft" | "normal"; first?: null | 0 | 1 | 2 | 3 | 4 | 5; windows?: "sealed" | "clockwise"; strict_double_danger?: false | true; steal_from_broke?: false | true; treasury?: "unlimited" | "fifty" };

export type About = { block?: number | boolean | string; challenger?: Seat; character?: Character; coins?: number | boolean | string; count?: number; deed?: Action; me?: Seat; must?: number | boolean | string; other?: Seat; seat?: Seat; target?: Seat };

export type Shapes = { view: View; prompt: Prompt; action: Action; event: Event; options: Options };
