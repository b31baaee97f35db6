from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, autodiff, ops
from engine.autodiff import PRIMITIVES, Spec
from engine.errors import ArgumentTypeError


@pytest.fixture
def weighted():
    """A primitive of two inputs and an attribute, forgotten after the test."""

    @autodiff.primitive(infer=lambda x, y, factor: x)
    def weighted_for_this_test(x, y, factor=1.0):
        return x * y * factor

    autodiff.defvjp(
        weighted_for_this_test,
        lambda g, out, x, y, factor: g * y * factor,
        None,
        examples=lambda rng: iter([((np.ones(2), np.ones(2)), {})]),
    )
    yield weighted_for_this_test
    del PRIMITIVES["weighted_for_this_test"]


def test_arrays_in_give_arrays_out(weighted):
    out = weighted(np.array([2.0]), np.array([3.0]))

    assert type(out) is np.ndarray
    assert out == [6.0]


def test_one_tensor_among_the_inputs_gives_a_tensor(weighted):
    assert type(weighted(np.array([2.0]), Tensor([3.0]))) is Tensor


def test_inputs_may_be_named_and_attributes_given_by_position(weighted):
    assert weighted(y=Tensor([3.0]), x=Tensor([2.0])).tolist() == [6.0]
    assert weighted(Tensor([2.0]), Tensor([3.0]), 10.0).tolist() == [60.0]


@pytest.mark.parametrize(("args", "attrs"), [((1.0,), {}), ((1, 2, 3, 4), {}), ((1,), {"z": 2})])
def test_arguments_that_do_not_fit_are_told_with_the_signature(weighted, args, attrs):
    with pytest.raises(ArgumentTypeError, match=r"Signature: \(x, y, factor=1.0\)"):
        weighted(*args, **attrs)


def test_attributes_reach_the_rule(weighted):
    assert ops.grad(lambda x: weighted(x, 3.0, factor=2.0))(Tensor([1.0])).tolist() == [6.0]


def test_a_rule_gets_every_attribute_also_those_that_were_left_out(weighted):
    assert ops.grad(lambda x: weighted(x, 3.0))(Tensor([1.0])).tolist() == [3.0]


def test_a_node_keeps_every_attribute_with_its_value(weighted):
    kept = []

    def function(x):
        out = weighted(weighted(x, 3.0), 3.0, factor=2.0)
        kept.extend((out.node.parents[0][0].attrs, out.node.attrs))
        return out

    ops.grad(function)(Tensor([1.0]))

    assert kept == [{"factor": 1.0}, {"factor": 2.0}]


def test_the_spec_of_a_result_needs_no_arrays_and_no_attribute_with_a_default(weighted):
    spec = Spec((2, 3), np.dtype(np.float32))

    assert weighted.spec_of(spec, spec) == spec
    assert ops.reduction.reduce_sum.spec_of(spec, axis=1) == Spec((2,), spec.dtype)


def test_no_gradient_flows_where_there_is_no_rule(weighted):
    assert ops.grad(lambda y: weighted(2.0, y))(Tensor([1.0])).tolist() == [0.0]


def test_primitive_without_rules_is_not_remembered():
    assert ops.grad(lambda x: ops.stop_gradient(x) * x)(Tensor([3.0])).tolist() == [3.0]


def test_primitive_prints_its_signature(weighted):
    assert repr(weighted) == "<primitive weighted_for_this_test(x, y, factor=1.0)>"


def test_two_primitives_of_one_name_are_our_own_mistake(weighted):
    with pytest.raises(AssertionError, match="two primitives are called"):

        @autodiff.primitive(infer=lambda x: x)
        def weighted_for_this_test(x):
            return x


def test_spec_is_shape_and_dtype():
    assert Spec.of(np.zeros((2, 3))) == Spec((2, 3), np.dtype(np.float64))
    assert Spec.of(2.0) == Spec((), None)
    assert Spec.of(None) is None
