"""Initial values that are drawn when they are needed, not when a tensor is made."""

from __future__ import annotations

from typing import Any, Protocol

from engine.autodiff import OwnArray, held_of
from engine.backend import device_holding, using_device


class Drawing(Protocol):
    """What initial values come from."""

    def initialized(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array of `shape` in a NumPy dtype, on the current device."""


def draw(parameter: Any) -> None:
    """Let a parameter have the initial values that it was made without.

    Numbers that were put there meanwhile stay.
    """
    drawing, parameter.undrawn = parameter.undrawn, None
    held = held_of(parameter.array)
    if drawing is None or held.any():
        return
    with using_device(device_holding(held)):
        whole = drawing.initialized(parameter.shape, held.dtype)
    is_part = isinstance(parameter.array, OwnArray)
    held[...] = parameter.array.part_of(whole) if is_part else whole
