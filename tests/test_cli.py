"""The command line: what people type, what programs read, and one clear line for everything that cannot work."""

import ast
import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from rich.console import Console

import meydan
from meydan.cli import common, main
from meydan.cli.draw import Drawing
from meydan.cli.places import Place, documented, rule_code, rule_tests
from meydan.cli.speech import rule_ids
from meydan.cli.status import definitions, unnamed_rules
from meydan.core import laws
from meydan.core.chance import Provable
from meydan.core.record import checksum
from meydan.core.table import Table
from meydan.games import find, games

ROOT = Path(__file__).resolve().parent.parent
GAME = "coup"
ONE_AFTER_ANOTHER = "1\n" * 3000
"""The first option of everything, longer than any game."""


class Done(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run a command in an empty home, with what is typed into it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("MEYDAN_LANG", raising=False)
    monkeypatch.chdir(tmp_path)

    def runs(*arguments: object, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        return Done(code, *capsys.readouterr())

    return runs


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path / "data" / "meydan" / f"{GAME}.json"


def played(chance: Provable | None = None) -> dict[str, Any]:
    """The record of a finished game."""
    t, rng = Table.new(GAME, 3, 5, chance=chance), Random(5)
    while t.asked:
        t.play(t.waiting[0], rng.choice(t.asks_of(t.waiting[0])))
    return t.record()


def signed(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A record changed by somebody who knows about checksums."""
    body = {key: value for key, value in (record | changes).items() if key != "checksum"}
    return body | {"checksum": checksum(body)}


def written(path: Path, record: object) -> Path:
    path.write_text(json.dumps(record), "utf-8")
    return path


def refused(done: Done, *words: str) -> None:
    """Exit code 2, one line on stderr that says what is wrong, nothing on stdout."""
    assert done.code == 2, done
    assert done.out == ""
    assert done.err.count("\n") == 1 and done.err.endswith("\n"), done.err
    for word in words:
        assert word in done.err, done.err


# Bad input


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("dance", "dance"),
        ("play", "GAME"),
        ("play chess", "chess"),
        ("sim chess --json", "chess"),
        ("bench chess", "chess"),
        ("status chess", "chess"),
        ("rules chess", "chess"),
        ("schema chess", "chess"),
        ("fuzz chess", "chess"),
        ("sim coup --seats 9", "2 to 6"),
        ("sim coup --seats many", "--seats"),
        ("sim coup --games 0", "games"),
        ("sim coup --limit 0", "limit"),
        ("sim coup --bots grandmaster", "grandmaster"),
        ("sim coup --bots random,,random", "random,,random"),
        ("sim coup --option deal", "name=value"),
        ("sim coup --option deck=2", "deck"),
        ("sim coup --option treasury=lots", "lots"),
        ("sim coup --option treasury=fifty --option treasury=fifty", "twice"),
        ("sim coup --colour", "colour"),
        ("bench coup --seats 1", "2 to 6"),
        ("fuzz coup --seats 7", "2 to 6"),
        ("play coup --seats you", "2 to 6"),
        ("play coup --seats random,random", "you"),
        ("play coup --seats you,grandmaster", "grandmaster"),
        ("play coup --seats you,random --option first=2", "first"),
        ("play coup --lang de", "de"),
        ("games --lang de", "de"),
        ("play coup --save .", "folder"),
        ("rules coup CP-999", "CP-999"),
        ("where CP-999", "CP-999"),
        ("where", "ID"),
        ("replay nowhere.json", "nowhere.json"),
        ("verify nowhere.json", "nowhere.json"),
        ("verify .", "."),
    ],
)
def test_bad_input_is_one_clear_line(run: Run, tmp_path: Path, line: str, word: str) -> None:
    refused(run(*line.split()), word)
    assert not list(tmp_path.rglob("*.json"))


def changed_answer(record: dict[str, Any]) -> Any:
    log = [dict(entry) for entry in record["log"]]
    entry = next(entry for entry in log if "action" in entry)
    entry["action"] = {"verb": "show"}
    return record | {"log": log}


def forged_card(record: dict[str, Any]) -> Any:
    log = [dict(entry) for entry in record["log"]]
    deal = next(entry for entry in log if len(entry.get("chance", ())) == 2)
    deal["chance"] = [0, 0] if deal["chance"] != [0, 0] else [0, 1]
    return signed(record, log=log)


def other_winner(record: dict[str, Any]) -> Any:
    return signed(record, result=record["result"] | {"winners": [0, 1, 2]})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (changed_answer, "checksum"),
        (lambda record: signed(changed_answer(record)), "does not replay"),
        (forged_card, "chance"),
        (other_winner, "result"),
        (lambda record: record | {"log": record["log"][:-1]}, "checksum"),
        (lambda record: signed(record, log=record["log"][:-1]), "record"),
        (lambda record: signed(record, log=record["log"][:2], result=None), "cut short"),
        (lambda record: signed(record, version=record["version"] + 1), "Update Meydan"),
        (lambda record: signed(record, format=99), "format"),
        (lambda record: signed(record, game="chess"), "chess"),
        (lambda record: signed(record, seats=9), "2 to 6"),
        (lambda record: [record], "not a Meydan record"),
        (lambda record: {}, "not a Meydan record"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_changed_record_is_refused(
    run: Run, tmp_path: Path, command: str, change: Callable[[dict[str, Any]], Any], words: str
) -> None:
    refused(run(command, written(tmp_path / "record.json", change(played()))), words)


@pytest.mark.parametrize("damage", [lambda text: text[: len(text) // 2], lambda text: b"", lambda text: b"\xff\xfe\0"])
@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", GAME, "--save")])
def test_a_damaged_file_is_refused_and_left_alone(
    run: Run, tmp_path: Path, command: tuple[str, ...], damage: Callable[[bytes], bytes]
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(damage(json.dumps(played()).encode()))
    before = file.read_bytes()
    refused(run(*command, file), "record.json", "not JSON")
    assert file.read_bytes() == before


# Games and simulations


def test_help_is_short(run: Run) -> None:
    done = run("--help")
    assert done.code == 0 and len(done.out.splitlines()) <= 45
    assert run().out == done.out


def test_games_are_listed_in_both_languages(run: Run) -> None:
    assert "کودتا" in run("games").out and "۶" in run("games").out
    assert "Coup" in run("games", "--lang", "en").out
    listed = json.loads(run("games", "--json", "--lang", "en").out)
    assert listed["build"] in ("compiled", "interpreted")
    assert listed["games"][0]["key"] == GAME and listed["games"][0]["seats"] == [2, 6]


def test_sim_counts_what_the_same_seed_repeats(run: Run) -> None:
    def counted(*more: str) -> Any:
        done = run("sim", GAME, "--seats", 3, "--games", 30, "--seed", 7, "--json", *more)
        assert done.code == 0 and done.err == ""
        return json.loads(done.out)

    first, again = counted(), counted()
    assert {
        "games",
        "decisions",
        "seconds",
        "decisions_per_s",
        "games_per_s",
        "mean_decisions",
        "wins_by_seat",
        "unfinished",
        "errors",
        "seats",
        "seed",
        "bots",
        "build",
    } <= set(first)
    shared = counted("--workers", "2")
    for other in (again, shared):
        assert first["wins_by_seat"] == other["wins_by_seat"] and first["decisions"] == other["decisions"]
    assert first["games"] == 30 == sum(first["wins_by_seat"]) and len(first["wins_by_seat"]) == 3
    assert first["errors"] == first["unfinished"] == 0 and first["bots"] == ["random"] * 3
    assert first["mean_decisions"] == pytest.approx(first["decisions"] / 30, abs=0.01)
    cut = counted("--limit", "5")
    assert cut["unfinished"] == 30 and cut["wins_by_seat"] == [0, 0, 0]
    assert counted("--option", "treasury=fifty")["options"]["treasury"] == "fifty"


def test_sim_lets_stronger_bots_play(run: Run) -> None:
    levels = json.loads(run("games", "--json").out)["games"][0]["bots"]
    mixed = ",".join(levels[:2][::-1])
    done = json.loads(run("sim", GAME, "--seats", 4, "--games", 3, "--bots", mixed, "--json").out)
    assert done["bots"] == (levels[:2][::-1] * 4)[:4] and done["errors"] == 0


def test_a_fault_in_the_rules_is_counted_and_the_rest_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from meydan.core import play

    whole, calls = play.playout, iter(range(100))

    def faulty(*given: Any) -> Any:
        if next(calls) == 1:
            raise RuntimeError("the agenda runs on")
        return whole(*given)

    monkeypatch.setattr(play, "playout", faulty)
    done = json.loads(run("sim", GAME, "--games", 4, "--json").out)
    assert done["errors"] == 1 and sum(done["wins_by_seat"]) == 3 and "agenda" in done["first_error"]


def test_fuzz_plays_and_reports(run: Run) -> None:
    done = run("fuzz", GAME, "--games", 2, "--seed", 3, "--json")
    report = json.loads(done.out)
    assert done.code == 0 and report["games"] == 2 and report["decisions"] > 0 and report["failures"] == []


def test_fuzz_leaves_the_record_of_a_failure(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    record = played()

    def broken(game: Any, seats: int, options: Any, seed: int, laws_kept: Any) -> int:
        if seed == 11:
            raise laws.Broken("no_dead_end", "nobody can answer", record)
        return 40

    monkeypatch.setattr(laws, "fuzz_game", broken)
    done = run("fuzz", GAME, "--games", 3, "--seed", 10, "--json", "--out", tmp_path / "kept")
    report = json.loads(done.out)
    assert done.code == 1 and report["games"] == 3 and report["decisions"] == 80
    assert [Path(path).name for path in report["failures"]] == [f"{GAME}-11.json"]
    assert json.loads(Path(report["failures"][0]).read_text("utf-8")) == record


def test_bench_prints_both_builds(run: Run) -> None:
    report = json.loads(run("bench", GAME, "--seats", 2, "--seconds", 0.01, "--json").out)
    assert set(report) == {"game", "seats", "yardstick_per_s", "builds"}
    assert set(report["builds"]) == {"compiled", "interpreted"} and report["yardstick_per_s"] > 0
    figures = report["builds"]["interpreted"]
    assert set(figures) == {
        "decisions_per_s",
        "games_per_s",
        "copy_us",
        "imagine_us",
        "state_bytes",
        "playouts_per_s",
        "table_decisions_per_s",
    }
    assert all(figure > 0 for figure in figures.values())


# Playing


@pytest.mark.parametrize(("lang", "answer"), [("fa", "۱\n"), ("en", "1\n")])
def test_a_game_is_played_to_its_end(run: Run, saved: Path, lang: str, answer: str) -> None:
    done = run("play", GAME, "--seats", "you,random,random", "--lang", lang, "--seed", 4, typed=answer * 3000)
    assert done.code == 0 and done.err == ""
    assert ("برنده شد" if lang == "fa" else " won the game.") in done.out
    assert not saved.exists()
    (kept,) = (saved.parent / "finished").iterdir()
    assert kept.name in done.out
    told = run("replay", kept, "--lang", lang)
    assert told.code == 0 and told.out.count("\n") > 10
    assert json.loads(run("verify", kept, "--json").out)["finished"] is True


def test_persian_is_written_in_persian_digits(run: Run) -> None:
    done = run("play", GAME, "--seats", "you,random", "--seed", 4, typed="؟\nh\n۷۷\nq\n")
    spoken = "\n".join(line for line in done.out.splitlines() if "CP-" not in line and ".json" not in line)
    assert not any(digit in spoken for digit in "0123456789")
    assert "CP-" in done.out


def test_an_unclear_answer_is_asked_again(run: Run, saved: Path) -> None:
    done = run("play", GAME, "--lang", "en", typed="perhaps\n\n0\n-1\n999999999999\n²\nq\n")
    assert done.code == 0 and done.out.count("Type a number from 1 to") == 6
    assert not any("seat" in entry for entry in json.loads(saved.read_text("utf-8"))["log"][20:])


def test_the_rules_in_force_and_help_are_shown(run: Run) -> None:
    done = run("play", GAME, "--lang", "en", "--seats", "you,random,random", "--option", "first=0", typed="?\nh\nq\n")
    assert "CP-036" in done.out and "save and leave" in done.out


def test_a_game_left_goes_on_where_it_was(run: Run, saved: Path) -> None:
    whole = run("play", GAME, "--seed", 9, "--lang", "en", "--save", "whole.json", typed=ONE_AFTER_ANOTHER)
    assert " won the game." in whole.out
    assert run("play", GAME, "--seed", 9, "--lang", "en", typed="1\n1\nq\n").code == 0
    halfway = json.loads(saved.read_text("utf-8"))
    assert halfway["result"] is None and run("verify", saved).code == 0
    assert run("play", GAME, "--lang", "en", typed="1\n").code == 0  # the end of input leaves too
    assert len(json.loads(saved.read_text("utf-8"))["log"]) > len(halfway["log"])
    rest = run("play", GAME, "--lang", "en", typed=ONE_AFTER_ANOTHER)
    assert "goes on" in rest.out and rest.out.splitlines()[-3] == whole.out.splitlines()[-3]
    (kept,) = (saved.parent / "finished").iterdir()
    assert json.loads(kept.read_text("utf-8"))["log"] == json.loads(Path("whole.json").read_text("utf-8"))["log"]


def test_ctrl_c_leaves_the_game_saved(run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    done = run("play", GAME, "--lang", "en")
    assert done.code == 0 and "saved" in done.out and done.err == ""
    assert run("verify", saved).code == 0


def test_a_new_game_sets_the_unfinished_one_aside(run: Run, saved: Path) -> None:
    run("play", GAME, "--seed", 1, typed="q\n")
    before = saved.read_bytes()
    run("play", GAME, "--seed", 2, "--new", typed="q\n")
    (aside,) = (saved.parent / "set-aside").iterdir()
    assert aside.read_bytes() == before and saved.read_bytes() != before


def test_a_finished_game_in_a_file_of_ones_own_stays_and_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "mine.json", played())
    before = file.read_bytes()
    assert run("play", GAME, "--save", file, typed="q\n").code == 0
    (aside,) = (tmp_path / "finished").iterdir()
    assert aside.read_bytes() == before and json.loads(file.read_text("utf-8"))["result"] is None


@pytest.mark.parametrize(
    ("more", "word"),
    [("--seats you,random", "seats"), ("--seed 2", "seed"), ("--option treasury=fifty", "treasury")],
)
def test_an_unfinished_game_is_not_taken_for_another(run: Run, saved: Path, more: str, word: str) -> None:
    run("play", GAME, "--seats", "you,random,random", "--seed", 1, typed="q\n")
    before = saved.read_bytes()
    refused(run("play", GAME, *more.split(), typed="q\n"), word, "--new")
    assert saved.read_bytes() == before


def test_several_people_share_the_device(run: Run, saved: Path) -> None:
    """The screen is hidden between two people, and an answer can be taken back before the next one has it."""
    table = ("--seats", "you,you,random", "--option", "first=0", "--lang", "en", "--seed", 1)
    done = run("play", GAME, *table, typed="\n1\nu\n\nq\n")
    assert "Hand the device to" in done.out and "You took back your last answer." in done.out
    log = json.loads(saved.read_text("utf-8"))["log"]
    assert log[-2:] == [{"seat": 0, "action": {"verb": "income"}}, {"undo": 0}]
    again = run("play", GAME, "--lang", "en", typed="\nu\nq\n")
    assert "can no longer be undone" in again.out


def test_people_of_one_device_play_to_the_end(run: Run) -> None:
    done = run("play", GAME, "--seats", "you,you", "--lang", "en", "--seed", 1, typed=ONE_AFTER_ANOTHER)
    assert done.code == 0 and " won the game." in done.out


# Records, rules and status


def test_replay_tells_a_seat_its_own_story(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "record.json", played())
    watched, own = run("replay", file, "--lang", "en").out, run("replay", file, "--lang", "en", "--seat", 1).out
    assert "You were dealt" in own and "You were dealt" not in watched
    told = json.loads(run("replay", file, "--json", "--lang", "en").out)
    assert told["result"] == played()["result"] and all(event["text"] for event in told["events"])
    refused(run("replay", file, "--seat", 3), "seats 0 to 2")


def test_verify_counts_what_chance_gave(run: Run, tmp_path: Path) -> None:
    record = played(Provable(bytes(range(32)), ("a", "b", "c")))
    file = written(tmp_path / "record.json", record)
    report = json.loads(run("verify", file, "--json").out)
    assert report["source"] == "provable" and report["verified"] == report["chance"] > 0
    assert f"{report['verified']} of {report['chance']}" in run("verify", file).out
    withheld = signed(record, chance=record["chance"] | {"secret": None})
    refused(run("verify", written(file, withheld)), "secret")


def test_rules_are_printed_with_their_ids(run: Run) -> None:
    done = run("rules", GAME, "cp-036", "CP-042", "--lang", "en")
    assert done.out.count("\n") == 2 and "CP-036" in done.out and "CP-042" in done.out
    assert len(json.loads(run("rules", GAME, "--json").out)) > 40
    assert "\nCounteractions\n" in run("rules", GAME, "--lang", "en").out


def test_schema_is_json(run: Run) -> None:
    assert isinstance(json.loads(run("schema", GAME).out), dict)


def test_status_has_a_row_for_everything(run: Run) -> None:
    report = json.loads(run("status", GAME, "--json").out)
    assert set(report) == {"rows", "missing", "unnamed", "reasons"}
    named = {(row["kind"], row["id"]) for row in report["rows"]}
    assert {("rule", "CP-036"), ("card", "duke"), ("option", "deal")} <= named
    bare = [row["id"] for row in report["rows"] if not row["tests"] and row["excused"] is None]
    assert report["missing"] == bare
    assert report["reasons"]["clicks"] >= report["reasons"]["specific"] > 1_000
    told = run("status", GAME).out
    assert f"{len(bare)} missing" in told and f"{len(report['unnamed'])} rules that no docstring names" in told


@pytest.mark.parametrize("game", games())
def test_every_rule_is_named_by_code_or_said_to_be_a_definition(game: str) -> None:
    found = find(game)
    assert unnamed_rules(found) == []
    both = definitions(found).keys() & rule_code(found).keys()
    assert not both, "code enforces these, so they are more than definitions"


def test_where_leads_from_a_rule_to_its_code_and_tests(run: Run) -> None:
    done = run("where", "cp-081", "--lang", "en")
    assert done.code == 0 and "CP-081" in done.out and "Contessa" in done.out
    found = json.loads(run("where", "CP-081", "--lang", "fa", "--json").out)
    assert found["game"] == GAME and "شاه‌دخت" in found["text"]
    for place in [*found["code"], *found["tests"]]:
        line = (ROOT / place["file"]).read_text("utf-8").splitlines()[place["line"] - 1]
        assert place["name"].split(".")[-1].split("::")[-1] in line
        assert f"{place['file']}:{place['line']}" in done.out
    assert found["code"] and found["tests"]


@pytest.mark.parametrize("word", ["retreat", "دریانوردی", "Retreat"])
def test_where_finds_rules_by_a_word_of_their_sentence_or_code(run: Run, word: str) -> None:
    found = run("where", word, "--lang", "en").out
    assert "rules/retreat.py" in found and "SC-113" in found
    assert all(one["id"].startswith("SC-") for one in json.loads(run("where", "seaworthy", "--json").out))


@pytest.mark.parametrize(
    ("word", "name", "file"), [("wakhan", "WakhanActs", "wakhan.py"), ("retreat", "Retreat", "retreat.py")]
)
def test_where_tells_first_what_bears_the_word_in_its_name(run: Run, word: str, name: str, file: str) -> None:
    """A step of that name, then whatever lies in a file of that name, then rules that only speak of it."""
    lines = [line for line in run("where", word, "--lang", "en").out.splitlines() if ".py:" in line]
    ranks = [0 if word in line.split()[-1].lower() else 1 if word in line.split("/")[-1] else 2 for line in lines]
    assert ranks == sorted(ranks) and ranks.count(0) > 1
    assert any(line.endswith(name) and f"/{file}:" in line for line in lines[: ranks.count(0)])


def test_where_takes_several_words_and_a_game_and_words_by_their_beginning(run: Run) -> None:
    found = [one["id"] for one in json.loads(run("where", "retreat", "scythe", "--json").out)]
    assert "SC-165" in found and all(id.startswith("SC-") for id in found)
    assert {one["id"] for one in json.loads(run("where", "lake", "retreat", "--json").out)} == {"SC-113", "SC-169"}
    assert "CP-012" in run("where", "treas").out, "a word begins so"
    assert run("where", "reasury").code == 2, "but none has it in its middle"
    assert "docs/reading.md" in run("where", "zzz").err


@pytest.mark.parametrize("game", games())
def test_where_knows_the_rules_of_every_game(run: Run, game: str) -> None:
    last = rule_ids(find(game))[-1]
    assert json.loads(run("where", last, "--json").out)["game"] == game


def test_docstrings_are_found_wherever_they_stand() -> None:
    module = '"""XX-001"""\nA = 1\n"""XX-002"""\nclass B:\n    """XX-003"""\n    c: int\n    """XX-004"""\n'
    module += '    def d(self):\n        """XX-005"""\n        e = "XX-006"\n'
    found = [(place.line, place.name, doc[-1]) for place, doc in documented(ast.parse(module), "m.py")]
    assert found == [(1, "", "1"), (2, "A", "2"), (4, "B", "3"), (6, "B.c", "4"), (8, "B.d", "5")]


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"meydan {meydan.__version__}\n"


@pytest.mark.parametrize("line", ["serve", "migrate-tables", "export abc"])
def test_without_the_server_its_commands_say_what_to_install(
    run: Run, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(common, "find_spec", lambda module: None)
    refused(run(*line.split()), "meydan[server]")


def test_tests_are_found_by_their_marks(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_some.py").write_text(
        'import pytest\n@rule("XX-001", "card:fool")\ndef test_one(): ...\n'
        'class TestMore:\n    @pytest.mark.rule("XX-001")\n    async def test_two(self): ...\n'
        'def test_three(): ...\n@other("XX-002")\ndef test_four(): ...\n'
    )
    one, two = Place("tests/test_some.py", 3, "test_one"), Place("tests/test_some.py", 6, "TestMore::test_two")
    assert rule_tests(folder) == {"XX-001": [one, two], "card:fool": [one]}
    assert two.as_test() == "tests/test_some.py::TestMore::test_two"


def test_the_module_runs_as_a_command() -> None:
    done = subprocess.run([sys.executable, "-m", "meydan", "games", "--json"], capture_output=True, text=True)
    assert done.returncode == 0 and json.loads(done.stdout)["games"] and done.stderr == ""


def test_any_view_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows become tables (turned on their side when wide), the rest lines; a field without a label shows its name."""
    t = Table.new(GAME, 2, 1)
    wide = {f"track_{number}": number for number in range(9)}
    view = {
        "round": 3,
        "market": {"duke": 1200, "captain": None},
        "players": [{"seat": seat, **wide, "out": bool(seat)} for seat in (0, 1)],
        "places": [{"place": "harbour", "armies": [{"seat": 1, "coins": 4}], "depth": 1.5}],
        "hand": ["duke", "duke"],
        "nothing": None,
    }
    monkeypatch.setattr(t, "view", lambda seat: view)
    for lang, words in (
        ("en", ["Duke 1,200", "track 8", "harbour", "1.5", "Coins 4"]),
        ("fa", ["بزرگ‌زاده ۱٬۲۰۰", "۱٫۵"]),
    ):
        console = Console(file=io.StringIO(), width=100)
        console.print(Drawing(t, lang, 1).whole())
        drawn = console.file.getvalue()  # type: ignore[attr-defined]
        assert all(word in drawn for word in words), drawn
        assert "nothing" not in drawn
