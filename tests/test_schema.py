"""The JSON Schema of each game fits what its tables really say."""

from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from meydan.core.schema import schema
from meydan.core.table import Table
from meydan.games import find, games


def validator(document: dict[str, Any], name: str) -> Draft202012Validator:
    return Draft202012Validator({**document, "$ref": f"#/$defs/{name}"})


@pytest.mark.parametrize("key", games())
def test_actions_events_prompts_and_views_fit_the_schema(key: str) -> None:
    game = find(key)
    document = schema(game)
    Draft202012Validator.check_schema(document)
    action, event, prompt, view, options = (
        validator(document, name) for name in ("action", "event", "prompt", "view", "options")
    )
    rng, compared = Random(1), 0
    for number in range(8):
        seats = game.seats[number % len(game.seats)]
        given = {option.key: rng.choice(option.choices(seats)) for option in game.options}
        t = Table.new(key, seats, number, game.fitting_options(seats, given))
        options.validate(t.options)
        for _ in range(40):
            if not t.asked:
                break
            seat = rng.choice(t.waiting)
            chosen = rng.choice(t.asks_of(seat))
            action.validate(t.json(chosen))
            for reader in (None, seat):
                view.validate(t.view(reader))
                asked = t.prompt(reader)
                assert asked is not None
                prompt.validate(t.json(asked))
            for told in t.play(seat, chosen):
                event.validate(t.json(told))
                compared += 1
    assert compared > 200


@pytest.mark.parametrize("key", games())
def test_the_schema_refuses_what_is_no_action(key: str) -> None:
    action = validator(schema(find(key)), "action")
    others: list[Any] = [{}, {"verb": "fly"}, {"verb": "fell", "values": [1]}, {"verb": "pass", "extra": 1}, [], None]
    for wrong in others:
        assert not action.is_valid(wrong)


@pytest.mark.parametrize("key", games())
def test_every_action_knows_its_place_and_what_it_names_may_come_in_any_order(key: str) -> None:
    game, turned = find(key), 0
    for index, action in enumerate(game.actions):
        told = game.codec.encode(action)
        backwards = {name: part[::-1] if isinstance(part, list) else part for name, part in told.items()}
        assert action.index == index and game.action(told) is action
        if backwards != told:
            turned += 1
            assert game.action(backwards) is action, f"{backwards} is not taken for {action!r}"
    assert turned or not game.sets
