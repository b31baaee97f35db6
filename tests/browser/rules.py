"""The rules of WCAG 2.2 AA that a program can try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

_RESULTS = {"reporter": "no-passes", "resultTypes": ["violations"]}
_ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
_OF_COLOURS = ["color-contrast", "link-in-text-block"]


def broken_rules(page: Page, *within: str) -> list[str]:
    """A line for each rule that the page breaks now: which, how bad, and where.

    Args:
        page: The page.
        within: Selectors of the parts to judge; without any, all of it.

    """
    return _broken(page, within, _ALL)


def broken_rules_of_colours(page: Page, *within: str) -> list[str]:
    """The same of those rules that another theme can break: it changes nothing but colours."""
    return _broken(page, within, _OF_COLOURS)


def _broken(page: Page, within: Sequence[str], rules: list[str]) -> list[str]:
    is_there = page.evaluate("'axe' in window")  # since an earlier question to this document
    axe = Axe("" if is_there else AXE_SCRIPT)
    told = axe.run(
        page,
        context={"include": [[one] for one in within]} if within else None,
        options={"runOnly": rules, **_RESULTS},
    )
    return [
        f"{one['id']} ({one['impact']}): {[node['html'] for node in one['nodes'][:3]]}"
        for one in told.response["violations"]
    ]
