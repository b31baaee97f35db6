"""A tab of these tests complains of what goes wrong in it, also where no script minds."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pytest

from .tabs import Tabs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, Page

    from .serving import Served

pytestmark = pytest.mark.browser

PATIENCE_S = 20

SAID = ("throw new Error('slip')", "console.error('slip')", "console.warn('slip')", "alert('slip')")
ASKED = (
    "fetch('http://example.com/').catch(() => {})",
    "fetch('https://192.0.2.1/', {mode: 'no-cors'}).catch(() => {})",
    "navigator.sendBeacon('http://example.com/')",
    "new WebSocket('ws://example.com/')",
    "document.body.append(Object.assign(new Image(), {src: 'http://example.com/a.png'}))",
)


@pytest.fixture
def complaints() -> list[str]:
    return []


@pytest.fixture
def tab(browser: BrowserContext, empty: str, complaints: list[str]) -> Iterator[Page]:
    tabs = Tabs(browser, empty)
    tab = tabs.lend(complaints.append)
    tab.goto(empty)
    yield tab
    tabs.close()


def soon(tab: Page, complaints: list[str], words: str) -> str:
    """The first complaint with these words, once it has come."""
    until = monotonic() + PATIENCE_S
    while True:
        found = next((told for told in complaints if words in told), "")
        if found or monotonic() > until:
            return found
        tab.evaluate("new Promise(requestAnimationFrame)")  # events are heard meanwhile


@pytest.mark.parametrize("script", SAID)
def test_what_a_script_says_is_complained_of(tab: Page, complaints: list[str], script: str) -> None:
    tab.evaluate(f"void setTimeout(() => {{ {script} }})")

    assert soon(tab, complaints, "slip")


@pytest.mark.parametrize("script", ASKED)
def test_request_to_another_host_is_complained_of(
    tab: Page, complaints: list[str], script: str
) -> None:
    tab.evaluate(f"void {script}")

    assert soon(tab, complaints, "ERR_NAME_NOT_RESOLVED")


def test_refused_request_is_complained_of_with_its_address(
    tab: Page, complaints: list[str], mindspore: Served
) -> None:
    url, _ = mindspore
    tab.goto(f"{url}health")
    tab.evaluate("void fetch('/nothing-here.png')")

    assert "404" in soon(tab, complaints, f"{url}nothing-here.png")


def test_tab_that_is_lent_again_is_as_new(browser: BrowserContext, empty: str) -> None:
    """Whatever the test before it listened to, kept from the server, and made another size."""
    look = """() => [innerWidth, innerHeight, ...["(prefers-color-scheme: dark)", "print",
        "(prefers-reduced-motion)"].map((one) => matchMedia(one).matches)]"""
    tabs = Tabs(browser, empty)
    heard: list[str] = []
    tab = tabs.lend(heard.append)
    tab.goto(empty)
    before = tab.evaluate(look)
    for _ in range(2):
        tab.on("request", lambda asked: heard.append(asked.url))
        tab.route("**/*", lambda route: route.fulfill(body="<title>kept</title>"))
        tab.set_viewport_size({"width": 420, "height": 800})
        tab.emulate_media(color_scheme="dark", media="print", reduced_motion="no-preference")
    tab.goto(f"{empty}else")
    changed = tab.evaluate(look)
    assert tab.title() == "kept"
    tabs.take_back(has_failed=False)
    told = len(heard)
    again = tabs.lend(heard.append)
    again.goto(empty)

    assert again is tab
    assert again.title() == "empty"
    assert again.evaluate(look) == before == [1440, 900, False, False, True]
    assert changed == [420, 800, True, True, False]
    assert len(heard) == told
    tabs.close()


def test_tab_that_got_what_cannot_be_taken_back_is_another_for_the_next_test(
    browser: BrowserContext, empty: str
) -> None:
    tabs = Tabs(browser, empty)
    tab = tabs.lend(print)
    tab.add_init_script("window.kept = true")
    tabs.take_back(has_failed=False)

    assert tab.is_closed()
    assert tabs.lend(print) is not tab
    tabs.close()
