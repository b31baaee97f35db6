"""What is written down of a run holds for other numbers, or there is no plan."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import Queue, SimpleQueue
from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops
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


def _put(cell: Any, x: Any) -> None:
    cell.total[0] = cell.total[0] + x.sum()


class Totals(nn.Cell):
    """Doubles its input, and writes to a tensor of its own that is no parameter."""

    def __init__(self, write: Callable[[Any, Any], Any]) -> None:
        super().__init__()
        self.total = Tensor(np.zeros(2, np.float32))
        self.write = write

    def construct(self, x: Tensor) -> Any:
        self.write(self, x)
        return x * 2.0


@pytest.mark.parametrize(
    "write",
    [
        _put,
        lambda cell, _x: cell.total.add_(1.0),
        lambda cell, x: cell.total.add_(x),
        lambda cell, x: ops.assign_add(cell.total, x),
        lambda cell, x: cell.total.storage().copy_((cell.total + 1.0).storage()),
    ],
    ids=["part", "number", "computed", "operator", "bytes"],
)
def test_tensor_that_is_no_parameter_is_written_to_once_a_call(write: Any) -> None:
    found, expected = Totals(write), Totals(write)
    for count in range(4):
        x = Tensor(np.float32([count, 1.0]))
        with planning():
            step = engine.value_and_grad(lambda x: found(x).sum())
            step(x)
        expected(x)
        assert found.total.asnumpy().tolist() == expected.total.asnumpy().tolist()


def test_constant_that_is_written_to_is_what_it_was_before() -> None:
    constant = Tensor(np.float32([2.0, 3.0]))

    def function(x: Tensor) -> Any:
        product = x * constant
        constant[0] = 100.0
        return product.sum()

    with planning():
        gradient = engine.grad(function)(ops.ones((2,)))

    assert gradient.asnumpy().tolist() == [2.0, 3.0]
    assert constant.asnumpy().tolist() == [100.0, 3.0]


def test_what_threads_meet_at_is_met_once_a_call() -> None:
    queue: SimpleQueue[int] = SimpleQueue()
    barrier, counted = threading.Barrier(1), Queue[int]()
    met: list[int] = []

    def meeting(x: Tensor) -> Any:
        queue.put(1)
        counted.put(2)
        met.append(barrier.wait())
        return x * 2.0

    with planning():
        found = [engine.grad(meeting)(Tensor([1.0])).tolist() for _ in range(4)]

    assert found == [[2.0]] * 4
    assert (queue.qsize(), counted.qsize(), len(met)) == (4, 4, 4)
