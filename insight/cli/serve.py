"""Show the runs below a folder in the browser.

One line on stdout once it accepts connections: `Insight: http://127.0.0.1:PORT/`, with the name of
--page behind it. While DIR is read for the first time, pages show how far that is. Ctrl-C ends it.

Whom other machines reach asks for a token: `--token`, or INSIGHT_TOKEN where other people of this
machine can list its commands; without either one is made, and is part of the address in that line.
"""

from __future__ import annotations

import ipaddress
import os
import signal
from contextlib import closing, nullcontext
from typing import TYPE_CHECKING

from insight.errors import SummaryValueError

from .workers import add_opening_arguments, executor_of

OPEN_FILES = 4_096

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence
    from concurrent.futures import Executor
    from types import FrameType

    from dashboard.access import Access
    from dashboard.opening import Opening
    from dashboard.server import Server
    from insight.watching import Rule


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
    parser.add_argument(
        "--rules",
        metavar="FILE",
        help="what runs are watched for, as insight watch does; by default the usual rules",
    )
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--page",
        default="",
        metavar="NAME",
        help="the page that is printed and opened, such as lineage; by default the list of runs",
    )
    add_opening_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Serve until a signal ends it."""
    from urllib.parse import quote

    from insight.needed import need_package

    from .serving import browser, until_signal
    from .serving.allocators import share_memory

    need_package("dashboard", "insight serve")
    share_memory()
    _check_address(arguments.host, arguments.port)
    _check_page(arguments.page)
    rules = _rules(arguments.rules)
    access, is_made = _access(arguments)
    key = f"?token={quote(access.token, safe='')}" if access.token else ""
    before = {number: signal.signal(number, _stop) for number in until_signal.ENDING}
    try:
        server, opening, executor = _listening(arguments, access)
        opens = not arguments.no_open and browser.has_screen()
        url = server.url + arguments.page
        shown = browser.shown(url, key) if opens else nullcontext()
        line = _line(url, key, is_made=is_made)
        with closing(opening):
            until_signal.serve(
                server, line, shown, lambda: _open(arguments, opening, executor, rules)
            )
    except _StoppedError:
        pass  # a folder of many runs takes a while to read; nobody has to wait for that
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return 0


def _rules(path: str | None) -> Sequence[Rule] | None:
    """The rules of a file; what is wrong with it is told before anything else begins."""
    if path is None:
        return None
    from insight.watching import read_rules

    return read_rules(path).rules


def _line(url: str, key: str, *, is_made: bool) -> str:
    """What is printed: of a token that was made here it is the only place that has it."""
    return f"Insight: {url}{key if is_made else ''}"


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


def _listening(
    arguments: argparse.Namespace, access: Access
) -> tuple[Server, Opening, Executor | None]:
    """A server that listens already, and what will answer, once all that can be wrong is known."""
    from dashboard.descriptors import allow_open
    from dashboard.opening import Opening
    from dashboard.server import make_server
    from insight.sources import root_of

    allow_open(OPEN_FILES)  # 1024 is usual, and half of what is allowed may be connections
    root = root_of(arguments.directory, arguments.tables)
    executor = executor_of(arguments.engine)
    opening = Opening(root, access)
    return make_server(opening, host=arguments.host, port=arguments.port), opening, executor


def _open(
    arguments: argparse.Namespace,
    opening: Opening,
    executor: Executor | None,
    rules: Sequence[Rule] | None,
) -> None:
    """Read the folder, and let the dashboard answer."""
    from dashboard import create_app
    from insight.tables import Store

    from .serving.collector import settled

    store = Store(arguments.directory, executor=executor, csv=arguments.tables)
    opening.follow(lambda: store.how_far)
    with settled():
        store.refresh()
        deletes = arguments.allow_delete
        app = create_app(store, opening.access, allow_delete=deletes, rules=rules, prepared=True)
    opening.show(app)


def _check_address(host: str, port: int | None) -> None:
    """Refuse what cannot be, before a folder of many runs is read."""
    if not host or "/" in host or (":" in host and not _is_address(host)):
        hint = "127.0.0.1, 0.0.0.0 for every address of this machine; the port is --port"
        raise SummaryValueError.of("insight serve", "an address as --host", repr(host), hint)
    if port is not None and not 0 < port < 2**16:
        raise SummaryValueError.of("insight serve", "a --port from 1 to 65535", port)


def _check_page(name: str) -> None:
    if name and name not in _pages():
        expected = f"a --page of {', '.join(_pages())}"
        raise SummaryValueError.of("insight serve", expected, repr(name))


def _pages() -> list[str]:
    """The names of all pages, by their files: to import them takes longer than the port may."""
    from pkgutil import iter_modules

    from dashboard import pages

    return sorted(module.name for module in iter_modules(pages.__path__))


def _is_loopback(host: str) -> bool:
    return host == "localhost" or (_is_address(host) and ipaddress.ip_address(host).is_loopback)


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
