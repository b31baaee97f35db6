"""Arrays from whatever holds numbers, by what it can do: no library but NumPy is imported.

NumPy, CuPy, PyTorch, JAX, TensorFlow, MindSpore, the engine's Tensor, lists of these, and numbers.
"""

from __future__ import annotations

import math
from contextlib import suppress
from numbers import Number
from typing import Any

import numpy as np

from insight.errors import ValueKindError

_NUMBER_KINDS = "biufV"  # V: ml_dtypes' bfloat16 and its kin
_WHOLE = range(-(2**63), 2**64)  # what NumPy's own types hold
_REFUSALS = (TypeError, ValueError, RuntimeError, OverflowError)


def as_array(where: str, value: Any) -> np.ndarray[Any, Any]:
    """`value` as a NumPy array of real numbers, moved from its device where it lives on one.

    Raises:
        ValueKindError: If it holds anything but real numbers.

    """
    try:
        array = np.asarray(_on_host(value))
    except _REFUSALS as error:
        raise _refused(where, value, f"it says: {error}") from error
    if array.dtype.kind not in _NUMBER_KINDS or array.dtype.type is np.void:
        raise _refused(where, value)
    return array


def is_array(value: Any) -> bool:
    """Whether it is an array, a tensor or a number of a library whose class says so."""
    return (
        isinstance(value, (np.ndarray, np.number, np.bool_, float, int))
        or hasattr(value, "asnumpy")
        or _is_of_torch(value)
        or hasattr(value, "__cuda_array_interface__")
    )


def _refused(where: str, value: Any, hint: str = "") -> ValueKindError:
    expected = "a number, an array or a tensor of real numbers"
    return ValueKindError.of(where, expected, value, hint)


def _on_host(value: Any) -> Any:
    if isinstance(value, np.ndarray) and hasattr(value, "filled"):
        return _of_masked(value)
    if isinstance(value, (np.ndarray, np.generic, float)):
        return value
    if isinstance(value, int):
        return value if value in _WHOLE else rounded(value)
    if isinstance(value, (list, tuple)):
        return _of_list(value)
    if callable(getattr(value, "asnumpy", None)):  # the engine's Tensor and MindSpore's
        return value.asnumpy()
    if _is_of_torch(value):
        return _of_torch(value)
    if hasattr(value, "__cuda_array_interface__"):
        return value.get() if hasattr(value, "get") else value.copy_to_host()  # CuPy, Numba
    if hasattr(value, "__array__"):  # JAX, TensorFlow, pandas, …
        return value
    if hasattr(value, "__dlpack__"):
        return np.from_dlpack(value)
    if isinstance(value, Number) and hasattr(value, "__float__"):  # Fraction, Decimal
        return float(value)
    return value


def _of_masked(value: Any) -> Any:
    """NaN where a number is masked. Without a word of numpy.ma, which takes a while to load."""
    return value.astype(np.float64).filled(np.nan) if value.mask.any() else value.data


def rounded(number: int) -> float:
    """A whole number of any size as a float; infinite beyond them, as a float would be."""
    try:
        return float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf


def _of_list(value: Any) -> Any:
    """Numbers all the way are NumPy's to convert; tensors in a list are moved one by one."""
    with suppress(*_REFUSALS):
        array = np.asarray(value)
        if array.dtype.kind in _NUMBER_KINDS:
            return array
    return [_on_host(part) for part in value]


def _is_of_torch(value: Any) -> bool:
    """Whether it is a tensor of PyTorch by what it can do; text streams have a `detach` as well."""
    return callable(getattr(value, "detach", None)) and hasattr(value, "cpu")


def _of_torch(value: Any) -> Any:
    """A PyTorch tensor without its history; a type that NumPy lacks goes through float32."""
    held = value.detach().cpu()
    if getattr(held, "is_sparse", False):
        held = held.to_dense()
    try:
        return held.numpy()
    except TypeError:  # bfloat16 and the small floats
        return held.float().numpy()


def as_float32(array: np.ndarray[Any, Any]) -> np.ndarray[Any, np.dtype[np.float32]]:
    """`array` in float32; what lies beyond its range becomes infinite, as in MindSpore."""
    with np.errstate(over="ignore"):
        return array.astype(np.float32)
