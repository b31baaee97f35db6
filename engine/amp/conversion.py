"""A network turned to half precision in place, wholly or in part; and whether one is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.dtype import DType, float32
from engine.errors import ArgumentValueError
from engine.nn import Cell
from engine.nn.cell._plan import plan_of
from engine.nn.replace import replace_cells
from engine.ops.by_lists import ByLists, Everything
from engine.ops.precision import cast_to

from .lists import AUTO_BLACK, AUTO_WHITE, AUTO_WIDEST
from .outputs import _OutputTo16

# The attribute of a cell that was converted.
MARK = "_conversion"
BY_STEPS = "build_train_network"


class Conversion(NamedTuple):
    """How a network came to compute in mixed precision.

    Attributes:
        by: The function that the user called.
        level: Its level, or which list it was given.

    """

    by: str
    level: str


def to_half(network: Cell, dtype: DType, kept: Iterable[type] = ()) -> None:
    """Let all cells of a network compute in a half type, but those of some types in float32.

    Those are wrapped by what gives their outputs as halves again; what is inside of them stays in
    float32 too. The network itself computes in halves, whatever it is.
    """
    network.to_float(dtype)
    kept = tuple(kept)
    outermost = _outermost(network, kept)

    def wrapped(_name: str, cell: Cell) -> Cell | None:
        if id(cell) not in outermost:
            return None
        return _OutputTo16(cell.to_float(float32), dtype)

    if outermost:
        replace_cells(network, wrapped)


def by_white_list(network: Cell, dtype: DType, white_list: Iterable[type]) -> None:
    """Let some cells and operators of a network compute in a half type, and give float32.

    Cells are of exactly the types of the list. The network itself is none of them, and what has
    a type of its own from `to_float` keeps it, with all that is inside.
    """
    white, wholly = set(white_list), ByLists(dtype, half=Everything(), gives_full=True)
    names = frozenset(kind.__name__ for kind in white if not issubclass(kind, Cell))
    plan_of(network).casts = ByLists(dtype, half=names, gives_full=True)

    def walk(cell: Cell) -> None:
        for child in cell.name_cells().values():
            if child in met or _has_own_type(child):
                continue
            met.add(child)
            if type(child) in white:
                plan = plan_of(child)
                # Where cells inside see what passes, it passes as float32.
                plan.casts = wholly if child.name_cells() else cast_to(dtype)
                plan.gives = float32
            walk(child)

    met = {network}
    if not _has_own_type(network):
        walk(network)


def by_operators(network: Cell, dtype: DType) -> None:
    """Let each operator of a network compute in the type that it is listed for."""
    plan_of(network).casts = automatic(dtype)


def automatic(dtype: DType) -> ByLists:
    """The lists of level "auto", as a cast."""
    return ByLists(dtype, half=AUTO_WHITE, full=AUTO_BLACK, widest=AUTO_WIDEST)


def _has_own_type(cell: Cell) -> bool:
    return cell._call_plan is not None and cell._call_plan.precision is not None


def _outermost(network: Cell, kinds: tuple[type, ...]) -> set[int]:
    """The cells of some types that lie in no other such cell, without the network, by id."""
    found, met = set(), set()

    def walk(cell: Cell) -> None:
        for child in cell.name_cells().values():
            if id(child) in met:
                continue
            met.add(id(child))
            if isinstance(child, kinds):
                found.add(id(child))
            else:
                walk(child)

    walk(network)
    return found


def mark(network: Cell, conversion: Conversion) -> None:
    """Remember on a network how it was converted."""
    setattr(network, MARK, conversion)


def conversion_of(network: Any) -> Conversion | None:
    """How a network was converted, without the cells inside; None if it was not.

    >>> from engine import nn
    >>> conversion_of(nn.ReLU()) is None
    True
    """
    return getattr(network, MARK, None)


def gives_halves(network: Cell) -> bool:
    """Whether a conversion may let halves out of a network, or out of a cell inside of it."""
    levels = {found.level for found in _conversions(network)}
    return not levels.isdisjoint({"O2", "O3", "auto", "black_list"})


def _conversions(network: Cell) -> list[Conversion]:
    found = (conversion_of(cell) for _, cell in network.cells_and_names())
    return [conversion for conversion in found if conversion is not None]


def check_not_converted(where: str, network: Cell) -> None:
    """Refuse to convert a network again.

    Parts may have been converted by training steps of their own, as those of adversarial networks
    are: that is the same conversion once more.

    Raises:
        ArgumentValueError: If it was converted already, or a part was by `engine.amp` itself.

    """
    of_parts = [one for one in _conversions(network) if one.by != BY_STEPS]
    conversion = next(iter(of_parts), conversion_of(network))
    if conversion is not None:
        got = f"one that {conversion.by} has converted ({conversion.level})"
        hint = "give level 'O0', which trains the network as it is"
        raise ArgumentValueError.of(where, "a network in full precision", got, hint)
