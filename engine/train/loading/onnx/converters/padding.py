"""Borders around tensors."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.errors import ArgumentValueError
from engine.ops.padding import with_borders
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads
from engine.train.loading.onnx.wholes import counted_axes, wholes_in

_MODES = {"constant": "constant", "reflect": "reflect", "edge": "replicate", "wrap": "circular"}


@reads("Pad", host=(1, 2, 3))
def pad(node: Node) -> Computes:
    mode = _MODES[node.text("mode", "constant", among=tuple(_MODES))]
    if node.opset < 11:
        node.check_reads(1)
        told, number = node.wholes("pads"), node.number("value", 0.0)
        return lambda x: _bordered(x, told, number, None, mode)
    node.check_reads(2, 4)

    def compute(x: Any, pads: Any, value: Any = None, axes: Any = None) -> Any:
        number = 0 if value is None else value.reshape(-1)[0].item()
        return _bordered(
            x, wholes_in(pads), number, None if axes is None else wholes_in(axes), mode
        )

    return compute


def _bordered(x: Any, pads: Any, value: Any, axes: Any, mode: str) -> Any:
    rank = len(x.shape)
    chosen = counted_axes(range(rank) if axes is None else axes, rank)
    if len(pads) != 2 * len(chosen):
        raise ArgumentValueError.of("Pad", f"{2 * len(chosen)} borders", len(pads))
    widths = [(0, 0)] * rank
    for axis, before, after in zip(chosen, pads[: len(chosen)], pads[len(chosen) :], strict=True):
        widths[axis] = before, after
    if x.array.dtype.kind == "b":
        return with_borders(x.astype("int8"), tuple(widths), mode, int(value), "Pad").astype(
            x.dtype
        )
    return with_borders(x, tuple(widths), mode, value, "Pad")


@reads("Trilu", host=(1,))
def triangle(node: Node) -> Computes:
    node.check_reads(1, 2)
    cut = ops.triu if node.whole("upper", 1) else ops.tril

    def compute(x: Any, diagonal: Any = None) -> Any:
        return cut(x, 0 if diagonal is None else wholes_in(diagonal)[0])

    return compute
