"""What every answer carries, and which requests get none.

A page on another site can make a browser send requests to 127.0.0.1, under a name of its own even
(DNS rebinding). So a request must name a host of ours, and come from a page of ours.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from flask import Request, Response, request

from .answers import JSON_BELOW, answer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dash import Dash

HOSTS = "INSIGHT_HOSTS"  # in the server's config: further names it is reached by
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
WILDCARDS = frozenset({"0.0.0.0", "::", ""})  # noqa: S104 - compared with, never bound to
LARGEST_REQUEST = 4 * 2**20

Refusal = tuple[int, str, str]  # status, what is wrong, what to do


def protect(app: Dash, is_page: Callable[[str], bool]) -> None:
    """Refuse foreign requests to `app`, and add the headers to its answers.

    Args:
        app: Dash answers its frame at every address, so what is no page is told apart here.
        is_page: Whether a page stands at a path.

    """
    server = app.server
    server.config.setdefault(HOSTS, frozenset())
    server.config["MAX_CONTENT_LENGTH"] = LARGEST_REQUEST
    headers = headers_with(app.csp_hashes())

    def refuse() -> Response | None:
        refusal = refusal_of(request, server.config[HOSTS], is_page)
        if refusal is None and _is_frame(request) and request.path.startswith(JSON_BELOW):
            refusal = 404, "There is nothing at this address.", "The pages are /runs and beside it."
        return None if refusal is None else answer(*refusal)

    def add_headers(response: Response) -> Response:
        if _is_frame(request) and response.status_code == 200 and not is_page(request.path):
            response.status_code = 404  # the frame comes all the same, and leads back
        for name, value in headers.items():
            response.headers.setdefault(name, value)  # a route may be stricter
        return response

    first: list[Callable[[], Response | None]] = server.before_request_funcs.setdefault(None, [])
    first.insert(0, refuse)
    server.after_request(add_headers)


def headers_with(script_hashes: Sequence[str] = ()) -> dict[str, str]:
    """What every answer carries."""
    return {
        "Content-Security-Policy": content_policy(script_hashes),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "no-referrer",
    }


def content_policy(script_hashes: Sequence[str]) -> str:
    """Everything from this server only, and of inline scripts only those that Dash wrote.

    Styles may be inline: Plotly, AG Grid and Mantine write theirs into the page.
    """
    rules = {
        "default-src": "'none'",
        "script-src": " ".join(["'self'", *script_hashes]),
        "style-src": "'self' 'unsafe-inline'",
        "font-src": "'self' data:",
        "img-src": "'self' data: blob:",
        "connect-src": "'self'",
        "worker-src": "'self' blob:",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def hosts_of(bound: str) -> frozenset[str]:
    """The names by which a server bound to an address is reached, beside the loopback's."""
    if bound in WILDCARDS:
        return frozenset({socket.gethostname().lower(), "*"})
    return frozenset({bound.lower()})


def refusal_of(
    asked: Request, hosts: frozenset[str], is_page: Callable[[str], bool]
) -> Refusal | None:
    """Why a request gets no answer, or None."""
    host = _host_name(asked.host)
    if not _is_ours(host, hosts):
        return 421, f"This server does not answer for the host {host!r}.", "Use its own address."
    origin = asked.headers.get("Origin")
    if origin is not None and origin.lower() != f"{asked.scheme}://{asked.host}".lower():
        return 403, "The request comes from a page of another site.", "Open the page itself."
    site = asked.headers.get("Sec-Fetch-Site", "none")
    opens_page = asked.method == "GET" and asked.headers.get("Sec-Fetch-Mode") == "navigate"
    top_level = asked.headers.get("Sec-Fetch-Dest") == "document"
    allowed = opens_page and top_level and is_page(asked.path)
    if site in {"cross-site", "same-site"} and not allowed:
        return 403, "The request comes from another site.", "Open the page itself."
    return None


def _is_frame(asked: Request) -> bool:
    """Whether Dash answers with its frame, which it does at every address without a rule."""
    return asked.url_rule is not None and asked.url_rule.rule.endswith(("/", "<path:path>"))


def _host_name(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def _is_ours(host: str, hosts: frozenset[str]) -> bool:
    return host in LOOPBACK or host in hosts or ("*" in hosts and _is_address(host))


def _is_address(host: str) -> bool:
    """Whether a host is a bare address, which no name server can point elsewhere."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
