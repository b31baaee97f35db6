"""Cells that hold cells in order."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterator
from typing import Any, Self

from engine.errors import ArgumentTypeError, ArgumentValueError, MemberNameError, StateError
from engine.nn.cell import Cell
from engine.nn.cell._undrawn import note_undrawn
from engine.typed import Tensor

from .activation import ReLU, Sigmoid
from .dense import Dense, followed
from .example import Example
from .member_names import KeyPosition, position_of_keys

__all__ = ["CellList", "SequentialCell"]


class _Ordered(Cell):
    """Cells by number; `_cells` holds them in order."""

    _given: Collection[str] = ()  # keys that a user gave, which stay

    def __len__(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Iterator[Cell]:
        return iter(list(self._cells.values()))

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return self._like(list(self._cells.items())[index])
        return self._cells[self._name(index)]

    def __setitem__(self, index: int, cell: Cell) -> None:
        self._put(self._name(index), cell, position_of_keys(self._cells))

    def __delitem__(self, index: Any) -> None:
        names = list(self._cells)
        for name in names[index] if isinstance(index, slice) else [self._name(index)]:
            delattr(self, name)
        self._number(list(self._cells.items()), position_of_keys(self._cells))

    def append(self, cell: Cell) -> None:
        """Add a cell at the end.

        Raises:
            ArgumentTypeError: If it is no cell.

        """
        self._put(str(len(self)), cell, position_of_keys(self._cells))

    def extend(self, cells: list[Any]) -> Self:
        """Add several cells at the end; the container itself.

        Raises:
            ArgumentTypeError: If they are no list, or one is no cell.

        """
        if not isinstance(cells, list):
            raise ArgumentTypeError.of(f"{type(self).__name__}.extend", "a list of cells", cells)
        position = position_of_keys(self._cells)
        for cell in cells:
            self._put(str(len(self)), cell, position)
        return self

    def __iadd__(self, cells: list[Any]) -> Any:
        return self.extend(cells)

    def insert(self, index: int, cell: Cell) -> None:
        """Put a cell before the one at `index`.

        Raises:
            ArgumentTypeError: If the index is no int or what is put there no cell.
            IndexError: If there is no such position.

        """
        where = f"{type(self).__name__}.insert(index)"
        if isinstance(index, bool) or not isinstance(index, int):
            raise ArgumentTypeError.of(where, "an int", index)
        if not -len(self) <= index <= len(self):
            raise _OutOfRangeError.of(where, f"a number from {-len(self)} to {len(self)}", index)
        _checked(cell, type(self).__name__)
        at = index + len(self) if index < 0 else index
        position, items = position_of_keys(self._cells), list(self._cells.items())
        self._number([*items[:at], ("", cell), *items[at:]], position, first=at + 1)
        self._put(str(at), cell, position)

    def _number(self, items: list[tuple[str, Cell]], position: KeyPosition, first: int = 0) -> None:
        """Hold these cells and no others, by number; names of parameters move from `first` on."""
        for name in list(self._cells):
            delattr(self, name)
        for k, (name, cell) in enumerate(items):
            key = name if name in self._given else str(k)
            self._cells[key] = cell
            note_undrawn(self, cell)
            object.__setattr__(self, key, cell)
            if self._auto_prefix and key == str(k) and k >= first:
                for parameter in cell.get_parameters():
                    parameter.name = position.name(key, position.local(parameter.name))

    def _put(self, key: str, cell: Cell, position: KeyPosition) -> None:
        """Hold a cell under a key; its parameters are named as those beside it are."""
        setattr(self, key, _checked(cell, type(self).__name__))
        if self._auto_prefix and position.prefix:
            cell.update_parameters_name(f"{position.prefix}{key}.")

    def _name(self, index: Any) -> str:
        where = type(self).__name__
        if not isinstance(index, int):
            raise ArgumentTypeError.of(f"{where}[…]", "an int or a slice", index)
        if not -len(self) <= index < len(self):
            raise _OutOfRangeError(f"{where} expected an index below {len(self)}, got {index}.")
        return list(self._cells)[index]

    def _like(self, items: list[tuple[str, Cell]]) -> Any:
        kind: Any = type(self)
        return kind([cell for _, cell in items])


class _OutOfRangeError(ArgumentValueError, IndexError):
    """An index that is not there; what ends a loop over the container."""


class NotRunError(StateError, NotImplementedError):
    """A container that does not know in which order its cells run."""


class SequentialCell(_Ordered):
    """Cells that run one after another, each on the output of the one before.

    Args:
        *args: Cells, or one list of them, or one OrderedDict of named cells.

    Raises:
        ArgumentTypeError: If one is no cell.
        MemberNameError: If a name holds a dot.

    >>> import engine
    >>> from engine import nn
    >>> net = nn.SequentialCell(nn.Dense(2, 3), nn.ReLU())
    >>> net(engine.ops.ones((1, 2))).shape
    (1, 3)

    """

    def __init__(self, *args: Cell | list[Any] | OrderedDict[str, Cell]) -> None:
        super().__init__()
        cells = args[0] if len(args) == 1 and isinstance(args[0], list | OrderedDict) else args
        named = cells.items() if isinstance(cells, OrderedDict) else enumerate(cells)
        for name, cell in named:
            if "." in str(name):
                expected = "names without a dot"
                raise MemberNameError.of("SequentialCell", expected, repr(name))
            setattr(self, str(name), _checked(cell, "SequentialCell"))
        self._given = frozenset(cells) if isinstance(cells, OrderedDict) else ()

    def construct(self, input: Tensor) -> Tensor:
        dense: Dense | None = None  # which waits for the cell behind it
        for cell in self._cells.values():
            if dense is not None:
                input = followed(dense, cell, input)
                dense = None
            elif cell.__class__ is Dense:
                dense = cell
            else:
                input = cell(input)
        return input if dense is None else dense(input)

    def _like(self, items: list[tuple[str, Cell]]) -> SequentialCell:
        return SequentialCell(OrderedDict(items))

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(Dense(4, 3), Sigmoid()), ((3, 4),))


class CellList(_Ordered):
    """Cells in a list, which the network around it runs as it likes.

    Args:
        *args: One list of cells, or nothing.
        auto_prefix: Whether the parameters' names begin with the cell's number.
        **kwargs: Anything; MindSpore takes it and asks for none of it.

    Raises:
        ArgumentTypeError: If it is no list, or holds something else.
        NotImplementedError: If the list itself is called.

    >>> from engine import nn
    >>> len(nn.CellList([nn.Dense(2, 2), nn.Dense(2, 2)]))
    2

    """

    def __init__(self, *args: list[Any], auto_prefix: bool = True, **kwargs: Any) -> None:
        super().__init__(auto_prefix=auto_prefix)
        if len(args) > 1:
            raise ArgumentTypeError.of("CellList", "one list of cells", args)
        for cells in args:
            self.extend(cells)

    def construct(self, *inputs: Any) -> Any:
        raise NotRunError(
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
