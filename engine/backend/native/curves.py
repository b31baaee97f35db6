"""GELU and softmax of float32 in machine code: chains that go through memory once.

What they leave to NumPy, they say with None: few numbers, other types, arrays with gaps.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from .arrays import FLOAT, is_plain
from .elements import Builder, Elements
from .elements.running import has_kernel

__all__ = ["gelu", "log_softmax", "softmax"]

_LEAST = 1 << 11  # numbers; of fewer NumPy takes as long as the call
_ROOT_HALF = 0.7071067811865476


@functools.cache
def _gelu() -> Elements:
    build = Builder()
    x, out = build.array(), build.array()
    spread = build.apply("add", build.apply("erf", build.apply("mul", x, _ROOT_HALF)), 1.0)
    build.store(build.apply("mul", build.apply("mul", x, 0.5), spread), out)
    return Elements(build.program())


@functools.cache
def _softmax() -> Elements:
    build = Builder()
    x, out = build.array(), build.array()
    raised = build.apply("exp", build.apply("sub", x, build.row_max(x)))
    build.store(build.apply("div", raised, build.row_sum(raised)), out)
    return Elements(build.program())


@functools.cache
def _log_softmax() -> Elements:
    build = Builder()
    x, out = build.array(), build.array()
    shifted = build.apply("sub", x, build.row_max(x))
    total = build.row_sum(build.apply("exp", shifted))
    build.store(build.apply("sub", shifted, build.apply("log", total)), out)
    return Elements(build.program())


def gelu(x: Any) -> np.ndarray | None:
    """`x` Φ(x) with the error function; None where NumPy must do."""
    return _made(_gelu, x)


def softmax(x: Any, axis: int) -> np.ndarray | None:
    """Shares along the last axis; None where NumPy must do, as along others."""
    return _made(_softmax, x) if _is_last(x, axis) else None


def log_softmax(x: Any, axis: int) -> np.ndarray | None:
    """Their logarithms; None as for `softmax`."""
    return _made(_log_softmax, x) if _is_last(x, axis) else None


def _is_last(x: Any, axis: int) -> bool:
    return bool(x.ndim > 1 and axis in {-1, x.ndim - 1})


def _made(chain: Any, x: Any) -> np.ndarray | None:
    fits = is_plain(x) and x.size >= _LEAST and x.ndim and x.flags.c_contiguous
    if not fits or not has_kernel():
        return None
    out = np.empty(x.shape, FLOAT)
    matrix = x.reshape(1, -1) if x.ndim == 1 else x
    chain().run([matrix, out.reshape(matrix.shape)])
    return out
