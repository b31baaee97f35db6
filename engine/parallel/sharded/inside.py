"""What runs now: whether tensors outside are whole, or parts of a batch that processes share."""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any

import numpy as np

from engine.autodiff.tape import Holding, differentiating
from engine.context import ParallelMode, get_auto_parallel_context
from engine.errors import StateError, compose

AUTOMATIC = (ParallelMode.SEMI_AUTO_PARALLEL, ParallelMode.AUTO_PARALLEL)
FULL = "full_batch"

_inside: ContextVar[bool] = ContextVar("inside", default=False)

inside = _inside.get  # whether plain tensors are whole, and the same in all processes


def entering() -> Holding[bool]:
    """Inside the block plain tensors are whole, and sharded ones may come out."""
    return Holding(_inside, value=True)


def is_automatic() -> bool:
    """Whether operators are cut: the parallel mode says so, or a network that is run says it.

    A stage of a pipeline is one process, which has nobody to cut them with.
    """
    if get_auto_parallel_context("pipeline_stages") != 1:
        return False
    return inside() or get_auto_parallel_context("parallel_mode") in AUTOMATIC


def batch_strategy() -> Any:
    """How batches are dealt, as the settings say."""
    return get_auto_parallel_context("dataset_strategy")


def check_mixed(name: str, arrays: Sequence[Any]) -> None:
    """Refuse a plain tensor beside a sharded one where it may be the part of a batch.

    Raises:
        StateError: If it may.

    """
    if inside() or differentiating() or not is_automatic() or batch_strategy() == FULL:
        return
    if any(isinstance(one, np.ndarray) and one.ndim for one in arrays):
        expected = "a call within Model, TrainOneStepCell or AutoParallel"
        got = "a tensor that may be this process's part of a batch, beside one that all hold"
        hint = "set_auto_parallel_context(full_batch=True) says that it is whole"
        raise StateError(compose(name, expected, got, hint))
