"""What is written down of a run holds for other numbers, or there is no plan."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, ops
from engine.planning import planning

LENGTH = 10


def of_which_are_positive(count: int) -> Tensor:
    numbers = np.arange(1, LENGTH + 1, dtype=np.float32)
    return Tensor(np.where(np.arange(LENGTH) < count, numbers, -1).astype(np.float32))


@pytest.mark.parametrize(
    "function",
    [
        lambda x: ops.masked_select(x, x > 0).sum() / ops.masked_select(x, x > 0).shape[0],
        lambda x: x[ops.nonzero(x > 0)[:, 0]].sum() / len(ops.nonzero(x > 0)),
        lambda x: ops.bincount((x > 0).astype(engine.int64)).astype(engine.float32).max() + x[0],
        lambda x: ops.unique((x > 0).astype(engine.int64))[0].sum() + x[0],
        lambda x: ops.searchsorted(ops.maximum(x, 0), Tensor([0.5])).sum() + x[0],
        lambda x: ops.quantile(x, 0.5),
        lambda x: x[x > 0].mean(),
    ],
)
def test_function_whose_shapes_or_constants_follow_from_numbers_has_no_plan(function: Any) -> None:
    """At first all are alike, so that another order of them makes no difference."""
    planned = engine.jit(function)
    for count in (LENGTH, LENGTH, 5, 3):
        given = of_which_are_positive(count)
        assert planned(given).asnumpy() == function(given).asnumpy()


def test_gradient_of_what_a_mask_takes_is_that_of_each_mask() -> None:
    weight = Parameter(Tensor(np.float32([2.0])), name="weight")
    step = engine.value_and_grad(
        lambda x: ops.masked_select(x * weight, x > 0).mean(), None, [weight]
    )
    for count in (LENGTH, LENGTH, 5, 3):
        given = of_which_are_positive(count)
        with planning():
            loss, (gradient,) = step(given)
        expected, (expected_gradient,) = step(given)
        assert loss.asnumpy() == expected.asnumpy()
        assert gradient.asnumpy() == expected_gradient.asnumpy()
