"""How far a loss hangs on the samples that happen to be there."""

from __future__ import annotations

from typing import Any

import numpy as np

from insight.errors import ValueKindError, compose

from .model import Model
from .parameters import Array, Parameters


def loss_of(model: Model, parameters: Parameters) -> float:
    """One loss, as a number.

    Raises:
        ValueKindError: If the model gives something else.

    """
    found = model.loss(parameters)
    try:
        return float(found)
    except (TypeError, ValueError) as error:
        raise ValueKindError.of("model.loss", "a number", found) from error


def loss_and_parts(model: Model, parameters: Parameters) -> tuple[float, float, float]:
    """A loss, its standard error, and of how many parts that is, in one pass.

    The error is NaN, and there are 0 parts, where the model tells none.

    Raises:
        ValueKindError: If the model gives something else than losses and counts.

    """
    parts = getattr(model, "batch_losses", None)
    if parts is None:
        return loss_of(model, parameters), float("nan"), 0.0
    losses, counts = (np.asarray(one, np.float64) for one in parts(parameters))
    if losses.ndim != 1 or losses.shape != counts.shape or not losses.size:
        got = f"shapes {losses.shape} and {counts.shape}"
        raise ValueKindError(compose("batch_losses", "losses and counts, (parts,) both", got))
    loss = float((losses * counts).sum() / counts.sum())
    return loss, sampling_error(losses, counts, loss), float(losses.size)


def sampling_error(losses: Array, counts: Array, mean: float) -> float:
    """The standard error of a mean loss, from the means of parts of the samples.

    A part's mean of n independent samples varies by sigma^2 / n around the mean of all, so
    n (part - mean)^2 estimates the sigma^2 of one sample.

    Args:
        losses: The mean loss of each part, (parts,).
        counts: How many samples each has, (parts,).
        mean: The mean of all samples.

    Returns:
        NaN of fewer than two parts, and of losses that are not finite.

    >>> sampling_error(np.array([1.0, 3.0]), np.array([50, 50]), 2.0)
    1.0

    """
    if losses.size < 2 or not np.isfinite(losses).all():
        return float("nan")
    of_one: Any = (counts * (losses - mean) ** 2).sum() / (losses.size - 1)
    return float(np.sqrt(of_one / counts.sum()))
