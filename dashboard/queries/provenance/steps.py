"""The step that the name of a checkpoint tells, and the one that was saved next to a run's best."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_STEP = re.compile(r"(?:_(\d{1,15})_step|step[=_-](\d{1,15})|checkpoint-(\d{1,15}))(?=\D|$)")
_EPOCH = re.compile(r"-(\d{1,9})_(\d{1,9})(?=\.|$)")


def step_of(name: str, steps_per_epoch: int | None) -> int | None:
    """The step that a file's name says, as MindSpore, Lightning and Hugging Face write it.

    Args:
        name: Of the file, or its path.
        steps_per_epoch: For names that count within an epoch; None for unknown.

    >>> step_of("net-2_4.ckpt", 10), step_of("LeNet_37_step.ckpt", None), step_of("last.pt", 10)
    (14, 37, None)
    >>> step_of("epoch=3-step=400.ckpt", None), step_of("net-2_4.ckpt", None)
    (400, None)

    """
    name = name.replace("\\", "/").rpartition("/")[2]
    told = _STEP.search(name)
    if told is not None:
        return int(next(filter(None, told.groups())))
    epoch = _EPOCH.search(name)
    if epoch is None or steps_per_epoch is None:
        return None
    return (int(epoch[1]) - 1) * steps_per_epoch + int(epoch[2])


def nearest(steps: Sequence[int | None], wanted: int | None) -> int | None:
    """The index of the step next to the one wanted, the earlier of two; None for none.

    >>> nearest([None, 10, 20], 15), nearest([None], 3), nearest([1], None)
    (1, None, None)
    """
    if wanted is None:
        return None
    known = [(abs(step - wanted), step, k) for k, step in enumerate(steps) if step is not None]
    return min(known)[2] if known else None
