"""What every answer carries, and which requests get none.

A page on another site can make a browser send requests to 127.0.0.1, under a name of its own even
(DNS rebinding). So a request must name a host of ours, and come from a page of ours; and where
others can reach the server, whoever asks must have shown its token.
"""

from __future__ import annotations

import ipaddress
import socket
from base64 import b64encode
from hashlib import sha256
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode, urlsplit

from flask import Request, Response, request

from .access import EVERYBODY, host_in, knows_secret
from .answers import JSON_BELOW, METHODS, answer, hint_of
from .connections import LATE, address_of
from .guesses import Guesses
from .words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from flask import Flask

    from .access import Access

HOSTS = "INSIGHT_HOSTS"  # in the server's config: further names it is reached by
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
WILDCARDS = frozenset({"0.0.0.0", "::", ""})  # noqa: S104 - compared with, never bound to
LARGEST_REQUEST = 4 * 2**20
OPEN = "/health"  # for monitors, which have no token; it tells nothing of the runs
COOKIE_S = 30 * 24 * 3600

Refusal = tuple[int, str, str]  # status, what is wrong, what to do


def protect(
    server: Flask, is_page: Callable[[str], bool], access: Access, hashes: Sequence[str]
) -> None:
    """Refuse foreign requests to `server`, and add the headers to its answers.

    Args:
        server: Dash's answers its frame at every address, so what is no page is told apart here.
        is_page: Whether a page stands at a path.
        access: What requests must show.
        hashes: Of the scripts that stand within the document, as `hash_of` gives them.

    """
    server.config.setdefault(HOSTS, frozenset())
    server.config["MAX_CONTENT_LENGTH"] = LARGEST_REQUEST
    guesses = Guesses()
    headers = headers_with(hashes)

    def refuse() -> Response | None:
        if knows_secret(request.environ, access):
            return _refuse_other_methods(access.base)
        home = None if access.secret else access.base
        if access.secret and (request.path != OPEN or request.method not in {"GET", "HEAD"}):
            return answer(401, say("This is not the whole address."), say("Open all of it."))
        refusal = refusal_of(request, server.config[HOSTS] | access.hosts, is_page, access)
        if refusal is not None:
            return answer(*refusal, home)
        return _let_in(is_page, access, guesses) or _refuse_other_methods(home)

    def refuse_frame() -> Response | None:
        if _is_frame(request) and request.path.startswith(JSON_BELOW):
            hint = f"All addresses are in {access.base}api/v1/openapi.json."
            return answer(404, "There is nothing at this address.", hint)
        return None

    def add_headers(response: Response) -> Response:
        if _is_frame(request):
            # Whoever goes back, or opens a browser with its tabs of yesterday, is shown what was
            # kept without a question: the document of a version before, and all its modules.
            response.headers.setdefault("Cache-Control", "no-store")
            if response.status_code == 200 and not is_page(request.path):
                response.status_code = 404  # the frame comes all the same, and leads back
        framed = access.secret and knows_secret(request.environ, access)
        for name, value in (headers_with(hashes, _framing()) if framed else headers).items():
            response.headers.setdefault(name, value)  # a route may be stricter
        return response

    first: list[Any] = server.before_request_funcs.setdefault(None, [])
    first[:0] = [refuse, refuse_frame]
    server.after_request(add_headers)


def headers_with(script_hashes: Sequence[str] = (), framing: str = "'none'") -> dict[str, str]:
    """What every answer carries; `framing` are the origins whose pages may show it in a frame."""
    return {
        "Content-Security-Policy": content_policy(script_hashes, framing),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
    } | ({"X-Frame-Options": "DENY"} if framing == "'none'" else {})


def hash_of(script: str) -> str:
    """What names a script within a document to the content policy.

    >>> hash_of("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

    """
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def content_policy(script_hashes: Sequence[str], framing: str = "'none'") -> str:
    """Everything from this server only, and of inline scripts only those that Dash wrote.

    Styles may be inline: Plotly, AG Grid and Mantine write theirs into the page.
    """
    rules = {
        "default-src": "'none'",
        "script-src": " ".join(["'self'", *script_hashes]),
        "style-src": "'self' 'unsafe-inline'",
        "font-src": "'self' data:",
        "img-src": "'self' data: blob:",
        "media-src": "'self'",
        "connect-src": "'self'",
        "worker-src": "'self' blob:",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": framing,
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def hosts_of(bound: str) -> frozenset[str]:
    """The names by which a server bound to an address is reached, beside the loopback's.

    >>> sorted(hosts_of("2001:0DB8::1"))  # as typed, and as browsers write it
    ['2001:0db8::1', '2001:db8::1']

    """
    if bound in WILDCARDS:
        return frozenset({socket.gethostname().lower(), "*"})
    written = {ipaddress.ip_address(bound).compressed} if _is_address(bound) else set()
    return frozenset({bound.lower(), *written})


def refusal_of(
    asked: Request,
    hosts: frozenset[str],
    is_page: Callable[[str], bool],
    access: Access = EVERYBODY,
) -> Refusal | None:
    """Why a request gets no answer, or None."""
    scheme, authority = _as_asked(asked, access)
    # Any page can say what a proxy says, but none can name another host than it was reached by.
    for host in map(host_in, (asked.host, authority)):
        if not host:
            return (
                421,
                say("The request names no host."),
                say("Use the address that the server printed."),
            )
        if not _is_ours(host, hosts):
            hint = say("Use its own address, or start it with --allowed-host {host}.", host=host)
            return 421, say("This server does not answer for the host {host}.", host=host), hint
    origin = asked.headers.get("Origin")
    if origin is not None and origin.lower() not in _our_origins(scheme, authority.lower(), access):
        return (
            403,
            say("The request comes from a page of another site."),
            say("Open the page itself."),
        )
    site = asked.headers.get("Sec-Fetch-Site", "none")
    opens_page = asked.method == "GET" and asked.headers.get("Sec-Fetch-Mode") == "navigate"
    top_level = asked.headers.get("Sec-Fetch-Dest") == "document"
    allowed = opens_page and top_level and is_page(asked.path)
    if site in {"cross-site", "same-site"} and not allowed:
        return 403, say("The request comes from another site."), say("Open the page itself.")
    return None


def _as_asked(asked: Request, access: Access) -> tuple[str, str]:
    """Scheme and host as the browser has them; a proxy's word counts only where there is one."""
    if not (access.prefix or access.hosts):
        return asked.scheme, asked.host
    scheme = asked.headers.get("X-Forwarded-Proto", asked.scheme).partition(",")[0].strip()
    host = asked.headers.get("X-Forwarded-Host", asked.host).partition(",")[0].strip()
    return scheme, host


def _our_origins(scheme: str, authority: str, access: Access) -> set[str]:
    """Whose pages may ask: our own, and those of a proxy that tells nothing of itself."""
    behind_tls = {f"https://{authority}"} if host_in(authority) in access.hosts else set()
    named = {f"{one}://{name}" for name in access.hosts for one in ("http", "https")}
    return {f"{scheme}://{authority}".lower(), *behind_tls, *named}


def _let_in(is_page: Callable[[str], bool], access: Access, guesses: Guesses) -> Response | None:
    """Nothing for who showed the token or need not, else the answer to whom does not yet."""
    if request.path == OPEN or not access.token:
        return None
    shown = request.args.get("token")
    if shown is not None and request.method == "GET" and is_page(request.path):
        return _remembering(access) if access.admits(shown) else _wrong(access, guesses)
    scheme, _, value = request.headers.get("Authorization", "").partition(" ")
    bears = scheme.lower() == "bearer"
    if bears and access.admits(value.strip()):
        return None
    if access.remembers(request.cookies.get(_cookie())):
        return None
    return _wrong(access, guesses) if bears else _unknown(access)


def _wrong(access: Access, guesses: Guesses) -> Response:
    """The answer to a token that is not ours: late, where an address has shown many."""
    late_s = guesses.late_s(address_of([request.environ.get("REMOTE_ADDR", "")]))
    hold_back = request.environ.get(LATE)
    if late_s and hold_back is not None:
        hold_back(late_s)
    return _unknown(access)


def _remembering(access: Access) -> Response:
    """The same page without the token in its address, which so stays in no history."""
    left = [(key, value) for key, value in request.args.items(multi=True) if key != "token"]
    clean = access.base + request.path.strip("/") + (f"?{urlencode(left)}" if left else "")
    answered = Response(status=303, headers={"Location": clean, "Cache-Control": "no-store"})
    is_safe = _as_asked(request, access)[0] == "https"
    answered.set_cookie(
        _cookie(),
        access.session,
        max_age=COOKIE_S,
        path=access.prefix or "/",
        secure=is_safe,
        httponly=True,
        samesite="Strict",
    )
    return answered


def _cookie() -> str:
    """Browsers keep the cookies of all ports of a host together, so each server has its own."""
    return f"insight-session-{request.environ.get('SERVER_PORT', '')}"


def _unknown(access: Access) -> Response:
    hint = say("Open the address that `insight serve` printed, with ?token=... at its end.")
    if request.path.startswith(JSON_BELOW):
        hint = "Send the header `Authorization: Bearer TOKEN`."
    answered = answer(401, say("This dashboard asks for a token."), hint, access.base)
    answered.headers["WWW-Authenticate"] = 'Bearer realm="insight"'
    if request.headers.get("Sec-Fetch-Site") in {"cross-site", "same-site"}:
        # Who follows a link on another site brings no strict cookie, but does after a reload.
        answered.headers["Refresh"] = "0"
    return answered


def _refuse_other_methods(home: str | None) -> Response | None:
    """Flask would answer OPTIONS by itself."""
    if request.method in METHODS:
        return None
    answered = answer(405, "405 Method Not Allowed", hint_of(405), home)
    answered.headers["Allow"] = "GET, HEAD"
    return answered


def _framing() -> str:
    """The origin whose page shows ours in a frame, as the frame's own request tells."""
    parts = urlsplit(request.headers.get("Referer", ""))
    if parts.scheme not in {"http", "https"} or not _is_plain(parts.netloc):
        return "'self'"
    return f"'self' {parts.scheme}://{parts.netloc}"


def _is_plain(authority: str) -> bool:
    return bool(authority) and all(letter.isalnum() or letter in "-.:[]" for letter in authority)


def _is_frame(asked: Request) -> bool:
    """Whether Dash answers with its frame, which it does at every address without a rule."""
    return asked.url_rule is not None and asked.url_rule.rule.endswith(("/", "<path:path>"))


def _is_ours(host: str, hosts: frozenset[str]) -> bool:
    return host in LOOPBACK or host in hosts or ("*" in hosts and _is_address(host))


def _is_address(host: str) -> bool:
    """Whether a host is a bare address, which no name server can point elsewhere."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
