"""Arrays that say themselves how primitives are computed with them, and who cuts operators.

Such an array tells the shape of all of it where a process holds a part. A primitive that gets one
leaves the computation to its class; gradient rules are made of primitives, so gradients follow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from .changes import changes
from .planner import planner


class OwnArray:
    """The base of arrays that compute primitives by their own rules."""

    __slots__ = ()

    held: Any  # the part of the numbers that this process holds, a NumPy or CuPy array

    def holding(self, held: Any) -> OwnArray:
        """The same layout with other numbers of this process's part."""
        raise NotImplementedError

    def part_of(self, whole: Any) -> Any:
        """The part of an array of the same shape that this process would hold."""
        raise NotImplementedError

    def whole(self) -> Any:
        """All of it; each process that has a part must ask."""
        raise NotImplementedError

    def layout(self) -> list[Any]:
        """How it lies on devices, as MindSpore tells it.

        Devices along their axes; for each axis of the array the axis of devices that cuts it,
        counted from the last, -1 for none and several in a list; the shape of the part; 0 fields;
        True, for parts are of one length; and no group of an optimizer.
        """
        raise NotImplementedError

    def laid_out(self, other: Any) -> Any:
        """Another array of this one's shape, laid out as this one is; the part that is held."""
        raise NotImplementedError


class Cutter(Protocol):
    """Who cuts operators over processes; there is none in one process."""

    def operator(
        self, operator: Any, call: Callable[..., Any], args: tuple[Any, ...], options: Any
    ) -> Any:
        """What an operator class gives that may have been told a strategy."""

    def cut_cell(self, cell: Any) -> None:
        """Take note that `Cell.shard` was called."""

    def cell(self, run: Callable[..., Any], strategies: Any, args: Any, options: Any) -> Any:
        """What a cell or function gives whose inputs are cut; `run(*args, **options)` runs it."""

    def differentiation(self, run: Callable[..., Any], *given: Any) -> Any:
        """What an outermost differentiation gives; `run(*given)` does it."""

    def forward(
        self, run: Callable[..., Any], inputs: tuple[Any, ...], strategy: Any = None
    ) -> Any:
        """What a network gives of a batch; `strategy` says how that is dealt, None: the settings.

        Without a strategy nothing is done inside of a differentiation.
        """

    def tell(self, cell: Any, path: str, *, only_trainable: bool) -> None:
        """Write how the parameters of a cell lie in a strategy file, once."""

    def stepped(self, step: Any) -> None:
        """Take note that a training step was made by this cell."""


# Of a primitive, its inputs and its attributes: what it gives.
Compute = Callable[[Any, Sequence[Any], Mapping[str, Any]], Any]

OWN: dict[type, Compute] = {}  # what computes arrays of a class; empty in one process
_cutter: list[Cutter] = []


def computed_by(kind: type[OwnArray], compute: Compute) -> None:
    """Let a function compute primitives that get arrays of a class, from now on."""
    changes.note()
    OWN[kind] = compute


def own_compute(arrays: Sequence[Any]) -> Compute | None:
    """What computes where such an array is among the inputs."""
    return next((OWN[one.__class__] for one in arrays if one.__class__ in OWN), None)


def held_of(array: Any) -> Any:
    """What this process holds of an array: the array itself, unless it is a part."""
    return array.held if isinstance(array, OwnArray) else array


def cut_by(cutter: Cutter) -> None:
    """Let operators be cut from now on."""
    changes.note()
    _cutter[:] = [cutter]


def forwarded(run: Callable[..., Any], inputs: tuple[Any, ...]) -> Any:
    """What a network gives of a batch outside of a differentiation, cut or planned as is asked."""
    if _cutter:
        return _cutter[0].forward(run, inputs)
    planning = planner()
    return run(*inputs) if planning is None else planning.evaluation(run, inputs)


def cutter() -> Cutter | None:
    """Who cuts operators."""
    return _cutter[0] if _cutter else None
