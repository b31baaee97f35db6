"""The drawer about one run over the grid of runs, which draws its cells anew meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tools.folders import Settings, write_run

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from .conftest import Serve, Until, Visit

pytestmark = pytest.mark.browser

CHOSEN = Settings(0.1, 16, 0)
BETTER = Settings(0.01, 16, 2)  # so that the page names the chosen one nowhere else
TITLE = "document.querySelector('.drawer .run-whole-name')?.textContent === '{}'"
DRAWN = "INSIGHT.fieldOf('train/loss')?.drawn"
INSIDE = "document.activeElement.closest('.drawer') !== null"


def asked(page: Page) -> dict[str, str]:
    return {key: values[0] for key, values in parse_qs(urlsplit(page.url).query).items()}


def test_drawer_opens_over_the_page_and_gives_the_keyboard_back(
    visit: Visit, until: Until, serve: Serve, tmp_path: Path
) -> None:
    """By a click on a name and by keys; it ends by Esc and by its button."""
    run = CHOSEN.name
    for settings in (CHOSEN, BETTER):
        write_run(tmp_path / settings.name, settings)
    url, _ = serve(tmp_path)
    page = visit(f"{url}runs")
    page.click(f'[data-about="{run}"]')
    until(f"{TITLE.format(run)} && {DRAWN}")
    assert asked(page)["about"] == run
    assert page.evaluate(INSIDE)
    for _ in range(40):
        page.keyboard.press("Tab")
        assert page.evaluate(f"{INSIDE} || document.activeElement === document.body")
    link = f'#main [data-about="{run}"]'
    page.evaluate("link => { window.old = document.querySelector(link); }", link)
    page.evaluate("dash_ag_grid.getApi('runs-grid').redrawRows()")  # as where notes come
    until(f"!window.old.isConnected && document.querySelector('{link}') !== null")
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    assert "about" not in asked(page)
    assert page.evaluate("document.activeElement.closest('.ag-cell')?.getAttribute('col-id')") == (
        "run"
    )
    page.keyboard.press("Enter")  # on the name's cell: what else can be done
    expect(page.locator(".run-menu")).to_have_count(1)
    expect(page.locator(".drawer")).to_have_count(0)
    page.keyboard.press("Enter")  # the first of it
    until(TITLE.format(run))
    page.click(".drawer .icon-button")
    expect(page.locator(".drawer")).to_have_count(0)
