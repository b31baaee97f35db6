"""Arrays lent to other libraries, and borrowed from them, without a copy: the DLPack protocol."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError

from .device import current_device, default_xp

_CPU, _CUDA = 1, 2  # as DLPack numbers kinds of devices


class _Lent:
    """A capsule as the object that it was taken from."""

    def __init__(self, capsule: Any) -> None:
        self._capsule = capsule

    def __dlpack__(self, **_options: Any) -> Any:
        return self._capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        here = current_device()
        return (_CPU, 0) if here.kind == "CPU" else (_CUDA, here.number)


class _Writable:
    """The memory of an array that NumPy holds for read-only: an old capsule does not say which."""

    def __init__(self, array: np.ndarray) -> None:
        held = array.__array_interface__
        self._lender = array
        self.__array_interface__ = {**held, "data": (held["data"][0], False)}


def lent(array: Any) -> Any:
    """A capsule that another library takes the array's memory from, once.

    Raises:
        ArgumentTypeError: If other libraries do not know the number type.

    """
    try:
        return array.__dlpack__()
    except (BufferError, TypeError) as error:
        got = f"{array.dtype} ({error})"
        raise ArgumentTypeError(f"to_dlpack expected a type of DLPack's, got {got}.") from None


def borrowed(lender: Any) -> Any:
    """An array in the memory of a capsule, or of an array of another library.

    Raises:
        ArgumentTypeError: If it is neither, or the capsule has been taken already.

    """
    plain = not hasattr(lender, "__dlpack__")
    try:
        found = default_xp().from_dlpack(_Lent(lender) if plain else lender)
    except (TypeError, ValueError, AttributeError, BufferError) as error:
        expected = "an unused DLPack capsule or an array of another library"
        got = f"{type(lender).__name__} ({error})"
        raise ArgumentTypeError(f"from_dlpack expected {expected}, got {got}.") from None
    if plain and isinstance(found, np.ndarray) and not found.flags.writeable:
        return np.asarray(_Writable(found))
    return found
