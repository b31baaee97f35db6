"""Networks between two others, with the spread of their channels put right.

Between two networks that were put in one order, channels vary less over the samples than in either:
what is added up is alike only in part. Layer after layer that ends as noise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

import numpy as np

from insight.errors import SummaryValueError, ValueKindError

from .model import Model
from .parameters import Array, Parameters

_WHERE = "repair"
_LEAST = 1e-6  # of the spread wanted: a channel that varies less is as good as constant


class ChannelMoments(NamedTuple):
    """How the channels of a layer vary over samples and positions, before what follows them.

    Attributes:
        bias: The name of the parameter that is added to them; None: there is none.
        mean: Of each channel, (channels,).
        deviation: Of each channel, (channels,).

    """

    bias: str | None
    mean: Array
    deviation: Array


class LayeredModel(Model, Protocol):
    """A model that looks at what is between its layers."""

    def channel_moments(self, parameters: Parameters) -> Mapping[str, ChannelMoments]:
        """For each layer by the name of its weight, (channels, …), in the order of execution."""
        ...


class Repair:
    """The networks on the line between two, repaired.

    Each channel of each layer but the last gets the mean and the deviation that lie as far between
    those of both networks as the point does. Layers are put right one after the other, since what
    one gives decides how the next one varies. A layer without a bias is only scaled, and one
    that is not among the parameters, such as a frozen one, stays.

    Args:
        model: It tells `channel_moments`.
        first: The network at t = 0, by name.
        last: That at t = 1.

    Raises:
        ValueKindError: If the model has no `channel_moments`.
        SummaryValueError: If it tells no layer of these parameters before the last.

    Source: Jordan et al., "REPAIR: REnormalizing Permuted Activations for Interpolation Repair",
    arXiv:2211.08403, the exact variant, with the correction folded into weights and biases.

    """

    def __init__(self, model: Model, first: Parameters, last: Parameters) -> None:
        tell = getattr(model, "channel_moments", None)
        if tell is None:
            expected = "a model with channel_moments(parameters)"
            raise ValueKindError.of(_WHERE, expected, model)
        self._tell, self._ends = tell, (first, last)
        self._moments = tell(first), tell(last)
        before_last = list(self._moments[0].items())[:-1]
        self._layers = [
            layer
            for layer, told in before_last
            if layer in first and (told.bias is None or told.bias in first)
        ]
        if not self._layers:
            raise SummaryValueError.of(_WHERE, "layers before the last one", "none")

    def at(self, t: float) -> dict[str, Array]:
        """The parameters at a point from 0 to 1; at both ends they are those of the networks."""
        first, last = self._ends
        if t in {0.0, 1.0}:
            return dict(last if t else first)
        point = {
            name: ((1 - t) * array + t * last[name]).astype(array.dtype, copy=False)
            for name, array in first.items()
        }
        for layer in self._layers:
            self._put_right(point, layer, t)
        return point

    def _put_right(self, point: dict[str, Array], layer: str, t: float) -> None:
        now, (one, other) = self._tell(point)[layer], (each[layer] for each in self._moments)
        mean = (1 - t) * one.mean + t * other.mean
        deviation = (1 - t) * one.deviation + t * other.deviation
        varies = now.deviation > _LEAST * deviation
        scale = np.divide(deviation, now.deviation, out=np.ones_like(deviation), where=varies)
        weight = point[layer]
        by_channel = scale.reshape(-1, *[1] * (weight.ndim - 1))
        point[layer] = (weight * by_channel).astype(weight.dtype, copy=False)
        if now.bias is not None:
            bias = point[now.bias]
            moved = (bias - now.mean) * scale + mean
            point[now.bias] = moved.astype(bias.dtype, copy=False)
