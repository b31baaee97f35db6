"""Names of columns as people say them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence


def short_names(names: Sequence[str], recorded: Collection[str]) -> list[str]:
    """The last part of each dotted name where no other column ends the same; tags as they are.

    Args:
        names: Of columns.
        recorded: Those that are names of facts.

    >>> names = ["run", "metric.loss", "algorithm.loss", "hyperparameters.epoch", "val.acc"]
    >>> short_names(names, names[:4])
    ['run', 'metric.loss', 'algorithm.loss', 'epoch', 'val.acc']

    """
    ends = [name.rpartition(".")[2] if name in recorded else name for name in names]
    counts = Counter(ends)
    return [end if counts[end] == 1 else name for name, end in zip(names, ends, strict=True)]
