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
