"""Every operator: its examples, its gradients against finite differences, its shape rule.

The checks are plain functions, so that the last tests can show that they catch what they should.
"""

from __future__ import annotations

import functools
import inspect
import itertools
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import tests.whole_engine  # noqa: F401 - all that registers itself
from engine import Tensor, ops
from engine.autodiff import PRIMITIVES, Primitive, Spec, defvjp, primitive
from engine.autodiff.check import finite_differences
from engine.backend import asnumpy
from engine.ops.fake_quant import scale_and_zero_point
from tests.every_case import every
from tests.gradients import along, differences_along, each
from tests.operators import PURE

SEED = 7


def examples_of(operator: Primitive) -> list[tuple[tuple, dict]]:
    assert operator.examples is not None, f"{operator.name} has no examples"
    examples = list(operator.examples(np.random.default_rng(SEED)))

    assert examples, f"{operator.name} has no examples"
    return examples


OPERATORS = [pytest.param(operator, id=name) for name, operator in sorted(PRIMITIVES.items())]


def _cut_off(x: Any, low: Any, high: Any, **attrs: Any) -> Any:
    """`fake_quant` without the rounding."""
    axis = attrs["axis"]
    shape = () if axis is None else (-1, *(1,) * (x.ndim - 1 - axis))
    numbers = (attrs["lowest"], attrs["highest"], attrs["symmetric"])
    scale, zero = scale_and_zero_point(low.array, high.array, *numbers)
    ends = ((number - zero) * scale for number in numbers[:2])
    return ops.clamp(x, *(Tensor(one.reshape(shape)) for one in ends))


def _between_steps(x: Any, end: Any, **attrs: Any) -> Any:
    """`learned_quant` with the whole numbers that it has at its example, whatever comes."""
    operator = PRIMITIVES["learned_quant"]
    at = next(inputs for inputs, own in examples_of(operator) if own == attrs)
    shape = () if attrs["axis"] is None else (-1, *(1,) * (x.ndim - 1 - attrs["axis"]))
    was_x, was_end = at[0], at[1].reshape(shape)
    size, beside = np.abs(was_end), ops.reshape(end, shape)
    out = operator.reference(*at, **attrs)
    inside = (was_x <= size) & (was_x >= (-size if attrs["symmetric"] else 0))
    return Tensor(inside * 1.0) * x + beside * Tensor((out - inside * was_x) / was_end)


# Operators that round: their gradient is that of a function without steps, by definition.
STRAIGHT_THROUGH = {"fake_quant": _cut_off, "learned_quant": _between_steps}


def parts(out: Any) -> tuple:
    return out if isinstance(out, tuple) else (out,)


def is_float(value: Any) -> bool:
    return isinstance(value, np.ndarray | Tensor) and (
        np.asarray(value).dtype.kind == "f" and np.asarray(value).dtype != np.float16
    )


def differentiable_inputs(operator: Primitive, inputs: tuple) -> list[int]:
    if not operator.differentiable:
        return []
    rules = operator.rules * len(inputs) if operator.variadic else operator.rules
    return [
        k
        for k, value in enumerate(inputs)
        if is_float(value) and (operator.joint_rule is not None or rules[k] is not None)
    ]


def weighted(operator: Primitive, attrs: dict, *, squared: bool) -> Any:
    """The operator as a function of tensors to one number, each element weighted differently."""

    def function(*inputs: Any) -> Any:
        rng = np.random.default_rng(SEED)
        total: Any = 0.0
        for part in parts(operator(*inputs, **attrs)):
            if part.array.dtype.kind in "fc":
                shown = part if part.array.dtype.kind == "f" else ops.view_as_real(part)
                weights = Tensor(rng.standard_normal(shown.shape))
                total = total + ops.sum((shown * shown if squared else shown) * weights)
        return total

    return function


def of_arrays(function: Any) -> Any:
    def on_arrays(*inputs: Any) -> Any:
        return function(*(Tensor(x) if is_float(x) else x for x in inputs)).array

    return on_arrays


def check_gradient(operator: Primitive) -> None:
    for inputs, attrs in examples_of(operator):
        function = weighted(operator, attrs, squared=False)
        smooth = weighted(STRAIGHT_THROUGH.get(operator.name, operator), attrs, squared=False)
        positions = differentiable_inputs(operator, inputs)
        compare(operator, function, inputs, positions, "gradient", smooth)


def check_second_gradient(operator: Primitive) -> None:
    for inputs, attrs in examples_of(operator):
        positions = differentiable_inputs(operator, inputs)
        if not positions:
            continue
        squared = operator.name not in STRAIGHT_THROUGH  # their values are steps
        inner = ops.grad(weighted(operator, attrs, squared=squared), tuple(positions))
        rng = np.random.default_rng(SEED)
        directions = [Tensor(rng.standard_normal(np.shape(inputs[k]))) for k in positions]

        def first_along(*given: Any, inner: Any = inner, directions: Any = directions) -> Any:
            found = each(inner(*given))
            return sum(ops.sum(g * d) for g, d in zip(found, directions, strict=True))

        compare(operator, first_along, inputs, positions, "second gradient")


def compare(
    operator: Primitive,
    function: Any,
    inputs: tuple,
    positions: list,
    what: str,
    smooth: Any = None,
) -> None:
    tensors = tuple(Tensor(x) if is_float(x) else x for x in inputs)
    for k in positions:
        found = ops.grad(function, k)(*tensors).asnumpy()
        if what == "gradient":
            expected = finite_differences(of_arrays(smooth or function), inputs, k)
        else:
            found, expected = along(found), differences_along(of_arrays(function), inputs, k)
        scale = max(1.0, float(np.abs(expected).max(initial=0)))
        close = np.allclose(found, expected, rtol=1e-5, atol=2e-6 * scale)

        assert close, f"{operator.name}: {what} of input {k}: {found} is not {expected}"


def check_shape_rule(operator: Primitive) -> None:
    for inputs, attrs in examples_of(operator):
        expected = [Spec.of(part) for part in parts(operator.reference(*inputs, **attrs))]
        specs = [Spec.of(value) for value in inputs]
        inferred = operator.spec_of(*specs, **attrs)
        inferred = [inferred] if isinstance(inferred, Spec) else list(inferred)

        assert inferred == expected, f"{operator.name}: infer gives {inferred}, not {expected}"


@every("operator", OPERATORS)
def test_defaults_of_attributes_stand_at_the_operator_alone(operator: Primitive) -> None:
    rules = (*operator.rules, operator.joint_rule, operator.infer)
    parameters = [p for rule in rules if rule for p in inspect.signature(rule).parameters.values()]

    assert [p.name for p in parameters if p.default is not p.empty] == []


def with_dtype(inputs: tuple, dtype: Any) -> tuple:
    return tuple(x.astype(dtype) if is_float(x) else x for x in inputs)


@every("operator", OPERATORS)
def test_gradient_equals_finite_differences(operator: Primitive) -> None:
    check_gradient(operator)


@every("operator", [param for param in OPERATORS if param.values[0].differentiable])
def test_second_gradient_equals_finite_differences_of_the_first(operator: Primitive) -> None:
    check_second_gradient(operator)


@every("operator", OPERATORS)
def test_shape_rule_says_what_comes_out(operator: Primitive) -> None:
    check_shape_rule(operator)


@every("operator", PURE.values())
def test_inputs_are_left_as_they_were(operator: Primitive) -> None:
    for inputs, attrs in examples_of(operator):
        before = [np.array(x) for x in inputs]
        operator.reference(*inputs, **attrs)

        assert all(itertools.starmap(same, zip(inputs, before, strict=True))), operator.name


def same(value: Any, before: Any) -> bool:
    return value is None or bool(np.array_equal(value, before))


SMALLER = [np.float32, np.float16, ml_dtypes.bfloat16]
# What they give behind their first output is float32 of halves, as MindSpore's is: moments.
WIDE_BEHIND = {"standardized"}


@every("operator", OPERATORS)
@every("dtype", SMALLER)
def test_smaller_floats_stay_finite_and_keep_their_dtype(operator: Primitive, dtype: Any) -> None:
    for inputs, attrs in examples_of(operator):
        reals = [x for x in inputs if is_float(x)]
        given = with_dtype(inputs, dtype)
        if not reals or "dtype" in attrs:
            continue
        for k, part in enumerate(parts(operator.reference(*given, **attrs))):
            array = np.asarray(part)
            kept = np.float32 if k and operator.name in WIDE_BEHIND else dtype
            kept = np.complex64 if array.dtype.kind == "c" else kept  # there are none of halves

            assert array.dtype == kept or array.dtype.kind in "biu", operator.name
            assert np.isfinite(array).all(), operator.name


@every("operator", OPERATORS)
@every("dtype", SMALLER)
def test_gradients_of_smaller_floats_are_of_their_dtype(operator: Primitive, dtype: Any) -> None:
    for inputs, attrs in examples_of(operator):
        positions = tuple(differentiable_inputs(operator, inputs))
        if not positions:
            continue
        smaller = with_dtype(inputs, dtype)
        given = (Tensor(x) if isinstance(x, np.ndarray) else x for x in smaller)
        gradients = ops.grad(functools.partial(operator, **attrs), positions)(*given)

        assert {part.array.dtype for part in parts(gradients)} == {np.dtype(dtype)}, operator.name


# Their vectors may as well point the other way: those of one column all do.
OF_EITHER_SIGN = {"singular_parts", "symmetric_eigen"}


def turned_alike(arrays: list[Any]) -> list[Any]:
    """The same with each vector turned so that the first kind's largest number is positive."""
    values, first, *others = arrays
    at = np.abs(first).argmax(-2, keepdims=True)
    signs = np.sign(np.take_along_axis(first, at, -2))[..., : values.shape[-1]]
    return [values, *(one[..., : values.shape[-1]] * signs for one in (first, *others))]


@pytest.mark.gpu
@pytest.mark.parametrize("operator", OPERATORS)
def test_cupy_gives_what_numpy_gives(operator: Primitive) -> None:
    import cupy

    for inputs, attrs in examples_of(operator):
        expected = list(parts(operator.reference(*inputs, **attrs)))
        moved = (cupy.asarray(x) if isinstance(x, np.ndarray) else x for x in inputs)
        found = [asnumpy(one) for one in parts(operator.reference(*moved, **attrs))]
        if operator.name in OF_EITHER_SIGN:
            expected, found = turned_alike(expected), turned_alike(found)
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-12)


@pytest.fixture
def new_operator() -> Any:
    """Makes a doubling operator with a given rule, and forgets it after the test."""

    def make(rule: Any, examples: Any) -> Primitive:
        @primitive(infer=lambda x: x)
        def doubled_for_this_test(x: Any) -> Any:
            return x * 2

        defvjp(doubled_for_this_test, rule, examples=examples)
        return doubled_for_this_test

    yield make
    PRIMITIVES.pop("doubled_for_this_test", None)


def one_array(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {}


def test_right_rule_passes(new_operator: Any) -> None:
    check_gradient(new_operator(lambda g, out, x: ops.mul(g, 2), one_array))


def test_wrong_rule_is_caught_by_name(new_operator: Any) -> None:
    operator = new_operator(lambda g, out, x: ops.mul(g, 3), one_array)

    with pytest.raises(AssertionError, match="doubled_for_this_test: gradient of input 0"):
        check_gradient(operator)


def test_rule_that_forgets_its_history_is_caught_by_name(new_operator: Any) -> None:
    """A rule of array code is right once, but a second derivative cannot pass through it."""

    def rule(g: Any, out: Any, x: Any) -> Any:
        return Tensor(g.array * 2) if isinstance(g, Tensor) else g * 2

    operator = new_operator(rule, one_array)
    check_gradient(operator)

    with pytest.raises(AssertionError, match="doubled_for_this_test: second gradient of input 0"):
        check_second_gradient(operator)


@pytest.mark.parametrize("examples", [None, lambda rng: iter(())])
def test_operator_without_examples_is_caught_by_name(new_operator: Any, examples: Any) -> None:
    operator = new_operator(lambda g, out, x: ops.mul(g, 2), examples)

    with pytest.raises(AssertionError, match="doubled_for_this_test has no examples"):
        check_gradient(operator)


def test_wrong_shape_rule_is_caught_by_name(new_operator: Any) -> None:
    operator = new_operator(lambda g, out, x: ops.mul(g, 2), one_array)
    operator.infer = lambda x: x._replace(shape=())

    with pytest.raises(AssertionError, match="doubled_for_this_test: infer gives"):
        check_shape_rule(operator)
