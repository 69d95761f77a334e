# interpreted
"""What a game can calculate beside its rules, for whoever wants to know before deciding: the odds of a fight, say.

An aid has a name, figures that are given, and work to do. Its words lie in the game's own texts: ``<aid>-<line>`` for
each of its lines, ``<aid>-<chart>`` above each of its charts.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from meydan.core.codec import Json
from meydan.core.errors import MeydanError


class BadFigures(MeydanError):
    """Figures an aid cannot work with: the sentence says which it takes."""


@dataclass(frozen=True)
class Number:
    """A number that is given, from least to most."""

    key: str
    least: int
    most: int


@dataclass(frozen=True)
class Worked:
    """What came out: chances from 0 to 1, other figures, and charts of chances by number."""

    chances: Mapping[str, float]
    figures: Mapping[str, float] = field(default_factory=dict)
    charts: Mapping[str, tuple[float, ...]] = field(default_factory=dict)

    def json(self) -> dict[str, Json]:
        return {**self.chances, **self.figures}


@dataclass(frozen=True)
class Aid:
    key: str
    numbers: tuple[Number, ...]
    switches: tuple[str, ...]
    """Each is off unless it is given."""
    work: Callable[..., Worked]
    """Called with every number and switch by its name."""
    lines: tuple[str, ...]

    def read(self, given: Mapping[str, str]) -> dict[str, int | bool]:
        """All numbers and switches out of words, such as those of an address; BadFigures names what is wrong."""
        for key in given:
            if key not in (*[number.key for number in self.numbers], *self.switches):
                raise BadFigures(f"{self.key} knows no {key!r}: {self.usage()}.")
        read: dict[str, int | bool] = {}
        for number in self.numbers:
            word = given.get(number.key, "")
            value = int(word) if word.isascii() and word.isdecimal() and len(word) < 10 else number.least - 1
            if not number.least <= value <= number.most:
                raise BadFigures(f"{self.key} has no {number.key} of {word!r}: {self.usage()}.")
            read[number.key] = value
        for key in self.switches:
            word = given.get(key, "false")
            if word not in ("true", "false"):
                raise BadFigures(f"{self.key} has {key} on (true) or off (false), not {word!r}.")
            read[key] = word == "true"
        return read

    def usage(self) -> str:
        numbers = [f"{number.key} from {number.least} to {number.most}" for number in self.numbers]
        return ", ".join(["it takes " + " and ".join(numbers), *[f"{key} on or off" for key in self.switches]])
