"""Cells of a network replaced by others, under the names of their parameters.

What wraps a cell (a cast, a low-rank addition, a fake quantisation) stands in its place:
checkpoints and optimizers go on with `block.fc.weight`, though it now lies in `block.fc.inner`.
"""

from __future__ import annotations

import fnmatch
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, MemberNameError

from .cell import Cell
from .cell._state_walk import EXTRA
from .cell._tree import children, holders

WHERE = "replace_cells"

Maker = Callable[[Any], Cell]
Table = Mapping[type[Cell] | str, Maker]
Choice = Callable[[str, Cell], Cell | None]


def replace_cells(network: Cell, table: Table | Choice) -> Any:
    """The network with some of its cells replaced, children before what holds them.

    What is made of a cell stands in its place. Parameters that were there keep their names, also
    those of a cell inside the one that wraps it; new ones get the name of the place before theirs:
    `fc.lora_a`. A cell that stands in several places is replaced by one in all of them. What is new
    trains or evaluates as what it replaces; hooks and flags stay with the cell that they are on.
    Parameters stay the same objects, so an optimizer goes on with them; one that shall train new
    parameters is made afterwards.

    Args:
        network: The outermost cell, which may be replaced too.
        table: By type or by name a function from the cell to what stands in its place, or to the
            cell itself to leave it. A type stands for its subclasses; a name is dotted
            (`"block.fc"`) and may have `*` for any text. The first key that fits counts. Or one
            function of name and cell for all, which returns None for what stays.

    Returns:
        What stands where `network` stood: itself, unless it was replaced.

    Raises:
        ArgumentTypeError: If `network`, or what a function made, is no cell; if `table` is neither
            kind, or holds other keys or values.
        ArgumentValueError: If no cell has a name of the table.
        MemberNameError: If two parameters or buffers would have one name.

    After an error the network is as it was.

    >>> import engine
    >>> from engine import nn
    >>> class Halved(nn.Cell):
    ...     def __init__(self, inner):
    ...         super().__init__()
    ...         self.inner = inner
    ...
    ...     def construct(self, x):
    ...         return self.inner(x) * 0.5
    >>> network = replace_cells(nn.SequentialCell(nn.Dense(2, 3), nn.ReLU()), {nn.Dense: Halved})
    >>> type(network[0]).__name__, [parameter.name for parameter in network.get_parameters()]
    ('Halved', ['0.weight', '0.bias'])

    """
    if not isinstance(network, Cell):
        raise ArgumentTypeError.of(f"{WHERE}(network)", "a Cell", network)
    paths = _paths(network)
    if not callable(table) and not isinstance(table, Mapping):
        expected = "a dict of functions, or one function"
        raise ArgumentTypeError.of(f"{WHERE}(table)", expected, table)
    choose = table if callable(table) else _by_table(table, paths)
    replacing = _Replacing(network, choose, paths)
    try:
        made = replacing.visit(network)
        _check_free(WHERE, [name for name in _meeting(made) if name not in replacing.met])
    except BaseException:
        replacing.undo()
        raise
    return made


def _paths(network: Cell) -> dict[int, list[str]]:
    """All dotted names of each cell, by its id; the outermost is `""`."""
    found: dict[int, list[str]] = {}

    def walk(cell: Cell, name: str, around: tuple[int, ...]) -> None:
        found.setdefault(id(cell), []).append(name)
        for child_name, child in children(cell):
            if id(child) not in around:
                walk(child, f"{name}.{child_name}" if name else child_name, (*around, id(child)))

    walk(network, "", (id(network),))
    return found


def _by_table(table: Table, paths: dict[int, list[str]]) -> Choice:
    known = [name for names in paths.values() for name in names]
    for key, make in table.items():
        if isinstance(key, str) and not fnmatch.filter(known, key):
            raise ArgumentValueError.of(f"{WHERE}(table)", f"names among {known}", repr(key))
        if not isinstance(key, str) and not (isinstance(key, type) and issubclass(key, Cell)):
            raise ArgumentTypeError.of(f"{WHERE}(table)", "types of cells, or names", key)
        if not callable(make):
            raise ArgumentTypeError.of(f"{WHERE}(table)", f"a function for {key!r}", make)

    def fits(key: type[Cell] | str, cell: Cell) -> bool:
        if isinstance(key, str):
            return bool(fnmatch.filter(paths[id(cell)], key))
        return isinstance(cell, key)

    def choose(_name: str, cell: Cell) -> Cell | None:
        return next((make(cell) for key, make in table.items() if fits(key, cell)), None)

    return choose


class _Replacing:
    """One walk: what was made of which cell, and how to take it back."""

    def __init__(self, network: Cell, choose: Choice, paths: dict[int, list[str]]) -> None:
        self.network = network
        self.choose = choose
        self.paths = paths
        self.done: dict[int, tuple[Cell, Cell]] = {}
        self.replaced: list[tuple[Cell, str, Cell]] = []
        self.cells = set(paths)
        self.names = {id(p): (p, p.name) for p in network.get_parameters()}
        self.before = list(self.names.values())
        self.met = _meeting(network)

    def visit(self, cell: Cell) -> Cell:
        """What stands where the cell stood."""
        if id(cell) in self.done:
            return self.done[id(cell)][1]
        self.done[id(cell)] = cell, cell
        for name, child in children(cell):
            made = self.visit(child)
            if made is not child:
                self.replaced.append((cell, name, child))
                _put(cell, name, made)
        made = self._made_of(cell)
        self.done[id(cell)] = cell, made
        return made

    def undo(self) -> None:
        """Put back all cells and names."""
        for parent, name, child in reversed(self.replaced):
            _put(parent, name, child)
        for parameter, name in self.before:
            parameter.name = name

    def _made_of(self, cell: Cell) -> Cell:
        path = self.paths[id(cell)][0]
        prefix = _prefix(self.network, path, cell)
        made = self.choose(path, cell)
        if made is None or made is cell:
            return cell
        where = f"{WHERE}({path!r})"
        if not isinstance(made, Cell):
            raise ArgumentTypeError.of(where, "a Cell", made)
        _leave_out_names(made, cell, self.cells)
        _check_free(where, self._name(made, cell, prefix))
        for _, new in made.cells_and_names():
            if id(new) not in self.cells:
                self.cells.add(id(new))
                new.training, new.requires_grad = cell.training, cell.requires_grad
        return made

    def _name(self, made: Cell, cell: Cell, prefix: str) -> list[str]:
        """Old parameters by their old names, new ones by the place; names that were taken."""
        beside = [p for _, one in holders(self.network, met={cell}) for p in one._params.values()]
        staying = (id(parameter) for parameter in (*beside, *made.get_parameters()))
        taken = {self.names[key][1] for key in staying if key in self.names}
        clashing = []
        for local, parameter in made.parameters_and_names():
            if id(parameter) not in self.names:
                name = prefix + local
                if name in taken:
                    clashing.append(name)
                taken.add(name)
                self.names[id(parameter)] = parameter, name
            parameter.name = self.names[id(parameter)][1]
        return clashing


def _put(parent: Cell, name: str, child: Cell) -> None:
    """Under the same name, in the same place of the order; no parameter is renamed."""
    parent._cells[name] = parent.__dict__[name] = child


def _leave_out_names(made: Cell, cell: Cell, known: set[int]) -> bool:
    """Whether the cell is inside what was made of it: then the way to it adds nothing to names."""
    for name, child in children(made):
        if child is cell or (id(child) not in known and _leave_out_names(child, cell, known)):
            made._unnamed.add(name)
            return True
    return False


def _prefix(network: Cell, path: str, cell: Cell) -> str:
    """What stands before the names of the cell's parameters, or would if it had some."""
    kept, naming, holder = [], False, network
    for segment in path.split(".") if path else ():
        naming = naming or holder._auto_prefix
        if naming and segment not in holder._unnamed:
            kept.append(f"{segment}.")
        holder = holder._cells[segment]
    by_path = "".join(kept)
    named = {parameter.name: local for local, parameter in cell.parameters_and_names()}
    if not named or any(name == by_path + local for name, local in named.items()):
        return by_path
    found = (name.removesuffix(local) for name, local in named.items() if name.endswith(local))
    return next((before for before in found if not before or before.endswith(".")), by_path)


def _check_free(where: str, twice: list[str]) -> None:
    if twice:
        hint = "give what wraps a cell no parameter or buffer that is called as one inside"
        raise MemberNameError.of(where, "names that are free", f"{twice} twice", hint)


def _meeting(cell: Cell) -> list[str]:
    """Names in its state that two different things have."""
    found: dict[str, Any] = {}
    return [name for name, value in _state(cell) if found.setdefault(name, value) is not value]


def _state(cell: Cell) -> Iterator[tuple[str, Any]]:
    for prefix, holder in holders(cell):
        dotted = f"{prefix}." if prefix else ""
        for name, value in {**holder._params, **holder._buffers}.items():
            if value is not None:
                yield dotted + name, value
        if type(holder).get_extra_state is not Cell.get_extra_state:
            yield dotted + EXTRA, holder
