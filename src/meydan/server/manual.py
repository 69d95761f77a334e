"""/api/docs: every route on one plain page. It needs no script, so it works under the page's own content policy."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Meydan: routes</title><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { font-size: 1.1rem; margin: 2rem 0 0 } code { overflow-wrap: anywhere } td { padding-inline-end: 1rem }
</style><h1>Routes</h1><p>For programs: <a href="/api/docs/openapi.json">openapi.json</a>.</p>"""


class Plain(OpenAPIRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = [HEAD]
        for path, methods in sorted(openapi_schema.get("paths", {}).items()):
            for method, told in methods.items():
                parts += route(path, method, told)
        return "".join(parts).encode()


def route(path: str, method: str, told: dict[str, Any]) -> list[str]:
    said = escape(told.get("description") or told.get("summary") or "")
    parts = [f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{said}</p>"]
    asked = [(one["name"], one["in"], one.get("required")) for one in told.get("parameters", [])]
    if body := name_of(told.get("requestBody", {})):
        asked.append((body, "body", True))
    rows = "".join(
        f"<tr><td><code>{escape(name)}</code><td>{where}<td>{'needed' if needed else ''}"
        for name, where, needed in asked
    )
    return [*parts, f"<table>{rows}</table>"] if rows else parts


def name_of(body: dict[str, Any]) -> str:
    """What the document calls the form of a body."""
    for content in body.get("content", {}).values():
        return str(content.get("schema", {}).get("$ref", "an object")).rsplit("/", 1)[-1]
    return ""
