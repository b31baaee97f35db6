"""Reports are made, changed, shared, saved and dropped on their page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import insight
from dashboard.live import LiveStore
from dashboard.report import Asked, made

from .arriving import arrive
from .promises import promise
from .rules import broken_rules

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from .conftest import Serve, Until, Visit

pytestmark = pytest.mark.browser

HOSTILE = "<img src=x onerror=alert(1)>"


def test_report_is_made_changed_shared_saved_and_dropped(
    page: Page, visit: Visit, until: Until, serve: Serve, tmp_path: Path
) -> None:
    for run, optimizer in (("adam-a", "adam"), ("adam-b", "adam"), ("sgd", "sgd")):
        settings = {"optimizer": optimizer}
        with insight.SummaryRecord(tmp_path / run, hyperparameters=settings) as record:
            for step in range(1, 30):
                record.log(step, {"loss": len(run) / step})
    file = made(LiveStore(insight.open_runs(tmp_path)), Asked(title="Kept as a file"), "1.2")
    (tmp_path / "kept.html").write_bytes(file.html)
    url, _ = serve(tmp_path)
    visit(f"{url}reports?q=adam")

    with promise("A new one begins with the filter of the frame, and shows its notes as they look"):
        page.click("#report-new")
        expect(page.locator("#report-filter")).to_have_value("adam")
        page.fill("#report-title", "Why")
        page.fill("#report-notes", f"# So\n\n*it is* {HOSTILE}")
        expect(page.locator("#report-preview em")).to_have_text("it is")
        assert broken_rules(page, "#report-form") == []
    with promise("It shows its own runs, alive, whatever the frame shows"):
        page.click("#report-save")
        expect(page.locator("#report-name")).to_have_text("Why")
        expect(page.locator("#report-below tr[data-run]")).to_have_count(2)
        until("""document.querySelector('.card[data-tag="loss"] canvas') !== null""")
        page.fill("#filter", "sgd")
        expect(page.locator("#filter-count")).to_contain_text("1")
        expect(page.locator("#report-below tr[data-run]")).to_have_count(2)
        assert page.locator("#main img").count() == 0
        assert broken_rules(page, "#main") == []
    with promise("Who gets its link sees it"):
        link = page.url
        assert "report=" in link
        visit(link)
        arrive(page, "reports")
        expect(page.locator("#report-name")).to_have_text("Why")
    with promise("New runs come to it"):
        settings = {"optimizer": "adam"}
        with insight.SummaryRecord(tmp_path / "adam-d", hyperparameters=settings) as record:
            record.log(1, {"loss": 0.5})
        expect(page.locator("#report-below tr[data-run]")).to_have_count(3, timeout=30_000)
    with promise("It is called another name, and saved as a file under that"):
        page.click("#report-edit")
        expect(page.locator("#report-title")).to_have_value("Why")
        page.fill("#report-title", "Why not")
        page.click("#report-save")
        expect(page.locator("#report-name")).to_have_text("Why not")
        with page.expect_download() as download:
            page.click("#report-file")
        assert download.value.suggested_filename == "Why-not.html"
    with promise("It is dropped, and comes back as long as nobody leaves"):
        page.click("#report-drop")
        expect(page.locator("#report-gone")).to_be_visible()
        expect(page.locator(".report-card")).to_have_count(0)
        page.click("#report-undo")
        expect(page.locator("#report-name")).to_have_text("Why not")
    with promise("Files beside the runs are listed, and open"):
        page.go_back()
        expect(page.locator(".report-files a")).to_have_text("Kept as a file")
        expect(page.locator(".report-card h3")).to_have_text("Why not")
        assert broken_rules(page, "#main") == []
