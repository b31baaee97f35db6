"""Which vectors this machine computes with, as far as kernels are cut for them."""

from __future__ import annotations

import functools
import platform
from typing import Any

import numpy as np

from insight.native.narrowed import allowed

__all__ = ["are_wide"]


def _features() -> dict[str, bool]:
    """What NumPy found of the processor."""
    core: Any = getattr(np, "_core", None) or np.core
    found: dict[str, bool] = core._multiarray_umath.__cpu_features__
    return found


def wide_of(architecture: str, features: dict[str, bool]) -> bool | None:
    """Whether vectors of 16 numbers fill one register; None where kernels are slower than NumPy.

    >>> wide_of("x86_64", {"AVX512F": True, "AVX2": True, "FMA3": True})
    True
    >>> wide_of("x86_64", {"AVX2": True, "FMA3": True})
    False
    >>> wide_of("x86_64", {}) is None
    True
    """
    if architecture.lower() in {"x86_64", "amd64"}:
        if features.get("AVX512F") and features.get("AVX512_SKX", True):
            return True
        return False if features.get("AVX2") and features.get("FMA3") else None
    return False if architecture.lower() in {"aarch64", "arm64"} else None


@functools.cache
def are_wide() -> bool | None:
    """The same of this machine."""
    try:
        return wide_of(platform.machine(), allowed(_features()))
    except AttributeError:  # where NumPy says it otherwise
        return None
