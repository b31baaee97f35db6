"""Values without a step are drawn whole, whatever the axis, and go on as the file grows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from insight.format.frames import message_frame
from insight.format.tensorboard import FILE_VERSION, Event

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from .conftest import Serve, Until, Visit

pytestmark = pytest.mark.browser


def add(file: Path, values: list[float], begin: int = 0) -> None:
    """Values of one tag without a step, a second apart."""
    content = b"" if begin else message_frame(Event(wall_time=1e9, file_version=FILE_VERSION))
    for second, value in enumerate(values, begin):
        told = {"value": [{"tag": b"loss", "simple_value": value}]}
        content += message_frame(Event(wall_time=1e9 + second, summary=told))
    with file.open("ab") as opened:
        opened.write(content)


def x_of(page: Page) -> list[float]:
    found: list[float] = page.evaluate("INSIGHT.model('loss')['a'].x")
    return found


def test_values_without_a_step_are_drawn_along_rows_and_time(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    (tmp_path / "a").mkdir()
    file = tmp_path / "a" / "events.out.tfevents.1000000000.host.1.0"
    add(file, [8.0, 4.0, 2.0, 1.0])
    url, _ = serve(tmp_path)
    page = visit(f"{url}scalars")
    by_row = x_of(page)
    said = page.locator(".card .stats").first.inner_text()
    add(file, [0.5, 0.25], begin=4)
    until("INSIGHT.model('loss')['a'].points === 6")
    grown = x_of(page)
    page.get_by_text("Relative", exact=True).click()
    until("INSIGHT.model('loss')['a'].x[5] === 5")

    assert by_row == [0, 1, 2, 3]
    assert "no steps, so along Index" in said
    assert grown == [0, 1, 2, 3, 4, 5]
    assert x_of(page) == [0, 1, 2, 3, 4, 5]
