"""For whoever runs the server, with the operator's token. ``meydan admin`` calls these."""

from typing import Annotated, Any, Literal

from litestar import Request, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from meydan.server import shapes
from meydan.server.bans import Ban
from meydan.server.process import Process
from meydan.server.routes.given import TableId, TheModeration
from meydan.server.shapes import Received

Status = Annotated[Literal["open", "running", "over", "abandoned"] | None, QueryParameter()]
GameKey = Annotated[str | None, QueryParameter(max_length=32)]
EntryNumber = Annotated[int, PathParameter(ge=0)]
RowId = Annotated[str, PathParameter(max_length=64)]
Everything = Annotated[bool, QueryParameter()]
DONE = Received(True)


async def operator_only(request: Request[Any, Any, Any]) -> None:
    process: Process = request.app.state.process
    await process.operators.must_be_one(request)


@get("/tables")
async def tables(moderation: TheModeration, status: Status = None, game: GameKey = None) -> list[shapes.TableTold]:
    return await moderation.tables(status, game)


@get("/tables/{table:str}")
async def people(moderation: TheModeration, table: TableId) -> list[shapes.PersonTold]:
    return await moderation.people(table)


@delete("/tables/{table:str}", status_code=200)
async def close(moderation: TheModeration, table: TableId) -> Received:
    await moderation.close(table)
    return DONE


@put("/tables/{table:str}/hidden")
async def hide(moderation: TheModeration, table: TableId, data: JSONBody[shapes.Hidden]) -> Received:
    await moderation.hide(table, data.on)
    return DONE


@delete("/tables/{table:str}/messages/{event:int}", status_code=200)
async def erase(moderation: TheModeration, table: TableId, event: EntryNumber) -> Received:
    await moderation.erase(table, event)
    return DONE


@get("/bans")
async def bans(moderation: TheModeration) -> list[Ban]:
    return moderation.bans.known


@post("/bans")
async def ban(moderation: TheModeration, data: JSONBody[shapes.NewBan]) -> Ban:
    return await moderation.ban(data)


@delete("/bans/{ban_id:str}", status_code=200)
async def lift(moderation: TheModeration, ban_id: RowId) -> Received:
    await moderation.lift(ban_id)
    return DONE


@get("/reports")
async def reports(moderation: TheModeration, everything: Everything = False) -> list[shapes.ReportTold]:
    return await moderation.reports(everything)


@post("/reports/{report_id:str}/done", status_code=200)
async def settle(moderation: TheModeration, report_id: RowId) -> Received:
    await moderation.settle(report_id)
    return DONE


router = Router(
    "/api/admin",
    route_handlers=[tables, people, close, hide, erase, bans, ban, lift, reports, settle],
    before_request=operator_only,
    include_in_schema=False,
)
