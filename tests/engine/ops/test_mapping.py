"""One operation on each element of lists and tuples."""

from __future__ import annotations

import operator
from typing import Any

import pytest

from engine import Tensor, ops


@pytest.mark.parametrize("kind", [ops.Map, ops.HyperMap])
@pytest.mark.parametrize("rows", [((1, 2), (3, 4)), ([1, 2], [3, 4]), ([1, 2], (3, 4))])
def test_elements_with_the_same_index_meet(kind: Any, rows: Any) -> None:
    assert kind()(operator.add, *rows) == (4, 6)
    assert kind(operator.add)(*rows) == (4, 6)
    assert kind(operator.add, reverse=True)(*rows) == (4, 6)


@pytest.mark.parametrize("kind", [ops.Map, ops.HyperMap])
def test_shortest_sequence_ends_it(kind: Any) -> None:
    assert kind()(operator.add, (1, 2), (3,)) == (4,)


def test_hyper_map_goes_down_and_map_does_not() -> None:
    nested = ((1, 2), [3])

    assert ops.HyperMap(lambda x: -x)(nested) == ((-1, -2), (-3,))
    assert ops.Map(len)(nested) == (2, 1)


def test_dictionaries_keep_their_keys() -> None:
    assert ops.HyperMap(operator.add)({"a": 1, "b": (2,)}, {"b": (3,), "a": 4}) == {
        "a": 5,
        "b": (5,),
    }
    with pytest.raises(ValueError, match=r"the keys \['a'\]"):
        ops.HyperMap(operator.add)({"a": 1}, {"b": 1})


def test_tensors_and_numbers_are_leaves() -> None:
    doubled = ops.HyperMap(lambda x: x * 2)

    assert doubled(5) == 10
    assert [x.asnumpy().tolist() for x in doubled([Tensor([1.0, 2.0])])] == [[2.0, 4.0]]


def test_clipping_gradients_as_in_older_scripts() -> None:
    clip = ops.MultitypeFuncGraph("clip")
    clip.register("Number", "Number", "Tensor")(lambda low, high, g: ops.clip(g, low, high))
    found = ops.HyperMap()(ops.partial(clip, -1.0, 1.0), (Tensor([3.0]), Tensor([-0.5])))

    assert [x.asnumpy().tolist() for x in found] == [[1.0], [-0.5]]


@pytest.mark.parametrize("kind", [ops.Map, ops.HyperMap])
def test_calls_without_operation_or_sequence_are_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match="can be called"):
        kind(3)
    with pytest.raises(TypeError, match="can be called"):
        kind()(3, (1,))
    with pytest.raises(ValueError, match="at least one sequence"):
        kind()(abs)
