"""A page that nobody sees lets the server rest."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError as PageTimeoutError

import insight

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Serve, Until, Visit

pytestmark = pytest.mark.browser

# A tab of a browser without windows is never hidden, so the page is told that it is.
HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
PERIOD_MS = 200
PATIENCE_MS = 3.5 * PERIOD_MS  # a page that is seen asks three times in it


def test_hidden_page_asks_for_nothing_until_it_is_seen_again(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dashboard.shell.PERIOD_MS", PERIOD_MS)
    with insight.SummaryRecord(tmp_path / "first") as record:
        record.log(1, {"loss": 0.5})
    url, _ = serve(tmp_path)
    page = visit(f"{url}runs")
    asked = itertools.count(1)
    page.evaluate(HIDE, True)
    with pytest.raises(PageTimeoutError):  # the first may have been under way
        page.wait_for_event("request", lambda _: next(asked) > 1, timeout=PATIENCE_MS)
    with insight.SummaryRecord(tmp_path / "second") as record:
        record.log(1, {"loss": 0.25})
    page.evaluate(HIDE, False)
    until("document.querySelectorAll('.ag-center-cols-container .ag-row').length === 2")
