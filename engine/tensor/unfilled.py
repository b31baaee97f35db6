"""A shape with lengths that are not known yet: what `Cell.set_inputs` takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.errors import StateError

from .symbol import Symbol

ANY_SHAPE = (-2,)  # how MindSpore writes a shape of which not even the rank is known


class Unfilled:
    """Stands where a tensor has its array, and has only its shape and number type.

    Attributes:
        shape: The length of each axis; -1 where it is open. `ANY_SHAPE` if none was told.
        symbols: What is known of an open length, by its axis.
        told: The shape as it was given, or None.
        dtype: A NumPy dtype.

    """

    def __init__(
        self, shape: Sequence[int | Symbol | None] | Symbol | None, dtype: np.dtype
    ) -> None:
        lengths = (shape,) if isinstance(shape, Symbol) else ANY_SHAPE if shape is None else shape
        self.told = None if shape is None else tuple(lengths)
        self.shape = tuple(length if isinstance(length, int) else -1 for length in lengths)
        self.symbols = {
            axis: length for axis, length in enumerate(lengths) if isinstance(length, Symbol)
        }
        self.dtype = dtype
        self.ndim = len(self.shape)
        self.itemsize = dtype.itemsize

    def copy(self) -> Unfilled:
        """Itself: there is nothing that could change."""
        return self

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        raise self._empty()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)  # protocols (copy, pickle, arrays) look for what is not here
        raise self._empty()

    def _empty(self) -> StateError:
        return StateError(
            f"Tensor of shape {list(self.shape)} expected its numbers, got none: "
            f"it describes inputs for set_inputs. Hint: give input_data."
        )


def is_open(shape: Any) -> bool:
    """Whether a shape leaves the length of an axis open."""
    if isinstance(shape, Symbol):
        return True
    return isinstance(shape, Sequence) and any(
        isinstance(length, Symbol) or length in {None, -1, -2} for length in shape
    )
