"""``meydan lesson``: a lesson as it is played, for whoever writes one."""

from typing import Annotated

import typer
from rich.console import Console

from meydan.cli.common import GameKey, Language
from meydan.cli.speech import print_line
from meydan.core.lesson import lesson_of
from meydan.core.text import has, plain, say


def lesson(
    game: GameKey,
    lesson: Annotated[str, typer.Argument(help="Which lesson.")] = "first",
    lang: Language = "fa",
) -> None:
    """Print a lesson as it is played: its words, what is offered, and what happens."""
    found = lesson_of(game, lesson)
    folder, console = found.game.folder, Console(highlight=False)
    names = {f"seat{seat}": name for seat, name in enumerate(found.moments[0].position.called(lang) or ())}
    for moment in found.moments:
        step, position = found.steps[moment.step], moment.position
        for event in moment.events:
            print_line(console, f"    {plain(position.text(event, lang, found.learner))}")
        key = moment.want.key if moment.want is not None else f"{found.key}-{step.key}"
        print_line(console, f"{moment.step + 1}. {step.key}", "bold")
        for part in ("task", "see", "do"):
            if has(folder, lang, f"lesson-{key}-{part}"):
                print_line(console, plain(say(folder, lang, f"lesson-{key}-{part}", names)))
        if moment.want is not None:
            print_line(console, f"    -> {moment.want.look or moment.want.answer}")
        for option in moment.offer(found.learner).options:
            print_line(console, f"    - {plain(position.text(option, lang))}")
