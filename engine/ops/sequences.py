"""Sequences of words: how far two are apart, and what may not follow once more."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import array, asnumpy, xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .masking import masked_fill

__all__: list[str] = []


def edit_distances(
    hypothesis_indices: Any,
    hypothesis_values: Any,
    hypothesis_shape: Any,
    truth_indices: Any,
    truth_values: Any,
    truth_shape: Any,
    normalize: bool = True,
) -> Any:
    """How many words must be changed, added or left out to make each sequence the right one.

    Args:
        hypothesis_indices: (words, axes) where each word stands; the last axis runs along a
            sequence.
        hypothesis_values: (words,) the words, numbers.
        hypothesis_shape: (axes,) how long each axis is.
        truth_indices: The same of the right sequences.
        truth_values: Their words.
        truth_shape: How long their axes are.
        normalize: Whether distances are divided by the length of the right sequence; infinite
            where it is empty and the other is not.

    Returns:
        float32, without the last axis.

    Raises:
        ShapeError: If words, positions and shapes do not fit together.

    Source: V. Levenshtein (1966), by the table of Wagner and Fischer (1974).

    """
    parts = (
        ("hypothesis", hypothesis_indices, hypothesis_values, hypothesis_shape),
        ("truth", truth_indices, truth_values, truth_shape),
    )
    found, right = (_words(*part) for part in parts)
    lengths = [asnumpy(_bare(shape)) for shape in (hypothesis_shape, truth_shape)]
    out = np.zeros(tuple(int(n) for n in np.maximum(*lengths)[:-1]), np.float32)
    for at in np.ndindex(out.shape):
        one, other = found.get(at, []), right.get(at, [])
        distance = float(_distance(one, other))
        if normalize and (one or other):
            distance = distance / len(other) if other else np.inf
        out[at] = distance
    return Value.wrap(array(out))


def _words(name: str, indices: Any, values: Any, shape: Any) -> dict[tuple[int, ...], list[Any]]:
    """The words of each sequence, by where it is."""
    at, words, lengths = (asnumpy(_bare(x)) for x in (indices, values, shape))
    if at.ndim != 2 or words.shape != at.shape[:1] or lengths.shape != at.shape[1:]:
        expected = "(words, axes), (words,) and (axes,)"
        shapes = at.shape, words.shape, lengths.shape
        raise ShapeError.of(f"EditDistance({name})", expected, shapes)
    if at.size and ((at < 0).any() or (at >= lengths).any()):
        expected = f"positions inside {tuple(lengths.tolist())}"
        raise ShapeError.of(f"EditDistance({name}_indices)", expected, at.max(axis=0).tolist())
    found: dict[tuple[int, ...], list[Any]] = {}
    for k in np.lexsort(at.T[::-1]):
        found.setdefault(tuple(int(n) for n in at[k, :-1]), []).append(words[k].item())
    return found


def _distance(one: list[Any], other: list[Any]) -> int:
    row = list(range(len(other) + 1))
    for k, word in enumerate(one, 1):
        before, row = row, [k]
        for j, right in enumerate(other, 1):
            row.append(min(before[j] + 1, row[-1] + 1, before[j - 1] + (word != right)))
    return row[-1]


def without_repeats(state_seq: Any, log_probs: Any, ngram_size: int = 1) -> Any:
    """Log-probabilities of the next word, the lowest number where an n-gram would come again.

    Args:
        state_seq: (batch, beams, words so far) whole numbers.
        log_probs: (batch, beams, vocabulary) floats.
        ngram_size: How many words together may not come twice.

    Raises:
        ArgumentTypeError: If the words are no whole numbers.
        ArgumentValueError: If there are less words than in an n-gram, or that is below 1.
        ShapeError: If the shapes do not fit.

    """
    words = asnumpy(_bare(state_seq))
    if words.dtype.kind not in "iu":
        raise ArgumentTypeError(
            f"NoRepeatNGram(state_seq) expected whole numbers, got {words.dtype}."
        )
    if words.ndim != 3 or len(log_probs.shape) != 3 or words.shape[:2] != log_probs.shape[:2]:
        expected = "(batch, beams, words) and (batch, beams, vocabulary)"
        shapes = words.shape, tuple(log_probs.shape)
        raise ShapeError.of("NoRepeatNGram", expected, shapes)
    if not 1 <= ngram_size <= words.shape[-1]:
        expected = f"a number from 1 to {words.shape[-1]}"
        raise ArgumentValueError.of("NoRepeatNGram(ngram_size)", expected, ngram_size)
    barred = np.zeros(tuple(log_probs.shape), np.bool_)
    for at in np.ndindex(words.shape[:2]):
        row, before = words[at], ngram_size - 1
        last = row[len(row) - before :]
        for start in range(len(row) - before):
            if (row[start : start + before] == last).all():
                barred[(*at, row[start + before])] = True
    low = float(np.finfo(np.float32).min)
    xp = xp_of(_bare(log_probs))
    return masked_fill(log_probs, Value.wrap(xp.asarray(barred)), low)


def _bare(x: Any) -> Any:
    return read(x) if isinstance(x, Value) else np.asarray(x)
