"""Every page in both themes keeps the rules of WCAG 2.2 AA that a program can try."""

from __future__ import annotations

import math
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import numpy as np
import pytest
from playwright.sync_api import expect

import insight

from .rules import broken_rules, broken_rules_of_colours

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Serve, Tour, Until, Visit

pytestmark = pytest.mark.browser

REPOSITORY = Path(__file__).resolve().parents[2]
KINDS = (
    *("sample_runs/data", "tests/data/events", "tests/data/tensorboard_kinds"),
    "tests/data/wandb_beside",  # with a sound, a video and a table
)
# What opens over a page at a click: the page, what to click, what is then seen.
OPENED = (
    ("runs", "[data-run-menu]", ".run-menu"),
    ("runs", "a[data-about]", ".drawer:has(.run-whole-name)"),
    ("runs", "#runs-columns", "dialog[open]"),
    ("runs", '.ag-header-cell[col-id^="metric:"] .how', "dialog[open]"),
    ("runs", "#runs-trash", "dialog[open]"),
    ("scalars", ".card [data-action=export]", ".export-menu"),
    ("scalars", ".card [data-action=limit]", "dialog[open]"),
    ("scalars", ".card [data-action=join]", "dialog[open]"),
    ("scalars", "#views", "dialog[open]"),
    ("media", ".media-large", ".media-box"),
    ("tables", ".cell-more", "dialog[open]"),
    ("tables", ".cell-picture", "dialog[open]"),
)


@pytest.fixture(scope="module")
def every_kind(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of runs that together have every kind of value, and some damage."""
    root = tmp_path_factory.mktemp("every_kind")
    for folder in KINDS:
        shutil.copytree(REPOSITORY / folder, root / Path(folder).name)
    with insight.SummaryRecord(root / "own") as record:
        shown = [np.zeros((6, 8, 3), np.uint8), insight.Audio(np.zeros(80), rate=8000)]
        cells = [[*shown, "a long text " * 40, 0.5], [*shown, None, math.nan]]
        table = insight.Table(["seen", "heard", "read", "score"], cells)
        curve = insight.Curve([0.0, 0.5, 1.0], [1.0, 0.9, 0.2], "PR", "recall", "precision")
        record.log(1, {"a": table, "pr": curve})
    return root


def test_no_page_breaks_a_rule_in_any_theme(
    page: Page, tour: Tour, until: Until, serve: Serve, every_kind: Path
) -> None:
    url, _ = serve(every_kind, allow_delete=True)
    found: dict[str, list[str]] = {}
    for name in tour(url):
        found[name] = broken_in_any_theme(page, until)
        if name == "runs":  # the grid draws what is in sight
            page.locator(".folder-cell").first.click()
            page.evaluate("dash_ag_grid.getApi('runs-grid').ensureColumnVisible('metric:loss')")
        for on, clicked, seen in OPENED:
            if on == name:
                found[f"{name} {clicked}"] = opened(page, until, clicked, seen)

    assert {where: told for where, told in found.items() if told} == {}


def broken_in_any_theme(page: Page, until: Until, *within: str) -> list[str]:
    """The rules that are broken in the theme that is shown, and those of colours in the other."""
    told = broken_rules(page, *within)
    is_dark = page.evaluate("document.documentElement.dataset.theme === 'dark'")
    turn(page, until, "light" if is_dark else "dark")
    return told + broken_rules_of_colours(page, *within)


def turn(page: Page, until: Until, theme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=theme)
    until(f"document.documentElement.dataset.theme === '{theme}'")
    until(f"document.documentElement.dataset.mantineColorScheme === '{theme}'")


def opened(page: Page, until: Until, clicked: str, seen: str) -> list[str]:
    """The rules that are broken by what opens over the page, and what opened it."""
    page.locator(clicked).first.click()
    page.locator(seen).wait_for()
    told = broken_in_any_theme(page, until, clicked, seen)
    page.keyboard.press("Escape")
    expect(page.locator(seen)).to_have_count(0)
    return told


def test_empty_page_and_the_list_of_keys_break_no_rule(
    visit: Visit, serve: Serve, tmp_path: Path
) -> None:
    url, _ = serve(tmp_path)
    page = visit(f"{url}scalars")
    assert broken_rules(page) == []
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert broken_rules(page) == []
