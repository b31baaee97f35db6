"""How the channels of a network's layers vary over samples, looked at from beside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import no_grad
from engine.errors import MisfitError
from engine.nn import Cell, Conv1d, Conv2d, Conv3d, Dense
from insight.landscape.repair import ChannelMoments

from .statistics import batch_norms

Array = np.ndarray[Any, np.dtype[Any]]
_KINDS = (Dense, Conv1d, Conv2d, Conv3d)
_WHERE = "LandscapeModel.channel_moments"


def channel_moments(cell: Cell, batches: Sequence[tuple[Any, ...]]) -> dict[str, ChannelMoments]:
    """Mean and deviation of each channel of the dense and convolutional layers, before activations.

    Args:
        cell: What computes a batch.
        batches: The columns of each.

    Returns:
        By the name of the layer's weight, in the order of execution. Images count at all positions.

    Raises:
        MisfitError: If there are batch norms, which do this themselves, or no such layer.

    """
    if batch_norms(cell):
        hint = 'with mode="recompute" batch norms put the channels right themselves'
        got = "one with them"
        raise MisfitError.of(_WHERE, "a network without batch norms", got, hint)
    found: dict[str, _Sums] = {}
    with no_grad(), _watched(cell, found):
        for batch in batches:
            cell(*batch)
    if not found:
        expected = "a network with dense or convolutional layers"
        raise MisfitError.of(_WHERE, expected, type(cell).__name__)
    return {name: one.moments() for name, one in found.items()}


@contextmanager
def _watched(cell: Cell, found: dict[str, _Sums]) -> Iterator[None]:
    """Inside the block each layer that computes adds its outputs to what was found."""

    def look(layer: Any, inputs: Any, output: Any) -> None:
        is_dense = isinstance(layer, Dense)
        if is_dense and layer.activation is not None:
            output = ops.dense(inputs[0], layer.weight, layer.bias)
        array = output.asnumpy().astype(np.float64)
        by_channel = np.moveaxis(array, -1 if is_dense else 1, 0).reshape(layer.weight.shape[0], -1)
        bias = None if layer.bias is None else layer.bias.name
        found.setdefault(layer.weight.name, _Sums(bias)).add(by_channel)

    with ExitStack() as stack:
        for _, one in cell.cells_and_names():
            if isinstance(one, _KINDS):
                stack.callback(one.register_forward_hook(look).remove)
        yield


class _Sums:
    """What is known of a layer after some batches."""

    def __init__(self, bias: str | None) -> None:
        self.bias, self.count = bias, 0
        self.mean: Any = 0.0
        self.squares: Any = 0.0  # of what is off the mean

    def add(self, values: Array) -> None:
        """More values of each channel, (channels, n)."""
        count = self.count + values.shape[1]
        mean = values.mean(axis=1)
        off = mean - self.mean
        self.squares = self.squares + np.square(values - mean[:, None]).sum(axis=1)
        self.squares = self.squares + off**2 * self.count * values.shape[1] / count
        self.mean, self.count = self.mean + off * values.shape[1] / count, count

    def moments(self) -> ChannelMoments:
        return ChannelMoments(self.bias, self.mean, np.sqrt(self.squares / self.count))
