"""A tape is like another where both have the same key, however that is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import differentiation, leaves
from engine.plan.walk.likeness import nodes_alike
from engine.plan.walk.tape import tape_of

Given = tuple[list[Any], list[Any], list[Any]]


def floats(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


CONSTANT = floats(4, 4, seed=9)


def swapped(x: Any, y: Any) -> Any:
    late = ops.tanh(y)
    return ops.sum(ops.tanh(x) * late)


def held(x: Any, y: Any) -> Any:
    constant = Tensor.from_numpy(CONSTANT)
    return ops.sum(x * constant + y * constant)


def apart(x: Any, y: Any) -> Any:
    return ops.sum(x * Tensor(CONSTANT) + y * Tensor(CONSTANT))


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "product": lambda x, y: ops.sum(ops.tanh(x) * ops.tanh(y)),
    "product, the later factor first": swapped,
    "the same factor twice": lambda x, y: ops.sum(ops.tanh(x) * ops.tanh(x)),
    "factors that are made alike": lambda x, y: ops.sum(ops.tanh(y) * ops.tanh(x)),
    "another operator": lambda x, y: ops.sum(ops.tanh(x) * ops.sigmoid(y)),
    "along one axis": lambda x, y: ops.sum(ops.tanh(x) * ops.tanh(y), 0),
    "along the other": lambda x, y: ops.sum(ops.tanh(x) * ops.tanh(y), 1),
    "turned": lambda x, y: ops.sum(ops.tanh(x).T * ops.tanh(y)),
    "a number": lambda x, y: ops.sum(x * 2.0 + y),
    "another number": lambda x, y: ops.sum(x * 3.0 + y),
    "a whole number": lambda x, y: ops.sum(x * 2 + y),
    "zero": lambda x, y: ops.sum(x * 0.0 + y),
    "zero from below": lambda x, y: ops.sum(x * -0.0 + y),
    "one constant": held,
    "two constants": apart,
    "one leaf alone": lambda x, y: ops.sum(ops.tanh(x)),
    "the other alone": lambda x, y: ops.sum(ops.tanh(y)),
    "parts": lambda x, y: sum(ops.sum(part) for part in ops.split(x * y, 2)),
    "fewer parts": lambda x, y: ops.sum(ops.split(x * y, 2)[1]),
    "what hangs on nothing": lambda x, y: Tensor(CONSTANT).sum(),
    "longer": lambda x, y: ops.sum(ops.tanh(ops.tanh(x)) * ops.tanh(y)),
}


def run(function: Callable[..., Any], shape: tuple[int, ...] = (4, 4), seed: int = 0) -> Given:
    """What a walk back would be asked with."""
    x, y = (Tensor(floats(*shape, seed=seed + k)) for k in range(2))
    with differentiation(), leaves([x, y]) as targets:
        out = function(x, y)
        outputs = [type(out).wrap(out.array, out.origin)]
    return outputs, [np.ones_like(out.array)], targets


def test_each_tape_is_like_those_that_have_its_key_and_no_other() -> None:
    first = {name: run(function) for name, function in FUNCTIONS.items()}
    tapes = {name: tape_of(*given) for name, given in first.items()}
    for name, function in FUNCTIONS.items():
        given = run(function, seed=7)
        told = tape_of(*given)
        for other, tape in tapes.items():
            found = nodes_alike(tape.key, *given)
            assert (found is not None) == (told.key == tape.key), (name, other)
            assert found is None or found == told.nodes


@pytest.mark.parametrize("name", ["product", "turned", "a number", "parts", "one leaf alone"])
def test_other_shapes_are_no_likeness(name: str) -> None:
    key = tape_of(*run(FUNCTIONS[name])).key

    assert nodes_alike(key, *run(FUNCTIONS[name], (6, 6))) is None


def test_other_targets_are_no_likeness() -> None:
    outputs, seeds, targets = run(FUNCTIONS["product"])
    key = tape_of(outputs, seeds, targets).key

    assert nodes_alike(key, outputs, seeds, targets[::-1]) is None
    assert nodes_alike(key, outputs, seeds, targets[:1]) is None
    assert nodes_alike(key, outputs, seeds, targets) is not None


def test_tape_on_which_something_was_assigned_to_is_like_none() -> None:
    def assigned(x: Any, y: Any) -> Any:
        z = ops.tanh(x)
        out = ops.sum(z * ops.tanh(y))
        z.array = z.array + 1.0
        made.append(z)
        return out

    made: list[Any] = []
    key = tape_of(*run(FUNCTIONS["product"])).key
    given = run(assigned)

    assert tape_of(*given) is None
    assert nodes_alike(key, *given) is None


def test_settings_that_are_arrays_are_like_none() -> None:
    given = run(FUNCTIONS["along one axis"])
    key = tape_of(*given).key
    node = given[0][0].origin[0]
    node.attrs["axis"] = np.array([0, 1])

    assert nodes_alike(key, *given) is None
