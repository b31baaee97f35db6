"""Classes drawn as wrong answers, for losses that compare with a few classes instead of all.

The classes are drawn one by one in host memory. Source: Jean, Cho, Memisevic & Bengio, "On using
very large target vocabulary for neural machine translation" (2015); expected counts as TensorFlow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import array, asnumpy, generator
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

__all__ = ["log_uniform_candidate_sampler", "uniform_candidate_sampler"]


def uniform_candidate_sampler(
    true_classes: Tensor,
    num_true: int,
    num_sampled: int,
    unique: bool,
    range_max: int,
    seed: int = 0,
    remove_accidental_hits: bool = False,
) -> tuple[Tensor, Tensor, Tensor]:
    """Classes drawn evenly, and how often each class was to be expected.

    Args:
        true_classes: (batch, num_true) whole numbers: the right answers.
        num_true: How many right answers each has.
        num_sampled: How many classes to draw for the whole batch.
        unique: Whether no class is drawn twice.
        range_max: How many classes there are.
        seed: Of the draw; 0: as `set_seed` says.
        remove_accidental_hits: Whether right answers are not drawn.

    Returns:
        (num_sampled,) the classes; the expected counts of the right answers, in their shape, and
        (num_sampled,) those of the drawn classes, float32.

    Raises:
        ShapeError: If the right answers are not `num_true` each.
        ArgumentValueError: If more different ones are drawn than there are.

    """
    true = _checked("uniform_candidate_sampler", true_classes, num_true, range_max)
    barred = set(true.reshape(-1).tolist()) if remove_accidental_hits else set()

    def draw(source: Any) -> int:
        return int(source.integers(range_max))

    def chance(classes: Any) -> Any:
        return np.full(np.shape(classes), 1 / range_max)

    return _sample(true, num_sampled, unique, range_max, seed, draw, chance, barred)


def log_uniform_candidate_sampler(
    true_classes: Tensor,
    num_true: int = 1,
    num_sampled: int = 5,
    unique: bool = True,
    range_max: int = 5,
    seed: int = 0,
) -> tuple[Tensor, Tensor, Tensor]:
    """Classes drawn by Zipf's law, the first most often; see `uniform_candidate_sampler`."""
    true = _checked("log_uniform_candidate_sampler", true_classes, num_true, range_max)
    whole = np.log(range_max + 1.0)

    def draw(source: Any) -> int:
        return min(int(np.exp(source.random() * whole)) - 1, range_max - 1)

    def chance(classes: Any) -> Any:
        return np.log1p(1 / (np.asarray(classes) + 1.0)) / whole

    return _sample(true, num_sampled, unique, range_max, seed, draw, chance, set())


def _checked(where: str, true_classes: Any, num_true: int, range_max: int) -> np.ndarray:
    true = asnumpy(read(true_classes))
    if true.ndim != 2 or true.shape[1] != num_true:
        raise ShapeError.of(f"{where}(true_classes)", f"(batch, {num_true})", true.shape)
    if true.size and not 0 <= true.min() <= true.max() < range_max:
        expected = f"classes from 0 to {range_max - 1}"
        raise ArgumentValueError.of(f"{where}(true_classes)", expected, true.tolist())
    return true


def _sample(
    true: np.ndarray,
    count: int,
    unique: bool,
    range_max: int,
    seed: int,
    draw: Callable[[Any], int],
    chance: Callable[[Any], Any],
    barred: set[int],
) -> tuple[Any, Any, Any]:
    if count > range_max - len(barred) and (unique or len(barred) == range_max):
        expected = f"at most {range_max - len(barred)} different classes"
        raise ArgumentValueError.of("num_sampled", expected, count)
    # One number of the device's generator starts the draws, so they repeat with it.
    source = np.random.default_rng(seed or int(generator().integers(2**31)))
    found: list[int] = []
    tries = 0
    while len(found) < count:
        tries += 1
        one = draw(source)
        if one not in barred and not (unique and one in found):
            found.append(one)

    def expected_count(classes: Any) -> Any:
        each = chance(classes)
        return -np.expm1(tries * np.log1p(-each)) if unique else each * count

    drawn = np.array(found, true.dtype)
    of_true, of_drawn = (expected_count(one).astype(np.float32) for one in (true, drawn))
    return Value.wrap(array(drawn)), Value.wrap(array(of_true)), Value.wrap(array(of_drawn))
