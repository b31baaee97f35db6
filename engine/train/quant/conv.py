"""Convolutions whose weights are rounded, and such with batch normalisation behind them."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import QuantDtype, float32
from engine.nn.layer.arguments import borders, parameter, truth
from engine.nn.layer.batch_norm import BatchNorm2d
from engine.nn.layer.conv import check_channels
from engine.ops.window import pair
from engine.typed import Initial, Tensor

from .bits import check_dtype
from .config import QuantConfig, check_config, quant_config_default
from .weights import Inferred, WeightQuant, array_of, normalised

__all__ = ["Conv2dBnWithoutFoldQuant", "Conv2dQuant"]


class QuantConvolution(WeightQuant):
    """The options, the weight and the bias of a convolution whose weight is rounded."""

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any,
        pad_mode: str,
        padding: Any,
        dilation: Any,
        group: int,
        has_bias: bool,
        weight_init: Any,
        bias_init: Any,
        quant_config: Any,
        quant_dtype: Any,
    ) -> None:
        super().__init__()
        where = type(self).__name__
        check_channels(where, in_channels, out_channels, group)
        borders(where, pad_mode, padding)
        self.in_channels, self.out_channels, self.group = in_channels, out_channels, group
        self.kernel_size = pair(kernel_size, f"{where}(kernel_size)")
        self.stride = pair(stride, f"{where}(stride)")
        self.dilation = pair(dilation, f"{where}(dilation)")
        self.pad_mode, self.padding = pad_mode, padding
        self.has_bias = truth(f"{where}(has_bias)", has_bias)
        shape = (out_channels, in_channels // group, *self.kernel_size)
        self.weight = parameter(where, weight_init, shape, float32, "weight")
        self.bias: Any = None
        if has_bias:
            self.bias = parameter(where, bias_init, (out_channels,), float32, "bias")
        self.quant_config = check_config(f"{where}(quant_config)", quant_config)
        self.quant_dtype = check_dtype(f"{where}(quant_dtype)", quant_dtype)
        self.fake_quant_weight = quant_config.weight(
            ema=False, channel_axis=0, num_channels=out_channels, quant_dtype=quant_dtype
        )

    def convolved(self, x: Any, weight: Any, bias: Any = None) -> Any:
        """The input convolved with a weight."""
        window = (self.stride, self.pad_mode, self.padding, self.dilation, self.group)
        return ops.conv2d(x, weight, bias, *window)

    def extend_repr(self) -> str:
        return (
            f"in_channels={self.in_channels}, out_channels={self.out_channels}, "
            f"kernel_size={self.kernel_size}, stride={self.stride}, pad_mode={self.pad_mode}, "
            f"padding={self.padding}, dilation={self.dilation}, group={self.group}, "
            f"has_bias={self.has_bias}, quant_delay={self.fake_quant_weight.quant_delay}"
        )


class Conv2dQuant(QuantConvolution):
    """A convolution whose weight is rounded to what whole numbers of few bits can say.

    Args:
        in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group,
            has_bias, weight_init, bias_init: As `nn.Conv2d` takes them.
        quant_config: What `create_quant_config` makes; its `weight` makes the observer.
        quant_dtype: Which whole numbers there are, whatever `quant_config` says.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    >>> import engine
    >>> from engine.train.quant import Conv2dQuant
    >>> conv = Conv2dQuant(1, 1, 2, pad_mode="valid", weight_init="ones")
    >>> x = engine.Tensor([[[[1.0, 0.0, 3.0], [1.0, 4.0, 7.0], [2.0, 5.0, 2.0]]]])
    >>> conv(x).asnumpy().round(4)
    array([[[[ 5.9294, 13.8353],
             [11.8588, 17.7882]]]], dtype=float32)

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any = 1,
        pad_mode: str = "same",
        padding: Any = 0,
        dilation: Any = 1,
        group: int = 1,
        has_bias: bool = False,
        weight_init: Initial = "normal",
        bias_init: Initial = "zeros",
        quant_config: QuantConfig = quant_config_default,
        quant_dtype: QuantDtype = QuantDtype.INT8,
    ) -> None:
        window = (kernel_size, stride, pad_mode, padding, dilation, group)
        drawn = (has_bias, weight_init, bias_init)
        super().__init__(in_channels, out_channels, *window, *drawn, quant_config, quant_dtype)

    def construct(self, x: Tensor) -> Tensor:
        weight = self.fake_quant_weight(self.weight)
        made: Tensor = self.convolved(self.rounded_input(x), weight, self.bias)
        return made

    def inferred(self) -> Inferred:
        return Inferred(array_of(self.weight), array_of(self.bias))


class Conv2dBnWithoutFoldQuant(QuantConvolution):
    """A convolution whose weight is rounded, and a batch normalisation as it is.

    When it is exported the normalisation goes into the scale of each channel's whole numbers, and
    into the bias.

    Args:
        in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group,
            has_bias, weight_init, bias_init, quant_config, quant_dtype: As `Conv2dQuant`.
        eps, momentum: As `nn.BatchNorm2d` takes them.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    >>> import engine
    >>> from engine.train.quant import Conv2dBnWithoutFoldQuant
    >>> conv = Conv2dBnWithoutFoldQuant(3, 4, 3)
    >>> conv(engine.ops.ones((1, 3, 5, 5))).shape
    (1, 4, 5, 5)

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any = 1,
        pad_mode: str = "same",
        padding: Any = 0,
        dilation: Any = 1,
        group: int = 1,
        has_bias: bool = False,
        eps: float = 1e-5,
        momentum: float = 0.997,
        weight_init: Initial = "normal",
        bias_init: Initial = "zeros",
        quant_config: QuantConfig = quant_config_default,
        quant_dtype: QuantDtype = QuantDtype.INT8,
    ) -> None:
        window = (kernel_size, stride, pad_mode, padding, dilation, group)
        drawn = (has_bias, weight_init, bias_init)
        super().__init__(in_channels, out_channels, *window, *drawn, quant_config, quant_dtype)
        self.batchnorm: Any = BatchNorm2d(out_channels, eps=eps, momentum=momentum)

    def construct(self, x: Tensor) -> Tensor:
        weight = self.fake_quant_weight(self.weight)
        made: Tensor = self.batchnorm(self.convolved(self.rounded_input(x), weight, self.bias))
        return made

    def inferred(self) -> Inferred:
        norm = normalised(self.batchnorm, array_of(self.bias))
        return Inferred(array_of(self.weight), norm.shift, norm.factor)
