"""The cell of a notebook shows the dashboard in a frame, though the notebook is another site."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import insight
from insight.show import show

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext

    from .conftest import OtherSite

pytestmark = pytest.mark.browser


def test_cell_shows_the_page_that_was_asked_for(
    browser: BrowserContext,
    other_site: OtherSite,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("JUPYTERHUB_SERVICE_PREFIX", "INSIGHT_PROXY_URL"):
        monkeypatch.delenv(name, raising=False)
    with insight.SummaryRecord(tmp_path / "run") as record:
        for step in range(20):
            record.log(step, {"loss": 1 / (step + 1)})
    shown = show(tmp_path, page="scalars", view={"axis": "wall"})
    notebook, content = other_site
    content.append(shown._repr_html_())
    tab = browser.new_page()
    errors: list[str] = []
    tab.on("pageerror", lambda error: errors.append(str(error)))
    tab.goto(notebook)
    tab.locator("iframe").scroll_into_view_if_needed()
    inside = tab.frame_locator("iframe")
    inside.locator('main[data-ready="true"]').wait_for(timeout=30_000)
    tags = inside.locator(".card[data-tag]").evaluate_all("all => all.map(e => e.dataset.tag)")
    axis = inside.locator("html").evaluate("async () => (await window.INSIDE, INSIGHT.state.axis)")
    inside.locator("#rail-runs").click()
    inside.locator('main[data-page="runs"][data-ready="true"]').wait_for(timeout=30_000)
    tab.close()
    shown.close()

    assert tags == ["loss"]
    assert axis == "wall"
    assert errors == []


def test_page_that_does_not_know_the_address_can_frame_nothing(
    browser: BrowserContext, other_site: OtherSite, tmp_path: Path
) -> None:
    shown = show(tmp_path)
    notebook, content = other_site
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
    assert answers[1:]
    assert set(answers[1:]) <= {401, 403, 404, 421}
    assert "react" not in (said or "")
