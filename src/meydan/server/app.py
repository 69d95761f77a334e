"""The web application: routes, the live wire, security headers, and what runs beside them."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Schema
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from meydan.core.errors import BadRecord, BadTable, Illegal
from meydan.server import db, health, live, logs, messages, routes, shapes
from meydan.server.broker import Broker
from meydan.server.callers import Caller, Connection, caller_of
from meydan.server.faults import Fault, language
from meydan.server.guests import Guests
from meydan.server.housekeeping import keep_house
from meydan.server.manual import Plain
from meydan.server.pages import Pages, page
from meydan.server.process import Process
from meydan.server.routes import admin
from meydan.server.settings import Settings
from meydan.server.standing import Standing
from meydan.server.terms import Terms

log = logging.getLogger("meydan.server")

BODY = 65_536
"""Bytes of a request; records may be larger."""
NEVER_KEPT = "no-store"
"""What the server says of tables is for this caller and this moment."""
FINISH = 1.0
"""Seconds for what waits to be committed."""
GOODBYE = 2.0
"""Seconds the database has to close its connections."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CODES = {401: "no-guest", 404: "not-found", 405: "bad-method", 413: "too-big", 429: "too-fast"}
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
GIVEN = (
    "rooms", "store", "guests", "signer", "admission", "lobby", "playing", "consent", "archive", "limits", "clock",
    "order", "moderation", "hints",
)  # fmt: skip
"""What of the process a route may ask for by its name."""


def make_app(settings: Settings | None = None) -> Litestar:
    settings = settings or Settings()
    api = Router(
        "/api",
        route_handlers=[*routes.HANDLERS, live.live],
        dependencies={"caller": Provide(find_caller, sync_to_thread=False)},
        before_request=look_at,
    )
    app = Litestar(
        [api, admin.router, *health.HANDLERS, page],
        dependencies={name: given(name) for name in GIVEN},
        lifespan=[lambda app: running(app, settings)],
        exception_handlers={
            Fault: fault_response,
            Illegal: illegal_response,
            BadTable: lambda request, fault: fault_response(request, Fault("bad-table", {"fault": str(fault)})),
            BadRecord: lambda request, fault: fault_response(request, Fault("bad-record", {"fault": str(fault)})),
            HTTPException: http_response,
            Exception: crash_response,
            RecursionError: lambda request, fault: fault_response(request, Fault("bad-request", {"fault": "nesting"})),
        },
        before_send=[add_headers],
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Meydan", version="1", path="/api/docs", render_plugins=[Plain(path="/routes")]
        ),
        state=State({"origins": allowed_origins(settings), "pages": Pages(settings.web)}),
        logging_config=None,
    )
    forbid_more(app)
    return app


def forbid_more(app: Litestar) -> None:
    """The document says what the server does: fields it does not know are refused, and nobody need say what to do."""
    known = app.openapi_schema.components.schemas or {}
    spoken: list[type] = messages.Message.__subclasses__()
    strict: list[type] = [*shapes.Body.__subclasses__(), *spoken, Terms, Standing]
    for shape in strict:
        schema = known.get(shape.__name__)
        if isinstance(schema, Schema):
            schema.additional_properties = False
            if shape in spoken:
                (schema.properties or {}).pop("do")
                schema.required = [name for name in schema.required or [] if name != "do"]


@asynccontextmanager
async def running(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    engine = db.engine(settings)
    await db.migrate(engine)
    process = Process(settings, engine, await Guests(engine).signing_key())
    await process.bans.load()
    await process.hours.open()
    app.state.process = process
    works = [
        process.writer.write_on(),
        process.hours.beat_on(),
        process.rooms.mend(),
        process.clockwork.sweep(settings.sweep, settings.idle, process.presence),
        keep_house(process),
    ]
    if settings.shared:
        process.broker = broker = Broker(settings.database, process.hear, process.catch_up)
        process.relay.publish = broker.publish
        works.append(broker.run())
    log.info("started, with the tables of %s", db.told(settings))
    beside = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        log.info("ending")
        await process.writer.finish(FINISH)
        for task in beside:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*beside, return_exceptions=True)
        await process.thinkers.close()
        for reader in process.readers:
            reader.close()
        with suppress(*db.GONE):  # a database that is gone need not be said goodbye to
            await asyncio.wait_for(engine.dispose(), GOODBYE)
        log.info("ended")


def given(name: str) -> Provide:
    def find(state: State) -> Any:
        return getattr(state.process, name)

    return Provide(find, sync_to_thread=False)


def find_caller(request: Request[Any, Any, Any]) -> Caller:
    process: Process = request.app.state.process
    return process.bans.must_admit(caller_of(request))


# Safety


def allowed_origins(settings: Settings) -> Callable[[str, str], bool]:
    """The address a page was loaded from must be the one it calls, or one of those the host named."""

    def allowed(origin: str, host: str) -> bool:
        try:
            return urlsplit(origin).netloc == host or origin in settings.origins
        except ValueError:
            return False

    return allowed


async def look_at(request: Request[Any, Any, Any]) -> None:
    """Before anything is done: where does it come from, is everything it says known, and is the table there for it?"""
    request.state.began = time.monotonic()
    logs.request.set(secrets.token_hex(6))
    same_origin(request)
    check_query(request)
    if "table" in request.path_params and not request.route_handler.opt.get("admits_by_itself"):
        await admit(request)


async def admit(request: Request[Any, Any, Any]) -> None:
    """To a stranger a private table is not there, whatever is asked of it."""
    process: Process = request.app.state.process
    room = await process.rooms.room(request.path_params["table"])
    await process.admission.admit(room, find_caller(request), request.query_params.get("invite"))


def check_query(request: Request[Any, Any, Any]) -> None:
    if request.route_handler.opt.get("names_its_own_query"):
        return
    known = request.route_handler.parsed_fn_signature.parameters
    unknown = [name for name in request.query_params if name not in known or name in GIVEN]
    if unknown:
        raise Fault("bad-request", {"fault": unknown[0]})


def same_origin(request: Request[Any, Any, Any]) -> None:
    """No other site may act in a visitor's name: the cookie does not travel, and what does is refused."""
    if request.method in SAFE_METHODS:
        return
    origin = request.headers.get("origin")
    site = request.headers.get("sec-fetch-site")
    allowed = request.app.state.origins
    if origin is not None and not allowed(origin, request.headers.get("host", "")):
        raise Fault("other-origin")
    if origin is None and site in ("cross-site", "same-site"):
        raise Fault("other-origin")


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if found := logs.request.get():
            headers.setdefault("x-request-id", found)
        measure(message, scope)
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", NEVER_KEPT)
        if scope.get("method") == "OPTIONS" and "allow" in headers:
            headers["allow"] = allowed_methods(scope)


def measure(message: Message, scope: Scope) -> None:
    """How long it took to say this, by the route and not by its address: a table's id is nobody else's business."""
    began = scope["state"].get("began")
    if began is not None and message["type"] == "http.response.start":
        process: Process = scope["litestar_app"].state.process
        took, route = time.monotonic() - began, str(scope.get("path_template", ""))
        process.metrics.requests.labels(route, message["status"]).observe(took)
        about = {"route": f"{scope.get('method')} {route}", "status": message["status"], "ms": round(1000 * took)}
        if table := scope.get("path_params", {}).get("table"):
            about["table"] = table
        slow = took > process.settings.slow
        log.log(logging.WARNING if slow else logging.DEBUG, "slow request" if slow else "request", extra=about)


def allowed_methods(scope: Scope) -> str:
    """What this address takes. The framework names only the first route of an address."""
    template = scope.get("path_template")
    routes = [r for r in scope["litestar_app"].routes if isinstance(r, HTTPRoute) and r.path_format == template]
    return ", ".join(sorted({method for route in routes for method in route.methods}))


# Faults


def fault_response(request: Connection, fault: Fault) -> Response[Any]:
    if fault.status >= 500 and fault.code != "broken":
        log.error("%s %s failed", request.scope.get("method"), request.scope["path"], exc_info=fault)
    request.app.state.process.metrics.errors.labels(fault.code).inc()
    return Response(fault.json(language(request.headers.get("accept-language"))), status_code=fault.status)


def illegal_response(request: Connection, fault: Illegal) -> Response[Any]:
    return fault_response(request, Fault("refused", rules=fault.rules))


def crash_response(request: Connection, fault: Exception) -> Response[Any]:
    """What nobody foresaw is written down whole, and told without its inside."""
    log.error("%s %s failed", request.scope.get("method", "socket"), request.scope["path"], exc_info=fault)
    return fault_response(request, Fault("broken"))


def http_response(request: Connection, fault: HTTPException) -> Response[Any]:
    """The framework's own refusals, in our form."""
    if fault.status_code >= 500:
        return crash_response(request, fault)
    code = CODES.get(fault.status_code, "bad-request")
    response = fault_response(request, Fault(code, {"fault": fault.detail}))
    response.headers.update(fault.headers or {})
    return response
