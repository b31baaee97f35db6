"""Products of matrices, and determinants."""

from __future__ import annotations

from typing import Any

from engine.graph import GraphNode
from engine.train.export.onnx.registry import Reads, converts
from engine.train.export.onnx.writer import Writer

from .arithmetic import finished, operands


@converts("matrix_product")
def matrix_product(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """`x @ y`, with leading axes that broadcast."""
    return finished(writer, node, writer.node("MatMul", *operands(writer, node, reads)))


@converts("dense_product")
def dense_product(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """`x @ weight.T`."""
    x, weight = operands(writer, node, reads)
    if len(writer.shape(x)) == 2 and writer.dtype(x).kind == "f":
        return writer.node("Gemm", x, weight, transB=1)
    turned = writer.node("Transpose", weight, perm=[1, 0])
    return finished(writer, node, writer.node("MatMul", x, turned))


@converts("determinant")
def determinant(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Of each matrix."""
    return writer.node("Det", writer.cast(reads[0], node.outputs[0].dtype))


@converts("sign_and_log")
def sign_and_log(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """The sign of the determinant, and the logarithm of its size."""
    whole = writer.node("Det", writer.cast(reads[0], node.outputs[1].dtype))
    return writer.node("Sign", whole), writer.node("Log", writer.node("Abs", whole))
