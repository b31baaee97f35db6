"""Functions of a user on gradients that pass by, and as operators."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from tests.engine.fake_cupy.gpu import fake_gpu

X = Tensor([1.0, 2.0])


def test_gradient_goes_through_the_function():
    clip = ops.InsertGradientOf(lambda g: ops.clamp(g, -1.0, 1.0))
    found = ops.grad(lambda x: (clip(x) * Tensor([5.0, 0.5])).sum())(X)

    assert clip(X).tolist() == [1, 2]
    assert found.tolist() == [1, 0.5]
    assert clip(3) == 3


def test_function_that_returns_nothing_leaves_the_gradient():
    seen = []
    watch = ops.InsertGradientOf(seen.append)
    found = ops.grad(lambda x: (watch(x) * 3).sum())(X)

    assert found.tolist() == [3, 3]
    assert seen[0].tolist() == [3, 3]


def test_gradient_of_the_gradient_goes_through_it_too():
    double = ops.InsertGradientOf(lambda g: g * 2)

    def slope(x):
        return ops.grad(lambda x: (double(x) ** 3).sum())(x).sum()

    assert ops.grad(slope)(X).tolist() == pytest.approx([6 * 2 * 2 * 1, 6 * 2 * 2 * 2], rel=1)


@pytest.mark.parametrize(
    ("change", "expected"),
    [(lambda g: (g[0] * 3,), 6), (lambda g: g[0] * 3, 6), (lambda g: None, 2)],
)
def test_hook_sees_gradients_as_a_tuple_and_may_change_them(change, expected):
    hook = ops.HookBackward(change)

    assert ops.grad(lambda x: (hook(x) * 2).sum())(X).tolist() == [expected] * 2


def test_hook_of_several_tensors_sees_zeros_where_no_gradient_came():
    seen = []
    hook = ops.HookBackward(lambda g: seen.append([part.tolist() for part in g]))
    found = ops.grad(lambda x, y: (hook(x, y)[0] * 2).sum(), (0, 1))(X, X)

    assert seen == [[[2, 2], [0, 0]]]
    assert [part.tolist() for part in found] == [[2, 2], [0, 0]]


def test_what_is_no_function_or_no_tensor_is_refused():
    for make in (ops.InsertGradientOf, ops.HookBackward, ops.Custom):
        with pytest.raises(ArgumentTypeError, match="a function"):
            make(3)
    with pytest.raises(ArgumentTypeError, match="tensors"):
        ops.HookBackward(print)(3)
    with pytest.raises(ArgumentValueError, match="pyfunc"):
        ops.Custom(print, func_type="aot")


def test_python_function_is_an_operator():
    kind, shape = engine.float32, (2,)
    add = ops.PyFunc(lambda a, b: a + b, [kind] * 2, [shape] * 2, [engine.float64], [shape])
    (found,) = add((X, X))

    assert found.tolist() == [2, 4]
    assert found.dtype == engine.float64
    assert add(X, X)[0].tolist() == [2, 4]


def test_tensor_without_axes_is_a_number_to_a_python_function():
    kinds = []
    note = ops.PyFunc(
        lambda n: kinds.append(type(n)) or n, [engine.int64], [()], [engine.int64], [()]
    )
    note((Tensor(3),))

    assert kinds == [int]


def test_python_function_is_given_and_gives_what_was_said():
    double = ops.PyFunc(lambda a: a * 2, [engine.float32], [(2,)], [engine.float32], [(3,)])

    with pytest.raises(ShapeError, match="PyFunc, inputs"):
        double((Tensor([1.0]),))
    with pytest.raises(ArgumentTypeError, match="PyFunc, inputs"):
        double((Tensor([1, 2]),))
    with pytest.raises(ShapeError, match="PyFunc, outputs"):
        double((X,))


def test_custom_operator_has_the_gradient_it_is_given():
    square = ops.Custom(
        lambda a: a * a,
        out_shape=lambda shape: shape,
        out_dtype=lambda kind: kind,
        bprop=lambda x, out, g: (g * 2 * x,),
    )

    assert square(X).tolist() == [1, 4]
    assert ops.grad(lambda x: (square(x) * 3).sum())(X).tolist() == [6, 12]
    assert ops.grad(lambda x: ops.grad(lambda x: square(x).sum())(x).sum())(X).tolist() == [2, 2]


def test_custom_operator_may_have_several_outputs():
    both = ops.Custom(
        lambda a, b: (a + b, a * b),
        out_dtype=[engine.float32, engine.float64],
        bprop=lambda a, b, out, g: (g[0] + g[1] * b, g[0] + g[1] * a),
    )
    total, product = both(X, X)

    assert (total.tolist(), product.tolist()) == ([2, 4], [1, 4])
    assert product.dtype == engine.float64
    found = ops.grad(lambda a, b: both(a, b)[1].sum(), (0, 1))(X, X)
    assert [part.tolist() for part in found] == [[1, 2], [1, 2]]


def test_custom_operator_without_a_gradient_says_so():
    plain = ops.Custom(lambda a: a * a)

    assert plain(X).tolist() == [1, 4]
    with pytest.raises(StateError, match="bprop"):
        ops.grad(lambda x: plain(x).sum())(X)


def test_functions_see_numpy_arrays_of_a_device():
    with fake_gpu():
        x = Tensor([1.0, 2.0])
        kinds = []
        note = ops.Custom(lambda a: kinds.append(type(a)) or a * 2)

        assert note(x).tolist() == [2, 4]
        assert note(x).device == "GPU:0"
        add = ops.PyFunc(lambda a: a + 1, [x.dtype], [(2,)], [x.dtype], [(2,)])
        assert add((x,))[0].device == "GPU:0"
        assert kinds == [np.ndarray] * 2
