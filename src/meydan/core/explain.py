# interpreted
"""Explanations: whatever is on a board, on a card, in a prompt or in the log has a title, words, figures and rules.

A thing is named by its kind and word (``character-duke``, ``seat-2``), an option of the table by ``option-<key>``, and
what is no thing of an action (a track, an icon) by a topic that the game declares. The words are ``about-<id>``, or
``about-<kind>`` for a kind whose words speak by figures alone; the title is ``title-<id>``, ``title-<kind>`` or the
word of the thing. They lie in ``text/about.<lang>.ftl``.
"""

from meydan.core.codec import Json
from meydan.core.contract import Seat, State
from meydan.core.errors import MeydanError
from meydan.core.game import Explained, Game
from meydan.core.text import digits, has, name_of, say, thing, words
from meydan.core.value import snake


class NothingToExplain(MeydanError):
    """There is no such thing at this table."""


def topics(game: Game) -> list[str]:
    """Every id that can be asked about, seats apart."""
    things = [f"{snake(kind)}-{word}" for kind, known in game.words.items() for word in known]
    return [*things, *[f"option-{option.key}" for option in game.options], *game.topics]


def kind_and_word(game: Game, id: str) -> tuple[str, str]:
    for kind, known in game.words.items():
        head = snake(kind) + "-"
        if id.startswith(head) and id[len(head) :] in known:
            return kind, id[len(head) :]
    raise NothingToExplain(f"There is nothing to explain about {id!r}.")


def message_of(game: Game, id: str, lang: str) -> str | None:
    """The message that tells about this id, if there is one."""
    return next((key for key in (f"about-{id}", f"about-{kind_of(game, id)}") if has(game.folder, lang, key)), None)


def kind_of(game: Game, id: str) -> str:
    """What sort of thing this is: ``character`` of ``character-duke``, and what a topic or a seat begins with."""
    if id in game.topics or id.startswith(("seat-", "option-")):
        return id.partition("-")[0]
    return snake(kind_and_word(game, id)[0])


def title_of(game: Game, id: str, lang: str, names: list[str] | None) -> str:
    if id.startswith("seat-"):
        return name_of(game, int(id.removeprefix("seat-")), lang, names)
    if has(game.folder, lang, f"title-{id}"):
        return say(game.folder, lang, f"title-{id}")
    kind = kind_of(game, id)
    if has(game.folder, lang, f"title-{kind}"):
        return say(game.folder, lang, f"title-{kind}", {"word": digits(id.removeprefix(kind + "-"), lang)})
    if id in game.topics or id.startswith("option-"):
        return say(game.folder, lang, id)
    called, word = kind_and_word(game, id)
    return thing(game, called, game.words[called].index(word), lang)


def explain(game: Game, s: State, seat: Seat | None, id: str, lang: str, names: list[str] | None) -> dict[str, Json]:
    """Title, words, figures of the moment and rules, as this seat may know them."""
    seats = len(game.result(s).ranks) if s.asking is None else game.seats.stop
    known = id in topics(game) or id in {f"seat-{n}" for n in range(seats + 1)}
    message = message_of(game, id, lang) if known else None
    if message is None:
        raise NothingToExplain(f"There is nothing to explain about {id!r}.")
    explained = game.explain(s, seat, id) if game.explain is not None else Explained()
    return {
        "id": id,
        "title": title_of(game, id, lang, names),
        "words": words(game, message, explained.figures, lang, seat, names),
        "facts": [
            {"label": say(game.folder, lang, f"fact-{key}"), "value": digits(str(value), lang)}
            for key, value in explained.facts
        ],
        "rules": list(explained.rules),
    }
