"""The check of how a table lies in its window notices what is wrong: each fault is made on purpose once."""

import pytest

import meydan
from browser.conftest import NewPerson
from browser.moments import moments
from browser.person import Person
from browser.tour import CHECKS, arrive, faults_of, lay

pytestmark = pytest.mark.browser

VEIL = "::after { content: ''; position: absolute; inset: 0 }"
FAULTS = {
    "covered: button": f".answers {{ position: relative }} .answers{VEIL}",
    "covered: h2": f".prompt .head {{ position: relative }} .prompt .head{VEIL}",
    "cut: h2": ".prompt h2 { white-space: nowrap; overflow: hidden; width: 60px }",
    "cut: small": ".prompt small { height: 4px; overflow: hidden }",
    "cut: button": ".prompt .btn { white-space: nowrap; width: 30px !important; overflow-wrap: normal }",
    "broken: button": ".prompt .btn { width: 20px !important; padding: 0; overflow-wrap: anywhere; height: 400px }",
    "outside: button": ".prompt [data-choice] { position: fixed; top: 3000px }",
    "badge: ": ".board .badge { position: absolute; left: -30px; width: 40px; height: 40px; z-index: 1 }",
    "page: ": "body { height: 3000px }",
    "contrast: ": ".prompt h2 { color: #e8e0d0 !important }",
}
"""What would make it wrong, by the beginning of what is said of it."""


def sit(one: Person) -> None:
    """At a question with some buttons and what each brings."""
    for script in CHECKS:
        one.context.add_init_script(script)
    for moment in moments(meydan.games()[0]):
        if arrive(one, lay(one, moment)) == "asks buttons":
            return
    pytest.fail("no question has buttons alone")


def test_what_is_wrong_is_noticed(person: NewPerson) -> None:
    one = person("fa")
    sit(one)
    one.page.evaluate("() => document.querySelector('.board').append(document.createElement('i'))")
    one.page.evaluate("() => (document.querySelector('.board > i').className = 'badge')")
    assert faults_of(one) == []
    unnoticed = {}
    for fault, style in FAULTS.items():
        planted = one.page.add_style_tag(content=style)
        found = faults_of(one)
        if not any(said.startswith(fault) for said in found):
            unnoticed[fault] = found
        planted.evaluate("element => element.remove()")
        assert faults_of(one) == [], f"after {fault}"
    assert unnoticed == {}
