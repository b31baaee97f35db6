"""Show the runs below a folder in the browser.

One line on stdout once it accepts connections: `Insight: http://127.0.0.1:PORT/`. Ctrl-C ends it.
"""

from __future__ import annotations

import ipaddress
import os
import signal
import sys
import threading
from typing import TYPE_CHECKING, Any

from insight.errors import SummaryValueError

from .workers import add_engine_argument, opened

if TYPE_CHECKING:
    import argparse
    from types import FrameType


ENDING = (signal.SIGINT, signal.SIGTERM)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight serve DIR [--host 127.0.0.1] [--port N] [--no-open]`."""
    parser.add_argument(
        "directory", metavar="DIR", help="a run, or a folder above runs; or its URL"
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="an address of this machine itself (127.0.0.1)"
    )
    parser.add_argument(
        "--port", type=int, metavar="N", help="taken means an error; without it the next free one"
    )
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    add_engine_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Serve until a signal ends it."""
    _check_address(arguments.host, arguments.port)
    before = {number: signal.signal(number, _stop) for number in ENDING}
    try:
        server = _open_server(arguments)
        _serve(server, opens=not arguments.no_open and _has_screen())
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


def _open_server(arguments: argparse.Namespace) -> Any:
    from dashboard import create_app
    from dashboard.server import make_server

    store = opened(arguments.directory, arguments.engine)
    return make_server(create_app(store), host=arguments.host, port=arguments.port)


def _check_address(host: str, port: int | None) -> None:
    """Refuse what others could reach: there is no password yet."""
    if not _is_loopback(host):
        hint = "forward a port over ssh to look at it from elsewhere"
        raise SummaryValueError.of("insight serve", "a loopback --host", repr(host), hint)
    if port is not None and not 0 < port < 2**16:
        raise SummaryValueError.of("insight serve", "a --port from 1 to 65535", port)


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _serve(server: Any, *, opens: bool) -> None:
    """Run `server` beside this thread, which waits for a signal."""
    ended = threading.Event()
    failures: list[Exception] = []

    def serve() -> None:
        try:
            server.run()
        except Exception as error:
            failures.append(error)
        finally:
            ended.set()

    def end(_number: int, _frame: FrameType | None) -> None:
        ended.set()

    before = {number: signal.signal(number, end) for number in ENDING}
    thread = threading.Thread(target=serve, name="insight-serve", daemon=True)
    try:
        thread.start()
        print(f"Insight: {server.url}", flush=True)
        if opens:
            _open(server.url)
        ended.wait()
    finally:
        server.close()
        thread.join(timeout=5)
        for number, handler in before.items():
            signal.signal(number, handler)
    if failures:
        raise failures[0]


def _has_screen() -> bool:
    """Whether a browser could show something; on a bare terminal a text browser would take it."""
    return sys.platform in {"darwin", "win32"} or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _open(url: str) -> None:
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
