"""The older name of matrices by positions."""

from __future__ import annotations

import pytest

from engine import COOTensor, SparseTensor, Tensor
from engine.errors import ArgumentTypeError


def test_older_name_takes_the_same_parts_and_prints_the_same() -> None:
    parts = Tensor([[0, 1], [1, 2]]), Tensor([1.0, 2.0]), (3, 4)

    assert repr(SparseTensor(*parts)) == repr(COOTensor(*parts))


def test_list_as_a_shape_is_refused() -> None:
    with pytest.raises(ArgumentTypeError, match="expected a tuple"):
        SparseTensor(Tensor([[0, 1]]), Tensor([1.0]), [3, 4])
