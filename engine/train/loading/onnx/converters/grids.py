"""Elements of images at the points of a grid."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads
from engine.train.loading.onnx.wholes import wholes_in

_MODES = {"bilinear": "bilinear", "linear": "bilinear", "nearest": "nearest"}


@reads("GridSample")
def grid_sample(node: Node) -> Computes:
    """Points between elements are reached linearly, or the nearest counts; cubic has no form."""
    node.check_reads(2)
    default = "bilinear" if node.opset < 20 else "linear"
    mode = _MODES[node.text("mode", default, among=tuple(_MODES))]
    outside = node.text("padding_mode", "zeros", among=("zeros", "border", "reflection"))
    corners = bool(node.whole("align_corners", 0))
    return lambda x, grid: ops.grid_sample(x, grid, mode, outside, corners)


@reads("AffineGrid", host=(1,))
def affine_grid(node: Node) -> Computes:
    node.check_reads(2)
    corners = bool(node.whole("align_corners", 0))

    def compute(theta: Any, size: Any) -> Any:
        return ops.affine_grid(theta, wholes_in(size), corners)

    return compute
