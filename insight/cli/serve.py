"""Show the runs below a folder in the browser.

One line on stdout once it accepts connections: `Insight: http://127.0.0.1:PORT/`. Ctrl-C ends it.

Whom other machines reach asks for a token: `--token`, or INSIGHT_TOKEN where other people of this
machine can list its commands; without either one is made, and is part of the address in that line.
"""

from __future__ import annotations

import ipaddress
import os
import signal
import socket
import sys
import tempfile
import threading
from contextlib import contextmanager, nullcontext, suppress
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from insight.errors import SummaryValueError

from .workers import add_engine_argument, opened

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator
    from types import FrameType

    from dashboard.access import Access

ENDING = (signal.SIGINT, signal.SIGTERM)
OVER = b"\0"
ENDS = {OVER, *(bytes([number]) for number in ENDING)}
PAGE = """<!DOCTYPE html>
<meta charset="utf-8"><meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url={address}">
<title>Insight</title><p><a href="{address}">Insight</a></p>
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight serve DIR [--host 127.0.0.1] [--port N] [--token T] [--path-prefix /x] ...`."""
    parser.add_argument(
        "directory", metavar="DIR", help="a run, or a folder above runs; or its URL"
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="where to listen; others than 127.0.0.1 need a token"
    )
    parser.add_argument(
        "--port", type=int, metavar="N", help="taken means an error; without it the next free one"
    )
    parser.add_argument(
        "--token",
        default=os.environ.get("INSIGHT_TOKEN") or None,
        metavar="T",
        help="what browsers must show once: ?token=T, or the header Authorization: Bearer T",
    )
    parser.add_argument(
        "--path-prefix", default="", metavar="/X", help="what a proxy puts before every address"
    )
    parser.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name by which a proxy is reached; may be given several times",
    )
    parser.add_argument(
        "--allow-delete",
        action="store_true",
        help="let the pages move runs to .insight-trash in DIR, and empty it",
    )
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    add_engine_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Serve until a signal ends it."""
    _check_address(arguments.host, arguments.port)
    access, is_made = _access(arguments)
    key = f"?token={quote(access.token, safe='')}" if access.token else ""
    before = {number: signal.signal(number, _stop) for number in ENDING}
    try:
        server = _open_server(arguments, access)
        opens = not arguments.no_open and _has_screen()
        _serve(server, opens=opens, key=key, tells_key=is_made)
    except _StoppedError:
        pass  # a folder of many runs takes a while to open; nobody has to wait for that
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return 0


class _StoppedError(BaseException):
    """A signal before there was anything to close."""


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise _StoppedError


def _access(arguments: argparse.Namespace) -> tuple[Access, bool]:
    """Who may look, and whether the token was made here."""
    from dashboard.access import access_of, new_token

    is_made = arguments.token is None and not _is_loopback(arguments.host)
    token = new_token() if is_made else arguments.token
    return access_of(token, arguments.path_prefix, arguments.allowed_host), is_made


def _open_server(arguments: argparse.Namespace, access: Access) -> Any:
    from dashboard import create_app
    from dashboard.server import make_server

    store = opened(arguments.directory, arguments.engine)
    app = create_app(store, access, allow_delete=arguments.allow_delete)
    return make_server(app, host=arguments.host, port=arguments.port)


def _check_address(host: str, port: int | None) -> None:
    """Refuse what cannot be, before a folder of many runs is read."""
    if not host or "/" in host or (":" in host and not _is_address(host)):
        hint = "127.0.0.1, 0.0.0.0 for every address of this machine; the port is --port"
        raise SummaryValueError.of("insight serve", "an address as --host", repr(host), hint)
    if port is not None and not 0 < port < 2**16:
        raise SummaryValueError.of("insight serve", "a --port from 1 to 65535", port)


def _is_loopback(host: str) -> bool:
    return host == "localhost" or (_is_address(host) and ipaddress.ip_address(host).is_loopback)


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _serve(server: Any, *, opens: bool, key: str = "", tells_key: bool = False) -> None:
    """Run `server` beside this thread, which waits for a signal.

    Args:
        server: What `make_server` gives.
        opens: Whether a browser is opened.
        key: What opens the address, as in `?token=T`.
        tells_key: Whether nobody knows it yet; this line is then the only place that has it.

    """
    # A lock could miss a signal that comes just before it is waited for; a socket keeps it.
    heard, told = socket.socketpair()
    told.setblocking(False)
    failures: list[Exception] = []

    def serve() -> None:
        try:
            server.run()
        except Exception as error:
            failures.append(error)
        finally:
            with suppress(OSError):  # nobody waits any more
                told.send(OVER)

    wakes = signal.set_wakeup_fd(told.fileno())
    before = {number: signal.signal(number, lambda *_: None) for number in ENDING}
    thread = threading.Thread(target=serve, name="insight-serve", daemon=True)
    try:
        thread.start()
        print(f"Insight: {server.url}{key if tells_key else ''}", flush=True)
        with _opened(server.url, key) if opens else nullcontext():
            while heard.recv(1) not in ENDS:
                pass  # another signal
    finally:
        signal.set_wakeup_fd(wakes)
        server.close()
        thread.join(timeout=5)
        heard.close()
        told.close()
        for number, handler in before.items():
            signal.signal(number, handler)
    if failures:
        raise failures[0]


def _has_screen() -> bool:
    """Whether a browser could show something; on a bare terminal a text browser would take it."""
    return sys.platform in {"darwin", "win32"} or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


@contextmanager
def _opened(url: str, key: str) -> Iterator[None]:
    """Inside, a browser is shown `url` with its key.

    Everybody may read the command line of a browser, so the key stands in a file of the user's.
    """
    page = _page_to(url + key) if key else None
    try:
        _open(url if page is None else page.as_uri())
        yield
    finally:
        if page is not None:
            page.unlink(missing_ok=True)


def _page_to(address: str) -> Path | None:
    """A page for this user alone that leads on; None where the disk takes none."""
    with suppress(OSError):
        descriptor, path = tempfile.mkstemp(prefix="insight-", suffix=".html")
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(PAGE.format(address=escape(address, quote=True)))
        return Path(path)
    return None  # the dashboard itself asks for the token then


def _open(url: str) -> None:
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
