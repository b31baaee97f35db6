"""Names from files are text, on every page: nothing of them runs, and the policy has no work."""

from __future__ import annotations

import itertools
import json
import re
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import expect

import insight
from dashboard.access import Access
from dashboard.app import ASSETS
from dashboard.page import all_pages

from .arriving import arrive
from .hostile import HOSTILE, TAGS, write_hostile_runs
from .promises import promise
from .serving import serving
from .tabs import Tabs

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from .conftest import Move, OtherSite, Until, Visit

pytestmark = pytest.mark.browser

LISTEN = """
window.ran = [];
window.pwned = (which) => window.ran.push(which);
window.violations = [];
addEventListener("securitypolicyviolation", (event) =>
    window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""
FOUND = """() => ({
    ran: window.ran,
    violations: window.violations,
    elements: [...document.querySelectorAll(".evil")].map((one) => one.outerHTML.slice(0, 200)),
    polluted: Object.keys(Object.prototype),
})"""
HEADINGS = """Object.fromEntries([...document.querySelectorAll('.card[data-tag]')].map(
    (card) => [card.dataset.tag, card.querySelector('h3').textContent]))"""
PATIENCE_S = 20
NOTHING: dict[str, Any] = {"ran": [], "violations": [], "elements": [], "polluted": []}


# What an address may name, as it is there.
THERE = dict.fromkeys(("tag", "card", "xtag", "pin", "node", "of", "colour"), TAGS[0]) | {
    "join": ";".join(",".join(map(quote, TAGS[place : place + 2])) for place in (0, 2)),
    "alarm": f"{quote(TAGS[0])}>0.5",
    "axis": "tag",
    "by": f"user.{TAGS[0]}",
    "brush": json.dumps({f"user.{TAGS[0]}": [TAGS[0]]}),
    "axes": json.dumps([f"user.{TAGS[0]}", "target"]),
    "find": "evil",
}


@pytest.fixture(scope="module")
def tabs(browser: BrowserContext, empty: str) -> Iterator[Tabs]:
    """Lends a tab that tells what ran and what the policy refused."""
    tabs = Tabs(browser, empty, LISTEN)
    yield tabs
    tabs.close()


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a dashboard in which everything has a hostile name."""
    root = tmp_path_factory.mktemp("<b class=evil>root<")
    write_hostile_runs(root)
    with serving(root) as (url, _):
        yield url


def test_pages_change_without_a_reload_and_names_are_shown_as_they_are_and_none_runs_on_any(
    visit: Visit, move: Move, page: Page, until: Until, hostile: str
) -> None:
    """Nor does one that an address names: so it is shown where a page has room for one."""
    query = "&".join(f"{key}={quote(text)}" for key, text in THERE.items())
    for place, one in enumerate(all_pages()):
        (move if place else visit)(f"{hostile}{one.name}?{query}")
        if place == 0:
            page.evaluate("window.isSameDocument = true")
        page.mouse.move(700, 400)
        page.mouse.wheel(0, 2_000)

        assert page.evaluate(FOUND) == NOTHING, one.name
        if one.name == "scalars":
            assert page.evaluate(HEADINGS) == {tag: tag for tag in TAGS}
        expect(page.locator("#page-title")).to_have_text(one.title)
        entry = page.locator("[aria-current=page]")
        expect(entry).to_have_attribute("id", f"rail-{one.within or one.name}")
    # From within: a browser reports the 404 of an address that is typed in, as it should.
    page.evaluate("history.pushState({}, '', '/nothing'); dispatchEvent(new Event('popstate'))")
    page.click("main >> text=Scalars")  # an unknown address leads back
    arrive(page, "scalars")

    assert page.evaluate("window.isSameDocument") is True
    with promise("No filter runs, nor its error"):
        page.fill("#filter", "")
        for text in ('optimizer = "<img class=evil src=x onerror=pwned(1)>', *HOSTILE[:4]):
            page.fill("#filter", f"({text}")
            until("document.getElementById('filter-error').textContent !== ''")
            assert page.evaluate(FOUND) == NOTHING
            page.fill("#filter", "")
            until("document.getElementById('filter-error').textContent === ''")
    assert set(THERE) <= {*keys_of_addresses()}


# Scripts write these another way, or read them no longer.
_MORE = (
    "about",
    "pin",
    "join",
    "alarm",
    "slice",
    "zoom",
    "lens",
    "brightness",
    "gamma",
    "a",
    "b",
    "compare",
)
_KEYS = re.compile(r"""\b(?:get|set)\("([a-z]+)"[,)]""")


def keys_of_addresses() -> list[str]:
    """Every key that a page or a script reads of the address."""
    scripts = (path.read_text("utf-8") for path in ASSETS.rglob("*.mjs"))
    links = {key for one in all_pages() for key in one.links}
    return sorted(links.union(_MORE, *map(_KEYS.findall, scripts)))


def test_no_part_of_the_address_runs_on_any_page(
    visit: Visit, move: Move, page: Page, hostile: str
) -> None:
    """Every document loads the modules of all pages, so one load reads what is read while loading;
    the rest a page reads whenever somebody comes to it.
    """
    keys = keys_of_addresses()
    query = "&".join(
        f"{key}={quote(text)}" for key, text in zip(keys, itertools.cycle(HOSTILE), strict=False)
    )
    for place, one in enumerate(all_pages()):
        come = move if place else visit
        come(f"{hostile}{one.name}?{query}#{quote(HOSTILE[1])}")

        assert page.evaluate(FOUND) == NOTHING, one.name
    assert {"q", "focus", "card", "by", "base", "brush", "axes", "open", "view"} <= set(keys)


def test_token_is_neither_kept_in_the_address_nor_readable(
    browser: BrowserContext, tmp_path: Path
) -> None:
    """The way that `insight serve` tells: the address with the token, opened once."""
    with insight.SummaryRecord(tmp_path / "run") as record:
        record.log(1, {"loss": 0.5})
    token = "only-for-this-test"
    asked: list[str] = []
    with serving(tmp_path, access=Access(token, prefix="/a/b")) as (url, _):
        tab = browser.new_page()
        tab.on("request", lambda one: asked.append(one.url + str(one.headers)))
        tab.goto(f"{url}scalars?token={token}&axis=wall")
        arrive(tab)
        address, cookies = tab.url, tab.evaluate("document.cookie")
        kept = tab.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
        tab.close()
        browser.clear_cookies()
        stranger = browser.new_page()
        answer = stranger.goto(f"{url}scalars")
        said = stranger.inner_text("body")
        stranger.close()

    assert urlsplit(address).path == "/a/b/scalars"
    assert all(token not in text for text in (address, cookies, kept))
    assert "insight-session" not in cookies
    assert sum(token in one for one in asked) == 1
    assert answer is not None
    assert answer.status == 401
    assert "?token=" in said


def test_page_of_another_origin_learns_nothing(
    browser: BrowserContext, hostile: str, other_site: OtherSite
) -> None:
    """A page of another site: it can neither read, send nor frame."""
    url, _ = other_site
    tab = browser.new_page()
    heard = Heard(tab)  # the browser keeps from the page, and from `response`, what came
    tab.goto(url)
    read = tab.evaluate(
        """async (url) => {
            const tried = [];
            for (const [path, how] of [["api/v1/runs", {}], ["health", {mode: "no-cors"}],
                ["_dash-update-component", {method: "POST", mode: "no-cors", body: "{}"}]]) {
                try {
                    const answer = await fetch(url + path, how);
                    tried.push(answer.type === "opaque" ? "opaque" : await answer.text());
                } catch (error) { tried.push("refused"); }
            }
            const frame = document.createElement("iframe");
            frame.src = url + "runs";
            document.body.append(frame);
            await new Promise((heard) => frame.addEventListener("load", heard));
            return tried;
        }""",
        hostile,
    )
    framed = tab.frames[1].url
    paths = ("api/v1/runs", "health", "_dash-update-component", "runs")
    asked = [f"{hostile}{path}" for path in paths]
    statuses = heard.statuses(asked)
    tab.close()

    assert read == ["refused"] * 3
    assert statuses == dict.fromkeys(asked, 403)
    assert framed != f"{hostile}runs"


class Heard:
    """The status of every answer by its address, as the browser's network hears it.

    The network may tell of an answer's status before it tells of its request: the two are
    joined only when a test asks.
    """

    def __init__(self, tab: Page) -> None:
        self._tab = tab
        self._asked: dict[str, str] = {}
        self._answered: dict[str, int] = {}
        session = tab.context.new_cdp_session(tab)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._on_request)
        session.on("Network.responseReceivedExtraInfo", self._on_answer)

    def statuses(self, addresses: Collection[str]) -> dict[str, int | None]:
        """Of the newest answer from each address, or None where none came in time."""
        end = monotonic() + PATIENCE_S
        found = {address: self._status(address) for address in addresses}
        while None in found.values() and monotonic() < end:
            self._tab.evaluate("() => new Promise(requestAnimationFrame)")  # news come meanwhile
            found = {address: self._status(address) for address in addresses}
        return found

    def _status(self, address: str) -> int | None:
        identifiers = [one for one, url in self._asked.items() if url == address]
        answers = [self._answered[one] for one in identifiers if one in self._answered]
        return answers[-1] if answers else None

    def _on_request(self, event: dict[str, Any]) -> None:
        self._asked[event["requestId"]] = event["request"]["url"]

    def _on_answer(self, event: dict[str, Any]) -> None:
        self._answered[event["requestId"]] = event["statusCode"]
