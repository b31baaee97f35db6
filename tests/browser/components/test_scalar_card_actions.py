"""Cards of scalars can be enlarged, pinned, joined, watched and saved, and links hold it all."""

from __future__ import annotations

import csv
import io
import json
import shutil
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from dashboard.queries.series.ema import debiased_ema
from tests.browser.full_storage import FILL
from tests.browser.painted import painted_lines
from tests.browser.rules import broken_rules
from tests.damage import flip_middle

if TYPE_CHECKING:
    from playwright.sync_api import Download, Page

    from tests.browser.conftest import Look, Serve, Until, Visit
    from tests.browser.serving import Served

JOINED = "INSIGHT.joined.fieldAt(document.querySelector('.card.joined'))"

pytestmark = pytest.mark.browser

TAGS = ["val/loss", "train/loss", "acc"]
ORDER = """[...document.querySelectorAll('#scalars-sections .card:not([hidden])')]
    .map(card => card.dataset.tag ?? card.dataset.tags)"""
ROWS = "INSIGHT.enlarged.table()?.rows"
LARGE = "INSIGHT.enlarged.model()['train/loss']"
NAN, INF = float("nan"), float("inf")
HOSTILE = '<img src=x onerror="window.hurt=1">,;%>5'


def log(folder: Path, steps: int = 40, scale: float = 1.0) -> None:
    """Three tags; one is recorded at every fifth step, another holds what is not finite."""
    random = np.random.default_rng(int(scale * 10))
    odd = {7: NAN, 11: INF, 12: -INF}
    with insight.SummaryRecord(folder) as record:
        for step in range(steps):
            loss = scale * float(np.exp(-step / 20)) + float(random.normal(0, 0.02))
            values = {"train/loss": odd.get(step, loss), "acc": 1 - loss / 2}
            record.log(step, values | ({"val/loss": loss + 0.1} if step % 5 == 0 else {}))


def card(tag: str) -> str:
    return f'.card[data-tag="{tag}"]'


def act(page: Page, tag: str, action: str) -> None:
    page.hover(card(tag))
    page.click(f"{card(tag)} [data-action={action}]")


def enlarge(page: Page, until: Until, tag: str) -> None:
    act(page, tag, "enlarge")
    until(f"INSIGHT.enlarged.model() && {ROWS}?.length")


def export(page: Page, tag: str, words: str) -> Download:
    act(page, tag, "export")
    with page.expect_download() as saved:
        page.get_by_role("menuitem", name=words).click()
    return saved.value


def write_thousand(root: Path) -> None:
    """Ten runs, and each of them copied until there are a thousand."""
    for kind in range(10):
        with insight.SummaryRecord(root / f"run-{kind}-00") as record:
            for step in range(3):
                record.log(step, {"loss": kind + step / 10})
        for number in range(1, 100):
            shutil.copytree(root / f"run-{kind}-00", root / f"run-{kind}-{number:02d}")


def is_same(one: float, other: float) -> bool:
    return one == other or (np.isnan(one) and np.isnan(other))


@pytest.fixture(scope="module")
def three(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Three runs, for all tests that only look at them."""
    folder = tmp_path_factory.mktemp("three")
    for number, name in enumerate(["a", "b", "c"], 1):
        log(folder / name, scale=number / 2)
    return serve_all(folder)


@pytest.fixture(scope="module")
def odd(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    """Runs and a tag whose names are code, and a damaged run, likewise."""
    folder = tmp_path_factory.mktemp("odd")
    for name in ("<b>bold</b>", "plain", "damaged"):
        log(folder / name.replace("/", "~"))
    flip_middle(next((folder / "damaged").iterdir()))
    with insight.SummaryRecord(folder / "<i>run</i>".replace("/", "~")) as record:
        record.log(0, {HOSTILE: 1.0, "other": 2.0})
    return serve_all(folder)


# --- the large card


def test_key_enlarges_the_card_focus_stays_in_it_and_escape_comes_back(
    look: Look, three: Served, until: Until
) -> None:
    url, store = three
    page = look(f"{url}scalars")
    page.focus(f"{card('train/loss')} [data-action=pin]")
    page.keyboard.press("f")
    until(f"INSIGHT.enlarged.model() && {ROWS}?.length === 3")
    model = page.evaluate("INSIGHT.enlarged.model()")["train/loss"]
    table = store.table("scalar", tags="train/loss")

    assert page.get_by_role("dialog", name="train/loss").is_visible()
    assert page.evaluate("new URLSearchParams(location.search).get('card')") == "train/loss"
    assert set(model) == {"a", "b", "c"}
    for run, rows in table.groupby("run", observed=True):
        assert model[run]["points"] == len(rows)
        assert model[run]["x"] == rows["step"].tolist()
        finite = np.isfinite(rows["value"].to_numpy())
        assert (
            np.array(model[run]["raw"], dtype=object)[finite].tolist()
            == rows["value"][finite].tolist()
        )
    inside = "document.querySelector('dialog').contains(document.activeElement)"
    page.evaluate("document.querySelector('#filter').focus()")

    assert page.evaluate(inside)
    for _ in range(14):
        page.keyboard.press("Tab")
        assert page.evaluate(f"{inside} || document.activeElement === document.body")
    page.keyboard.press("Escape")
    until("document.querySelector('dialog') === null && !location.search.includes('card=')")

    assert page.evaluate("document.activeElement.dataset.action") == "pin"
    act(page, "acc", "table")  # leads to the table for those who cannot see
    until(f"{ROWS}?.length === 3")

    assert (
        page.evaluate("document.activeElement.getAttribute('aria-label')") == "Values at the cursor"
    )
    assert page.locator("caption").inner_text() == "acc at step 39, 3 rows"


def test_link_opens_a_large_card_arrows_go_on_and_its_table_is_sorted_and_filtered(
    look: Look, three: Served, until: Until
) -> None:
    url, _ = three
    page = look(f"{url}scalars?card=train%2Floss")
    until("'train/loss' in (INSIGHT.enlarged.model() ?? {})")
    seen = ["train/loss"]
    for key in ("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
        until(f"!({json.dumps(seen[-1])} in (INSIGHT.enlarged.model() ?? {{}}))")
        until("INSIGHT.enlarged.model() !== null")
        seen.append(next(iter(page.evaluate("INSIGHT.enlarged.model()"))))

    assert seen == ["train/loss", "val/loss", "acc", "train/loss", "acc"]
    assert page.evaluate("new URLSearchParams(location.search).get('card')") == "acc"
    until(f"{ROWS}?.length === 3 && {ROWS}[0].tag === 'acc'")
    names = (
        "[...document.querySelectorAll('.value-table tbody .run-name')].map(one => one.textContent)"
    )

    assert page.evaluate(names) == ["a", "b", "c"]
    page.get_by_role("columnheader", name="Value").get_by_role("button").click()
    assert page.evaluate(names) == ["c", "b", "a"]
    assert page.get_by_role("columnheader", name="Value").get_attribute("aria-sort") == "ascending"
    page.get_by_role("columnheader", name="Run").get_by_role("button").click()
    assert page.evaluate(names) == ["a", "b", "c"]
    page.evaluate("INSIGHT.writeFilter('b')")
    until(f"{names}.join() === 'b'")
    page.get_by_role("button", name="Close").click()


def test_table_shows_the_points_at_the_cursor_along_any_axis(
    look: Look, three: Served, until: Until
) -> None:
    url, store = three
    page = look(f"{url}scalars?card=train%2Floss&xtag=val%2Floss")
    until(f"{ROWS}?.length === 3")
    plot = page.locator("dialog .plot")
    plot.focus()
    page.keyboard.press("Home")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    until("INSIGHT.enlarged.table().x === 12")
    table = store.table("scalar", tags="train/loss")
    found = page.evaluate(f"{ROWS}.map(row => [row.run, row.step, row.wall, String(row.value)])")

    assert plot.get_attribute("aria-valuetext") == "step 12"
    for run, step, wall, value in found:
        row = table[(table["run"] == run) & (table["step"] == 12)].iloc[0]
        assert (step, wall) == (row["step"], row["wall_time"])
        assert value == "-Infinity"
    box = plot.bounding_box() or pytest.fail("the plot is not to be seen")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    until("INSIGHT.enlarged.table().x > 13")
    step = page.evaluate("INSIGHT.enlarged.table().x")
    for row in page.evaluate(ROWS):
        rows = table[table["run"] == row["run"]].set_index("step")
        assert (row["step"], row["value"]) == (step, rows.loc[step, "value"])
    steps = table[table["run"] == "b"]["step"].tolist()
    for axis in ("relative", "wall", "index"):
        page.evaluate(f"() => {{ window.before = {LARGE}.b.x.join(); }}")
        page.evaluate("axis => dash_clientside.set_props('axis', {value: axis})", axis)
        until(f"{LARGE}.b.x.join() !== window.before")
        cursor_finds(page, until, steps)


def cursor_finds(page: Page, until: Until, steps: list[int]) -> None:
    """Run b has a point for each of the steps, and the cursor at the fourth tells that step."""
    x = page.evaluate(f"{LARGE}.b.x")
    page.evaluate("x => INSIGHT.enlarged.moveTo(x)", x[3])
    until(f"INSIGHT.enlarged.table().x === {x[3]}")

    assert len(x) == len(steps)
    row = next(row for row in page.evaluate(ROWS) if row["run"] == "b")
    assert row["step"] == steps[3]


def test_cursor_finds_the_points_along_another_tag_that_a_link_asks_for(
    look: Look, three: Served, until: Until
) -> None:
    url, store = three
    page = look(f"{url}scalars?card=train%2Floss&axis=tag&xtag=val%2Floss")
    until(f"{ROWS}?.length === 3")
    steps = store.table("scalar", runs="b", tags="train/loss")["step"].tolist()

    cursor_finds(page, until, [step for step in steps if step % 5 == 0])


@pytest.mark.with_dash
def test_dialogs_and_cards_break_no_rule_in_either_theme(
    look: Look, three: Served, until: Until
) -> None:
    url, _ = three
    view = "pin=acc&join=train%2Floss,val%2Floss&alarm=acc%3E0.9"
    page = look(f"{url}scalars?theme=light&{view}")
    until("Object.values(INSIGHT.joined.model())[0] && document.querySelector('.alarm-note')")
    for theme in ("light", "dark"):
        until(f"document.documentElement.dataset.theme === '{theme}'")
        seen = [broken_rules(page)]
        for opened in ("enlarged.show(['acc'])", "alarms.edit('acc')", "joined.choose('acc')"):
            page.evaluate(f"void INSIGHT.{opened}")
            if "enlarged" in opened:
                until(f"{ROWS}?.length === 3")
            seen.append(broken_rules(page))
            page.keyboard.press("Escape")
            until("document.querySelector('dialog') === null")

        assert seen == [[], [], [], []]
        page.click("#theme")


# --- files


@pytest.mark.with_dash
def test_csv_in_parts_and_the_snippet_are_the_table_bit_by_bit(
    look: Look, three: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dashboard.queries.scalars import export as scalar_export

    monkeypatch.setattr(scalar_export.csv_part, "__defaults__", (None, None, 30))
    url, store = three
    page = look(f"{url}scalars")
    saved = export(page, "train/loss", "Every point as CSV")
    rows = list(csv.DictReader(io.StringIO(Path(saved.path()).read_text("utf-8"), newline="")))
    table = store.table("scalar", tags="train/loss")

    assert saved.suggested_filename == "scalar_train-loss.csv"
    assert [row["run"] for row in rows] == table["run"].tolist()
    assert [int(row["step"]) for row in rows] == table["step"].tolist()
    for name in ("wall_time", "value"):
        assert all(map(is_same, (float(row[name]) for row in rows), table[name]))
    assert {"NaN", "Infinity", "-Infinity"} <= {row["value"] for row in rows}
    page.fill("#filter", "a")
    page.wait_for_selector(f"{card('acc')}[data-runs='1']")
    saved = export(page, "acc", "Every point as CSV")
    rows = list(csv.DictReader(io.StringIO(Path(saved.path()).read_text("utf-8"))))
    table = store.table("scalar", runs="a", tags="acc")

    assert [(row["run"], int(row["step"]), float(row["value"])) for row in rows] == list(
        zip(table["run"], table["step"], table["value"], strict=True)
    )
    names: dict[str, Any] = {}
    page.fill("#filter", "")
    page.wait_for_selector(f"{card('acc')}[data-runs='3']")
    exec(page.evaluate("INSIGHT.exports.snippet(['val/loss'])"), names)

    assert names["table"].equals(store.table("scalar", tags=["val/loss"]))


def test_pictures_hold_the_lines_and_the_names(look: Look, odd: Served) -> None:
    url, store = odd
    page = look(f"{url}scalars?alarm=acc%3E0.9")
    runs = store.table("scalar", tags="acc")["run"].nunique()
    svg = Path(export(page, "acc", "Picture as SVG").path()).read_text("utf-8")
    png = Path(export(page, "acc", "Picture as PNG").path()).read_bytes()
    size = [int.from_bytes(png[at : at + 4], "big") for at in (16, 20)]

    assert svg.startswith("<svg")
    assert svg.count('class="js-line"') == 2 * runs  # each line once more in the legend
    assert ">acc<" in svg
    assert ">&#60;b&#62;bold&#60;~b&#62;<" in svg
    assert png.startswith(b"\x89PNG")
    assert size == [2000, 1120]


# --- limits


def test_limit_counts_the_runs_and_draws_what_is_beyond(
    look: Look, three: Served, until: Until
) -> None:
    url, store = three
    page = look(f"{url}scalars")
    act(page, "acc", "limit")
    page.get_by_label("Limit", exact=True).fill("nothing")
    page.get_by_role("button", name="Keep").click()

    assert "A limit is a number" in page.locator("dialog [role=alert]").inner_text()
    page.get_by_label("Side of the limit").select_option("<")
    page.get_by_label("Limit", exact=True).fill("0.45")
    page.get_by_role("button", name="Keep").click()
    table = store.table("scalar", tags="acc")
    beyond = table[table["value"] < 0.45]
    page.wait_for_selector(f"{card('acc')}[data-hits='{beyond['run'].nunique()}']")
    note = page.locator(f"{card('acc')} .alarm-note")

    assert set(beyond["run"]) == {"c"}
    assert note.inner_text() == "1 run is < 0.45, first at step 0: c"
    assert page.locator(card("acc")).get_attribute("aria-describedby") == note.get_attribute("id")
    assert page.evaluate("new URLSearchParams(location.search).get('alarm')") == "acc<0.45"
    until(f"document.querySelector('{card('acc')} canvas.over-lines') !== null")
    bad = """tag => {
        const canvas = INSIGHT.fieldOf(tag).host.querySelector('canvas.over-lines');
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        return data.filter((value, i) => i % 4 === 3 && value > 0).length;
    }"""
    assert page.evaluate(bad, "acc") > 100
    page.click("#rail-runs")
    page.click("#runs-limits summary")
    count = len(beyond)
    told = "at step 0" if count == 1 else f"first at step 0, {count} points"

    assert page.inner_text("#runs-limits summary") == "beyond a limit: 1"
    assert page.inner_text("#runs-limits li").split("\n") == ["acc < 0.45", "c", told]


def test_limits_of_a_link_hold_together_or_apart_and_its_nonsense_changes_nothing(
    look: Look, three: Served, until: Until
) -> None:
    url, store = three
    limits = "acc%3E0.9%7C%3C0.3,val%2Floss%3E0.5%26%3C0.6,train%2Floss,%3E5,train%2Floss%3Efoo"
    page = look(f"{url}scalars?alarm={limits}&pin=gone,%25&join=;,;gone&card=gone")
    until("['acc', 'val/loss'].every((tag) => INSIGHT.alarms.hitsOf(tag).length)")
    values = {tag: store.table("scalar", tags=tag) for tag in ("acc", "val/loss")}
    acc, loss = values["acc"], values["val/loss"]
    either = acc[(acc["value"] > 0.9) | (acc["value"] < 0.3)]
    both = loss[(loss["value"] > 0.5) & (loss["value"] < 0.6)]
    hits = {tag: page.evaluate("tag => INSIGHT.alarms.hitsOf(tag)", tag) for tag in values}

    for tag, rows in (("acc", either), ("val/loss", both)):
        assert {hit["run"]: hit["points"] for hit in hits[tag]} == rows.groupby(
            "run", observed=True
        ).size().to_dict()
        firsts = rows.groupby("run", observed=True)["step"].min().to_dict()
        assert {hit["run"]: hit["first"] for hit in hits[tag]} == firsts
    until("INSIGHT.isQuiet()")
    assert page.evaluate(ORDER) == TAGS
    assert page.locator("dialog").count() == 0
    assert page.locator(f"{card('train/loss')} .alarm-note").count() == 0


# --- pinned and joined cards


def test_pins_and_folds_are_kept_pins_undone_and_a_link_shows_its_own(
    look: Look, three: Served, until: Until
) -> None:
    url, store = three
    page = look(f"{url}scalars")
    link = page.evaluate("INSIGHT.link()")
    page.locator(".section > summary", has_text="train").click()
    until("sessionStorage.getItem('insight-folded')?.includes('train')")
    act(page, "acc", "pin")
    until("document.querySelector('.pinned .card') !== null")
    page.keyboard.press("Control+z")
    until("document.querySelector('.pinned') === null")
    look(f"{url}scalars", anew=True)
    folded = "[...document.querySelectorAll('.section')].map(one => one.open)"
    until(f"{folded}.join() === 'true,false,true'")

    assert page.evaluate("INSIGHT.cards.state.pins") == []
    act(page, "val/loss", "pin")
    act(page, "acc", "pin")
    until("document.querySelectorAll('.pinned .card').length === 2")
    until("INSIGHT.model('acc')?.a && INSIGHT.model('val/loss')?.a")

    assert page.evaluate(ORDER) == ["val/loss", "acc", "train/loss"]
    assert page.evaluate("new URLSearchParams(location.search).get('pin')") == "val/loss,acc"
    table = store.table("scalar", runs="b", tags="val/loss")
    assert page.evaluate("INSIGHT.model('val/loss').b.raw") == table["value"].tolist()
    look(link)
    assert page.evaluate("INSIGHT.cards.state.pins") == []
    enlarge(page, until, "acc")
    page.go_back()
    until("document.querySelector('dialog') === null")
    look(f"{url}scalars")
    until("document.querySelectorAll('.pinned .card').length === 2")

    # somebody's link took none away
    assert page.evaluate(ORDER) == ["val/loss", "acc", "train/loss"]
    act(page, "val/loss", "pin")
    act(page, "acc", "pin")
    until("document.querySelector('.pinned') === null")
    until("INSIGHT.model('acc')?.a && INSIGHT.model('val/loss')?.a")

    assert page.evaluate(ORDER) == TAGS


def test_tags_are_joined_in_one_card_and_taken_apart(
    look: Look, three: Served, until: Until
) -> None:
    url, store = three
    page = look(f"{url}scalars")
    act(page, "train/loss", "join")
    page.get_by_role("checkbox", name="val/loss").check()
    page.get_by_role("button", name="Join", exact=True).click()
    until("INSIGHT.joined.model()['train/loss,val/loss']")
    model = page.evaluate("INSIGHT.joined.model()['train/loss,val/loss']")

    assert (
        page.evaluate("new URLSearchParams(location.search).get('join')") == "train/loss,val/loss"
    )
    assert {tag: {run["dash"] for run in found.values()} for tag, found in model.items()} == {
        "train/loss": {"solid"},
        "val/loss": {"dash"},
    }
    for run in "abc":
        rows = store.table("scalar", runs=run, tags="val/loss")
        assert (model["val/loss"][run]["x"], model["val/loss"][run]["raw"]) == (
            rows["step"].tolist(),
            rows["value"].tolist(),
        )
    lines = painted_lines(page, "", JOINED)
    assert sorted(line.run for line in lines) == ["a", "a", "b", "b", "c", "c"]
    page.hover(".card.joined")
    page.click(".card.joined [data-action=apart]")
    until("document.querySelector('.joined') === null && !location.search.includes('join')")


def test_cards_pinned_and_joined_by_a_pattern_grow_with_the_file(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    with insight.SummaryRecord(tmp_path / "run") as record:
        record.log(0, {"train/loss": 1.0, "val/loss": 2.0, "acc": 0.1})
        url, _ = serve(tmp_path)
        page = visit(f"{url}scalars?pin=val%2Floss&alarm=val%2Floss%3E5&join=*%2Floss")
        until("INSIGHT.joined.model()['*/loss'] && INSIGHT.model('val/loss')?.run?.points === 1")

        assert set(page.evaluate("INSIGHT.joined.model()['*/loss']")) == {"train/loss", "val/loss"}
        record.log(1, {"test/loss": 3.0, "val/loss": 9.0})
        until("INSIGHT.joined.model()['*/loss']['test/loss']?.run?.points === 1")
        until("INSIGHT.model('val/loss')?.run?.points === 2 && INSIGHT.model('test/loss')?.run")
        until(f"document.querySelector('{card('val/loss')}').dataset.hits === '1'")

        assert page.evaluate("document.querySelector('.pinned .card').dataset.tag") == "val/loss"
        page.hover(".card.joined")
        page.click(".card.joined [data-action=enlarge]")
        until(f"{ROWS}?.length === 3")

        assert {row["tag"]: row["value"] for row in page.evaluate(ROWS)} == {
            "test/loss": 3.0,
            "train/loss": 1.0,
            "val/loss": 9.0,
        }


# --- the page around


def test_hostile_tags_are_only_text(look: Look, odd: Served, until: Until) -> None:
    url, _ = odd
    page = look(f"{url}scalars")
    page.evaluate(FILL, "localStorage")  # what the address holds needs no other place
    for action in ("togglePin(tag)", "join([tag, 'other'])", "watchFor(tag, [['>', 0.5]], false)"):
        page.evaluate(f"tag => INSIGHT.cards.{action}", HOSTILE)
    until("Object.values(INSIGHT.joined.model())[0]")
    look(page.url, anew=True)
    page.evaluate("tag => INSIGHT.enlarged.show([tag])", HOSTILE)
    until(f"{ROWS}?.length === 1")

    assert page.evaluate("[window.hurt, document.querySelectorAll('img').length]") == [None, 0]
    assert page.evaluate("[INSIGHT.cards.state.pins, [...INSIGHT.cards.state.alarms.keys()]]") == [
        [HOSTILE],
        [HOSTILE],
    ]
    assert page.evaluate("INSIGHT.cards.state.joins") == [[HOSTILE, "other"]]


def test_damaged_store_keeps_its_actions(look: Look, odd: Served, until: Until) -> None:
    url, store = odd
    page = look(f"{url}scalars")
    enlarge(page, until, "acc")
    counts = store.table("scalar", tags="acc").groupby("run", observed=True).size().to_dict()
    model = page.evaluate("INSIGHT.enlarged.model()")["acc"]

    assert len(store.problems()) >= 1
    assert {run: one["points"] for run, one in model.items()} == counts
    assert counts["damaged"] < counts["plain"]


def test_thousand_runs_are_all_in_the_large_card_and_its_table(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    write_thousand(tmp_path)
    url, store = serve(tmp_path)
    page = visit(f"{url}scalars?card=loss&alarm=loss%3E8.95")
    until(f"{ROWS}?.length === 1000")
    last = store.table("scalar").groupby("run", observed=True)["value"].last().to_dict()

    assert {row["run"]: row["value"] for row in page.evaluate(ROWS)} == last
    assert page.locator(".value-table tbody tr").count() == 1000
    until(f"document.querySelector('{card('loss')}').dataset.hits === '100'")


def test_large_card_smooths_every_point_as_tensorboard_does_and_differences_once(
    look: Look, three: Served, until: Until
) -> None:
    url, store = three
    page = look(f"{url}scalars?smooth=0.9&card=acc")
    until(f"INSIGHT.enlarged.model() && {ROWS}?.length === 3")
    model = page.evaluate("INSIGHT.enlarged.model()")["acc"]
    rows = {row["run"]: row for row in page.evaluate(ROWS)}
    values = {run: store.table("scalar", runs=run, tags="acc")["value"].to_numpy() for run in "abc"}
    exact = {run: debiased_ema(values[run], 0.9) for run in "abc"}

    for run in "abc":
        np.testing.assert_allclose(model[run]["y"], exact[run], rtol=1e-6)
        assert rows[run]["smoothed"] == pytest.approx(exact[run][-1], rel=1e-12)
        assert rows[run]["value"] == values[run][-1]
    page.evaluate("dash_clientside.set_props('base', { value: 'a' })")
    apart = exact["b"][7] - exact["a"][7]
    until(f"Math.abs(INSIGHT.enlarged.model().acc.b.y[7] - {apart}) < 1e-6")
    found = page.evaluate("INSIGHT.enlarged.model()")["acc"]
    for run in "bc":
        np.testing.assert_allclose(found[run]["y"], exact[run] - exact["a"], atol=1e-6)
    page.evaluate(
        """() => {
            const { set_props } = dash_clientside, { setTimeout } = window;
            window.setTimeout = (act, ms) => {
                if (ms !== 20_000) return setTimeout(act, ms);
                window.late = act;
                return 0;
            };
            dash_clientside.set_props = (id, ...change) => {
                if (id !== "card-large-request") { set_props(id, ...change); return; }
                Object.assign(dash_clientside, { set_props });
                Object.assign(window, { setTimeout, lose: window.late });
            };
        }"""
    )
    page.evaluate("dash_clientside.set_props('smoothing', { value: 0.5 })")
    until("window.lose")
    page.evaluate("dash_clientside.set_props('smoothing', { value: 0 })")
    until("INSIGHT.state.smoothing === 0")
    page.evaluate("window.lose()")
    apart = values["b"][7] - values["a"][7]
    until(f"Math.abs(INSIGHT.enlarged.model().acc.b.y[7] - {apart}) < 1e-6")


def test_joined_card_tells_its_tags_apart_and_is_walked_by_keys(
    visit: Visit, serve: Serve, until: Until, tmp_path: Path
) -> None:
    for number in range(16):
        with insight.SummaryRecord(tmp_path / f"run-{number:02d}") as record:
            for step in (0, 1000):
                record.log(step, {"train/loss": number + step, "val/loss": 2.0 * number})
    url, _ = serve(tmp_path)
    page = visit(f"{url}scalars?join=*%2Floss")
    until("INSIGHT.joined.model()['*/loss']?.['val/loss']")
    dashes = Counter(line.dash for line in painted_lines(page, "", JOINED))
    plot = page.locator(".card.joined .plot")
    plot.focus()
    page.keyboard.press("ArrowRight")
    first = page.evaluate("[INSIGHT.state.hover.tag, INSIGHT.state.hover.at]")
    page.keyboard.press("End")
    last = page.evaluate("[INSIGHT.state.hover.tag, INSIGHT.state.hover.at]")
    seen = set()
    for _ in range(32):
        page.keyboard.press("ArrowDown")
        seen.add(page.evaluate("`${INSIGHT.state.hover.tag} ${INSIGHT.state.hover.run}`"))
    page.evaluate("INSIGHT.scalarView.zoomTo([400, 600])")
    low, high = (f"INSIGHT.fieldOf('train/loss').scale.axes.y.ends[{end}]" for end in (0, 1))
    until(f"{low} > 300 && {low} < 400 && {high} > 600 && {high} < 700")
    page.evaluate("dash_clientside.set_props('scale', {value: 'log'})")
    ends = np.log10([1001**0.4, 15 * (1015 / 15) ** 0.6])  # there lines of pixels are straight
    until(f"{low} < {ends[0]} && {low} > {ends[0] - 0.1} && {high} < {ends[1] + 0.1}")

    assert dashes == {"": 16, "7 4": 16}
    assert (first, last) == (["train/loss", 0], ["train/loss", 1000])
    assert len(seen) == 32
    assert plot.get_attribute("aria-label") == "Scalars train/loss, val/loss, 16 runs"
    assert "best" not in page.inner_text(".card.joined .stats")
