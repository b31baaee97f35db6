"""Arrays from whatever holds numbers: NumPy, CuPy, torch, the engine's Tensor, plain lists."""

from __future__ import annotations

from typing import Any

import numpy as np

from insight.errors import ValueKindError

_NUMBER_KINDS = "biufV"  # V: ml_dtypes' bfloat16 and its kin


def as_array(where: str, value: Any) -> np.ndarray[Any, Any]:
    """`value` as a NumPy array of real numbers, moved from its device where it lives on one.

    Raises:
        ValueKindError: If it holds anything but real numbers.

    """
    array = np.asarray(_on_host(value))
    if array.dtype.kind not in _NUMBER_KINDS or array.dtype.names is not None:
        expected = "a number, an array or a tensor of real numbers"
        raise ValueKindError.of(where, expected, value)
    return array


def _on_host(value: Any) -> Any:
    if isinstance(value, (np.ndarray, np.generic, int, float, list, tuple)):
        return value
    if callable(getattr(value, "asnumpy", None)):  # the engine's Tensor and MindSpore's
        return value.asnumpy()
    if callable(getattr(value, "detach", None)):  # torch
        value = value.detach().cpu()
        return value.float().numpy() if str(value.dtype) == "torch.bfloat16" else value.numpy()
    if hasattr(value, "__cuda_array_interface__"):  # CuPy
        return value.get()
    return value


def as_float32(array: np.ndarray[Any, Any]) -> np.ndarray[Any, np.dtype[np.float32]]:
    """`array` in float32; what lies beyond its range becomes infinite, as in MindSpore."""
    with np.errstate(over="ignore"):
        return array.astype(np.float32)
