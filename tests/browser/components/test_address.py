"""What the address says while another page is on its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import insight

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Serve, Until, Visit

pytestmark = pytest.mark.browser


def test_what_is_written_while_a_page_is_on_its_way_leaves_what_leads_there(
    visit: Visit, until: Until, serve: Serve, tmp_path: Path
) -> None:
    """Of the page that is left only what all pages share goes along."""
    with insight.SummaryRecord(tmp_path / "other") as record:
        record.log(1, {"accuracy": 0.5, "loss": 0.25})
    url, _ = serve(tmp_path)
    page = visit(f"{url}run?run=other")
    found = page.evaluate(
        """url => {
            INSIGHT.address.go(url);
            INSIGHT.address.set("target", "loss");
            INSIGHT.address.set("x", "1-2"); // of the page that is left
            return location.search;
        }""",
        f"{url}scalars?about=other",
    )

    assert found == "?about=other&target=loss"
    until("document.querySelector('.drawer .run-whole-name')?.innerText === 'other'")
    assert page.url == f"{url}scalars?about=other&target=loss"
