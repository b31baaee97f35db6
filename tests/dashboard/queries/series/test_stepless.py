"""Series without steps are drawn whole: along time, along rows, and where no run has steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import pytest

from dashboard.encode import decode
from dashboard.queries.scalars.card import card_key, scalar_card
from dashboard.queries.scalars.export import LastRow, csv_part
from dashboard.queries.scalars.marks import reach
from dashboard.queries.scalars.parts import card_parts
from dashboard.queries.scalars.view import View
from dashboard.queries.series.curves import curves
from dashboard.queries.series.edges import AxisWindow
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    Tables = Callable[..., pd.DataFrame]

COLUMNS = ["run", "tag", "step", "wall_time", "value"]


def index_of(
    series: dict[tuple[str, str], list[float]], *others: tuple[str, str, int, float, float]
) -> ScalarIndex:
    """Series without steps, a record every two seconds from 100 s on; others with them."""
    records = [
        (run, tag, 0, 100.0 + 2 * row, value)
        for (run, tag), values in series.items()
        for row, value in enumerate(values)
    ]
    stepless = pd.DataFrame(records, columns=COLUMNS)
    last = stepless.drop_duplicates(["run", "tag"], keep="last")
    table = pd.concat([last, pd.DataFrame(list(others), columns=COLUMNS)])
    table = table.sort_values(["run", "tag", "step"], ignore_index=True)
    return ScalarIndex(table.astype(last.dtypes.to_dict()), stepless)


ALONE = {("a", "loss"): [3.0, 2.0, 1.0], ("b", "loss"): [5.0, 4.0]}
BESIDE = [("b", "loss", step, 100.0 + step, 0.5) for step in range(4)]


@pytest.mark.parametrize(
    ("axis", "x"), [("relative", [0, 2, 4]), ("wall", [100, 102, 104]), ("index", [0, 1, 2])]
)
def test_every_record_lies_along_time_and_rows(axis: str, x: list[int]) -> None:
    first, _ = curves(index_of(ALONE), "loss", axis)

    assert first.x.tolist() == x
    assert (first.value.tolist(), first.step.tolist()) == ([3, 2, 1], [0, 0, 0])
    assert (first.ascends, first.without_step, first.started) == (True, 0, 100.0)


@pytest.mark.parametrize("axis", ["step", "tag"])
def test_along_steps_the_last_record_is_drawn_and_the_others_are_counted(axis: str) -> None:
    index = index_of({("a", "loss"): [3.0, 2.0, 1.0]}, ("a", "lr", 0, 104.0, 0.5))
    (curve,) = curves(index, "loss", axis, "lr")

    assert (curve.value.tolist(), curve.without_step) == ([1], 2)


@pytest.mark.parametrize("card", [scalar_card, "parts"])
def test_card_of_a_tag_that_has_steps_in_no_run_has_rows_for_them(card: Any) -> None:
    index = index_of(ALONE)
    window = (5.0, 9.0)  # of steps
    if card == "parts":
        whole = card_parts(index, "loss", View(), AxisWindow(*window), {}, {})
        assert whole is not None
        told = whole["close"]
    else:
        told = card(index, "loss", window)

    assert (told["axis"], told["byRow"]) == (["index", ""], True)
    assert "withoutStep" not in told
    assert decode(told["x"]).tolist() == [0, 1, 2, 0, 1]
    assert told["points"] == [3, 2]


def test_card_of_a_tag_that_some_run_has_steps_for_keeps_them() -> None:
    told = scalar_card(index_of({("a", "loss"): [3.0, 2.0, 1.0]}, *BESIDE), "loss")

    assert (told["axis"], told["withoutStep"]) == (["step", ""], 2)
    assert "byRow" not in told
    assert told["points"] == [1, 4]


def test_other_axes_are_drawn_as_they_were_asked_for() -> None:
    told = scalar_card(index_of(ALONE), "loss", None, View(axis="wall"))

    assert (told["axis"], told["points"]) == (["wall", ""], [3, 2])


def test_many_runs_without_steps_reach_as_far_as_their_records() -> None:
    values = {(f"run-{number:03}", "loss"): [1.0] * (number + 2) for number in range(40)}
    index = index_of(values)
    segments = index.by_tag["loss"]

    assert reach(index, segments, "index") == (0, 40)
    assert reach(index, segments, "relative") == (0, 80)
    assert reach(index, segments, "wall") == (100, 180)
    card = card_parts(index, "loss", View(), None, {}, {})
    assert card is not None
    parts = [part for name, part in card.items() if name.startswith("crowd")]
    assert sum(sum(part["points"]) for part in parts) == sum(map(len, values.values()))


def test_one_more_record_of_the_same_time_and_value_is_news() -> None:
    keys = []
    for count in (3, 4):
        records = [("a", "loss", 0, 100.0, 1.0)] * count
        stepless = pd.DataFrame(records, columns=COLUMNS)
        keys.append(card_key(ScalarIndex(stepless.tail(1), stepless), "loss"))

    assert keys[0] != keys[1]


def test_groups_are_made_of_every_record() -> None:
    index = index_of({("a", "loss"): [3.0, 2.0, 1.0], ("b", "loss"): [5.0, 4.0, 3.0]})
    card = card_parts(index, "loss", View(by="x"), None, {}, {"a": "one", "b": "one"})
    assert card is not None
    (line,) = card["groups"]["lines"]

    np.testing.assert_allclose(decode(line["middle"]), [4, 3, 2])


def test_csv_has_every_record_and_goes_on_after_them() -> None:
    index = index_of({("a", "loss"): [3.0, 2.0, 1.0]}, *BESIDE)
    first = csv_part(index, ["loss"], most=2)
    second = csv_part(index, ["loss"], after=first.last, most=2)

    assert [line.split(",")[4] for line in first.text.splitlines()] == [
        "value",
        "3.0",
        "2.0",
        "1.0",
    ]
    assert (first.rows, first.last) == (3, LastRow("a", "loss", 0))
    assert [line.split(",")[2] for line in second.text.splitlines()] == ["0", "1"]
