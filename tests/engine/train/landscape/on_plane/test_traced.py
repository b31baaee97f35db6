"""Whether a batch is computed in the same way at two points, and by its parts."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import Parameter, Tensor
from engine.train.landscape.on_plane.traced import (
    Traced,
    same_elsewhere,
    same_operators,
    sliced_constants,
    traced,
)


def trace(function: Any, count: int = 6, start: float = 0.0) -> Traced:
    x = Tensor(np.arange(count * 2, dtype=np.float32).reshape(count, 2) + start)
    return traced(function, [x], [Parameter(np.ones(2, np.float32), name="w")], count)


def test_the_loss_is_computed_on_the_way():
    assert trace(lambda x: x.sum(), 2).loss == 6.0


def test_numbers_of_every_kind_are_compared():
    same = trace(lambda x: (x * 2).sum())

    assert same_elsewhere(same, trace(lambda x: (x * 2).sum()))
    assert not same_elsewhere(same, trace(lambda x: (x * 3).sum()))
    assert not same_elsewhere(same, trace(lambda x: (x + 2).sum()))
    assert not same_elsewhere(same, trace(lambda x: (x * 2).sum(0).sum()))
    assert not same_elsewhere(same, trace(lambda x: (x * 2).sum(), 5))
    nothing = trace(lambda x: (x * float("nan")).sum())
    assert same_elsewhere(nothing, trace(lambda x: (x * float("nan")).sum()))


def test_a_part_may_have_another_length_where_shapes_say_it():
    whole, part = (trace(lambda x: x.reshape(len(x), 2, 1).sum(), n) for n in (6, 4))

    assert sliced_constants(whole, part) == frozenset()
    assert same_operators(whole, whole, frozenset())


def test_constants_that_are_cut_with_the_batch_are_named():
    mask = np.arange(12, dtype=np.float32).reshape(6, 2)
    whole, part = (trace(lambda x: (x * Tensor(mask[: len(x)])).sum(), n) for n in (6, 4))

    assert sliced_constants(whole, part) == {"cst1"}


def test_a_number_that_is_the_length_of_the_batch_is_not_cut():
    whole, part = (trace(lambda x: x.sum() / len(x), n) for n in (6, 4))

    assert sliced_constants(whole, part) is None
