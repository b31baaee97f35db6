"""Slices of one parameter are joined as their layout says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, bfloat16, merge_sliced_parameter
from engine.train.node_strategy_pb2 import ParallelLayouts
from tests.engine.train.serialization.slices.drawn import Drawn, cut, draw

X = np.arange(8, dtype=np.float32).reshape(4, 2)


def parameters(slices: Any) -> list[Parameter]:
    return [Parameter(Tensor(np.asarray(part)), name="w") for part in slices]


@pytest.mark.parametrize("seed", range(12))
def test_slices_of_a_drawn_layout_give_the_whole_again(seed: int) -> None:
    random = np.random.default_rng(seed)
    dimensions = int(random.integers(1, 4))
    layout = draw(random, 2 ** int(random.integers(0, 5)), dimensions, shards=False)
    array = random.standard_normal((16,) * dimensions).astype(np.float32)
    merged = merge_sliced_parameter(parameters(cut(array, layout)), {"w": layout.message()})

    assert np.array_equal(merged.asnumpy(), array)


def test_without_a_strategy_the_first_axis_is_joined() -> None:
    slices = parameters([X[:3], X[3:]])

    assert np.array_equal(merge_sliced_parameter(slices).asnumpy(), X)
    assert np.array_equal(merge_sliced_parameter(slices, {}).asnumpy(), X)


def test_uneven_slices_are_joined_by_their_rows() -> None:
    layout = Drawn([2, 2], [[0], [1]]).message(rows=(3, 3, 1, 1))
    slices = [X[:3, :1], X[3:, :1], X[:3, 1:], X[3:, 1:]]

    assert np.array_equal(merge_sliced_parameter(parameters(slices), {"w": layout}).asnumpy(), X)


def test_slices_of_fields_are_joined_field_by_field() -> None:
    layout = Drawn([2], [[0], [-1]]).message(field=2)
    merged = merge_sliced_parameter(parameters([X, X + 10]), {"w": layout}).asnumpy()

    assert merged[:, 0].tolist() == [0, 2, 10, 12, 4, 6, 14, 16]


def test_merged_one_has_the_first_slices_attributes() -> None:
    first = Parameter(Tensor(X), name="w", requires_grad=False, layerwise_parallel=True)
    merged = merge_sliced_parameter([first, *parameters([X])])

    assert (merged.name, merged.requires_grad, merged.layerwise_parallel) == ("w", False, True)


def test_bfloat16_stays() -> None:
    half = Parameter(Tensor(X, bfloat16), name="w")

    assert merge_sliced_parameter([half, half], {"w": Drawn([2], [[0], [-1]]).message()}).dtype == (
        bfloat16
    )


@pytest.mark.parametrize(
    ("slices", "layout", "error", "says"),
    [
        ([X], Drawn([2], [[0], [-1]]).message(), ValueError, "2 devices"),
        ([X, X[:1]], Drawn([2], [[0], [-1]]).message(), ValueError, "every slice"),
        ([X, X], Drawn([2], [[3], [-1]]).message(), ValueError, "axes that the devices have"),
        ([X, X], Drawn([2], [[0]]).message(), ValueError, "slices with 1 axes"),
        ([X, X], Drawn([2], [[0], [-1]]).message(rows=(4,)), ValueError, "rows of 2 slices"),
        ([X, X], Drawn([2], [[0], [-1]]).message(rows=(3, 5)), ValueError, "be cut so|slices of"),
        ([X, X], Drawn([2], [[0], [-1]]).message(field=3), ValueError, "3 fields"),
        ([X, X], [[2], [0, -1], [4, 2], 0], ValueError, "ParallelLayouts"),
        ([X, X], ParallelLayouts(), ValueError, "a layout"),
    ],
)
def test_what_does_not_fit_is_refused(slices: Any, layout: Any, error: Any, says: str) -> None:
    with pytest.raises(error, match=says):
        merge_sliced_parameter(parameters(slices), {"w": layout})
