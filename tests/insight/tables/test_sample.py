from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.errors import SummaryValueError
from insight.tables.sample import even_indices, sample


def table(*tags: str) -> pd.DataFrame:
    run = pd.Categorical(["a"] * len(tags))
    return pd.DataFrame({"run": run, "tag": pd.Categorical(tags), "step": range(len(tags))})


@given(st.integers(1, 500), st.integers(2, 50))
def test_first_and_last_are_kept_and_the_rest_is_even(count: int, most: int) -> None:
    indices = even_indices(count, most)
    gaps = np.diff(indices)

    assert (indices[0], indices[-1]) == (0, count - 1)
    assert len(indices) == min(count, most)
    assert len(gaps) == 0 or gaps.max() - gaps.min() <= 1


def test_each_tag_is_sampled_on_its_own() -> None:
    few = sample(table(*"aaaaabb"), 2)

    assert few["step"].tolist() == [0, 4, 5, 6]
    assert few.index.equals(pd.RangeIndex(4))


@given(
    st.lists(st.floats(width=32), min_size=1, max_size=60),
    st.integers(4, 12),
)
def test_lowest_and_highest_finite_value_are_kept(values: list[float], most: int) -> None:
    whole = table(*"a" * len(values)).assign(value=np.array(values, np.float64))
    few = sample(whole, most)
    finite = whole["value"][np.isfinite(whole["value"])]

    assert len(few) <= most
    assert set(few["step"]) >= {0, len(values) - 1}
    if len(finite):
        assert {finite.min(), finite.max()} <= set(few["value"])


def test_empty_table_stays_empty() -> None:
    assert len(sample(table(), 5)) == 0


def test_room_for_fewer_than_two_is_refused() -> None:
    with pytest.raises(SummaryValueError, match="at least 2"):
        sample(table("a"), 1)
