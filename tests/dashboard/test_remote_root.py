"""Runs behind a URL are looked at while somebody looks, and never else: each look costs money."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import pytest
from fsspec.implementations.memory import MemoryFileSystem

import insight
from dashboard import create_app

if TYPE_CHECKING:
    from pathlib import Path

    from dash import Dash

URL = "memory://bucket/runs"


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What is asked of a store in memory that holds one run; listings fail once it has `down`."""
    monkeypatch.setattr(MemoryFileSystem, "store", {})
    monkeypatch.setattr("dashboard.live.REMOTE_PERIOD_S", 0.0)
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.log(1, {"loss": 0.5})
    files = MemoryFileSystem()
    for path in (tmp_path / "a").iterdir():
        files.pipe_file(f"/bucket/runs/a/{path.name}", path.read_bytes())
    asked: list[str] = []
    for name in ("find", "cat_file", "info", "ls"):
        monkeypatch.setattr(MemoryFileSystem, name, counted(name, asked))
    return asked


def counted(name: str, asked: list[str]) -> Any:
    call = getattr(MemoryFileSystem, name)

    def ask(self: Any, *arguments: Any, **options: Any) -> Any:
        if "down" in asked:
            raise TimeoutError("no route")
        asked.append(name)
        return call(self, *arguments, **options)

    return ask


def tick(app: Dash) -> dict[str, Any]:
    """What the pulse of an open page answers."""
    return dict(app.server.test_client().get("/pulse").json["pulse"])


def page(app: Dash, path: str) -> str:
    body = {
        "output": "page.children",
        "outputs": {"id": "page", "property": "children"},
        "inputs": [{"id": "address", "property": "pathname", "value": path}],
        "changedPropIds": ["address.pathname"],
        "state": [{"id": "address", "property": "search", "value": ""}],
    }
    return str(app.server.test_client().post("/_dash-update-component", json=body).text)


def test_nothing_is_asked_while_no_page_is_open(looks: list[str]) -> None:
    store = insight.open_runs(URL)
    opened = list(looks)
    threads = threading.active_count()
    client = create_app(store).server.test_client()
    answers = [
        client.get(path).status_code for path in ("/", "/health", "/theme.css", "/_dash-layout")
    ]

    assert answers == [200] * 4
    assert opened == ["find", "cat_file"]
    assert looks == opened
    assert threading.active_count() == threads  # nobody is there who could ask later


def test_open_page_asks_for_one_listing_at_a_time(looks: list[str]) -> None:
    app = create_app(insight.open_runs(URL))
    looks.clear()
    for _ in range(3):
        tick(app)

    assert looks == ["find"] * 3


def test_open_pages_ask_together_at_most_every_five_seconds(
    looks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    from dashboard.live import LiveStore

    now = [0.0]
    store = type("Store", (), {"root": URL, "version": 1, "refresh": lambda self: looks.append("")})
    live = LiveStore(store(), clock=lambda: now[0])
    looks.clear()
    for second in range(60):
        now[0] = float(second)
        live.refresh()
        live.refresh()

    assert len(looks) == 11


def test_store_that_is_down_is_told_on_the_page_that_stays(looks: list[str]) -> None:
    app = create_app(insight.open_runs(URL))
    before = tick(app)
    looks.append("down")
    down = tick(app)
    again = tick(app)
    told = page(app, "/runs")
    looks.remove("down")
    after = tick(app)

    assert before["version"] < down["version"] == again["version"] < after["version"]
    assert "TimeoutError: no route" in told
    assert "1 problem" in told
    assert "TimeoutError" not in page(app, "/runs")
