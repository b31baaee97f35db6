"""The fully connected layer whose weight is rounded."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import QuantDtype, float32
from engine.errors import ArgumentTypeError, ShapeError
from engine.nn.layer.activation import get_activation
from engine.nn.layer.arguments import parameter, positive, truth
from engine.typed import Activation, Initial, Tensor

from .bits import check_dtype
from .config import QuantConfig, check_config, quant_config_default
from .weights import Inferred, WeightQuant, array_of

__all__ = ["DenseQuant"]


class DenseQuant(WeightQuant):
    """A dense layer whose weight is rounded to what whole numbers of few bits can say.

    Args:
        in_channels, out_channels, weight_init, bias_init, has_bias, activation: As `nn.Dense`
            takes them.
        quant_config: What `create_quant_config` makes; its `weight` makes the observer.
        quant_dtype: Which whole numbers there are, whatever `quant_config` says.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    >>> import engine
    >>> from engine.train.quant import DenseQuant
    >>> dense = DenseQuant(2, 1, weight_init="ones")
    >>> dense(engine.Tensor([[1.0, 5.0], [3.0, 4.0]])).asnumpy().round(4)
    array([[5.9294],
           [6.9176]], dtype=float32)

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        weight_init: Initial = "normal",
        bias_init: Initial = "zeros",
        has_bias: bool = True,
        activation: Activation | None = None,
        quant_config: QuantConfig = quant_config_default,
        quant_dtype: QuantDtype = QuantDtype.INT8,
    ) -> None:
        super().__init__()
        self.in_channels = positive("DenseQuant(in_channels)", in_channels)
        self.out_channels = positive("DenseQuant(out_channels)", out_channels)
        self.has_bias = truth("DenseQuant(has_bias)", has_bias)
        shape = (out_channels, in_channels)
        self.weight = parameter("DenseQuant", weight_init, shape, float32, "weight")
        self.bias: Any = None
        if has_bias:
            self.bias = parameter("DenseQuant", bias_init, (out_channels,), float32, "bias")
        self.activation: Any = (
            get_activation(activation, "DenseQuant") if isinstance(activation, str) else activation
        )
        if not (self.activation is None or callable(self.activation)):
            expected = "a name, a cell, an operator class or None"
            raise ArgumentTypeError.of("DenseQuant(activation)", expected, activation)
        config = check_config("DenseQuant(quant_config)", quant_config)
        self.quant_dtype = check_dtype("DenseQuant(quant_dtype)", quant_dtype)
        self.fake_quant_weight = config.weight(
            ema=False, channel_axis=0, num_channels=out_channels, quant_dtype=quant_dtype
        )

    def construct(self, x: Tensor) -> Tensor:
        if not x.shape or x.shape[-1] != self.in_channels:
            raise ShapeError.of("DenseQuant", f"(…, {self.in_channels})", tuple(x.shape))
        weight = self.fake_quant_weight(self.weight)
        out = ops.dense(self.rounded_input(x), weight, self.bias)
        return out if self.activation is None else self.activation(out)

    def inferred(self) -> Inferred:
        return Inferred(array_of(self.weight), array_of(self.bias))

    def extend_repr(self) -> str:
        text = f"in_channels={self.in_channels}, out_channels={self.out_channels}"
        text += f", has_bias={self.has_bias}"
        return text if self.activation is None else f"{text}, activation={self.activation}"
