"""Cells by name."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import ItemsView, Iterable, Iterator, KeysView, Mapping, ValuesView
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, MemberNameError
from engine.nn.cell import Cell

from .activation import ReLU
from .container import CellList, NotRunError, SequentialCell
from .dense import Dense
from .example import Example

__all__ = ["CellDict"]


class CellDict(Cell):
    """Cells in a dictionary, which the network around it runs as it likes.

    Args:
        *args: A mapping of names to cells, another CellDict, or pairs of a name and a cell.
        **kwargs: Accepted as MindSpore does, and left out.

    A name is text without a dot, and none of a cell's own attributes. A cell is no CellDict,
    CellList or SequentialCell. The parameters' names begin with the cell's.

    Raises:
        ArgumentTypeError: If a name is no text, a value no cell that may stand here, or the
            argument holds no pairs.
        ArgumentValueError: If an element is no pair.
        MemberNameError: If a name is empty, has a dot or is an attribute's.
        NotRunError: If the dictionary itself is called.

    >>> from engine import nn
    >>> cells = nn.CellDict({"dense": nn.Dense(2, 3), "relu": nn.ReLU()})
    >>> list(cells), cells["dense"].weight.name
    (['dense', 'relu'], 'dense.weight')

    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__()
        if args:
            self.update(args[0])

    def __len__(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Iterator[str]:
        return iter(self._cells.copy())

    def __contains__(self, key: object) -> bool:
        return key in self._cells

    def __bool__(self) -> bool:
        return True  # an empty container is still a cell

    def __getitem__(self, key: str) -> Cell:
        return self._cells[key]

    def __setitem__(self, key: str, cell: Cell) -> None:
        setattr(self, self._checked_name(key), _checked_cell(cell))

    def __delitem__(self, key: str) -> None:
        self.pop(key)

    def keys(self) -> KeysView[str]:
        """The names, in order."""
        return self._cells.keys()

    def values(self) -> ValuesView[Cell]:
        """The cells, in order."""
        return self._cells.values()

    def items(self) -> ItemsView[str, Cell]:
        """The pairs of a name and a cell, in order."""
        return self._cells.items()

    def clear(self) -> None:
        """Take all cells out."""
        for name in list(self._cells):
            delattr(self, name)

    def pop(self, key: str) -> Cell:
        """The cell of a name, which is taken out.

        Raises:
            KeyError: If there is none.

        """
        cell = self._cells[key]
        delattr(self, key)
        return cell

    def update(self, cells: Any) -> None:
        """Add cells of a mapping, a CellDict or pairs; one of a name that is there replaces it.

        Raises:
            ArgumentTypeError: If they are none of those, or a pair does not fit.
            ArgumentValueError: If an element is no pair.

        """
        if not isinstance(cells, Iterable):
            raise ArgumentTypeError.of("CellDict.update", "pairs of a name and a cell", cells)
        pairs = list(cells.items() if isinstance(cells, Mapping | CellDict) else cells)
        for k, pair in enumerate(pairs):
            if not isinstance(pair, Iterable):
                raise ArgumentTypeError.of(f"CellDict.update, element {k}", "a pair", pair)
            if len(tuple(pair)) != 2:
                where = f"CellDict.update, element {k}"
                raise ArgumentValueError.of(where, "a pair", f"{len(tuple(pair))} things")
        for name, cell in pairs:
            self[name] = cell

    def construct(self, *inputs: int) -> None:
        raise NotRunError(
            "CellDict expected to be run cell by cell, got a call. "
            "Hint: loop over its values(), or use SequentialCell."
        )

    def _checked_name(self, key: Any) -> str:
        where = "CellDict[…]"
        if not isinstance(key, str):
            raise ArgumentTypeError.of(where, "text", key)
        if not key or "." in key:
            raise MemberNameError.of(where, "a name without a dot", repr(key))
        if key not in self._cells and hasattr(self, key):
            raise MemberNameError.of(where, "a name that no cell has itself", repr(key))
        return key

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(OrderedDict(dense=Dense(4, 4), relu=ReLU())))


def _checked_cell(cell: Any) -> Cell:
    if not isinstance(cell, Cell):
        raise ArgumentTypeError.of("CellDict[…]", "a cell", cell)
    if isinstance(cell, CellDict | CellList | SequentialCell):
        expected = "a cell that is no CellDict, CellList or SequentialCell"
        raise ArgumentTypeError.of("CellDict[…]", expected, cell)
    return cell
