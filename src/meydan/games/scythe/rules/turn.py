"""The turn: a section, its top-row action, its bottom-row action, and passing on."""

from typing import ClassVar

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one, not_now
from meydan.games.scythe import events as ev
from meydan.games.scythe.actions import (
    END_TURN,
    FACTORY_MOVE,
    GIFTS,
    MOST_COINS,
    SHOWINGS,
    SKIP,
    TAKE_BOTTOM,
    TAKE_NO_COINS,
    TOPS,
    USES,
    FactoryMove,
    GiveCoins,
    Lift,
    Section,
    ShowObjective,
    TakeBottom,
    TakeTop,
    UseSection,
)
from meydan.games.scythe.facts import BOTTOM_OF, FACTORY_STEPS, FIFTH, MOVE, RUSVIET, SECTIONS
from meydan.games.scythe.rules.bottom import (
    bottom_outcome,
    can_take_bottom,
    coins_of,
    price_of,
    refuse_bottom,
    take_bottom,
)
from meydan.games.scythe.rules.objectives import can_still_show, refuse_show, show, show_outcome, shows
from meydan.games.scythe.rules.stars import ends_game
from meydan.games.scythe.rules.top import (
    MOVE_CHOICE,
    march,
    refuse_top,
    row_figures,
    take_top,
    top_choices,
    top_outcome,
)
from meydan.games.scythe.table import ScytheState


class TakeTurns(Step[ScytheState, Action]):
    """SC-046 Turn after turn until the sixth star: SC-047 a section, SC-048 its top row, SC-049 its bottom row.

    SC-055 Nobody starts before the turn is over. SC-054 An objective may be shown on the way.
    """

    def run(self, s: ScytheState) -> None:
        me = s.turn
        s.coerced = False
        s.forced = 0
        s.do(
            ChooseSection(me),
            TopRow(me),
            BottomRow(me),
            EndOfTurn(me),
            PassOn(me),
            self,
        )


def ask_freely(s: ScytheState, me: Seat, options: list[Action], at_end: bool) -> Ask:
    """Between actions: SC-193 a fulfilled objective may be shown as well, SC-155 and coins given, where agreed.

    Who holds objectives is asked in any case: that one could be shown must not be seen in who is asked.
    """
    return ask_one(me, [*options, *shows(s, me, at_end), *gifts(s, me)], can_still_show(s, me))


def gifts(s: ScytheState, me: Seat) -> list[Action]:
    """SC-196 A pact of coins, 1 to 10 at a time, for any other player; nothing binds (SC-198)."""
    if not s.house.pacts:
        return []
    most = min(MOST_COINS, s.coins[me])
    return [GIFTS[to][n] for to in range(s.seats) if to != me for n in range(most)]


def refuse_freely(s: ScytheState, seat: Seat, action: Action, at_end: bool) -> Refusal:
    """Why an objective cannot be shown, or coins not be given; any other action is of another time."""
    if isinstance(action, ShowObjective):
        return refuse_show(s, seat, action, at_end)
    if isinstance(action, GiveCoins):
        if not s.house.pacts:
            return Refusal("no-pacts", ("SC-155",), {})
        if action.to == seat or action.to >= s.seats:
            return Refusal("no-such-player", ("SC-196",), {})
        if action.coins > s.coins[seat]:
            return Refusal("too-few-coins", ("SC-196",), {"coins": s.coins[seat]})
    return not_now(action)


def free_subjects(s: ScytheState, me: Seat) -> list[Action]:
    """The objectives in hand and, where agreed, a gift: what may be done between actions, and what it still needs."""
    held: list[Action] = [SHOWINGS[card] for card in s.objectives[me]]
    return [*held, GIFTS[s.left_of(me)][0]] if s.house.pacts else held


def free_outcome(s: ScytheState, me: Seat, action: Action) -> Outcome:
    if isinstance(action, ShowObjective):
        return show_outcome(s, me)
    assert isinstance(action, GiveCoins)
    return Outcome("give-coins", {"left": s.coins[me] - action.coins})


def settles_freely(action: Action, outcome: Outcome) -> bool:
    """SC-193 An objective is shown for good, and the other one is gone with it; SC-203 a sixth star ends the game."""
    return isinstance(action, ShowObjective) or ends_game(outcome)


def act_freely(s: ScytheState, seat: Seat, action: Action) -> bool:
    """Whether the answer was an objective shown or a gift, which leave the turn where it is."""
    if isinstance(action, ShowObjective):
        show(s, seat, action.objective)
        return True
    if isinstance(action, GiveCoins):
        s.coins[seat] -= action.coins
        s.coins[action.to] += action.coins
        s.emit(ev.GaveCoins(seat, action.to, action.coins))
        return True
    return False


def has_section(s: ScytheState, me: Seat, section: Section) -> bool:
    """SC-186 The fifth section is there for who has a factory card."""
    return section != FIFTH or s.factory[me] >= 0


def may_stay(s: ScytheState, me: Seat, section: Section) -> bool:
    """SC-145 Rusviet may use the section of last turn again, SC-146 the factory card too if agreed."""
    return s.faction[me] == RUSVIET and (section != FIFTH or s.house.relentless_factory)


def may_use(s: ScytheState, me: Seat, section: Section) -> bool:
    """SC-047 Another section than last turn."""
    return (section != s.last[me] or may_stay(s, me, section)) and has_section(s, me, section)


class ChooseSection(Step[ScytheState, Action]):
    """SC-047 Put the action token on another section; SC-050, SC-056 it has to move, even if nothing can be done."""

    rules: ClassVar[tuple[str, ...]] = ("SC-047", "SC-050", "SC-145")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: ScytheState) -> Ask | None:
        me = self.me
        return ask_freely(s, me, [USES[section] for section in range(5) if may_use(s, me, section)], False)

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, UseSection):
            if not has_section(s, seat, action.section):
                return Refusal("no-factory-card", ("SC-186",), {})
            if action.section == s.last[seat] and not may_stay(s, seat, action.section):
                return Refusal("same-section", ("SC-047",), {"section": action.section})
        if isinstance(action, Lift):
            return Refusal("section-first", ("SC-047", "SC-057"), {})
        return refuse_freely(s, seat, action, False)

    def subjects(self, s: ScytheState, seat: Seat) -> list[Action]:
        return free_subjects(s, seat)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        """Both rows: what the upper gives, and what the lower costs and whether it could be paid now."""
        if not isinstance(action, UseSection):
            return free_outcome(s, seat, action)
        section = action.section
        if section == FIFTH:
            return Outcome("use-section-factory", {"factory_card": s.factory[seat]})
        price = price_of(s, seat, BOTTOM_OF[s.mat[seat]][section])
        return Outcome(f"use-section-{SECTIONS[section]}", row_figures(s, seat, section) | price)

    def settles(self, s: ScytheState, seat: Seat, action: Action) -> bool:
        return settles_freely(action, self.brings(s, seat, action))

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if isinstance(action, UseSection):
            s.last[seat] = action.section
            s.emit(ev.ChoseSection(seat, action.section))
        else:
            s.do(self)
            act_freely(s, seat, action)


class TopRow(Step[ScytheState, Action]):
    """SC-048 Take the top-row action of the section, once, or leave it out."""

    rules: ClassVar[tuple[str, ...]] = ("SC-048", "SC-052")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_one(self.me, [*[TOPS[choice] for choice in top_choices(s, self.me)], SKIP])

    def about(self, s: ScytheState) -> dict[str, object]:
        return {"me": self.me, "section": s.last[self.me]}

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, TakeTop):
            return refuse_top(s, seat, action)
        if isinstance(action, Lift):
            if s.last[seat] == MOVE:
                return Refusal("choice-first", ("SC-057",), {"choice": MOVE_CHOICE})
            return Refusal("not-a-move", ("SC-057",), {"section": s.last[seat]})
        if isinstance(action, TakeBottom) and self.lacks_bottom(s, seat):
            return refuse_bottom(s, seat)
        return not_now(action)

    def lacks_bottom(self, s: ScytheState, seat: Seat) -> bool:
        return s.last[seat] != FIFTH and not can_take_bottom(s, seat)

    def subjects(self, s: ScytheState, seat: Seat) -> list[Action]:
        return [TAKE_BOTTOM] if self.lacks_bottom(s, seat) else []

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, TakeTop):
            return top_outcome(s, seat, action.choice)
        return Outcome("skip-top", {"section": s.last[seat]})

    def settles(self, s: ScytheState, seat: Seat, action: Action) -> bool:
        return ends_game(self.brings(s, seat, action))

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if isinstance(action, TakeTop):
            take_top(s, seat, action.choice)


class BottomRow(Step[ScytheState, Action]):
    """SC-049 Then take the bottom-row action, once, or leave it out; SC-053 what the top row gave may pay for it."""

    rules: ClassVar[tuple[str, ...]] = ("SC-049", "SC-052", "SC-093")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: ScytheState) -> Ask | None:
        me = self.me
        if s.last[me] == FIFTH:
            return ask_freely(s, me, [FACTORY_MOVE, SKIP], False)
        if not can_take_bottom(s, me):
            return None
        options: list[Action] = [TAKE_BOTTOM]
        if coins_of(s, me):
            options.append(TAKE_NO_COINS)
        options.append(SKIP)
        return ask_freely(s, me, options, False)

    def about(self, s: ScytheState) -> dict[str, object]:
        section = s.last[self.me]
        figures: dict[str, object] = {"me": self.me, "section": section, "fifth": section == FIFTH}
        if section != FIFTH:
            figures["bottom"] = BOTTOM_OF[s.mat[self.me]][section]
        return figures

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, TakeBottom) and s.last[seat] != FIFTH and not action.with_coins and not coins_of(s, seat):
            return Refusal("no-coins-to-refuse", ("SC-093",), {})
        if isinstance(action, Lift):
            if s.last[seat] == FIFTH:
                return Refusal("factory-move-first", ("SC-188",), {})
            return Refusal("move-is-over", ("SC-049", "SC-057"), {})
        return refuse_freely(s, seat, action, False)

    def subjects(self, s: ScytheState, seat: Seat) -> list[Action]:
        return free_subjects(s, seat)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, TakeBottom):
            return bottom_outcome(s, seat, action.with_coins)
        if isinstance(action, FactoryMove):
            return Outcome("factory-move", {"steps": FACTORY_STEPS})
        if action is SKIP:
            return Outcome("skip-bottom", {})
        return free_outcome(s, seat, action)

    def settles(self, s: ScytheState, seat: Seat, action: Action) -> bool:
        return settles_freely(action, self.brings(s, seat, action))

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if isinstance(action, TakeBottom):
            take_bottom(s, seat, action.with_coins)
        elif isinstance(action, FactoryMove):
            march(s, seat, 1, FACTORY_STEPS)
        elif action is not SKIP:
            s.do(self)
            act_freely(s, seat, action)


class EndOfTurn(Step[ScytheState, Action]):
    """SC-195 After the last action any fulfilled objective may be shown, also those of the end of a turn."""

    rules: ClassVar[tuple[str, ...]] = ("SC-193", "SC-195")

    def __init__(self, me: Seat) -> None:
        self.me = me

    def ask(self, s: ScytheState) -> Ask | None:
        return ask_freely(s, self.me, [END_TURN], True)

    def refuse(self, s: ScytheState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Lift):
            return Refusal("move-is-over", ("SC-049", "SC-057"), {})
        return refuse_freely(s, seat, action, True)

    def subjects(self, s: ScytheState, seat: Seat) -> list[Action]:
        return free_subjects(s, seat)

    def brings(self, s: ScytheState, seat: Seat, action: Action) -> Outcome:
        if action is END_TURN:
            return Outcome("end-turn", {"seat": s.left_of(seat)})
        return free_outcome(s, seat, action)

    def settles(self, s: ScytheState, seat: Seat, action: Action) -> bool:
        return settles_freely(action, self.brings(s, seat, action))

    def answer(self, s: ScytheState, seat: Seat, action: Action) -> None:
        if action is not END_TURN:
            s.do(self)
            act_freely(s, seat, action)


class PassOn(Step[ScytheState, Action]):
    """SC-043 The next player clockwise."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def run(self, s: ScytheState) -> None:
        s.turn = s.left_of(self.me)
