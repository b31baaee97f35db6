"""The layer of two inputs that are multiplied with each other."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ShapeError
from engine.nn.cell import Cell
from engine.typed import DTypeLike, Initial, Tensor

from .arguments import default_bias, parameter, positive, truth
from .example import Example

__all__ = ["BiDense"]


class BiDense(Cell):
    """Each output a weighted sum of all products of an element of each input.

    Args:
        in1_channels: The length of the first input's last axis.
        in2_channels: The length of the second input's last axis.
        out_channels: The length of the output's last axis.
        weight_init: Of `weight`, (out_channels, in1_channels, in2_channels); None: even up to
            1 / sqrt(in1_channels).
        bias_init: Of `bias`, (out_channels,); None: as the weight.
        has_bias: Whether there is a bias.
        dtype: The number type of the parameters.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a number of channels is not above 0.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    >>> import engine
    >>> from engine import nn
    >>> layer = nn.BiDense(2, 3, 4)
    >>> layer(engine.ops.ones((5, 2)), engine.ops.ones((5, 3))).shape
    (5, 4)

    """

    def __init__(
        self,
        in1_channels: int,
        in2_channels: int,
        out_channels: int,
        weight_init: Initial | None = None,
        bias_init: Initial | None = None,
        has_bias: bool = True,
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__()
        self.in1_channels = positive("BiDense(in1_channels)", in1_channels)
        self.in2_channels = positive("BiDense(in2_channels)", in2_channels)
        self.out_channels = positive("BiDense(out_channels)", out_channels)
        self.has_bias = truth("BiDense(has_bias)", has_bias)
        spread = default_bias(in1_channels)
        shape = (out_channels, in1_channels, in2_channels)
        weight_init = spread if weight_init is None else weight_init
        self.weight = parameter("BiDense", weight_init, shape, dtype, "weight")
        self.bias: Any = None
        if has_bias:
            bias_init = spread if bias_init is None else bias_init
            self.bias = parameter("BiDense", bias_init, (out_channels,), dtype, "bias")

    def construct(self, input1: Tensor, input2: Tensor) -> Tensor:
        lead = tuple(input1.shape[:-1])
        lengths = (self.in1_channels, self.in2_channels)
        for k, (x, length) in enumerate(zip((input1, input2), lengths, strict=True), 1):
            if tuple(x.shape) != (*lead, length):
                expected = str((*lead, length))
                raise ShapeError.of(f"BiDense(input{k})", expected, tuple(x.shape))
        return ops.bidense(input1, input2, self.weight, self.bias)

    def extend_repr(self) -> str:
        text = (
            f"in1_channels={self.in1_channels}, in2_channels={self.in2_channels}, "
            f"output_channels={self.out_channels}"
        )
        return f"{text}, has_bias={self.has_bias}" if self.has_bias else text

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(3, 2, 4), ((2, 2, 3), (2, 2, 2)))
