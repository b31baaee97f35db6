"""An index of NumPy in parts: what is sliced, and which axes are picked from by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from engine.graph import Length, Ramp
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

    @property
    def is_one(self) -> bool:
        """Whether it is one number that is known; it may depend on open axes."""
        return self.shape == () and not isinstance(self.numbers, str)


class Parts(NamedTuple):
    """What an index says.

    Attributes:
        shape: Of the tensor, with the new axes of length 1.
        along: For each of its axes a slice or what is picked.

    """

    shape: tuple[Any, ...]
    along: list[slice | Picked]

    @property
    def picked(self) -> dict[int, Picked]:
        """What is picked, by axis."""
        return {k: one for k, one in enumerate(self.along) if isinstance(one, Picked)}

    @property
    def begin(self) -> int:
        """Which axis of the result the picked ones begin at: 0, where a slice is between them."""
        axes = list(self.picked)
        return axes[0] if axes == list(range(axes[0], axes[-1] + 1)) else 0


def parts_of(writer: Writer, index: Any, numbers: Reads, shape: tuple[Any, ...]) -> Parts:
    """The parts of an index of a tensor of this shape.

    Args:
        writer: Writes the nodes.
        index: The description.
        numbers: The names of the arrays beside it.
        shape: Of the tensor.

    Raises:
        NoFormError: If how much it takes depends on truth values.

    """
    given = index if type(index) is tuple else (index,)
    flat = [one for part in given for one in _by_number(_found(writer, part, numbers))]
    used = sum(one is not None and one is not Ellipsis for one in flat)
    at = next((k for k, one in enumerate(flat) if one is Ellipsis), len(flat))
    flat[at : at + 1] = [_EVERY] * (len(shape) - used)
    lengths = iter(shape)
    wide = tuple(1 if one is None else next(lengths) for one in flat)
    return Parts(wide, [_EVERY if one is None else _along(writer, one) for one in flat])


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
    made, shape = writer.cast(writer.settled(name), np.int64), writer.shape(name)
    if part.column is None:
        return Picked(made, shape)
    column, left = writer.constant(part.column, np.int64), shape[:-1]
    return Picked(writer.node("Gather", made, column, -1, 0, makes=writer.like(made, left)), left)


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
    if isinstance(part, Length):
        return Picked(part, ())
    array = np.asarray(part)
    return Picked(array.astype(np.int64), array.shape)


def from_the_start(writer: Writer, picked: Picked, length: Any) -> str:
    """The name of the numbers, where those below 0 count from the end."""
    numbers = picked.numbers
    if isinstance(numbers, np.ndarray):
        if (numbers >= 0).all():
            return writer.constant(numbers)
        if isinstance(length, int):
            return writer.constant(np.where(numbers < 0, numbers + length, numbers))
    if not isinstance(length, int) or not isinstance(numbers, str):
        raise NoFormError("numbers that may count from the end of an open axis")
    below = writer.node(
        "Less",
        numbers,
        writer.constant(0, np.int64),
        makes=writer.like(numbers, dtype=bool),
    )
    more = writer.node(
        "Add", numbers, writer.constant(length, np.int64), makes=writer.like(numbers)
    )
    return writer.node("Select", below, more, numbers, makes=writer.like(numbers))
