"""The loss of a model's training, as `SummaryLandscape` measures it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn import Cell, TrainOneStepCell

from .model import LandscapeModel
from .samples import Samples

_WHERE = "callback_fn()"
_EXPECTED = "(model, network, valid_dataset, metrics)"


def train_loss(callback_fn: Callable[[], Any], num_samples: int) -> LandscapeModel:
    """A model of landscapes of what MindSpore's `callback_fn` returns, in training mode.

    The loss is that of the model's training, without the step that would change its parameters:
    the mean over the first `num_samples // batch size` batches, each of which counts as much. They
    are taken once, so a shuffled dataset gives every point the same samples.

    Args:
        callback_fn: Returns `(model, network, valid_dataset, metrics)`; the metrics must have a
            `Loss`, which is what MindSpore reads.
        num_samples: At least one batch.

    Raises:
        ArgumentTypeError: If it returns something else.
        ArgumentValueError: If the metrics have no `Loss`, or a batch has more samples.

    """
    parts = callback_fn()
    if not isinstance(parts, tuple) or len(parts) != 4:
        raise ArgumentTypeError.of(_WHERE, _EXPECTED, parts)
    model, network, dataset, metrics = parts
    trained = getattr(model, "train_network", None)
    if not isinstance(trained, Cell) or not isinstance(network, Cell):
        wrong = network if isinstance(trained, Cell) else model
        raise ArgumentTypeError.of(_WHERE, f"{_EXPECTED} of a Model and a Cell", wrong)
    if "loss" not in {str(name).lower() for name in metrics or ()}:
        hint = "return {'Loss': nn.Loss()} as the fourth value"
        got = repr(sorted(map(str, metrics or ())))
        raise ArgumentValueError.of(f"{_WHERE}: metrics", "a Loss among them", got, hint)
    found = LandscapeModel(_without_step(trained), None, dataset, num_samples, "train")
    found.samples = _whole_batches(dataset, found.samples, num_samples)
    return found


def _whole_batches(dataset: Any, samples: Samples, num_samples: int) -> Samples:
    """The batches that MindSpore takes, of which each counts as much."""
    size = dataset.get_batch_size() if hasattr(dataset, "get_batch_size") else 0
    if size < 1:  # a function chooses it, or nobody knows
        size = samples.counts[0]
    if num_samples < size:
        expected = f"num_samples of at least one batch, {size}"
        raise ArgumentValueError.of("SummaryLandscape", expected, num_samples)
    batches = samples.batches[: num_samples // size]
    return replace(samples, batches=batches, counts=(1,) * len(batches))


def _without_step(network: Cell) -> Cell:
    """The cell inside of a training step that returns the loss; any other cell itself."""
    while isinstance(network, TrainOneStepCell):
        network = network.network
    return network
