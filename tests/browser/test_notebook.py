"""The cell of a notebook shows the dashboard in a frame, though the notebook is another site."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import pytest

import insight
from insight.show import show

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext

pytestmark = pytest.mark.browser


@pytest.fixture
def cell() -> Iterator[tuple[str, list[str]]]:
    """A page as a notebook makes it of a cell's value; the list holds the value's HTML."""
    content: list[str] = []

    class Notebook(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            page = f"<!DOCTYPE html><title>notebook</title>{''.join(content)}".encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(page)

        def log_message(self, *_: object) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Notebook)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://localhost:{server.server_port}/notebook", content
    server.shutdown()
    server.server_close()
    thread.join(10)


def test_cell_shows_the_page_that_was_asked_for(
    browser: BrowserContext,
    cell: tuple[str, list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("JUPYTERHUB_SERVICE_PREFIX", "INSIGHT_PROXY_URL"):
        monkeypatch.delenv(name, raising=False)
    with insight.SummaryRecord(tmp_path / "run") as record:
        for step in range(20):
            record.log(step, {"loss": 1 / (step + 1)})
    shown = show(tmp_path, page="scalars", view={"axis": "wall"})
    notebook, content = cell
    content.append(shown._repr_html_())
    tab = browser.new_page()
    errors: list[str] = []
    tab.on("pageerror", lambda error: errors.append(str(error)))
    tab.goto(notebook)
    tab.locator("iframe").scroll_into_view_if_needed()
    inside = tab.frame_locator("iframe")
    inside.locator('main[data-ready="true"]').wait_for(timeout=30_000)
    tags = inside.locator(".card[data-tag]").evaluate_all("all => all.map(e => e.dataset.tag)")
    inside.locator("#rail-runs").click()
    inside.locator('main[data-page="runs"][data-ready="true"]').wait_for(timeout=30_000)
    tab.close()
    shown.close()

    assert tags == ["loss"]
    assert errors == []


def test_page_that_does_not_know_the_address_can_frame_nothing(
    browser: BrowserContext, cell: tuple[str, list[str]], tmp_path: Path
) -> None:
    shown = show(tmp_path)
    notebook, content = cell
    origin = "/".join(shown.url.split("/")[:3])
    content.append(f'<iframe src="{origin}/runs"></iframe>')
    tab = browser.new_page()
    answers: list[int] = []
    tab.on("response", lambda answer: answers.append(answer.status))
    tab.goto(notebook, wait_until="networkidle")
    said = tab.frame_locator("iframe").locator("body").text_content()
    tab.close()
    shown.close()

    assert answers[:1] == [200]  # the notebook itself
    assert set(answers[1:]) <= {401, 403, 404, 421}
    assert "react" not in (said or "")
