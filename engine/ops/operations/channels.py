"""Operator classes that drop whole channels, and of root-mean-square normalisation."""

from __future__ import annotations

import numpy as np

from engine.autodiff import Value
from engine.backend import xp_of
from engine.errors import ArgumentValueError, ShapeError
from engine.ops import normalise
from engine.ops.dropout import dropped, kept
from engine.typed import Tensor

from .operator_class import Primitive

__all__ = ["Dropout2D", "Dropout3D", "RmsNorm"]


class _ChannelDropout(Primitive):
    """Whole channels set to 0; a subclass says of how many axes."""

    _rank = 0

    def __init__(self, keep_prob: float = 0.5) -> None:
        super().__init__()
        if not 0 <= keep_prob <= 1:
            where = f"{type(self).__name__}(keep_prob)"
            raise ArgumentValueError.of(where, "a number from 0 to 1", keep_prob)
        self.keep_prob = keep_prob

    def __call__(self, x: Tensor) -> tuple[Tensor, Tensor]:
        shape = tuple(x.shape)
        if len(shape) != self._rank:
            raise ShapeError.of(type(self).__name__, f"{self._rank} axes", shape)
        mask = kept(shape[:2] + (1,) * (self._rank - 2), 1 - self.keep_prob)
        whole = mask & xp_of(mask).ones(shape, np.bool_)
        scale = 1 / self.keep_prob if self.keep_prob else 0.0
        return dropped(x, mask, scale=scale), Value.wrap(whole)


class Dropout2D(_ChannelDropout):
    """Channels of (batch, channels, height, width) set to 0, the rest scaled; and where not.

    `keep_prob` is the probability that a channel stays.
    """

    _rank = 4


class Dropout3D(_ChannelDropout):
    """As `Dropout2D`, of (batch, channels, depth, height, width)."""

    _rank = 5


class RmsNorm(Primitive):
    """The input divided by the root of its mean square, scaled; and one over that root."""

    def __init__(self, epsilon: float = 1e-6) -> None:
        super().__init__()
        self.epsilon = epsilon

    def __call__(self, x: Tensor, gamma: Tensor) -> tuple[Tensor, Tensor]:
        return normalise.rms_norm(x, gamma, self.epsilon)
