// Made by tools/web_types.py; edits are lost.
import type { Fields } from '../../lib/types';

export const kinds: Record<string, string> = {
  "army": "army",
  "card": "card",
  "cards": "card",
  "continents": "continent",
  "first": "seat",
  "hands": "card",
  "laid": "card",
  "me": "seat",
  "mission": "mission",
  "missions": "mission",
  "other": "seat",
  "picture": "picture",
  "seat": "seat",
  "seats": "seat",
  "source": "territory",
  "spent": "card",
  "target": "territory",
  "territories": "territory",
  "territory": "territory",
  "turn": "seat",
  "under": "card",
  "winners": "seat"
};

export const topics: string[] = ["dice", "series", "odds", "reserve", "deck", "hand", "stars"];

export const named: Record<string, Record<string, Fields>> = {};

export type Seat = number;

export type Territory = "alaska" | "northwest_territory" | "greenland" | "alberta" | "ontario" | "quebec" | "western_us" | "eastern_us" | "central_america" | "venezuela" | "peru" | "brazil" | "argentina" | "iceland" | "great_britain" | "scandinavia" | "northern_europe" | "western_europe" | "southern_europe" | "ukraine" | "north_africa" | "egypt" | "east_africa" | "congo" | "south_africa" | "madagascar" | "ural" | "siberia" | "yakutsk" | "kamchatka" | "irkutsk" | "mongolia" | "japan" | "afghanistan" | "middle_east" | "india" | "china" | "siam" | "indonesia" | "new_guinea" | "western_australia" | "eastern_australia";

export type Card = "alaska" | "northwest_territory" | "greenland" | "alberta" | "ontario" | "quebec" | "western_us" | "eastern_us" | "central_america" | "venezuela" | "peru" | "brazil" | "argentina" | "iceland" | "great_britain" | "scandinavia" | "northern_europe" | "western_europe" | "southern_europe" | "ukraine" | "north_africa" | "egypt" | "east_africa" | "congo" | "south_africa" | "madagascar" | "ural" | "siberia" | "yakutsk" | "kamchatka" | "irkutsk" | "mongolia" | "japan" | "afghanistan" | "middle_east" | "india" | "china" | "siam" | "indonesia" | "new_guinea" | "western_australia" | "eastern_australia";

export type Continent = "north_america" | "south_america" | "europe" | "africa" | "asia" | "australia";

export type Picture = "infantry" | "cavalry" | "artillery";

export type Mission = "destroy_red" | "destroy_blue" | "destroy_green" | "destroy_yellow" | "destroy_black" | "asia_and_south_america" | "asia_and_africa" | "north_america_and_africa" | "north_america_and_australia" | "europe_and_australia_plus_one" | "territories_24" | "territories_18_double";

export type Army = "red" | "blue" | "green" | "yellow" | "black";

export type Action = { verb: "claim"; territory: Territory } | { verb: "place"; territory: Territory } | { verb: "amount"; troops: number } | { verb: "everything" } | { verb: "lay"; card: Card } | { verb: "trade_in" } | { verb: "take_back" } | { verb: "attack"; source: Territory; target: Territory } | { verb: "roll"; dice: number } | { verb: "until"; left: number } | { verb: "defend"; dice: number } | { verb: "move_from"; territory: Territory } | { verb: "move_to"; territory: Territory } | { verb: "place_rest" } | { verb: "done" };

export type Event = { event: "undone"; seat: Seat } | { event: "rewound" } | { event: "rules_changed"; version: number } | { event: "started"; seat: Seat } | { event: "got_mission"; seat: Seat; missions: (Mission)[] } | { event: "got_territories"; seat: Seat; territories: (Territory)[]; troops: number } | { event: "neutral_got_territories"; army: Army; territories: (Territory)[]; troops: number } | { event: "laid_under"; army: Army; count: number } | { event: "claimed"; seat: Seat; territory: Territory } | { event: "reinforced"; seat: Seat; basic: number; territory_bonus: number; continent_bonus: number; continents: (Continent)[] } | { event: "placed"; seat: Seat; territory: Territory; troops: number } | { event: "placed_rest"; seat: Seat; territories: (Territory)[]; each: (number)[]; troops: number } | { event: "fed_neutral"; seat: Seat; army: Army; territory: Territory; troops: number } | { event: "laid"; seat: Seat; card: Card } | { event: "traded"; seat: Seat; cards: (Card)[]; troops: number } | { event: "took_back"; seat: Seat; cards: (Card)[] } | { event: "attacked"; seat: Seat; source: Territory; target: Territory; dice: number } | { event: "rolled"; seat: Seat; source: Territory; target: Territory; red: (number)[]; black: (number)[]; attack_lost: number; defence_lost: number } | { event: "captured"; seat: Seat; territory: Territory } | { event: "moved_in"; seat: Seat; territory: Territory; troops: number } | { event: "eliminated"; seat: Seat; other: Seat } | { event: "neutral_eliminated"; seat: Seat; army: Army } | { event: "took_cards"; seat: Seat; other: Seat; count: number; cards: (Card)[] } | { event: "took_under"; seat: Seat; army: Army; count: number; cards: (Card)[] } | { event: "moved"; seat: Seat; source: Territory; target: Territory; troops: number } | { event: "drew"; seat: Seat; cards: (Card)[] } | { event: "reshuffled"; count: number } | { event: "cease_fire"; seat: Seat } | { event: "showed_mission"; seat: Seat; mission: Mission; instead: boolean } | { event: "won"; seats: (Seat)[]; by: string; held: number; troops: number };

export type Prompt = { step: "draw_starter" | "deal_territories" | "lay_under" | "deal_mission" | "claim_territory" | "add_troop" | "add_several" | "feed_neutral" | "place_troops" | "how_many" | "draw_card" | "trade_cards" | "attacking" | "choose_dice" | "defend_with" | "battle" | "move_in" | "fortify" | "destination" | "move_troops"; seat: Seat | null; asked: (Seat)[]; rules: (string)[]; sealed: boolean; answer: Action | null; about: About };

export type View = { turn: Seat; reserve: number; board: ({ territory: Territory; army: Army | null; troops: number })[]; players: ({ seat: Seat; army: Army; held: number; all_troops: number; hand_size: number; out: boolean })[]; neutrals: ({ army: Army; held: number; all_troops: number; hand_size: number })[]; deck: number; spent: (Card)[]; laid: ({ card: Card; stars: number; picture: Picture })[]; hand: ({ card: Card; stars: number; picture: Picture })[]; mission: Mission | null; instead: boolean };

export type Options = { mode?: "two_player" | "classic" | "elementary" | "mission"; deal?: "claim" | "dealt"; trade?: "stars" | "pictures"; combat?: "normal" | "speed"; cease_fire?: "lower_half" | "lower_quarter" | "anywhere"; goal?: "world" | "three_continents"; destroy_credit?: "self_only" | "anyone"; fortify_moves?: 1 | 2 | 3 | "any"; first?: null | 0 | 1 | 2 | 3 | 4 };

export type About = { again?: number | boolean | string; army?: Army; attackers?: number | boolean | string; cards?: (Card)[]; count?: number | boolean | string; defence?: number; defenders?: number | boolean | string; dice?: number; least?: number | boolean | string; left?: number; me?: Seat; most?: number | boolean | string; seat?: Seat; source?: Territory | Territory | null; stop?: number; target?: Territory | Territory | null; territory?: Territory; troops?: number | boolean | string; win?: number | boolean | string; worth?: number | boolean | string };

export type Shapes = { view: View; prompt: Prompt; action: Action; event: Event; options: Options };
