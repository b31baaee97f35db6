"""A run of several processes is one line with a range, its machines a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from insight.format.frames import frame
from insight.format.messages import EVENT_VERSION, Event
from insight.format.names import EventFileName

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Look, Serve, Until
    from tests.browser.serving import Served

pytestmark = pytest.mark.browser

RANKS, STEPS, BEGUN = 8, 300, 1_790_000_000
LOAD = "system/gpu/0/load"


def losses() -> np.ndarray:
    """(ranks, steps); that of rank 3 spikes."""
    noise = np.random.default_rng(7).normal(scale=0.05, size=(RANKS, STEPS))
    found = np.exp(-np.arange(STEPS) / 100) + noise
    found[3, 100:120] += 1.5
    return found.astype(np.float32)


def write_rank(
    folder: Path,
    rank: int,
    values: np.ndarray,
    pace_s: float,
    tags: tuple[str, ...] = ("loss",),
) -> None:
    """The file of a rank, as MindSpore writes it."""
    folder.mkdir(parents=True, exist_ok=True)
    content = frame(Event(wall_time=BEGUN, version=EVENT_VERSION).SerializeToString())
    for step, value in enumerate(values.tolist(), 1):
        event = Event(wall_time=BEGUN + step * pace_s, step=step)
        for tag, number in (*((tag, value) for tag in tags), (LOAD, 50.0 + rank)):
            event.summary.value.add(tag=tag, scalar_value=number)
        content += frame(event.SerializeToString())
    name = EventFileName("events", BEGUN, rank, f"node{rank // 4}", "_MS").format()
    (folder / name).write_bytes(content)


@pytest.fixture(scope="module")
def job(serve_all: Serve, tmp_path_factory: pytest.TempPathFactory) -> Served:
    root = tmp_path_factory.mktemp("ranks")
    for rank, values in enumerate(losses()):
        write_rank(root / "job", rank, values, 0.28 if rank == 5 else 0.2)
    return serve_all(root)


def test_card_draws_the_median_and_names_who_lies_apart(look: Look, job: Served) -> None:
    page = look(f"{job[0]}scalars")
    drawn = page.evaluate("INSIGHT.model('loss')")
    card = page.locator("[data-tag=loss]")

    assert list(drawn) == ["job"]
    np.testing.assert_allclose(drawn["job"]["raw"], np.median(losses(), axis=0), rtol=1e-6)
    said = card.locator(".stats").inner_text()
    assert "rank 3 apart" in said
    assert "median of 8 ranks" in said
    sentence = card.locator(".stats").get_attribute("title") or ""
    assert "job: rank 3 lies apart between steps 101 and 120" in sentence


def test_joined_card_draws_the_ranges_of_each_of_its_tags(
    serve: Serve, page: Page, until: Until, tmp_path: Path
) -> None:
    for rank, values in enumerate(losses()):
        write_rank(tmp_path / "job", rank, values, 0.2, ("train/loss", "val/loss"))
    page.goto(f"{serve(tmp_path)[0]}scalars?join=train%2Floss,val%2Floss")
    until("Object.keys(INSIGHT.joined.model()['train/loss,val/loss'] ?? {}).length === 2")
    card, field = (
        page.locator(".card.joined"),
        "INSIGHT.joined.fieldAt(document.querySelector('.card.joined'))",
    )
    until("document.querySelector('.card.joined .stats').innerText")
    ranges = page.evaluate(
        f"{field}.shown.map((one) => [one.tag, Array.from({field}.spreadOf(one)?.high ?? [])])"
    )
    card.locator(".plot").focus()
    page.keyboard.press("End")
    until("!document.getElementById('readout').hidden")

    assert [tag for tag, _ in ranges] == ["train/loss", "val/loss"]
    for _, high in ranges:
        np.testing.assert_allclose(high[-1], losses()[:, -1].max(), rtol=1e-3)
    said = card.locator(".stats")
    assert "rank 3 apart" in said.inner_text()
    assert "median of 8 ranks" in said.inner_text()
    assert "job · val/loss: rank 3 lies apart" in (said.get_attribute("title") or "")
    assert "of 8" in page.locator("#readout").inner_text()


def test_read_out_tells_the_range_of_the_ranks(look: Look, job: Served, until: Until) -> None:
    page = look(f"{job[0]}scalars")
    page.locator("[data-tag=loss] .plot").focus()
    page.keyboard.press("End")
    until("!document.getElementById('readout').hidden")
    told = page.locator("#readout").inner_text()
    last = losses()[:, -1]

    assert "Median" in told
    assert f"{last.min():.3g}"[:4] in told
    assert "of 8" in told
    assert "rank 3" in told


def test_machines_have_a_line_a_rank(look: Look, job: Served) -> None:
    page = look(f"{job[0]}scalars")
    drawn = page.evaluate(f"INSIGHT.model('{LOAD}')")
    card = page.locator(f"[data-tag='{LOAD}']")

    assert list(drawn) == [f"job#{rank}" for rank in range(RANKS)]
    assert [one["raw"][0] for one in drawn.values()] == [50.0 + rank for rank in range(RANKS)]
    assert card.get_attribute("data-runs") == "1"
    assert "8 ranks" in card.locator(".stats").inner_text()


def test_each_rank_is_drawn_where_the_address_asks(look: Look, job: Served, until: Until) -> None:
    page = look(f"{job[0]}scalars?ranks=each")
    until("Object.keys(INSIGHT.model('loss') ?? {}).length === 8")
    page.locator("[data-tag=loss] .plot").focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowDown")
    until("!document.getElementById('readout').hidden")
    drawn = page.evaluate("INSIGHT.model('loss')")

    np.testing.assert_allclose(drawn["job#3"]["raw"], losses()[3], rtol=1e-6)
    assert page.locator(".readout-head").inner_text().split("\n") == ["job", "rank 1"]


def test_page_of_the_run_tells_its_slowest_rank(look: Look, job: Served) -> None:
    page = look(f"{job[0]}run?run=job")
    part = page.locator(".part-ranks")

    assert "rank 5 is the slowest: 1.4 times the median's time a step" in part.inner_text()
    assert "200 ms a step" in part.inner_text()
    assert part.locator("tbody tr").count() == RANKS
    assert part.locator("tr.slowest th").inner_text() == "5"
    assert "node1" in part.locator("tr.slowest").inner_text()


def test_enlarged_card_says_whose_values_its_table_has(
    look: Look, job: Served, until: Until
) -> None:
    page = look(f"{job[0]}scalars")
    page.hover("[data-tag=loss]")
    page.click("[data-tag=loss] [data-action=enlarge]")
    until("INSIGHT.enlarged.model() && INSIGHT.enlarged.table()?.rows?.length")
    words = "of several ranks the table has the lowest one's values"

    assert page.get_by_role("dialog").get_by_text(words).is_visible()
    page.keyboard.press("Escape")


def test_pages_name_the_rank_that_diverged(
    serve: Serve, page: Page, until: Until, tmp_path: Path
) -> None:
    values = losses()
    values[6, -1] = np.nan
    for rank, own in enumerate(values):
        write_rank(tmp_path / "job", rank, own, 0.2)
    address = serve(tmp_path)[0]
    page.goto(f"{address}run?run=job")
    until("document.querySelector('.part-ranks li')")

    assert page.locator(".run-line .status").inner_text().split() == ["diverged", "rank", "6"]
    assert "rank 6 diverged, at step 300" in page.locator(".part-ranks").inner_text()


def test_pages_say_whose_value_a_run_of_several_ranks_is_judged_by(
    serve: Serve, page: Page, until: Until, tmp_path: Path
) -> None:
    for rank, values in enumerate(losses()):
        write_rank(tmp_path / "a", rank, values, 0.2)
        write_rank(tmp_path / "b", rank, values + 1, 0.2)
    best, address = f"{losses()[0].min():.4g}", serve(tmp_path)[0]
    page.goto(f"{address}scalars")
    until("document.querySelector('[data-tag=loss] .of-best')")
    said = page.locator("[data-tag=loss] .stats").inner_text()
    beside = page.locator(".run-value").first.get_attribute("title")
    page.goto(f"{address}run?run=a")
    until("document.querySelector('.run-standing .fact')")
    tile = page.locator(".run-standing .fact").first.inner_text()

    assert f"best {best} a rank 0" in " ".join(said.split())
    assert beside == "rank 0"
    assert best in tile
    assert tile.endswith("· rank 0")


def test_run_behind_another_one_is_one_line_without_its_ranks(
    serve: Serve, page: Page, until: Until, tmp_path: Path
) -> None:
    for rank, values in enumerate(losses()):
        write_rank(tmp_path / "best", rank, values - 9, 0.2)
        write_rank(tmp_path / "job", rank, values, 0.2)
    page.goto(f"{serve(tmp_path)[0]}run?run=job")
    until("INSIGHT.fieldOf('loss')?.series.length === 2")
    field = "INSIGHT.fieldOf('loss')"
    ranked = f"{field}.series.filter((one) => {field}.spreadOf(one)).map(({{ run }}) => run)"

    assert page.evaluate(ranked) == ["job"]
