"""Classes drawn as wrong answers that are right ones."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ShapeError

from .indexing import whole_array

__all__: list[str] = []

_WHERE = "ComputeAccidentalHits"


def accidental_hits(true_classes: Any, sampled_candidates: Any, num_true: int) -> Any:
    """Where drawn classes are right answers, and what added to their scores makes them not count.

    Args:
        true_classes: (batch, num_true) the right answers, int32 or int64.
        sampled_candidates: (drawn,) the classes that were drawn, likewise.
        num_true: How many right answers each sample has.

    Returns:
        (hits,) the sample of each, int32; (hits,) its position among the drawn, int64; and (hits,)
        the least number that float32 has. Sample by sample, answer by answer.

    Raises:
        ArgumentTypeError: If the classes are of another type.
        ShapeError: If the shapes are others.

    >>> import engine
    >>> true, drawn = engine.Tensor([[1, 2], [0, 4]]), engine.Tensor([0, 1, 2])
    >>> samples, positions, _ = accidental_hits(true, drawn, num_true=2)
    >>> samples.asnumpy(), positions.asnumpy()
    (array([0, 0, 1], dtype=int32), array([1, 2, 0]))

    """
    given = {"true_classes": true_classes, "sampled_candidates": sampled_candidates}
    true, drawn = (whole_array(f"{_WHERE}({name})", x) for name, x in given.items())
    for name, array in zip(given, (true, drawn), strict=True):
        if array.dtype not in {np.dtype(np.int32), np.dtype(np.int64)}:
            raise ArgumentTypeError(f"{_WHERE}({name}) expected int32 or int64, got {array.dtype}.")
    if true.ndim != 2 or true.shape[1] != num_true:
        raise ShapeError.of(f"{_WHERE}(true_classes)", f"(batch, {num_true})", true.shape)
    if drawn.ndim != 1:
        raise ShapeError.of(f"{_WHERE}(sampled_candidates)", "(drawn,)", drawn.shape)
    sample, _, position = xp_of(true).nonzero(true[:, :, None] == drawn)
    least = xp_of(true).full(sample.shape, np.finfo(np.float32).min, np.float32)
    parts = sample.astype(np.int32), position.astype(np.int64), least
    return tuple(map(Value.wrap, parts))
