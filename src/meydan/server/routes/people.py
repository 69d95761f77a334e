"""Who you are here."""

from typing import Any

from litestar import Request, Response, get, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from meydan.server import shapes
from meydan.server.callers import COOKIE, YEAR, new_id, plain_name
from meydan.server.faults import Fault
from meydan.server.routes.given import TheCaller, TheGuests, TheLimits, TheSigner


@get("/me")
async def me(caller: TheCaller, guests: TheGuests) -> shapes.Me:
    """Who you are here: nobody until you take a name."""
    name = await guests.name_of(caller.guest) if caller.guest else None
    return shapes.Me(caller.guest if name else None, name)


@put("/me")
async def be(
    caller: TheCaller,
    guests: TheGuests,
    signer: TheSigner,
    limits: TheLimits,
    request: Request[Any, Any, Any],
    data: JSONBody[shapes.NewName],
) -> Response[shapes.Me]:
    """Take a name; that is all it needs to play. A cookie remembers you."""
    name = plain_name(data.name)
    if not name:
        raise Fault("bad-value", {"fault": "name"})
    if caller.guest is None:
        limits.newcomers.must_take(caller.address)
    guest = caller.guest or new_id(20)
    await guests.set_name(guest, name)
    cookie = Cookie(
        COOKIE,
        value=signer.sign("guest", guest),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=YEAR,
        path="/",
    )
    return Response(shapes.Me(guest, name), cookies=[cookie])


HANDLERS = [me, be]
