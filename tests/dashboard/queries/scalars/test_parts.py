"""Only the parts of a card that changed travel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from dashboard.encode import decode
from dashboard.queries.scalars.parts import card_parts
from dashboard.queries.scalars.view import View, view_of, window_of
from dashboard.queries.series.buckets import Window
from dashboard.queries.series.index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd

    Tables = Callable[..., pd.DataFrame]


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
    zoomed = card_parts(index, "loss", View(), Window(1_000, 1_050), whole["key"], {})
    assert zoomed is not None
    back = card_parts(index, "loss", View(), None, zoomed["key"], {})

    assert len(whole["crowd"]["runs"]) == 40
    assert zoomed.keys() & {"crowd", "near"} == {"near"}
    near = zoomed["near"]
    first = slice(*decode(near["offset"])[:2])
    expected = np.sin(np.arange(999, 1_052) / 50)
    np.testing.assert_allclose(decode(near["mean"])[first], expected, atol=1e-6)
    assert back is not None
    assert back["near"] is None
    assert "crowd" not in back


def test_click_asks_for_one_run_with_its_bounds(scalar_table: Tables) -> None:
    index = crowd(scalar_table)
    whole = card_parts(index, "loss", View(), None, {}, {})
    assert whole is not None
    clicked = card_parts(index, "loss", View(focus=("run-07",)), None, whole["key"], {})

    assert clicked is not None
    assert "crowd" not in clicked
    assert clicked["close"]["runs"] == ["run-07"]
    assert {"low", "high"} <= clicked["close"].keys()


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


def test_nonsense_from_a_browser_is_the_usual_view() -> None:
    asked = {"axis": 7, "by": ["x"], "weight": float("nan"), "focus": "a", "runs": {}, "band": ""}

    assert view_of(asked) == View()
    assert window_of([5, 1]) is None
    assert window_of("1-2") is None
