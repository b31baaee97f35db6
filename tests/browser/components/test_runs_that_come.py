"""A page of an empty folder that stays open shows its runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.every_kind import write_every_kind
from tests.browser.test_empty_folder import SHOWN

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Serve, Until, Visit

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("name", ["histograms", "lineage"])
def test_page_of_an_empty_folder_that_stays_open_shows_runs_as_they_come(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path, name: str
) -> None:
    url, _ = serve(tmp_path)
    page = visit(f"{url}{name}")
    write_every_kind(tmp_path / "a", 0.5)
    until("INSIGHT.state.runs.length === 1 && document.querySelector('.empty') === null")
    write_every_kind(tmp_path / "b", 1.0)
    until(SHOWN[name])

    assert page.locator(".empty").count() == 0
