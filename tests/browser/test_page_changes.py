"""Whoever goes from page to page all day leaves nothing behind in the browser."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pytest

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

    from .conftest import Visit
    from .serving import Served

pytestmark = [pytest.mark.browser, pytest.mark.long]

# With a list of runs, with cards that draw, with tables of AG Grid, with charts of their own.
PAGES = ("scalars", "histograms", "images", "lineage", "compare", "runs")
ROUNDS = 3
FEW_NODES, FEW_LISTENERS = 100, 20  # each of these pages has ten times as many


class Kept(NamedTuple):
    """What a document holds of elements that it shows, and of those that it showed."""

    nodes: int
    listeners: int


def kept(asking: CDPSession) -> Kept:
    for _ in range(2):  # what the first one lets go of may let go of more
        asking.send("HeapProfiler.collectGarbage")
    counted = asking.send("Memory.getDOMCounters")
    return Kept(counted["nodes"], counted["jsEventListeners"])


def go_round(page: Page) -> None:
    for name in PAGES:
        page.click(f"#rail-{name}")
        # No handle of an element: what holds one keeps all its page.
        page.locator(f'main[data-page="{name}"][data-ready="true"]').wait_for(state="attached")


def test_pages_that_were_left_keep_nothing(visit: Visit, samples: Served) -> None:
    url, _ = samples
    page = visit(f"{url}{PAGES[-1]}")
    asking = page.context.new_cdp_session(page)
    go_round(page)  # what is made once stays
    found = []
    for _ in range(ROUNDS):
        go_round(page)
        found.append(kept(asking))
    grown = [Kept(*np.subtract(later, one)) for one, later in pairwise(found)]

    # A browser may keep the page that had the focus last, but not another one after each round.
    assert min(one.nodes for one in grown) < FEW_NODES
    assert min(one.listeners for one in grown) < FEW_LISTENERS
