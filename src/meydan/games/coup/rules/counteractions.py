"""Counteractions: who may stop an action, with which character, and what follows."""

from typing import ClassVar, Final

from meydan.core.contract import Action, Ask, Outcome, Refusal, Seat, Step, ask_one
from meydan.games.coup import events as ev
from meydan.games.coup.actions import BLOCKS, PASS, Assassinate, Block, Character, Deed, ForeignAid, Steal
from meydan.games.coup.facts import BLOCKERS, STEAL_GAIN
from meydan.games.coup.rules.challenges import MayChallenge, ask_others
from meydan.games.coup.rules.deeds import out_of_turn
from meydan.games.coup.rules.ending import BlockHolds
from meydan.games.coup.table import CoupState

NO_BLOCK: Final[list[Action]] = []
AID_BLOCKS: Final[list[Action]] = [PASS, *[BLOCKS[character] for character in BLOCKERS["foreign_aid"]]]
ASSASSINATION_BLOCKS: Final[list[Action]] = [PASS, *[BLOCKS[character] for character in BLOCKERS["assassinate"]]]
STEAL_BLOCKS: Final[list[Action]] = [PASS, *[BLOCKS[character] for character in BLOCKERS["steal"]]]


def blocks(deed: Deed) -> list[Action]:
    """CP-061 the Duke stops Foreign Aid, CP-062 the Contessa an assassination, CP-063 Captain or Ambassador a Steal."""
    if isinstance(deed, ForeignAid):
        return AID_BLOCKS
    if isinstance(deed, Assassinate):
        return ASSASSINATION_BLOCKS
    if isinstance(deed, Steal):
        return STEAL_BLOCKS
    return NO_BLOCK


class MayBlock(Step[CoupState, Action]):
    """CP-060 A counteraction is a claim too. CP-061 Anybody may block Foreign Aid; otherwise only the target.

    ``seat`` is the target, or for Foreign Aid the first to be asked when the table answers clockwise (CP-065).
    CP-085 A target who went out in the challenge is asked no more.
    """

    rules: ClassVar[tuple[str, ...]] = ("CP-060", "CP-061", "CP-062", "CP-063")

    def __init__(self, me: Seat, deed: Deed, seat: Seat) -> None:
        self.me = me
        self.deed = deed
        self.seat = seat

    def ask(self, s: CoupState) -> Ask | None:
        if self.deed.target < 0:
            return ask_others(s, self.me, self.seat, blocks(self.deed))
        return ask_one(self.seat, blocks(self.deed)) if s.alive(self.seat) else None

    def refuse(self, s: CoupState, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Block) and action not in blocks(self.deed):
            return Refusal("cannot-block-with", self.rules, {"character": action.character})
        return out_of_turn(action)

    def brings(self, s: CoupState, seat: Seat, action: Action) -> Outcome:
        if isinstance(action, Block):
            return Outcome("block", {"held": action.character in s.hands[seat], "me": self.me})
        lost = min(STEAL_GAIN, s.coins[seat]) if isinstance(self.deed, Steal) else 0
        figures: dict[str, object] = {"deed": self.deed, "me": self.me, "coins": lost}
        return Outcome("no-block", figures | {"last": len(s.hands[seat]) == 1})

    def answer(self, s: CoupState, seat: Seat, action: Action) -> None:
        if isinstance(action, Block):
            self.block(s, seat, action.character)
        elif self.deed.target < 0 and s.house.clockwise:
            following = s.left_of(seat)
            if following != self.me:
                s.do(MayBlock(self.me, self.deed, following))

    def close(self, s: CoupState, seats: list[Seat], answers: list[Action]) -> None:
        """CP-065 If several block Foreign Aid, the first on the actor's left does; there is one block per action."""
        for i in range(len(seats)):
            action = answers[i]
            if isinstance(action, Block):
                self.block(s, seats[i], action.character)
                return

    def block(self, s: CoupState, seat: Seat, character: Character) -> None:
        s.emit(ev.Blocked(seat, self.me, character))
        s.do(MayChallenge(seat, self.deed, character, s.left_of(seat)), BlockHolds(seat, self.me))
