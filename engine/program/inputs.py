"""What goes into a program: which tensors it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.errors import ArgumentTypeError, ShapeError, compose
from engine.tensor import Tensor

_KINDS = {"b": "bool", "i": "whole numbers", "u": "whole numbers", "V": "floats", "f": "floats"}


class ProgramInput(NamedTuple):
    """What a program is called with.

    Attributes:
        name: Its name in the file.
        dtype: Its number type; None where the file does not say. Others of the same kind are
            taken: floats for floats, whole numbers for whole numbers.
        shape: Its shape, None for an axis of any length; None where any will do.

    """

    name: str
    dtype: np.dtype[Any] | None = None
    shape: tuple[int | None, ...] | None = None

    def check(self, program: str, value: Any) -> None:
        """Refuse what the program does not take here.

        Args:
            program: What stands first in errors.
            value: What it is called with.

        Raises:
            ArgumentTypeError: If it is no tensor, or its numbers are of another kind.
            ShapeError: If it has another shape.

        """
        where = f"{program}: input {self.name!r}"
        if not isinstance(value, Tensor):
            raise ArgumentTypeError.of(where, "a tensor", value, "Tensor(value) makes one")
        if self.dtype is not None:
            wanted, got = (_kind(one) for one in (self.dtype, value.array.dtype))
            if wanted != got:
                text = compose(where, f"{wanted} ({self.dtype})", str(value.dtype).lower())
                raise ArgumentTypeError(text)
        if self.shape is not None and not _fits(value.shape, self.shape):
            lengths = ", ".join("any" if one is None else str(one) for one in self.shape)
            hint = "a file exported with open axes takes any length there"
            raise ShapeError.of(where, f"shape ({lengths})", value.shape, hint)


def _kind(dtype: Any) -> str:
    kind = np.dtype(dtype).kind
    return _KINDS.get(kind, f"numbers of kind {kind!r}")


def _fits(shape: Sequence[int], expected: Sequence[int | None]) -> bool:
    if len(shape) != len(expected):
        return False
    return all(right is None or left == right for left, right in zip(shape, expected, strict=True))
