"""The frame of every page: language, links, keys, the state in the address."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest

import insight
from dashboard.notes import Notes
from dashboard.words import words
from tests.browser.arriving import arrive
from tests.browser.full_storage import FILL

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Serve, Until, Visit
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

RUNS = Path(__file__).resolve().parents[3] / "sample_runs" / "data"
SGD = "mlp-sgd-lr0.5-w64"
MOMENTUM = "mlp-momentum-lr0.1-w64"


# The text of the switch of languages, and whether it shows a picture.
SIGN = """(() => {
    const sign = document.getElementById("language");
    return [sign.innerText, getComputedStyle(sign, "::before").maskImage.startsWith("url(")];
})()"""
WRITE = """async (text) => {
    await document.fonts.load("16px 'Noto Sans SC Served'", "平滑度");
    const ground = document.querySelector("main").appendChild(document.createElement("p"));
    ground.style.fontFamily = '"Noto Sans SC Served"';
    ground.textContent = text;
    ground.id = "written";
}"""


# What of each name stays, as long as it is wholly in sight.
IN_SIGHT = """(names) => [...document.querySelectorAll(names)].map((name) => {
    const { right } = name.getBoundingClientRect();
    return [...name.querySelectorAll(".name-stays")].filter((part) =>
        part.scrollWidth <= part.clientWidth && part.getBoundingClientRect().right <= right + 0.5,
    ).map((part) => part.textContent);
})"""


def drawn_by_served_fonts(page: Page, text: str) -> bool:
    """Whether every Chinese letter of a text is drawn where no system has any."""
    letters = "".join(sorted({one for one in text if "\u3000" <= one <= "\uffee"}))
    page.evaluate(WRITE, letters)
    devtools = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    found = devtools.send("DOM.querySelector", {"nodeId": root, "selector": "#written"})
    fonts = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": found["nodeId"]})["fonts"]
    return all(font["isCustomFont"] for font in fonts)


def asked(page: Page) -> dict[str, str]:
    return {key: values[0] for key, values in parse_qs(urlsplit(page.url).query).items()}


def test_link_opens_the_same_view_in_a_fresh_browser_and_filter_and_focus_go_along(
    visit: Visit, samples: Served, until: Until
) -> None:
    """To other pages."""
    url, _ = samples
    page = visit(f"{url}scalars?axis=relative&smooth=0.6&y=log&q=sgd&focus={SGD}")
    until(f"INSIGHT.state.matches?.size === 1 && INSIGHT.slotOf('{SGD}') === 0")
    state = page.evaluate("({axis, smoothing, log} = INSIGHT.state, {axis, smoothing, log})")
    assert state == {"axis": "relative", "smoothing": 0.6, "log": True}
    assert page.locator("#filter").input_value() == "sgd"
    link = page.evaluate("INSIGHT.link()")
    assert asked(page).items() <= parse_first(link).items()
    page.locator("main").focus()
    page.keyboard.press("g")
    page.keyboard.press("l")
    arrive(page, "lineage")
    assert asked(page) == {"q": "sgd", "focus": SGD}


def parse_first(link: str) -> dict[str, str]:
    return {key: values[0] for key, values in parse_qs(urlsplit(link).query).items()}


def test_pages_speak_chinese_when_asked_to(visit: Visit, samples: Served) -> None:
    url, _ = samples
    page = visit(f"{url}scalars?lang=zh")
    assert page.evaluate("document.documentElement.lang") == "zh"
    assert page.locator("#live-word").inner_text() == "实时"
    assert page.locator(f'.run-row[data-run="{SGD}"]').is_visible()  # names stay what they are
    assert drawn_by_served_fonts(page, "".join(words("zh").values()))
    assert page.evaluate(SIGN) == ["", True]
    page.locator("#language").click()
    page.wait_for_selector('html[lang="en"] main[data-ready="true"]')
    assert page.locator("#live-word").inner_text() == "Live"


def test_page_says_that_nobody_answers_until_the_server_does(
    visit: Visit, samples: Served, until: Until
) -> None:
    url, _ = samples
    page = visit(f"{url}runs")
    page.evaluate(
        """(() => {
            const { fetch } = window, limit = AbortSignal.timeout.bind(AbortSignal);
            const never = (signal) => new Promise((_, fail) => {
                signal.addEventListener("abort", () => fail(signal.reason));
            });
            AbortSignal.timeout = (ms) => limit(window.proxy === "silent" ? 50 : ms);
            window.fetch = (asked, options) => {
                const isPulse = String(asked).includes("pulse?");
                if (!window.proxy || !isPulse) return fetch(asked, options);
                if (window.proxy === "silent") return never(options.signal);
                return Promise.resolve(new Response("", { status: 502 }));
            };
        })()"""
    )
    said = "document.getElementById('live-word').textContent"
    for proxy in ("dead", "silent"):
        page.evaluate("proxy => { window.proxy = proxy; }", proxy)
        until(f"{said} === 'No answer'")
        page.fill("#filter", proxy)
        until("INSIGHT.state.matches?.size === 0")  # another question was answered
        assert page.evaluate(said) == "No answer"
        page.evaluate("window.proxy = null")
        until(f"{said} === 'Live'")
        page.fill("#filter", "")
        until("INSIGHT.state.matches === null")


def test_last_change_of_the_view_can_be_undone(visit: Visit, samples: Served, until: Until) -> None:
    url, _ = samples
    page = visit(f"{url}scalars?logx=1&x=0.3-5000")
    page.click("#more")
    page.locator("#xscale").get_by_text("Linear").click()
    until("!INSIGHT.state.logX && location.search === ''")
    page.locator("main").focus()
    page.keyboard.press("Control+z")
    until("INSIGHT.state.logX && INSIGHT.state.zoom?.join() === '0.3,5000'")
    assert asked(page) == {"logx": "1", "x": "0.3-5000"}
    page.keyboard.press("l")
    until("location.search.includes('y=log')")
    page.keyboard.press("Control+z")
    page.wait_for_url(lambda address: "y=log" not in address)
    arrive(page)
    until("INSIGHT.state.log === false")


def test_view_is_saved_under_a_name_and_opened_by_it(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    url, _ = serve(RUNS)
    page = visit(f"{url}scalars?axis=wall&y=log")
    page.locator("#views").click()
    page.get_by_label("Name of this view").fill("walls & logs")
    with page.expect_response(lambda answer: "walls & logs" in (answer.request.post_data or "")):
        page.keyboard.press("Enter")
    page.get_by_role("link", name="walls & logs").wait_for()
    page.goto(f"{url}runs")
    until("'walls & logs' in INSIGHT.state.views")
    page.locator("#views").click()
    page.get_by_role("link", name="walls & logs").click()
    arrive(page, "scalars")
    assert asked(page).items() >= {"axis": "wall", "y": "log"}.items()


def test_changes_of_view_and_runs_are_undone_one_after_the_other(
    visit: Visit, serve: Serve, until: Until
) -> None:
    url, _ = serve(RUNS)
    page = visit(f"{url}scalars?axis=wall&focus={SGD},still-to-come")
    pinned = f"INSIGHT.givenTo('{SGD}').pinned === true"
    page.keyboard.press("l")
    until("location.search.includes('y=log')")
    page.evaluate(f"INSIGHT.pinRuns(['{SGD}'])")
    until(f"{pinned} && document.querySelector('#offer button')")
    page.locator(f'.run-row[data-run="{SGD}"]').click()
    until(f"INSIGHT.slotOf('{SGD}') < 0")
    assert asked(page)["focus"] == "still-to-come"
    visit(page.url)
    until(f"{pinned} && INSIGHT.state.log")
    page.evaluate("window.isSameDocument = true")
    page.locator("main").focus()
    page.keyboard.press("Control+z")
    until(f"INSIGHT.slotOf('{SGD}') === 0 && {pinned}")
    page.keyboard.press("Control+z")
    until(f"!({pinned}) && INSIGHT.state.log")
    page.keyboard.press("Control+z")
    until("!INSIGHT.state.log && !location.search.includes('y=log') && INSIGHT.isQuiet()")
    assert asked(page) == {"axis": "wall", "focus": f"{SGD},still-to-come"}
    assert page.evaluate("window.isSameDocument && INSIGHT.state.axis") == "wall"
    for letter, name in (("r", "runs"), ("s", "scalars")):
        page.keyboard.press("g")
        page.keyboard.press(letter)
        arrive(page, name)
        assert ("axis" in asked(page)) == (name == "scalars")
        axis = "wall" if name == "scalars" else "step"
        until(f"INSIGHT.state.axis === '{axis}'")  # no other page has a control to change it


def test_list_of_runs_keeps_the_keyboard_its_order_and_the_given_names(
    visit: Visit, serve: Serve, until: Until
) -> None:
    """Whose keys are listed by one of them, until another or a click beside closes the list."""
    url, _ = serve(RUNS)
    page = visit(f"{url}scalars")
    page.evaluate(FILL, "sessionStorage")
    page.click("#sort-name")
    page.locator(f'.run-row[data-run="{SGD}"]').focus()
    page.evaluate("window.row = document.activeElement")
    page.evaluate(f"INSIGHT.give({{'{SGD}': {{ name: 'Zuletzt' }}}}, 'renamed')")
    until(f"[...document.querySelectorAll('.run-row')].at(-1).dataset.run === '{SGD}'")
    assert page.evaluate("document.activeElement === window.row")
    assert asked(page) == {"order": "name"}
    page.keyboard.press("Space")
    until(f"INSIGHT.slotOf('{SGD}') < 0")
    page.keyboard.press("Space")
    page.locator("#help").focus()
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    until(f"INSIGHT.nameOf('{SGD}') === '{SGD}' && INSIGHT.slotOf('{SGD}') >= 0")
    page.locator(f'.run-row[data-run="{SGD}"]').focus()
    page.keyboard.press("g")
    page.keyboard.press("p")
    arrive(page, "landscape")
    assert page.evaluate(f"INSIGHT.givenTo('{SGD}').pinned") is None
    page.keyboard.press("?")
    listed = page.get_by_role("dialog").inner_text().split()
    assert "Search runs" in " ".join(listed)
    assert "[ ] Smaller or larger smoothing" in " ".join(listed)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")  # out of sight, it has the keyboard still
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    page.mouse.move(720, 450)
    page.mouse.down()
    page.mouse.move(20, 20)
    page.mouse.up()
    assert page.get_by_role("dialog").is_visible()
    page.mouse.click(20, 20)
    page.get_by_role("dialog").wait_for(state="detached")


def test_first_colours_are_those_of_runs_that_are_shown(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for number in range(14):
        with insight.SummaryRecord(tmp_path / f"run-{number:02d}") as record:
            record.log(1, {"loss": number})
    newest = insight.open_runs(tmp_path).runs().sort_values("started", ascending=False)["run"]
    Notes(str(tmp_path)).give({run: {"hidden": True} for run in newest[:3]})
    url, _ = serve(tmp_path)
    page = visit(f"{url}runs")
    until("INSIGHT.state.given.size === 3")
    until("INSIGHT.state.slots.filter(Boolean).length === 5")

    assert not {*page.evaluate("INSIGHT.state.slots")} & {*newest[:3]}


def test_names_of_a_sweep_in_a_long_folder_are_told_apart_in_the_list(
    visit: Visit, serve: Serve, tmp_path: Path
) -> None:
    folder = "a-folder-whose-name-is-longer-than-a-row/of-another-one"
    for rate in ("1.0", "0.1"):
        for seed in (0, 1):
            with insight.SummaryRecord(tmp_path / folder / f"lr{rate}_bs256_s{seed}") as record:
                record.log(1, {"loss": 0.5})
    url, _ = serve(tmp_path)
    page = visit(f"{url}scalars")
    expected = sorted([["lr0.1_", "s0"], ["lr0.1_", "s1"], ["lr1.0_", "s0"], ["lr1.0_", "s1"]])

    assert sorted(page.evaluate(IN_SIGHT, ".run-row .run-name")) == expected
