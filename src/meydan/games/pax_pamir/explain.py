# interpreted
"""What is said about the things of a Pax Pamir table: figures of the moment, and the rules behind them."""

from collections.abc import Callable

from meydan.core.contract import Seat
from meydan.core.game import Explained
from meydan.games.pax_pamir.actions import Border, Card, CardAction, Coalition, Region, Suit
from meydan.games.pax_pamir.facts import (
    ABILITIES,
    AI_BOXES,
    AI_IDS,
    AI_LOYALTY,
    AI_REGIONS,
    BLOCKS,
    BORDER_IDS,
    BOX_IDS,
    BOXES,
    CARD_ACTION_IDS,
    CARD_IDS,
    COALITION_IDS,
    COALITIONS,
    COLUMN_IDS,
    COURT_CARDS,
    DEEDS,
    GIFT_COSTS,
    LEVERAGE_RUPEES,
    LEVERAGED,
    PATRIOT,
    PRIZE,
    RANK,
    REGION,
    REGION_IDS,
    REGIONS,
    SPACE_IDS,
    SUIT,
    SUIT_IDS,
    YIELDS,
    is_check,
)
from meydan.games.pax_pamir.rules.acting import refuse_use
from meydan.games.pax_pamir.rules.bribes import hostage_bribe, play_bribe
from meydan.games.pax_pamir.rules.dominance import check_points
from meydan.games.pax_pamir.rules.influence import gift_worth, influence, patriot_influence
from meydan.games.pax_pamir.rules.market import full_price, price, slot_of
from meydan.games.pax_pamir.rules.pieces import ruling_pieces
from meydan.games.pax_pamir.table import PaxState
from meydan.games.pax_pamir.views import forecast_view

Facts = list[tuple[str, int | str]]

KIND_RULES: dict[str, tuple[str, ...]] = {
    "coalition": ("PP-002", "PP-004", "PP-155"),
    "region": ("PP-044", "PP-046", "PP-050"),
    "border": ("PP-003", "PP-137"),
    "space": ("PP-001", "PP-003"),
    "side": ("PP-099", "PP-027"),
    "gift_space": ("PP-127", "PP-128", "PP-129"),
    "effect": ("PP-090", "PP-239"),
    "happening": ("PP-010", "PP-239"),
    "ai_card": ("PP-185", "PP-188"),
    "market_row": ("PP-018", "PP-086"),
    "market_column": ("PP-085", "PP-092"),
    "box": ("PP-188", "PP-209"),
    "ability": ("PP-227", "PP-238"),
    "yield": ("PP-101",),
    "seat": ("PP-005", "PP-037", "PP-039"),
}
RULES: dict[str, tuple[str, ...]] = {
    "suit-economic": ("PP-035", "PP-112"),
    "suit-military": ("PP-036", "PP-092", "PP-112"),
    "suit-political": ("PP-029", "PP-064", "PP-112"),
    "suit-intelligence": ("PP-031", "PP-112"),
    "icon-spy": ("PP-105",),
    "icon-army": ("PP-103",),
    "icon-tribe": ("PP-104",),
    "icon-road": ("PP-102",),
    "icon-leverage": ("PP-106", "PP-062"),
    "icon-economic_suit": ("PP-107", "PP-035"),
    "icon-military_suit": ("PP-107", "PP-036", "PP-092"),
    "icon-political_suit": ("PP-107", "PP-029"),
    "icon-intelligence_suit": ("PP-107", "PP-031"),
    "card_action-tax": ("PP-122", "PP-123", "PP-125"),
    "card_action-gift": ("PP-127", "PP-128", "PP-129"),
    "card_action-build": ("PP-131", "PP-132", "PP-133"),
    "card_action-move": ("PP-135", "PP-137", "PP-138"),
    "card_action-betray": ("PP-140", "PP-142", "PP-143"),
    "card_action-battle": ("PP-146", "PP-147", "PP-148"),
    "check": ("PP-154", "PP-155", "PP-163", "PP-159"),
    "forecast": ("PP-155", "PP-162", "PP-158"),
    "points": ("PP-078", "PP-079"),
    "checks-left": ("PP-015", "PP-076", "PP-166"),
    "deck": ("PP-014", "PP-017"),
    "market": ("PP-018", "PP-085", "PP-088"),
    "favoured": ("PP-025", "PP-026", "PP-112"),
    "court": ("PP-027", "PP-029"),
    "hand": ("PP-030", "PP-031"),
    "loyalty": ("PP-037", "PP-040", "PP-041"),
    "influence": ("PP-039", "PP-162"),
    "shelter": ("PP-035", "PP-125"),
    "leverage": ("PP-062", "PP-063", "PP-106"),
    "cylinders": ("PP-005", "PP-006", "PP-158"),
    "blocks": ("PP-002", "PP-003", "PP-155"),
    "ruler": ("PP-046", "PP-047"),
    "bribe": ("PP-095", "PP-096", "PP-097"),
    "hostage": ("PP-117", "PP-118", "PP-120"),
    "overthrow": ("PP-064", "PP-065"),
    "bonus": ("PP-068", "PP-112", "PP-113"),
    "patriot": ("PP-039", "PP-100"),
    "prize": ("PP-039", "PP-143"),
    "rank": ("PP-032", "PP-033", "PP-034"),
    "arrows": ("PP-186", "PP-198"),
    "ambition": ("PP-192",),
    "priority": ("PP-182", "PP-183"),
    "option-wakhan": ("PP-170", "PP-172"),
    "option-printing": ("PP-181", "PP-192", "PP-196", "PP-197", "PP-234"),
    "option-discards": ("PP-243",),
}
TOPICS = tuple(id for id in RULES if not id.startswith(("suit-", "icon-", "card_action-", "option-")))


def explain(s: PaxState, seat: Seat | None, id: str) -> Explained:
    kind, _, word = id.partition("-")
    if id in TOPICS:
        return topic(s, seat, id)
    told = ABOUT[kind](s, seat, word) if kind in ABOUT else Explained()
    return Explained(told.figures, told.facts, told.rules or RULES.get(id) or KIND_RULES[kind])


# Places and pieces


def about_coalition(s: PaxState, seat: Seat | None, word: str) -> Explained:
    """PP-155 How far it is from dominance."""
    coalition: Coalition = COALITION_IDS.index(word)
    blocks = [s.blocks_in_play(one) for one in range(COALITIONS)]
    others = [blocks[one] for one in range(COALITIONS) if one != coalition]
    facts: Facts = [
        ("on-map", f"{blocks[coalition]} / {BLOCKS}"),
        ("lead", signed(blocks[coalition] - max(others))),
        ("loyal", s.loyalty.count(coalition)),
    ]
    dominant = s.dominant() == coalition
    return Explained({"coalition": coalition, "dominant": dominant, "need": s.lead_needed()}, tuple(facts))


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}"


def about_suit(s: PaxState, seat: Seat | None, word: str) -> Explained:
    """PP-034 The stars one has of it."""
    suit: Suit = SUIT_IDS.index(word)
    if seat is None:
        return Explained()
    cards = [card for card in s.courts[seat] if SUIT[card] == suit]
    return Explained(facts=(("my-stars", s.stars(seat, suit)), ("my-cards", len(cards))))


def about_region(s: PaxState, seat: Seat | None, word: str) -> Explained:
    """PP-045 Who counts what, and what one lacks to rule."""
    region: Region = REGION_IDS.index(word)
    ruler, most = s.ruler[region], s.most_armies(region)
    counts = [ruling_pieces(s, region, one, most) if s.tribe(region, one) else 0 for one in range(s.seats)]
    facts: Facts = [("tribes", sum([s.tribe(region, one) for one in range(s.seats)]))]
    facts += [(COALITION_IDS[one], s.army(region, one)) for one in range(COALITIONS)]
    if seat is not None:
        mine = ruling_pieces(s, region, seat, most)
        other = max([most, *[counts[one] for one in range(s.seats) if one != seat]])
        facts += [("my-pieces", mine), ("others-pieces", other)]
        if ruler != seat:
            facts.append(("to-rule", max(other + 1 - mine, 0 if s.tribe(region, seat) else 1)))
    figures: dict[str, object] = {"region": region, "ruled": ruler >= 0}
    return Explained(figures | ({"ruler": ruler} if ruler >= 0 else {}), tuple(facts))


def about_border(s: PaxState, seat: Seat | None, word: str) -> Explained:
    border: Border = BORDER_IDS.index(word)
    return Explained(facts=tuple([(COALITION_IDS[one], s.road(border, one)) for one in range(COALITIONS)]))


def about_space(s: PaxState, seat: Seat | None, word: str) -> Explained:
    space = SPACE_IDS.index(word)
    facts = tuple([(COALITION_IDS[one], s.block(space, one)) for one in range(COALITIONS)])
    return Explained({"land": word in REGION_IDS}, facts)


def about_gift_space(s: PaxState, seat: Seat | None, word: str) -> Explained:
    cost = GIFT_COSTS[[f"gift_{cost}" for cost in GIFT_COSTS].index(word)]
    worth = 1 if seat is None else gift_worth(s, seat)
    return Explained({"cost": cost, "worth": worth}, () if seat is None else (("gifts", s.gift_count(seat)),))


def about_market_column(s: PaxState, seat: Seat | None, word: str) -> Explained:
    return Explained({"cost": full_price(s, COLUMN_IDS.index(word))})


# Cards


def about_card(s: PaxState, seat: Seat | None, word: str) -> Explained:
    card: Card = CARD_IDS.index(word)
    if is_check(card):
        return about_check(s, seat, card)
    if card >= COURT_CARDS:
        return Explained({"kind": "event"}, market_facts(s, seat, card), ("PP-010", "PP-089", "PP-239"))
    figures: dict[str, object] = {
        "kind": "court",
        "suit": SUIT[card],
        "rank": RANK[card],
        "region": REGION[card],
        "yields": tuple(YIELDS[card]),
        "deeds": tuple(DEEDS[card]),
        "acts": len(DEEDS[card]) > 0,
        "loyal": PATRIOT[card] >= 0,
        "sought": PRIZE[card] >= 0,
    }
    if PATRIOT[card] >= 0:
        figures["patriot"] = PATRIOT[card]
    if PRIZE[card] >= 0:
        figures["prize"] = PRIZE[card]
    rules = ["PP-024", "PP-032", "PP-059", "PP-101"]
    if any([card in cards for cards in ABILITIES.values()]):
        rules.append("PP-238")
    return Explained(figures, (*market_facts(s, seat, card), *court_facts(s, seat, card)), tuple(rules))


def about_check(s: PaxState, seat: Seat | None, card: Card) -> Explained:
    """PP-155 What it would bring as things stand."""
    dominant = s.dominant()
    figures: dict[str, object] = {"kind": "check", "holds": dominant >= 0}
    if dominant >= 0:
        figures["coalition"] = dominant
    return Explained(figures, (*market_facts(s, seat, card), *score_facts(s, seat)), RULES["check"])


def market_facts(s: PaxState, seat: Seat | None, card: Card) -> tuple[tuple[str, int | str], ...]:
    """PP-084 What it costs, PP-083 what lies on it, and PP-096 what playing it would cost besides."""
    slot = slot_of(s, card)
    if slot < 0:
        return () if seat is None or card not in s.hands[seat] else (("bribe", play_bribe(s, seat, card)),)
    if seat is None:
        return (("price", full_price(s, slot)), ("on-it", s.coins[slot]))
    own = price(s, seat, slot)
    facts: Facts = [("price", own), ("on-it", s.coins[slot])]
    if own <= s.rupees[seat]:
        facts.append(("rupees-after", s.rupees[seat] - own + s.coins[slot]))
    if card < COURT_CARDS and s.loyalty[seat] >= 0:
        facts.append(("bribe", play_bribe(s, seat, card)))
    return tuple(facts)


def court_facts(s: PaxState, seat: Seat | None, card: Card) -> tuple[tuple[str, int | str], ...]:
    """What a court card is worth to its owner today, and PP-118 what using it would cost."""
    owner = s.owner_of(card)
    if owner < 0:
        return ()
    loyal = PATRIOT[card] >= 0 and PATRIOT[card] == s.side(owner) and patriot_influence(s, owner, PATRIOT[card]) > 0
    facts: Facts = [
        ("stars", RANK[card]),
        ("worth", 1 if loyal else 0),
        ("spies", sum([s.spy(card, one) for one in range(s.seats)])),
    ]
    if owner == seat:
        facts.append(("use-bribe", hostage_bribe(s, owner, card)))
    if LEVERAGED[card]:
        facts.append(("leverage", LEVERAGE_RUPEES))
    return tuple(facts)


def about_card_action(s: PaxState, seat: Seat | None, word: str) -> Explained:
    """PP-109 With how many cards one can do it now."""
    deed: CardAction = CARD_ACTION_IDS.index(word)
    if seat is None or s.turn != seat:
        return Explained()
    able = [card for card in s.courts[seat] if deed in DEEDS[card] and refuse_use(s, seat, card, deed) is None]
    return Explained(facts=(("can-use", len(able)), ("rupees", s.rupees[seat])))


# Wakhan


def about_ai_card(s: PaxState, seat: Seat | None, word: str) -> Explained:
    card = AI_IDS.index(word)
    orders = {"coalition": tuple(AI_LOYALTY[card]), "region": tuple(AI_REGIONS[card])}
    return Explained({"box": tuple(AI_BOXES[card])} | orders)


def about_box(s: PaxState, seat: Seat | None, word: str) -> Explained:
    return Explained({"type": BOXES[BOX_IDS[BOX_IDS.index(word)]]["type"]})


# Players


def about_seat(s: PaxState, seat: Seat | None, word: str) -> Explained:
    """PP-008 Money, cylinders and influence lie open."""
    one = min(int(word), s.seats - 1)
    side = s.side(one)
    figures: dict[str, object] = {"automa": s.is_wakhan(one), "chosen": side >= 0, "pragmatic": side >= 0}
    if side >= 0:
        figures["coalition"] = side
    owed = LEVERAGE_RUPEES * len([card for card in s.courts[one] if LEVERAGED[card]])
    return Explained(
        figures,
        (
            ("points", s.points[one]),
            ("influence", influence(s, one, side) if side >= 0 else 1),
            ("cylinders", s.in_play(one)),
            ("rupees", s.rupees[one]),
            ("shelter", s.shelter(one)),
            ("leverage", owed),
            ("court", f"{len(s.courts[one])} / {s.court_limit(one)}"),
            ("hand", f"{len(s.hands[one])} / {s.hand_limit(one)}"),
        ),
    )


ABOUT: dict[str, Callable[[PaxState, Seat | None, str], Explained]] = {
    "coalition": about_coalition,
    "suit": about_suit,
    "region": about_region,
    "border": about_border,
    "space": about_space,
    "gift_space": about_gift_space,
    "market_column": about_market_column,
    "card": about_card,
    "card_action": about_card_action,
    "ai_card": about_ai_card,
    "box": about_box,
    "seat": about_seat,
}


# Topics


def score_facts(s: PaxState, seat: Seat | None) -> tuple[tuple[str, int | str], ...]:
    points = check_points(s, s.checks_left <= 1)
    best: tuple[tuple[str, int | str], ...] = (("best-points", max(points)), ("checks", s.checks_left))
    return best if seat is None else (("my-points", points[seat]), *best)


def topic(s: PaxState, seat: Seat | None, id: str) -> Explained:
    figures: dict[str, object] = {}
    facts: Facts = []
    if id in ("check", "forecast"):
        ahead = forecast_view(s)
        figures = {"holds": ahead.coalition is not None, "need": ahead.need, "last": ahead.last, "ends": ahead.ends}
        if ahead.coalition is not None:
            figures["coalition"] = ahead.coalition
        facts += score_facts(s, seat)
    elif id in ("deck", "checks-left"):
        facts += [("deck", s.deck_size()), ("checks", s.checks_left)]
    elif id == "blocks":
        facts += [(COALITION_IDS[one], s.blocks_in_play(one)) for one in range(COALITIONS)]
    elif seat is not None and s.loyalty[seat] >= 0:
        facts += own_facts(s, seat).get(id, [])
    return Explained(figures, tuple(facts), RULES[id])


def own_facts(s: PaxState, seat: Seat) -> dict[str, Facts]:
    """By topic: what one has of it oneself."""
    held = [card for card in s.courts[seat] if s.hostage_taker(seat, card) >= 0]
    owed = LEVERAGE_RUPEES * len([card for card in s.courts[seat] if LEVERAGED[card]])
    return {
        "points": [("points", s.points[seat])],
        "court": [("court", f"{len(s.courts[seat])} / {s.court_limit(seat)}")],
        "hand": [("hand", f"{len(s.hands[seat])} / {s.hand_limit(seat)}")],
        "influence": [("influence", influence(s, seat, s.loyalty[seat]))],
        "shelter": [("shelter", s.shelter(seat)), ("rupees", s.rupees[seat])],
        "leverage": [("leverage", owed), ("rupees", s.rupees[seat])],
        "cylinders": [("cylinders", s.in_play(seat)), ("cylinders-left", s.cylinders[seat])],
        "ruler": [("regions-ruled", len([region for region in range(REGIONS) if s.ruler[region] == seat]))],
        "hostage": [("hostages", len(held))],
    }
