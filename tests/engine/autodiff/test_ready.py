from __future__ import annotations

import numpy as np

import engine
from engine import ops
from engine.autodiff import told_when_ready


def told(function, *weights):
    """Whose gradients were told, in order, with their numbers; and the gradients at the end."""
    found = []
    with told_when_ready(lambda leaf, gradient: found.append((leaf.name, gradient.copy()))):
        _, gradients = ops.value_and_grad(function, None, engine.ParameterTuple(weights))()
    return found, gradients


def weight(name, *numbers):
    return engine.Parameter(engine.Tensor(np.array(numbers, np.float32)), name=name)


def test_leaf_is_told_before_those_that_were_used_earlier():
    first, last = weight("first", 2.0), weight("last", 3.0)

    found, gradients = told(lambda: ops.sum(first * 5.0 * last), first, last)

    assert [name for name, _ in found] == ["last", "first"]
    assert [g.tolist() for _, g in found] == [[10.0], [15.0]]
    assert [g.asnumpy().tolist() for g in gradients] == [[15.0], [10.0]]


def test_leaf_that_is_used_twice_is_told_once_when_both_parts_are_there():
    shared, other = weight("shared", 2.0), weight("other", 1.0)

    found, _ = told(lambda: ops.sum(shared * other * shared * shared), shared, other)

    told_of = sorted((name, gradient.tolist()) for name, gradient in found)
    assert told_of == [("other", [8.0]), ("shared", [12.0])]


def test_leaf_that_no_path_leads_to_is_not_told():
    used, unused = weight("used", 2.0), weight("unused", 1.0)

    found, gradients = told(lambda: ops.sum(used * used), used, unused)

    assert [name for name, _ in found] == ["used"]
    assert gradients[1].asnumpy().tolist() == [0.0]


def test_nobody_is_told_after_the_block():
    found, _ = told(lambda: ops.sum(one * one), one := weight("one", 1.0))
    ops.value_and_grad(lambda: ops.sum(one * one), None, one)()

    assert len(found) == 1
