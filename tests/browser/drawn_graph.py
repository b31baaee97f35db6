"""What a page of a graph shows, in the words of its names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

WAIT_MS = 20_000


def drawn_graph(page: Page) -> dict[str, Any]:
    """As soon as there is one: while news is asked for, as runs go on, the page tells nothing."""
    return page.evaluate(
        """async (wait_ms) => {
            const end = performance.now() + wait_ms;
            for (;; await new Promise(requestAnimationFrame)) {
                const found = INSIGHT.graphModel();
                if (found) return found;
                if (performance.now() > end) throw new Error("no graph came");
            }
        }""",
        WAIT_MS,
    )
