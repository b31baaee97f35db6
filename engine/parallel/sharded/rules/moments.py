"""Normalisation over axes that may be cut: by sums, which are added up over processes."""

from __future__ import annotations

from typing import Any

from engine.autodiff import PRIMITIVES


def _standardized(x: Any, axes: tuple[int, ...] = (), epsilon: float = 1e-5) -> Any:
    """As the primitive of this name: the result, the mean and the variance divided by the count."""
    wide = x if x.dtype.itemsize > 2 else x.astype("float32")
    mean = PRIMITIVES["reduce_mean"](wide, axis=axes, keepdims=True)
    centred = wide - mean
    square = PRIMITIVES["square"](centred)
    variance = PRIMITIVES["reduce_mean"](square, axis=axes, keepdims=True)
    root = PRIMITIVES["rsqrt"](variance + epsilon)
    out = centred * root
    return (out if out.dtype == x.dtype else out.astype(x.dtype)), mean, variance


COMPOSED = {"standardized": _standardized}
