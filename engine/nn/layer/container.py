"""Cells that hold cells in order."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from engine.nn.cell import Cell

from .activation import ReLU, Sigmoid
from .dense import Dense
from .example import Example

__all__ = ["CellList", "SequentialCell"]


class _Ordered(Cell):
    """Cells by number; `_cells` holds them in order."""

    def __len__(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Iterator[Cell]:
        return iter(list(self._cells.values()))

    def __bool__(self) -> bool:
        return True  # an empty container is still a cell

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return self._like(list(self._cells.items())[index])
        return self._cells[self._name(index)]

    def __setitem__(self, index: int, cell: Cell) -> None:
        setattr(self, self._name(index), _checked(cell, type(self).__name__))

    def __delitem__(self, index: Any) -> None:
        names = list(self._cells)
        gone = names[index] if isinstance(index, slice) else [self._name(index)]
        self._arrange([cell for name, cell in self._cells.items() if name not in set(gone)])

    def append(self, cell: Cell) -> Any:
        """Add a cell at the end; the container itself."""
        setattr(self, str(len(self)), _checked(cell, type(self).__name__))
        return self

    def extend(self, cells: Any) -> Any:
        """Add several cells at the end; the container itself.

        Raises:
            ArgumentTypeError: If they are no list or tuple.

        """
        if not isinstance(cells, list | tuple | _Ordered):
            raise ArgumentTypeError.of(f"{type(self).__name__}.extend", "a list of cells", cells)
        for cell in cells:
            self.append(cell)
        return self

    def insert(self, index: int, cell: Cell) -> None:
        """Put a cell before the one at `index`.

        Raises:
            ArgumentValueError: If there is no such place.

        """
        if not -len(self) <= index <= len(self):
            expected = f"a number from {-len(self)} to {len(self)}"
            raise ArgumentValueError.of(f"{type(self).__name__}.insert(index)", expected, index)
        cells = list(self._cells.values())
        cells.insert(index, _checked(cell, type(self).__name__))
        self._arrange(cells)

    def _arrange(self, cells: list[Cell]) -> None:
        """Hold these cells and no others, numbered from 0."""
        for name in list(self._cells):
            delattr(self, name)
        for k, cell in enumerate(cells):
            setattr(self, str(k), cell)

    def _name(self, index: Any) -> str:
        where = type(self).__name__
        if isinstance(index, bool) or not isinstance(index, int):
            raise ArgumentTypeError.of(f"{where}[…]", "an int or a slice", index)
        if not -len(self) <= index < len(self):
            raise _OutOfRangeError(f"{where} expected an index below {len(self)}, got {index}.")
        return list(self._cells)[index]

    def _like(self, items: list[tuple[str, Cell]]) -> Any:
        kind: Any = type(self)
        return kind([cell for _, cell in items])


class _OutOfRangeError(ArgumentValueError, IndexError):
    """An index that is not there; what ends a loop over the container."""


class SequentialCell(_Ordered):
    """Cells that run one after another, each on the output of the one before.

    Args:
        *args: Cells, or one list of them, or one OrderedDict of named cells.

    Raises:
        ArgumentTypeError: If one is no cell.

    >>> import engine
    >>> from engine import nn
    >>> net = nn.SequentialCell(nn.Dense(2, 3), nn.ReLU())
    >>> net(engine.ops.ones((1, 2))).shape
    (1, 3)

    """

    def __init__(self, *args: Any) -> None:
        super().__init__()
        cells = args[0] if len(args) == 1 and isinstance(args[0], list | OrderedDict) else args
        named = cells.items() if isinstance(cells, OrderedDict) else enumerate(cells)
        for name, cell in named:
            setattr(self, str(name), _checked(cell, "SequentialCell"))

    def construct(self, input: Any) -> Any:
        for cell in self._cells.values():
            input = cell(input)
        return input

    def _like(self, items: list[tuple[str, Cell]]) -> SequentialCell:
        return SequentialCell(OrderedDict(items))

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(Dense(4, 3), Sigmoid()), ((3, 4),))


class CellList(_Ordered):
    """Cells in a list, which the network around it runs as it likes.

    Args:
        *args: Cells, or one list of them.
        auto_prefix: Whether the parameters' names begin with the cell's number.

    Raises:
        ArgumentTypeError: If one is no cell.
        StateError: If the list itself is called.

    >>> from engine import nn
    >>> len(nn.CellList([nn.Dense(2, 2), nn.Dense(2, 2)]))
    2

    """

    def __init__(self, *args: Any, auto_prefix: bool = True) -> None:
        super().__init__(auto_prefix=auto_prefix)
        self.extend(args[0] if len(args) == 1 and isinstance(args[0], list) else args)

    def construct(self, *inputs: Any) -> Any:
        raise StateError(
            "CellList expected to be run cell by cell, got a call. "
            "Hint: loop over it, or use SequentialCell."
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls([Dense(4, 4), ReLU()]))


def _checked(cell: Any, where: str) -> Cell:
    if not isinstance(cell, Cell):
        raise ArgumentTypeError.of(where, "cells", cell)
    return cell
