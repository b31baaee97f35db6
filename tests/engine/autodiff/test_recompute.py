from __future__ import annotations

from contextlib import nullcontext

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import no_grad, observing, recomputed, repeating


def part(function, *args):
    return recomputed(function, args, {}, nullcontext)


def test_one_node_stands_for_all_inside():
    met = []

    def loss(x):
        y = part(lambda x: ops.exp(ops.exp(x)) * x, x)
        met.append(y.node)
        return y

    gradient = ops.grad(loss)(Tensor([0.5]))

    assert met[0].primitive.name == "recompute"
    assert len(met[0].parents) == 1
    assert np.allclose(
        gradient.asnumpy(), ops.grad(lambda x: ops.exp(ops.exp(x)) * x)(Tensor([0.5])).asnumpy()
    )


def test_second_run_knows_that_it_is_one():
    met = []

    def function(x):
        met.append(repeating())
        return x * x

    ops.grad(lambda x: part(function, x))(Tensor([1.0]))

    assert met == [False, True]


def test_result_that_was_made_before_passes_through():
    def function(x):
        return x, 3, x * 2.0

    def loss(x):
        y = x * 1.0
        same, number, doubled = part(function, y)
        assert same is y
        return same * number + doubled

    assert float(ops.grad(loss)(Tensor([1.0]))) == 5.0


def test_output_that_nobody_uses_needs_no_gradient():
    found = ops.grad(lambda x: part(lambda x: (x * 2.0, ops.exp(x)), x)[0])(Tensor([0.0]))

    assert float(found) == 2.0


@pytest.mark.parametrize("block", [no_grad, lambda: observing(lambda outputs: None)])
def test_where_nothing_is_remembered_or_somebody_watches_it_runs_as_it_is(block):
    with block():
        out = part(lambda x: x * 2.0, Tensor([1.0]))

    assert float(out) == 2.0


def test_error_inside_the_second_run_goes_through():
    runs = []

    def function(x):
        runs.append(1)
        if len(runs) == 2:
            raise ValueError("on purpose")
        return x * x

    with pytest.raises(ValueError, match="on purpose"):
        ops.grad(lambda x: part(function, x))(Tensor([1.0]))

    assert float(ops.grad(lambda x: x * x)(Tensor([3.0]))) == 6.0
