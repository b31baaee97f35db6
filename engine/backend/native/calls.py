"""One call of a kernel, kept: who calls it many times packs its words once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from .arrays import FLOAT_BYTES, address_of, memory
from .pool import pool

__all__ = ["WORD", "Call", "run"]

WORD = 8  # bytes


class Call(NamedTuple):
    """What a kernel is told, but for addresses and for numbers that differ from call to call.

    Attributes:
        function: The kernel, of a pool's address and of words.
        words: All words, with zeros where addresses and numbers go.
        arrays: At which word the address of which array goes.
        memory: How many numbers of memory it works in, of float32, that nobody else uses meanwhile.
        memory_at: At which words addresses of that memory go, and how many numbers behind its
            beginning they are.
        numbers: At which byte which number goes: `f` for float32 or `d` for float64, and which it
            is, counted by who made the call.
        is_shared: Whether the threads of the pool share its work.
        may_refuse: Whether it returns 0 where NumPy must do.

    """

    function: Callable[[int, bytes], Any]
    words: bytes
    arrays: tuple[tuple[int, np.ndarray], ...]
    memory: int = 0
    memory_at: tuple[tuple[int, int], ...] = ()
    numbers: tuple[tuple[int, str, int], ...] = ()
    is_shared: bool = True
    may_refuse: bool = False


def run(call: Call, numbers: tuple[float, ...] = ()) -> bool:
    """Make a call at once; False where NumPy must do."""
    words = bytearray(call.words)
    whole = np.frombuffer(words, np.int64)
    for at, array in call.arrays:
        whole[at] = address_of(array)
    begin = memory(call.memory) if call.memory else 0
    for at, behind in call.memory_at:
        whole[at] = begin + FLOAT_BYTES * behind
    for at, form, which in call.numbers:
        np.frombuffer(words, form, 1, at)[0] = numbers[which]
    workers = pool() if call.is_shared else None
    made = call.function(0 if workers is None else workers.address, bytes(words))
    return bool(made) or not call.may_refuse
