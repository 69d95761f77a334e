// Made by tools/web_types.py; edits are lost.
import type { Fields } from '../../lib/types';

export const kinds: Record<string, string> = {
  "ability": "ability",
  "ai_card": "ai_card",
  "ai_column": "market_column",
  "ai_columns": "market_column",
  "ai_row": "market_row",
  "ai_rows": "market_row",
  "armies": "coalition",
  "border": "border",
  "box": "box",
  "burnt": "card",
  "candidates": "card",
  "card": "card",
  "cards": "card",
  "coalition": "coalition",
  "courts": "card",
  "deed": "card_action",
  "deeds": "card_action",
  "effect": "effect",
  "favoured": "suit",
  "gift": "gift_space",
  "gifts": "gift_space",
  "hands": "card",
  "happening": "happening",
  "holder": "seat",
  "hostage_taker": "seat",
  "icons": "icon",
  "loyalty": "coalition",
  "me": "seat",
  "order": "seat",
  "origin": "card",
  "others": "card",
  "owner": "seat",
  "patriot": "coalition",
  "prize": "coalition",
  "prizes": "card",
  "region": "region",
  "roads": "coalition",
  "ruler": "seat",
  "seat": "seat",
  "seats": "seat",
  "side": "side",
  "source": "region",
  "space": "space",
  "spies": "seat",
  "suit": "suit",
  "target": "seat",
  "tribes": "seat",
  "turn": "seat",
  "unseen_courts": "card",
  "unseen_events": "card",
  "used": "card",
  "winners": "seat",
  "yields": "yield"
};

export const topics: string[] = ["check", "forecast", "points", "checks-left", "deck", "market", "favoured", "court", "hand", "loyalty", "influence", "shelter", "leverage", "cylinders", "blocks", "ruler", "bribe", "hostage", "overthrow", "bonus", "patriot", "prize", "rank", "arrows", "ambition", "priority"];

export const named: Record<string, Record<string, Fields>> = {};

export type Seat = number;

export type Coalition = "british" | "russian" | "afghan";

export type Suit = "economic" | "military" | "political" | "intelligence";

export type Region = "transcaspia" | "kabul" | "persia" | "herat" | "kandahar" | "punjab";

export type Border = "persia_transcaspia" | "herat_persia" | "herat_transcaspia" | "kabul_transcaspia" | "herat_kabul" | "herat_kandahar" | "kabul_kandahar" | "kabul_punjab" | "kandahar_punjab";

export type Space = "transcaspia" | "kabul" | "persia" | "herat" | "kandahar" | "punjab" | "persia_transcaspia" | "herat_persia" | "herat_transcaspia" | "kabul_transcaspia" | "herat_kabul" | "herat_kandahar" | "kabul_kandahar" | "kabul_punjab" | "kandahar_punjab";

export type Card = "court_1" | "court_2" | "court_3" | "court_4" | "court_5" | "court_6" | "court_7" | "court_8" | "court_9" | "court_10" | "court_11" | "court_12" | "court_13" | "court_14" | "court_15" | "court_16" | "court_17" | "court_18" | "court_19" | "court_20" | "court_21" | "court_22" | "court_23" | "court_24" | "court_25" | "court_26" | "court_27" | "court_28" | "court_29" | "court_30" | "court_31" | "court_32" | "court_33" | "court_34" | "court_35" | "court_36" | "court_37" | "court_38" | "court_39" | "court_40" | "court_41" | "court_42" | "court_43" | "court_44" | "court_45" | "court_46" | "court_47" | "court_48" | "court_49" | "court_50" | "court_51" | "court_52" | "court_53" | "court_54" | "court_55" | "court_56" | "court_57" | "court_58" | "court_59" | "court_60" | "court_61" | "court_62" | "court_63" | "court_64" | "court_65" | "court_66" | "court_67" | "court_68" | "court_69" | "court_70" | "court_71" | "court_72" | "court_73" | "court_74" | "court_75" | "court_76" | "court_77" | "court_78" | "court_79" | "court_80" | "court_81" | "court_82" | "court_83" | "court_84" | "court_85" | "court_86" | "court_87" | "court_88" | "court_89" | "court_90" | "court_91" | "court_92" | "court_93" | "court_94" | "court_95" | "court_96" | "court_97" | "court_98" | "court_99" | "court_100" | "event_101" | "event_102" | "event_103" | "event_104" | "event_105" | "event_106" | "event_107" | "event_108" | "event_109" | "event_110" | "event_111" | "event_112" | "event_113" | "event_114" | "event_115" | "event_116";

export type CardAction = "tax" | "gift" | "build" | "move" | "betray" | "battle";

export type Side = "left" | "right";

export type GiftSpace = "gift_2" | "gift_4" | "gift_6";

export type Effect = "new_tactics" | "embarrassment_of_riches" | "koh_i_noor" | "disregard_for_customs" | "courtly_manners" | "rumor" | "conflict_fatigue" | "nationalism" | "nation_building" | "pashtunwali_values";

export type Happening = "event_101_if_discarded" | "event_101_if_purchased" | "event_102_if_discarded" | "event_102_if_purchased" | "event_103_if_discarded" | "event_103_if_purchased" | "event_104_if_discarded" | "event_104_if_purchased" | "event_105_if_discarded" | "event_105_if_purchased" | "event_106_if_discarded" | "event_106_if_purchased" | "event_107_if_discarded" | "event_107_if_purchased" | "event_108_if_discarded" | "event_108_if_purchased" | "event_109_if_discarded" | "event_109_if_purchased" | "event_110_if_discarded" | "event_110_if_purchased" | "event_111_if_discarded" | "event_111_if_purchased" | "event_112_if_discarded" | "event_112_if_purchased" | "event_113_if_discarded" | "event_113_if_purchased" | "event_114_if_discarded" | "event_114_if_purchased" | "event_115_if_discarded" | "event_115_if_purchased" | "event_116_if_discarded" | "event_116_if_purchased";

export type AiCard = "wakhan_1" | "wakhan_2" | "wakhan_3" | "wakhan_4" | "wakhan_5" | "wakhan_6" | "wakhan_7" | "wakhan_8" | "wakhan_9" | "wakhan_10" | "wakhan_11" | "wakhan_12" | "wakhan_13" | "wakhan_14" | "wakhan_15" | "wakhan_16" | "wakhan_17" | "wakhan_18" | "wakhan_19" | "wakhan_20" | "wakhan_21" | "wakhan_22" | "wakhan_23" | "wakhan_24";

export type MarketRow = "top" | "bottom";

export type MarketColumn = "first" | "second" | "third" | "fourth" | "fifth" | "sixth";

export type Box = "tax" | "build" | "move" | "betray" | "battle" | "radicalize" | "radicalize_top_military_if_military_favored" | "radicalize_top_economic_if_political_favored" | "radicalize_top_political" | "radicalize_top_intelligence" | "radicalize_most_net_rupees_if_poor" | "radicalize_to_gain_rule" | "radicalize_intelligence" | "radicalize_most_blocks" | "radicalize_most_cylinders_if_no_dominance" | "radicalize_move_card_if_none" | "radicalize_patriot_if_dominance" | "radicalize_top_political_if_court_full" | "radicalize_top_intelligence_if_behind_in_spies" | "battle_on_most_spied_card";

export type Icon = "spy" | "army" | "tribe" | "road" | "leverage" | "economic_suit" | "military_suit" | "political_suit" | "intelligence_suit";

export type Ability = "indispensable_advisors" | "insurrection" | "claim_of_ancient_lineage" | "bodyguards" | "citadel_kabul" | "citadel_transcaspia" | "strange_bedfellows" | "civil_service_reforms" | "safe_house" | "charismatic_courtiers" | "blackmail_kandahar" | "blackmail_herat" | "indian_supplies" | "well_connected" | "herat_influence" | "persian_influence" | "russian_influence" | "infrastructure" | "savvy_operator" | "irregulars";

export type Yield = "spy_1" | "spy_2" | "spy_3" | "army_1" | "army_2" | "army_3" | "tribe_1" | "tribe_2" | "tribe_3" | "road_1" | "road_2" | "road_3" | "leverage" | "economic_suit" | "military_suit" | "political_suit" | "intelligence_suit";

export type Action = { verb: "choose_loyalty"; coalition: Coalition } | { verb: "buy"; card: Card } | { verb: "play"; card: Card } | { verb: "put_at"; side: Side } | { verb: "use"; card: Card; deed: CardAction } | { verb: "end_turn" } | { verb: "demand"; rupees: number } | { verb: "pay" } | { verb: "refuse" } | { verb: "withdraw" } | { verb: "place_road"; border: Border } | { verb: "place_army"; region: Region } | { verb: "place_spy"; card: Card } | { verb: "lift_block"; space: Space } | { verb: "lift_tribe"; region: Region } | { verb: "lift_spy"; card: Card } | { verb: "lift_gift"; gift: GiftSpace } | { verb: "tax_card"; card: Card } | { verb: "tax_player"; target: Seat } | { verb: "give_gift"; gift: GiftSpace } | { verb: "move_army"; source: Region; region: Region } | { verb: "move_tribe"; source: Region; region: Region } | { verb: "pick_spy"; card: Card } | { verb: "spy_to"; card: Card } | { verb: "betray"; card: Card } | { verb: "take_prize" } | { verb: "leave_prize" } | { verb: "battle_in"; region: Region } | { verb: "battle_on"; card: Card } | { verb: "remove_army"; coalition: Coalition } | { verb: "remove_road"; border: Border; coalition: Coalition } | { verb: "remove_tribe"; target: Seat } | { verb: "remove_spy"; target: Seat } | { verb: "discard"; card: Card } | { verb: "choose_player"; target: Seat } | { verb: "choose_suit"; suit: Suit } | { verb: "choose_region"; region: Region } | { verb: "done" };

export type Event = { event: "undone"; seat: Seat } | { event: "rewound" } | { event: "rules_changed"; version: number } | { event: "started"; seat: Seat } | { event: "chose_loyalty"; seat: Seat; coalition: Coalition } | { event: "card_dealt"; card: Card; row: number; column: number } | { event: "turn_began"; seat: Seat } | { event: "bought"; seat: Seat; card: Card; cost: number; lost: number; taken: number } | { event: "showed"; seat: Seat; card: Card } | { event: "asked_leave"; seat: Seat; target: Seat; card: Card; deed: CardAction } | { event: "demanded"; seat: Seat; target: Seat; rupees: number; full: number } | { event: "bribed"; seat: Seat; target: Seat; rupees: number } | { event: "refused_bribe"; seat: Seat; target: Seat } | { event: "withdrew"; seat: Seat; card: Card; unable: boolean } | { event: "played"; seat: Seat; card: Card; side: Side } | { event: "acted"; seat: Seat; card: Card; deed: CardAction; bonus: boolean; why: string } | { event: "paid_cost"; seat: Seat; rupees: number; lost: number } | { event: "lost_favours"; seat: Seat; gift_count: number; prize_count: number } | { event: "changed_loyalty"; seat: Seat; coalition: Coalition } | { event: "leveraged"; seat: Seat; card: Card; rupees: number } | { event: "suit_favoured"; suit: Suit } | { event: "suit_kept"; suit: Suit } | { event: "taxed_card"; seat: Seat; card: Card } | { event: "taxed_player"; seat: Seat; target: Seat } | { event: "betrayed"; seat: Seat; target: Seat; card: Card; own: boolean } | { event: "took_prize"; seat: Seat; card: Card } | { event: "left_prize"; seat: Seat; card: Card } | { event: "burnt_court"; seat: Seat; card: Card } | { event: "burnt_bought"; seat: Seat; card: Card } | { event: "paid_leverage"; seat: Seat; rupees: number; short: number } | { event: "debt_lapsed"; seat: Seat; rupees: number } | { event: "overthrown"; seat: Seat; region: Region } | { event: "happened"; happening: Happening } | { event: "rumoured"; seat: Seat; target: Seat } | { event: "swapped_hands"; seat: Seat; target: Seat; got: number; given: number; cards: (Card)[]; others: (Card)[] } | { event: "lost_prizes"; seat: Seat; count: number } | { event: "got_rupees"; seat: Seat; rupees: number } | { event: "coins_left"; rupees: number } | { event: "effects_ended" } | { event: "unstable" } | { event: "check_succeeded"; coalition: Coalition; last: boolean; blocks: (number)[] } | { event: "check_failed"; last: boolean; blocks: (number)[] } | { event: "scored"; seat: Seat; points: number; total: number; why: string; worth: number } | { event: "won"; seats: (Seat)[] } | { event: "wakhan_shuffled" } | { event: "wakhan_drew"; seat: Seat; ai_card: AiCard; ai_row: MarketRow; ai_column: MarketColumn } | { event: "wakhan_followed"; seat: Seat; box: Box; by: string } | { event: "wakhan_skipped"; seat: Seat; box: Box; why: string } | { event: "wakhan_passed_over"; seat: Seat; cards: (Card)[]; why: string } | { event: "wakhan_chose_card"; seat: Seat; card: Card; why: string } | { event: "wakhan_chose_region"; seat: Seat; region: Region; why: string } | { event: "wakhan_chose_player"; seat: Seat; target: Seat; why: string } | { event: "wakhan_ambition"; seat: Seat } | { event: "burnt_hand"; seat: Seat; cards: (Card)[]; shown: boolean } | { event: "placed_army"; seat: Seat; coalition: Coalition; region: Region; why: string } | { event: "placed_road"; seat: Seat; coalition: Coalition; border: Border; why: string } | { event: "placed_tribe"; seat: Seat; region: Region } | { event: "placed_spy"; seat: Seat; card: Card; why: string } | { event: "lifted_block"; seat: Seat; coalition: Coalition; space: Space } | { event: "lifted_tribe"; seat: Seat; region: Region } | { event: "lifted_spy"; seat: Seat; card: Card } | { event: "lifted_gift"; seat: Seat; gift: GiftSpace } | { event: "took_rule"; seat: Seat; region: Region } | { event: "lost_rule"; seat: Seat; region: Region } | { event: "gave_gift"; seat: Seat; gift: GiftSpace } | { event: "moved_army"; seat: Seat; coalition: Coalition; source: Region; region: Region } | { event: "moved_tribe"; seat: Seat; source: Region; region: Region } | { event: "moved_spy"; seat: Seat; origin: Card; card: Card } | { event: "removed_army"; seat: Seat; coalition: Coalition; region: Region } | { event: "removed_road"; seat: Seat; coalition: Coalition; border: Border } | { event: "removed_tribe"; seat: Seat; target: Seat; region: Region } | { event: "removed_spy"; seat: Seat; target: Seat; card: Card } | { event: "saved_spy"; seat: Seat; card: Card } | { event: "lost_tribes"; seat: Seat; region: Region; count: number } | { event: "swept"; region: Region; tribe_count: number; army_count: number } | { event: "blocks_cleared" };

export type Prompt = { step: "draw_first" | "pick_loyalty" | "blackmail" | "acting" | "burn_court" | "burn_hand" | "draw_cards" | "name_bribe" | "answer_bribe" | "put_card" | "impact" | "take_tax" | "choose_gift" | "building" | "extra_block" | "moving" | "moving_spy" | "choose_betrayal" | "claim_prize" | "choose_site" | "fight_in" | "fight_on" | "save_spy" | "overthrow" | "pay_in_cards" | "lose_patriots" | "find_block" | "find_cylinder" | "lose_confidence" | "spread_rumour" | "swap_hands" | "set_suit" | "rebuke_region" | "draw_ai" | "show_back"; seat: Seat | null; asked: (Seat)[]; rules: (string)[]; sealed: boolean; answer: Action | null; about: About };

export type View = { turn: Seat; order: (Seat)[]; actions_left: number; favoured: Suit; deck: number; checks_left: number; ai_back: { ai_rows: (MarketRow)[]; ai_columns: (MarketColumn)[] } | null; ai_card: AiCard | null; ai_row: MarketRow | null; ai_column: MarketColumn | null; ai_ambition: boolean; players: ({ seat: Seat; loyalty: Coalition | null; points: number; rupees: number; hand_size: number; cylinders: number; gifts: (GiftSpace)[]; prizes: (Card)[]; influence: number; shelter: number; leverage: number; court_limit: number; hand_limit: number })[]; hand: ({ card: Card; suit: Suit | null; rank: number | null; region: Region | null; patriot: Coalition | null; prize: Coalition | null; icons: (Icon)[]; deeds: (CardAction)[]; ability: Ability | null })[]; market: ({ row: number; column: number; card: { card: Card; suit: Suit | null; rank: number | null; region: Region | null; patriot: Coalition | null; prize: Coalition | null; icons: (Icon)[]; deeds: (CardAction)[]; ability: Ability | null } | null; cost: number; price: number | null; rupees: number; barred: boolean })[]; courts: ({ seat: Seat; card: Card; suit: Suit; rank: number; region: Region; patriot: Coalition | null; prize: Coalition | null; deeds: (CardAction)[]; ability: Ability | null; spies: (Seat)[]; hostage_taker: Seat | null; used: boolean; bonus: boolean; leveraged: boolean })[]; regions: ({ region: Region; ruler: Seat | null; tribes: (Seat)[]; armies: (Coalition)[] })[]; borders: ({ border: Border; roads: (Coalition)[] })[]; pool: ({ coalition: Coalition; blocks: number })[]; effects: ({ effect: Effect; seat: Seat | null })[]; forecast: { coalition: Coalition | null; need: number; last: boolean; ends: boolean; scores: ({ seat: Seat; why: string; worth: number; gain: number; total: number })[] } };

export type Options = { wakhan?: true | false; printing?: "first" | "second"; discards?: "closed" | "open" };

export type About = { aim?: string; at?: number; built?: number | boolean | string; card?: Card; coalition?: Coalition; deed?: CardAction | number; due?: number | boolean | string; first?: boolean; full?: number | boolean | string; gift?: GiftSpace; kind?: number | boolean | string; left?: number | boolean | string; lifted?: boolean; limit?: number | boolean | string; me?: Seat; most?: number | boolean | string; origin?: Card; over?: number | boolean | string; rank?: number; region?: Region; rupees?: number | boolean | string; seat?: Seat; second?: boolean; short?: number | boolean | string; skipped?: number; slot?: number; sought?: boolean; target?: Seat; told?: boolean; turns?: number | boolean | string; which?: number; why?: string };

export type Shapes = { view: View; prompt: Prompt; action: Action; event: Event; options: Options };
