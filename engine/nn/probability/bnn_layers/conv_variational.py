"""A convolution whose filters are distributions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.nn.layer.arguments import borders, truth
from engine.nn.layer.conv import check_channels
from engine.typed import Tensor

from .layer_distribution import NormalPrior, normal_post_fn
from .variational import Variational

__all__ = ["ConvReparam"]


class ConvReparam(Variational):
    """A convolution that draws its filters at each call, one draw for the whole batch.

    Args:
        in_channels: Channels of the input (batch, in_channels, height, width).
        out_channels: How many filters.
        kernel_size: One number or two.
        stride: One number or two.
        pad_mode: "same", "valid" or "pad".
        padding: With "pad": one number, two, or four.
        dilation: One number or two.
        group: Into how many independent groups the channels fall.
        has_bias: Whether each filter has a bias, drawn as well.
        weight_prior_fn: Makes what filters are thought to be before: a cell, or its class.
        weight_posterior_fn: Makes, of `name` and `shape`, what is learned of them.
        bias_prior_fn: The same for biases.
        bias_posterior_fn: The same for biases.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.

    >>> import engine
    >>> from engine.nn.probability.bnn_layers import ConvReparam
    >>> ConvReparam(3, 4, 3)(engine.ops.ones((2, 3, 5, 5))).shape
    (2, 4, 5, 5)

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | Sequence[int],
        stride: int = 1,
        pad_mode: str = "same",
        padding: int | Sequence[int] = 0,
        dilation: int | Sequence[int] = 1,
        group: int = 1,
        has_bias: bool = False,
        weight_prior_fn: Any = NormalPrior,
        weight_posterior_fn: Any = normal_post_fn,
        bias_prior_fn: Any = NormalPrior,
        bias_posterior_fn: Any = normal_post_fn,
    ) -> None:
        super().__init__()
        check_channels("ConvReparam", in_channels, out_channels, group)
        borders("ConvReparam", pad_mode, padding)
        self.in_channels, self.out_channels, self.group = in_channels, out_channels, group
        self.kernel_size = kernel_size if isinstance(kernel_size, tuple) else (kernel_size,) * 2
        self.stride, self.dilation = stride, dilation
        self.pad_mode, self.padding = pad_mode, padding
        self.has_bias = truth("ConvReparam(has_bias)", has_bias)
        shape = [out_channels, in_channels // group, *self.kernel_size]
        self.learn("weight", shape, weight_prior_fn, weight_posterior_fn)
        if has_bias:
            self.learn("bias", [out_channels], bias_prior_fn, bias_posterior_fn)

    def construct(self, inputs: Any) -> Tensor:
        bias = self.drawn("bias") if self.has_bias else None
        return ops.conv2d(
            *(inputs, self.drawn("weight"), bias, self.stride, self.pad_mode),
            *(self.padding, self.dilation, self.group),
        )

    def extend_repr(self) -> str:
        return (
            f"in_channels={self.in_channels}, out_channels={self.out_channels}, "
            f"kernel_size={self.kernel_size}, stride={self.stride}, pad_mode={self.pad_mode}, "
            f"padding={self.padding}, dilation={self.dilation}, group={self.group}, "
            f"has_bias={self.has_bias}"
        )
