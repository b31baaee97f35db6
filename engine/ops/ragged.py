"""Ranges of numbers, one behind the other."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy, xp_of
from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

__all__: list[str] = []

_KINDS = {np.dtype(kind) for kind in (np.int32, np.int64, np.float32, np.float64)}


def ragged_ranges(starts: Any, limits: Any, deltas: Any, Tsplits: Any) -> tuple[Any, Any]:
    """Where each of several ranges begins among all their numbers, and the numbers. No gradient.

    They are counted on the host.

    Args:
        starts: () or (ranges,) the first number of each: int32, int64, float32 or float64.
        limits: What each ends before, of the same shape and type.
        deltas: The step of each, not 0, likewise; added again and again, so float32 rounds.
        Tsplits: The type of the beginnings: int32 or int64.

    Returns:
        (ranges + 1,) the beginnings and how many numbers there are; and these, of the type given.

    Raises:
        ArgumentTypeError: If the types differ, or are others.
        ArgumentValueError: If a step is 0.
        ShapeError: If the shapes differ, or have more axes.

    >>> import engine
    >>> starts, limits = engine.Tensor([2, 5]), engine.Tensor([5, 1])
    >>> begins, numbers = ragged_ranges(starts, limits, engine.Tensor([1, -2]), engine.int64)
    >>> begins.asnumpy(), numbers.asnumpy()
    (array([0, 3, 5]), array([2, 3, 4, 5, 3]))

    """
    kind = splits_type(Tsplits)
    given = [read(x) for x in (starts, limits, deltas)]
    kinds, shapes = [x.dtype for x in given], [tuple(x.shape) for x in given]
    if len(set(kinds)) > 1 or kinds[0] not in _KINDS:
        told = ", ".join(map(str, kinds))
        expected = "one type of int32, int64, float32 or float64"
        raise ArgumentTypeError(f"RaggedRange expected {expected}, got {told}.")
    if len(set(shapes)) > 1 or len(shapes[0]) > 1:
        raise ShapeError.of("RaggedRange", "three of one shape () or (ranges,)", shapes)
    first, last, steps = (asnumpy(x).reshape(-1) for x in given)
    if not steps.all():
        raise ArgumentValueError.of("RaggedRange(deltas)", "steps other than 0", steps.tolist())
    counts = _counts(first, last, steps)
    rows = [np.full(count, step) for count, step in zip(counts, steps, strict=True)]
    for row, start in zip(rows, first, strict=True):
        row[:1] = start
    numbers = [np.cumsum(row, dtype=kinds[0]) for row in rows]
    xp = xp_of(given[0])
    splits = np.concatenate([[0], np.cumsum(counts)]).astype(kind)
    values = np.concatenate([np.zeros(0, kinds[0]), *numbers])
    return Value.wrap(xp.asarray(splits)), Value.wrap(xp.asarray(values))


def splits_type(kind: Any) -> np.dtype:
    """The type of beginnings.

    Raises:
        ArgumentTypeError: If it is neither int32 nor int64.

    """
    found = np.dtype(as_dtype(kind).numpy)
    if found not in {np.dtype(np.int32), np.dtype(np.int64)}:
        raise ArgumentTypeError(f"RaggedRange(Tsplits) expected int32 or int64, got {found}.")
    return found


def _counts(first: Any, last: Any, steps: Any) -> Any:
    """How many numbers each range has; none where its step leads away from its end."""
    apart = last - first
    along = np.sign(apart) == np.sign(steps)
    if first.dtype.kind == "f":
        counts = np.ceil(np.abs(apart / steps))
    else:
        counts = -(-np.abs(apart) // np.abs(steps))
    return np.where(along, counts, 0).astype(np.int64)
