# interpreted
"""Reading the data files, checked by themselves and against each other: a broken one is refused by a sentence."""

from pathlib import Path
from typing import Any

from meydan.core.box import Box

FOLDER = Path(__file__).parent
CARD_ACTIONS = ("tax", "gift", "build", "move", "betray", "battle")
PIECE_ICONS = ("spy", "army", "tribe", "road", "leverage")
HALVES = ("if_discarded", "if_purchased")
PILES = 6
CHECKS = 4
MOST_PLAYERS = 5
COLUMNS = 6
LABELS = ("top_left", "bottom_right")
"""What the red arrow of a Wakhan card points at."""


def read_box(folder: Path = FOLDER) -> dict[str, Any]:
    """All five files, checked one against the other."""
    files = {name: Box(folder, f"{name}.json") for name in ("map", "court", "abilities", "events", "wakhan")}
    for box in files.values():
        box.insist(isinstance(box.data, dict), "it does not hold an object")
    board, court, abilities, events, wakhan = files.values()
    with board.checking():
        check_words(board)
        check_borders(board)
        check_figures(board)
        check_costs(board)
    with court.checking():
        check_cards(court, board.data)
    with abilities.checking():
        check_abilities(abilities, court.data["cards"])
    with events.checking():
        check_events(events)
    with board.checking():
        check_piles(board, len(court.data["cards"]), len(events.data["events"]))
    with wakhan.checking():
        check_boxes(wakhan)
        check_wakhan_cards(wakhan, board.data)
    return {name: box.data for name, box in files.items()}


def distinct(items: list[Any]) -> bool:
    return len(set(items)) == len(items)


def is_figure(value: Any, least: int) -> bool:
    return type(value) is int and value >= least


# The map


def check_words(box: Box) -> None:
    """PP-001 Six regions, PP-037 three coalitions, PP-024 four suits."""
    for kind, count in (("regions", 6), ("coalitions", 3), ("suits", 4)):
        names = box.data[kind]
        box.insist(distinct(names), f"one of the {kind} stands there twice")
        box.insist(len(names) == count, f"it has {len(names)} {kind}, not {count}")


def check_borders(box: Box) -> None:
    """PP-001 Nine borders, each between two regions and named after them."""
    borders = box.data["borders"]
    box.insist(len(borders) == 9, f"it has {len(borders)} borders, not 9")
    box.insist(distinct([border["id"] for border in borders]), "a border stands there twice")
    for border in borders:
        name, ends = border["id"], border["regions"]
        box.insist(len(ends) == 2 and distinct(ends), f"{name} does not lie between two regions")
        box.insist(set(ends) <= set(box.data["regions"]), f"{name} lies at a region that there is not")
        box.insist(name == "_".join(sorted(ends)), f"{name} is not named after {' and '.join(sorted(ends))}")
    touched = {end for border in borders for end in border["regions"]}
    box.insist(touched == set(box.data["regions"]), "a region has no border")


COUNTED = (
    "blocks_per_coalition",
    "cylinders",
    "starting_rupees",
    "court_limit",
    "hand_limit",
    "actions",
    "court_cards_per_pile",
    "build_cost",
    "build_blocks",
    "betray_cost",
    "leverage",
    "dominance_lead",
    "fatigued_lead",
    "final_multiplier",
    "early_lead",
    "persian_aristocracy",
)


def check_figures(box: Box) -> None:
    """PP-013 The first favoured suit is one; PP-159, PP-163 points fall from place to place."""
    figures = box.data["figures"]
    for name in COUNTED:
        box.insist(is_figure(figures[name], 1), f"{name} is {figures[name]!r}, not a number from 1")
    box.insist(figures["starting_suit"] in box.data["suits"], f"{figures['starting_suit']!r} is no suit to start with")
    box.insist(figures["fatigued_lead"] < figures["dominance_lead"], "Conflict Fatigue does not lower the lead")
    for name in ("success_points", "failure_points"):
        points = figures[name]
        falling = points == sorted(points, reverse=True) and distinct(points)
        box.insist(len(points) > 0 and falling and points[-1] > 0, f"{name} do not fall from place to place")


def check_piles(box: Box, cards: int, events: int) -> None:
    """PP-014 Six piles that the court cards suffice for; PP-015, PP-016 where checks and events are shuffled in."""
    figures = box.data["figures"]
    piles = figures["checks_in_piles"]
    box.insist(distinct(piles) and set(piles) <= set(range(1, PILES + 1)), "checks_in_piles are not piles of the six")
    box.insist(len(piles) == CHECKS, f"there are {CHECKS} checks, and piles for {len(piles)}")
    given = figures["events_in_piles"]
    numbers = [str(pile) for pile in range(1, PILES + 1)]
    box.insist(set(given) <= set(numbers), "events_in_piles names a pile that is not one of the six")
    box.insist(all(is_figure(count, 1) for count in given.values()), "events_in_piles gives a pile no event")
    box.insist(sum(given.values()) <= events - CHECKS, "events_in_piles asks for more events than there are")
    wanted = PILES * (figures["court_cards_per_pile"] + MOST_PLAYERS)
    box.insist(wanted <= cards, f"five players need {wanted} court cards, and there are {cards}")


def check_costs(box: Box) -> None:
    """PP-114 Half of an action's cost is laid in each row; PP-128 gifts cost more and more."""
    figures = box.data["figures"]
    gifts = figures["gift_costs"]
    box.insist(len(gifts) > 0 and gifts == sorted(gifts) and distinct(gifts), "gift_costs do not rise")
    for cost in (*gifts, figures["build_cost"], figures["betray_cost"]):
        box.insist(is_figure(cost, 2) and cost % 2 == 0, f"a cost of {cost!r} cannot be laid half in each row")


# Court cards and abilities


def check_cards(box: Box, board: dict[str, Any]) -> None:
    """PP-009 A hundred court cards: PP-024 suit, PP-032 rank, region, loyalties, icons and PP-059 actions."""
    cards = box.data["cards"]
    box.insist([card["number"] for card in cards] == list(range(1, 101)), "the cards are not numbered 1 to 100")
    icons = (*PIECE_ICONS, *[f"{suit}_suit" for suit in board["suits"]])
    for card in cards:
        told = f"card {card['number']}"
        box.insist(isinstance(card["name"], str) and card["name"] != "", f"{told} has no name")
        box.insist(card["suit"] in board["suits"], f"{told} is of the suit {card['suit']!r}, which there is not")
        box.insist(
            is_figure(card["rank"], 1) and card["rank"] <= 3, f"{told} has the rank {card['rank']!r}, not 1 to 3"
        )
        box.insist(card["region"] in board["regions"], f"{told} lies in {card['region']!r}, which is no region")
        for kind in ("patriot", "prize"):
            known = card[kind] is None or card[kind] in board["coalitions"]
            box.insist(known, f"{told} is a {kind} of {card[kind]!r}, which is no coalition")
        strange = [icon for icon in card["impact_icons"] if icon not in icons]
        box.insist(not strange, f"{told} has the unknown icon {strange[:1]}")
        strange = [action for action in card["actions"] if action not in CARD_ACTIONS]
        box.insist(not strange, f"{told} has the unknown action {strange[:1]}")
        box.insist(distinct(card["actions"]), f"{told} has an action twice")


def check_abilities(box: Box, cards: list[dict[str, Any]]) -> None:
    """PP-238 Twenty abilities; each card that has one says so, and nothing else does."""
    abilities = box.data["abilities"]
    box.insist(len(abilities) == 20, f"it has {len(abilities)} abilities, not 20")
    box.insist(distinct([ability["id"] for ability in abilities]), "an ability stands there twice")
    given = {number: ability["id"] for ability in abilities for number in ability["cards"]}
    for ability in abilities:
        box.insist(len(ability["cards"]) > 0, f"no card has the ability {ability['id']}")
        box.insist(ability["name"] != "", f"the ability {ability['id']} has no name")
    box.insist(
        len(given) == sum(len(ability["cards"]) for ability in abilities), "a card stands there with two abilities"
    )
    for card in cards:
        number, said = card["number"], card["special_ability"]
        listed = given.pop(number, None)
        box.insist(said == listed, f"card {number} says its ability is {said!r}, and the list says {listed!r}")
    box.insist(not given, f"an ability is on card {list(given)[:1]}, which there is not")


# Events


def check_events(box: Box) -> None:
    """PP-009 Sixteen events, PP-010 each with two halves; PP-011 the first four are Dominance Checks."""
    events = box.data["events"]
    box.insist([event["number"] for event in events] == list(range(101, 117)), "the events are not numbered 101 to 116")
    kinds = ["dominance_check"] * CHECKS + ["event"] * 12
    box.insist(
        [event["kind"] for event in events] == kinds, "it does not hold four checks and then twelve other events"
    )
    for event in events:
        for half in HALVES:
            box.insist(isinstance(event[half], str), f"event {event['number']} has no words for {half}")
        box.insist(set(event["lasting"]) <= set(HALVES), f"event {event['number']} lasts in a half that there is not")
    names = [event["if_purchased"] for event in events if event["kind"] == "event"]
    box.insist(distinct(names), "two events have one name")


# Wakhan


def check_boxes(box: Box) -> None:
    """PP-188 What the boxes of her cards ask for: an action of a court card, or PP-195 to radicalize."""
    boxes = box.data["boxes"]
    box.insist(distinct([one["id"] for one in boxes]), "a box stands there twice")
    for one in boxes:
        known = one["type"] in (*CARD_ACTIONS, "radicalize")
        box.insist(known, f"the box {one['id']} is of the type {one['type']!r}, which there is not")
        plain = one["condition"] is None and one["select"] is None
        box.insist(plain == (one["id"] == one["type"]), f"the box {one['id']} and its type do not fit each other")


def check_wakhan_cards(box: Box, board: dict[str, Any]) -> None:
    """PP-009 Her 24 cards: PP-179 all coalitions and regions in an order, three boxes, PP-186 arrows and a back."""
    boxes = [one["id"] for one in box.data["boxes"]]
    cards = box.data["cards"]
    box.insist([card["number"] for card in cards] == list(range(1, 25)), "her cards are not numbered 1 to 24")
    for card in cards:
        told = f"card {card['number']}"
        for order, names in (("pragmatic_loyalty_order", "coalitions"), ("region_order", "regions")):
            box.insist(sorted(card[order]) == sorted(board[names]), f"{told} does not put all {names} in an order")
        known = len(card["actions"]) == 3 and set(card["actions"]) <= set(boxes)
        box.insist(known, f"{told} does not show three boxes of the list")
        box.insist(sorted(card["back_red_labels"]) == sorted(LABELS), f"the back of {told} lacks a red label")
        numbers = card["back_black_numbers"]
        in_market = len(numbers) == COLUMNS and set(numbers) <= set(range(COLUMNS))
        box.insist(in_market, f"the back of {told} does not number six columns")
        box.insist(card["front_red_arrow_slot"] in range(2), f"the red arrow of {told} points nowhere")
        box.insist(card["front_black_arrow_slot"] in range(COLUMNS), f"the black arrow of {told} points nowhere")
