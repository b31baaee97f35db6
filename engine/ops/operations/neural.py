"""Operator classes of layers: activations with options, convolution, pooling, norms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.autodiff import Value
from engine.errors import ArgumentValueError, ShapeError
from engine.ops import activation, avg_pool, conv, max_pool, normalise, softmax_forms
from engine.ops.dropout import dropped, kept
from engine.ops.window import pair
from engine.typed import Tensor

from .operator_class import Primitive, only

__all__ = [
    "AvgPool",
    "BatchNorm",
    "BiasAdd",
    "Conv2D",
    "Dropout",
    "Elu",
    "L2Normalize",
    "LayerNorm",
    "LogSoftmax",
    "MaxPool",
    "Softmax",
]


class Softmax(Primitive):
    """Exponentials along `axis`, divided by their sum."""

    def __init__(self, axis: int | Sequence[int] = -1) -> None:
        super().__init__()
        self.axis: Any = axis[0] if isinstance(axis, tuple | list) and len(axis) == 1 else axis

    def __call__(self, input: Tensor) -> Tensor:
        return softmax_forms.softmax(input, self.axis)


class LogSoftmax(Primitive):
    """The logarithm of the softmax along `axis`."""

    def __init__(self, axis: int = -1) -> None:
        super().__init__()
        self.axis = axis

    def __call__(self, logits: Tensor) -> Tensor:
        return softmax_forms.log_softmax(logits, self.axis)


class Elu(Primitive):
    """`x` above 0, `alpha * (exp(x) - 1)` below."""

    def __init__(self, alpha: float = 1.0) -> None:
        super().__init__()
        self.alpha = alpha

    def __call__(self, input_x: Tensor) -> Tensor:
        return activation.elu(input_x, self.alpha)


class Conv2D(Primitive):
    """The input convolved with a weight (out_channel, channels / group, *kernel_size).

    Args:
        out_channel: How many filters.
        kernel_size: One number or two.
        mode: 1, a cross correlation; MindSpore has no other.
        pad_mode: "valid", "same" or "pad".
        pad: With "pad": one, two or four numbers.
        stride: One number or two.
        dilation: One number or two.
        group: Into how many independent groups the channels fall.
        data_format: "NCHW".

    """

    def __init__(
        self,
        out_channel: int,
        kernel_size: int | Sequence[int],
        mode: int = 1,
        pad_mode: str = "valid",
        pad: int | Sequence[int] = 0,
        stride: int | Sequence[int] = 1,
        dilation: int | Sequence[int] = 1,
        group: int = 1,
        data_format: str = "NCHW",
    ) -> None:
        super().__init__()
        only("Conv2D(mode)", mode, (1,))
        only("Conv2D(data_format)", data_format, ("NCHW",))
        self.out_channel = out_channel
        self.kernel_size = pair(kernel_size, "Conv2D(kernel_size)")
        self.pad_mode, self.pad = pad_mode, pad
        self.stride, self.dilation, self.group = stride, dilation, group

    def __call__(self, x: Tensor, weight: Tensor) -> Tensor:
        expected = (self.out_channel, *self.kernel_size)
        if (weight.shape[0], *weight.shape[2:]) != expected:
            text = f"a weight ({self.out_channel}, channels, {expected[1]}, {expected[2]})"
            raise ShapeError.of("Conv2D", text, tuple(weight.shape))
        return conv.conv2d(
            x, weight, None, self.stride, self.pad_mode, self.pad, self.dilation, self.group
        )


class BiasAdd(Primitive):
    """The tensor with one number a channel added to axis 1."""

    def __init__(self, data_format: str = "NCHW") -> None:
        super().__init__()
        only("BiasAdd(data_format)", data_format, ("NCHW",))

    def __call__(self, input_x: Tensor, bias: Tensor) -> Tensor:
        return conv.bias_add(input_x, bias)


class _Pool(Primitive):
    """A window that slides: its size, its stride, and "valid" or "same" borders."""

    def __init__(
        self,
        kernel_size: int | Sequence[int] = 1,
        strides: int | Sequence[int] = 1,
        pad_mode: str = "valid",
        data_format: str = "NCHW",
    ) -> None:
        super().__init__()
        only(f"{self.name}(data_format)", data_format, ("NCHW",))
        only(f"{self.name}(pad_mode)", pad_mode.lower(), ("valid", "same"))
        self.kernel_size = pair(kernel_size, f"{self.name}(kernel_size)")
        self.strides = pair(strides, f"{self.name}(strides)")
        self.pad_mode = pad_mode.lower()


class MaxPool(_Pool):
    """The largest of each window."""

    def __call__(self, x: Tensor) -> Tensor:
        return max_pool.max_pool2d(x, self.kernel_size, self.strides, pad_mode=self.pad_mode)


class AvgPool(_Pool):
    """The mean of each window."""

    def __call__(self, x: Tensor) -> Tensor:
        return avg_pool.avg_pool2d(x, self.kernel_size, self.strides, pad_mode=self.pad_mode)


class BatchNorm(Primitive):
    """The input normalised by channel, and the moments it was normalised with.

    Called with the input, scale, bias, running mean and running variance; in training the running
    moments are moved in place by `momentum`. Returns five tensors, as MindSpore does: the output,
    and twice the moments.
    """

    def __init__(
        self,
        is_training: bool = False,
        epsilon: float = 1e-5,
        momentum: float = 0.1,
        data_format: str = "NCHW",
    ) -> None:
        super().__init__()
        only("BatchNorm(data_format)", data_format, ("NCHW",))
        self.is_training, self.epsilon, self.momentum = is_training, epsilon, momentum

    def __call__(
        self, input_x: Tensor, scale: Tensor, bias: Tensor, mean: Tensor, variance: Tensor
    ) -> tuple[Tensor, ...]:
        out = normalise.batch_norm(
            input_x,
            mean,
            variance,
            scale,
            bias,
            self.is_training,
            self.momentum,
            self.epsilon,
        )
        return out, mean, variance, mean, variance


class LayerNorm(Primitive):
    """The input normalised over its axes from `begin_norm_axis`, with the mean and variance.

    Called with the input, gamma and beta, which have the axes from `begin_params_axis`.
    """

    def __init__(
        self, begin_norm_axis: int = 1, begin_params_axis: int = 1, epsilon: float = 1e-7
    ) -> None:
        super().__init__()
        self.begin_norm_axis, self.begin_params_axis = begin_norm_axis, begin_params_axis
        self.epsilon = epsilon

    def __call__(
        self, input_x: Tensor, gamma: Tensor, beta: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        rank = len(input_x.shape)
        expected = tuple(input_x.shape[self.begin_params_axis :])
        if tuple(gamma.shape) != expected:
            raise ShapeError.of("LayerNorm(gamma)", str(expected), tuple(gamma.shape))
        axes = tuple(range(self.begin_norm_axis % rank, rank))
        settings: Any = {"axes": axes, "epsilon": self.epsilon}
        out, mean, variance = normalise.normalised(input_x, gamma, beta, **settings)
        return normalise.typed(out, input_x), mean, variance


class L2Normalize(Primitive):
    """The tensor divided by its Euclidean length along `axis`."""

    def __init__(self, axis: int | Sequence[int] = 0, epsilon: float = 1e-4) -> None:
        super().__init__()
        self.axis: Any = axis
        self.epsilon = epsilon

    def __call__(self, input_x: Tensor) -> Tensor:
        return normalise.normalize(input_x, self.axis, self.epsilon)


class Dropout(Primitive):
    """The tensor with a share of 1 - `keep_prob` set to 0 and the rest scaled, and where it is not.

    `Seed0` and `Seed1` other than 0 give the same elements at each call.
    """

    def __init__(self, keep_prob: float = 0.5, Seed0: int = 0, Seed1: int = 0) -> None:
        super().__init__()
        if not 0 < keep_prob <= 1:
            expected = "a number above 0, up to 1"
            raise ArgumentValueError.of("Dropout(keep_prob)", expected, keep_prob)
        self.keep_prob, self.seed = keep_prob, (Seed0 or Seed1 or None)

    def __call__(self, x: Tensor) -> tuple[Tensor, Tensor]:
        mask = kept(tuple(x.shape), 1 - self.keep_prob, self.seed)
        return dropped(x, mask, scale=1 / self.keep_prob), Value.wrap(mask)
