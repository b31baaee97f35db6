"""Every operator beyond its domain: infinity or NaN comes, without a word, both ways."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tests.whole_engine  # noqa: F401 - all that registers itself
from engine import Tensor, ops
from engine.autodiff import PRIMITIVES, Primitive
from engine.errors import EngineError
from tests.every_case import every
from tests.operators import PURE

OPERATORS = [pytest.param(operator, id=name) for name, operator in PURE.items()]
ODD = [np.inf, -np.inf, np.nan, 0.0, -1.0, 3e38]


def is_real(x: Any) -> bool:
    return isinstance(x, np.ndarray) and x.dtype == np.float64


def odd(x: np.ndarray, dtype: Any) -> Iterator[np.ndarray]:
    """One odd number everywhere, each in turn; then all of them among others."""
    for number in ODD:
        yield np.full(x.shape, number).astype(dtype)
    mixed = x.copy()
    for start, number in enumerate(ODD):
        mixed.reshape(-1)[start :: len(ODD) + 1] = number
    yield mixed.astype(dtype)


def calls_of(operator: Primitive, dtype: Any) -> Iterator[tuple[tuple, dict]]:
    assert operator.examples is not None
    for inputs, attrs in operator.examples(np.random.default_rng(3)):
        with np.errstate(all="ignore"):
            kinds = [list(odd(x, dtype)) if is_real(x) else [x] * 7 for x in inputs]
        yield from ((given, attrs) for given in zip(*kinds, strict=True))


def call(operator: Primitive, inputs: tuple, attrs: dict, dtype: Any) -> None:
    """Forward and backward; a typed error says what cannot be done with such numbers."""
    reals = [isinstance(x, np.ndarray) and x.dtype == dtype for x in inputs]
    positions = tuple(k for k, real in enumerate(reals) if real)
    tensors = [Tensor(x) if isinstance(x, np.ndarray) else x for x in inputs]
    try:
        operator(*inputs, **attrs)
        if positions and operator.differentiable:
            ops.grad(lambda *given: operator(*given, **attrs), positions)(*tensors)
    except EngineError:
        return


@every("operator", OPERATORS)
@every("dtype", [np.float32, np.float16])
def test_no_number_makes_an_operator_complain(operator: Primitive, dtype: Any) -> None:
    for inputs, attrs in calls_of(operator, dtype):
        call(operator, inputs, attrs, dtype)


@every("operator", OPERATORS)
def test_no_numbers_at_all_make_no_operator_complain(operator: Primitive) -> None:
    """Neither an empty batch nor an empty last axis."""
    assert operator.examples is not None
    for inputs, attrs in operator.examples(np.random.default_rng(3)):
        for part in (np.s_[:0], np.s_[..., :0]):
            given = tuple(x[part] if isinstance(x, np.ndarray) and x.ndim else x for x in inputs)
            call(operator, given, attrs, np.float64)


@pytest.mark.parametrize("name", ["log", "div", "matrix_product", "exp", "reduce_sum"])
def test_the_code_inside_of_an_operator_does_complain(name: str) -> None:
    """So it is not NumPy that is silent."""
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        for inputs, attrs in calls_of(PRIMITIVES[name], np.float32):
            PRIMITIVES[name].reference(*inputs, **attrs)

    assert heard
