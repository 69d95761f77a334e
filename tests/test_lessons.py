"""Every lesson of every game, played by the rules: what is wanted is offered, all else is answered with a reason."""

import pytest

import meydan
from meydan.core.chance import Seeded
from meydan.core.contract import Action
from meydan.core.lesson import Lesson, Moment, lesson_of, lessons_of
from meydan.core.reasons import things_in
from meydan.core.table import Table
from meydan.core.text import LANGUAGES, has, say
from meydan.games import find

LESSONS = [(key, lesson) for key in meydan.games() for lesson in lessons_of(find(key))]
each_lesson = pytest.mark.parametrize(("key", "name"), LESSONS)


def said(lesson: Lesson, key: str, lang: str) -> str:
    names = {f"seat{seat}": name for seat, name in enumerate(lesson.names)}
    return say(lesson.game.folder, lang, f"lesson-{key}", names)


def noted(lesson: Lesson, moment: Moment, action: Action) -> bool:
    """Whether the lesson has a note for whoever answers this instead of what is wanted."""
    assert moment.want is not None
    notes = (f"lesson-{moment.want.key}-not-{action.verb()}", f"lesson-{moment.want.key}-other")
    return all(any(has(lesson.game.folder, lang, note) for note in notes) for lang in LANGUAGES)


@each_lesson
def test_what_is_wanted_is_offered_and_all_else_has_a_note(key: str, name: str) -> None:
    lesson = lesson_of(key, name)
    for moment in lesson.moments[:-1]:
        want = moment.want
        assert want is not None and (want.look is None) != (want.answer is None), moment
        if want.answer is not None:
            options = moment.offer(lesson.learner).options
            wanted = moment.position.offered(lesson.learner, want.answer)
            assert wanted in options, want.key
            assert [option for option in options if option != wanted and not noted(lesson, moment, option)] == [], (
                want.key
            )


@each_lesson
def test_a_click_on_anything_closed_is_answered_with_a_reason(key: str, name: str) -> None:
    lesson = lesson_of(key, name)
    for moment in lesson.moments[:-1]:
        position = moment.position
        for id in sorted(
            things_in(lesson.game, position.view(lesson.learner)) | {f"seat-{n}" for n in range(lesson.seats)}
        ):
            refusal = moment.why_not(lesson.learner, id)
            if refusal is not None:
                assert refusal.rules, (moment.want, id, refusal)
                for lang in LANGUAGES:
                    assert position.text(refusal, lang, lesson.learner, ids=False)


@each_lesson
def test_what_is_to_be_looked_at_can_be_explained(key: str, name: str) -> None:
    lesson = lesson_of(key, name)
    for moment in lesson.moments:
        if moment.want is not None and moment.want.look is not None:
            for lang in LANGUAGES:
                assert moment.position.explain(moment.want.look, lang, lesson.learner)["words"]


@each_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_all_its_words_and_no_others(key: str, name: str, lang: str) -> None:
    lesson = lesson_of(key, name)
    wants = [moment.want.key for moment in lesson.moments if moment.want is not None]
    last = f"{name}-{lesson.steps[-1].key}"
    needed = {name, f"{last}-see", *[f"{want}-task" for want in (*wants, last)]}
    needed |= {f"{name}-{step.key}{part}" for step in lesson.steps for part in ("", "-about")}
    notes = {f"{want}-{part}" for want in wants for part in ("see", "do", "after", "other")}
    verbs = {
        option.verb().replace("_", "-") for moment in lesson.moments for option in moment.offer(lesson.learner).options
    }
    notes |= {f"{want}-not-{verb}" for want in wants for verb in verbs}
    source = (lesson.game.folder / "text" / f"lessons.{lang}.ftl").read_text("utf-8")
    keys = {
        line.partition(" = ")[0].removeprefix("lesson-") for line in source.splitlines() if line.startswith("lesson-")
    }
    keys = {one for one in keys if one == name or one.startswith(f"{name}-")}
    assert needed - keys == set()
    assert keys - needed - notes == set()
    assert all(said(lesson, one, lang) for one in keys)


@each_lesson
def test_the_game_goes_on_from_its_end(key: str, name: str) -> None:
    """Its end is the beginning of a real game, and the record of that replays."""
    lesson = lesson_of(key, name)
    table = Table.fork(lesson.record(), 0, Seeded(5))
    assert table.asked == (lesson.learner,)
    assert table.history == []
    for _ in range(40):
        if not table.asked:
            break
        table.play(table.asked[0], table.default_of(table.asked[0]))
    assert Table.replay(table.record()) == table
