# interpreted
"""The archipelago and the paths at a terminal: the jetties in words, and who is ahead where."""

from meydan.core.pen import Pen


def picture(pen: Pen) -> list[str]:
    view = pen.view
    lines = [pen.say("picture-boat", jetty=view["jetty"], round=view["round"])]
    for row in view["places"]:
        where = "✕" if row["blocked"] else pen.mark(row["bowl"])
        for jetty in row["jetties"]:
            about = dict(pen.about(f"jetty-{jetty}"))
            lines.append(f"{where} " + pen.fill("picture-jetty", about | {"number": row["place"], "jetty": jetty}))
            where = " "
    birds = [pen.word("Landscape", bird) for bird in view["birds"]]
    lines.append(pen.say("picture-birds", birds=", ".join(birds) if pen.lang == "en" else "، ".join(birds)))
    for row in view["paths"]:
        marks = "  ".join(f"{pen.mark(leader['owner'])} {pen.n(leader['own'])}" for leader in row["leaders"]) or "–"
        points = {"path": row["path"], "first": row["first_points"], "second": row["second_points"]}
        lines.append(f"{pen.say('picture-path', **points)}  {marks}")
    return [*lines, pen.legend()]
