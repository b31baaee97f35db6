"""Operator classes of poolings; the two of images stand among the layers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy, xp_of
from engine.dtype import int64
from engine.ops import adaptive_pool, avg_pool, fractional_pool, max_pool, unpool
from engine.typed import DTypeLike, Tensor

from .operator_class import Primitive, only

__all__ = [
    "AdaptiveAvgPool2D",
    "AdaptiveAvgPool3D",
    "AdaptiveMaxPool2D",
    "AdaptiveMaxPool3D",
    "AvgPool3D",
    "FractionalMaxPool3DWithFixedKsize",
    "FractionalMaxPoolWithFixedKsize",
    "MaxPool3D",
    "MaxPool3DWithArgmax",
    "MaxPoolWithArgmax",
    "MaxPoolWithArgmaxV2",
    "MaxUnpool2D",
    "MaxUnpool3D",
]


class MaxPool3D(Primitive):
    """The largest of each window of (batch, channels, depth, height, width)."""

    def __init__(
        self,
        kernel_size: int | Sequence[int] = 1,
        strides: int | Sequence[int] = 1,
        pad_mode: str = "VALID",
        pad_list: int | Sequence[int] = 0,
        ceil_mode: bool | None = None,
        data_format: str = "NCDHW",
    ) -> None:
        super().__init__()
        only("MaxPool3D(data_format)", data_format, ("NCDHW",))
        self.kernel_size, self.strides = kernel_size, strides
        self.pad_mode, self.pad_list, self.ceil_mode = pad_mode, pad_list, bool(ceil_mode)

    def __call__(self, x: Tensor) -> Tensor:
        return max_pool.max_pool3d(
            x,
            self.kernel_size,
            self.strides,
            self.pad_list,
            ceil_mode=self.ceil_mode,
            pad_mode=self.pad_mode,
        )


class AvgPool3D(Primitive):
    """The mean of each window of (batch, channels, depth, height, width)."""

    def __init__(
        self,
        kernel_size: int | Sequence[int] = 1,
        strides: int | Sequence[int] = 1,
        pad_mode: str = "valid",
        pad: int | Sequence[int] = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int = 0,
        data_format: str = "NCDHW",
    ) -> None:
        super().__init__()
        only("AvgPool3D(data_format)", data_format, ("NCDHW",))
        self.kernel_size, self.strides = kernel_size, strides
        self.pad_mode, self.pad, self.ceil_mode = pad_mode, pad, ceil_mode
        self.count_include_pad, self.divisor_override = count_include_pad, divisor_override

    def __call__(self, x: Tensor) -> Tensor:
        return avg_pool.avg_pool3d(
            x,
            self.kernel_size,
            self.strides,
            self.pad,
            self.ceil_mode,
            self.count_include_pad,
            self.divisor_override,
            pad_mode=self.pad_mode,
        )


class MaxPoolWithArgmax(Primitive):
    """The largest of each window of an image, and where it was, int32.

    An index counts the elements of all channels of its image, as MindSpore's older operator does.
    """

    def __init__(
        self,
        kernel_size: int = 1,
        strides: int = 1,
        pad_mode: str = "valid",
        data_format: str = "NCHW",
    ) -> None:
        super().__init__()
        only("MaxPoolWithArgmax(data_format)", data_format, ("NCHW",))
        only("MaxPoolWithArgmax(pad_mode)", pad_mode.lower(), ("valid", "same"))
        self.kernel_size, self.strides, self.pad_mode = kernel_size, strides, pad_mode

    def __call__(self, x: Tensor) -> tuple[Tensor, Tensor]:
        out, indices = max_pool.max_pool2d(
            x, self.kernel_size, self.strides, return_indices=True, pad_mode=self.pad_mode
        )
        channels, *size = x.shape[-3:]
        array = indices.array if isinstance(indices, Value) else indices
        before = xp_of(array).arange(channels)[:, None, None] * math.prod(size)
        return out, ops.cast(indices + before, np.int32)


class _WithArgmax(Primitive):
    def __init__(
        self,
        kernel_size: Any,
        strides: Any,
        pads: Any,
        dilation: Any,
        ceil_mode: bool,
        argmax_type: Any,
    ) -> None:
        super().__init__()
        self.kernel_size, self.strides, self.pads = kernel_size, strides, pads
        self.dilation, self.ceil_mode, self.argmax_type = dilation, ceil_mode, argmax_type

    def pooled(self, x: Any, pool: Any) -> Any:
        out, indices = pool(
            x,
            self.kernel_size,
            self.strides,
            self.pads,
            self.dilation,
            return_indices=True,
            ceil_mode=self.ceil_mode,
        )
        return out, ops.cast(indices, self.argmax_type)


class MaxPoolWithArgmaxV2(_WithArgmax):
    """The largest of each window of an image, and where it was."""

    def __init__(
        self,
        kernel_size: int | Sequence[int],
        strides: int | Sequence[int] | None = None,
        pads: int | Sequence[int] = 0,
        dilation: int | Sequence[int] = (1, 1),
        ceil_mode: bool = False,
        argmax_type: DTypeLike = int64,
    ) -> None:
        super().__init__(kernel_size, strides, pads, dilation, ceil_mode, argmax_type)

    def __call__(self, x: Tensor) -> tuple[Tensor, Tensor]:
        return self.pooled(x, max_pool.max_pool2d)


class MaxPool3DWithArgmax(_WithArgmax):
    """The largest of each window of a volume, and where it was."""

    def __init__(
        self,
        ksize: int | Sequence[int],
        strides: int | Sequence[int],
        pads: int | Sequence[int],
        dilation: int | Sequence[int] = (1, 1, 1),
        ceil_mode: bool = False,
        data_format: str = "NCDHW",
        argmax_type: DTypeLike = int64,
    ) -> None:
        super().__init__(ksize, strides, pads, dilation, ceil_mode, argmax_type)
        only("MaxPool3DWithArgmax(data_format)", data_format, ("NCDHW",))

    def __call__(self, x: Tensor) -> tuple[Tensor, Tensor]:
        return self.pooled(x, max_pool.max_pool3d)


class _Adaptive(Primitive):
    def __init__(self, output_size: int | Sequence[int | None]) -> None:
        super().__init__()
        self.output_size = output_size


class AdaptiveAvgPool2D(_Adaptive):
    """The mean of each of `output_size` cells, down and across, that cover the input."""

    def __call__(self, input: Tensor) -> Tensor:
        return adaptive_pool.adaptive_avg_pool2d(input, self.output_size)


class AdaptiveAvgPool3D(_Adaptive):
    """The mean of each of `output_size` cells over depth, height and width."""

    def __call__(self, input: Tensor) -> Tensor:
        return adaptive_pool.adaptive_avg_pool3d(input, self.output_size)


class AdaptiveMaxPool2D(_Adaptive):
    """The largest of each of `output_size` cells that cover an image, and where it was."""

    def __call__(self, input: Tensor) -> tuple[Tensor, Tensor]:
        both: Any = adaptive_pool.adaptive_max_pool2d(input, self.output_size, True)
        return both


class AdaptiveMaxPool3D(Primitive):
    """The largest of each cell of a volume, and where it was, int32; called with the size too."""

    def __call__(
        self, x: Tensor, output_size: int | Sequence[int] | Tensor
    ) -> tuple[Tensor, Tensor]:
        lengths: Any = output_size
        if isinstance(output_size, Value):
            lengths = asnumpy(read(output_size)).reshape(-1).tolist()
        both: Any = adaptive_pool.adaptive_max_pool3d(x, lengths, True)
        return both


class _MaxUnpool(Primitive):
    def __init__(self, ksize: Any, strides: Any = 0, pads: Any = 0, output_shape: Any = ()) -> None:
        super().__init__()
        self.ksize, self.strides, self.pads, self.output_shape = ksize, strides, pads, output_shape


class MaxUnpool2D(_MaxUnpool):
    """Each largest of an image back where its index says, 0 elsewhere."""

    def __init__(
        self,
        ksize: int | Sequence[int],
        strides: int | Sequence[int] = 0,
        pads: int | Sequence[int] = 0,
        output_shape: Sequence[int] = (),
        data_format: str = "NCHW",
    ) -> None:
        super().__init__(ksize, strides, pads, output_shape)
        only("MaxUnpool2D(data_format)", data_format, ("NCHW",))

    def __call__(self, x: Tensor, argmax: Tensor) -> Tensor:
        return unpool.max_unpool2d(
            x, argmax, self.ksize, self.strides, self.pads, self.output_shape
        )


class MaxUnpool3D(_MaxUnpool):
    """Each largest of a volume back where its index says, 0 elsewhere."""

    def __init__(
        self,
        ksize: int | Sequence[int],
        strides: int | Sequence[int] = 0,
        pads: int | Sequence[int] = 0,
        output_shape: Sequence[int] = (),
        data_format: str = "NCDHW",
    ) -> None:
        super().__init__(ksize, strides, pads, output_shape)
        only("MaxUnpool3D(data_format)", data_format, ("NCDHW",))

    def __call__(self, x: Tensor, argmax: Tensor) -> Tensor:
        return unpool.max_unpool3d(
            x, argmax, self.ksize, self.strides, self.pads, self.output_shape
        )


class _Fractional(Primitive):
    def __init__(self, ksize: Any, output_shape: Any) -> None:
        super().__init__()
        self.ksize, self.output_shape = ksize, output_shape


class FractionalMaxPoolWithFixedKsize(_Fractional):
    """The largest of windows of an image that begin by samples, and where it was."""

    def __init__(
        self,
        ksize: int | Sequence[int],
        output_shape: int | Sequence[int],
        data_format: str = "NCHW",
    ) -> None:
        super().__init__(ksize, output_shape)
        only("FractionalMaxPoolWithFixedKsize(data_format)", data_format, ("NCHW",))

    def __call__(self, input_x: Tensor, random_samples: Tensor) -> tuple[Tensor, Tensor]:
        both: Any = fractional_pool.fractional_max_pool2d(
            input_x, self.ksize, self.output_shape, None, True, random_samples
        )
        return both


class FractionalMaxPool3DWithFixedKsize(_Fractional):
    """The largest of windows of a volume that begin by samples, and where it was."""

    def __init__(
        self,
        ksize: int | Sequence[int],
        output_shape: int | Sequence[int],
        data_format: str = "NCDHW",
    ) -> None:
        super().__init__(ksize, output_shape)
        only("FractionalMaxPool3DWithFixedKsize(data_format)", data_format, ("NCDHW",))

    def __call__(self, x: Tensor, random_samples: Tensor) -> tuple[Tensor, Tensor]:
        both: Any = fractional_pool.fractional_max_pool3d(
            x, self.ksize, self.output_shape, None, True, random_samples
        )
        return both
