"""Random choices among what is there: columns by weight, true elements, an order of rows."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value, quietly
from engine.autodiff.replayable import read
from engine.backend import default_xp, xp_of
from engine.dtype import int32, int64
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import DTypeLike, Tensor

from .draws import generator_of
from .index_parts import ROWS
from .indexing import taken
from .random import drawn_as

__all__ = [
    "choice_with_mask",
    "multinomial",
    "multinomial_with_replacement",
    "random_categorical",
    "shuffle",
]


def multinomial(
    input: Tensor, num_samples: int, replacement: bool = True, seed: int | None = None
) -> Tensor:
    """Column numbers drawn with the weights of each row, int32.

    Args:
        input: (columns,) or (rows, columns): weights, which need not add up to 1.
        num_samples: How many to draw of each row.
        replacement: Whether a column may be drawn again.
        seed: For the same numbers at each call.

    Returns:
        (num_samples,) or (rows, num_samples).

    Raises:
        ShapeError: If the weights have no or more than two axes.
        ArgumentValueError: If more are drawn without replacement than there are.

    Source: the Gumbel-max trick for draws without replacement.

    """
    return drawn_as(_columns("multinomial", read(input), num_samples, replacement, seed), int32)


def multinomial_with_replacement(
    x: Tensor, seed: int, offset: int, numsamples: int, replacement: bool = False
) -> Tensor:
    """Column numbers drawn with the weights of each row, int64.

    Args:
        x: (columns,) or (rows, columns): weights.
        seed: Of the draw; 0 with an offset of 0: the generator that `set_seed` starts.
        offset: As a second seed.
        numsamples: How many to draw of each row.
        replacement: Whether a column may be drawn again.

    Raises:
        ShapeError: If the weights have no or more than two axes.
        ArgumentValueError: If more are drawn without replacement than there are.

    """
    where = "multinomial_with_replacement"
    source = (seed << 32) + offset if seed or offset else None
    return drawn_as(_columns(where, read(x), numsamples, replacement, source), int64)


def random_categorical(
    logits: Tensor, num_sample: int, seed: int = 0, dtype: DTypeLike = int64
) -> Tensor:
    """Column numbers drawn with the softmax of each row of logits as weights.

    Args:
        logits: (rows, columns).
        num_sample: How many to draw of each row.
        seed: Of the draw; 0: the generator that `set_seed` starts.
        dtype: The number type of the result, (rows, num_sample).

    Raises:
        ShapeError: If the logits have not two axes.

    """
    array = read(logits)
    if array.ndim != 2:
        raise ShapeError.of("random_categorical(logits)", "(rows, columns)", array.shape)
    weights = xp_of(array).exp(array - array.max(-1, keepdims=True))
    return drawn_as(_columns("random_categorical", weights, num_sample, True, seed or None), dtype)


def _columns(where: str, weights: Any, count: int, replacement: bool, seed: Any) -> Any:
    if weights.ndim not in {1, 2}:
        raise ShapeError.of(where, "(columns,) or (rows, columns)", weights.shape)
    if not replacement and count > weights.shape[-1]:
        expected = f"at most {weights.shape[-1]} without replacement"
        raise ArgumentValueError.of(f"{where}(num_samples)", expected, count)
    source, xp = generator_of(seed), xp_of(weights)
    if replacement:
        steps = xp.cumsum(weights / weights.sum(-1, keepdims=True), axis=-1)
        steps[..., -1] = 1  # rounding may leave less, and nothing for the last
        unit = source.random((*weights.shape[:-1], count), dtype=np.float32)
        return (unit[..., None] >= steps[..., None, :]).sum(-1)
    exponential = -xp.log1p(-source.random(weights.shape, dtype=np.float32))
    positive = xp.where(weights > 0, weights, xp.finfo(np.float32).tiny)
    return xp.argsort(exponential / positive, axis=-1)[..., :count]


def shuffle(x: Tensor, seed: int | None = None) -> Tensor:
    """The slices along the first axis in random order; the gradient comes back in the old one.

    A tensor without axes stays as it is.
    """
    if not len(x.shape):
        return x
    order = default_xp().argsort(generator_of(seed).random(x.shape[0]))
    return taken(x, order, index=ROWS)


@quietly
def choice_with_mask(
    input_x: Tensor, count: int = 256, seed: int | None = None
) -> tuple[Tensor, Tensor]:
    """The indices of `count` elements that are true, chosen at random.

    Args:
        input_x: Truth values, of 1 to 5 axes.
        count: How many to choose, above 0.
        seed: For the same choice at each call.

    Returns:
        (count, axes) int32 and (count,) bool: the indices, and which of them are chosen ones. If
        fewer are true than asked for, zeros follow.

    Raises:
        ArgumentValueError: If `count` is not above 0.
        ShapeError: If there are no or too many axes.

    """
    mask = read(input_x)
    if count < 1:
        raise ArgumentValueError.of("choice_with_mask(count)", "above 0", count)
    if not 1 <= mask.ndim <= 5:
        raise ShapeError.of("choice_with_mask(input_x)", "1 to 5 axes", mask.shape)
    xp, flat = xp_of(mask), mask.reshape(-1)
    # The true ones come first, in random order.
    rank = xp.where(flat, generator_of(seed).random(flat.shape[0], dtype=np.float32), np.float32(2))
    chosen = xp.argsort(rank)[:count]
    hit = flat[chosen]
    indices = xp.stack(xp.unravel_index(chosen, mask.shape), axis=-1) * hit[:, None]
    rest = max(0, count - chosen.shape[0])
    indices = xp.pad(indices.astype(np.int32), ((0, rest), (0, 0)))
    return Value.wrap(indices), Value.wrap(xp.pad(hit.astype(np.bool_), (0, rest)))
