"""The losses that a training told as it went, beside the path that it took."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from insight.lineage.target.objective import direction, is_held_out

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

    from insight.tables.scalar_index import ScalarIndex, Segment

MOST_POINTS = 240  # as wide as the curve is drawn


def loss_tag(tags: Iterable[str]) -> str | None:
    """The tag of the training's own loss; None where no name says it.

    >>> loss_tag(["lr", "val/loss", "train/loss"]), loss_tag(["loss/auto", "error"]), loss_tag([])
    ('train/loss', 'loss/auto', None)

    """
    found = [tag for tag in tags if direction(tag) < 0 and not is_held_out(tag)]
    return min(found, key=lambda tag: ("loss" not in tag.lower(), len(tag), tag), default=None)


def curves_of(index: ScalarIndex, runs: Iterable[str]) -> dict[str, Segment]:
    """The series of the training's loss of each run that has one."""
    wanted = set(runs)
    held: dict[str, dict[str, Segment]] = {}
    for tag, segments in index.by_tag.items():
        for one in segments:
            if one.run in wanted:
                held.setdefault(one.run, {})[tag] = one
    tags = {run: loss_tag(own) for run, own in held.items()}
    return {run: held[run][tag] for run, tag in tags.items() if tag is not None}


def loss_curve(
    index: ScalarIndex, segment: Segment, path_steps: NDArray[np.float64], steps_per_unit: int
) -> Mapping[str, Any] | None:
    """The curve of a run's loss, and where the steps of a path lie on it.

    Args:
        index: All scalars.
        segment: The series of the loss.
        path_steps: (n,) Steps or epochs of the path.
        steps_per_unit: How many steps one of them is; 0 where nothing says it, which gives None.

    Returns:
        `tag`, `step` and `loss` of at most `MOST_POINTS` means, and `per`: steps of a path's step.

    """
    step = index.step[segment.start : segment.end].astype(np.float64)
    loss = index.value[segment.start : segment.end]
    if steps_per_unit < 1 or step.size < 2 or not path_steps.size:
        return None
    parts = np.linspace(0, step.size, min(MOST_POINTS, step.size) + 1).astype(np.int64)[:-1]
    counts = np.diff(np.append(parts, step.size))
    mean = np.add.reduceat(loss, parts) / counts
    return {
        "tag": segment.tag,
        "step": numbers(np.add.reduceat(step, parts) / counts),
        "loss": numbers(mean),
        "per": steps_per_unit,
    }
