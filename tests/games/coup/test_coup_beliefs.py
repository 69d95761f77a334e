"""What a bot of Coup makes of the others' behaviour."""

from coup_script import Script, coup, kinds
from marks import rule

from meydan.core import play
from meydan.core.contract import Event
from meydan.games.coup.bots.beliefs import HANDS, Beliefs


class Watcher:
    """A seat that watches the others answer, and never looks at their cards."""

    def __init__(self, g: Script, me: int) -> None:
        self.g = g
        self.beliefs = Beliefs(me)
        self.me = me

    def sees(self, seat: int, words: str) -> None:
        before = play.copy(self.g.state)
        events: list[Event] = self.g.says(seat, words)
        self.beliefs.notice(before, [event.seen_by(self.me) for event in events])

    def sees_drawn(self, words: str) -> None:
        before = play.copy(self.g.state)
        events: list[Event] = self.g.draws(words)
        self.beliefs.notice(before, [event.seen_by(self.me) for event in events])

    def fit(self, seat: int, words: str) -> float:
        return self.beliefs.fits[seat][kinds(words)]


@rule("CP-062")
def test_who_lets_an_assassination_pass_hardly_holds_the_contessa() -> None:
    g = coup("assassin duke | captain captain", coins=[3, 2])
    watcher = Watcher(g, 0)
    watcher.sees(0, "assassinate 1")
    watcher.sees(1, "pass")
    watcher.sees(1, "pass")
    assert watcher.fit(1, "contessa duke") < 0.3 * watcher.fit(1, "captain captain")


@rule("CP-075")
def test_a_card_that_was_shown_and_replaced_may_be_any() -> None:
    g = coup("assassin contessa | duke captain", turn=1)
    watcher = Watcher(g, 0)
    watcher.sees(1, "tax")
    watcher.sees(0, "challenge")
    watcher.sees(1, "show")
    assert all(len(hand) == 1 for hand in watcher.beliefs.fits[1])
    watcher.sees_drawn("contessa")
    assert set(watcher.beliefs.fits[1]) == set(HANDS[2])
    assert watcher.fit(1, "ambassador captain") > 0.1


def test_worlds_that_fit_come_up_more_often_and_own_cards_say_nothing() -> None:
    g = coup("assassin duke | captain captain", coins=[3, 2])
    watcher = Watcher(g, 0)
    watcher.sees(0, "assassinate 1")
    watcher.sees(1, "pass")
    watcher.sees(1, "pass")
    assert set(watcher.beliefs.fits) == {1}
    likely, unlikely = coup("assassin duke | captain captain"), coup("assassin duke | contessa contessa")
    assert watcher.beliefs.fit(likely.state) > 3 * watcher.beliefs.fit(unlikely.state)
