"""A card holds every run of its tag, exactly where a chart can show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from dashboard.encode import decode
from dashboard.queries.scalars.card import card_key, points_a_run, scalar_card
from dashboard.queries.scalars.view import View
from insight.lineage.target.definitions import Definitions
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd

    Tables = Callable[..., pd.DataFrame]


def test_card_holds_each_run_with_the_table_values(scalar_table: Tables) -> None:
    table = scalar_table(("a", "loss", [0.1, 0.2]), ("b", "lr", [9.0]), ("b", "loss", [0.3]))
    card = scalar_card(ScalarIndex(table), "loss")

    assert card["runs"] == ["a", "b"]
    assert decode(card["mean"]).tolist() == [0.1, 0.2, 0.3]
    assert decode(card["step"]).tolist() == [0, 1, 0]
    assert decode(card["offset"]).tolist() == [0, 2, 3]


def test_wall_time_counts_from_the_first_record_of_a_run(scalar_table: Tables) -> None:
    card = scalar_card(ScalarIndex(scalar_table(("a", "loss", [1.0, 1.0, 1.0]))), "loss")

    assert decode(card["started"]).tolist() == [100]
    assert decode(card["wall"]).tolist() == [0, 1, 2]


def test_values_that_are_not_finite_are_counted(scalar_table: Tables) -> None:
    table = scalar_table(("a", "loss", [1.0, np.nan, np.inf]), ("b", "loss", [1.0]))

    assert scalar_card(ScalarIndex(table), "loss")["odd"] == [2, 0]


def test_long_series_count_all_points_behind_few(scalar_table: Tables) -> None:
    values = np.linspace(0, 1, 5000).tolist()
    card = scalar_card(ScalarIndex(scalar_table(("a", "loss", values))), "loss")

    assert card["points"] == [5000]
    assert decode(card["size"]).sum() == 5000
    assert len(decode(card["mean"])) <= 1002
    assert decode(card["mean"])[[0, -1]].tolist() == [0.0, 1.0]


def test_key_changes_only_with_the_points_of_the_tag(scalar_table: Tables) -> None:
    one = ScalarIndex(scalar_table(("a", "loss", [1.0]), ("a", "lr", [1.0])))
    more = ScalarIndex(scalar_table(("a", "loss", [1.0, 2.0]), ("a", "lr", [1.0])))

    assert card_key(one, "lr") == card_key(more, "lr")
    assert card_key(one, "loss") != card_key(more, "loss")


@pytest.mark.parametrize(("runs", "points"), [(1, 1000), (60, 1000), (100, 600), (1000, 160)])
def test_more_runs_share_the_points_of_a_card(runs: int, points: int) -> None:
    assert points_a_run(runs) == points


def test_index_of_an_empty_table_has_no_tags(scalar_table: Tables) -> None:
    assert ScalarIndex(scalar_table()).by_tag == {}


def test_card_has_what_is_best_of_each_run_as_it_is_judged(scalar_table: Tables) -> None:
    untrained = 0.01
    table = scalar_table(
        ("a", "loss", [untrained, 0.5, 0.7]), ("b", "loss", [untrained]), ("b", "lr", [1.0, 1.0])
    )
    card = scalar_card(ScalarIndex(table), "loss")

    np.testing.assert_equal(decode(card["best"]), [0.5, np.nan])
    assert "best" not in scalar_card(ScalarIndex(table), "lr")


def test_key_changes_when_a_run_goes_on_and_its_first_value_counts_no_more(
    scalar_table: Tables,
) -> None:
    other = ("b", "loss", [0.5, 0.4])
    before = ScalarIndex(scalar_table(other, ("a", "loss", [0.1]), ("a", "x", [1.0])))
    now = ScalarIndex(scalar_table(other, ("a", "loss", [0.1]), ("a", "x", [1.0, 2.0])))

    assert card_key(now, "loss") != card_key(before, "loss")


def test_card_lies_over_the_tag_that_its_script_says_until_somebody_chooses(
    scalar_table: Tables,
) -> None:
    table = scalar_table(("a", "epoch", [0.0, 0.5]), ("a", "loss", [3.0, 2.0]))
    index = ScalarIndex(table, definitions=Definitions(axes={"loss": "epoch"}))

    card = scalar_card(index, "loss", window=(0.0, 0.1))

    assert (card["axis"], decode(card["x"]).tolist()) == (["tag", "epoch"], [0.0, 0.5])
    assert "window" not in card  # it is a part of another axis
    assert scalar_card(index, "loss", view=View(axis="wall"))["axis"] == ["wall", ""]
    assert scalar_card(index, "epoch")["axis"] == ["step", ""]


def test_card_stays_over_steps_where_a_run_lacks_the_other_tag(scalar_table: Tables) -> None:
    table = scalar_table(("a", "epoch", [0.0]), ("a", "loss", [3.0]), ("b", "loss", [2.0]))
    index = ScalarIndex(table, definitions=Definitions(axes={"loss": "epoch"}))

    assert scalar_card(index, "loss")["axis"] == ["step", ""]
