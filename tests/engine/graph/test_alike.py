"""What differs between two graphs of one computation, and what may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.graph import Graph, forward_graph
from engine.graph.alike import (
    but_for,
    difference,
    is_cut,
    other_constants,
    other_operators,
    same_value,
)


def graph_of(function: Callable[[Any], Any], rows: int = 3) -> Graph:
    return forward_graph(function, [Tensor(np.ones((rows, 2), np.float32))])


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        (lambda x: x + 1, lambda x: x * 1, "Default/Add-op1, then Default/Mul-op1"),
        (lambda x: x + 1, lambda x: ops.exp(x + 1), "1 operators, then 2"),
        (lambda x: x + x, lambda x: x + 2.0, "other inputs of Default/Add-op1"),
        (lambda x: (x, x + 1), lambda x: (x + 1, x), "other results"),
        (lambda x: x.sum(0), lambda x: x.sum(1), "another setting of Default/ReduceSum-op1"),
        (lambda x: x + 1, lambda x: x + 2, "a number that Python made for Default/Add-op1"),
        (lambda x: ops.zeros(2), lambda x: ops.ones(2), "a number that Python made for a result"),
    ],
)
def test_first_difference_is_told_in_words(one: Any, other: Any, said: str) -> None:
    assert difference(graph_of(one), graph_of(other)) == said
    assert difference(graph_of(one), graph_of(one)) is None


def test_other_shapes_are_a_difference_of_runs_and_not_of_operators() -> None:
    one, other = (graph_of(lambda x: x + 1, rows) for rows in (3, 4))

    assert difference(one, other) == "other shapes of Default/Add-op1"
    assert other_operators(one, other) is None


def test_length_of_a_batch_may_stand_in_a_shape_and_nowhere_else() -> None:
    shaped = [graph_of(lambda x: ops.reshape(x, (len(x), 2, 1)), rows) for rows in (3, 4)]
    axes = [graph_of(lambda x: x.sum(len(x) - 2), rows) for rows in (2, 3)]

    assert other_operators(*shaped, but_for((3, 4))) is None
    assert other_operators(*shaped, but_for((4, 3))).kind == "settings"
    assert other_operators(*axes, but_for((0, 1))).kind == "settings"


def test_constants_that_differ_are_found_by_pairs() -> None:
    one, other = (graph_of(lambda x, n=n: x * n + 1) for n in (2, 3))

    assert [(a.name, a.value, b.value) for a, b in other_constants(one, other)] == [("cst1", 2, 3)]


def test_part_of_an_array_is_its_beginning() -> None:
    whole = np.arange(6.0).reshape(3, 2)

    assert is_cut(whole, whole[:2], (3, 2))
    assert not is_cut(whole, whole[1:], (3, 2))
    assert not is_cut(whole, whole[:2], (6, 2))
    assert not is_cut(1.0, whole, (3, 2))


def test_values_are_the_same_by_type_and_bits_and_any_nan_is_one() -> None:
    nan = np.array([np.nan, 1.0])

    assert same_value((1, [nan]), (1, [-nan * np.array([1.0, -1.0])]))
    assert same_value(float("nan"), float("nan"))
    assert not same_value(1, 1.0)
    assert not same_value(np.zeros(1), -np.zeros(1))
    assert not same_value(np.ones(1), np.ones(1, np.float32))
    assert not same_value(np.ones(1), np.ones((1, 1)))
