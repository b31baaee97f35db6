"""What a primitive says of itself holds for its examples: its kind, linearity, rows, moves, names.

The checks are plain functions, so that the last tests can show that they catch what they should.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args

import numpy as np
import pytest

import tests.whole_engine  # noqa: F401 - all that registers itself
from engine.autodiff import PRIMITIVES, Primitive
from engine.autodiff.traits import Kind, Linear
from engine.train.export.mindir.registry import CONVERTERS as IN_MINDIR
from engine.train.export.onnx.registry import CONVERTERS as IN_ONNX
from tests.every_case import every

SEED = 7
OPERATORS = [pytest.param(operator, id=name) for name, operator in sorted(PRIMITIVES.items())]
Call = tuple[tuple[Any, ...], dict[str, Any]]


def calls_of(operator: Primitive) -> Iterator[Call]:
    assert operator.examples is not None
    for inputs, attrs in operator.examples(np.random.default_rng(SEED)):
        yield inputs, {**operator.defaults, **attrs}


def is_array(value: Any) -> bool:
    return isinstance(value, np.ndarray)


def is_float(value: Any) -> bool:
    return is_array(value) and value.dtype.kind in "fc"


def alike(one: Any, other: Any) -> None:
    np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-9)


def check_elementwise(operator: Primitive, inputs: tuple, attrs: dict) -> None:
    """An element is made of the same one of each input: also where the others are not there."""
    out = operator(*inputs, **attrs)
    shape = np.broadcast_shapes(*(np.shape(one) for one in inputs if one is not None))
    full = [np.broadcast_to(one, shape).ravel() if is_array(one) else one for one in inputs]
    odd = [one[1::2] if is_array(one) else one for one in full]

    assert out.shape == shape
    alike(operator(*odd, **attrs), out.ravel()[1::2])


def check_reduction(operator: Primitive, inputs: tuple, attrs: dict) -> None:
    (x,) = inputs
    for axis in range(x.ndim):
        kept = operator(x, **{**attrs, "axis": axis, "keepdims": True})
        out = operator(x, **{**attrs, "axis": axis, "keepdims": False})

        assert kept.shape == (*x.shape[:axis], 1, *x.shape[axis + 1 :])
        assert np.array_equal(np.squeeze(kept, axis), out, equal_nan=out.dtype.kind in "fc")
        for other in set(range(x.ndim)) - {axis}:
            part = operator(_first(x, other), **{**attrs, "axis": axis, "keepdims": True})
            alike(part, _first(kept, other))


def check_along(operator: Primitive, inputs: tuple, attrs: dict) -> None:
    (x,) = inputs
    out = operator(x, **attrs)

    assert out.ndim == x.ndim
    for other in set(range(x.ndim)) - {attrs["axis"] % x.ndim}:
        alike(operator(_first(x, other), **attrs), _first(out, other))


def check_window(operator: Primitive, inputs: tuple, attrs: dict) -> None:
    out = operator(*inputs, **attrs)
    for axis in (0, 1):
        assert all(one.shape[axis] == out.shape[axis] for one in inputs)
        parts = [_first(one, axis) for one in inputs]
        alike(operator(*parts, **attrs), _first(out, axis))


def check_exchange(operator: Primitive, inputs: tuple, attrs: dict) -> None:
    assert operator.reference.__module__.startswith("engine.ops.between.")


def _first(x: Any, axis: int) -> Any:
    return x[(slice(None),) * axis + (slice(0, 1),)]


OF_KINDS: dict[str, Callable[[Primitive, tuple, dict], None]] = {
    "elementwise": check_elementwise,
    "reduction": check_reduction,
    "along": check_along,
    "window": check_window,
    "exchange": check_exchange,
    "other": lambda operator, inputs, attrs: None,
}


def check_kind(operator: Primitive) -> None:
    for inputs, attrs in calls_of(operator):
        OF_KINDS[operator.traits.kind](operator, inputs, attrs)


def check_linear(operator: Primitive) -> None:
    rng, tried = np.random.default_rng(SEED), False
    for inputs, attrs in calls_of(operator):
        if all(map(is_float, inputs)):
            tried = True
            for among in _together(operator.traits.linear, len(inputs)):
                others = tuple(
                    rng.standard_normal(one.shape) if k in among else one
                    for k, one in enumerate(inputs)
                )
                mixed = tuple(
                    2 * one - 3 * other if k in among else one
                    for k, (one, other) in enumerate(zip(inputs, others, strict=True))
                )
                first, second = operator(*inputs, **attrs), operator(*others, **attrs)

                assert not isinstance(first, tuple), "who asks reckons with one result"
                alike(operator(*mixed, **attrs), 2 * first - 3 * second)

    assert tried or not operator.traits.linear


def _together(linear: str, count: int) -> list[set[int]]:
    """The sets of inputs in which a result is linear."""
    every_one = set(range(count))
    found = {"": [], "all": [every_one], "each": [{k} for k in every_one], "first": [{0}]}
    return found[linear]


def check_rows(operator: Primitive) -> None:
    rows = operator.traits.rows
    for inputs, attrs in calls_of(operator):
        if rows and inputs[0].ndim > 1:
            out = operator(*inputs, **attrs)
            part = [one[:1] if k in rows else one for k, one in enumerate(inputs)]

            assert all(len(inputs[k]) == len(out) for k in rows)
            alike(operator(*part, **attrs), out[:1])


def check_moves(operator: Primitive) -> None:
    """Each number of a result is one of an input, or of an attribute, or 0 or 1."""
    for inputs, attrs in calls_of(operator) if operator.traits.moves else ():
        out = operator(*inputs, **attrs)
        for part in out if isinstance(out, tuple) else (out,):
            given = [one for one in inputs if is_array(one)]
            said = [one for one in attrs.values() if isinstance(one, int | float)]
            known = [one.astype(part.dtype).ravel() for one in (*given, np.array([0, 1, *said]))]

            assert np.isin(part, np.concatenate(known)).all()


CHECKS = (check_kind, check_linear, check_rows, check_moves)


@every("operator", OPERATORS)
@every("check", CHECKS)
def test_what_a_primitive_says_holds_for_its_examples(
    operator: Primitive, check: Callable[[Primitive], None]
) -> None:
    check(operator)


@every("operator", OPERATORS)
def test_what_is_said_is_of_what_there_is(operator: Primitive) -> None:
    traits = operator.traits

    assert traits.kind in get_args(Kind)
    assert traits.linear in get_args(Linear)
    assert traits.mindspore.isidentifier()
    assert traits.mindspore[0].isupper()


@every("operator", OPERATORS)
def test_what_stays_as_given_computes_nothing(operator: Primitive) -> None:
    assert not operator.traits.as_given or operator.traits.moves or operator.runs_others


@every("operator", OPERATORS)
def test_what_has_an_operator_in_a_form_is_written_there(operator: Primitive) -> None:
    assert not operator.traits.onnx or operator.name in IN_ONNX.by_name
    assert not operator.traits.mindir or operator.name in IN_MINDIR.by_name


def test_no_two_primitives_are_one_operator_of_mindir() -> None:
    named = [one.traits.mindir for one in PRIMITIVES.values() if one.traits.mindir]

    assert len(named) == len(set(named))


@pytest.mark.parametrize(
    ("name", "wrong", "check"),
    [
        ("running_sum", {"kind": "elementwise"}, check_kind),
        ("matrix_product", {"kind": "elementwise"}, check_kind),
        ("cosine_transform", {"kind": "window"}, check_kind),
        ("exponential", {"kind": "exchange"}, check_kind),
        ("flipped", {"kind": "along"}, check_kind),
        ("softmax_along", {"kind": "reduction"}, check_kind),
        ("mul", {"linear": "all"}, check_linear),
        ("div", {"linear": "each"}, check_linear),
        ("relu", {"linear": "first"}, check_linear),
        ("parted", {"linear": "all"}, check_linear),
        ("convolve_weight", {"rows": (0,)}, check_rows),
        ("exponential", {"rows": (0,)}, check_rows),
        ("window_sum", {"moves": True}, check_moves),
        ("running_sum", {"moves": True}, check_moves),
    ],
)
def test_what_does_not_hold_is_caught(
    name: str, wrong: dict[str, Any], check: Any, monkeypatch: Any
) -> None:
    operator = PRIMITIVES[name]
    monkeypatch.setattr(operator, "traits", operator.traits._replace(**wrong))

    with pytest.raises((AssertionError, TypeError, KeyError, ValueError)):
        check(operator)
