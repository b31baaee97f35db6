"""Pooling kernels against plain slices."""

from __future__ import annotations

import numpy as np

from engine.backend.kernels import pooling
from engine.backend.kernels.window import Window
from engine.ops.below import window_take

TWO = Window((2, 2), (2, 2))


def test_largest_is_the_largest_of_each_window(rng: np.random.Generator) -> None:
    x = rng.standard_normal((2, 3, 4, 6))

    expected = x.reshape(2, 3, 2, 2, 3, 2).max((3, 5))
    assert np.array_equal(pooling.largest_below(x, TWO), expected)


def test_borders_never_win() -> None:
    x = np.full((1, 1, 2, 2), -5.0)

    assert pooling.largest_below(x, Window((2, 2), (1, 1), (1, 1, 1, 1))).max() == -5


def test_the_first_of_equal_ones_is_the_place() -> None:
    x = np.array([[[[1.0, 3.0], [3.0, 3.0]]]])

    assert pooling.index_of_largest(x, pooling.largest_below(x, TWO), TWO).item() == 1


def test_what_is_put_back_lies_where_it_was_taken(rng: np.random.Generator) -> None:
    x = rng.standard_normal((2, 3, 4, 6))
    indices = pooling.index_of_largest(x, pooling.largest_below(x, TWO), TWO)
    image = pooling.put_at(window_take(x, indices, window=TWO), indices, (4, 6), TWO)

    assert np.array_equal(image[image != 0], x[image != 0])


def test_windows_of_more_than_255_elements_have_places(rng: np.random.Generator) -> None:
    x = rng.standard_normal((1, 1, 20, 20))
    window = Window((20, 20))
    index = pooling.index_of_largest(x, pooling.largest_below(x, window), window)

    assert index.item() == x.argmax()


def test_whole_numbers_are_pooled() -> None:
    x = np.arange(16).reshape(1, 1, 4, 4)

    assert pooling.largest_below(x, TWO).reshape(-1).tolist() == [5, 7, 13, 15]
