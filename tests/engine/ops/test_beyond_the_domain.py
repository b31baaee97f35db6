"""Functions that are no operators of their own, with numbers that a type cannot hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops

HALF, WHOLE = engine.float16, engine.int32
INF, NAN = np.inf, np.nan


def halves(*numbers: float) -> Tensor:
    return Tensor(np.array(numbers, np.float16))


def written(tensor: Any, value: Any) -> Any:
    tensor[0] = value
    return tensor


CASES: dict[str, tuple[Callable[[], Any], list]] = {
    "a tensor of a number": (lambda: Tensor(1e300), INF),
    "a tensor of numbers": (lambda: Tensor([1e300, 1.0]), [INF, 1]),
    "a tensor of an array": (lambda: Tensor(np.array([1e300]), HALF), [INF]),
    "a tensor of a tensor": (lambda: Tensor(Tensor([7e4]), HALF), [INF]),
    "set_dtype": (lambda: Tensor([7e4]).set_dtype(HALF), [INF]),
    "assignment": (lambda: written(halves(1, 2), 7e4), [INF, 2]),
    "set_data": (lambda: Parameter(halves(1)).set_data(Tensor([7e4])), [INF]),
    "initializer": (lambda: nn.initializer.initializer(7e4, [1], HALF), [INF]),
    "full": (lambda: ops.full((1,), 7e4, dtype=HALF), [INF]),
    "full_like": (lambda: ops.full_like(halves(1), 7e4), [INF]),
    "fill_": (lambda: halves(1).fill_(7e4), [INF]),
    "linspace": (lambda: ops.linspace(0, 1e300, 2), [0, INF]),
    "logspace": (lambda: ops.logspace(0, 400, 2), [1, INF]),
    "scalar_to_tensor": (lambda: ops.scalar_to_tensor(1e300), INF),
    "masked_fill": (lambda: ops.masked_fill(halves(1), Tensor([True]), -1e9), [-INF]),
    "index_fill": (lambda: ops.index_fill(halves(1), 0, Tensor([0]), -1e9), [-INF]),
    "uniform": (lambda: ops.uniform((1,), Tensor(INF), Tensor(0.0)), [NAN]),
    "bincount": (lambda: ops.bincount(Tensor([0]), Tensor(np.array([1e300]))), [INF]),
    "assign_add": (lambda: ops.assign_add(Parameter(halves(6e4)), halves(6e4)), [INF]),
    "polar": (lambda: ops.real(ops.polar(Tensor([INF]), Tensor([NAN]))), [NAN]),
    "the gradient of det": (lambda: ops.grad(ops.det)(Tensor([[NAN]])), [[NAN]]),
}


@pytest.mark.parametrize("name", CASES)
def test_what_does_not_fit_becomes_infinity_or_nan_without_a_word(name: str) -> None:
    function, expected = CASES[name]

    np.testing.assert_array_equal(function().asnumpy(), expected)


def test_one_matrix_without_numbers_leaves_the_gradients_of_others() -> None:
    x = np.array([[[NAN, 1], [1, 1]], [[2, 0], [0, 3]]], np.float32)
    found = ops.grad(lambda x: ops.det(x).sum())(Tensor(x)).asnumpy()

    assert np.isnan(found[0]).all()
    np.testing.assert_allclose(found[1], [[3, 0], [0, 2]], rtol=1e-6)


def test_the_inverse_of_no_numbers_says_so() -> None:
    with pytest.raises(ValueError, match=r"pinv expected a matrix of finite numbers"):
        ops.pinv(Tensor(np.full((2, 2), NAN, np.float32)))


@pytest.mark.parametrize("kind", [nn.SGD, nn.Momentum, nn.Adam, nn.Lamb, nn.RMSProp, nn.FTRL])
def test_an_optimizer_takes_a_gradient_that_has_overflowed(kind: Any) -> None:
    weight = Parameter(Tensor([1.0, 1.0]), name="w")
    more = {"momentum": 0.9} if kind is nn.Momentum else {}
    kind([weight], learning_rate=0.1, **more)((Tensor([INF, NAN]),))

    assert not np.array_equal(weight.asnumpy(), [1, 1])
