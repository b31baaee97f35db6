from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, autodiff, ops


def nodes_of(function, *values):
    """The nodes behind a differentiated function, newest first."""
    found = {}

    def look(outputs):
        todo = [output.node for output in outputs if output.node is not None]
        while todo:
            node = todo.pop()
            found[node.age] = node
            todo += [parent[0] for parent in node.parents if parent is not None]

    with autodiff.observing(look):
        ops.grad(function)(*values)
    return [found[age] for age in sorted(found, reverse=True)]


def test_nothing_is_remembered_outside_a_gradient():
    x = Tensor([1.0])

    assert (x * 2.0 + x).node is None


def test_only_what_depends_on_a_leaf_is_remembered():
    names = [
        node.primitive.name
        for node in nodes_of(lambda x: x * 2.0 + Tensor([1.0]) * 3.0, Tensor([1.0]))
    ]

    assert names == ["add", "mul", "alias"]


def test_nodes_keep_inputs_attributes_and_output():
    reduce, leaf = nodes_of(lambda x: x.sum(axis=0), Tensor([[1.0, 2.0]]))

    assert reduce.out.tolist() == [1.0, 2.0]
    assert reduce.inputs[0].tolist() == [[1.0, 2.0]]
    assert reduce.parents == ((leaf, 0),)
    assert 0 in np.atleast_1d(reduce.attrs["axis"])


def test_no_grad_remembers_nothing():
    def function(x):
        with autodiff.no_grad():
            still = x * 5.0
        assert not still.node
        return x * 2.0 + still

    assert ops.grad(function)(Tensor([1.0])).tolist() == [2.0]


def test_recording_is_put_back_after_an_error():
    with pytest.raises(RuntimeError), autodiff.no_grad():
        raise RuntimeError

    assert autodiff.recording()


def test_scopes_nest_and_end():
    with autodiff.scope("Default"), autodiff.scope("net"):
        assert autodiff.current_scope() == "Default/net"
    assert autodiff.current_scope() == ""


def test_scope_is_put_back_after_an_error():
    with pytest.raises(RuntimeError), autodiff.scope("Default"):
        raise RuntimeError

    assert autodiff.current_scope() == ""


def test_node_remembers_the_scope_it_was_made_in():
    def function(x):
        with autodiff.scope("inside"):
            return x * 2.0

    assert nodes_of(function, Tensor([1.0]))[0].scope == "inside"


def test_observer_is_put_back_after_an_error():
    with pytest.raises(RuntimeError), autodiff.observing(print):
        raise RuntimeError

    assert not autodiff.observed()


def test_block_knows_that_it_is_observed():
    with autodiff.observing(print):
        assert autodiff.observed()
