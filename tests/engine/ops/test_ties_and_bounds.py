"""Where pieces of a function meet, and among equal elements: which gradient and which order.

Expected values were printed by MindSpore 2.10.0 on the CPU; where it gives NaN by dividing zero by
zero, or forgets a NaN, they are PyTorch's, and said to be so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine import Tensor, nn, ops
from tests.gradients import each

NAN, INF = np.nan, np.inf
M = [[1.0, 3.0, 3.0], [3.0, 3.0, 2.0]]


def of(numbers: Any) -> Tensor:
    return Tensor(np.array(numbers, np.float32))


def gradients(function: Callable[..., Any], *inputs: Any) -> list:
    def total(*given: Any) -> Any:
        found = function(*given)
        return (found[0] if isinstance(found, tuple) else found).sum()

    found = each(ops.grad(total, tuple(range(len(inputs))))(*map(of, inputs)))
    return [part.asnumpy().tolist() for part in found]


def same(found: Any, expected: Any) -> None:
    np.testing.assert_allclose(np.array(found, np.float64), expected, rtol=1e-6, atol=1e-6)


PAIRS: dict[str, tuple[Callable, list, list]] = {
    "maximum": (ops.maximum, [0.5, 0, 1, 1, 1, 1], [0.5, 1, 0, 1, 1, 1]),
    "minimum": (ops.minimum, [0.5, 1, 0, 1, 1, 1], [0.5, 0, 1, 1, 1, 1]),
    "fmax": (ops.fmax, [1, 0, 1, 0, 1, 1], [0, 1, 0, 1, 0, 0]),
    "fmin": (ops.fmin, [1, 1, 0, 0, 1, 1], [0, 0, 1, 1, 0, 0]),  # PyTorch's: MindSpore has none
}


@pytest.mark.parametrize("name", PAIRS)
def test_which_of_two_has_the_gradient(name: str) -> None:
    function, first, second = PAIRS[name]
    x, y = [1, 1, 2, NAN, 1, NAN], [1, 2, 1, 1, NAN, NAN]

    same(gradients(function, x, y), [first, second])


EXTREMES: dict[str, tuple[Callable, list]] = {
    "max of all": (ops.max, [[0, 0.25, 0.25], [0.25, 0.25, 0]]),
    "amax": (lambda x: ops.amax(x, 1), [[0, 0.5, 0.5], [0.5, 0.5, 0]]),
    "ReduceMax": (lambda x: ops.ReduceMax()(x, 1), [[0, 0.5, 0.5], [0.5, 0.5, 0]]),
    "max": (lambda x: ops.max(x, 1), [[0, 1, 0], [1, 0, 0]]),
    "max, axes kept": (lambda x: ops.max(x, -2, keepdims=True), [[0, 1, 1], [1, 0, 0]]),
    "min": (lambda x: ops.min(x, 0), [[1, 1, 0], [0, 0, 1]]),
    "Tensor.max": (lambda x: x.max(axis=1), [[0, 1, 0], [1, 0, 0]]),
    "Tensor.max of two axes": (lambda x: x.max(axis=(0, 1)), [[0, 0.25, 0.25], [0.25, 0.25, 0]]),
    "Tensor.min": (lambda x: x.min(axis=0), [[1, 1, 0], [0, 0, 1]]),
    "Tensor.max by dim": (lambda x: x.max(dim=1), [[0, 1, 0], [1, 0, 0]]),
    "aminmax": (lambda x: ops.aminmax(x, axis=1)[1], [[0, 1, 0], [1, 0, 0]]),
    "median": (ops.median, [[0, 1, 0], [1, 0, 0]]),
    "ptp": (lambda x: x.ptp(1), [[-1, 0.5, 0.5], [0.5, 0.5, -1]]),
}


@pytest.mark.parametrize("name", EXTREMES)
def test_which_of_equal_elements_has_the_gradient(name: str) -> None:
    function, expected = EXTREMES[name]
    found = gradients(function, M)[0]

    same(found, expected) if name != "median" else same(np.sum(found), 2)


def test_largest_of_a_tensor_without_axes() -> None:
    value, index = ops.max(of(3.0), 0)

    assert (float(value), int(index), index.shape) == (3.0, 0, ())
    same(gradients(lambda x: ops.max(x, 0), 3.0), [1])


AT = [-3, -1, 0, 0.5, 1, 3, 6]
BOUNDS: dict[str, tuple[Callable, list, list]] = {
    "hardtanh": (ops.hardtanh, [-1, -1, 0, 0.5, 1, 1, 1], [0, 0.5, 1, 1, 0.5, 0, 0]),
    "clip_by_value": (
        lambda x: ops.clip_by_value(x, -1.0, 1.0),
        [-1, -1, 0, 0.5, 1, 1, 1],
        [0, 0.5, 1, 1, 0.5, 0, 0],
    ),
    "clamp": (lambda x: ops.clamp(x, -1, 1), [-1, -1, 0, 0.5, 1, 1, 1], [0, 1, 1, 1, 1, 0, 0]),
    "relu": (ops.relu, [0, 0, 0, 0.5, 1, 3, 6], [0, 0, 0, 1, 1, 1, 1]),
    "relu6": (ops.relu6, [0, 0, 0, 0.5, 1, 3, 6], [0, 0, 0, 1, 1, 1, 1]),
    "hardsigmoid": (
        ops.hardsigmoid,
        [0, 1 / 3, 0.5, 3.5 / 6, 2 / 3, 1, 1],
        [0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 0, 0],
    ),
    "hardswish": (
        ops.hardswish,
        [0, -1 / 3, 0, 1.75 / 6, 2 / 3, 3, 6],
        [-0.5, 1 / 6, 0.5, 2 / 3, 5 / 6, 1.5, 1],
    ),
    "leaky_relu": (
        ops.leaky_relu,
        [-0.6, -0.2, 0, 0.5, 1, 3, 6],
        [0.2, 0.2, 0.6, 1, 1, 1, 1],
    ),
    "hardshrink": (ops.hardshrink, [-3, -1, 0, 0, 1, 3, 6], [1, 1, 0, 0, 1, 1, 1]),
    "softshrink": (ops.softshrink, [-2.5, -0.5, 0, 0, 0.5, 2.5, 5.5], [1, 1, 0, 0, 1, 1, 1]),
    "threshold": (lambda x: ops.threshold(x, 0.5, 9), [9, 9, 9, 9, 1, 3, 6], [0, 0, 0, 0, 1, 1, 1]),
    "abs": (ops.abs, [3, 1, 0, 0.5, 1, 3, 6], [-1, -1, 0, 1, 1, 1, 1]),
    "LeakyReLU": (nn.LeakyReLU(), [-0.6, -0.2, 0, 0.5, 1, 3, 6], [0.2, 0.2, 0.6, 1, 1, 1, 1]),
}


@pytest.mark.parametrize("name", BOUNDS)
def test_values_and_gradients_where_two_pieces_meet(name: str) -> None:
    function, values, slopes = BOUNDS[name]

    same(function(of(AT)).asnumpy(), values)
    same(gradients(function, AT), [slopes])


def test_piecewise_activations_at_infinity() -> None:
    same(ops.hardswish(of([-INF, INF])).asnumpy(), [0, INF])
    same(gradients(ops.hardswish, [-INF, INF]), [[0, 1]])
    same(gradients(ops.leaky_relu, [-INF, INF]), [[0.2, 1]])
    same(gradients(ops.hardsigmoid, [-INF, INF]), [[0, 0]])


def test_bounds_of_clip_by_value_may_lie_the_wrong_way_round() -> None:
    same(ops.clamp(of([0, 5]), 2.0, 1.0).asnumpy(), [1, 1])

    with pytest.raises(ValueError, match="clip_by_value expected clip_value_min"):
        ops.clip_by_value(of([1]))


SINGULAR: dict[str, tuple[Callable, list, list]] = {
    "sqrt": (ops.sqrt, [0, INF], [INF, 0]),
    "reciprocal": (ops.reciprocal, [0, INF], [-INF, 0]),
    "log": (ops.log, [0, INF], [INF, 0]),
    "log1p": (ops.log1p, [-1], [INF]),
    "asin": (ops.asin, [1, -1], [INF, INF]),
    "acosh": (ops.acosh, [1, 0.5, -2], [INF, NAN, NAN]),
    "logit": (ops.logit, [0, 1, 2, 0.5], [INF, INF, NAN, 4]),
    "sinc": (ops.sinc, [0, 1], [0, -1]),
    "erfinv": (ops.erfinv, [1, 2], [INF, NAN]),
    "square": (lambda x: ops.pow(x, 2), [0, -1], [0, -2]),
    "power 0": (lambda x: ops.pow(x, 0), [0, -1], [0, 0]),  # PyTorch's
    "norm": (ops.norm, [0, 0], [0, 0]),  # PyTorch's
    "norm of 1": (lambda x: ops.norm(x, 1), [0, 1], [0, 1]),
    "std": (ops.std, [2, 2, 2], [0, 0, 0]),  # PyTorch's
    "var": (ops.var, [2, 2, 2], [0, 0, 0]),  # PyTorch's
    "prod": (ops.prod, [0, 2, 3], [6, 0, 0]),
    "prod with two zeros": (ops.prod, [0, 0, 3], [0, 0, 0]),
    "cumprod": (lambda x: ops.cumprod(x, 0), [2, 0, 3], [1, 8, 0]),  # PyTorch's
    "cumprod with two zeros": (lambda x: ops.cumprod(x, 0), [0, 0, 3], [1, 0, 0]),  # PyTorch's
    "logsumexp": (lambda x: ops.logsumexp(x, 0), [-INF, -INF], [0, 0]),  # PyTorch's
}


@pytest.mark.parametrize("name", SINGULAR)
def test_gradients_at_the_end_of_a_domain(name: str) -> None:
    function, at, expected = SINGULAR[name]

    same(gradients(function, at), [expected])


def test_signs_of_zero_and_of_nan() -> None:
    same(ops.sign(of([NAN, 0.0, -0.0, -INF])).asnumpy(), [0, 0, 0, -1])
    same(ops.heaviside(of([NAN, 0.0, -0.0, 2]), of([0.5] * 4)).asnumpy(), [0, 0.5, 0.5, 1])
    same(ops.angle(of([-0.0, 0.0, -1, 1])).asnumpy(), [np.pi, 0, np.pi, 0])
    same(ops.copysign(of([1, 1]), of([0.0, -0.0])).asnumpy(), [1, -1])
    same(ops.nextafter(of([0, 1]), of([1, 0])).asnumpy(), [1e-45, 1 - 2**-24])
    assert ops.signbit(of([-0.0, 0.0])).asnumpy().tolist() == [True, False]


def test_equal_elements_keep_their_order() -> None:
    assert ops.topk(of([1, 3, 3, 2, 3]), 3)[1].asnumpy().tolist() == [1, 2, 4]
    assert ops.topk(of([1, 3, 3, 2, 3]), 2, largest=False)[1].asnumpy().tolist() == [0, 3]
    assert ops.argsort(of([2, 1, 2, 1])).asnumpy().tolist() == [1, 3, 0, 2]
    assert ops.argsort(of([2, 1, 2, 1] * 6), descending=True).asnumpy().tolist() == [
        *range(0, 24, 2),
        *range(1, 24, 2),
    ]
    assert int(ops.argmax(of([1, 3, 3]))) == int(ops.argmin(of([3, 1, 1]))) == 1


def test_a_running_extreme_names_the_last_nan() -> None:
    assert ops.cummax(of([1, NAN, 2, NAN]), 0)[1].asnumpy().tolist() == [0, 1, 1, 3]
    assert ops.cummin(of([1, NAN, 2, NAN, 0]), 0)[1].asnumpy().tolist() == [0, 1, 1, 3, 3]


def test_cross_entropy_of_certain_probabilities() -> None:
    def loss(x: Any) -> Any:
        return ops.binary_cross_entropy(x, of([0, 1, 1]), reduction="none")

    same(gradients(loss, [0, 1, 0]), [[0, 0, -1e12]])
    same(loss(of([0, 1, 1])).asnumpy(), [0, 0, 0])
    half = Tensor(np.array([0, 1, 0.5], np.float16))
    assert np.isfinite(ops.binary_cross_entropy(half, half).asnumpy())


LOSSES: dict[str, tuple[Callable, list, list]] = {
    "hinge_embedding_loss": (
        lambda x: ops.hinge_embedding_loss(x, of([1, -1])),
        [0, 1],
        [0.5, -0.25],
    ),
    "margin_ranking_loss": (
        lambda x: ops.margin_ranking_loss(x, of([0, 0]), of([1, -1])),
        [0, 0],
        [-0.5, 0.5],
    ),
    "multi_margin_loss": (
        lambda x: ops.multi_margin_loss(x, Tensor([0, 1])),
        [[1, 1, 0], [0, 1, 0]],
        [[-1 / 6, 1 / 6, 0], [0, 0, 0]],
    ),
    "multilabel_margin_loss": (  # PyTorch's
        lambda x: ops.multilabel_margin_loss(x, Tensor(np.array([[0, -1, -1]], np.int32))),
        [[1, 0, 0.5]],
        [[-1 / 3, 0, 1 / 3]],
    ),
    "smooth_l1_loss": (lambda x: ops.smooth_l1_loss(x, of([0, 0])), [0, 1], [0, 1]),
    "l1_loss": (lambda x: ops.l1_loss(x, of([0, 0])), [0, 1], [0, 0.5]),
    "huber_loss": (lambda x: ops.huber_loss(x, of([0, 0])), [0, 1], [0, 0.5]),
}


@pytest.mark.parametrize("name", LOSSES)
def test_gradients_of_losses_at_their_margins(name: str) -> None:
    function, at, expected = LOSSES[name]

    same(gradients(function, at), [expected])
