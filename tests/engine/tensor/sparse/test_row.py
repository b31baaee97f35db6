"""Slices of a tensor along axis 0."""

from __future__ import annotations

from typing import Any

import pytest

from engine import RowTensor, Tensor
from engine.errors import ArgumentTypeError, ArgumentValueError, EngineError, ShapeError

SLICES = RowTensor(Tensor([0]), Tensor([[1.0, 2.0]]), (3, 2))


def test_parts_are_those_that_were_given() -> None:
    copy = RowTensor(row_tensor=SLICES)

    assert copy.dense_shape == (3, 2)
    assert copy.indices.tolist() == [0]
    assert copy.values is SLICES.values


def test_slices_are_printed_as_mindspore_prints_them() -> None:
    assert repr(SLICES) == (
        "RowTensor(shape=[3, 2], dtype=Float32, indices=Tensor(shape=[1], dtype=Int64, value=[0]), "
        "values=Tensor(shape=[1, 2], dtype=Float32, value=\n[[ 1.00000000e+00  2.00000000e+00]]))"
    )


@pytest.mark.parametrize(
    ("parts", "error"),
    [
        ((), ArgumentTypeError),
        (([0], Tensor([[1.0, 2.0]]), (3, 2)), ArgumentTypeError),
        ((Tensor([0]), Tensor([[1.0, 2.0]]), [3, 2]), ArgumentTypeError),
        ((Tensor([3]), Tensor([[1.0, 2.0]]), (3, 2)), ArgumentValueError),
        ((Tensor([0]), Tensor([[1.0]]), (3, 2)), ShapeError),
        ((None, None, None, 3), ArgumentTypeError),
    ],
)
def test_wrong_parts_are_refused(parts: Any, error: type[EngineError]) -> None:
    with pytest.raises(error, match="expected"):
        RowTensor(*parts)
