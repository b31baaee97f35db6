"""The frame of every page as it comes with Dash: controls, keys and links change the address."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest

from .arriving import arrive
from .promises import promise

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Until, Visit
    from .serving import Served

pytestmark = pytest.mark.browser

SGD = "mlp-sgd-lr0.5-w64"
MOMENTUM = "mlp-momentum-lr0.1-w64"


def asked(page: Page) -> dict[str, str]:
    return {key: values[0] for key, values in parse_qs(urlsplit(page.url).query).items()}


def test_what_is_changed_stands_in_the_address_and_pages_are_found_as_they_were_left(
    visit: Visit, samples: Served, until: Until
) -> None:
    url, _ = samples
    page = visit(f"{url}scalars?axis=wall&theme=dark")
    with promise("A theme that an address names holds until somebody chooses"):
        page.locator("#theme").click()
        until("document.documentElement.dataset.theme === 'light'")
        until("!location.search.includes('theme')")
        assert asked(page) == {"axis": "wall"}
    with promise("A page is found as it was left, and the filter goes along"):
        page.keyboard.press("l")
        until("location.search.includes('y=log')")
        for letter, name in (("r", "runs"), ("s", "scalars")):
            page.keyboard.press("g")
            page.keyboard.press(letter)
            arrive(page, name)
        assert asked(page) == {"axis": "wall", "y": "log"}
        until("INSIGHT.state.log && INSIGHT.state.axis === 'wall'")
        page.fill("#filter", "sgd")
        until("location.search.includes('q=sgd') && INSIGHT.state.matches?.size === 1")
        page.evaluate("dash_clientside.set_props('axis', { value: 'relative' })")
        until("location.search.includes('axis=relative')")
        page.go_back()
        arrive(page, "runs")
        until("document.getElementById('filter').value === '' && INSIGHT.state.matches === null")
        page.locator("main").focus()
        page.keyboard.press("g")
        page.keyboard.press("s")
        arrive(page, "scalars")
        assert asked(page) == {"axis": "relative", "y": "log"}
    with promise("What is changed stands in the address, and is undone by a key"):
        page.get_by_text("Step", exact=True).click()
        until("!location.search.includes('axis=')")
        page.get_by_text("Relative", exact=True).click()
        page.locator(f'.run-row[data-run="{MOMENTUM}"]').click()
        until("location.search.includes('axis=relative') && location.search.includes('focus=')")
        assert MOMENTUM not in asked(page)["focus"].split(",")
        page.keyboard.press("l")
        until("!location.search.includes('y=log')")
        page.keyboard.press("l")
        until("location.search.includes('y=log')")
        slot = page.evaluate(f"INSIGHT.slotOf('{SGD}')")
        page.keyboard.press("Control+z")
        until("!location.search.includes('y=log')")
        assert page.evaluate(f"INSIGHT.slotOf('{SGD}')") == slot  # no run changes its colour
