"""Persian for terminals that neither turn right-to-left text around nor join its letters: both are done here."""

import unicodedata
from functools import cache

from meydan.core.text import FSI, PDI

JOINER, NON_JOINER = "\u200d", "\u200c"
MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")
FORMS = ("isolated", "final", "initial", "medial")


@cache
def forms() -> dict[str, dict[str, str]]:
    """By letter, or by lam and an alef, how it is written alone and beside others."""
    found: dict[str, dict[str, str]] = {}
    for code in [*range(0xFB50, 0xFDFF), *range(0xFE70, 0xFEFD)]:
        kind, _, parts = unicodedata.decomposition(chr(code)).partition("> ")
        letters = "".join(chr(int(part, 16)) for part in parts.split())
        if kind[1:] in FORMS and (len(letters) == 1 or (len(letters) == 2 and letters[0] == "ل")):
            found.setdefault(letters, {}).setdefault(kind[1:], chr(code))
    return {letters: kinds for letters, kinds in found.items() if len(letters) == 1 or letters[1] in "اآأإ"}


def is_mark(char: str) -> bool:
    return unicodedata.category(char) == "Mn"


def shaped(text: str) -> str:
    """Each letter in the form it has beside its neighbours; what only joins or parts letters is gone."""
    units: list[list[str]] = []
    for char in text:
        if is_mark(char) and units:
            units[-1][1] += char
        elif char in "اآأإ" and units and units[-1] == ["ل", ""]:
            units[-1][0] += char
        else:
            units.append([char, ""])
    out = ""
    for place, (letters, marks) in enumerate(units):
        known = forms().get(letters, {})
        before = forms().get(units[place - 1][0], {}) if place else {}
        after = forms().get(units[place + 1][0], {}) if place + 1 < len(units) else {}
        joined = "final" in known and "initial" in before
        joins = "initial" in known and "final" in after
        form = FORMS[(1 if joined else 0) + (2 if joins else 0)]
        if letters not in (JOINER, NON_JOINER):
            out += known.get(form, letters) + marks
    return out


def direction(char: str) -> str:
    """R for Persian letters, L for Latin ones and for figures, which keep their order; N for what takes any side."""
    kind = unicodedata.bidirectional(char)
    return "R" if kind in ("R", "AL") else "L" if kind in ("L", "EN", "AN") else "N"


def visual(text: str, rtl: bool) -> str:
    """The line as it is to be seen, from the left. What is isolated is turned by itself, by its first letter."""
    pieces: list[tuple[str, str]] = []
    at = 0
    while at < len(text):
        if text[at] == FSI:
            depth, end = 1, at + 1
            while end < len(text) and depth:
                depth += (text[end] == FSI) - (text[end] == PDI)
                end += 1
            inside = text[at + 1 : end - 1 if depth == 0 else end]
            first = next((way for way in map(direction, inside) if way != "N"), "L")
            pieces.append((visual(inside, first == "R"), "X"))
            at = end
        elif text[at] == PDI:
            at += 1
        else:
            if is_mark(text[at]) and pieces and pieces[-1][1] != "X":
                pieces[-1] = (pieces[-1][0] + text[at], pieces[-1][1])
            else:
                pieces.append((text[at], direction(text[at])))
            at += 1
    return turned(resolved(pieces, "R" if rtl else "L"), rtl)


def resolved(pieces: list[tuple[str, str]], base: str) -> list[tuple[str, str]]:
    """What takes any side goes with its neighbours where both agree, else with the line; so does isolated text."""
    out = list(pieces)
    place = 0
    while place < len(out):
        if out[place][1] != "N":
            place += 1
            continue
        end = place
        while end < len(out) and out[end][1] == "N":
            end += 1
        left = out[place - 1][1] if place else base
        right = out[end][1] if end < len(out) else base
        way = left if left == right and left != "X" else base
        for k in range(place, end):
            out[k] = (out[k][0], way)
        place = end
    return out


def turned(pieces: list[tuple[str, str]], rtl: bool) -> str:
    """Runs of one direction; in a line from the right they come in the other order, and its letters too."""
    runs: list[tuple[str, list[str]]] = []
    for text, way in pieces:
        if way != "X" and runs and runs[-1][0] == way:
            runs[-1][1].append(text)
        else:
            runs.append((way, [text]))
    told: list[str] = []
    for way, texts in runs:
        if way == "R":
            letters = shaped("".join(texts))
            told.append("".join(reversed(clusters(letters.translate(MIRRORED)))))
        else:
            told.append("".join(texts))
    return "".join(reversed(told) if rtl else told)


def clusters(text: str) -> list[str]:
    """Letters with the marks over them."""
    found: list[str] = []
    for char in text:
        if is_mark(char) and found:
            found[-1] += char
        else:
            found.append(char)
    return found
