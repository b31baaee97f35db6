"""The kernel of programs over elements, and a call of it."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.backend.native.arrays import address_of, memory
from engine.backend.native.pool import pool
from engine.backend.native.registers import are_wide
from insight.native.functions import Library

from .packing import Packed

__all__ = ["Kernel", "call", "functions"]


class Kernel(NamedTuple):
    """What `insight/native/src/elements.c` has."""

    run: Callable[[int, bytes], None]
    """Of a pool's address, or 0, and a program's words."""
    slot_memory: int
    """Numbers of memory for each operand and register."""


def functions(library: Library) -> Kernel | None:
    """The kernel out of its library; None where NumPy is faster."""
    if are_wide() is None:
        return None
    return Kernel(
        library.function("elements", None, ctypes.c_void_p, ctypes.c_char_p),
        library.function("slot_memory", ctypes.c_int64)(),
    )


def call(kernel: Kernel, told: Packed, arrays: Sequence[Any], numbers: Sequence[float]) -> None:
    """Runs a program on arrays that fit its words."""
    workers = pool() if told.is_shared else None
    room = memory(told.memory_of(1 if workers is None else workers.threads))
    words = told.words(room, [address_of(x) for x in arrays], numbers)
    kernel.run(0 if workers is None else workers.address, words)
