"""While a table's rows are on their way it says that it reads, not that filters leave none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Move, Served, Visit

pytestmark = pytest.mark.browser

NOTED = """() => {
    window.said = new Set();
    const look = () => {
        const over = document.querySelector(".ag-overlay");
        const text = over?.checkVisibility() && over.innerText.trim();
        if (text) window.said.add(text);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_table_says_of_no_filter_while_it_reads(
    page: Page, visit: Visit, move: Move, samples: Served
) -> None:
    url, _ = samples
    page.add_init_script(f"({NOTED})()")
    visit(f"{url}runs")
    for name in ("lineage", "compare", "runs"):
        move(f"{url}{name}")
        page.locator(".ag-row").first.wait_for()
    said = set(page.evaluate("[...window.said]"))

    assert said <= {"Reading…"}


def test_table_whose_rows_no_filter_lets_through_says_so(visit: Visit, samples: Served) -> None:
    url, _ = samples
    page = visit(f"{url}lineage?q=nothing")
    page.locator(".ag-overlay", has_text="No run passes the filters").wait_for()
