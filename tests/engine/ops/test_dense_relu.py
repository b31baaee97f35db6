"""A dense layer and its rectifier in one pass: bit for bit what the operators compute."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import observing, providers
from engine.autodiff.walker import by_rules
from engine.ops.dense_relu import dense_relu

pytestmark = pytest.mark.native


def floats(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def by_operators(x: Any, weight: Any, bias: Any) -> Any:
    return ops.relu(ops.add(ops.dense(x, weight), bias))


def of_all(function: Any, *given: np.ndarray) -> list[np.ndarray]:
    """What a function gives, and the gradients of a sum of other functions of it."""

    def total(*values: Any) -> Any:
        made = function(*values)
        return ops.sum(made * made * 0.5 - made), made

    both = ops.value_and_grad(total, tuple(range(len(given))), has_aux=True)
    with by_rules():
        (_, made), gradients = both(*map(Tensor, given))
    return [made.asnumpy(), *[one.asnumpy() for one in gradients]]


def assert_same_bits(given: tuple[np.ndarray, ...]) -> None:
    for found, expected in zip(
        of_all(dense_relu, *given), of_all(by_operators, *given), strict=True
    ):
        assert found.tobytes() == expected.tobytes()


@pytest.mark.parametrize(
    ("shape", "out"), [((32, 784), 512), ((128, 256), 10), ((1, 600), 300), ((8, 16, 64), 96)]
)
def test_numbers_and_gradients_are_those_of_the_operators(shape: tuple[int, ...], out: int) -> None:
    assert_same_bits((floats(*shape), floats(out, shape[-1], seed=1), floats(out, seed=2)))


@pytest.mark.parametrize("odd", [np.nan, np.inf, -np.inf, -0.0])
def test_odd_numbers_pass_as_by_the_operators(odd: float) -> None:
    x, weight, bias = floats(32, 64), floats(48, 64, seed=1), np.full(48, -0.0, np.float32)
    x[3], x[:, 5] = -0.0, odd

    assert_same_bits((x, weight, bias))


def test_gradients_of_gradients_are_those_of_the_operators() -> None:
    given = [Tensor(floats(32, 64)), Tensor(floats(48, 64, seed=1)), Tensor(floats(48, seed=2))]

    def twice(function: Any) -> np.ndarray:
        inner = ops.grad(lambda *values: ops.sum(function(*values) ** 2), 1)
        made: np.ndarray = ops.grad(lambda *values: ops.sum(inner(*values) ** 2), 0)(
            *given
        ).asnumpy()
        return made

    np.testing.assert_array_equal(twice(dense_relu), twice(by_operators))


def test_who_watches_sees_the_operators() -> None:
    seen: list[str] = []

    def watch(outputs: Any) -> None:
        (node, _) = outputs[0].origin
        while node is not None and node.primitive.name != "alias":
            seen.append(node.primitive.name)
            node = node.parents[0][0]

    given = [Tensor(floats(32, 784)), Tensor(floats(512, 784)), Tensor(floats(512))]
    with observing(watch):
        ops.grad(lambda *values: ops.sum(dense_relu(*values)), (0, 1, 2))(*given)

    assert seen == ["reduce_sum", "relu", "add", "dense_product"]


def test_without_native_kernels_the_operators_compute() -> None:
    with providers("numpy"):
        assert_same_bits((floats(32, 784), floats(512, 784, seed=1), floats(512, seed=2)))


def test_without_a_bias_the_operators_compute() -> None:
    x, weight = Tensor(floats(32, 64)), Tensor(floats(48, 64, seed=1))

    found = dense_relu(x, weight, None).asnumpy()

    np.testing.assert_array_equal(found, ops.relu(ops.dense(x, weight)).asnumpy())
