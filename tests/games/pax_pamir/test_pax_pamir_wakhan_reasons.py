"""What Wakhan tells of herself, held against what she could see and what she did: over two hundred games."""

from collections import Counter
from collections.abc import Iterator

import pytest
from marks import rule
from pax_pamir_script import wakhan
from pax_pamir_wakhan import MARKET, act, bought

from meydan.core import play
from meydan.core.chance import Seeded
from meydan.core.contract import CHANCE, Event, Fell
from meydan.core.text import sentence
from meydan.games.pax_pamir import GAME
from meydan.games.pax_pamir import events as ev
from meydan.games.pax_pamir.facts import (
    AI_REGIONS,
    ARMY,
    BACK_BLACK,
    BACK_RED,
    BOX_IDS,
    CARD_ACTION_IDS,
    COURT_CARDS,
    DEEDS,
    FRONT_BLACK,
    FRONT_RED,
    ICONS,
    LEVERAGED,
    MILITARY,
    MOVE,
    PATRIOT,
    POLITICAL,
    PRIZE,
    PUBLIC_WITHDRAWAL,
    RANK,
    ROAD,
    SLOTS,
    SPY,
    SUIT,
    SUIT_IDS,
    TRIBE,
    is_check,
)
from meydan.games.pax_pamir.rules.battle import units_in
from meydan.games.pax_pamir.rules.betray import betrayable
from meydan.games.pax_pamir.rules.card_actions import least_cost
from meydan.games.pax_pamir.rules.market import full_price, is_free
from meydan.games.pax_pamir.rules.moving import own_spies
from meydan.games.pax_pamir.rules.tax import can_tax_player
from meydan.games.pax_pamir.rules.wakhan import Radicalize, WakhanActs
from meydan.games.pax_pamir.rules.wakhan_actions import (
    WakhanArmy,
    WakhanDeed,
    WakhanSpyBattle,
    bribe_for,
    can_act_with,
    finds_something,
)
from meydan.games.pax_pamir.rules.wakhan_fights import (
    WakhanMove,
    fallible_rivals,
    rival_can_fall,
    spies_at_stake,
)
from meydan.games.pax_pamir.table import PaxState

GAMES = 220
MERITS = ("opponent", "favoured", "dominant_patriot", "dominant_prize", "patriot", "leveraged", "rank", "number")


def played(seed: int, second: bool) -> Iterator[tuple[PaxState, object, list[Event], PaxState]]:
    """A game alone with her: the table before each of her steps, the step, what it told, and the table after."""
    options = {"wakhan": True, "printing": "second" if second else "first", "discards": "closed"}
    s = GAME.setup(1, GAME.choose_options(1, options))
    assert isinstance(s, PaxState)
    source = Seeded(seed)
    for _ in range(20_000):
        if not s.agenda:
            return
        step = s.agenda[-1]
        ask = step.ask(s)
        s.events = []
        if ask is None:
            before = play.copy(s)
            s.agenda.pop()
            step.run(s)
            assert isinstance(before, PaxState) and isinstance(s, PaxState)
            yield before, step, s.events, s
            continue
        seat = ask.seats[0]
        chosen = Fell(ask.chance.sample(source)) if ask.chance else ask.options[source.below(len(ask.options))]
        s.agenda.pop()
        step.answer(s, CHANCE if ask.chance else seat, chosen)


def merits(s: PaxState, me: int, card: int) -> tuple[int, ...]:
    """PP-183, step by step."""
    top = s.dominant()
    of_top = [top >= 0 and PATRIOT[card] == top, top >= 0 and PRIZE[card] == top]
    first = [card not in s.courts[me], SUIT[card] == s.favoured, *of_top, PATRIOT[card] >= 0, LEVERAGED[card]]
    return (*[int(bool(has)) for has in first], RANK[card], card)


def set_above(s: PaxState, me: int, cards: list[int]) -> tuple[int, str]:
    """The best card, and the first step of the list that parts it from the second best."""
    order = sorted(cards, key=lambda card: merits(s, me, card), reverse=True)
    if len(order) == 1:
        return order[0], "only"
    pairs = zip(MERITS, merits(s, me, order[0]), merits(s, me, order[1]), strict=True)
    return order[0], next(name for name, mine, other in pairs if mine != other)


def affordable(s: PaxState, me: int) -> list[int]:
    """Court cards of the market she can buy."""
    slots = [k for k in range(SLOTS) if 0 <= s.market[k] < COURT_CARDS and not s.is_barred(k)]
    return [k for k in slots if is_free(s, me, s.market[k]) or full_price(s, k) <= s.rupees[me]]


def icons(card: int, *kinds: int) -> int:
    return sum(ICONS[card].count(kind) for kind in kinds)


def holds(s: PaxState, me: int, box: str) -> bool:
    spies = [sum(s.spy(card, seat) for court in s.courts for card in court) for seat in range(s.seats)]
    return {
        "radicalize_top_military_if_military_favored": s.favoured == MILITARY,
        "radicalize_top_economic_if_political_favored": s.favoured == POLITICAL,
        "radicalize_most_net_rupees_if_poor": s.rupees[me] < 2,
        "radicalize_most_cylinders_if_no_dominance": s.dominant() < 0,
        "radicalize_patriot_if_dominance": s.dominant() >= 0,
        "radicalize_move_card_if_none": not any(MOVE in DEEDS[card] for card in s.courts[me]),
        "radicalize_top_political_if_court_full": len(s.courts[me]) >= s.court_limit(me),
        "radicalize_top_intelligence_if_behind_in_spies": max(spies[: s.people]) > spies[me],
    }.get(box, True)


def fits(s: PaxState, me: int, box: str, slot: int) -> bool:
    """Whether the box could mean this card, as far as its own words go."""
    card = s.market[slot]
    for suit in range(4):
        if box.startswith(f"radicalize_top_{SUIT_IDS[suit]}") or box == f"radicalize_{SUIT_IDS[suit]}":
            return SUIT[card] == suit
    gain = s.coins[slot] + (2 if LEVERAGED[card] else 0) - (0 if is_free(s, me, card) else full_price(s, slot))
    return {
        "radicalize_most_net_rupees_if_poor": gain > 0,
        "radicalize_most_blocks": icons(card, ARMY, ROAD) > 0,
        "radicalize_most_cylinders_if_no_dominance": icons(card, SPY, TRIBE) > 0,
        "radicalize_move_card_if_none": MOVE in DEEDS[card],
        "radicalize_patriot_if_dominance": PATRIOT[card] == s.dominant(),
    }.get(box, True)


def check_lies_there(s: PaxState) -> bool:
    return any(is_check(card) for card in s.market)


def check_skip(s: PaxState, me: int, box: str, why: str) -> None:
    if box.startswith("radicalize"):
        assert (why == "condition") == (not holds(s, me, box)), (box, why)
        if why == "no_card" and box not in ("radicalize", "radicalize_to_gain_rule"):
            assert not [slot for slot in affordable(s, me) if fits(s, me, box, slot)], box
        assert why in ("condition", "no_card")
        return
    deed = CARD_ACTION_IDS.index(box.split("_")[0])
    cards = [card for card in s.courts[me] if deed in DEEDS[card]]
    unused = [card for card in cards if card not in s.used]
    paid = [card for card in unused if s.rupees[me] >= bribe_for(s, me, card) + least_cost(s, me, deed)]
    if why == "no_action":
        assert not cards
    elif why == "used":
        assert cards and not unused
    elif why == "no_money":
        assert unused and not paid
    else:
        assert why == "no_object" and paid
        assert not finds_something(s, me, deed) or box == "battle_on_most_spied_card"


def check_purchase(s: PaxState, me: int, box: str, by: str, card: int) -> None:
    slot = s.market.index(card)
    if by in ("patriot", "cylinders", "blocks"):
        assert check_lies_there(s) and (box == "radicalize" or not s.house.second_printing)
        if by == "patriot":
            assert s.dominant() >= 0 and PATRIOT[card] == s.dominant()
            rivals = [k for k in affordable(s, me) if PATRIOT[s.market[k]] == s.dominant()]
            assert not [k for k in rivals if full_price(s, k) < full_price(s, slot) and not is_free(s, me, card)]
        else:
            kinds = (SPY, TRIBE) if by == "cylinders" else (ARMY, ROAD)
            assert (s.dominant() < 0) == (by == "cylinders")
            assert icons(card, *kinds) == max(icons(s.market[k], *kinds) for k in affordable(s, me))
        return
    if check_lies_there(s) and (box == "radicalize" or not s.house.second_printing):
        patriots = [k for k in affordable(s, me) if PATRIOT[s.market[k]] == s.dominant()]
        assert not affordable(s, me) or (s.dominant() >= 0 and not patriots), "the check decides, and is told as such"
    if by == "box":
        assert box != "radicalize" and holds(s, me, box) and fits(s, me, box, slot), box
    else:
        assert (by, box) == ("arrows", "radicalize")


def check_passed_over(s: PaxState, me: int, event: ev.WakhanPassedOver, arrows: tuple[int, int]) -> None:
    row, column = arrows
    (slot,) = [k for k in range(SLOTS) if (k // (SLOTS // 2), k % (SLOTS // 2)) == (row, column)]
    card = s.market[slot]
    assert event.cards == ((card,) if card >= 0 else ())
    dear = card >= 0 and not is_free(s, me, card) and full_price(s, slot) > s.rupees[me]
    assert {
        "empty": card < 0,
        "check": is_check(card),
        "withdrawal": card == PUBLIC_WITHDRAWAL,
        "paid_onto": s.is_barred(slot),
        "dear": dear,
    }[event.why]


def check_acted(s: PaxState, me: int, event: ev.Acted, after: PaxState) -> None:
    assert event.bonus == (after.actions_left == s.actions_left), "a bonus action takes none of her two"
    if event.why == "leftmost":
        early = s.courts[me][: s.courts[me].index(event.card)]
        for card in early:
            assert not (s.is_bonus(me, card) and any(can_act_with(s, me, card, deed) for deed in DEEDS[card]))
    else:
        cards = [c for c in s.courts[me] if event.deed in DEEDS[c] and can_act_with(s, me, c, event.deed)]
        assert (event.card, event.why) == set_above(s, me, cards)


def check_region(s: PaxState, me: int, event: ev.WakhanChoseRegion) -> None:
    order = AI_REGIONS[s.ai_card]
    earlier = order[: order.index(event.region)]
    if event.why == "ruled":
        assert s.ruler[event.region] == me and not [r for r in earlier if s.ruler[r] == me]
    elif event.why == "battle":
        assert units_in(s, me, event.region) and rival_can_fall(s, me, event.region)
        assert not [r for r in earlier if units_in(s, me, r) and rival_can_fall(s, me, r)]
    else:
        assert event.why == "tribes" and [seat for seat in range(s.people) if s.tribe(event.region, seat)]


def check_aim(s: PaxState, event: ev.WakhanChoseCard, step: WakhanDeed | WakhanSpyBattle) -> None:
    me = event.seat
    if isinstance(step, WakhanDeed) and CARD_ACTION_IDS[step.deed] == "betray":
        cards = [card for card in betrayable(s, me) if PRIZE[card] >= 0]
    else:
        cards = [card for card in own_spies(s, me) if fallible_rivals(s, me, card)]
    if isinstance(step, WakhanSpyBattle):
        most = max(spies_at_stake(s, me, card) for card in cards)
        cards = [card for card in cards if spies_at_stake(s, me, card) == most]
    best, why = set_above(s, me, cards)
    assert (event.card, event.why) == (best, "spies" if why == "only" else why)


@rule("PP-183", "PP-188", "PP-196", "PP-197", "PP-198", "PP-199", "PP-208", "PP-209", "PP-211", "PP-213", "PP-217")
def test_over_two_hundred_games_nothing_she_tells_contradicts_what_she_did() -> None:
    told: Counter[str] = Counter()
    for seed in range(GAMES):
        followed: tuple[PaxState, ev.WakhanFollowed] | None = None
        arrows = (0, 0)
        events: list[Event]
        for before, step, events, after in played(seed, second=seed % 2 == 1):
            for event in events:
                if isinstance(event, ev.WakhanSkipped):
                    check_skip(before, event.seat, BOX_IDS[event.box], event.why)
                    told[f"skipped {event.why}"] += 1
                elif isinstance(event, ev.WakhanFollowed):
                    followed = before, event
                    told[f"followed {event.by}"] += 1
                elif isinstance(event, ev.WakhanPassedOver):
                    arrows = arrows_of(before)
                    check_passed_over(before, event.seat, event, arrows)
                    told[f"passed over {event.why}"] += 1
                elif isinstance(event, ev.Bought) and isinstance(step, Radicalize) and followed:
                    at, why = followed
                    check_purchase(at, why.seat, BOX_IDS[why.box], why.by, event.card)
                elif isinstance(event, ev.Acted) and isinstance(step, (WakhanDeed, WakhanSpyBattle)):
                    check_acted(before, event.seat, event, after)
                    told[f"acted {event.why}{' bonus' if event.bonus else ''}"] += 1
                elif isinstance(event, ev.WakhanChoseRegion):
                    assert isinstance(step, (WakhanDeed, WakhanArmy, WakhanMove))
                    check_region(before, event.seat, event)
                    told[f"region {event.why}"] += 1
                elif isinstance(event, ev.WakhanChoseCard):
                    assert isinstance(step, (WakhanDeed, WakhanSpyBattle))
                    check_aim(before, event, step)
                    told[f"card {event.why}"] += 1
                elif isinstance(event, ev.WakhanChosePlayer):
                    assert can_tax_player(before, event.seat, event.target) or event.why == "arrow"
            assert not [e for e in events if isinstance(e, ev.WakhanFollowed)] or isinstance(step, WakhanActs)
    for kind in ("followed patriot", "followed cylinders", "followed arrows", "followed box", "followed deed"):
        assert told[kind] > 5, told
    for kind in ("skipped condition", "skipped no_card", "skipped no_action", "passed over dear", "region tribes"):
        assert told[kind] > 5, told


def arrows_of(s: PaxState) -> tuple[int, int]:
    """Where the arrows point, from the printed labels of the back and the slots of the front."""
    return BACK_RED[s.ai_back][FRONT_RED[s.ai_card]], BACK_BLACK[s.ai_back][FRONT_BLACK[s.ai_card]]


@rule("PP-197")
def test_a_check_in_the_market_is_told_as_what_decides_and_not_the_box() -> None:
    g = act(ai=9, market="96 99 39 88 13 14 93 56 101 49 6 32", rupees="4 9", checks=3)
    (event,) = g.happened(ev.WakhanFollowed)
    assert event.by == "cylinders" and bought(g)
    said = sentence(GAME, event, "en", 0, None)
    assert "Dominance Check lies in the market" in said and "follows" not in said


@rule("PP-199")
@pytest.mark.parametrize(
    ("market", "rupees", "why"),
    [
        (MARKET.replace("13", "0"), "4 9", "empty"),
        (MARKET, "4 2", "dear"),
        (MARKET.replace("13", "111"), "4 9", "withdrawal"),
    ],
)
def test_why_the_card_of_the_arrows_is_passed_over_is_told(market: str, rupees: str, why: str) -> None:
    g = act(ai=1, red=0, black=4, market=market, rupees=rupees)
    assert [event.why for event in g.happened(ev.WakhanPassedOver)] == [why]


@rule("PP-226")
def test_her_influence_is_shown_as_it_would_score() -> None:
    g = wakhan(ai=1, armies="kabul british 5", courts="| 51", market=MARKET, left=0)
    mine = g.view(0)["players"][1]
    assert g.view(0)["forecast"]["scores"][1]["worth"] == mine["influence"]
