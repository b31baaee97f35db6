"""From one number type to another."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import default_xp
from engine.backend.halves import converted
from engine.dtype import DType, as_dtype
from engine.typed import DTypeLike, Tensor, TensorOrNumber

__all__ = ["cast", "type_as"]

_NUMBERS = (int, float, complex, np.generic)


@primitive(
    infer=lambda x, dtype: Spec(x.shape, np.dtype(dtype)),
    kind="elementwise",
    moves=True,
    as_given=True,
    mindspore="Cast",
)
def convert(x: Any, dtype: Any = None) -> Any:
    """The same numbers in a NumPy dtype; the array itself when it has it already.

    Of complex numbers the real part becomes the real number.
    """
    if x.dtype.kind == "c" and np.dtype(dtype).kind in "fViu":
        x = x.real
    if dtype == np.uint32 and x.dtype.kind in "fV":
        x = x.astype(np.int64)  # else what comes of numbers out of range depends on their place
    return converted(x, dtype)


def _convert_rule(g: Any, out: Any, x: Any, dtype: Any) -> Any:
    return convert(g, dtype=x.dtype.numpy if isinstance(x.dtype, DType) else x.dtype)


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3)),), {"dtype": np.dtype(np.float64)}


defvjp(convert, _convert_rule, examples=_examples)


def cast(input: TensorOrNumber, dtype: DTypeLike) -> Tensor:
    """The tensor in another number type; its gradient comes back in the first one.

    A number becomes a tensor without axes.

    >>> import engine
    >>> cast(engine.Tensor([1.7]), engine.int32).asnumpy()
    array([1], dtype=int32)
    """
    if isinstance(input, _NUMBERS):
        input = Value.wrap(default_xp().asarray(input))
    return convert(input, dtype=as_dtype(dtype).numpy)


def type_as(input: Tensor, other: Tensor) -> Tensor:
    """The tensor in the number type of another."""
    return cast(input, other.dtype)
