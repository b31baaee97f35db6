"""Convolutions: windows that slide over the axes behind batch and channels."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.errors import ShapeError
from engine.ops.conv_transpose import transposed
from engine.ops.padding import with_borders
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads
from engine.train.loading.onnx.sliding import Sliding

_CONVOLUTIONS: dict[int, Computes] = {1: ops.conv1d, 2: ops.conv2d, 3: ops.conv3d}


@reads("Conv")
def convolution(node: Node) -> Computes:
    node.check_reads(2, 3)
    sliding, groups = Sliding(node), node.whole("group", 1)

    def compute(x: Any, weight: Any, bias: Any = None) -> Any:
        rank = _rank("Conv", x, weight)
        window = sliding.window(x.shape[2:], weight.shape[2:])
        convolve = _CONVOLUTIONS[rank]
        return convolve(x, weight, bias, window.stride, "pad", window.pads, window.dilation, groups)

    return compute


@reads("ConvTranspose")
def transposed_convolution(node: Node) -> Computes:
    """The borders are taken off what is spread; `output_shape` says how much that is."""
    node.check_reads(2, 3)
    sliding, groups = Sliding(node), node.whole("group", 1)
    extra, shape = node.wholes("output_padding", None), node.wholes("output_shape", None)

    def compute(x: Any, weight: Any, bias: Any = None) -> Any:
        rank = _rank("ConvTranspose", x, weight)
        size, kernel = tuple(x.shape[2:]), tuple(weight.shape[2:])
        window = sliding.bare(kernel)
        more = (0,) * rank if extra is None else extra
        whole = tuple(
            (length - 1) * stride + reach + beyond
            for length, stride, reach, beyond in zip(
                size, window.stride, window.reach, more, strict=True
            )
        )
        pads = sliding.taken_off(size, whole, window.stride, shape)
        if min(pads) >= 0:
            return transposed(
                "ConvTranspose", x, weight, bias, window.stride, "pad", pads, window.dilation,
                groups, more,
            )  # fmt: skip
        out = transposed(
            "ConvTranspose", x, weight, None, window.stride, "pad", 0, window.dilation, groups, more
        )
        widths = [(0, 0), (0, 0), *((-a, -b) for a, b in zip(pads[::2], pads[1::2], strict=True))]
        out = with_borders(out, tuple(widths), "constant", 0, "ConvTranspose")
        return out if bias is None else ops.bias_add(out, bias)

    return compute


def _rank(where: str, x: Any, weight: Any) -> int:
    rank = len(x.shape) - 2
    if rank not in _CONVOLUTIONS or len(weight.shape) != rank + 2:
        expected = "1 to 3 axes behind batch and channels, as many as the weight's"
        raise ShapeError.of(where, expected, (tuple(x.shape), tuple(weight.shape)))
    return rank
