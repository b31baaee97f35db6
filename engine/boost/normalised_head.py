"""The last layer of a classifier, by angles."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import nn, ops
from engine.tensor import Parameter, Tensor

# A shorter vector is divided by this instead of by its own length.
SHORTEST = 1e-2


class NormalisedHead(nn.Cell):
    """Each output the cosine between the input and a row of the weight, times a learned number.

    `multiplier * (x / |x| @ (weight / |weight|).T + bias)`, with the lengths of rows.

    Args:
        in_channels: The length of the input's last axis.
        out_channels: The length of the output's last axis.
        weight_init: Of `weight`, (out_channels, in_channels); a parameter is taken itself.
        bias_init: Of `bias`, (out_channels,).
        has_bias: Whether there is a bias.

    `multiplier` begins at 1.

    >>> import engine
    >>> head = NormalisedHead(2, 1, weight_init="ones", has_bias=False)
    >>> head(engine.Tensor([[3.0, 3.0], [-2.0, 2.0]])).asnumpy().round(4).tolist()
    [[1.0], [0.0]]

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        weight_init: Any = "normal",
        bias_init: Any = "zeros",
        has_bias: bool = True,
    ) -> None:
        super().__init__()
        own = weight_init if isinstance(weight_init, Parameter) else None
        dense = nn.Dense(in_channels, out_channels, weight_init, bias_init, has_bias)
        self.in_channels, self.out_channels = in_channels, out_channels
        self.has_bias = has_bias
        self.weight = dense.weight if own is None else own
        self.multiplier = Parameter(Tensor(np.ones(1, np.float32)), name="multiplier")
        if has_bias:
            self.bias: Any = dense.bias
        self.activation: Any = None
        self.left_out: list[Parameter] = []  # of the layer in whose place it stands

    def construct(self, x: Any) -> Any:
        out = ops.matmul(_unit(x), ops.transpose(_unit(self.weight), (1, 0)))
        if self.has_bias:
            out = out + self.bias
        out = out * self.multiplier
        return out if self.activation is None else self.activation(out)

    @classmethod
    def of(cls, dense: nn.Dense) -> NormalisedHead:
        """In place of a fully connected layer: with its weight and activation, without its bias."""
        made = cls(dense.in_channels, dense.out_channels, dense.weight, has_bias=False)
        made.activation = dense.activation
        object.__setattr__(made, "left_out", [] if dense.bias is None else [dense.bias])
        return made


def _unit(x: Any) -> Any:
    """Rows of length 1; one shorter than `SHORTEST` is divided by that.

    First by their largest number, through which no gradient needs to go: so no square leaves the
    range of float16.
    """
    largest = ops.maximum(ops.amax(ops.abs(ops.stop_gradient(x)), -1, True), SHORTEST)
    rows = x / largest
    return rows * ops.rsqrt(ops.maximum(ops.sum(rows * rows, -1, True), 1.0))
