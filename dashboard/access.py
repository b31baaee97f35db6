"""Who may look at a dashboard, and under which address they reach it."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from insight.errors import SummaryValueError

if TYPE_CHECKING:
    from collections.abc import Mapping

TOKEN_BYTES = 24
SHORTEST_TOKEN = 16
LONGEST_TOKEN = 512
LONGEST_PREFIX = 512
_PREFIX = re.compile(r"(/[\w.~-]+)+", re.ASCII)
_TOKEN = re.compile(r"[!-~]+")
_AUTHORITY = re.compile(r"(?P<name>[\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True)
class Access:
    """What a request must know, and where the dashboard stands behind a proxy.

    Attributes:
        token: What whoever looks must show once; empty where nothing is asked.
        prefix: What a proxy puts before every address, as in `/team/insight`; empty for nothing.
        hosts: Names of the proxy, beside the server's own.
        secret: A part of the path that nobody can guess and everybody must know: it stands for
            the token where a browser keeps no cookies, as in the cell of a notebook.

    """

    token: str = ""
    prefix: str = ""
    hosts: frozenset[str] = frozenset()
    secret: str = ""

    @property
    def base(self) -> str:
        """What addresses begin with in a browser: it begins and ends with `/`."""
        return f"{self.prefix}/{self.secret}/" if self.secret else f"{self.prefix}/"

    @property
    def session(self) -> str:
        """What a browser keeps instead of the token, which so is in no answer."""
        return hmac.new(self.token.encode(), b"insight session", hashlib.sha256).hexdigest()

    def admits(self, shown: str | None) -> bool:
        """Whether somebody showed the token; how long it takes tells nothing of it."""
        return shown is not None and _same(shown, self.token)

    def remembers(self, cookie: str | None) -> bool:
        """Whether a browser showed the token before."""
        return cookie is not None and _same(cookie, self.session)


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode())


EVERYBODY = Access()
"""Whoever reaches the server: it listens on the loopback."""


def new_token() -> str:
    """A token that nobody guesses.

    >>> len(new_token())
    32
    """
    return secrets.token_urlsafe(TOKEN_BYTES)


def access_of(token: str | None, prefix: str, hosts: list[str]) -> Access:
    """What the options of a command line ask for.

    Raises:
        SummaryValueError: If one of them cannot be.

    >>> access_of(None, "/team/insight/", ["Runs.example.org"]).base
    '/team/insight/'

    """
    if token is not None:
        _check(token)
    path = f"/{prefix.strip('/')}" if prefix.strip("/") else ""
    if path and (len(path) > LONGEST_PREFIX or not _PREFIX.fullmatch(path) or _climbs(path)):
        hint = "letters, digits, and . _ ~ - between slashes"
        raise SummaryValueError.of("insight serve", "a --path-prefix as /team/x", prefix, hint)
    return Access(token or "", path, frozenset(map(_host, hosts)))


def _check(token: str) -> None:
    """Refuse a token that no header can hold, or that can be guessed; it stays unsaid."""
    if not (len(token) <= LONGEST_TOKEN and _TOKEN.fullmatch(token)):
        got = "another text"
    elif len(token) < SHORTEST_TOKEN:
        got = f"one of {len(token)}, which can be guessed"
    else:
        return
    lengths = f"{SHORTEST_TOKEN} to {LONGEST_TOKEN}"
    expected = f"a --token of {lengths} letters, digits and signs, without spaces"
    hint = "leave --token out and bind elsewhere than to 127.0.0.1, and one is made"
    raise SummaryValueError.of("insight serve", expected, got, hint)


def _climbs(path: str) -> bool:
    return any(part in {".", ".."} for part in path.split("/"))


def host_in(authority: str) -> str:
    """The host in `host:port`; empty where the text has a form that no browser sends.

    >>> host_in("[::1]:6060"), host_in("Runs.example.org"), host_in("user@127.0.0.1")
    ('::1', 'runs.example.org', '')

    """
    found = _AUTHORITY.fullmatch(authority)
    return "" if found is None else found["name"].strip("[]").lower()


def _host(name: str) -> str:
    host = host_in(name)
    if not host:
        hint = "the proxy's name, as runs.example.org"
        raise SummaryValueError.of("insight serve", "a name for --allowed-host", repr(name), hint)
    return host


class Below:
    """A WSGI app that also stands below a prefix, whether a proxy takes it off or not.

    What was taken off is told in `SCRIPT_NAME`, as WSGI has it, and that the secret was in it in
    `insight.secret`.
    """

    def __init__(self, app: object, access: Access) -> None:
        self._app = app
        self._access = access

    def __call__(self, environ: dict[str, object], start_response: object) -> object:
        path = str(environ.get("PATH_INFO", ""))
        taken = taken_off(path, self._access)
        if taken:
            environ["SCRIPT_NAME"] = f"{environ.get('SCRIPT_NAME', '')}{taken}"
            environ["PATH_INFO"] = path[len(taken) :] or "/"
        if self._access.secret:
            environ["insight.secret"] = taken.rsplit("/", 1)[-1]
        return self._app(environ, start_response)  # type: ignore[operator]  # any WSGI app


def taken_off(path: str, access: Access) -> str:
    """What stands before the app's own address in a path.

    >>> taken_off("/team/x/scalars", Access(prefix="/team/x"))
    '/team/x'
    >>> taken_off("/scalars", Access(prefix="/team/x"))
    ''

    """
    whole = path == access.prefix or path.startswith(f"{access.prefix}/")
    prefix = access.prefix if whole else ""
    if not access.secret:
        return prefix
    first = path[len(prefix) + 1 :].partition("/")[0]
    return f"{prefix}/{first}" if _same(first, access.secret) else ""


def knows_secret(environ: Mapping[str, object], access: Access) -> bool:
    """Whether a request came by the address that holds the secret."""
    shown = environ.get("insight.secret")
    return bool(access.secret) and isinstance(shown, str) and _same(shown, access.secret)
