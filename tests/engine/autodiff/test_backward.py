"""Sums along paths, several outputs, and gradients of gradients."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, ops
from engine.autodiff.check import finite_differences


def test_gradients_of_all_paths_are_summed():
    gradient = ops.grad(lambda x: x * x + 3.0 * x)(Tensor([2.0]))

    assert gradient.tolist() == [7.0]


def test_long_chain_needs_no_recursion():
    def function(x):
        for _ in range(5000):
            x = x + 1.0
        return x

    assert ops.grad(function)(Tensor([1.0])).tolist() == [1.0]


def test_shared_part_is_walked_once():
    """With a walk per path, 40 doublings would need 2⁴⁰ steps."""

    def function(x):
        for _ in range(40):
            x = x * 0.5 + x * 0.5
        return x

    assert ops.grad(function)(Tensor([1.0])).tolist() == pytest.approx([1.0])


def test_output_that_does_not_depend_on_the_input_has_a_gradient_of_zeros():
    assert ops.grad(lambda x: Tensor([1.0]) * 2.0)(Tensor([3.0, 4.0])).tolist() == [0.0, 0.0]


def test_part_of_several_outputs_may_be_unused():
    def function(x):
        first, _ = ops.split(x, 2)
        return first * 2.0

    assert ops.grad(function)(Tensor([1.0, 1.0, 1.0, 1.0])).tolist() == [2.0, 2.0, 0.0, 0.0]


def test_several_results_are_summed():
    assert ops.grad(lambda x: (x * 2.0, x * 3.0))(Tensor([1.0])).tolist() == [5.0]


def test_further_results_may_pass_through():
    gradient, extras = ops.grad(lambda x: (x * 2.0, x * 3.0, x), has_aux=True)(Tensor([1.0]))

    assert gradient.tolist() == [2.0]
    assert [extra.tolist() for extra in extras] == [[3.0], [1.0]]


@pytest.mark.parametrize(("order", "expected"), [(1, 12.0), (2, 12.0), (3, 6.0), (4, 0.0)])
def test_gradients_can_be_differentiated_to_any_order(order, expected):
    function = lambda x: x * x * x
    for _ in range(order):
        function = ops.grad(function)

    assert function(Tensor([2.0])).tolist() == [expected]


def test_inner_gradient_does_not_see_the_paths_of_the_outer():
    """d/dx (x · d/dy (x + y)) is 1, not 2: the classic confusion of perturbations."""

    def outer(x):
        return x * ops.grad(lambda y: x + y)(Tensor([1.0]))

    assert ops.grad(outer)(Tensor([1.0])).tolist() == [1.0]


def test_inner_gradient_of_the_outers_variable_counts_in_both():
    """d/dx (x · d/dx x²) = d/dx 2x² = 4x."""

    def outer(x):
        return x * ops.grad(lambda y: y * y)(x)

    assert ops.grad(outer)(Tensor([3.0])).tolist() == [12.0]


def test_second_gradient_equals_finite_differences(rng):
    point = rng.standard_normal(3)
    inner = ops.grad(lambda x: (x.exp() * x.sin()).sum())

    found = ops.grad(lambda x: (inner(x) * inner(x)).sum())(Tensor(point)).asnumpy()
    expected = finite_differences(
        lambda x: (inner(Tensor(x)) * inner(Tensor(x))).sum().asnumpy(), [point], 0
    )
    np.testing.assert_allclose(found, expected, rtol=1e-6)


def test_parameter_keeps_no_history_after_its_gradient():
    weight = Parameter(Tensor([2.0]), name="weight")
    ops.grad(lambda x: x * weight, None, [weight])(Tensor([3.0]))

    assert weight.node is None


def test_parameter_keeps_no_history_after_an_error():
    weight = Parameter(Tensor([2.0]), name="weight")

    def fails(x):
        raise RuntimeError

    with pytest.raises(RuntimeError):
        ops.grad(fails, None, [weight])(Tensor([3.0]))
    assert weight.node is None


def test_gradient_of_positions_and_weights_come_as_a_pair():
    weight = Parameter(Tensor([2.0]), name="weight")
    both = ops.grad(lambda x: x * weight, 0, [weight])(Tensor([3.0]))

    assert [both[0].tolist(), both[1][0].tolist()] == [[2.0], [3.0]]


def test_gradients_can_be_told_by_position_and_name():
    weight = Parameter(Tensor([2.0]), name="weight")
    (one, (other,)) = ops.grad(lambda x: x * weight, 0, [weight], return_ids=True)(Tensor([3.0]))

    assert (one[0], other[0]) == (0, "weight")


def test_gradient_keeps_the_number_type_of_its_input():
    weight = Parameter(Tensor(np.ones(2, np.float16)), name="weight")
    gradient = ops.grad(lambda: weight * 2.0, None, weight)()

    assert gradient.dtype == engine.float16


@pytest.mark.parametrize(("args", "position"), [((Tensor([1.0]),), 1), ((1.0,), 0)])
def test_position_without_a_tensor_is_refused(args, position):
    with pytest.raises(ValueError, match=f"a tensor at position {position}"):
        ops.grad(lambda *xs: xs[0] * 1.0, position)(*args)


def test_neither_positions_nor_weights_is_refused():
    with pytest.raises(ValueError, match="a grad_position or weights"):
        ops.grad(lambda x: x, None)


def test_finite_differences_leave_their_inputs_as_they_were():
    point = np.array([1.0, 2.0])
    gradient = finite_differences(lambda x, y: (x * y, x), [point, np.array([3.0, 4.0])], 0)

    assert point.tolist() == [1.0, 2.0]
    np.testing.assert_allclose(gradient, [4.0, 5.0])


@pytest.mark.no_mode
def test_gradients_on_the_way_are_forgotten_when_they_have_been_passed_on() -> None:
    def function(x):
        for _ in range(20):
            x = ops.tanh(x)
        return x.sum()

    x = ops.ones((64, 256))  # 64 KB; the tape itself keeps 20 of it
    tracemalloc.start()
    ops.grad(function)(x)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert peak < 27 * 65536
