"""Cells inside cells: who contains whom, under which name, and how it prints."""

from __future__ import annotations

import operator
from collections import OrderedDict
from collections.abc import Callable, Iterator, ValuesView
from typing import TYPE_CHECKING, Any, Self

from engine.errors import ArgumentTypeError, AttributeMissingError, MemberNameError

from ._undrawn import note_undrawn

if TYPE_CHECKING:
    from . import Cell


class Tree:
    """The children of a cell."""

    _cells: OrderedDict[str, Any]
    _unnamed: set[str]
    _param_prefix: str
    _scope: str | None

    def cells(self) -> ValuesView[Cell]:
        """The immediate children in order, each once and without those that are None."""
        return self.name_cells().values()

    def name_cells(self) -> OrderedDict[str, Cell]:
        """The immediate children by name; a child under two names appears once."""
        seen: set[int] = set()
        found: OrderedDict[str, Cell] = OrderedDict()
        for name, cell in children(self):
            if id(cell) not in seen:
                seen.add(id(cell))
                found[name] = cell
        return found

    def cells_and_names(self, cells: Any = None, name_prefix: str = "") -> Iterator[Any]:
        """Each cell once, itself first, with its dotted name (`""` is the cell itself).

        Containers without cells are left out, as everything that counts as False.

        Args:
            cells: Cells to leave out; those that are met are added to it.
            name_prefix: What stands before the names.

        """
        met = set() if cells is None else cells
        if self in met:
            return
        met.add(self)
        yield name_prefix, self
        for name, cell in filter(operator.itemgetter(1), children(self)):
            yield from cell.cells_and_names(met, f"{name_prefix}.{name}" if name_prefix else name)

    def get_sub_cell(self, target: str) -> Any:
        """The cell at a dotted name.

        Args:
            target: Names of attributes with dots between; `""` is the cell itself.

        Raises:
            AttributeMissingError: If there is none, or the name is not a str.

        """
        if not isinstance(target, str):
            got = type(target).__name__
            raise AttributeMissingError(f"get_sub_cell(target) expected a str, got {got}.")
        cell: Any = self
        for name in target.split(".") if target else ():
            if cell._cells.get(name) is None:
                kind = type(cell).__name__
                raise AttributeMissingError(
                    f"get_sub_cell({target!r}) expected one of {list(cell._cells)} in the "
                    f"'{kind}' object, got {name!r}."
                )
            cell = cell._cells[name]
        return cell

    def insert_child_to_cell(self, child_name: str, child_cell: Cell | None) -> None:
        """Add a child; its parameters keep their names.

        Args:
            child_name: The attribute under which it is reached.
            child_cell: The child, or None for one that comes later.

        Raises:
            ArgumentTypeError: If the name is not a str or the child not a cell.
            MemberNameError: If the name is taken, empty or holds a dot.

        >>> from engine import nn
        >>> cell = nn.Cell()
        >>> cell.insert_child_to_cell("activation", nn.ReLU())
        >>> cell
        Cell(
          (activation): ReLU()
        )

        """
        where = "insert_child_to_cell"
        if not isinstance(child_name, str):
            raise ArgumentTypeError.of(f"{where}(child_name)", "a str", child_name)
        if child_cell is not None and not isinstance(child_cell, Tree):
            raise ArgumentTypeError.of(f"{where}(child_cell)", "a Cell or None", child_cell)
        check_member_name(self, where, child_name, self._cells)
        self._cells[child_name] = child_cell
        note_undrawn(self, child_cell)
        self.__dict__[child_name] = child_cell

    def apply(self, fn: Callable[[Any], Any]) -> Self:
        """Call `fn` on every cell below and on this one, children first; the cell itself.

        Raises:
            ArgumentTypeError: If it cannot be called.

        >>> from engine import nn
        >>> names = []
        >>> cell = nn.Cell()
        >>> cell.inner = nn.Cell()
        >>> _ = cell.apply(lambda cell: names.append(cell.param_prefix))
        >>> len(names)
        2

        """
        if not callable(fn):
            raise ArgumentTypeError.of("apply(fn)", "a function of a cell", fn)
        for cell in self.cells():
            cell.apply(fn)
        fn(self)
        return self

    def update_cell_prefix(self) -> None:
        """Write its dotted name into the `param_prefix` of every cell below."""
        for name, cell in self.cells_and_names():
            cell._param_prefix = name

    @property
    def param_prefix(self) -> str:
        """The dotted name of the cell, once `update_cell_prefix` was called on its root."""
        return self._param_prefix

    def get_scope(self) -> str | None:
        """Where the cell stood in the last traced run, as `Default/network-Net/fc-Dense`.

        None before it was in any.
        """
        return self._scope

    def extend_repr(self) -> str:
        """What a cell prints between its brackets; layers say their options here."""
        return ""

    def __repr__(self) -> str:
        own = self.extend_repr()
        if not self._cells:
            return f"{type(self).__name__}({own})"
        lines = [own] if own else []
        lines += [f"({name}): {cell!r}" for name, cell in self._cells.items()]
        inner = "\n".join(lines).replace("\n", "\n  ")
        return f"{type(self).__name__}(\n  {inner}\n)"


def children(cell: Any) -> list[tuple[str, Any]]:
    """The cells inside one with their names, without those that are None so far."""
    return [(name, child) for name, child in cell._cells.items() if child is not None]


def holders(cell: Any, prefix: str = "", met: set[Any] | None = None) -> Iterator[tuple[str, Any]]:
    """Each cell once, with what stands before the names of its parameters and buffers.

    That is its own name, but for a cell inside one that stands in its place (`nn/replace.py`): its
    members keep the names that they had without it.
    """
    met = set() if met is None else met
    if cell in met:
        return
    met.add(cell)
    yield prefix, cell
    for name, child in children(cell):
        yield from holders(child, below(cell, prefix, name), met)


def holders_at(cell: Any, path: tuple[str, ...]) -> Iterator[Any]:
    """The cells whose members' names begin with a path; several where one stands for another."""
    if not path:
        yield cell
    elif cell._cells.get(path[0]) is not None:
        yield from holders_at(cell._cells[path[0]], path[1:])
    for name in cell._unnamed:
        yield from holders_at(cell._cells[name], path)


def below(cell: Any, prefix: str, name: str) -> str:
    """What stands before the names of the members of a child."""
    if name in cell._unnamed:
        return prefix
    return f"{prefix}.{name}" if prefix else name


def check_member_name(
    cell: Any, where: str, name: str, members: Any, *, dots: bool = False
) -> None:
    """Refuse a name that is empty, holds a dot, or means something else on the cell."""
    if not name or ("." in name and not dots):
        raise MemberNameError.of(where, "a name without a dot", repr(name))
    if name not in members and hasattr(cell, name):
        raise MemberNameError.of(where, "a name that is free", f"{name!r}, which the cell has")


def name_scopes(cell: Any, scope: str = "Default") -> None:
    """Tell every cell below where it stands, for `get_scope` and the tracer."""
    cell.__dict__["_scope"] = scope
    for name, child in cell.name_cells().items():
        name_scopes(child, f"{scope}/{name}-{type(child).__name__}")
