"""The rules of WCAG 2.2 AA that a program can try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from playwright.sync_api import Page

_OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "resultTypes": ["violations"],
}


def broken_rules(page: Page) -> list[str]:
    """A line for each rule that the page breaks now: which, how bad, and where."""
    is_there = page.evaluate("'axe' in window")  # since an earlier question to this document
    axe = Axe("" if is_there else AXE_SCRIPT)
    return [
        f"{one['id']} ({one['impact']}): {[node['html'] for node in one['nodes'][:3]]}"
        for one in axe.run(page, options=_OPTIONS).response["violations"]
    ]
