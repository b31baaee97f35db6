"""`x[index] = value`, outside of gradients and inside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, nn, ops
from engine.autodiff.check import finite_differences
from engine.errors import ArgumentTypeError, IndexRangeError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu
from tests.gradients import each

X = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
V = np.array([7.0, 8.0, 9.0])

Function = Callable[..., Any]


def after(change: Function) -> Function:
    """The squares of what `change` makes of a new tensor, summed."""

    def function(*inputs: Any) -> Any:
        made = inputs[0] * 2.0
        change(made, *inputs[1:])
        return (made * made).sum()

    return function


def check(function: Function, *arrays: np.ndarray) -> None:
    positions = tuple(range(len(arrays)))
    found = each(engine.grad(function, positions)(*map(Tensor, arrays)))

    for k in positions:
        expected = finite_differences(
            lambda *given: function(*map(Tensor, given)).array, list(arrays), k
        )
        np.testing.assert_allclose(found[k].asnumpy(), expected, rtol=1e-6, atol=1e-6)


def put(index: Any, value: Any = None) -> Function:
    def change(made: Any, *given: Any) -> None:
        made[index] = given[0] if value is None else value

    return change


def add_row(made: Any) -> None:
    made[1:] += made[0]


def copy_element(made: Any) -> None:
    made[0, 1] = made[1, 2] * 3.0


def change_view(made: Any) -> None:
    row = made[0]
    row[1] = 10.0


def change_view_of_view(made: Any, v: Any) -> None:
    part = made[1][1:]
    part[...] = v[:2]


def change_other_shape(made: Any, v: Any) -> None:
    made.reshape(3, 2)[0] = v[1:]


def change_transposed(made: Any, v: Any) -> None:
    made.T[:, 0] = v


def change_twice(made: Any, v: Any) -> None:
    made[0] = v
    made[0, 1:] = made[1, :2] * v[0]


@pytest.mark.parametrize(
    "change",
    [
        put(0, 0.0),
        put((slice(None), 1), 3.0),
        put((slice(None, None, -1), slice(0, 2)), 3.0),
        put(..., 3.0),
        put((0, None, slice(None)), [1.0, 2.0, 3.0]),
        put((Tensor([0, 1]), Tensor([2, 0])), 5.0),
        put(([0, 1], 1), 5.0),
        put(Tensor(np.array([[True, False, True], [False, True, False]])), 5.0),
        put((slice(0, 0),), 5.0),
        add_row,
        copy_element,
        change_view,
    ],
)
def test_gradient_is_that_of_what_was_left(change: Function) -> None:
    check(after(change), X)


@pytest.mark.parametrize(
    "change",
    [
        put(1),
        put((slice(None), slice(None))),
        put(([1, 0],)),
        change_view_of_view,
        change_other_shape,
        change_transposed,
        lambda made, v: put((slice(None), 0), v[0])(made),
        change_twice,
    ],
)
def test_gradient_flows_to_what_was_assigned(change: Function) -> None:
    check(after(change), X, V)


def test_mask_that_depends_on_the_numbers_chooses() -> None:
    def function(x: Any) -> Any:
        y = x * 1.0
        y[y > 3] = 0.0
        return (y * y).sum()

    found = engine.grad(function)(Tensor(X)).asnumpy()
    np.testing.assert_allclose(found, np.where(X > 3, 0, 2 * X))


def test_tensor_without_history_takes_one_with_the_value() -> None:
    def function(v: Any) -> Any:
        made = ops.zeros((2, 3), engine.float64)
        made[0] = v
        return (made * made).sum()

    check(function, V)


def test_what_was_computed_before_keeps_the_numbers_of_then() -> None:
    def function(x: Any, v: Any) -> Any:
        y = x * x
        before = y * y
        constant = ops.ones((2, 3), engine.float64)
        weighed = x * constant
        y[0] = v
        constant[0] = v
        return before.sum() + (y * 2.0).sum() + (weighed * 3.0).sum() + constant.sum()

    check(function, X, V)


def test_two_names_of_a_tensor_see_the_assignment() -> None:
    def function(x: Any) -> Any:
        first = x * 2.0
        second = first
        first[0] = 1.0
        return (second * second).sum()

    check(function, X)


def test_gradient_of_the_gradient_goes_through_an_assignment() -> None:
    def slope(x: Any, v: Any) -> Any:
        return (engine.grad(lambda a: after(put(0))(a * a, v))(x) * Tensor(X)).sum()

    check(slope, X, V)


def test_value_takes_the_number_type_of_the_tensor() -> None:
    def function(x: Any, v: Any) -> Any:
        y = x * 1.0
        y[0] = v
        assert y.dtype == engine.float16
        return (y * y).sum()

    half, single = Tensor(X, engine.float16), Tensor(V, engine.float32)
    first, second = engine.grad(function, (0, 1))(half, single)

    assert (first.dtype, second.dtype) == (engine.float16, engine.float32)
    assert second.asnumpy().tolist() == (2 * V).tolist()


def test_cell_may_assign_to_what_it_computed() -> None:
    class Masked(nn.Cell):
        def __init__(self) -> None:
            super().__init__()
            self.weight = Parameter(Tensor(V))

        def construct(self, x: Any) -> Any:
            y = x * self.weight
            y[0, 1] = self.weight[2]
            return y.sum()

    net = Masked()
    found = engine.grad(net, None, net.trainable_params())(Tensor(X))[0]

    assert found.asnumpy().tolist() == [5.0, 5.0, 10.0]


@pytest.mark.parametrize(
    "change", [put(0, 0.0), lambda x: put(0, 0.0)(x[1]), lambda x: put(0, 0.0)(x.T)]
)
def test_input_that_is_being_differentiated_is_not_changed(change: Function) -> None:
    def function(x: Any) -> Any:
        change(x)
        return x.sum()

    given = Tensor(X)
    with pytest.raises(RuntimeError, match="an input that is being differentiated"):
        engine.grad(function)(given)
    assert given.asnumpy().tolist() == X.tolist()


def test_value_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match=r"a value that fits \(3,\), got shape \(2,\)"):
        engine.grad(after(put(0, [1.0, 2.0])))(Tensor(X))
    with pytest.raises(IndexError):
        engine.grad(after(put((slice(None), 5), 1.0)))(Tensor(X))


def test_outside_of_gradients_numbers_are_written_in_place() -> None:
    x = Tensor(X.copy())
    row, other = x[0], x.reshape(3, 2)
    x[0] = [9.0, 8.0, 7.0]
    other[2, 1] = 5.0

    assert row.asnumpy().tolist() == [9.0, 8.0, 7.0]
    assert x.asnumpy().tolist() == [[9.0, 8.0, 7.0], [4.0, 5.0, 5.0]]


def test_whole_numbers_take_whole_parts() -> None:
    x = Tensor([1, 2, 3])
    x[0] = 2.7
    x[1:] = Tensor([5.5, 6.5])

    assert x.asnumpy().tolist() == [2, 5, 6]


def test_parameter_is_written_in_place() -> None:
    parameter = Parameter(Tensor([1.0, 2.0]))
    array = parameter.asnumpy()
    parameter[0] = 5.0

    assert parameter.asnumpy().tolist() == [5.0, 2.0]
    assert array.tolist() in ([5.0, 2.0], [1.0, 2.0])


def masked_after(change: Function) -> Function:
    """Products with a constant that `change` alters between them and afterwards."""

    def function(x: Any) -> Any:
        constant = ops.ones((2, 3), engine.float64) * 2.0
        first = x * constant
        change(constant)
        return (first * x * constant).sum()

    return function


@pytest.mark.parametrize(
    "change",
    [
        put(0, 5.0),
        put((0, 1), 5.0),
        lambda constant: constant.add_(1.0),
        lambda constant: constant[1][1:].fill_(7.0),
        lambda constant: put((1, 0), 5.0)(constant.T),
        lambda constant: put(3, 5.0)(constant.reshape(-1)),
        lambda constant: [put((0, k), 3.0)(constant) for k in range(3)],
    ],
    ids=["row", "element", "in place", "part", "transposed", "flat", "often"],
)
def test_what_was_computed_from_a_constant_still_sees_its_old_numbers(change: Function) -> None:
    check(masked_after(change), X)


def test_constant_from_around_changes_and_gradients_see_what_it_was() -> None:
    constant = Tensor(V.copy())

    def function(x: Any) -> Any:
        out = x * constant
        constant[0] = 100.0
        return out

    assert engine.grad(function)(Tensor(X[0])).asnumpy().tolist() == V.tolist()
    assert constant.asnumpy().tolist() == [100.0, 8.0, 9.0]


def test_what_is_assigned_to_a_detached_tensor_leaves_gradients_alone() -> None:
    def function(x: Any) -> Any:
        doubled = x * 2.0
        out = doubled * doubled
        ops.stop_gradient(doubled)[0] = 10.0
        return out.sum()

    assert engine.grad(function)(Tensor(V)).asnumpy().tolist() == (8.0 * V).tolist()


def test_second_gradient_sees_the_old_numbers_too() -> None:
    def function(x: Any) -> Any:
        constant = ops.ones(3, engine.float64)
        out = x * x * x * constant
        constant[0] = 5.0
        return out.sum()

    second = engine.grad(lambda x: engine.grad(function)(x).sum())

    assert second(Tensor(V)).asnumpy().tolist() == (6.0 * V).tolist()


def test_pulled_later_gradients_see_the_old_numbers_too() -> None:
    def function(x: Any) -> Any:
        constant = ops.ones(3, engine.float64)
        out = x * constant
        constant[0] = 5.0
        return out

    _, pull = ops.vjp(function, Tensor(V))

    assert pull(Tensor(V))[0].asnumpy().tolist() == V.tolist()
    assert pull(Tensor(V))[0].asnumpy().tolist() == V.tolist()


@pytest.mark.parametrize(
    "change",
    [
        lambda new, x: put(1, x[0, 1] * 2.0)(new[0]),
        lambda new, x: put(..., x[1, 1:])(new[1][1:]),
        lambda new, x: put(4, x[1, 1])(new.reshape(-1)),
        lambda new, x: put((2, 0), x[1, 1])(new.T),
        lambda new, x: new[0].add_(x[1]),
    ],
    ids=["row", "part", "flat", "transposed", "in place"],
)
def test_assignment_to_a_part_of_a_new_tensor_reaches_it(change: Function) -> None:
    def function(x: Any) -> Any:
        new = ops.ones((2, 3), engine.float64)
        change(new, x)
        return (new * new * x).sum()

    check(function, X)


def test_parameter_takes_the_numbers_alone() -> None:
    parameter = Parameter(Tensor(V.copy()), requires_grad=False)

    def function(x: Any) -> Any:
        parameter[0] = x[1] * 2.0
        parameter[1:].copy_(x[:2])
        return (x * parameter).sum()

    found = engine.grad(function)(Tensor(V))

    assert found.asnumpy().tolist() == parameter.asnumpy().tolist() == [16.0, 7.0, 8.0]


def numbers_that_were_computed() -> list[Any]:
    x = ops.ones((2, 2))
    return [x.sum(), x.astype(engine.bfloat16).sum(), x[0, 0], x.max(), x.mean() * 4.0]


@pytest.mark.parametrize("k", range(5))
def test_number_that_was_computed_is_assigned_to(k: int) -> None:
    number = numbers_that_were_computed()[k]
    before = float(number)
    kept = number.dtype

    assert float(number.add_(1.0)) == float(number) == before + 1.0
    assert float(ops.assign_add(number, 1.0)) == before + 2.0
    number[()] = 7.0
    assert (float(number), number.dtype) == (7.0, kept)


def test_repeated_numbers_become_the_tensors_own() -> None:
    x = Tensor(V.copy())
    repeated = ops.broadcast_to(x, (2, 3))
    repeated[0] = 1.0
    ops.assign(ops.broadcast_to(x, (2, 3)), repeated)

    assert repeated.tolist() == [[1.0, 1.0, 1.0], V.tolist()]
    assert x.tolist() == V.tolist()


def test_what_is_turned_round_is_no_view() -> None:
    x = Tensor(V.copy())
    ops.flip(x, (0,))[0] = 1.0

    assert x.tolist() == V.tolist()


def test_lists_may_hold_what_has_a_history() -> None:
    def function(x: Any) -> Any:
        made, new = x * 2.0, ops.ones((2, 3), engine.float64)
        made[0] = [x[1, 0] * 3.0, 5, x[1, 2]]
        new[:, :2] = [[x[0, 0], 1.0], (2, x[1, 1])]
        return (made * made * new).sum()

    check(function, X)


@pytest.mark.parametrize("remembered", [False, True])
@pytest.mark.parametrize(
    ("index", "value", "error", "message"),
    [
        (0, None, ArgumentTypeError, "expected numbers, got NoneType"),
        (0, "a", ArgumentTypeError, "expected numbers, got str"),
        (0, 1j, ArgumentTypeError, "expected real numbers, as Float64 holds, got complex"),
        (0, [1.0, 2.0], ShapeError, r"a value that fits \(3,\), got shape \(2,\)"),
        (7, 1.0, IndexRangeError, r"an index of shape \(2, 3\)"),
        ("a", 1.0, IndexRangeError, r"an index of shape \(2, 3\)"),
        ((0, 0, 0), 1.0, IndexRangeError, r"an index of shape \(2, 3\)"),
        (np.array([True, False, True]), 1.0, IndexRangeError, r"an index of shape \(2, 3\)"),
    ],
)
def test_what_cannot_be_assigned_is_refused_in_words(
    remembered: bool, index: Any, value: Any, error: type, message: str
) -> None:
    def function(x: Any) -> Any:
        doubled = x * 2.0
        doubled[index] = value
        return doubled

    with pytest.raises(error, match=message):
        (engine.grad(function) if remembered else function)(Tensor(X))


def test_method_in_place_does_not_grow_the_tensor() -> None:
    with pytest.raises(ShapeError, match=r"a value that fits \(3,\), got shape \(2, 3\)"):
        Tensor(V.copy()).add_(Tensor(X))


@pytest.mark.parametrize(
    "change",
    [
        lambda constant, x: put(0, 5.0)(constant),
        lambda constant, x: constant.add_(1.0),
        lambda constant, x: put((0, 1), x[1, 1])(constant),
        lambda constant, x: put(0, [x[0, 1], 2.0, 3.0])(constant),
        lambda constant, x: put(1, x[0, 0])(constant[0]),
    ],
    ids=["row", "in place", "element", "list", "part"],
)
def test_gpu_gives_the_gradients_of_the_cpu(change: Function) -> None:
    def function(x: Any) -> Any:
        constant = ops.ones((2, 3)) * 2.0
        first = x * constant
        change(constant, x)
        return (first * x * constant).sum()

    def gradient() -> Any:
        return engine.grad(function)(Tensor(X.astype(np.float32))).asnumpy()

    expected = gradient()
    with fake_gpu():
        assert np.array_equal(gradient(), expected)
