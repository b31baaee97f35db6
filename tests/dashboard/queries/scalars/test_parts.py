"""Only the parts of a card that changed travel."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import numpy as np
import pytest

from dashboard.encode import decode
from dashboard.queries.scalars.parts import card_parts
from dashboard.queries.scalars.view import View, view_of, window_of
from dashboard.queries.series.edges import AxisWindow
from dashboard.queries.series.reduction import DOWN
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pandas as pd

    Tables = Callable[..., pd.DataFrame]

KINDS = (("crowd",), ("crowd", "near"))


def crowd(scalar_table: Tables, length: int = 1_000) -> ScalarIndex:
    wave = np.sin(np.arange(length) / 50)
    return ScalarIndex(
        scalar_table(*((f"run-{n:02d}", "loss", (wave + n).tolist()) for n in range(40)))
    )


def test_few_runs_are_one_part_and_travel_once(scalar_table: Tables) -> None:
    index = ScalarIndex(scalar_table(("a", "loss", [1.0, 2.0])))
    card = card_parts(index, "loss", View(), None, {}, {})

    assert card is not None
    assert set(card["key"]) == {"close"}
    assert decode(card["close"]["mean"]).tolist() == [1, 2]
    assert card_parts(index, "loss", View(), None, card["key"], {}) is None


def test_zoom_of_many_runs_asks_for_what_lies_in_it(scalar_table: Tables) -> None:
    index = crowd(scalar_table, 3_000)
    whole = card_parts(index, "loss", View(), None, {}, {})
    assert whole is not None
    zoomed = card_parts(index, "loss", View(), AxisWindow(1_000, 1_050), whole["key"], {})
    assert zoomed is not None
    back = card_parts(index, "loss", View(), None, zoomed["key"], {})

    assert len(whole["crowd:0"]["runs"]) == 40
    assert zoomed.keys() & {"crowd:0", "near:0"} == {"near:0"}
    near = zoomed["near:0"]
    first = slice(*decode(near["offset"])[:2])
    expected = np.sin(np.arange(999, 1_052) / 50)
    np.testing.assert_allclose(decode(near["mean"])[first], expected, atol=1e-6)
    assert back is not None
    assert back["near:0"] is None
    assert "crowd:0" not in back


def test_click_asks_for_one_run_with_its_bounds(scalar_table: Tables) -> None:
    index = crowd(scalar_table)
    whole = card_parts(index, "loss", View(), None, {}, {})
    assert whole is not None
    clicked = card_parts(index, "loss", View(focus=("run-07",)), None, whole["key"], {})

    assert clicked is not None
    assert "crowd:0" not in clicked
    assert clicked["close"]["runs"] == ["run-07"]
    assert {"low", "high"} <= clicked["close"].keys()


@pytest.fixture(scope="module")
def before_and_after(scalar_table: Tables) -> tuple[ScalarIndex, ScalarIndex]:
    """Many runs, and the same when one of them has grown."""
    return (
        ScalarIndex(scalar_table(*many_runs())),
        ScalarIndex(scalar_table(*many_runs(growing=7, more=9))),
    )


@pytest.mark.parametrize("axis", ["step", "relative", "wall", "index"])
@pytest.mark.parametrize("window", [None, AxisWindow(100, 400)])
def test_run_that_grows_brings_only_those_that_travel_with_it(
    before_and_after: tuple[ScalarIndex, ScalarIndex], axis: str, window: AxisWindow | None
) -> None:
    view = View(axis=axis)
    before, after = before_and_after
    whole, every = (card_parts(index, "loss", view, window, {}, {}) for index in (before, after))
    assert whole is not None
    assert every is not None
    grown = card_parts(after, "loss", view, window, whole["key"], {})
    assert grown is not None
    parts = {name for name in grown if ":" in name}

    assert parts == {f"{kind}:{place_of('run-007')}" for kind in KINDS[window is not None]}
    assert "run-007" in grown[next(iter(parts))]["runs"]
    held = whole | grown
    for name in every.keys() - {"key"}:
        assert held[name] == every[name]


def test_run_that_comes_brings_only_those_that_travel_with_it(scalar_table: Tables) -> None:
    before, after = (ScalarIndex(scalar_table(*many_runs(count))) for count in (200, 201))
    whole = card_parts(before, "loss", View(), None, {}, {})
    assert whole is not None
    grown = card_parts(after, "loss", View(), None, whole["key"], {})
    assert grown is not None

    assert [name for name in grown if ":" in name] == [f"crowd:{place_of('run-200')}"]
    assert sum(len(part["runs"]) for name, part in whole.items() if ":" in name) == 200


@pytest.mark.parametrize("axis", ["step", "relative", "wall", "index"])
@pytest.mark.parametrize("odd", [np.inf, -np.inf, np.nan])
@pytest.mark.parametrize("count", [2, 40])
def test_time_that_is_none_costs_one_point_and_no_card(
    scalar_table: Tables, axis: str, odd: float, count: int
) -> None:
    table = scalar_table(*many_runs(count))
    table.loc[[len(table) - 500, len(table) - 1], "wall_time"] = odd
    card = card_parts(ScalarIndex(table), "loss", View(axis=axis), None, {}, {"run-000": "a"})
    assert card is not None
    name = "close" if count == 2 else "crowd:0"
    lengths = np.diff(decode(card[name]["offset"]))
    whole = card_parts(
        ScalarIndex(scalar_table(*many_runs(count))), "loss", View(axis=axis), None, {}, {}
    )
    assert whole is not None

    assert card[name]["unpaired"] == (2 if axis in ("relative", "wall") else 0)
    assert lengths[:-1].tolist() == np.diff(decode(whole[name]["offset"]))[:-1].tolist()
    assert decode(card["groups"]["lines"][0]["x"]).max() >= 498


def many_runs(
    count: int = 200, growing: int = -1, more: int = 0
) -> Iterator[tuple[str, str, list[float]]]:
    for n in range(count):
        length = 500 + (more if n == growing else 0)
        yield f"run-{n:03d}", "loss", (np.sin(np.arange(length) / 50) + n).tolist()


def place_of(run: str) -> int:
    """Which of the four chunks of 200 runs it is in."""
    return zlib.crc32(run.encode()) % 4


def test_run_with_another_name_is_another_card(scalar_table: Tables) -> None:
    one, other = (ScalarIndex(scalar_table((name, "loss", [1.0, 2.0]))) for name in ("a", "b"))
    card = card_parts(one, "loss", View(), None, {}, {})
    assert card is not None
    renamed = card_parts(other, "loss", View(), None, card["key"], {})

    assert renamed is not None
    assert renamed["close"]["runs"] == ["b"]


def test_crowd_hides_no_spike(scalar_table: Tables, rng: np.random.Generator) -> None:
    runs = {f"run-{n:02d}": rng.normal(n, 1.0, 5_000) for n in range(40)}
    runs["run-08"][2_345] = 1e6
    runs["run-08"][3_456] = -np.inf
    table = scalar_table(*((run, "loss", values.tolist()) for run, values in runs.items()))
    card = card_parts(ScalarIndex(table), "loss", View(), None, {}, {})
    assert card is not None
    part = card["crowd:0"]
    first, last = decode(part["offset"])[8:10]
    (place,) = decode(part["farAt"])
    kinds = decode(part["kinds"])

    assert part["runs"][8] == "run-08"
    assert first <= place < last
    assert decode(part["farHigh"]) == 1e6
    assert part["odd"][8] == 1
    assert first <= np.flatnonzero(kinds)[0] < last
    assert kinds.sum() == DOWN


def test_steep_and_even_lines_reach_no_further_than_they_are_drawn(scalar_table: Tables) -> None:
    falling = np.exp(-np.arange(5_000) / 200)
    table = scalar_table(*((f"run-{n}", "loss", (falling * (n + 1)).tolist()) for n in range(40)))
    card = card_parts(ScalarIndex(table), "loss", View(), None, {}, {})

    assert card is not None
    assert "farAt" not in card["crowd:0"]


def test_points_without_a_place_on_a_log_axis_are_counted_before_they_are_averaged(
    scalar_table: Tables,
) -> None:
    values = np.ones(5_000)
    values[[10, 20, 30]] = -0.5, 0.0, -np.inf
    index = ScalarIndex(scalar_table(("a", "loss", values.tolist()), ("b", "loss", [1.0, 2.0])))
    card = card_parts(index, "loss", View(), None, {}, {})
    both = ScalarIndex(scalar_table(("a", "loss", [1.0, 1.0]), ("b", "loss", [1.0, 2.0])))
    less = card_parts(both, "loss", View(base="b"), None, {}, {})
    assert card is not None
    assert less is not None

    assert card["close"]["below"] == [2, 0]
    assert less["close"]["below"] == [2, 2]  # differences, none of which is above 0


def test_groups_hold_the_mean_of_their_runs_and_follow_the_filter(scalar_table: Tables) -> None:
    table = scalar_table(
        ("a", "loss", [1.0, 2.0]), ("b", "loss", [3.0, 4.0]), ("c", "loss", [9.0, np.nan])
    )
    names = {"a": "sgd", "b": "sgd", "c": "adam"}
    index = ScalarIndex(table)
    every, few = (
        card_parts(index, "loss", View(by="optimizer", runs=runs), None, {}, names)
        for runs in (None, frozenset({"b"}))
    )
    assert every is not None
    assert few is not None
    lines = {line["name"]: line for line in every["groups"]["lines"]}

    assert decode(lines["sgd"]["middle"]).tolist() == [2, 3]
    assert decode(lines["sgd"]["n"]).tolist() == [2, 2]
    assert decode(lines["adam"]["x"]).tolist() == [0]
    assert [line["name"] for line in few["groups"]["lines"]] == ["sgd"]


def test_baseline_is_taken_from_every_run_at_the_same_step(scalar_table: Tables) -> None:
    table = scalar_table(("a", "loss", [1.0, 2.0]), ("b", "loss", [5.0, 7.0, 9.0]))
    card = card_parts(ScalarIndex(table), "loss", View(base="a"), None, {}, {})

    assert card is not None
    part = card["close"]
    assert decode(part["offset"]).tolist() == [0, 2, 4]
    assert decode(part["mean"]).tolist() == [0, 0, 4, 5]


def test_baseline_without_the_tag_compares_nothing(scalar_table: Tables) -> None:
    table = scalar_table(("a", "lr", [1.0]), ("b", "loss", [5.0]))
    card = card_parts(ScalarIndex(table), "loss", View(base="a"), None, {}, {})

    assert card is not None
    assert card["close"]["runs"] == []


def test_average_over_every_point_comes_before_the_buckets(scalar_table: Tables) -> None:
    values = np.arange(5_000) % 2.0
    index = ScalarIndex(scalar_table(("a", "loss", values.tolist())))
    card = card_parts(index, "loss", View(weight=0.99), None, {}, {})
    assert card is not None
    smooth = decode(card["close"]["smooth"])

    np.testing.assert_allclose(smooth[50:], 0.5, atol=0.01)
    assert smooth[0] == 0


def test_lines_of_averages_say_so_or_they_would_be_smoothed_twice(scalar_table: Tables) -> None:
    table = scalar_table(("a", "loss", [1.0, 2.0]), ("b", "loss", [3.0, 4.0]))
    names = {"a": "x", "b": "x"}
    card = card_parts(ScalarIndex(table), "loss", View(weight=0.5, base="a"), None, {}, names)

    assert card is not None
    assert card["groups"]["weight"] == card["close"]["weight"] == 0.5


def test_nonsense_from_a_browser_is_the_usual_view() -> None:
    asked = {"axis": 7, "by": ["x"], "weight": float("nan"), "focus": "a", "runs": {}, "band": ""}

    assert view_of(asked) == View()
    assert window_of([5, 1]) is None
    assert window_of("1-2") is None


@pytest.mark.parametrize(("least", "is_clipped"), [(0.0, True), (-0.01, False)])
def test_band_of_a_quantity_that_was_never_negative_is_not(
    scalar_table: Tables, least: float, *, is_clipped: bool
) -> None:
    """One of three runs diverges: the confidence of their mean reaches below zero."""
    index = ScalarIndex(
        scalar_table(
            ("a", "loss", [1.0, 0.5, least, 0.2]),
            ("b", "loss", [1.0, 0.6, 0.3, 0.2]),
            ("c", "loss", [1.0, 800.0, 0.3, 0.2]),
        )
    )
    view, names = View(by="rate"), dict.fromkeys("abc", "0.1")
    card = card_parts(index, "loss", view, None, {}, names)
    assert card is not None
    low = decode(card["groups"]["lines"][0]["low"])
    less = card_parts(index, "loss", view_of({"by": "rate", "base": "a"}), None, {}, names)
    assert less is not None

    assert bool(low.min() == 0) is is_clipped
    assert decode(less["groups"]["lines"][0]["low"]).min() < 0
