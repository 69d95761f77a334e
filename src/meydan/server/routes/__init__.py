"""The HTTP routes. Each is a few lines: who may, what is wanted, what is told."""

from litestar.openapi.datastructures import ResponseSpec

from meydan.server import shapes
from meydan.server.routes import games, lessons, links, order, people, play, records, tables

HANDLERS = [
    *people.HANDLERS,
    *games.HANDLERS,
    *lessons.HANDLERS,
    *tables.HANDLERS,
    *links.HANDLERS,
    *play.HANDLERS,
    *order.HANDLERS,
    *records.HANDLERS,
]
FAULTS = {
    status: ResponseSpec(shapes.Error, description="What was wrong, and what to do")
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
}
for handler in HANDLERS:
    handler.responses = FAULTS
