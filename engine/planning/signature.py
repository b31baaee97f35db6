"""What a function depends on besides its inputs: cells and their attributes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from weakref import ref

from engine.nn.cell import Cell

from .reach import Reach
from .seen import PLAIN, exact


class Signature:
    """What all attributes of some cells were; `holds` says whether they still are.

    Values are compared by identity, plain ones and tuples of them by value.
    """

    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self._cells = [(ref(cell), dict(_told(cell))) for cell in reach.cells]
        self._flags = [(one, _flag(one)) for one in reach.parameters]

    def holds(self) -> bool:
        """Whether nothing has changed."""
        return all(_holds(cell(), before) for cell, before in self._cells) and all(
            _flag(one) == before for one, before in self._flags
        )

    def is_free_of_hooks(self) -> bool:
        """Whether no function of the user's is called on the way through the cells or back."""
        plans = (cell._call_plan for cell in self._reach.cells)
        return not any(plan is not None and plan.hooks for plan in plans) and not any(
            getattr(one, "_gradient_hooks", None) for one in self._reach.parameters
        )


def _holds(cell: Cell | None, before: dict[str, Any]) -> bool:
    return cell is not None and _same(dict(_told(cell)), before)


def _told(cell: Cell) -> Iterator[tuple[str, Any]]:
    for name, value in vars(cell).items():
        if isinstance(value, dict) and name in {"_params", "_cells", "_buffers"}:
            yield from ((f"{name}.{key}", one) for key, one in value.items())
        elif name == "_call_plan":
            yield name, value and (value, bool(value.hooks), *vars(value).values())
        elif name != "_scope":  # only whoever draws asks for it
            yield name, value


def _same(now: dict[str, Any], before: dict[str, Any]) -> bool:
    return now.keys() == before.keys() and all(
        _alike(value, before[name]) for name, value in now.items()
    )


def _alike(one: Any, other: Any) -> bool:
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple):
        return len(one) == len(other) and all(map(_alike, one, other))
    return isinstance(one, PLAIN) and exact(one) == exact(other)


def _flag(parameter: Any) -> tuple[Any, ...]:
    return parameter.requires_grad, len(getattr(parameter, "_gradient_hooks", ()))
