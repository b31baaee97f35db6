"""The loss of frames of logits and their likeliest classes, blank last: MindSpore's older CTC."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy, xp_of
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from engine.typed import Tensor

from .arithmetic import mul, neg
from .cast import cast
from .comparison import less, where
from .ctc import NEVER, losses_of_rows
from .indexing import gather_elements
from .precision import computed_in, computing_in
from .reduction import sum as sum_of
from .softmax_forms import log_softmax

__all__ = ["ctc_greedy_decoder"]


def losses_of_logits(
    x: Any, at: Any, values: Any, lengths: Any, *, collapsed: bool, merged: bool
) -> Any:
    """Minus the logarithm of the probability that the softmax of frames spells each target.

    Args:
        x: (frames, batch, classes) logits; the last class is the blank.
        at: (labels, 2): the sample of each label, and its position in there.
        values: (labels,) class numbers.
        lengths: (batch,) how many frames of each sample count.
        collapsed: Whether repeated labels become one beforehand.
        merged: Whether a class that lasts several frames counts once.

    Returns:
        (batch,): infinite, without gradient, where too few frames are there.

    Raises:
        ArgumentTypeError: If labels or lengths are no whole numbers.
        ArgumentValueError: If a label is no class.
        ShapeError: If shapes do not fit.
        StateError: If a sample has more frames than there are.

    """
    frames, batch, classes = _checked("CTCLoss", x)
    counted = _lengths("CTCLoss", lengths, frames, batch)
    rows, sizes = _targets(at, values, batch, classes, collapsed=collapsed)
    asked = computed_in()
    half = x.array.dtype.itemsize == 2 or (asked is not None and asked.numpy.itemsize == 2)
    xp = xp_of(x.array)
    labels, counts, lasting = (Value.wrap(xp.asarray(part)) for part in (rows, sizes, counted))
    # Halves end far above the logarithms of small probabilities.
    with computing_in(float32) if half else nullcontext():
        scores = log_softmax(cast(x, np.float32) if half else x, -1)
        found, _ = losses_of_rows(scores, labels, lasting, counts, classes - 1, merged=merged)
        found = where(less(found, -NEVER / 2), found, np.inf)
    return cast(found, x.dtype if asked is None else asked)


def _checked(name: str, x: Any) -> tuple[int, int, int]:
    if len(x.shape) != 3 or not x.shape[2]:
        raise ShapeError.of(name, "(frames, batch, classes)", tuple(x.shape))
    return x.shape[0], x.shape[1], x.shape[2]


def _lengths(name: str, given: Any, frames: int, batch: int) -> Any:
    """How many frames of each sample count, on the host."""
    lengths = asnumpy(read(given) if isinstance(given, Value) else np.asarray(given))
    where_ = f"{name}(sequence_length)"
    if lengths.dtype.kind not in "iu":
        raise ArgumentTypeError(f"{where_} expected whole numbers, got {lengths.dtype}.")
    if lengths.shape != (batch,):
        raise ShapeError.of(where_, f"({batch},)", lengths.shape)
    if lengths.size and not 0 <= lengths.min() <= lengths.max() <= frames:
        raise StateError(f"{where_} expected 0 to {frames} frames, got {lengths.tolist()}.")
    return lengths.astype(np.int64)


def _targets(
    at: Any, values: Any, batch: int, classes: int, *, collapsed: bool
) -> tuple[np.ndarray, np.ndarray]:
    """Each sample's labels in a row, blanks behind, and how many they are."""
    positions, labels = (asnumpy(read(x)) for x in (at, values))
    for name, array in (("labels_indices", positions), ("labels_values", labels)):
        if array.dtype.kind not in "iu":
            raise ArgumentTypeError(f"CTCLoss({name}) expected whole numbers, got {array.dtype}.")
    if positions.ndim != 2 or positions.shape != (*labels.shape, 2):
        expected = f"({labels.size}, 2), a row for each label"
        raise ShapeError.of("CTCLoss(labels_indices)", expected, positions.shape)
    if labels.size and not 0 <= labels.min() <= labels.max() < classes:
        expected = f"classes from 0 to {classes - 1}"
        raise ArgumentValueError.of("CTCLoss(labels_values)", expected, labels.tolist())
    if labels.size and not 0 <= positions[:, 0].min() <= positions[:, 0].max() < batch:
        expected = f"samples from 0 to {batch - 1}"
        raise ArgumentValueError.of("CTCLoss(labels_indices)", expected, positions[:, 0].tolist())
    order = np.lexsort((positions[:, 1], positions[:, 0]))
    spelled = [labels[order][positions[order, 0] == sample] for sample in range(batch)]
    if collapsed:
        spelled = [row[np.diff(row, prepend=-1) != 0] for row in spelled]
    sizes = np.array([len(row) for row in spelled], np.int64)
    rows = np.full((batch, int(sizes.max(initial=0))), classes - 1)
    for row, found in zip(rows, spelled, strict=True):
        row[: len(found)] = found
    return rows, sizes


def ctc_greedy_decoder(
    inputs: Tensor, sequence_length: Tensor, merge_repeated: bool = True
) -> tuple[Tensor, ...]:
    """The likeliest class of each frame, without blanks: what a network that learned CTC reads.

    Args:
        inputs: (frames, batch, classes) logits; the last class is the blank.
        sequence_length: (batch,) how many frames of each sample count.
        merge_repeated: Whether a class that lasts several frames is read once.

    Returns:
        (read, 2) int64, sample and position of each class that is read; (read,) int64, the classes;
        (2,) int64, how many samples there are and how many classes the longest has; and (batch, 1)
        minus the sum of the largest logits, of the inputs' type. The last has a gradient.

    Raises:
        ArgumentTypeError: If `merge_repeated` is no bool, or lengths are no whole numbers.
        ShapeError: If shapes do not fit.
        StateError: If a sample has more frames than there are.

    >>> import engine
    >>> frames = engine.Tensor([[[0.1, 0.7, 0.2]], [[0.1, 0.8, 0.1]], [[0.0, 0.0, 0.9]]])
    >>> _, read, _, _ = ctc_greedy_decoder(frames, engine.Tensor([3]))
    >>> read.asnumpy()
    array([1])

    """
    if not isinstance(merge_repeated, bool):
        raise ArgumentTypeError.of("ctc_greedy_decoder(merge_repeated)", "a bool", merge_repeated)
    frames, batch, classes = _checked("ctc_greedy_decoder", inputs)
    lengths = _lengths("ctc_greedy_decoder", sequence_length, frames, batch)
    array = read(inputs)
    xp = xp_of(array)
    counted = xp.arange(frames)[:, None] < xp.asarray(lengths)
    best = xp.argmax(array, axis=-1)
    seen = (best != classes - 1) & counted
    if merge_repeated:
        seen[1:] &= best[1:] != best[:-1]
    sample, frame = xp.nonzero(seen.T)
    position = (xp.cumsum(seen, axis=0) - 1)[frame, sample]
    longest = int(seen.sum(axis=0).max()) if seen.size else 0
    highest = gather_elements(inputs, 2, Value.wrap(best[..., None]))[..., 0]
    total = sum_of(mul(highest, Value.wrap(counted.astype(array.dtype))), 0)
    return (
        Value.wrap(xp.stack([sample, position], axis=1).astype(np.int64)),
        Value.wrap(best[frame, sample].astype(np.int64)),
        Value.wrap(xp.asarray([batch, longest], np.int64)),
        neg(total)[:, None],
    )
