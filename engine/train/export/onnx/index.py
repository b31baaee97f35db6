"""An index of NumPy in parts: what is sliced, and which axes are picked from by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from engine.graph import Ramp
from engine.ops.index_parts import At, Counted, counted
from engine.train.export.conversion import Reads
from engine.train.export.refusal import NoFormError

from .growing import written

if TYPE_CHECKING:
    from .writer import Writer

_EVERY = slice(None)


class Picked(NamedTuple):
    """Whole numbers along an axis: a constant, or the name of what gives them."""

    numbers: Any
    shape: tuple[Any, ...]


class Parts(NamedTuple):
    """What an index says.

    Attributes:
        new: Where axes of length 1 are put in before.
        along: For each axis then, a slice or what is picked.

    """

    new: list[int]
    along: list[slice | Picked]

    @property
    def picked(self) -> list[int]:
        """The axes that are picked from by number."""
        return [k for k, one in enumerate(self.along) if isinstance(one, Picked)]

    @property
    def begin(self) -> int:
        """Which axis of the result the picked ones begin at: 0, where a slice is between them."""
        axes = self.picked
        beside = axes == list(range(axes[0], axes[-1] + 1))
        return axes[0] if beside else 0

    @property
    def sliced(self) -> list[int]:
        """The axes with a slice that leaves something out, or turns."""
        return [k for k, one in enumerate(self.along) if isinstance(one, slice) and one != _EVERY]


def parts_of(writer: Writer, index: Any, numbers: Reads, rank: int) -> Parts:
    """The parts of an index of a tensor of that many axes.

    Args:
        writer: Writes the nodes.
        index: The description.
        numbers: The names of the arrays beside it.
        rank: How many axes.

    Raises:
        NoFormError: If how much it takes depends on truth values.

    """
    given = list(index) if type(index) is tuple else [index]
    flat = [one for part in given for one in _by_number(_found(writer, part, numbers))]
    used = sum(one is not None and one is not Ellipsis for one in flat)
    missing = [_EVERY] * (rank - used)
    if Ellipsis not in [one if one is Ellipsis else None for one in flat]:
        flat.append(Ellipsis)
    at = next(k for k, one in enumerate(flat) if one is Ellipsis)
    flat[at : at + 1] = missing
    new = [k for k, one in enumerate(flat) if one is None]
    return Parts(new, [_EVERY if one is None else _along(writer, one) for one in flat])


def _found(writer: Writer, part: Any, numbers: Reads) -> Any:
    """What a part of the description stands for: an array, or numbers that have a name here."""
    if isinstance(part, Counted):
        return _counted(writer, part)
    if not isinstance(part, At):
        return part
    name = numbers[part.array]
    array = writer.known(name)
    if array is not None:
        return array if part.column is None else array[..., part.column]
    if writer.dtype(name).kind == "b":
        raise NoFormError("an index of truth values that are computed")
    made, shape = writer.cast(name, np.int64), writer.shape(name)
    if part.column is None:
        return Picked(made, shape)
    column = writer.constant(np.int64(part.column))
    return Picked(writer.node("Gather", made, column, axis=-1), shape[:-1])


def _counted(writer: Writer, part: Counted) -> Any:
    if isinstance(part.length, int):
        return counted(part)
    shape: list[Any] = [1] * part.rank
    shape[part.axis] = part.length
    rule = Ramp(0, 1, np.dtype(np.int64), tuple(shape))
    return Picked(written(writer, rule), rule.shape)


def _by_number(part: Any) -> list[Any]:
    """Truth values as the numbers of the axes that they choose from."""
    if isinstance(part, bool | np.bool_) or getattr(part, "dtype", None) == np.bool_:
        if not getattr(part, "shape", ()):
            raise NoFormError("an index that is a truth value")
        return list(np.nonzero(part))
    return [part]


def _along(writer: Writer, part: Any) -> slice | Picked:
    if isinstance(part, slice | Picked):
        return part
    array = np.asarray(part)
    if array.dtype == object:  # a length
        return Picked(writer.node("Squeeze", writer.lengths([part])), ())
    return Picked(array.astype(np.int64), array.shape)


def name_of(writer: Writer, picked: Picked) -> str:
    """The name of the numbers."""
    numbers = picked.numbers
    return writer.constant(numbers) if isinstance(numbers, np.ndarray) else str(numbers)


def broadcast(shapes: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    """The shape of all together; lengths may be open."""
    rank = max(map(len, shapes), default=0)
    filled = [(1,) * (rank - len(shape)) + tuple(shape) for shape in shapes]
    return tuple(
        next((length for length in lengths if length != 1), 1)
        for lengths in zip(*filled, strict=True)
    )


def positions(writer: Writer, parts: Sequence[Picked], lengths: Sequence[Any]) -> str:
    """Numbers along axes as one number, as if those axes were one row.

    Args:
        writer: Writes the nodes.
        parts: What is picked along each of the axes; numbers below 0 count from the end.
        lengths: Their lengths.

    """
    made = None
    for k, part in enumerate(parts):
        stride: Any = 1
        for length in lengths[k + 1 :]:
            stride = stride * length
        number = _from_the_start(writer, part, lengths[k])
        if stride != 1:
            number = writer.node("Mul", number, writer.node("Squeeze", writer.lengths([stride])))
        made = number if made is None else writer.node("Add", made, number)
    assert made is not None
    return made


def _from_the_start(writer: Writer, part: Picked, length: Any) -> str:
    if isinstance(part.numbers, np.ndarray):
        if (part.numbers >= 0).all():
            return writer.constant(part.numbers)
        if isinstance(length, int):
            return writer.constant(np.where(part.numbers < 0, part.numbers + length, part.numbers))
    name = name_of(writer, part)
    below = writer.node("Less", name, writer.constant(np.int64(0)))
    size = writer.node("Squeeze", writer.lengths([length]))
    made: str = writer.node("Where", below, writer.node("Add", name, size), name)
    return made
