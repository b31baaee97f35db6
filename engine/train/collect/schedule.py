"""At which step what is collected: pure functions of the options and the step."""

from __future__ import annotations

# MindSpore's document: tensor summaries are collected at 20 steps of a training at most.
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


def tensor_turns(collect_freq: int, collect_tensor_freq: int | None, total: int) -> range:
    """The steps with tensor summaries, besides the first, which has all.

    Without `collect_tensor_freq` they are those with other values where these are at most 20 (0
    counts), else 20 evenly spread ones.

    Args:
        collect_freq: Steps between two collections.
        collect_tensor_freq: The same for tensor summaries, or None.
        total: The steps of the training (the epochs in sink mode).

    >>> len(set(tensor_turns(10, None, 600)) - {0} | {1})
    20
    >>> sorted(set(tensor_turns(10, None, 20)) - {0} | {1})
    [1, 10, 20]

    """
    all_turns = range(total + 1)
    if collect_tensor_freq is not None:
        return all_turns[::collect_tensor_freq]
    if len(all_turns[::collect_freq]) <= TENSOR_STEPS:
        return all_turns[::collect_freq]
    every = total // (TENSOR_STEPS - 1)
    # Steps count from 1, so that one more of 0, 1, 2, … makes 20.
    return all_turns[::every][:TENSOR_STEPS] if every > 1 else all_turns[: TENSOR_STEPS + 1]
