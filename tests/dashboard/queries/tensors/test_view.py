"""Pages, pictures and histograms of a part hold its numbers."""

from __future__ import annotations

import numpy as np
import pytest

from dashboard.encode import decode
from dashboard.queries.tensors.cache import TensorCache
from dashboard.queries.tensors.view import histogram, picture, table_page


def test_page_holds_at_most_a_thousand_numbers_and_their_places() -> None:
    values = np.arange(130 * 47.0).reshape(130, 47)
    page = table_page(values, [range(130), range(0, 94, 2)], 60, 25)

    assert (page["row"], page["column"]) == (50, 20)
    assert page["row_names"] == list(range(50, 100))
    assert page["column_names"] == list(range(40, 80, 2))
    np.testing.assert_array_equal(decode(page["values"]), values[50:100, 20:40].reshape(-1))


@pytest.mark.parametrize("first", [-5, 10**12])
def test_page_beyond_the_ends_is_the_nearest_one(first: int) -> None:
    page = table_page(np.zeros((60, 3)), [range(60), range(3)], first, first)

    assert page["row"] in {0, 50}
    assert page["column"] == 0


def test_single_number_and_single_axis_are_tables_too() -> None:
    one = table_page(np.array(7.0), [], 0, 0)
    row = table_page(np.arange(3.0), [range(4, 10, 2)], 0, 0)

    assert (one["rows"], one["columns"], one["row_names"]) == (1, 1, [""])
    assert (row["row_names"], row["column_names"]) == ([4, 6, 8], [""])


def test_small_part_is_drawn_as_it_is() -> None:
    values = np.array([[1.0, np.inf], [np.nan, 4.0]])
    drawn = picture(values, [range(2), range(2)])

    assert drawn.block == (1, 1)
    np.testing.assert_array_equal(drawn.values, [[1, np.nan], [np.nan, 4]])


def test_large_part_is_drawn_in_means_of_blocks() -> None:
    values = np.arange(25.0).reshape(5, 5)
    values[0, 0] = np.nan
    drawn = picture(values, [range(5), range(10, 15)], most=3)

    assert drawn.block == (2, 2)
    assert drawn.values.shape == (3, 3)
    assert drawn.values[0, 0] == np.mean([1, 5, 6])
    assert drawn.values[2, 2] == 24
    assert (drawn.rows.tolist(), drawn.columns.tolist()) == ([0, 2, 4], [10, 12, 14])


@pytest.mark.parametrize("size", [1.0, 1.7e308])
def test_histogram_counts_every_finite_element(size: float, rng: np.random.Generator) -> None:
    values = np.concatenate([rng.uniform(-1, 1, 500) * size, [np.nan, np.inf]])
    edges, counts = histogram(values)

    assert counts.sum() == 500
    assert (edges[0], edges[-1]) == (values[:500].min(), values[:500].max())


def test_histogram_of_a_constant_and_of_nothing() -> None:
    assert histogram(np.full(9, 2.5))[1].sum() == 9
    assert histogram(np.array([np.nan]))[1].sum() == 0


def test_cache_lets_go_of_what_was_not_looked_at() -> None:
    cache, read = TensorCache(most_bytes=100), []

    def tensor(name: str, size: int = 5) -> np.ndarray:
        return cache.get(name, lambda: read.append(name) or np.zeros(size))

    for name in ("a", "b", "a", "c", "a", "b"):  # 40 bytes each: two fit
        tensor(name)
    assert read == ["a", "b", "c", "b"]
    assert cache.size_bytes == 80
    tensor("large", 1000)
    tensor("large", 1000)
    assert read[-2:] == ["large", "large"]
    assert cache.size_bytes == 80
