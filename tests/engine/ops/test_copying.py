"""Tensors that are said to move."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError


@pytest.mark.parametrize("to", ["CPU", "GPU", "Ascend"])
def test_moved_tensor_is_a_copy_with_its_gradient(to):
    x = Tensor([1.0, 2.0])
    found = ops.move_to(x, to)
    found[0] = 5.0

    assert x.tolist() == [1, 2]
    assert ops.grad(lambda x: (ops.move_to(x, to, blocking=False) * x).sum())(x).tolist() == [2, 4]


@pytest.mark.parametrize("given", [[1, 2], (1, 2)])
def test_whole_numbers_become_a_tensor(given):
    found = ops.move_to(given)

    assert (found.dtype, found.tolist()) == (engine.int64, [1, 2])


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((np.ones(2),), ArgumentTypeError),
        (([1.5],), ArgumentTypeError),
        ((Tensor([1]), "TPU"), ArgumentValueError),
        ((Tensor([1]), "CPU", 1), ArgumentTypeError),
    ],
)
def test_wrong_arguments_are_refused(arguments, error):
    with pytest.raises(error):
        ops.move_to(*arguments)
