"""The convolution that gathers what second-order training needs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.ops.fold import window_columns
from engine.ops.linalg import multiplied
from engine.ops.window import pair, window_for
from engine.tensor import Parameter
from engine.typed import Initial, Tensor

from .conv import Convolution, check_channels
from .curvature import Gathering, keep_mean_product, products
from .example import Example

__all__ = ["Conv2dThor"]

# Numbers of columns that are laid out at once: 64 MiB of float32.
_AT_ONCE = 2**24


class Conv2dThor(Gathering, Convolution):
    """As `Conv2d`, and keeps the products of its inputs and gradients that `thor` needs.

    They are gathered when a gradient passes: `matrix_a = mean(a aᵀ)` of what lies below the
    window, `matrix_g = mean(g gᵀ)` of the gradients of the channels, over the batch and all
    positions. With an optimizer `thor` that happens only in the passes whose step renews its
    inverses, which use the blocks of `matrix_a` and `matrix_g` that belong to each group.

    Args:
        in_channels: Channels of the input (batch, in_channels, height, width).
        out_channels: How many filters.
        kernel_size: One number or two.
        stride: One number or two.
        pad_mode: "same", "valid" or "pad".
        padding: With "pad": one number, two, or four (top, bottom, left, right).
        dilation: One number or two.
        group: Into how many independent groups the channels fall.
        has_bias: Whether each filter has a bias.
        weight_init: Of `weight`.
        bias_init: Of `bias`.

    Attributes:
        thor: Whether it gathers.
        matrix_a: Square, in_channels times the elements of the window; zeros before the first pass.
        matrix_g: (out_channels, out_channels), likewise.
        a_normalizer: How many positions the window had, of shape (1,).
        g_normalizer: The same number.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    >>> import engine
    >>> from engine import nn
    >>> nn.Conv2dThor(3, 8, 3)(engine.ops.ones((1, 3, 5, 5))).shape
    (1, 8, 5, 5)

    """

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | Sequence[int],
        stride: int | Sequence[int] = 1,
        pad_mode: str = "same",
        padding: int | Sequence[int] = 0,
        dilation: int | Sequence[int] = 1,
        group: int = 1,
        has_bias: bool = False,
        weight_init: Initial = "normal",
        bias_init: Initial = "zeros",
    ) -> None:
        where = "Conv2dThor"
        kernel = pair(kernel_size, f"{where}(kernel_size)")
        check_channels(where, in_channels, out_channels, group)
        super().__init__(
            in_channels,
            out_channels,
            kernel,
            pair(stride, f"{where}(stride)"),
            pad_mode,
            padding,
            pair(dilation, f"{where}(dilation)"),
            group,
            has_bias,
            weight_init,
            bias_init,
            "NCHW",
            float32,
            (out_channels, in_channels // group, *kernel),
            in_channels // group * math.prod(kernel),
        )
        self.matrix_a = products("matrix_a", in_channels * math.prod(kernel), "zeros")
        self.matrix_g = products("matrix_g", out_channels, "zeros")
        self.a_normalizer = Parameter(ops.ones((1,)), name="a_normalizer", requires_grad=False)
        self.g_normalizer = Parameter(ops.ones((1,)), name="g_normalizer", requires_grad=False)

    def construct(self, x: Tensor) -> Tensor:
        numbers = (self.stride, self.pad_mode, self.padding, self.dilation, self.group)
        return self.watched(x, ops.conv2d(x, self.weight, self.bias, *numbers))

    def gather(self, x: Any, gradient: Any) -> None:
        """Keep the products of images and of the gradients of what came of them."""
        numbers = (self.stride, self.pad_mode, self.padding, self.dilation)
        window = window_for(x.shape, self.kernel_size, *numbers, "Conv2dThor")
        batch, positions = x.shape[0], math.prod(gradient.shape[2:])
        self.positions = positions
        self.a_normalizer.array[...] = self.g_normalizer.array[...] = positions
        kept = self.matrix_a.array
        kept[...] = 0
        images = max(_AT_ONCE // (len(kept) * positions), 1)
        for first in range(0, batch, images):
            part = x[first : first + images].astype(kept.dtype, copy=False)
            columns = window_columns.reference(part, window)
            # As they lie in memory: one product for all images.
            flat = columns.transpose(1, 2, 0).reshape(len(kept), -1)
            kept += multiplied(flat, flat.T)
        kept /= batch * positions
        rows = gradient.reshape(batch, self.out_channels, positions).transpose(0, 2, 1)
        keep_mean_product(self.matrix_g, rows.reshape(-1, self.out_channels))

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(4, 2, 3, 2, group=2, has_bias=True), ((2, 4, 5, 6),))
