from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import open_runs
from insight.tables import points as points_module
from insight.tables.extent import Extents

if TYPE_CHECKING:
    from pathlib import Path

    import pandas as pd


@pytest.fixture(autouse=True)
def settle_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """However few points are settled."""
    monkeypatch.setattr(points_module, "_WORTH_SETTLING", 1)


@pytest.fixture
def three(root: Path, make_run: Any) -> Path:
    """Three runs of two tags."""
    for number in range(3):
        run = make_run(f"run{number}")
        run.scalars(
            *((step, {"b": step + number, "a": -step}, 10.0 + step) for step in range(5)),
        )
    return root


def is_shared(one: pd.DataFrame, other: pd.DataFrame) -> bool:
    return all(
        np.shares_memory(one[name].to_numpy(), other[name].to_numpy())
        for name in ("step", "wall_time", "value")
    )


def test_table_of_runs_side_by_side_is_no_copy(three: Path) -> None:
    store = open_runs(three)

    assert is_shared(store.table("scalar"), store.table("scalar", runs=["run0", "run1"]))


def test_what_is_written_to_a_table_no_other_sees(three: Path) -> None:
    store = open_runs(three)
    table = store.table("scalar")
    expected = table["value"].tolist()
    table.loc[:, "value"] = 7.0
    table.iloc[0, 2] = 99

    assert store.table("scalar")["value"].tolist() == expected
    assert store.table("scalar", runs="run0")["step"].tolist()[0] == 0


def test_array_of_a_table_cannot_be_written(three: Path) -> None:
    array = open_runs(three).table("scalar")["value"].to_numpy()

    with pytest.raises(ValueError, match="read-only"):
        array[0] = 7.0


def test_table_with_a_gap_or_of_grown_runs_holds_the_same_rows(three: Path, make_run: Any) -> None:
    store = open_runs(three)
    make_run("run1").scalars((5, {"a": 1.0}, 20.0))
    store.refresh()
    fresh = open_runs(three)

    for runs in (None, ["run0", "run2"], ["run1"]):
        assert store.table("scalar", runs=runs).equals(fresh.table("scalar", runs=runs))


def test_rows_of_a_restart_leave_settled_columns_too(three: Path, make_run: Any) -> None:
    store = open_runs(three)
    records = [(step, {"a": 1.0}, 90.0 + step) for step in (0, 1, 2)]
    make_run("run0").scalars(*records)
    store.refresh()

    table = store.table("scalar", runs="run0", tags="a")
    assert table["step"].tolist() == [0, 1, 2]


def test_few_rows_get_no_room_while_they_are_read() -> None:
    extents = Extents()
    room = extents.take_at_once(5000)

    assert extents.take_at_once(100) is None
    assert room is not None
    assert all(extents.hold(column) and len(column) == 5000 for column in room)


def test_room_is_side_by_side_until_it_ends() -> None:
    extents = Extents()
    extents.reserve(300_000)
    parts = [extents.take(100_000)[0] for _ in range(4)]

    assert extents.side_by_side(parts[:3]) is not None
    assert extents.side_by_side(parts) is None
    assert extents.side_by_side([parts[1], parts[0]]) is None
    assert extents.side_by_side([np.zeros(3)]) is None
