"""Convolutions, poolings, resizing."""

from __future__ import annotations

import math
from typing import Any

from engine import ops
from engine.backend.kernels.window import Window
from engine.errors import GraphFileError, ShapeError
from engine.ops.below import window_max, window_sum
from engine.ops.conv import convolve, convolve_back
from engine.train.loading.mindir.registry import Known, reads

_PAD_MODES = {1: "same", 2: "valid"}
_CONV = {
    "kernel_size": "wholes",
    "stride": "wholes",
    "dilation": "wholes",
    "pad_mode": "text",
    "pad_list": "wholes",
    "group": "whole",
    "format": "text",
}
_CONV_ONLY: Known = {"pad_mode": ("pad", "same", "valid"), "format": ("nchw", "ncdhw")}
_CONV_NOISE = "out_channel mode pad groups data_format strides dilations offset_x offset"


@reads(
    "Conv2D",
    "Conv3D",
    inputs="tensor tensor",
    settings=_CONV,
    ignores=_CONV_NOISE,
    only=_CONV_ONLY,
)
def conv(x: Any, weight: Any, **settings: Any) -> Any:
    return convolve(x, weight, window=_window(settings, x.shape[2:]), group=settings["group"])


@reads(
    "Conv2DBackpropInput",
    "Conv2DTranspose",
    inputs="tensor tensor wholes",
    settings=_CONV,
    ignores=_CONV_NOISE,
    only=_CONV_ONLY,
)
def conv_back(g: Any, weight: Any, size: Any, **settings: Any) -> Any:
    window = _window(settings, size[2:])
    return convolve_back(g, weight, window=window, size=tuple(size[2:]), group=settings["group"])


_POOL = {"kernel_size": "wholes", "strides": "wholes", "pad_mode": "text", "format": "text"}
_POOL_ONLY: Known = {"pad_mode": ("same", "valid"), "format": ("nchw",)}
_POOL_3D_ONLY: Known = {
    "pad_mode": ("pad", "same", "valid"),
    "format": ("ncdhw",),
    "ceil_mode": (False, 0),
}
_POOL_3D = {**_POOL, "pad_list": "wholes", "ceil_mode": "operand"}


@reads("MaxPool", inputs="tensor", settings=_POOL, ignores="data_format", only=_POOL_ONLY)
def max_pool(x: Any, **settings: Any) -> Any:
    return window_max(x, window=_window(settings, x.shape[2:]))


@reads("MaxPool3D", inputs="tensor", settings=_POOL_3D, ignores="data_format", only=_POOL_3D_ONLY)
def max_pool_3d(x: Any, **settings: Any) -> Any:
    return window_max(x, window=_window(settings, x.shape[2:]))


@reads(
    "MaxPool3DWithArgmax",
    inputs="tensor",
    settings={
        "ksize": "wholes",
        "strides": "wholes",
        "pads": "wholes",
        "dilation": "wholes",
        "ceil_mode": "flag",
    },
    ignores="format data_format argmax_type",
    only={"ceil_mode": (False,)},
    makes=1,
)
def max_pool_with_argmax(
    x: Any, *, ksize: Any, strides: Any, pads: Any, dilation: Any, **_settings: Any
) -> Any:
    """The largest; where they are is not computed."""
    both = tuple(one for one in pads for _ in range(2))
    window = _fitting(Window(ksize, strides, both, dilation), x.shape[2:])
    return window_max(x, window=window)


@reads("AvgPool", inputs="tensor wholes wholes whole whole", only={3: (1, 2), 4: (0,)})
def avg_pool(x: Any, kernel: Any, strides: Any, mode: int, _format: int) -> Any:
    """The mean below the window; its part beside the image does not count."""
    settings = {"kernel_size": kernel, "strides": strides, "pad_mode": _PAD_MODES[mode]}
    window = _window(settings, x.shape[2:])
    return _mean(x, window, of_borders=False)


@reads(
    "AvgPool3D",
    inputs="tensor",
    settings={**_POOL_3D, "count_include_pad": "flag", "divisor_override": "whole"},
    ignores="data_format pad",
    only=_POOL_3D_ONLY,
)
def avg_pool_3d(x: Any, *, count_include_pad: bool, divisor_override: int, **settings: Any) -> Any:
    window = _window(settings, x.shape[2:])
    if divisor_override:
        return window_sum(x, window=window) / divisor_override
    return _mean(x, window, of_borders=count_include_pad)


def _mean(x: Any, window: Any, *, of_borders: bool) -> Any:
    total = window_sum(x, window=window)
    if of_borders or not any(window.pads):
        return total / math.prod(window.kernel)
    return total / window_sum(ops.ones_like(x), window=window)


@reads("AdaptiveAvgPool2D", inputs="tensor", settings={"output_size": "wholes"})
def adaptive_avg_pool(x: Any, *, output_size: Any) -> Any:
    """A length of -1 stays as it is."""
    size = tuple(
        own if one == -1 else one for one, own in zip(output_size, x.shape[-2:], strict=True)
    )
    return ops.adaptive_avg_pool2d(x, size)


@reads("AdaptiveMaxPool2D", inputs="tensor wholes", makes=1)
def adaptive_max_pool(x: Any, size: Any) -> Any:
    return ops.adaptive_max_pool2d(x, tuple(size))


@reads("ResizeBilinearV2", inputs="tensor wholes flag flag")
def resize_bilinear(x: Any, size: Any, align: bool, half: bool) -> Any:
    if not align and not half:
        expected = "aligned corners or half pixels"
        raise GraphFileError.of("ResizeBilinearV2", expected, "neither")
    return ops.interpolate(x, size=tuple(size), mode="bilinear", align_corners=align)


@reads("ResizeNearestNeighborV2", inputs="tensor wholes flag flag", only={2: (False,), 3: (False,)})
def resize_nearest(x: Any, size: Any, *_rules: bool) -> Any:
    return ops.interpolate(x, size=tuple(size), mode="nearest")


def _window(settings: Any, size: Any) -> Any:
    """The window, whose borders follow from the size where that is to stay the same."""
    rank = len(size)
    kernel = tuple(settings["kernel_size"])[-rank:]
    stride = tuple(settings.get("stride") or settings.get("strides"))[-rank:]
    dilation = tuple(settings.get("dilation") or (1,) * rank)[-rank:]
    mode = settings["pad_mode"].lower()
    if mode == "valid":
        pads: tuple[int, ...] = (0, 0) * rank
    elif mode == "same":
        pads = _same(size, Window(kernel, stride, (), dilation))
    else:
        pads = tuple(settings["pad_list"])
    return _fitting(Window(kernel, stride, pads, dilation), size)


def _fitting(window: Window, size: Any) -> Window:
    """The window, which fits an input of the size once at least.

    Raises:
        ShapeError: If it does not, or is none.

    """
    told = f"a window of {len(size)} axes that fits"
    along = (window.kernel, window.stride, window.dilation)
    is_one = all(len(one) == len(size) and min(one, default=1) >= 1 for one in along)
    is_one = is_one and len(window.pads) == 2 * len(size) and min(window.pads, default=0) >= 0
    if not is_one or min(window.positions(*size), default=1) < 1:
        raise ShapeError.of(f"the window {tuple(window)}", told, tuple(size))
    return window


def _same(size: Any, window: Any) -> tuple[int, ...]:
    """What brings as many positions as steps fit into the size; the odd one comes behind."""
    pads = []
    for length, reach, stride in zip(size, window.reach, window.stride, strict=True):
        total = max((-(-length // stride) - 1) * stride + reach - length, 0)
        pads += [total // 2, total - total // 2]
    return tuple(pads)
