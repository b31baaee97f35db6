"""Whether the losses of two runs are equal bit for bit."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import pandas as pd

    from insight.tables import Store


class Compared(NamedTuple):
    """One tag of both runs.

    Attributes:
        tag: Its name.
        length: Values of the first run.
        first_difference: The first step at which they differ; None where they do not.

    """

    tag: str
    length: int
    first_difference: int | None


def compared(first: Store, run: str, second: Store, *, since: int | None = None) -> list[Compared]:
    """The losses of a run beside those of the one run of another store; all scalars without losses.

    Times and rates of a training are scalars too, and never repeat; nor does what the machine did
    beside it, which is left out. What the other lacks differs.

    Args:
        first: Where the run is.
        run: Its name.
        second: What was recorded again.
        since: The step from which both are compared; None for all of them.

    """
    from insight.tables.status import is_loss

    table = _since(_of_training(first.table("scalar", runs=run)), since)
    tags = [str(tag) for tag in table["tag"].unique()]
    chosen = [tag for tag in tags if is_loss(tag)] or tags
    other = _since(second.table("scalar", runs="."), since)
    return [_tag(tag, table[table["tag"] == tag], other[other["tag"] == tag]) for tag in chosen]


def first_step(store: Store, run: str, began: float | None = None) -> int | None:
    """The first step of a run's scalars; None without any.

    Args:
        store: Where the run is.
        run: Its name.
        began: Only scalars that were recorded since then count: seconds since 1970, UTC.

    """
    table = _of_training(store.table("scalar", runs=run))
    steps = table["step"] if began is None else table["step"][table["wall_time"] >= began]
    return int(steps.min()) if len(steps) else None


def _of_training(table: pd.DataFrame) -> pd.DataFrame:
    from insight.plugins.beside import is_beside

    return table[[not is_beside(str(tag)) for tag in table["tag"]]]


def _since(table: pd.DataFrame, step: int | None) -> pd.DataFrame:
    return table if step is None else table[table["step"] >= step]


def _tag(tag: str, one: pd.DataFrame, other: pd.DataFrame) -> Compared:
    import numpy as np

    steps, others = one["step"].to_numpy(np.int64), other["step"].to_numpy(np.int64)
    bits = one["value"].to_numpy(np.float64).view(np.int64)
    other_bits = other["value"].to_numpy(np.float64).view(np.int64)
    both = min(len(steps), len(others))
    differ = (steps[:both] != others[:both]) | (bits[:both] != other_bits[:both])
    if differ.any():
        return Compared(tag, len(steps), int(steps[:both][differ][0]))
    if len(steps) == len(others):
        return Compared(tag, len(steps), None)
    longer = steps if len(steps) > len(others) else others
    return Compared(tag, len(steps), int(longer[both]))
