"""Biases beside products of whole numbers, as whole numbers too.

Runtimes compute a convolution or a dense layer with whole numbers where its bias is one of 32 bits,
whose scale is the product of those of the input and of the weight: the sum is then one of whole
numbers. Source: Jacob et al., arXiv:1712.05877, section 2.4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import onnx

if TYPE_CHECKING:
    from .writer import Writer

_PRODUCTS = ("Conv", "Gemm")
_PASSING = ("Flatten", "Identity", "MaxPool", "Reshape", "Squeeze", "Transpose", "Unsqueeze")


def write_whole_biases(writer: Writer) -> None:
    """Put biases that are added to products of dequantised numbers into the products."""
    graph = _Nodes(writer)
    for product in [node for node in writer.nodes if node.op_type in _PRODUCTS]:
        scale, weight = graph.scale_of(product.input[0]), graph.made(product.input[1])
        if scale is None or weight is None or weight.op_type != "DequantizeLinear":
            continue
        add = graph.only_reader(product.output[0])
        if add is None or add.op_type != "Add" or len(product.input) > 2:
            continue
        name = next((one for one in add.input if one != product.output[0]), "")
        bias = graph.row(name, writer.shape(product.output[0])[1])
        whole = None if bias is None else _whole(bias, scale * graph.constant(weight.input[1]))
        if whole is not None:
            graph.put(product, add, *whole)


class _Nodes:
    """The nodes of a graph in the making: who makes and who reads what."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self._makers = {name: node for node in writer.nodes for name in node.output}

    def made(self, name: str) -> onnx.NodeProto | None:
        return self._makers.get(name)

    def constant(self, name: str) -> Any:
        return self.writer.initializers.get(name)

    def only_reader(self, name: str) -> onnx.NodeProto | None:
        found = [node for node in self.writer.nodes for one in node.input if one == name]
        return found[0] if len(found) == 1 else None

    def is_unread(self, name: str) -> bool:
        return not any(name in node.input for node in self.writer.nodes)

    def scale_of(self, name: str) -> Any:
        """The one scale of numbers that were dequantised and only moved since, or None."""
        node = self.made(name)
        while node is not None and node.op_type in _PASSING:
            node = self.made(node.input[0])
        if node is None or node.op_type != "DequantizeLinear":
            return None
        scale = self.constant(node.input[1])
        return scale if scale is not None and scale.size == 1 else None

    def row(self, name: str, length: int) -> Any:
        """A constant of one number a channel, also in the shape that stands beside images."""
        node = self.made(name)
        array = self.constant(node.input[0] if node and node.op_type == "Reshape" else name)
        return array.reshape(-1) if array is not None and array.size == length else None

    def put(self, product: onnx.NodeProto, add: onnx.NodeProto, whole: Any, scale: Any) -> None:
        """The bias into the product, which makes what the sum made."""
        at, nodes = self.writer.nodes.index(product), self.writer.nodes
        made = self.writer.node(
            "DequantizeLinear",
            self.writer.constant(whole),
            self.writer.constant(scale),
            axis=0 if scale.ndim else None,
        )
        nodes.insert(at, nodes.pop())
        product.input.append(made)
        del self._makers[product.output[0]]
        product.output[0] = add.output[0]
        nodes.remove(add)
        self._makers[add.output[0]] = product
        for name in add.input:  # a bias in the shape that stands beside images
            if name in self._makers and self.is_unread(name):
                nodes.remove(self._makers.pop(name))


def _whole(bias: Any, scale: Any) -> tuple[Any, Any] | None:
    """The bias as whole numbers and its scale; None where there are none."""
    numbers = np.rint(bias.astype(np.float64) / scale)
    if not (np.abs(numbers) <= np.iinfo(np.int32).max).all():  # nor is one that is no number
        return None
    return numbers.astype(np.int32), np.asarray(scale, bias.dtype)
