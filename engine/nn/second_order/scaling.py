"""How second-order training scales the gradient of one parameter."""

from __future__ import annotations

import math
from typing import Any, NamedTuple, Protocol

from engine.nn.layer.curvature import Gathering
from engine.tensor import Parameter

from .inverses import SPLIT, identity_blocks, invert, times_rows


class Step(NamedTuple):
    """What is the same for all parameters in one step.

    Attributes:
        damping: Of this step.
        batch_size: How many samples the loss is the mean of.
        loss_scale: What the loss was multiplied with.

    """

    damping: float
    batch_size: int
    loss_scale: float

    @property
    def of_products(self) -> float:
        """What makes products of one sample's gradients of those of the scaled mean loss."""
        return (self.batch_size / self.loss_scale) ** 2


class Scaling(Protocol):
    """Of one parameter: what is kept between steps, and what becomes of its gradient."""

    kept: tuple[Parameter, ...]

    def renew(self, step: Step) -> None:
        """Take what the layer has gathered since the last time, if it has."""

    def scaled(self, gradient: Any, step: Step) -> Any:
        """The gradient as the step takes it."""


class ByFactors:
    """`(G + d I)⁻¹ W (A + d I)⁻¹ / T` of a weight's gradient W, with `d = sqrt(damping / T)`.

    T counts the positions of a convolution's window; of a dense layer it is 1. `G` is that of one
    sample's loss. Before the first products both inverses are the identity.
    """

    def __init__(self, layer: Any, number: int) -> None:
        self.layer, self.groups = layer, getattr(layer, "group", 1)
        lengths = len(layer.matrix_a.array), len(layer.matrix_g.array)
        self.a = identity_blocks(f"matrix_a_inv_{number}", lengths[0], self.groups)
        self.g = identity_blocks(f"matrix_g_inv_{number}", lengths[1], self.groups)
        self.kept: tuple[Parameter, ...] = (self.a, self.g)

    def renew(self, step: Step) -> None:
        layer: Any = self.layer
        if not _takes(layer):
            return
        share = math.sqrt(1 / layer.positions)
        damping = math.sqrt(step.damping) * share
        invert(self.a, layer.matrix_a.array, damping, self.groups)
        invert(self.g, layer.matrix_g.array * step.of_products, damping, self.groups)
        self.a.array *= share
        self.g.array *= share

    def scaled(self, gradient: Any, step: Step) -> Any:
        flat = gradient.reshape(self.groups, len(gradient) // self.groups, -1)
        left = times_rows(self.g.array, flat)
        both = times_rows(self.a.array, left.swapaxes(1, 2)).swapaxes(1, 2)
        return both.reshape(gradient.shape)


class ByCounts:
    """`(W / (counts / batch size + d)) (G + d I)⁻¹` of a table's gradient W, `d = sqrt(damping)`.

    Each row is divided by how often it was taken. `G` is inverted whole.
    """

    def __init__(self, layer: Any, number: int) -> None:
        self.layer = layer
        length = layer.embedding_size
        self.a = Parameter(layer.matrix_a * 0 + 1, f"matrix_a_inv_{number}", requires_grad=False)
        self.g = identity_blocks(f"matrix_g_inv_{number}", length, split=max(length, SPLIT))
        self.kept: tuple[Parameter, ...] = (self.a, self.g)

    def renew(self, step: Step) -> None:
        layer: Any = self.layer
        if not _takes(layer):
            return
        damping = math.sqrt(step.damping)
        self.a.array[...] = 1 / (layer.matrix_a.array / step.batch_size + damping)
        invert(self.g, layer.matrix_g.array * step.of_products, damping)

    def scaled(self, gradient: Any, step: Step) -> Any:
        return (self.a.array[:, None] * gradient) @ self.g.array[0]


class BySquare:
    """`g / (g² / batch size + sqrt(damping))` of the gradient g of a layer normalisation."""

    kept: tuple[Parameter, ...] = ()

    def renew(self, step: Step) -> None:
        """Nothing is kept: each gradient is scaled by itself."""

    def scaled(self, gradient: Any, step: Step) -> Any:
        square = gradient * gradient / step.batch_size
        return gradient / (square + math.sqrt(step.damping))


def _takes(layer: Gathering) -> bool:
    """Whether the layer has gathered something new, which counts as used from here on."""
    fresh, layer.is_fresh = layer.is_fresh, False
    return fresh
