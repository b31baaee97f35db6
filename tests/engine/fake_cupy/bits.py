"""The bits that a generator draws from, whose state is an array on the device, as CuPy's is."""

from __future__ import annotations

from typing import Any

import numpy as np

from .array import FakeArray, from_device

_MASK = 2**64 - 1


class Bits:
    """`cupy.random.XORWOW` and its kin, with NumPy's numbers.

    Attributes:
        held: NumPy's bits.

    """

    def __init__(self, seed: Any = None) -> None:
        self.held = np.random.PCG64(seed)

    @property
    def _state(self) -> State:
        return State(self.held)


class State(FakeArray):
    """Where the bits stand, now; what is written here is where they stand."""

    def __init__(self, bits: np.random.PCG64) -> None:
        self._bits = bits
        super().__init__(np.zeros(6, np.uint64))

    @property
    def held(self) -> np.ndarray:
        """The state as six numbers."""
        told: Any = self._bits.state
        halves = [part for name in ("state", "inc") for part in divmod(told["state"][name], 2**64)]
        return np.array([*halves, told["has_uint32"], told["uinteger"]], np.uint64)

    def __setitem__(self, index: Any, values: Any) -> None:
        numbers = self.held
        numbers[index] = from_device(values)
        a, b, c, d, has, last = (int(number) & _MASK for number in numbers)
        state = {"state": a << 64 | b, "inc": c << 64 | d}
        told = {"bit_generator": "PCG64", "state": state, "has_uint32": has, "uinteger": last}
        self._bits.state = told
