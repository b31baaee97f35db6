"""Names from files are text, on every page: nothing of them runs, and the policy has no work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

import pytest

import insight
from dashboard.access import Access
from dashboard.page import all_pages

from .hostile import HOSTILE, TAGS, write_hostile_runs
from .serving import serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from .conftest import Until, Visit

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
NOTHING: dict[str, Any] = {"ran": [], "violations": [], "elements": [], "polluted": []}


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a dashboard in which everything has a hostile name."""
    root = tmp_path_factory.mktemp("<b class=evil>root<")
    write_hostile_runs(root)
    with serving(root) as (url, _):
        yield url


@pytest.mark.parametrize("name", [page.name for page in all_pages()])
def test_no_name_runs_on_any_page(visit: Visit, page: Page, hostile: str, name: str) -> None:
    page.add_init_script(LISTEN)
    page.on("dialog", lambda dialog: pytest.fail(f"a dialog came: {dialog.message}"))
    visit(f"{hostile}{name}")
    page.mouse.move(700, 400)
    page.mouse.wheel(0, 2_000)

    assert page.evaluate(FOUND) == NOTHING


def test_names_are_shown_as_they_are(visit: Visit, page: Page, hostile: str) -> None:
    visit(f"{hostile}scalars")
    tags = page.evaluate("[...document.querySelectorAll('[data-tag]')].map(e => e.dataset.tag)")
    said = page.evaluate("document.getElementById('main').textContent")

    assert set(TAGS) <= set(tags)
    assert [name for name in TAGS if name.rpartition("/")[2] not in said] == []


QUESTIONS = (
    *("q", "focus", "axis", "smooth", "theme", "lang", "run", "a", "b", "tag", "step", "x"),
    "compare",
)


@pytest.mark.parametrize("name", ["runs", "scalars", "lineage", "compare"])
def test_no_part_of_the_address_runs(visit: Visit, page: Page, hostile: str, name: str) -> None:
    page.add_init_script(LISTEN)
    query = "&".join(f"{key}={quote(text)}" for key, text in zip(QUESTIONS, HOSTILE, strict=False))
    visit(f"{hostile}{name}?{query}#{quote(HOSTILE[1])}")

    assert page.evaluate(FOUND) == NOTHING


def test_no_filter_runs_nor_its_error(visit: Visit, page: Page, hostile: str, until: Until) -> None:
    page.add_init_script(LISTEN)
    visit(f"{hostile}runs")
    for text in ('optimizer = "<img class=evil src=x onerror=pwned(1)>', *HOSTILE[:4]):
        page.fill("#filter", f"({text}")
        until("document.getElementById('filter-error').textContent !== ''")

        assert page.evaluate(FOUND) == NOTHING
        page.fill("#filter", "")
        until("document.getElementById('filter-error').textContent === ''")


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
        tab.wait_for_selector('main[data-ready="true"]')
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
    browser: BrowserContext, hostile: str, tmp_path: Path
) -> None:
    """A page on another port, as any other site: it can neither read, send nor frame."""
    with serving(tmp_path) as (other, _):
        tab = browser.new_page()
        tab.goto(f"{other}health")
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
                return tried;
            }""",
            hostile,
        )
        tab.close()

    assert set(read) <= {"refused", "opaque"}
