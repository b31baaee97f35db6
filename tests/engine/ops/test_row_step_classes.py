"""Operator classes of optimizers: other steps, and steps of few rows, with MindSpore's numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, nn, ops
from engine.errors import ArgumentTypeError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu

GRADIENT = np.array([0.5, -1.0], np.float32)
ROWS = np.array([[0.5, -1.0], [1.0, 2.0]], np.float32)
TABLE = [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]
SOME, SAME = np.array([2, 0], np.int32), np.array([2, 2], np.int32)


def state(value: Any) -> Parameter:
    return Parameter(Tensor(np.array(value, np.float32)))


def table(value: float) -> list[list[float]]:
    return [[value] * 2] * 3


# The operator, its states, what it is called with behind them, and what MindSpore 2.10 leaves in
# the states.
CASES: dict[str, tuple[Any, list[Any], list[Any], list[Any]]] = {
    "add sign": (
        ops.ApplyAddSign(),
        [[1, 2], [0.1, 0.2]],
        [0.1, 0.9, 0.5, 0.8, GRADIENT],
        [[0.93, 2.14], [0.18, -0.04]],
    ),
    "power sign": (
        ops.ApplyPowerSign(),
        [[1, 2], [0.1, 0.2]],
        [0.1, 2.0, 0.5, 0.8, GRADIENT],
        [[0.8640859, 2.2718282], [0.18, -0.04]],
    ),
    "dual averaging": (
        ops.ApplyAdagradDA(),
        [[1, 2], [0.1, 0.2], [0.3, 0.4]],
        [GRADIENT, 0.1, 0.01, 0.02, 2],
        # The second number is of the documented formula: there, the sum grows where it is negative.
        [[-0.07778763, 0.06569993], [0.6, -0.8], [0.55, 1.4]],
    ),
    "adagrad": (
        ops.ApplyAdagradV2(1e-6),
        [[1, 2], [0.1, 0.2]],
        [0.1, GRADIENT],
        [[0.915484726, 2.0912869], [0.35, 1.2]],
    ),
    "adagrad that keeps its sums": (
        ops.ApplyAdagradV2(1e-6, update_slots=False),
        [[1, 2], [0.1, 0.2]],
        [0.1, GRADIENT],
        [[0.84188664, 2.22360635], [0.1, 0.2]],
    ),
    "proximal": (
        ops.ApplyProximalGradientDescent(),
        [[1, 2]],
        [0.1, 0.01, 0.02, GRADIENT],
        [[0.9471058, 2.0948102]],
    ),
    "rows of adagrad": (
        ops.SparseApplyAdagrad(0.1),
        [TABLE, table(0.1)],
        [ROWS, SOME],
        [
            [[0.9046537, 1.901227], [3, 4], [4.9154844, 6.0953465]],
            [[1.1, 4.1], [0.1, 0.1], [0.35, 1.1]],
        ],
    ),
    "a row of adagrad that comes twice": (
        ops.SparseApplyAdagradV2(0.1, 1e-6),
        [TABLE, table(0.1)],
        [ROWS, SAME],
        [[[1, 2], [3, 4], [4.9021506, 5.9046535]], [[0.1, 0.1], [0.1, 0.1], [2.35, 1.1]]],
    ),
    "rows of ftrl": (
        ops.SparseApplyFtrl(0.1, 0.01, 0.02, -0.5),
        [TABLE, table(0.1), table(0.2)],
        [ROWS, SOME],
        [
            [[0.5809041, 1.5753961], [3, 4], [2.1925514, 4.2500463]],
            [[1.1, 4.1], [0.1, 0.1], [0.35, 1.1]],
            [[-6.1258097, -31.972355], [0.2, 0.2], [-13.069012, -44.75486]],
        ],
    ),
    "a row of ftrl that comes twice": (
        ops.FusedSparseFtrl(0.1, 0.01, 0.02, -0.5),
        [TABLE, table(0.1), table(0.2)],
        [ROWS, SAME],
        [
            [[1, 2], [3, 4], [3.8469925, 4.0600786]],
            [[0.1, 0.1], [0.1, 0.1], [2.35, 1.1]],
            [[0.2, 0.2], [0.2, 0.2], [-59.137154, -42.75486]],
        ],
    ),
    "rows of proximal adagrad": (
        ops.FusedSparseProximalAdagrad(),
        [TABLE, table(0.1)],
        [0.1, 0.01, 0.02, ROWS, SAME],
        [[[1, 2], [3, 4], [4.895112, 5.8924637]], [[0.1, 0.1], [0.1, 0.1], [2.35, 1.1]]],
    ),
    "adam of all rows": (
        ops.FusedSparseAdam(),
        [TABLE, table(0.1), table(0.2)],
        [0.9, 0.99, 0.1, 0.9, 0.99, 1e-6, ROWS, SAME],
        [
            [[0.97977406, 1.9797741], [2.979774, 3.979774], [4.94889, 5.9583397]],
            [[0.09, 0.09], [0.09, 0.09], [0.24, 0.19]],
            [[0.198, 0.198], [0.198, 0.198], [0.2205, 0.208]],
        ],
    ),
    "adam of some rows": (
        ops.FusedSparseLazyAdam(),
        [TABLE, table(0.1), table(0.2)],
        [0.9, 0.99, 0.1, 0.9, 0.99, 1e-6, ROWS, SAME],
        [
            [[1, 2], [3, 4], [4.94889, 5.9583397]],
            [[0.1, 0.1], [0.1, 0.1], [0.24, 0.19]],
            [[0.2, 0.2], [0.2, 0.2], [0.2205, 0.208]],
        ],
    ),
}


def called(case: str, made: Any = lambda x: x) -> tuple[list[Parameter], Any]:
    operator, states, behind, _ = CASES[case]
    parameters = [state(value) for value in states]
    tensors = [Tensor(x) if isinstance(x, np.ndarray) else x for x in behind]
    return parameters, operator(*parameters, *tensors)


@pytest.mark.parametrize("case", CASES)
def test_step_leaves_mindspores_numbers(case: str) -> None:
    parameters, _ = called(case)

    for parameter, expected in zip(parameters, CASES[case][3], strict=True):
        assert parameter.asnumpy() == pytest.approx(np.array(expected, np.float32), rel=1e-5)


@pytest.mark.parametrize("case", CASES)
def test_step_returns_what_it_moved(case: str) -> None:
    parameters, found = called(case)
    moved = found if isinstance(found, tuple) else (found,)

    assert all(one is other for one, other in zip(moved, parameters, strict=False))


@pytest.mark.parametrize("case", CASES)
def test_step_is_taken_on_a_device(case: str) -> None:
    with fake_gpu():
        parameters, _ = called(case)
        held = [parameter.asnumpy() for parameter in parameters]

    for one, expected in zip(held, CASES[case][3], strict=True):
        assert one == pytest.approx(np.array(expected, np.float32), rel=1e-5)


@pytest.mark.parametrize("nesterov", [False, True])
def test_momentum_of_keras_holds_the_rate(nesterov: bool) -> None:
    weight, accum = state([1, 2]), state([0.1, 0.2])
    ops.ApplyKerasMomentum(use_nesterov=nesterov)(weight, accum, 0.1, Tensor(GRADIENT), 0.9)

    momentum = np.array([0.1, 0.2]) * 0.9 - 0.1 * GRADIENT
    step = momentum * 0.9 - 0.1 * GRADIENT if nesterov else momentum
    assert accum.asnumpy() == pytest.approx(momentum, rel=1e-6)
    assert weight.asnumpy() == pytest.approx(np.array([1, 2]) + step, rel=1e-6)


def test_amsgrad_divides_by_the_largest_moment() -> None:
    states = [state(v) for v in ([1, 2], [0.1, 0.2], [0.3, 0.4], [0.35, 0.3])]
    ops.ApplyAdamWithAmsgrad(0.9, 0.99, 1e-8)(*states, 0.9, 0.99, 0.1, Tensor(GRADIENT))

    second = np.array([0.3, 0.4]) * 0.99 + 0.01 * GRADIENT**2
    first = np.array([0.1, 0.2]) * 0.9 + 0.1 * GRADIENT
    largest = np.maximum(second, [0.35, 0.3])
    assert states[3].asnumpy() == pytest.approx(largest, rel=1e-5)
    assert states[0].asnumpy() == pytest.approx([1, 2] - 0.1 * first / np.sqrt(largest), rel=1e-5)


def test_decay_of_the_weight_is_that_of_the_optimizer() -> None:
    weight, same = state([1, 2]), state([1, 2])
    zeros = [state([0, 0]) for _ in range(2)]
    ops.AdamWeightDecay()(weight, *zeros, 0.1, 0.9, 0.99, 1e-6, 0.01, Tensor(GRADIENT))
    nn.AdamWeightDecay([same], 0.1, 0.9, 0.99, 1e-6, 0.01)((Tensor(GRADIENT),))

    assert weight.asnumpy().tolist() == same.asnumpy().tolist()


def test_other_rows_are_those_of_the_whole_operators() -> None:
    """Where every row is named, the step is that of the operator for whole parameters."""
    every, whole = np.arange(3, dtype=np.int32), np.ones((3, 2), np.float32)
    for sparse, dense in (
        (
            lambda p, *s: ops.SparseApplyAdadelta(1e-6)(
                p, *s, 0.1, 0.9, Tensor(whole), Tensor(every)
            ),
            lambda p, *s: ops.ApplyAdadelta()(p, *s, 0.1, 0.9, 1e-6, Tensor(whole)),
        ),
        (
            lambda p, *s: ops.SparseApplyRMSProp(0.9, 0.5, 1e-6)(
                p, *s, 0.1, Tensor(whole), Tensor(every)
            ),
            lambda p, *s: ops.ApplyRMSProp()(p, *s, 0.1, Tensor(whole), 0.9, 0.5, 1e-6),
        ),
        (
            lambda p, *s: ops.SparseApplyFtrlV2(0.1, 0.01, 0.02, 0.0, -0.5)(
                p, *s, Tensor(whole), Tensor(every)
            ),
            lambda p, *s: ops.ApplyFtrl()(p, *s, Tensor(whole), 0.1, 0.01, 0.02, -0.5),
        ),
    ):
        one, other = ([state(TABLE), state(table(0.1)), state(table(0.2))] for _ in range(2))
        sparse(*one)
        dense(*other)

        for left, right in zip(one, other, strict=True):
            assert left.asnumpy().tolist() == right.asnumpy().tolist()


def test_shrinkage_pulls_towards_zero() -> None:
    one, other = ([state(TABLE), state(table(0.1)), state(table(0.2))] for _ in range(2))
    ops.SparseApplyFtrlV2(0.1, 0.0, 0.0, 0.5, -0.5)(*one, Tensor(ROWS), Tensor(SOME))
    ops.SparseApplyFtrl(0.1, 0.0, 0.0, -0.5)(*other, Tensor(ROWS), Tensor(SOME))

    assert (one[0].asnumpy()[[0, 2]] < other[0].asnumpy()[[0, 2]]).all()
    assert one[1].asnumpy().tolist() == other[1].asnumpy().tolist()


def test_rows_and_gradients_must_fit() -> None:
    step = ops.SparseApplyAdagrad(0.1)
    states = state(TABLE), state(table(0.1))

    with pytest.raises(ShapeError, match=r"\(2, 2\)"):
        step(*states, Tensor(ROWS[:1]), Tensor(SOME))
    with pytest.raises(ArgumentTypeError, match="whole numbers"):
        step(*states, Tensor(ROWS), Tensor([0.0, 1.0]))
    with pytest.raises(ArgumentTypeError, match="Parameters to move"):
        step(TABLE, states[1], Tensor(ROWS), Tensor(SOME))
