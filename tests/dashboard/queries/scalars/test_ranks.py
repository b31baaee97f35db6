"""Runs of several processes on a card: the median of their ranks, the range, or each of them."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from dashboard.encode import decode
from dashboard.queries.scalars.card import card_key, scalar_card
from dashboard.queries.scalars.parts import card_parts
from dashboard.queries.scalars.ranks import MOST_LINES, NO_RANKS, Ranks
from dashboard.queries.scalars.view import View, view_of
from dashboard.queries.series.edges import AxisWindow
from insight.tables.rank_table import RankSeries
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd

    Tables = Callable[..., pd.DataFrame]

TAGS = ("loss", "system/gpu/0/load")


def held(values: np.ndarray) -> list[RankSeries]:
    """The ranks of a run, of which the first is in the table with the same steps and times."""
    steps = np.arange(values.shape[1])
    return [RankSeries(rank, steps, 100.0 + steps, row) for rank, row in enumerate(values)]


def job(scalar_table: Tables, values: np.ndarray, others: int = 1) -> tuple[ScalarIndex, Ranks]:
    """A run `job` of some ranks among runs of one."""
    rows = [("job", tag, values[0].tolist()) for tag in TAGS]
    rows += [(f"one{n:02d}", tag, values[0].tolist()) for n in range(others) for tag in TAGS]
    ranks = Ranks(lambda tag: {"job": held(values)} if tag in TAGS else {})
    return ScalarIndex(scalar_table(*rows)), ranks


def drawn(ranks: int = 4, steps: int = 50) -> np.ndarray:
    return np.random.default_rng(5).normal(size=(ranks, steps))


def card_of(
    index: ScalarIndex, read: Ranks, tag: str = "loss", known: Any = None, **options: Any
) -> dict[str, Any] | None:
    window = options.pop("window", None)
    return card_parts(index, tag, view_of(options), window, known or {}, {}, ranks=read)


def whole(found: dict[str, Any] | None) -> dict[str, Any]:
    assert found is not None
    return found


def lines(part: dict[str, Any]) -> list[np.ndarray]:
    offset, mean = decode(part["offset"]), decode(part["mean"])
    return [mean[first:last] for first, last in pairwise(offset)]


def test_run_of_several_ranks_is_the_median_with_the_range(scalar_table: Tables) -> None:
    values = drawn()
    card = whole(card_of(*job(scalar_table, values)))
    (told,) = card["ranks"]["of"]

    assert set(card["key"]) == {"close", "ranks"}
    assert card["close"]["runs"] == ["job", "one00"]
    assert "rank" not in card["close"]
    median, alone = lines(card["close"])
    np.testing.assert_allclose(median, np.median(values, axis=0))
    np.testing.assert_array_equal(alone, values[0])
    assert (told["run"], told["ranks"], told["apart"]) == ("job", 4, [])
    np.testing.assert_allclose(decode(told["low"]), values.min(axis=0), rtol=1e-6)
    np.testing.assert_allclose(decode(told["high"]), values.max(axis=0), rtol=1e-6)


def test_card_without_ranks_is_what_it_was(scalar_table: Tables) -> None:
    index, _ = job(scalar_table, drawn())
    before = card_parts(index, "loss", View(), None, {}, {})
    now = card_parts(index, "loss", view_of({"ranks": "each"}), None, {}, {}, ranks=NO_RANKS)

    assert before == now
    assert scalar_card(index, "loss") == scalar_card(index, "loss", ranks=Ranks(lambda _: {}))


def test_machines_have_a_line_a_rank(scalar_table: Tables) -> None:
    values = drawn()
    card = whole(card_of(*job(scalar_table, values), tag=TAGS[1]))

    assert set(card["key"]) == {"close"}
    assert card["close"]["runs"] == ["job"] * 4 + ["one00"]
    assert card["close"]["rank"] == [0, 1, 2, 3, None]
    np.testing.assert_array_equal(lines(card["close"])[:4], values)


def test_each_rank_is_drawn_where_somebody_asks(scalar_table: Tables) -> None:
    index, ranks = job(scalar_table, drawn())
    median = whole(card_of(index, ranks))
    each = whole(card_of(index, ranks, known=median["key"], ranks="each"))

    assert each["close"]["rank"] == [0, 1, 2, 3, None]
    assert each["ranks"] is None  # that part is no longer wanted
    assert card_of(index, ranks, known=each["key"], ranks="each") is None


def test_rank_that_lies_apart_is_drawn_where_it_does(scalar_table: Tables) -> None:
    values = 0.1 * drawn(8, 200)
    values[5, 100:110] += 9.0
    (told,) = whole(card_of(*job(scalar_table, values)))["ranks"]["of"]
    (found,) = told["apart"]

    assert (found["rank"], found["first"], found["last"]) == (5, 100, 109)
    assert found["spot"][0] == found["at"]
    assert found["spot"][1] == pytest.approx(values[5, 100:110].max())
    x = decode(found["x"])
    assert 90 <= x[0] < 100
    assert 109 < x[-1] < 120


@pytest.mark.parametrize("axis", ["relative", "wall", "index"])
def test_median_lies_along_every_axis(axis: str, scalar_table: Tables) -> None:
    values = drawn()
    card = whole(card_of(*job(scalar_table, values), axis=axis))
    x = decode(card["ranks"]["of"][0]["x"])

    np.testing.assert_allclose(x, np.arange(50) + (100 if axis == "wall" else 0))
    np.testing.assert_allclose(lines(card["close"])[0], np.median(values, axis=0))


def test_time_since_the_start_is_that_of_the_rank_that_began_first(scalar_table: Tables) -> None:
    values = drawn(2)
    index, _ = job(scalar_table, values, others=0)
    steps = np.arange(values.shape[1])
    series = [RankSeries(n, steps, 100.0 + steps - 7.0 * n, row) for n, row in enumerate(values)]
    read = Ranks(lambda tag: {"job": series} if tag in TAGS else {})
    card = whole(card_of(index, read, axis="relative"))

    assert decode(card["ranks"]["of"][0]["x"])[0] == 0.0


def test_median_lies_over_the_median_of_another_tag(scalar_table: Tables) -> None:
    values = drawn()
    card = whole(card_of(*job(scalar_table, values), axis="tag", xTag=TAGS[1]))

    np.testing.assert_allclose(decode(card["close"]["x"])[:50], np.median(values, axis=0))


def test_baseline_compares_medians(scalar_table: Tables) -> None:
    card = whole(card_of(*job(scalar_table, drawn()), base="one00"))

    assert set(card["key"]) == {"close"}
    assert card["close"]["runs"] == ["job", "one00"]


def test_each_run_counts_once_in_its_group(scalar_table: Tables) -> None:
    values = drawn()
    index, ranks = job(scalar_table, values)
    names = {"job": "a", "one00": "a"}
    view = view_of({"by": "x"})
    card = whole(card_parts(index, "loss", view, None, {}, names, ranks=ranks))
    (line,) = card["groups"]["lines"]

    assert "ranks" not in card["key"]
    assert line["runs"] == 2
    expected = (np.median(values, axis=0) + values[0]) / 2
    np.testing.assert_allclose(decode(line["middle"]), expected)


def test_rank_that_grows_alone_brings_its_card_anew(scalar_table: Tables) -> None:
    values = drawn()
    index, _ = job(scalar_table, values)
    rows = held(values)
    ranks = Ranks(lambda _tag: {"job": rows})
    before = whole(card_of(index, ranks))
    key = card_key(index, "loss", ranks=ranks)
    longer = np.append(rows[2].step, 50)
    rows[2] = RankSeries(2, longer, 100.0 + longer, np.append(rows[2].value, 7.0))
    after = whole(card_of(index, ranks, known=before["key"]))

    assert {"close", "ranks"} <= after.keys()
    assert card_key(index, "loss", ranks=ranks) != key
    assert lines(after["close"])[0][-1] == 7.0


def test_among_many_runs_the_range_is_that_of_those_in_focus(scalar_table: Tables) -> None:
    index, ranks = job(scalar_table, drawn(), others=40)
    plain = whole(card_of(index, ranks))
    focused = whole(card_of(index, ranks, focus=["job", "one01"]))
    machine = whole(card_of(index, ranks, tag=TAGS[1], focus=["job"]))

    assert plain["ranks"]["of"] == []
    assert [one["run"] for one in focused["ranks"]["of"]] == ["job"]
    assert machine["close"]["rank"] == [0, 1, 2, 3]
    assert len(machine["crowd:0"]["runs"]) == 41


def test_more_lines_than_a_card_holds_are_medians(scalar_table: Tables) -> None:
    values = drawn(MOST_LINES + 1, 3)
    card = whole(card_of(*job(scalar_table, values), ranks="each"))

    assert card["close"]["runs"] == ["job", "one00"]


def test_zoom_brings_a_finer_range(scalar_table: Tables) -> None:
    index, ranks = job(scalar_table, drawn(4, 5_000))
    coarse = whole(card_of(index, ranks))["ranks"]["of"][0]
    fine = whole(card_of(index, ranks, window=AxisWindow(1_000, 1_100)))["ranks"]["of"][0]

    inside = [((x >= 1_000) & (x <= 1_100)).sum() for x in map(decode, (coarse["x"], fine["x"]))]
    assert inside[1] > 10 * inside[0]


def test_whole_card_has_the_ranks_too(scalar_table: Tables) -> None:
    index, ranks = job(scalar_table, drawn())
    card = scalar_card(index, "loss", ranks=ranks)

    assert [one["run"] for one in card["ranks"]["of"]] == ["job"]
    assert "ranks" not in scalar_card(index, TAGS[1], ranks=ranks)


def test_exact_average_is_of_the_median_and_of_the_range(scalar_table: Tables) -> None:
    card = whole(card_of(*job(scalar_table, drawn(4, 2_000)), weight=0.9))
    (told,) = card["ranks"]["of"]

    assert "smooth" in card["close"]
    assert decode(told["high"]).max() < drawn(4, 2_000).max()
