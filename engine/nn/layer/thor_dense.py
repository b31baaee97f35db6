"""The fully connected layer that gathers what second-order training needs."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ShapeError
from engine.nn.cell import Cell
from engine.typed import Activation, Initial, Tensor

from .activation import get_activation
from .arguments import parameter, positive, truth
from .curvature import Gathering, keep_mean_product, products
from .example import Example

__all__ = ["DenseThor"]


class DenseThor(Gathering, Cell):
    """As `Dense`, and keeps the products of its inputs and gradients that `thor` needs.

    They are gathered when a gradient passes: `matrix_a = mean(a aᵀ)` of the inputs, `matrix_g =
    mean(g gᵀ)` of the gradients of what the activation gets, over the batch. With an optimizer
    `thor` that happens only in the passes whose step renews its inverses.

    Args:
        in_channels: The length of the input's last axis.
        out_channels: The length of the output's last axis.
        weight_init: Of `weight`, (out_channels, in_channels).
        bias_init: Of `bias`, (out_channels,).
        has_bias: Whether there is a bias.
        activation: A name such as "relu", a cell, a function, or None.

    Attributes:
        thor: Whether it gathers.
        matrix_a: (in_channels, in_channels), the identity before the first pass.
        matrix_g: (out_channels, out_channels), likewise.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a number of channels is not above 0.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    >>> import engine
    >>> from engine import nn
    >>> layer = nn.DenseThor(3, 4, weight_init="ones")
    >>> layer(engine.Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]])).asnumpy()
    array([[ 6.,  6.,  6.,  6.],
           [12., 12., 12., 12.]], dtype=float32)
    >>> x = engine.Tensor([[1.0, 0.0, 0.0], [3.0, 0.0, 2.0]])
    >>> _ = engine.ops.grad(lambda x: layer(x).sum())(x)
    >>> layer.matrix_a.asnumpy()
    array([[5., 0., 3.],
           [0., 0., 0.],
           [3., 0., 2.]], dtype=float32)

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        weight_init: Initial = "normal",
        bias_init: Initial = "zeros",
        has_bias: bool = True,
        activation: Activation | None = None,
    ) -> None:
        super().__init__()
        self.in_channels = positive("DenseThor(in_channels)", in_channels)
        self.out_channels = positive("DenseThor(out_channels)", out_channels)
        self.has_bias = truth("DenseThor(has_bias)", has_bias)
        shape = (out_channels, in_channels)
        self.weight = parameter("DenseThor", weight_init, shape, float32, "weight")
        self.bias: Any = None
        if has_bias:
            self.bias = parameter("DenseThor", bias_init, (out_channels,), float32, "bias")
        self.activation = (
            get_activation(activation, "DenseThor") if isinstance(activation, str) else activation
        )
        if not (self.activation is None or callable(self.activation)):
            expected = "a name, a cell, a function or None"
            raise ArgumentTypeError.of("DenseThor(activation)", expected, activation)
        self.matrix_a = products("matrix_a", in_channels, "eye")
        self.matrix_g = products("matrix_g", out_channels, "eye")

    def construct(self, x: Tensor) -> Tensor:
        if not x.shape or x.shape[-1] != self.in_channels:
            raise ShapeError.of("DenseThor", f"(…, {self.in_channels})", tuple(x.shape))
        out = self.watched(x, ops.dense(x, self.weight, self.bias))
        return out if self.activation is None else self.activation(out)

    def gather(self, x: Any, gradient: Any) -> None:
        """Keep the products of inputs (…, in_channels) and gradients (…, out_channels)."""
        keep_mean_product(self.matrix_a, x.reshape(-1, self.in_channels))
        keep_mean_product(self.matrix_g, gradient.reshape(-1, self.out_channels))

    def extend_repr(self) -> str:
        text = f"input_channels={self.in_channels}, output_channels={self.out_channels}"
        return f"{text}, has_bias=True" if self.has_bias else text

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(4, 3, activation="tanh"), ((3, 4),))
