"""Functions of operators that are one node, with the bits of the operators."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.autodiff import providers
from engine.graph import forward_graph
from engine.ops import normalise
from engine.ops.normalise import normalised

ROWS: dict[str, Any] = {"axes": (1,), "epsilon": 1e-5}
CHANNELS: dict[str, Any] = {"axes": (0, 2, 3), "epsilon": 1e-5}


def numbers(shape: tuple[int, ...], seed: int = 0) -> Any:
    return np.random.default_rng(seed).standard_normal(shape, np.float32)


def images() -> Any:
    lying = np.ascontiguousarray(numbers((40, 8, 12, 12)).transpose(1, 2, 3, 0))
    return lying.transpose(3, 0, 1, 2)


CASES = {
    "rows": ((numbers((300, 128)), numbers((128,), 1), numbers((128,), 2)), ROWS),
    "channels": ((images(), numbers((1, 8, 1, 1), 1), numbers((1, 8, 1, 1), 2)), CHANNELS),
    "rows without a shift": ((numbers((300, 128)), numbers((128,), 1), None), ROWS),
}


def both(function: Any, given: Any, settings: Any) -> list[Any]:
    """Results and gradients of a function, seeded by numbers of its first result's shape."""
    arrays = [k for k, one in enumerate(given) if one is not None]
    seed = Tensor(numbers(given[0].shape, 5))

    def weighted(*values: Any) -> Any:
        return (function(*values, **settings)[0] * seed).sum()

    values = [None if one is None else Tensor.from_numpy(one) for one in given]
    results = function(*values, **settings)
    gradients = engine.grad(weighted, tuple(arrays))(*values)
    gradients = gradients if isinstance(gradients, tuple) else (gradients,)
    return [one.asnumpy() for one in (*results, *gradients)]


@pytest.mark.parametrize("case", CASES)
def test_results_and_gradients_have_the_bits_of_the_operators(case: str) -> None:
    given, settings = CASES[case]
    expected = both(normalised.function, given, settings)  # type: ignore[attr-defined]
    for _ in range(3):
        for found, other in zip(both(normalised, given, settings), expected, strict=True):
            np.testing.assert_array_equal(found, other)


def test_gradients_of_gradients_are_those_of_the_operators() -> None:
    given, settings = CASES["rows"]
    x = Tensor(given[0])

    def twice(function: Any) -> Any:
        def first(x: Any) -> Any:
            return ops.square(function(x, *map(Tensor, given[1:]), **settings)[0]).sum()

        return engine.grad(lambda x: ops.square(engine.grad(first)(x)).sum())(x).asnumpy()

    expected = twice(normalised.function)  # type: ignore[attr-defined]
    for _ in range(2):
        np.testing.assert_allclose(twice(normalised), expected, rtol=1e-4, atol=1e-4)


def test_who_watches_sees_the_operators() -> None:
    given, settings = CASES["rows"]
    values = [Tensor(one) for one in given]
    normalised(*values, **settings)
    graph = forward_graph(lambda *given: normalised(*given, **settings)[0], values, [])

    assert {"standardized", "mul", "add"} <= {node.primitive for node in graph.nodes}


@pytest.mark.native
def test_it_is_one_node_where_nobody_watches() -> None:
    given, settings = CASES["rows"]
    made: list[Any] = []

    def weighted(x: Any) -> Any:
        out = normalised(x, *map(Tensor, given[1:]), **settings)[0]
        made.append(out.node.primitive.name)
        return out.sum()

    for _ in range(2):
        engine.grad(weighted)(Tensor(given[0]))

    assert made[-1] == "normalised"


@pytest.mark.parametrize("kind", [np.float64, np.float16])
def test_other_types_and_numpy_alone_have_the_operators(kind: Any) -> None:
    given, settings = CASES["rows"]
    values = [Tensor.from_numpy(one.astype(kind)) for one in given]
    found = normalised(*values, **settings)[0].asnumpy()
    with providers("numpy"):
        expected = normalise.normalised(*values, **settings)[0].asnumpy()

    assert found.dtype == kind
    np.testing.assert_allclose(found, expected, rtol=2e-3, atol=2e-3)
