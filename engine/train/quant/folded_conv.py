"""Convolutions whose weights are rounded as they will be with the batch normalisation in them."""

from __future__ import annotations

import math
from typing import Any

from engine import ops
from engine.autodiff import repeating
from engine.dtype import QuantDtype, float32, int32
from engine.nn.initializer import initializer
from engine.nn.layer.arguments import parameter, truth
from engine.ops.assign import assign_add
from engine.ops.normalise import move_moment, standardized
from engine.tensor import Parameter, Tensor
from engine.typed import Initial

from .arguments import count
from .config import QuantConfig, quant_config_default
from .conv import QuantConvolution
from .weights import Inferred, array_of, normalised

__all__ = ["Conv2dBnFoldQuant", "Conv2dBnFoldQuantOneConv"]

_NEVER = 10_000_000  # steps, as convert_quant_network has it
_AXES = (0, 2, 3)  # of images, all but the channels


class FoldedConvolution(QuantConvolution):
    """A convolution and the batch normalisation that is folded into it.

    In evaluation, and in training once the moments are frozen, both are one convolution. A subclass
    says what happens before.
    """

    def __init__(
        self,
        convolution: tuple[Any, ...],
        norm: tuple[Any, ...],
        fake: bool,
        freeze_bn: int,
    ) -> None:
        super().__init__(*convolution)
        where = type(self).__name__
        eps, momentum, *inits = norm
        self.eps, self.momentum = eps, momentum
        self.fake = truth(f"{where}(fake)", fake)
        self.freeze_bn = count(f"{where}(freeze_bn)", freeze_bn)
        shape = (self.out_channels,)
        names = ("beta", "gamma", "mean", "variance")
        beta, gamma, mean, variance = (
            parameter(where, init, shape, float32, name)
            for init, name in zip(inits, names, strict=True)
        )
        self.gamma, self.beta = gamma, beta
        self.moving_mean = Parameter(mean, name="moving_mean", requires_grad=False)
        self.moving_variance = Parameter(variance, name="moving_variance", requires_grad=False)
        step = initializer("zeros", (1,), int32)
        self.step = Parameter(step, name="step", requires_grad=False)
        self._variance_before: Any = None

    def construct(self, x: Tensor) -> Tensor:
        x = self.rounded_input(x)
        if not self.training or self._is_frozen():
            return self._with_moving_moments(x)
        return self._with_moments_of_batch(x)

    def inferred(self) -> Inferred:
        norm = normalised(self, array_of(self.bias))
        return Inferred(array_of(self.weight) * norm.factor.reshape(-1, 1, 1, 1), norm.shift)

    def extend_repr(self) -> str:
        more = f"fake={self.fake}, freeze_bn={self.freeze_bn}, momentum={self.momentum}"
        return f"{super().extend_repr()}, {more}"

    def _with_moments_of_batch(self, x: Any) -> Any:
        raise NotImplementedError

    def _with_moving_moments(self, x: Any) -> Any:
        """The one convolution that both are in the end."""
        factor = self.gamma / ops.sqrt(self.moving_variance + self.eps)
        mean = self.moving_mean if self.bias is None else self.moving_mean - self.bias
        return self.convolved(x, self._folded(factor), self.beta - mean * factor)

    def _root_before(self) -> Any:
        """The moving root as it was before the step, also where the step is computed again."""
        if not repeating():
            self._variance_before = Tensor.wrap(self.moving_variance.array.copy())
        return ops.sqrt(self._variance_before + self.eps)

    def _folded(self, factor: Any) -> Any:
        """The weight with each filter multiplied, rounded if it is to be."""
        weight = self.weight * ops.reshape(factor, (-1, 1, 1, 1))
        return self.fake_quant_weight(weight) if self.fake else weight

    def _is_frozen(self) -> bool:
        """Whether this step of training keeps the moments as they are; it is counted."""
        before = int(self.step.asnumpy()[0]) - repeating()  # what is recomputed was counted
        assign_add(self.step, 1)
        return before >= self.freeze_bn

    def _moments(self, out: Any) -> tuple[Any, Any, Any]:
        """The output normalised by the batch, its mean and its variance; the moving ones move."""
        normal, mean, variance = standardized(out, axes=_AXES, epsilon=self.eps)
        seen = math.prod(out.shape[k] for k in _AXES)
        move_moment(self.moving_mean, mean, 1 - self.momentum)
        move_moment(self.moving_variance, variance, 1 - self.momentum, seen / max(seen - 1, 1))
        return normal, mean, variance


def _by_channel(one: Any) -> Any:
    """One number a channel, beside images."""
    return ops.reshape(one, (1, -1, 1, 1))


class Conv2dBnFoldQuant(FoldedConvolution):
    """A convolution with its batch normalisation folded in, by two convolutions while it trains.

    The first tells the moments of the batch. The second takes the weight that inference will take,
    `weight * gamma / sqrt(moving_variance + eps)`, rounded; what it makes is corrected to the
    moments of the batch. After `freeze_bn` steps the moving moments are used, and stay.

    Args:
        in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group,
            has_bias, weight_init, bias_init, quant_config, quant_dtype: As `Conv2dQuant`.
        eps, momentum: As `nn.BatchNorm2d` takes them.
        beta_init, gamma_init, mean_init, var_init: Of the normalisation.
        fake: Whether the weight is rounded.
        freeze_bn: After how many steps of training the moving moments are used.

    Attributes:
        step: How many steps of training there were.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    Source: Krishnamoorthi, arXiv:1806.08342, section 3.2.2: correction and freezing. The weight is
    scaled with the moving moments as they were before the step.

    >>> import engine
    >>> from engine.train.quant import Conv2dBnFoldQuant
    >>> Conv2dBnFoldQuant(3, 4, 3)(engine.ops.ones((1, 3, 5, 5))).shape
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
        eps: float = 1e-5,
        momentum: float = 0.997,
        has_bias: bool = False,
        weight_init: Initial = "normal",
        bias_init: Initial = "zeros",
        beta_init: Initial = "zeros",
        gamma_init: Initial = "ones",
        mean_init: Initial = "zeros",
        var_init: Initial = "ones",
        fake: bool = True,
        quant_config: QuantConfig = quant_config_default,
        quant_dtype: QuantDtype = QuantDtype.INT8,
        freeze_bn: int = 100000,
    ) -> None:
        window = (kernel_size, stride, pad_mode, padding, dilation, group)
        drawn = (has_bias, weight_init, bias_init, quant_config, quant_dtype)
        norm = (eps, momentum, beta_init, gamma_init, mean_init, var_init)
        super().__init__((in_channels, out_channels, *window, *drawn), norm, fake, freeze_bn)

    def _with_moments_of_batch(self, x: Any) -> Any:
        root = self._root_before()
        folded = self._folded(self.gamma / root)
        _, mean, variance = self._moments(self.convolved(x, self.weight, self.bias))
        mean = mean if self.bias is None else mean - _by_channel(self.bias)
        batch_root = ops.sqrt(variance + self.eps)
        corrected = self.convolved(x, folded) * (_by_channel(root) / batch_root)
        return corrected + (_by_channel(self.beta) - _by_channel(self.gamma) * mean / batch_root)


class Conv2dBnFoldQuantOneConv(FoldedConvolution):
    """A convolution with its batch normalisation folded in, by one convolution while it trains.

    It takes the weight that inference will take, `weight * gamma / sqrt(moving_variance + eps)`,
    rounded; what it makes is divided by that factor again and normalised over the batch. Where
    `gamma` is 0 the weight itself is taken. After `freeze_bn` steps the moving moments are used,
    and stay.

    Args:
        in_channels, out_channels, kernel_size, stride, pad_mode, padding, dilation, group, eps,
            momentum, has_bias, weight_init, bias_init, beta_init, gamma_init, mean_init, var_init,
            fake, quant_config, quant_dtype: As `Conv2dBnFoldQuant`.
        freeze_bn: After how many steps of training the moving moments are used. MindSpore's has no
            such argument, and never freezes.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    Source: the documents of MindSpore 1.5. The weight is scaled with the moving moments as they
    were before the step.

    >>> import engine
    >>> from engine.train.quant import Conv2dBnFoldQuantOneConv
    >>> Conv2dBnFoldQuantOneConv(3, 4, 3)(engine.ops.ones((1, 3, 5, 5))).shape
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
        eps: float = 1e-5,
        momentum: float = 0.997,
        has_bias: bool = False,
        weight_init: Initial = "normal",
        bias_init: Initial = "zeros",
        beta_init: Initial = "zeros",
        gamma_init: Initial = "ones",
        mean_init: Initial = "zeros",
        var_init: Initial = "ones",
        fake: bool = True,
        quant_config: QuantConfig = quant_config_default,
        quant_dtype: QuantDtype = QuantDtype.INT8,
        *,
        freeze_bn: int = _NEVER,
    ) -> None:
        window = (kernel_size, stride, pad_mode, padding, dilation, group)
        drawn = (has_bias, weight_init, bias_init, quant_config, quant_dtype)
        norm = (eps, momentum, beta_init, gamma_init, mean_init, var_init)
        super().__init__((in_channels, out_channels, *window, *drawn), norm, fake, freeze_bn)

    def _with_moments_of_batch(self, x: Any) -> Any:
        factor = self.gamma / self._root_before()
        # By a factor of 0 nothing would be left to normalise; such a gamma learns all the same.
        factor = ops.where(factor == 0, ops.ones_like(factor), factor)
        out = self.convolved(x, self._folded(factor)) / _by_channel(factor)
        normal, _, _ = self._moments(out if self.bias is None else out + _by_channel(self.bias))
        return normal * _by_channel(self.gamma) + _by_channel(self.beta)
