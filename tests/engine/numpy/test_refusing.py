"""What is refused, and what is said then."""

from __future__ import annotations

import re
from typing import Any

import pytest

import engine.numpy as mnp
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    EngineError,
    IndexRangeError,
    ShapeError,
    UnsupportedError,
)

X = mnp.ones((2, 3))


@pytest.mark.parametrize(
    ("call", "error", "told"),
    [
        (lambda: mnp.array([1, [2]]), ShapeError, "lists of one length at each level"),
        (lambda: mnp.array("a"), ArgumentTypeError, "expected numbers"),
        (lambda: mnp.where(X > 0), ArgumentTypeError, "argwhere(condition) gives the indices"),
        (lambda: mnp.amax(X, where=X > 0), ArgumentValueError, "a number beside where"),
        (lambda: mnp.clip(X, None, None), ArgumentValueError, "clip expected a bound"),
        (lambda: mnp.cross(X, [1.0]), ShapeError, "2 or 3 elements along axis -1"),
        (lambda: mnp.split(X, 2, 1), ArgumentValueError, "a number that divides 3"),
        (lambda: mnp.split(X, 1.5), ArgumentTypeError, "an int, or a tuple or list of ints"),
        (lambda: mnp.choose([5], [1, 2], "raise"), IndexRangeError, "indices from 0 to 1"),
        (lambda: mnp.choose([5], [1, 2], "a"), ArgumentValueError, "'clip', 'wrap' or 'raise'"),
        (lambda: mnp.ravel_multi_index(([5], [0]), (2, 2), "raise"), IndexRangeError, "0 to 1"),
        (lambda: mnp.histogram(X, "auto"), UnsupportedError, "say how many there are"),
        (lambda: mnp.histogram(X, 3, (2, 1)), ArgumentValueError, "numbers that rise"),
        (lambda: mnp.bincount([0.5]), ArgumentTypeError, "whole numbers, got Float32"),
        (lambda: mnp.norm(X, 3), ArgumentValueError, "'fro', 'nuc', 1, 2 or infinity"),
        (lambda: mnp.norm(X, axis=(0, 0)), ShapeError, "one or two of 2 axes"),
        (lambda: mnp.pad(X, 1, "other"), ArgumentValueError, "a function or one of"),
        (lambda: mnp.pad(X, (1, 2, 3)), ArgumentValueError, "a number, a pair or 2 pairs"),
        (lambda: mnp.pad(X, -1), ArgumentValueError, "whole numbers from 0"),
        (lambda: mnp.concatenate(5), ArgumentTypeError, "a tuple, a list or a tensor"),
        (lambda: mnp.concatenate([]), ArgumentValueError, "at least one tensor"),
        (lambda: mnp.linspace(0, 1, 2.5), ArgumentTypeError, "linspace(num) expected an int"),
        (lambda: mnp.linspace(0, 1, axis=3), ShapeError, "one of 1 axes, got 3"),
        (lambda: mnp.arange(0, 5, 0), ArgumentValueError, "a number other than 0"),
        (lambda: mnp.gradient(X, 1, 2, 3), ArgumentTypeError, "no, one or 2 distances"),
        (lambda: mnp.gradient(X[:1]), ShapeError, "at least 2 elements"),
        (lambda: mnp.mgrid[0], ArgumentTypeError, "slices with an end"),
        (lambda: mnp.average(X, weights=[1.0, 2.0]), ArgumentTypeError, "one axis that is named"),
        (lambda: mnp.cov(X, fweights=[0.5, 1, 1]), ArgumentTypeError, "whole numbers"),
        (lambda: mnp.interp(X, [1, 2], [1]), ShapeError, "(2,), got shape (1,)"),
        (lambda: mnp.searchsorted(X, 1), ShapeError, "a vector, got shape (2, 3)"),
        (lambda: mnp.array_str([1]), ArgumentTypeError, "a tensor, got list"),
        (lambda: mnp.multi_dot([X]), ArgumentValueError, "at least 2 matrices"),
        (lambda: mnp.signbit(X, dtype=mnp.int32), ArgumentTypeError, "expected bool_"),
        (lambda: mnp.sign(True), ArgumentTypeError, "expected numbers, got truth values"),
        (lambda: mnp.promote_types("other", int), ArgumentTypeError, "number type"),
        (mnp.result_type, ArgumentTypeError, "at least one argument"),
        (lambda: mnp.rollaxis(X, 2), ShapeError, "one of 2 axes, got 2 and 0"),
        (lambda: mnp.unravel_index(1, (2,), "A"), ArgumentValueError, "'C' or 'F'"),
    ],
)
def test_what_is_wrong_is_told(call: Any, error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=re.escape(told)):
        call()


@pytest.mark.parametrize(
    ("call", "name"),
    [
        (lambda: mnp.reshape(X, (4, 2)), "reshape"),
        (lambda: mnp.mean(X, axis=5), "mean"),
        (lambda: mnp.add(X, mnp.ones(2)), "add"),
    ],
)
def test_error_of_an_operator_bears_the_name_that_was_called(call: Any, name: str) -> None:
    with pytest.raises(EngineError, match=rf"\b{name}"):
        call()


def test_error_of_a_users_function_stays_what_it_is() -> None:
    def failing(*_: Any, **__: Any) -> Any:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        mnp.apply_along_axis(failing, 0, X)
    with pytest.raises(KeyError, match="mine"):
        mnp.pad(X, 1, failing)


def test_text_of_a_tensor_is_that_of_its_numbers() -> None:
    assert mnp.array_str(mnp.array([1, 2])) == "[1 2]"
