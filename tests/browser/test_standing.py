"""A document that several tests look at is the next one's as if nobody had looked at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .serving import Served
    from .standing import Standing

pytestmark = pytest.mark.browser

MARK = "() => { window.seen = true; }"
SEEN = "window.seen === true"


def test_next_test_goes_on_in_the_document_but_for_what_cannot_be_taken_back(
    standing: Standing, samples: Served
) -> None:
    url, _ = samples
    tab = standing.lend(pytest.fail)
    standing.look(tab, f"{url}scalars?q=lr&focus=-&x=1-2")
    tab.evaluate(MARK)
    tab.set_viewport_size({"width": 700, "height": 700})
    tab.evaluate("localStorage.setItem('kept', '1')")
    standing.take_back(has_failed=False)
    again = standing.lend(pytest.fail)
    standing.look(again, f"{url}scalars")

    assert again.evaluate(SEEN)
    assert again.evaluate("[INSIGHT.state.chosen, INSIGHT.state.zoom, INSIGHT.state.matches]") == [
        *(False, None, None)
    ]
    assert again.evaluate("[innerWidth, localStorage.length, location.search]") == [1440, 0, ""]
    again.click("#live")  # it is paused
    standing.take_back(has_failed=False)
    fresh = standing.lend(pytest.fail)
    standing.look(fresh, f"{url}scalars")

    assert not fresh.evaluate(SEEN)
    assert fresh.locator("#live.paused").count() == 0
