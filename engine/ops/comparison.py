"""Element by element: comparisons, logic, and the choice between two tensors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine.autodiff import Primitive, defvjp, primitive
from engine.backend import xp_of
from engine.typed import Tensor, TensorOrNumber

from . import infer
from .arithmetic import mul
from .broadcasting import sum_like
from .cast import cast
from .promotion import promoted

__all__ = [
    "equal",
    "ge",
    "greater",
    "greater_equal",
    "gt",
    "isfinite",
    "isinf",
    "isnan",
    "le",
    "less",
    "less_equal",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "lt",
    "ne",
    "not_equal",
    "select",
    "where",
]


def _two(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)), rng.standard_normal((3,))), {}


def _one(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {}


def _comparison(name: str, summary: str, ufunc: str, **traits: Any) -> Primitive:
    def reference(input: Tensor, other: TensorOrNumber) -> Tensor:
        x, y = promoted(input, other, exact=True)
        return getattr(xp_of(x, y), ufunc)(x, y)

    return _finish(reference, name, summary, infer.broadcast_bool, _two, traits)


def _test(name: str, summary: str, ufunc: str, **traits: Any) -> Primitive:
    def reference(input: Tensor) -> Tensor:
        return getattr(xp_of(input), ufunc)(input)

    return _finish(reference, name, summary, infer.as_bool, _one, traits)


def _finish(
    reference: Callable[..., Any],
    name: str,
    summary: str,
    shape: Callable[..., Any],
    examples: Callable[..., Any],
    traits: dict[str, Any],
) -> Primitive:
    reference.__name__ = reference.__qualname__ = name
    reference.__doc__ = f"{summary}, element by element: a Bool tensor. No gradient."
    made = primitive(infer=shape, kind="elementwise", **traits)(reference)
    defvjp(made, examples=examples)
    return made


equal = _comparison("equal", "Whether both are equal", "equal", mindir="Equal", onnx="Equal")
not_equal = _comparison("not_equal", "Whether they differ", "not_equal", mindir="NotEqual")
less = _comparison("less", "Whether the first is smaller", "less", mindir="Less", onnx="Less")
less_equal = _comparison(
    "less_equal",
    "Whether the first is not larger",
    "less_equal",
    mindir="LessEqual",
    onnx="LessOrEqual",
)
greater = _comparison(
    "greater", "Whether the first is larger", "greater", mindir="Greater", onnx="Greater"
)
greater_equal = _comparison(
    "greater_equal",
    "Whether the first is not smaller",
    "greater_equal",
    mindir="GreaterEqual",
    onnx="GreaterOrEqual",
)
logical_and = _comparison(
    "logical_and", "Whether both are true", "logical_and", mindir="LogicalAnd", onnx="And"
)
logical_or = _comparison(
    "logical_or", "Whether one is true", "logical_or", mindir="LogicalOr", onnx="Or"
)
logical_xor = _comparison(
    "logical_xor", "Whether exactly one is true", "logical_xor", mindir="LogicalXor", onnx="Xor"
)
logical_not = _test("logical_not", "Whether it is false", "logical_not")
isnan = _test("isnan", "Whether it is not a number", "isnan", mindspore="IsNan")
isinf = _test("isinf", "Whether it is infinite", "isinf", mindir="IsInf")
isfinite = _test(
    "isfinite", "Whether it is neither infinite nor NaN", "isfinite", mindir="IsFinite"
)

ne, lt, le, gt, ge = not_equal, less, less_equal, greater, greater_equal


def _where_spec(condition: Any, x: Any, y: Any) -> Any:
    both = infer.broadcast(x, y)
    return both._replace(shape=np.broadcast_shapes(condition.shape, both.shape))


@primitive(infer=_where_spec, kind="elementwise", moves=True, mindspore="Select")
def where(condition: Tensor, input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """`input` where the condition is true, `other` elsewhere.

    >>> import engine
    >>> where(engine.Tensor([True, False]), engine.Tensor([1.0, 2.0]), 0.0).asnumpy()
    array([1., 0.], dtype=float32)
    """
    x, y = promoted(input, other)
    if not hasattr(x, "dtype"):
        x = _number(x, y)
    if not hasattr(y, "dtype"):
        y = _number(y, x)
    return xp_of(condition, x, y).where(condition, x, y)


def _number(number: Any, other: Any) -> Any:
    """A Python number in the dtype of what it meets; two of them in float32 if one is a float."""
    dtype = getattr(other, "dtype", None)
    if dtype is None and isinstance(other, float) | isinstance(number, float):
        dtype = np.float32
    return np.asarray(number, dtype)[()]


def _where_examples(rng: np.random.Generator) -> Any:
    condition = rng.random((2, 3)) > 0.5
    yield (condition, rng.standard_normal((2, 3)), rng.standard_normal((3,))), {}


def _masked(g: Any, condition: Any) -> Any:
    return mul(g, cast(condition, g.dtype))


defvjp(
    where,
    None,
    lambda g, out, condition, x, y: sum_like(_masked(g, condition), x),
    lambda g, out, condition, x, y: sum_like(_masked(g, logical_not(condition)), y),
    examples=_where_examples,
)


def select(condition: Tensor, input: TensorOrNumber, other: TensorOrNumber) -> Tensor:
    """`input` where the condition is true, `other` elsewhere; MindSpore's name for `where`."""
    return where(condition, input, other)
