"""Where the reading of a dataset stands, so that another process can go on from there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Position:
    """How far an iterator has come.

    Attributes:
        epoch: Passes that the iterator has finished.
        taken: Rows, or batches, that were taken of the pass that goes on; 0 between passes.
        number: Of that pass, or of the next one, among all over the dataset since its seed was set.
        entropy: Where the random numbers of the pass come from; None between passes.
        outside: What the pass found outside of its pipeline when it began: `outside_of`.

    """

    epoch: int = 0
    taken: int = 0
    number: int = 0
    entropy: int | None = None
    outside: dict[str, Any] | None = field(default=None, compare=False)
