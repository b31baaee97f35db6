"""Dashboards of folders, at addresses that tests meet again and again."""

from __future__ import annotations

import os
import threading
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import insight
from dashboard import create_app
from dashboard.server import Answering, Server, make_server
from insight.errors import SummaryValueError
from tools.bundle import kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dash import Dash

    Served = tuple[str, insight.Store]  # the address of a dashboard, and what it shows

ROOT = Path(__file__).resolve().parents[2]
MINDSPORE = ROOT / "tests" / "data" / "summaries" / "runs"
SAMPLES = ROOT / "sample_runs" / "data"

# Each process of tests has its own ports, and a dashboard the first free one of them: the browser
# keeps scripts and their compiled form for an address, and a new one would have it begin anew.
FIRST_PORT = 12_000 + 20 * (os.getpid() % 1_000)
LAST_PORT = FIRST_PORT + 19


@contextmanager
def serving(root: Path, **options: Any) -> Iterator[Served]:
    """The dashboard of a folder, as a release has it; `options` are those of `create_app`."""
    store = insight.open_runs(root)
    with answering(create_app(store, **{"bundled": kept(), **options})) as url:
        yield url, store


@contextmanager
def answering(app: Dash | Answering) -> Iterator[str]:
    """The address at which an app answers."""
    server = _listening(app)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        yield server.url
    finally:
        server.close()
        thread.join(10)


def _listening(app: Dash | Answering) -> Server:
    for port in range(FIRST_PORT, LAST_PORT + 1):
        with suppress(SummaryValueError):  # taken
            return make_server(app, port=port)
    pytest.fail(f"no port is free from {FIRST_PORT} to {LAST_PORT}")
