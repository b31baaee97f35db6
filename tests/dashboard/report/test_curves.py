"""Curves stay within their room: first they become coarser, then fewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import orjson
import pandas as pd
import pytest

from dashboard.encode import decode
from dashboard.report.curves import LADDER, drawn
from insight.tables.scalar_index import ScalarIndex
from tests.scalar_tables import scalar_table

if TYPE_CHECKING:
    from dashboard.report.curves import Drawn

OWN = 2


def index_of(runs: int, points: int) -> ScalarIndex:
    steps = np.tile(np.arange(points), runs)
    table = pd.DataFrame(
        {
            "run": pd.Categorical(np.repeat([f"r{at:04d}" for at in range(runs)], points)),
            "tag": pd.Categorical(["loss"] * (runs * points)),
            "step": steps,
            "wall_time": steps.astype(float),
            "value": np.random.default_rng(0).random(runs * points),
        }
    )
    return ScalarIndex(table)


def within(index: ScalarIndex, room: int) -> Drawn:
    runs = [one.run for one in index.by_tag["loss"]]
    return drawn(index, ["loss"], runs, OWN, room)


def lengths(found: Drawn) -> list[int]:
    """Points of each curve."""
    parts = found.cards[0]["parts"]
    return [length for part in parts for length in np.diff(decode(part["offset"])).tolist()]


def test_few_points_are_all_there() -> None:
    found = within(index_of(5, 50), 1_000_000)

    assert found.buckets is None
    assert lengths(found) == [50] * 5
    assert [part["shared"] for part in found.cards[0]["parts"]] == [True, True]


@pytest.mark.parametrize("room", [400_000, 100_000, 40_000, 12_000])
def test_curves_take_no_more_than_their_room(room: int) -> None:
    found = within(index_of(60, 800), room)

    assert len(orjson.dumps(found.cards)) <= room
    assert found.buckets in LADDER


def test_coarser_curves_come_before_fewer_runs() -> None:
    index = index_of(60, 800)

    coarse, few = within(index, 40_000), within(index, 6_000)

    assert coarse.runs == 60
    assert few.runs < 60
    assert few.buckets == LADDER[-1]


def test_runs_in_colour_are_drawn_closest_and_always_there() -> None:
    found = within(index_of(60, 800), 6_000)
    own, other = lengths(found)[:OWN], lengths(found)[OWN:]

    assert found.cards[0]["parts"][0]["runs"] == ["r0000", "r0001"]
    assert max(other) < min(own)


def test_runs_that_are_left_are_taken_evenly() -> None:
    found = within(index_of(400, 100), 20_000)
    places = [int(run[1:]) for run in found.cards[0]["parts"][1]["runs"]]

    assert np.diff(places).max() - np.diff(places).min() <= 1
    assert places[-1] > 380 - np.diff(places).max()


def test_curves_end_where_they_ended() -> None:
    index = ScalarIndex(scalar_table(("a", "loss", np.linspace(1, 0, 2_000))))

    part = within(index, 20_000).cards[0]["parts"][0]

    assert decode(part["step"])[[0, -1]].tolist() == [0, 1_999]
    assert decode(part["mean"])[[0, -1]].tolist() == [1, 0]


@pytest.mark.parametrize("value", [1e300, 1e-60])
def test_numbers_that_seven_digits_cannot_hold_stay_whole(value: float) -> None:
    index = ScalarIndex(scalar_table(("a", "loss", [value, 2 * value])))

    part = within(index, 20_000).cards[0]["parts"][0]

    assert decode(part["mean"]).tolist() == [value, 2 * value]
