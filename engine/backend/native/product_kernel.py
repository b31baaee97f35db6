"""The functions of `insight/native/src/products.c`, and what stands in front of their words."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from typing import NamedTuple

from insight.native.functions import Library

from .registers import are_wide

__all__ = [
    "BIAS",
    "HEAD",
    "LEFT",
    "MEMORY",
    "OUT",
    "RECTIFIED",
    "RIGHT",
    "ProductKernel",
    "functions_of",
]

HEAD = struct.Struct("6q")  # addresses, and whether a rectifier follows
LEFT, RIGHT, OUT, MEMORY, BIAS, RECTIFIED = range(6)  # which word is which


class ProductKernel(NamedTuple):
    """Products, for vectors that fill a register or do not."""

    multiply: Callable[[int, bytes], None]
    multiply_and_move: Callable[[int, bytes], None]
    is_wide: bool


def functions_of(library: Library) -> ProductKernel | None:
    """What a library has; None where this machine should not use it."""
    is_wide = are_wide()
    if is_wide is None:
        return None
    arguments = ctypes.c_void_p, ctypes.c_char_p
    return ProductKernel(
        library.function("multiply", None, *arguments),
        library.function("multiply_and_move", None, *arguments),
        is_wide,
    )
