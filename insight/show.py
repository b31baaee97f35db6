"""The dashboard in the cell of a notebook.

It serves from a thread of the kernel, on the loopback and a free port, below an address that
nobody can guess, until the kernel ends. A cell that is run again shows the same server again.
"""

from __future__ import annotations

import atexit
import os
import secrets
import sys
import threading
from dataclasses import dataclass, field
from html import escape
from types import ModuleType
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode, urlsplit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from dashboard.opening import Opening
    from dashboard.server import Server
    from insight.tables import Store

SECRET_BYTES = 24
HEIGHTS = range(200, 10_001)
CLOSING_S = 5
PATIENCE_S = 2  # for a folder's first reading: a cell shows a larger one while it is read
MOST_LISTED = 50
LISTED = ("run", "status", "last_step", "points", "updated", "problems")


@dataclass
class Shown:
    """A dashboard that is being served; the last value of a cell shows it there.

    Attributes:
        url: Its address. Whoever has it may look, from this machine or through its proxy.

    """

    url: str
    _height: int
    _runs: str
    _close: Callable[[], None] = field(repr=False)

    def close(self) -> None:
        """Stop serving this folder, in other cells too; the end of the kernel does so as well."""
        self._close()

    def _repr_html_(self) -> str:
        """A frame with the dashboard, and for readers of a saved notebook what runs there were."""
        address = escape(self.url, quote=True)
        frame = (
            f'<iframe src="{address}" width="100%" height="{self._height}" title="Insight" '
            'style="border:0" allow="clipboard-write" loading="lazy"></iframe>'
        )
        link = f'<p><a href="{address}" target="_blank" rel="noopener">Insight in a tab</a></p>'
        return f"{frame}{link}<details><summary>Runs at the time</summary>{self._runs}</details>"

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {"text/html": self._repr_html_(), "text/plain": f"Insight: {self.url}"}


@dataclass
class _Served:
    """A server of this kernel.

    Attributes:
        base: Where it is reached, with the secret.
        store: What it shows.
        opening: What answers until the store is read.
        server: Of `dashboard.server`.
        thread: In which it runs.
        failures: What ended the first reading, if anything did.

    """

    base: str
    store: Store
    opening: Opening
    server: Server
    thread: threading.Thread
    failures: list[Exception] = field(default_factory=list)

    def read(self) -> None:
        """Read the folder for the first time, and let the dashboard answer."""
        from dashboard import create_app

        try:
            self.store.refresh()
            self.opening.show(create_app(self.store, self.opening.access))
        except Exception as error:
            self.failures.append(error)
            self.opening.fail(str(error))

    def close(self) -> None:
        atexit.unregister(self.close)
        self.opening.close()
        self.server.close()
        self.thread.join(CLOSING_S)


_served: dict[tuple[str, str, tuple[str, ...]], _Served] = {}  # by folder, proxy and tables


def show(
    directory: str | os.PathLike[str],
    page: str = "scalars",
    height: int = 800,
    view: Mapping[str, str | float] | None = None,
    *,
    csv: str | Iterable[str] | None = None,
) -> Shown:
    """The dashboard of a folder of runs, in a notebook's cell.

    Behind JupyterHub, or wherever INSIGHT_PROXY_URL names the proxy's address with `{port}` in it,
    the frame leads through jupyter-server-proxy; otherwise it asks this machine itself. Outside of
    a notebook the address is printed. A folder that takes longer to read is shown at once, with how
    far the reading is.

    Args:
        directory: A run, or a folder above runs; a path or a URL.
        page: Which page is shown first.
        height: Of the frame, in pixels.
        view: What is chosen on the page, by the names in its address: `{"axis": "wall"}`.
        csv: Which files are plain tables, as `open_runs` takes them.

    Raises:
        PathError: If there is no such folder; also a FileNotFoundError.
        SummaryValueError: If there is no such page, it has no such thing to choose, or the height
            is no height.
        MissingLibraryError: If Insight came without its dashboard, as `insight-record`.

    """
    from insight.needed import need_package

    need_package("dashboard", "insight.show")
    from dashboard.address import known_keys
    from dashboard.page import all_pages
    from insight.errors import SummaryValueError

    pages = {one.name: one for one in all_pages()}
    if page not in pages:
        raise SummaryValueError.of("insight.show", f"a page of {', '.join(pages)}", repr(page))
    keys = known_keys(pages[page])
    for key in set(view or ()) - keys:
        expected = f"a view of {page} by {', '.join(sorted(keys))}"
        raise SummaryValueError.of("insight.show", expected, repr(key))
    if height not in HEIGHTS:
        expected = f"a height of {HEIGHTS[0]} to {HEIGHTS[-1]} pixels"
        raise SummaryValueError.of("insight.show", expected, height)
    served = _serving(directory, csv)
    is_read = served.opening.wait(PATIENCE_S)
    if served.failures:
        served.close()
        raise served.failures[0]
    store = served.store
    runs = listed(store.runs(), store.spans()) if is_read else "<p>They were still being read.</p>"
    query = f"?{urlencode(dict(view))}" if view else ""
    shown = Shown(f"{served.base}{page}{query}", height, runs, served.close)
    if not _is_in_notebook():
        print(f"Insight: {shown.url} (no notebook: open it in a browser, while Python runs)")
    return shown


def _serving(directory: str | os.PathLike[str], csv: str | Iterable[str] | None) -> _Served:
    """The server of a folder: the one that runs already, or a new one.

    Raises:
        PathError: If there is no such folder.

    """
    from insight.sources import place_of

    place = place_of(directory, tables=csv)
    key = place.root, proxy_of(os.environ, 0), tuple(place.tables)
    known = _served.get(key)
    if known is not None and known.thread.is_alive():
        if known.opening.wait(0):
            known.store.refresh()
        return known
    served = _served[key] = _serve(directory, place.tables)
    return served


def _serve(directory: str | os.PathLike[str], csv: Sequence[str]) -> _Served:
    from dashboard.access import Access
    from dashboard.opening import Opening
    from dashboard.server import Server, listen
    from insight.tables import Store

    store = Store(directory, csv=csv)
    listening = listen()
    port = listening.getsockname()[1]
    proxy = proxy_of(os.environ, port)
    secret = secrets.token_urlsafe(SECRET_BYTES)
    access = Access(prefix=urlsplit(proxy).path.rstrip("/"), secret=secret)
    opening = Opening(store.root, access)
    opening.follow(lambda: store.how_far)
    server = Server(opening, listening, "127.0.0.1")
    thread = threading.Thread(target=server.run, name=f"insight-show-{port}", daemon=True)
    base = f"{proxy or f'http://127.0.0.1:{port}/'}{secret}/"
    served = _Served(base, store, opening, server, thread)
    thread.start()
    threading.Thread(target=served.read, name=f"insight-read-{port}", daemon=True).start()
    atexit.register(served.close)
    return served


def proxy_of(environment: Mapping[str, str], port: int) -> str:
    """The address of jupyter-server-proxy for a port, ending with `/`; empty without one.

    >>> proxy_of({"JUPYTERHUB_SERVICE_PREFIX": "/user/me/"}, 6060)
    '/user/me/proxy/6060/'
    >>> proxy_of({"INSIGHT_PROXY_URL": "https://x.example.org/p/{port}"}, 6060)
    'https://x.example.org/p/6060/'

    """
    given = environment.get("INSIGHT_PROXY_URL", "")
    if given:
        return given.replace("{port}", str(port)).rstrip("/") + "/"
    hub = environment.get("JUPYTERHUB_SERVICE_PREFIX", "")
    return f"{hub.rstrip('/')}/proxy/{port}/" if hub else ""


def listed(runs: Any, spans: Mapping[str, tuple[float, float]]) -> str:
    """The newest of `Store.runs()` as a plain table, for readers without the kernel.

    Args:
        runs: The table.
        spans: `Store.spans()`: what the times are where no calendar has them.

    """
    from insight.tables.moments import with_seconds

    if runs.empty:
        return "<p>No runs yet.</p>"
    newest = runs.sort_values("updated", ascending=False).head(MOST_LISTED)
    newest = with_seconds(newest, spans)
    head = "".join(f"<th>{escape(name)}</th>" for name in LISTED)
    rows = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in map(_cell, LISTED, row))}</tr>"
        for row in newest[list(LISTED)].itertuples(index=False)
    )
    left = len(runs) - len(newest)
    more = f"<p>and {left} more</p>" if left else ""
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>{more}"


def _cell(name: str, value: Any) -> str:
    from insight.tables.moments import COLUMNS, moment_text

    return moment_text(value) if name in COLUMNS else str(value)


def _is_in_notebook() -> bool:
    """Whether a kernel runs this: IPython is asked only where somebody loaded it."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    return getattr(shell, "kernel", None) is not None


class _Callable(ModuleType):
    def __call__(self, *arguments: Any, **options: Any) -> Shown:
        return show(*arguments, **options)


# Python puts this module itself under its name in `insight`, where people call the function.
sys.modules[__name__].__class__ = _Callable
