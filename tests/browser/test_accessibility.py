"""Every page in both themes keeps the rules of WCAG 2.2 AA that a program can try."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from .rules import broken_rules

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Serve, Tour, Visit

pytestmark = pytest.mark.browser

REPOSITORY = Path(__file__).resolve().parents[2]
KINDS = ("sample_runs/data", "tests/data/events", "tests/data/tensorboard_kinds")
# What opens over a page at a click: the page, what to click, what is then seen.
OPENED = (
    ("runs", "[data-run-menu]", ".run-menu"),
    ("runs", "#runs-columns", "dialog[open]"),
    ("runs", '.ag-header-cell[col-id^="metric:"] .how', "dialog[open]"),
    ("runs", "#runs-trash", "dialog[open]"),
    ("scalars", ".card [data-action=export]", ".export-menu"),
    ("scalars", ".card [data-action=limit]", "dialog[open]"),
    ("scalars", ".card [data-action=join]", "dialog[open]"),
    ("scalars", "#views", "dialog[open]"),
)


@pytest.fixture(scope="module")
def every_kind(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of runs that together have every kind of value, and some damage."""
    root = tmp_path_factory.mktemp("every_kind")
    for folder in KINDS:
        shutil.copytree(REPOSITORY / folder, root / Path(folder).name)
    return root


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_breaks_a_rule(
    theme: str, page: Page, tour: Tour, serve: Serve, every_kind: Path
) -> None:
    url, _ = serve(every_kind, allow_delete=True)
    page.emulate_media(color_scheme=theme)
    found = {}
    for name in tour(url):
        assert page.evaluate("document.documentElement.dataset.theme") == theme
        found[name] = broken_rules(page)
        for on, clicked, seen in OPENED:
            if on == name:
                found[f"{name} {clicked}"] = opened(page, clicked, seen)

    assert {where: told for where, told in found.items() if told} == {}


def opened(page: Page, clicked: str, seen: str) -> list[str]:
    """The rules that are broken while something is open over the page."""
    page.locator(clicked).first.click()
    page.locator(seen).wait_for()
    told = broken_rules(page)
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
