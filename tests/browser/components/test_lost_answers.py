"""A page whose question was not answered asks again by itself, whatever else happens."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight
from tests.browser.arriving import arrive
from tests.browser.lost import LOSE, LOSE_FOR_GOOD
from tests.dashboard.queries.graphs import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page, Response

    from tests.browser.conftest import Look, Move, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

# The runs that a page shows.
SEEN = {
    "images": "INSIGHT.images.model().runs",
    "runs": "Object.keys(INSIGHT.runsModel().rows)",
}


def write(folder: Path) -> None:
    nodes = [("1", "A", "net/one", []), ("2", "B", "net/two", ["1"]), ("3", "C", "last", ["2"])]
    with insight.SummaryRecord(folder) as record:
        record.add_value("image", "picture", np.zeros((1, 3, 4, 4)))
        record.add_value("tensor", "w", np.arange(6.0).reshape(2, 3))
        record.add_value("graph", "graph", message(nodes))
        record.record(1)
        record.log(1, {"loss": 1.0})
        record.log(2, {"loss": 3.0})


@pytest.fixture(scope="module")
def one(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """A run of every kind, beside which tests write more."""
    folder = tmp_path_factory.mktemp("one")
    write(folder / "a")
    return serve_all(folder)


def ask_again(page: Page, until: Until) -> None:
    """Nobody answered in time."""
    until("window.again !== undefined")
    page.evaluate("() => { window.again(); delete window.again; }")


@pytest.mark.with_dash
def test_new_run_appears_though_the_answer_about_it_was_lost(
    look: Look, one: Served, until: Until
) -> None:
    """Nor do its columns stay unknown where the answer that lists them is lost."""
    url, store = one
    page = look(f"{url}images")
    for name, runs in SEEN.items():
        page.click(f"#rail-{name}")
        arrive(page, name)
        page.evaluate(LOSE, name)
        write(Path(store.root) / f"new-on-{name}")
        ask_again(page, until)
        until(f"{runs}.includes('new-on-{name}')")
    page.evaluate(LOSE, "runs-catalogue")
    page.click("#runs-columns")
    ask_again(page, until)
    until("document.querySelector('.column-choice') !== null")


def test_scope_opens_and_inspector_is_filled_though_the_answers_about_them_were_lost(
    look: Look, one: Served, until: Until
) -> None:
    url, _ = one
    page = look(f"{url}graph?run=a&open=0")
    page.evaluate(LOSE, "graph")
    page.locator(".graph-box [data-toggle]").click()
    ask_again(page, until)
    until("INSIGHT.graphModel()?.frames.length === 2")
    page.evaluate(LOSE, "graph-facts")
    page.click('.graph-row:not(.is-scope):has-text("last")')
    until("window.again !== undefined")
    before = page.inner_text("#graph-inspector")
    ask_again(page, until)
    until("!document.querySelector('#graph-inspector').innerText.includes('Reading')")

    assert "Reading" in before


WATCH = """(channel) => {
    const { set_props } = dash_clientside;
    window.serials = [];
    dash_clientside.set_props = (id, change) => {
        if (id === `${channel}-request`) window.serials.push(change.data.serial);
        set_props(id, change);
    };
    window.unwatch = () => Object.assign(dash_clientside, { set_props });
}"""


def serials_asked(
    page: Page, until: Until, channel: str, ask: Callable[[], object], answered: str
) -> list[int]:
    """The numbers of the first two questions where the answer to the first is lost."""
    page.evaluate(WATCH, channel)
    page.evaluate(LOSE, channel)
    ask()
    ask_again(page, until)
    until(answered)
    serials: list[int] = page.evaluate("(unwatch(), window.serials)")
    return serials[:2]


def test_question_of_the_cards_stays_the_same_so_that_an_answer_that_takes_long_is_heard(
    look: Look, one: Served, until: Until
) -> None:
    url, store = one
    is_drawn = "INSIGHT.model('loss')?.b !== undefined"
    page = look(f"{url}scalars")
    add = partial(write, Path(store.root) / "b")
    first, second = serials_asked(page, until, "scalars", add, is_drawn)

    assert first == second


def test_question_for_a_tensor_stays_the_same_too(look: Look, one: Served, until: Until) -> None:
    url, _ = one
    page = look(f"{url}tensors")
    is_drawn = "document.querySelector('.tensor-chart')?._fullData?.[0].type === 'heatmap'"
    choose = page.get_by_text("Heat map", exact=True).click
    first, second = serials_asked(page, until, "tensors", choose, is_drawn)

    assert first == second


def test_who_chooses_something_else_is_answered_though_the_question_before_never_is(
    look: Look, one: Served, until: Until
) -> None:
    """As where the server cannot tell what was asked for, or takes minutes."""
    url, store = one
    page = look(f"{url}tensors")
    page.evaluate(LOSE_FOR_GOOD, "tensors")
    page.get_by_text("Heat map", exact=True).click()
    until("window.again !== undefined")
    page.get_by_text("Histogram", exact=True).click()
    ask_again(page, until)
    until("document.querySelector('.tensor-chart')?._fullData?.[0].type === 'bar'")

    page.click("#rail-scalars")
    arrive(page, "scalars")
    page.evaluate(LOSE_FOR_GOOD, "scalars")
    page.locator("#axis").get_by_text("Wall", exact=True).click()
    until("window.again !== undefined")
    page.locator("#axis").get_by_text("Index", exact=True).click()
    until("new URLSearchParams(location.search).get('axis') === 'index'")  # what is asked instead
    ask_again(page, until)
    until("INSIGHT.fieldOf('loss').drawnAxis === 'index'")

    page.click("#rail-runs")
    arrive(page, "runs")
    page.evaluate(LOSE_FOR_GOOD, "runs")
    page.evaluate("INSIGHT.chooseColumns({ hows: { loss: 'max' } })")
    until("window.again !== undefined")
    page.evaluate("INSIGHT.chooseColumns({ hows: { loss: 'min' } })")
    ask_again(page, until)
    until("INSIGHT.runsModel().rows.a['metric:loss'] === 1")

    page.click("#rail-images")
    arrive(page, "images")
    page.evaluate(LOSE_FOR_GOOD, "images")
    page.get_by_text("Over steps", exact=True).click()
    until("window.again !== undefined")
    page.get_by_text("By run", exact=True).click()
    until("INSIGHT.images.model().view === 'runs'")
    ask_again(page, until)
    write(Path(store.root) / "late")
    until(f"{SEEN['images']}.includes('late')")


def test_card_that_cannot_be_drawn_keeps_no_other_from_growing(
    browser: BrowserContext, serve: Serve, tmp_path: Path
) -> None:
    """Its error is thrown all the same, which the tabs of other tests would complain of."""
    with insight.SummaryRecord(tmp_path / "a") as record:
        url, _ = serve(tmp_path)
        record.log(1, {"accuracy": 0.5, "loss": 1.0})
        tab = browser.new_page()
        errors: list[str] = []
        tab.on("pageerror", lambda error: errors.append(str(error)))
        tab.goto(f"{url}scalars")
        arrive(tab)
        tab.evaluate("window.INSIDE")
        tab.evaluate(
            "void (INSIGHT.fieldOf('accuracy').take = () => { throw new Error('no room') })"
        )
        for step in (2, 3):
            record.log(step, {"accuracy": 0.5, "loss": 1.0})
            tab.wait_for_selector(f'.card[data-tag="loss"][data-points="{step}"]')
    tab.close()

    assert set(errors) == {"no room"}


# What the server told of the order comes as soon as the page stands there, as a question of an
# earlier visit may be answered then. Dash hands it on a little later, when the page has asked for
# its own; that the cards come must not hang on that.
TELL_AT_ONCE = """(data) => {
    const watch = new MutationObserver(() => {
        if (!document.getElementById("scalars-sections")) return;
        watch.disconnect();
        dash_clientside.set_props("scalars-order", { data });
    });
    watch.observe(document.getElementById("page"), { childList: true, subtree: true });
}"""


def test_order_that_is_told_to_an_earlier_visit_keeps_no_card_from_the_one_after_it(
    look: Look, move: Move, one: Served
) -> None:
    url, _ = one
    page = look(f"{url}text")
    with page.expect_response(tells_the_order) as answer:
        move(f"{url}scalars")
    told = answer.value.json()["response"]["scalars-order"]["data"]
    move(f"{url}text")
    page.evaluate(TELL_AT_ONCE, told)
    move(f"{url}scalars")

    assert page.locator('.card[data-tag="loss"]').count() == 1


def tells_the_order(response: Response) -> bool:
    asked = response.request.post_data or ""
    return '"output":"..scalars-order.data' in asked and response.status == 200
