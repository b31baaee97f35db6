"""A dense layer's product and bias as one node: bit for bit what the operators compute."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import observing, providers
from engine.autodiff.walker import by_rules

pytestmark = pytest.mark.native


def floats(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def by_operators(x: Any, weight: Any, bias: Any) -> Any:
    return ops.add(ops.dense(x, weight), bias)


def of_all(function: Any, *given: np.ndarray) -> list[np.ndarray]:
    """What a function gives, and the gradients of a sum of other functions of it."""

    def total(*values: Any) -> Any:
        made = function(*values)
        return ops.sum(made * made * 0.5 - made), made

    both = ops.value_and_grad(total, tuple(range(len(given))), has_aux=True)
    with by_rules():
        (_, made), gradients = both(*map(Tensor, given))
    return [made.asnumpy(), *[one.asnumpy() for one in gradients]]


@pytest.mark.parametrize(
    ("shape", "out"), [((32, 784), 512), ((128, 256), 10), ((1, 600), 300), ((8, 16, 64), 96)]
)
def test_sum_and_gradients_are_those_of_the_operators(shape: tuple[int, ...], out: int) -> None:
    given = floats(*shape), floats(out, shape[-1], seed=1), floats(out, seed=2)

    for found, expected in zip(
        of_all(ops.dense, *given), of_all(by_operators, *given), strict=True
    ):
        np.testing.assert_array_equal(found, expected)


def test_sum_is_close_to_that_of_float64() -> None:
    x, weight, bias = floats(32, 784), floats(512, 784, seed=1), floats(512, seed=2)
    expected = x.astype(np.float64) @ weight.T.astype(np.float64) + bias

    found = ops.dense(Tensor(x), Tensor(weight), Tensor(bias)).asnumpy()

    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-3)


def test_operands_with_gaps_give_what_others_give() -> None:
    x, weight, bias = floats(64, 300)[::2], floats(300, 96).T, floats(192, seed=2)[::2]
    dense = [np.ascontiguousarray(one) for one in (x, weight, bias)]

    found = ops.dense(*map(Tensor.from_numpy, (x, weight, bias))).asnumpy()

    np.testing.assert_array_equal(found, ops.dense(*map(Tensor, dense)).asnumpy())


def test_who_watches_sees_the_operators() -> None:
    seen: list[str] = []

    def watch(outputs: Any) -> None:
        (node, _) = outputs[0].origin
        while node is not None and node.primitive.name != "alias":
            seen.append(node.primitive.name)
            node = node.parents[0][0]

    given = [Tensor(floats(32, 784)), Tensor(floats(512, 784)), Tensor(floats(512))]
    with observing(watch):
        ops.grad(lambda *values: ops.sum(ops.dense(*values)), (0, 1, 2))(*given)

    assert seen == ["reduce_sum", "add", "dense_product"]


@pytest.mark.parametrize("shape", [(512, 783), (511,)])
def test_misfits_are_told_by_the_operators(shape: tuple[int, ...]) -> None:
    weight = floats(*shape) if len(shape) > 1 else floats(512, 784)
    bias = floats(*shape) if len(shape) == 1 else floats(512)

    with pytest.raises(ValueError, match="expected"):
        ops.dense(Tensor(floats(32, 784)), Tensor(weight), Tensor(bias))


def test_without_native_kernels_the_operators_compute() -> None:
    given = floats(32, 784), floats(512, 784, seed=1), floats(512, seed=2)
    with providers("numpy"):
        for found, expected in zip(
            of_all(ops.dense, *given), of_all(by_operators, *given), strict=True
        ):
            np.testing.assert_array_equal(found, expected)
