// Made by tools/web_types.py; edits are lost.
import type { Fields } from '../../lib/types';

export const kinds: Record<string, string> = {
  "abilities": "ability",
  "ability": "ability",
  "bonus": "bonus",
  "bonuses": "bonus",
  "bottom": "bottom",
  "bottoms": "bottom",
  "builder": "seat",
  "buried": "objective",
  "cargo": "cargo",
  "choice": "choice",
  "controller": "seat",
  "encounter": "encounter",
  "encounters": "encounter",
  "faction": "faction",
  "factory_card": "factory_card",
  "factory_seen": "factory_card",
  "goal": "goal",
  "goals": "goal",
  "mat": "mat",
  "me": "seat",
  "mill": "place",
  "missing": "resource",
  "objective": "objective",
  "objectives": "objective",
  "offer": "offer",
  "offered": "factory_card",
  "order": "seat",
  "origin": "place",
  "other": "seat",
  "owner": "seat",
  "place": "place",
  "recruited": "bottom",
  "resource": "resource",
  "seat": "seat",
  "seats": "seat",
  "section": "section",
  "shown": "objective",
  "slot": "slot",
  "source": "place",
  "spare": "objective",
  "structure": "structure",
  "taken": "offer",
  "tile": "tile",
  "tired_mechs": "place",
  "tired_workers": "place",
  "to": "seat",
  "tokens": "place",
  "turn": "seat",
  "unit": "unit",
  "upgraded": "slot",
  "used": "place",
  "winners": "seat"
};

export const topics: string[] = ["faction_ability-swim", "faction_ability-relentless", "faction_ability-coercion", "faction_ability-dominate", "faction_ability-meander", "terrain-farm", "terrain-mountain", "terrain-tundra", "terrain-forest", "terrain-village", "terrain-lake", "terrain-factory", "terrain-home_base", "combat_card-2", "combat_card-3", "combat_card-4", "combat_card-5", "combat_deck", "dial", "power_track", "popularity_track", "triumph_track", "score", "action_token", "recruit", "cube", "control", "river", "tunnel", "encounter_token"];

export const named: Record<string, Record<string, Fields>> = {};

export type Seat = number;

export type Place = "home_albion" | "home_nordic" | "mountain_1" | "farm_1" | "village_1" | "forest_1" | "tundra_1" | "village_2" | "lake_1" | "tundra_2" | "lake_2" | "tundra_3" | "mountain_2" | "farm_2" | "farm_3" | "home_polania" | "forest_2" | "mountain_3" | "forest_3" | "lake_3" | "forest_4" | "village_3" | "home_rusviet" | "farm_4" | "village_4" | "lake_4" | "factory" | "mountain_4" | "tundra_4" | "mountain_5" | "forest_5" | "forest_6" | "farm_5" | "tundra_5" | "lake_5" | "village_5" | "lake_6" | "mountain_6" | "village_6" | "village_7" | "tundra_6" | "forest_7" | "mountain_7" | "tundra_7" | "home_saxony" | "tundra_8" | "lake_7" | "farm_6" | "mountain_8" | "village_8" | "farm_7" | "home_togawa" | "home_crimea" | "village_9";

export type Faction = "nordic" | "rusviet" | "crimea" | "saxony" | "polania";

export type Mat = "industrial" | "engineering" | "patriotic" | "mechanical" | "agricultural";

export type Section = "move" | "bolster" | "trade" | "produce" | "factory";

export type Choice = "move_units" | "gain_coins" | "gain_power" | "draw_combat_cards" | "gain_resources" | "gain_popularity" | "produce" | "factory_card";

export type Unit = "character" | "mech" | "worker";

export type Cargo = "worker" | "tired_worker" | "food" | "metal" | "oil" | "wood";

export type Resource = "food" | "metal" | "oil" | "wood";

export type Bottom = "upgrade" | "deploy" | "build" | "enlist";

export type Bonus = "power" | "coins" | "popularity" | "combat_cards";

export type Slot = "move_units" | "move_coins" | "bolster_power" | "bolster_cards" | "trade_popularity" | "produce_hexes";

export type Ability = "riverwalk" | "speed" | "seaworthy" | "artillery" | "township" | "peoples_army" | "wayfare" | "scout" | "underpass" | "disarm" | "submerge" | "camaraderie";

export type Structure = "mine" | "monument" | "armory" | "mill";

export type Objective = "higher_ground_advantage" | "underworld_advantage" | "harvest_advantage" | "northern_advantage" | "king_of_the_hill" | "send_one_back_as_a_warning" | "machine_over_muscle" | "roll_up_your_sleeves_with_the_common_man" | "stockpile_for_the_winter" | "woodland_advantage" | "population_advantage" | "get_rich_or_cry_trying" | "foundations_of_the_empire" | "hedge_your_bets" | "balanced_workforce" | "a_wolf_among_the_sheep" | "divide_and_conquer" | "become_a_beloved_pacifist" | "shore_up_the_shore" | "create_a_permanent_foothold" | "monopolize_the_market" | "technological_breakthrough" | "achieve_tactical_mastery";

export type Encounter = "harvest_fair" | "woodcutters_camp" | "machine_in_the_barn" | "the_old_smithy" | "broken_harvester" | "roadside_inn" | "the_tinkerer" | "lamp_oil_seller" | "the_derrick" | "wreck_in_the_snow" | "village_kitchen" | "carpenters_yard" | "parade_day" | "miners_lunch" | "stranded_caravan" | "fishing_party" | "deserters" | "forest_picnic" | "border_post" | "broken_bridge" | "old_comrades" | "scrap_market" | "village_wedding" | "silent_machine" | "training_ground" | "night_watch" | "rail_yard" | "travellers_at_dusk";

export type Offer = "harvest_fair_1" | "harvest_fair_2" | "harvest_fair_3" | "woodcutters_camp_1" | "woodcutters_camp_2" | "woodcutters_camp_3" | "machine_in_the_barn_1" | "machine_in_the_barn_2" | "machine_in_the_barn_3" | "the_old_smithy_1" | "the_old_smithy_2" | "the_old_smithy_3" | "broken_harvester_1" | "broken_harvester_2" | "broken_harvester_3" | "roadside_inn_1" | "roadside_inn_2" | "roadside_inn_3" | "the_tinkerer_1" | "the_tinkerer_2" | "the_tinkerer_3" | "lamp_oil_seller_1" | "lamp_oil_seller_2" | "lamp_oil_seller_3" | "the_derrick_1" | "the_derrick_2" | "the_derrick_3" | "wreck_in_the_snow_1" | "wreck_in_the_snow_2" | "wreck_in_the_snow_3" | "village_kitchen_1" | "village_kitchen_2" | "village_kitchen_3" | "carpenters_yard_1" | "carpenters_yard_2" | "carpenters_yard_3" | "parade_day_1" | "parade_day_2" | "parade_day_3" | "miners_lunch_1" | "miners_lunch_2" | "miners_lunch_3" | "stranded_caravan_1" | "stranded_caravan_2" | "stranded_caravan_3" | "fishing_party_1" | "fishing_party_2" | "fishing_party_3" | "deserters_1" | "deserters_2" | "deserters_3" | "forest_picnic_1" | "forest_picnic_2" | "forest_picnic_3" | "border_post_1" | "border_post_2" | "border_post_3" | "broken_bridge_1" | "broken_bridge_2" | "broken_bridge_3" | "old_comrades_1" | "old_comrades_2" | "old_comrades_3" | "scrap_market_1" | "scrap_market_2" | "scrap_market_3" | "village_wedding_1" | "village_wedding_2" | "village_wedding_3" | "silent_machine_1" | "silent_machine_2" | "silent_machine_3" | "training_ground_1" | "training_ground_2" | "training_ground_3" | "night_watch_1" | "night_watch_2" | "night_watch_3" | "rail_yard_1" | "rail_yard_2" | "rail_yard_3" | "travellers_at_dusk_1" | "travellers_at_dusk_2" | "travellers_at_dusk_3";

export type FactoryCard = "number_1" | "number_2" | "number_3" | "number_4" | "number_5" | "number_6" | "number_7" | "number_8" | "number_9" | "number_10" | "number_11" | "number_12";

export type Goal = "upgrades" | "mechs" | "structures" | "recruits" | "workers_on_board" | "objective" | "combat_win" | "popularity" | "power";

export type Tile = "tunnels_adjacent" | "lakes_adjacent" | "encounters_adjacent" | "structures_on_tunnels" | "structures_in_a_row" | "structures_on_farm_or_tundra";

export type Action = { verb: "pick_faction"; faction: Faction } | { verb: "pick_mat"; mat: Mat } | { verb: "use_section"; section: Section } | { verb: "show_objective"; objective: Objective } | { verb: "give_coins"; to: Seat; coins: number } | { verb: "take_top"; choice: Choice } | { verb: "take_bottom"; with_coins: boolean } | { verb: "factory_move" } | { verb: "skip" } | { verb: "done" } | { verb: "end_turn" } | { verb: "lift"; unit: Unit; place: Place } | { verb: "go"; place: Place } | { verb: "load"; cargo: Cargo } | { verb: "load_all" } | { verb: "drop"; cargo: Cargo } | { verb: "drop_all" } | { verb: "stop" } | { verb: "produce_on"; place: Place } | { verb: "amount"; count: number } | { verb: "put_on"; place: Place } | { verb: "take_resource"; resource: Resource } | { verb: "take_worker" } | { verb: "pay_from"; place: Place } | { verb: "spend_card"; value: number } | { verb: "upgrade"; slot: Slot; bottom: Bottom } | { verb: "deploy"; ability: Ability; place: Place } | { verb: "build"; structure: Structure; place: Place } | { verb: "enlist"; bottom: Bottom; bonus: Bonus } | { verb: "fight_at"; place: Place } | { verb: "use_ability" } | { verb: "set_dial"; dial: number } | { verb: "no_cards" } | { verb: "play_cards"; cards: (number)[] } | { verb: "retreat_to"; place: Place } | { verb: "take_offer"; offer: Offer } | { verb: "take_factory_card"; factory_card: FactoryCard };

export type Event = { event: "undone"; seat: Seat } | { event: "rewound" } | { event: "rules_changed"; version: number } | { event: "got_faction"; seat: Seat; faction: Faction; power: number } | { event: "got_mat"; seat: Seat; mat: Mat; popularity: number; coins: number } | { event: "got_objectives"; seat: Seat; objectives: (Objective)[] } | { event: "laid_tile"; tile: Tile } | { event: "laid_factory_cards"; count: number } | { event: "started"; seat: Seat } | { event: "chose_section"; seat: Seat; section: Section } | { event: "gained"; seat: Seat; bonus: Bonus; amount: number; why: string } | { event: "paid"; seat: Seat; bonus: Bonus; amount: number } | { event: "lost"; seat: Seat; bonus: Bonus; amount: number; why: string } | { event: "drew"; seat: Seat; count: number; cards: (number)[]; why: string } | { event: "reshuffled"; count: number } | { event: "spent_card"; seat: Seat; value: number } | { event: "got_resources"; seat: Seat; resource: Resource; count: number; place: Place; why: string } | { event: "paid_resources"; seat: Seat; resource: Resource; count: number; place: Place } | { event: "got_workers"; seat: Seat; count: number; place: Place; why: string } | { event: "took_bottom"; seat: Seat; bottom: Bottom } | { event: "upgraded"; seat: Seat; slot: Slot; bottom: Bottom } | { event: "deployed"; seat: Seat; ability: Ability; place: Place } | { event: "built"; seat: Seat; structure: Structure; place: Place } | { event: "enlisted"; seat: Seat; bottom: Bottom; bonus: Bonus } | { event: "gave_coins"; seat: Seat; to: Seat; coins: number } | { event: "moved"; seat: Seat; unit: Unit; source: Place; place: Place; workers: number; goods: number } | { event: "drove_out"; seat: Seat; other: Seat; workers: number; place: Place } | { event: "combat_began"; seat: Seat; other: Seat; place: Place } | { event: "used_ability"; seat: Seat; ability: Ability } | { event: "stole"; seat: Seat; other: Seat; cards: (number)[] } | { event: "revealed"; seat: Seat; other: Seat; place: Place; dial: number; cards: (number)[]; worth: number; total: number; other_dial: number; other_cards: (number)[]; other_worth: number; other_total: number } | { event: "won_combat"; seat: Seat; other: Seat; place: Place } | { event: "retreated"; seat: Seat; source: Place; place: Place } | { event: "workers_went_home"; seat: Seat; workers: number; source: Place; place: Place } | { event: "turned_back"; seat: Seat; source: Place; place: Place } | { event: "met_encounter"; seat: Seat; encounter: Encounter; place: Place } | { event: "took_offer"; seat: Seat; offer: Offer } | { event: "saw_factory_cards"; seat: Seat; count: number; offered: (FactoryCard)[] } | { event: "took_factory_card"; seat: Seat; factory_card: FactoryCard } | { event: "showed_objective"; seat: Seat; objective: Objective } | { event: "placed_star"; seat: Seat; goal: Goal; count: number } | { event: "scored"; seat: Seat; coins: number; stars: number; territories: number; pairs: number; structures: number; total: number } | { event: "won"; seats: (Seat)[] };

export type Prompt = { step: "lay_factory_cards" | "draw_tile" | "get_faction" | "deal_mats" | "get_mat" | "get_objectives" | "choose_section" | "top_row" | "bottom_row" | "end_of_turn" | "move_units" | "moving" | "combats" | "before_combat" | "steal" | "choose_dials" | "add_cards" | "retreat" | "draw_cards" | "discard_card" | "pay_resources" | "choose_place" | "choose_resources" | "producing" | "new_workers" | "gain_worker" | "benefit" | "meet_people" | "choose_offer" | "choose_factory_card"; seat: Seat | null; asked: (Seat)[]; rules: (string)[]; sealed: boolean; answer: Action | null; about: About };

export type View = { turn: Seat; order: (Seat)[]; tile: Tile | null; board: ({ place: Place; owner: Seat | null; controller: Seat | null; characters: number; mechs: number; workers: number; raiders: number; raid_workers: number; raid_food: number; raid_metal: number; raid_oil: number; raid_wood: number; food: number; metal: number; oil: number; wood: number; structure: Structure | null; builder: Seat | null; token: boolean })[]; players: ({ seat: Seat; faction: Faction | null; mat: Mat | null; place: Place | null; section: Section | null; coins: number; power: number; popularity: number; hand_size: number; objective_count: number; workers_left: number; abilities: (Ability)[]; upgraded: (Slot)[]; costs: (number)[]; recruited: (Bottom)[]; bonuses: (Bonus)[]; factory_card: FactoryCard | null; shown: (Objective)[]; goals: (Goal)[]; progress: (number)[]; limits: (number)[]; score: number })[]; scores: ({ seat: Seat; tier: number; coins: number; stars: number; territories: number; pairs: number; structures: number; total: number })[]; deck: number; discards: (number)[]; encounters_left: number; factory_left: number; factory_seen: (FactoryCard)[]; hand: (number)[]; objectives: (Objective)[]; tasks: ({ objective: Objective; measure: string; have: number; least: number; most: number | null; missing: (Resource)[] })[]; dial: number | null };

export type Options = { factions?: "random" | "chosen"; mats?: "random" | "chosen"; pairs?: "any" | "banned"; pacts?: false | true; camaraderie?: "combat" | "always"; relentless_factory?: true | false };

export type About = { ability?: Ability; amount?: number; begun?: boolean; bonus?: Bonus; bottom?: Bottom; bottoms?: (Bottom)[]; count?: number | boolean | string; encounter?: Encounter; fifth?: number | boolean | string; food?: number | boolean | string; goods?: number | boolean | string; left?: number | boolean | string; loading?: boolean; me?: Seat; metal?: number | boolean | string; mill?: Place | null; most?: number; oil?: number | boolean | string; origin?: Place; other?: Seat; place?: Place | Place | null; resource?: Resource; second?: number | boolean | string; section?: Section; spent?: boolean; steps?: number | boolean | string; taken?: Offer | null; tired_worker?: number | boolean | string; unit?: Unit; units?: number; used?: (Place)[]; why?: string; wood?: number | boolean | string; worker?: number | boolean | string; workers?: number | boolean | string };

export type Shapes = { view: View; prompt: Prompt; action: Action; event: Event; options: Options };
