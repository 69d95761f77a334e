// Made by tools/web_types.py; edits are lost.
import type { Fields } from '../../lib/types';

export const kinds: Record<string, string> = {
  "area": "area",
  "birds": "landscape",
  "bowl": "seat",
  "card": "card",
  "cards": "card",
  "currency": "currency",
  "deck": "deck",
  "first": "seat",
  "gifts": "gift",
  "hand": "card",
  "hands": "card",
  "known": "card",
  "landscapes": "landscape",
  "me": "seat",
  "open": "card",
  "other_task": "task",
  "owner": "seat",
  "path": "path",
  "paths": "path",
  "played": "card",
  "rows": "card",
  "seat": "seat",
  "seats": "seat",
  "space": "space",
  "spaces": "space",
  "start": "seat",
  "stone": "tile",
  "task": "task",
  "tie": "tie",
  "tile": "tile",
  "tiles": "tile"
};

export const topics: string[] = ["amulet_track", "bag", "birds", "boat", "talisman", "huts_left", "reconstructed", "place-1", "place-2", "place-3", "place-4", "place-5", "place-6", "jetty-1", "jetty-2", "jetty-3", "jetty-4", "jetty-5", "jetty-6", "jetty-7", "jetty-8", "jetty-9", "jetty-10", "jetty-11", "jetty-12"];

export const named: Record<string, Record<string, Fields>> = {"space": {"P11": {"landscapes": ["water"], "price": 14, "path": ["A", "E"], "on_path": true}, "P21": {"landscapes": ["reed"], "price": 8, "path": ["B", "E"], "on_path": true}, "P31": {"landscapes": ["sand"], "price": 9, "path": ["C", "E"], "on_path": true}, "P41": {"landscapes": ["mangrove"], "price": 4, "path": ["D", "E"], "on_path": true}, "P12": {"landscapes": ["sand"], "price": 11, "path": ["A", "F"], "on_path": true}, "P22": {"landscapes": ["mangrove", "water"], "price": 9, "path": ["B", "F"], "on_path": true}, "P32": {"landscapes": ["water"], "price": 10, "path": ["C", "F"], "on_path": true}, "P42": {"landscapes": ["reed"], "price": 7, "path": ["D", "F"], "on_path": true}, "P13": {"landscapes": ["mangrove"], "price": 8, "path": ["A", "G"], "on_path": true}, "P23": {"landscapes": ["water"], "price": 7, "path": ["B", "G"], "on_path": true}, "P33": {"landscapes": ["reed", "sand"], "price": 11, "path": ["C", "G"], "on_path": true}, "P43": {"landscapes": ["sand"], "price": 8, "path": ["D", "G"], "on_path": true}, "P14": {"landscapes": ["reed"], "price": 3, "path": ["A", "H"], "on_path": true}, "P24": {"landscapes": ["sand"], "price": 9, "path": ["B", "H"], "on_path": true}, "P34": {"landscapes": ["mangrove"], "price": 10, "path": ["C", "H"], "on_path": true}, "P44": {"landscapes": ["water"], "price": 12, "path": ["D", "H"], "on_path": true}, "P54": {"landscapes": ["sand"], "price": 7, "path": ["H"], "on_path": true}, "P64": {"landscapes": ["reed"], "price": 5, "path": ["H"], "on_path": true}, "P74": {"landscapes": ["mangrove"], "price": 6, "path": ["H"], "on_path": true}, "P45": {"landscapes": ["reed"], "price": 6, "path": ["D"], "on_path": true}, "P46": {"landscapes": ["water"], "price": 5, "path": ["D"], "on_path": true}, "P47": {"landscapes": ["mangrove"], "price": 7, "path": ["D"], "on_path": true}, "S51": {"landscapes": ["sand"], "price": 6, "path": ["E"], "on_path": true}, "S61": {"landscapes": ["water"], "price": 5, "path": ["E"], "on_path": true}, "S71": {"landscapes": ["mangrove"], "price": 7, "path": ["E"], "on_path": true}, "S52": {"landscapes": ["mangrove"], "price": 4, "path": ["F"], "on_path": true}, "S72": {"landscapes": ["reed"], "price": 8, "path": ["F"], "on_path": true}, "S53": {"landscapes": ["water"], "price": 6, "path": ["G"], "on_path": true}, "S63": {"landscapes": ["reed"], "price": 5, "path": ["G"], "on_path": true}, "S73": {"landscapes": ["sand"], "price": 3, "path": ["G"], "on_path": true}, "T15": {"landscapes": ["sand"], "price": 7, "path": ["A"], "on_path": true}, "T25": {"landscapes": ["reed"], "price": 3, "path": ["B"], "on_path": true}, "T35": {"landscapes": ["water"], "price": 8, "path": ["C"], "on_path": true}, "T16": {"landscapes": ["water"], "price": 3, "path": ["A"], "on_path": true}, "T36": {"landscapes": ["mangrove"], "price": 6, "path": ["C"], "on_path": true}, "T17": {"landscapes": ["mangrove"], "price": 4, "path": ["A"], "on_path": true}, "T27": {"landscapes": ["sand"], "price": 5, "path": ["B"], "on_path": true}, "T37": {"landscapes": ["reed"], "price": 7, "path": ["C"], "on_path": true}, "X1": {"landscapes": ["water"], "price": 5, "path": [], "on_path": false}, "X2": {"landscapes": ["sand"], "price": 6, "path": [], "on_path": false}, "X3": {"landscapes": ["mangrove"], "price": 7, "path": [], "on_path": false}, "X4": {"landscapes": ["reed"], "price": 6, "path": [], "on_path": false}, "X5": {"landscapes": ["mangrove"], "price": 6, "path": [], "on_path": false}, "X6": {"landscapes": ["reed"], "price": 8, "path": [], "on_path": false}, "X7": {"landscapes": ["sand"], "price": 8, "path": [], "on_path": false}, "X8": {"landscapes": ["water"], "price": 9, "path": [], "on_path": false}, "X9": {"landscapes": ["mangrove"], "price": 3, "path": [], "on_path": false}, "X10": {"landscapes": ["reed"], "price": 4, "path": [], "on_path": false}}};

export type Seat = number;

export type Space = "P11" | "P21" | "P31" | "P41" | "P12" | "P22" | "P32" | "P42" | "P13" | "P23" | "P33" | "P43" | "P14" | "P24" | "P34" | "P44" | "P54" | "P64" | "P74" | "P45" | "P46" | "P47" | "S51" | "S61" | "S71" | "S52" | "S72" | "S53" | "S63" | "S73" | "T15" | "T25" | "T35" | "T16" | "T36" | "T17" | "T27" | "T37" | "X1" | "X2" | "X3" | "X4" | "X5" | "X6" | "X7" | "X8" | "X9" | "X10";

export type Landscape = "mangrove" | "water" | "sand" | "reed";

export type Gift = "mangrove" | "water" | "sand" | "reed" | "free_landscape";

export type Card = "value_2" | "value_3" | "value_4" | "value_5" | "value_6" | "value_7" | "mangrove" | "water" | "sand" | "reed" | "start_2" | "start_3" | "start_4" | "start_5" | "start_6" | "start_7";

export type Deck = "values" | "landscapes";

export type Tile = "statue_a" | "statue_b" | "statue_c" | "statue_d" | "statue_e" | "statue_f" | "statue_g" | "statue_h" | "value_3" | "amulet_2" | "free_landscape";

export type Path = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";

export type Area = "path" | "stone" | "pole" | "amulet";

export type Currency = "value" | "amulet";

export type Task = "draw_open" | "draw_closed" | "amulets" | "build" | "build_double" | "move_birds" | "take_start";

export type Tie = "none" | "nearer" | "statue_tile" | "pole_tile" | "behind";

export type Action = { verb: "place_bowl"; place: number } | { verb: "take"; card: Card } | { verb: "draw_from"; deck: Deck } | { verb: "take_amulets" } | { verb: "put_back"; amulet: number } | { verb: "build"; space: Space; gifts: (Gift)[] } | { verb: "build_double"; space: Space; gifts: (Gift)[] } | { verb: "pay_with"; count: number } | { verb: "pay"; values: (number)[] } | { verb: "pay_amulets"; amulets: (number)[] } | { verb: "move_birds"; landscapes: (Landscape)[] } | { verb: "pass" };

export type Event = { event: "undone"; seat: Seat } | { event: "rewound" } | { event: "rules_changed"; version: number } | { event: "started"; seat: Seat } | { event: "neutral_huts"; spaces: (Space)[] } | { event: "neutral_pole"; space: Space; pole: number } | { event: "place_blocked"; place: number } | { event: "got_start_cards"; seat: Seat; cards: (Card)[] } | { event: "dealt"; seat: Seat; count: number; cards: (Card)[] } | { event: "stone_laid"; space: Space; tile: Tile } | { event: "round_began"; round: number; seat: Seat } | { event: "bowl_placed"; seat: Seat; place: number } | { event: "boat_stopped"; seat: Seat; jetty: number } | { event: "passed"; seat: Seat } | { event: "nothing_there"; seat: Seat; task: Task } | { event: "birds_moved"; seat: Seat; landscapes: (Landscape)[] } | { event: "birds_changed"; landscapes: (Landscape)[] } | { event: "took_talisman"; seat: Seat } | { event: "talisman_passed"; seat: Seat } | { event: "took_open"; seat: Seat; card: Card } | { event: "drew"; seat: Seat; deck: Deck; cards: (Card)[] } | { event: "turned_up"; deck: Deck; cards: (Card)[] } | { event: "reshuffled"; deck: Deck; count: number } | { event: "took_one"; seat: Seat } | { event: "drew_amulets"; seat: Seat; count: number; amulets: (number)[] } | { event: "put_one_back"; seat: Seat; amulets: (number)[] } | { event: "bag_refilled"; count: number } | { event: "chose"; seat: Seat; space: Space; double: boolean; gifts: (Gift)[] } | { event: "chose_count"; seat: Seat; count: number } | { event: "paid"; seat: Seat; cards: (Card)[] } | { event: "paid_amulets"; seat: Seat; amulets: (number)[] } | { event: "used_tiles"; seat: Seat; tiles: (Tile)[] } | { event: "built"; seat: Seat; space: Space; double: boolean; points: number } | { event: "took_pole"; seat: Seat; pole: number } | { event: "took_tile"; seat: Seat; tile: Tile } | { event: "last_hut"; seat: Seat } | { event: "path_scored"; seat: Seat; path: Path; own: number; rank: number; tie: Tie; points: number } | { event: "path_lost"; path: Path; own: number; rank: number; tie: Tie; points: number } | { event: "stone_scored"; seat: Seat; own: number; huts: number; points: number } | { event: "pole_scored"; seat: Seat; own: number; rank: number; tie: Tie; points: number } | { event: "pole_lost"; rank: number; tie: Tie; points: number } | { event: "amulets_scored"; seat: Seat; amulets: (number)[]; points: number } | { event: "won"; seats: (Seat)[]; points: number; shared: boolean; by_amulets: boolean };

export type Prompt = { step: "take_open" | "draw_closed" | "deal_card" | "deal_landscapes" | "fill_row" | "get_amulets" | "draw_amulets" | "keep_amulets" | "choose_count" | "choose_payment" | "build_hut" | "choose" | "place_birds" | "put_bowl" | "choose_start" | "lay_stone"; seat: Seat | null; asked: (Seat)[]; rules: (string)[]; sealed: boolean; answer: Action | null; about: About };

export type View = { round: number; start: Seat; jetty: number; ending: boolean; value_pile: number; landscape_pile: number; ones: number; bag: number; next_pole: number | null; pole_leaders: ({ owner: Seat | null; own: number })[]; stone_huts: number; birds: (Landscape)[]; players: ({ seat: Seat; points: number; from_paths: number; from_stones: number; from_poles: number; huts_left: number; bowls_left: number; value_cards: number; landscape_cards: number; known: (Card)[]; amulet_count: number; known_ones: number; amulet_huts: number; tiles: (Tile)[] })[]; places: ({ place: number; jetties: (number)[]; bowl: Seat | null; blocked: boolean })[]; paths: ({ path: Path; first_points: number; second_points: number; spaces: (Space)[]; leaders: ({ owner: Seat | null; own: number })[] })[]; board: ({ space: Space; area: Area; paths: (Path)[]; landscapes: (Landscape)[]; currency: Currency; cost: number; chief_points: number; owner: Seat | null; neutral: boolean; double: boolean; pole: number | null; stone: Tile | null })[]; open: (Card)[]; played: (Card)[]; aside: (number)[]; drawn: (number)[]; amulets: (number)[]; hand: (Card)[] };

export type Options = { stone_tiles?: "none" | "mixed" | "statues" | "no_statues"; first?: null | 0 | 1 | 2 | 3 | 4 };

export type About = { back?: number | boolean | string; both?: number | boolean | string; by_amulets?: number | boolean | string; count?: number | boolean | string; deck?: Deck; double?: number | boolean | string; gifts?: (Gift)[]; jetty?: number | boolean | string; landscapes?: (Landscape)[]; left?: number | boolean | string; me?: Seat; number?: number; other_task?: Task; path?: Path; price?: number | boolean | string; seat?: Seat; space?: Space; task?: Task };

export type Shapes = { view: View; prompt: Prompt; action: Action; event: Event; options: Options };
