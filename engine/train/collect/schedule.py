"""At which step what is collected: pure functions of the options and the step."""

from __future__ import annotations

# MindSpore's document: tensor summaries are collected at about 20 steps of a training.
TENSOR_STEPS = 20


def is_due(step: int, every: int, *, first: bool) -> bool:
    """Whether values are collected at `step`: the first step always, then each `every`-th.

    Args:
        step: The number of the step, from 1 (of the epoch in sink mode).
        every: `collect_freq`; 0 means the first step only.
        first: Whether nothing was collected yet.

    >>> [step for step in range(1, 31) if is_due(step, 10, first=step == 1)]
    [1, 10, 20, 30]

    """
    return first or (every > 0 and step % every == 0)


def tensor_every(collect_freq: int, collect_tensor_freq: int | None, total_steps: int) -> int:
    """The distance between steps with tensor summaries.

    Without `collect_tensor_freq` about 20 steps get them, but never more than get other values.

    >>> tensor_every(10, None, 600), tensor_every(10, None, 20)
    (30, 10)
    """
    if collect_tensor_freq is not None:
        return collect_tensor_freq
    return max(collect_freq, total_steps // TENSOR_STEPS)
