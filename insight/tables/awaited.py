"""Runs of which nothing says that they ended: somebody may be waiting for their next record."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from .last_word import deciding
from .status import CLOCKS_APART_S, believed

if TYPE_CHECKING:
    from .last_word import deciding
    from .run import Run
from .status import Signs

# Whose recorders leave a word when a training ends, however it ends. TensorBoard's leave none.
_TELL_ENDS = frozenset(("insight", "mlflow", "wandb"))


class Awaited(NamedTuple):
    """When a run that came to no end recorded last; seconds since 1970, -inf for never."""

    trained: float
    """What a step of the training writes, or that it began or was gone on with.

    What is recorded beside it does not count.
    """
    newest: float
    """Anything at all."""
    tells_end: bool
    """Whether what wrote it would have left a word of its end."""


def awaited(run: Run, signs: Signs) -> Awaited | None:
    """When a run recorded last; None for one that ended, as far as its files tell.

    A clock that is behind ours by minutes is set right: no file is written before its records.

    Args:
        run: The run.
        signs: What `run.signs()` gives.

    """
    has_word = signs.ended is not None or signs.closed or run.end() != ""
    is_declared = signs.declared is not None and signs.declared != "running"
    is_finished = signs.newest_end > -math.inf and signs.newest_end >= signs.newest_row
    if is_declared or is_finished or has_word:
        return None
    told = (file.progress.modified for file in run.files.values() if file.progress)
    written = max(told, default=0.0)
    behind = written - signs.newest_record
    late = behind if 0.0 < behind <= CLOCKS_APART_S else 0.0
    begun = max((file.lifetime[0] for file in deciding(run.files.values())), default=-math.inf)
    trained = believed(max(signs.newest_row, begun), written)
    tells_end = run.source in _TELL_ENDS or signs.awaits_end
    return Awaited(trained + late, signs.newest_record + late, tells_end)
