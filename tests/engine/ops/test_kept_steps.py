"""Steps of many parameters by one native call, bit for bit those of each alone."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

from engine import ops
from engine.autodiff import providers
from engine.ops.kept_steps import AdamStep, KeptSteps, MomentumStep, are_kept

SHAPES = ((3,), (70, 50), (500, 300), (1,))


def numbers(count: int, seed: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    return [rng.random(shape, np.float32) for shape in SHAPES for _ in range(count)]


def momentum(arrays: list[Any]) -> list[Any]:
    return [MomentumStep(*arrays[k : k + 2]) for k in range(0, len(arrays), 2)]


@pytest.mark.parametrize("is_of_groups", [False, True])
def test_momentum_moves_all_as_it_moves_each(is_of_groups: bool) -> None:
    ours, theirs = numbers(2, 0), numbers(2, 0)
    steps, kept = momentum(ours), KeptSteps()
    for turn in range(3):
        gradients = numbers(1, 10 + turn)
        gradients[1] = np.asfortranarray(gradients[1])
        one, other = (0.1 / (turn + 1), 0.9), (0.03, 0.5)
        told = [other if is_of_groups and k == 2 else one for k in range(len(SHAPES))]

        assert kept.run(steps, gradients, told)
        for step, gradient, own in zip(momentum(theirs), gradients, told, strict=True):
            ops.apply_momentum(step.param, step.accum, gradient, *own)
    for found, expected in zip(ours, theirs, strict=True):
        np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("has_largest", [False, True])
def test_adam_moves_all_as_it_moves_each(has_largest: bool) -> None:
    ours, theirs = numbers(4, 0), numbers(4, 0)

    def steps_of(arrays: list[Any]) -> list[AdamStep]:
        found = []
        for k in range(0, len(arrays), 4):
            param, first, second, largest = arrays[k : k + 4]
            found.append(AdamStep(param, first, second, False, largest if has_largest else None))
        return found

    kept, told = KeptSteps(), (0.01, 0.9, 0.999, 1e-8)
    for turn in range(2):
        gradients = numbers(1, 10 + turn)

        assert kept.run(steps_of(ours), gradients, [told] * len(SHAPES))
        for step, gradient in zip(steps_of(theirs), gradients, strict=True):
            moved = step.param, step.first, step.second
            ops.apply_adam(*moved, gradient, *told, False, step.largest)
    for found, expected in zip(ours, theirs, strict=True):
        np.testing.assert_array_equal(found, expected)


def test_arrays_that_take_the_place_of_others_are_moved() -> None:
    kept, told = KeptSteps(), [(0.1, 0.9)] * len(SHAPES)
    arrays, gradients = numbers(2, 0), numbers(1, 1)
    kept.run(momentum(arrays), gradients, told)
    others, expected = numbers(2, 5), numbers(2, 5)

    assert kept.run(momentum(others), gradients, told)
    for step, gradient in zip(momentum(expected), gradients, strict=True):
        ops.apply_momentum(step.param, step.accum, gradient, 0.1, 0.9)
    for one, other in zip(others, expected, strict=True):
        np.testing.assert_array_equal(one, other)


def test_what_no_kernel_takes_is_not_moved() -> None:
    told = [(0.1, 0.9)] * len(SHAPES)
    wide = [x.astype(np.float64) for x in numbers(2, 0)]
    gradients = numbers(1, 1)

    assert not KeptSteps().run(momentum(wide), gradients, told)
    assert not KeptSteps().run(momentum(numbers(2, 0)), gradients, [(1, 0.9)] * len(SHAPES))
    locked = numbers(2, 0)
    locked[0].flags.writeable = False
    assert not KeptSteps().run(momentum(locked), gradients, told)


def test_a_copy_begins_anew() -> None:
    kept, told = KeptSteps(), [(0.1, 0.9)] * len(SHAPES)
    kept.run(momentum(numbers(2, 0)), numbers(1, 1), told)

    assert copy.deepcopy(kept).run(momentum(numbers(2, 0)), numbers(1, 1), told)


def test_there_is_no_such_call_where_numpy_alone_computes() -> None:
    with providers("numpy"):
        assert not are_kept()
