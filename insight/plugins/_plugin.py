"""What a kind of data is: how a value becomes bytes, rows and a heavy value again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class SummaryPlugin:
    """One kind of data that a run can record."""

    name: str
    """The word that `add_value` takes."""
    kind: str | None
    """The table it feeds, or None where it feeds the lineage only."""
    carrier: Literal["value", "event", "lineage"]
    """Where it stands: a `Summary.Value`, a field of `Event`, or a `LineageEvent`."""
    field: str
    """The name of the field that holds it there."""
    columns: tuple[tuple[str, str], ...]
    """(column, dtype) of its table after run, tag, step, wall_time."""
    encode: Callable[[Any], Any]
    """A user's value as what is set at `field`: a number or a message."""
    decode: Callable[[Any], tuple[Any, ...]]
    """What stands at `field` as cells, in the order of `columns`."""
    load: Callable[[Any], Any]
    """What stands at `field` as the value a user works with: an array, PNG bytes, a message."""
    example: Callable[[], Any]
    """A value to encode, for the test that every plugin passes."""
    claims: Callable[[Any], bool] | None = None
    """Whether a value that comes without a kind is of this one, by its type; never asked of arrays.

    None where no type says so.
    """
