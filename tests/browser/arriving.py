"""When a page shows its data: told by the page itself, at once.

Playwright looks for a selector at intervals that grow to half a second, so a test would stand about
for a tenth of each visit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE_S = 30
ARRIVED = """([name, patience]) => new Promise((arrived, fail) => {
    const there = `main[data-ready="true"]${name && `[data-page="${name}"]`}`;
    const isSeen = () => document.querySelector(there)?.checkVisibility();
    const look = () => {
        if (!isSeen()) return;
        watch.disconnect();
        clearTimeout(end);
        arrived();
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    const end = setTimeout(() => {
        watch.disconnect();
        fail(new Error(`never came: ${there}`));
    }, patience);
    look();
})"""


def arrive(page: Page, name: str = "") -> None:
    """Wait until the document shows the data of a page, or of the one with this name."""
    page.evaluate(ARRIVED, [name, PATIENCE_S * 1000])
