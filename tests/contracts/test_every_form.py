"""Every faster form of an operator gives what its reference gives, whatever lies in memory how."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import engine  # noqa: F401 - says how primitives are loaded
from engine.autodiff import PRIMITIVES, Primitive, primitive
from engine.backend import asnumpy
from tests.every_case import every

DTYPES = [np.float64, np.float32, np.float16, ml_dtypes.bfloat16, np.int64, np.int8]
PRIMITIVES.load_all()
FORMS = [
    pytest.param(operator, device, provider, id=f"{name}-{device}-{provider}")
    for name, operator in sorted(PRIMITIVES.items())
    for device, provider in operator.forms.added
]


def in_order(x: np.ndarray) -> np.ndarray:
    return np.array(x, order="C")


def in_fortran_order(x: np.ndarray) -> np.ndarray:
    return np.array(x, order="F")


def every_second(x: np.ndarray) -> np.ndarray:
    """A view whose elements lie apart, and backwards along the last axis."""
    if x.ndim == 0:
        return x.copy()
    room = np.zeros((*x.shape[:-1], x.shape[-1] * 2), x.dtype)[..., ::-2]
    room[...] = x
    return room


def read_only(x: np.ndarray) -> np.ndarray:
    out = x.copy()
    out.flags.writeable = False
    return out


def odd(x: np.ndarray) -> np.ndarray:
    """With NaN, both infinities and both zeros among its numbers."""
    out = x.copy()
    if out.dtype.kind in "fV":
        for start, number in enumerate((np.nan, np.inf, -np.inf, 0.0, -0.0)):
            out.reshape(-1)[start::7] = number
    return out


def none_of_the_first(count: int) -> Callable:
    """Of every `count` arrays, the first without its elements."""
    turns = itertools.cycle([True] + [False] * (count - 1))
    return lambda x: x[:0] if next(turns) else x


LAYOUTS = [in_order, in_fortran_order, every_second, read_only, odd]


def cases_of(operator: Primitive, dtype: Any, layout: Callable) -> Iterator[tuple[tuple, dict]]:
    assert operator.examples is not None
    for inputs, attrs in operator.examples(np.random.default_rng(5)):
        given = (x.astype(dtype) if is_real(x) else x for x in inputs)
        yield tuple(layout(x) if isinstance(x, np.ndarray) else x for x in given), attrs


def is_real(x: Any) -> bool:
    return isinstance(x, np.ndarray) and x.dtype == np.float64


def check_form(operator: Primitive, form: Callable, dtype: Any, layout: Callable, move: Any) -> int:
    """How many examples were compared; those that the reference refuses, the form may refuse."""
    compared = 0
    for inputs, attrs in cases_of(operator, dtype, layout):
        expected = outcome(operator.reference, inputs, attrs, np.asarray, operator.writes)
        if expected is None:
            continue
        found = outcome(form, inputs, attrs, move, operator.writes)
        assert found is not None, f"{operator.name}: the form refuses what the reference takes"
        for one, other in zip(found, expected, strict=True):
            same(operator.name, one, other)
        compared += 1
    return compared


def outcome(
    function: Callable, inputs: tuple, attrs: dict, move: Any, writes: tuple[int, ...]
) -> list | None:
    """What comes out, and what stands in the inputs that are to be written to; no others are."""
    given = [move(x) if isinstance(x, np.ndarray) else x for x in inputs]
    for k in writes:
        given[k] = given[k].copy() if hasattr(given[k], "dtype") else given[k]
    kept = [k for k, x in enumerate(inputs) if isinstance(x, np.ndarray) and k not in writes]
    before = [inputs[k].tobytes() for k in kept]
    with np.errstate(all="ignore"):
        try:
            out = function(*given, **attrs)
        except (TypeError, ValueError):
            return None
    assert [asnumpy(given[k]).tobytes() for k in kept] == before, "an input was written to"
    written = [given[k] for k in writes if hasattr(given[k], "dtype")]
    return [asnumpy(part) for part in (*(out if isinstance(out, tuple) else (out,)), *written)]


def same(name: str, found: np.ndarray, expected: np.ndarray) -> None:
    assert (found.shape, found.dtype) == (expected.shape, expected.dtype), name
    if found.dtype.kind in "biu":
        assert np.array_equal(found, expected), f"{name}: the form is not the reference"
        return
    eps = float(ml_dtypes.finfo(expected.dtype).eps)
    one, other = found.astype(np.float64), expected.astype(np.float64)
    close = np.allclose(one, other, rtol=16 * eps, atol=16 * eps, equal_nan=True)
    assert close, f"{name}: the form is not the reference"


@every("operator, device, provider", FORMS)
@every("dtype", DTYPES)
@every("layout", LAYOUTS)
def test_form_gives_what_the_reference_gives(
    operator: Primitive, device: str, provider: str, dtype: Any, layout: Callable
) -> None:
    form = operator.forms.added[device, provider]
    move: Any = np.asarray
    if device == "GPU":
        move = pytest.importorskip("cupy").asarray

    compared = check_form(operator, form, dtype, layout, move)
    assert compared or dtype is not np.float32, f"{operator.name} has no example in float32"


@pytest.mark.parametrize(("operator", "device", "provider"), FORMS)
def test_form_and_reference_take_an_empty_batch(
    operator: Primitive, device: str, provider: str
) -> None:
    if device == "CPU":
        form = operator.forms.added[device, provider]
        compared = check_form(operator, form, np.float32, lambda x: x[:0], np.asarray)
        # Where inputs without elements do not fit together, as a weight's, the first has none.
        assert compared or check_form(
            operator, form, np.float32, none_of_the_first(operator.arity), np.asarray
        )


def test_there_are_forms_to_compare() -> None:
    assert {param.values[0].name for param in FORMS} >= {"window_max", "window_index"}


@pytest.fixture
def halved() -> Iterator[Primitive]:
    @primitive(infer=lambda x: x)
    def halved_for_this_test(x: Any) -> Any:
        return x * x.dtype.type(0.5)

    halved_for_this_test.examples = lambda rng: iter([((rng.standard_normal((3, 4)),), {})])
    yield halved_for_this_test
    del PRIMITIVES["halved_for_this_test"]


def contiguous_only(x: Any) -> Any:
    return np.frombuffer(x.data.tobytes("A"), x.dtype).reshape(x.shape) / 2


def writes(x: Any) -> Any:
    x *= x.dtype.type(0.5)
    return x.copy()


WRONG = [
    (lambda x: x * x.dtype.type(0.51), np.float64, in_order, "is not the reference"),
    (lambda x: (x / 2).astype(np.float64), np.float32, in_order, "halved_for_this_test"),
    (contiguous_only, np.float64, in_fortran_order, "is not the reference"),
    (lambda x: np.nan_to_num(x) * 0.5, np.float64, odd, "is not the reference"),
    (lambda x: x.view(np.int64), np.float16, every_second, "the form refuses"),
    (writes, np.float64, in_order, "an input was written to"),
]


@pytest.mark.parametrize(("form", "dtype", "layout", "complaint"), WRONG)
def test_wrong_form_is_caught(
    halved: Primitive, form: Any, dtype: Any, layout: Any, complaint: str
) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_form(halved, form, dtype, layout, np.asarray)
