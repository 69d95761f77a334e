"""The web client: the files of its build, read once. A path that is no file is a page, and every page is index.html."""

import re
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

HASHED = re.compile(r"^assets/.+-[\w-]{8}\.\w+$")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}
PAGE = "index.html"
NO_PAGES = ("api", "healthz", "readyz", "metrics")
"""What programs ask for: under these names there is no page."""
NO_BUILD = "The web client is not built yet. Run `make setup`, then start the server again.\n"


@dataclass(frozen=True)
class File:
    body: bytes
    packed: bytes | None
    """The same, compressed."""
    headers: dict[str, str]


class Pages:
    def __init__(self, folder: Path) -> None:
        self.files = {
            name: read(path, name)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != ".gz" and (name := path.relative_to(folder).as_posix()) != "STAMP"
        }

    def find(self, path: str) -> File | None:
        """The file of this path, or the page that knows what to show there. What looks like a file must be one."""
        path = path.strip("/")
        if path in self.files:
            return self.files[path]
        return None if "." in path.rsplit("/", 1)[-1] else self.files.get(PAGE)


def read(path: Path, name: str) -> File:
    packed = path.with_name(path.name + ".gz")
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    headers = {
        "content-type": kind,
        "cache-control": FOREVER if HASHED.match(name) else ASK_AGAIN,
        "vary": "accept-encoding",
    }
    return File(path.read_bytes(), packed.read_bytes() if packed.exists() else None, headers)


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    path = str(request.scope["path"])
    if path.strip("/").split("/")[0] in NO_PAGES:
        raise NotFoundException
    pages: Pages = request.app.state.pages
    if not pages.files:
        return Response(NO_BUILD.encode(), media_type="text/plain; charset=utf-8", status_code=503)
    file = pages.find(path)
    if file is None:
        raise NotFoundException
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers=file.headers | {"content-encoding": "gzip"})
    return Response(file.body, headers=file.headers)
