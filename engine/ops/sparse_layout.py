"""What operators know of tensors of which only some numbers are given, with their positions.

The classes themselves are tensors' kin and stand above the operators, in `engine.tensor.sparse`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from engine.errors import ArgumentTypeError

__all__: list[str] = []


class SparseLayout(ABC):
    """A tensor of which only some numbers are given.

    Attributes:
        layout: What it is called, in messages and by `MultitypeFuncGraph.register`.
        indices: Where the numbers stand.
        values: The numbers.
        shape: The length of each axis of the whole.

    """

    layout: ClassVar[str]
    indices: Any
    values: Any
    shape: tuple[int, ...]

    @abstractmethod
    def with_values(self, values: Any) -> Any:
        """Other numbers at the same positions."""


def checked(where: str, x: Any, layout: str) -> Any:
    """The argument itself.

    Raises:
        ArgumentTypeError: If it has another layout, or none.

    """
    if not isinstance(x, SparseLayout) or x.layout != layout:
        raise ArgumentTypeError.of(where, f"a {layout}", x)
    return x
