"""How arrays lie beside a whole one: one number a row, one a column, or not at all."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.native.beside import Beside
from engine.backend.native.elements.program import Kind


def beside_images() -> Beside:
    """Of images (samples, channels, height, width) whose samples lie innermost."""
    images = np.empty((3, 5, 5, 8), np.float32).transpose(3, 0, 1, 2)
    return Beside(images.shape, images.strides)


def test_what_differs_along_the_outermost_axis_is_one_number_a_row() -> None:
    beside = beside_images()

    assert beside.kind_of((1, 3, 1, 1), (12, 4, 4, 4)) is Kind.BY_ROW
    assert (beside.rows, beside.columns) == (3, 200)


def test_what_differs_along_the_innermost_axis_is_one_number_a_column() -> None:
    beside = beside_images()

    assert beside.kind_of((8, 1, 1, 1)) is Kind.BY_COLUMN
    assert (beside.rows, beside.columns) == (75, 8)


@pytest.mark.parametrize("shape", [(), (1,), (1, 1, 1, 1)])
def test_what_does_not_differ_is_one_number(shape: tuple[int, ...]) -> None:
    assert beside_images().kind_of(shape) is Kind.ONE


def test_all_have_to_agree_how_many_rows_there_are() -> None:
    beside = Beside((4, 6, 2), (48, 8, 4))

    assert beside.kind_of((4, 1, 1)) is Kind.BY_ROW
    assert beside.kind_of((6, 2)) is Kind.BY_COLUMN
    assert beside.kind_of((2,)) is None


@pytest.mark.parametrize(
    "shape", [(1, 3, 5, 1, 1), (1, 2, 1, 1), (8, 3, 1, 1), (8, 1, 5, 1), (16, 3, 5, 5)]
)
def test_what_lies_or_differs_otherwise_is_not_beside_it(shape: tuple[int, ...]) -> None:
    assert beside_images().kind_of(shape) is None


def test_an_array_in_another_order_is_not_beside_it() -> None:
    images = np.empty((8, 3, 5, 5), np.float32)

    assert beside_images().kind_of(images.shape, images.strides) is None


def test_room_lies_in_the_order_of_the_whole() -> None:
    beside = beside_images()
    whole, fewer = beside.empty((8, 3, 5, 5)), beside.empty((8, 3, 1, 1))

    assert whole.transpose(1, 2, 3, 0).flags.c_contiguous
    assert fewer.transpose(1, 2, 3, 0).flags.c_contiguous
    assert beside.empty((1, 3, 1, 1)).flags.c_contiguous
