"""Products of matrices."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads


@reads("MatMul")
def matmul(node: Node) -> Computes:
    node.check_reads(2)
    return ops.matmul


@reads("Gemm")
def gemm(node: Node) -> Computes:
    """`alpha * A' * B' + beta * C`; C may be left out."""
    node.check_reads(2, 3)
    alpha, beta = node.number("alpha", 1.0), node.number("beta", 1.0)
    turns = node.whole("transA", 0), node.whole("transB", 0)

    def compute(a: Any, b: Any, c: Any = None) -> Any:
        a, b = (x.swapaxes(0, 1) if turned else x for x, turned in zip((a, b), turns, strict=True))
        product = _scaled(ops.matmul(a, b), alpha)
        return product if c is None else product + _scaled(c, beta)

    return compute


@reads("Einsum")
def einsum(node: Node) -> Computes:
    node.check_reads(1, len(node.reads))
    equation = node.text("equation")
    return lambda *given: ops.einsum(equation, *given)


@reads("Det")
def determinant(node: Node) -> Computes:
    node.check_reads(1)
    return ops.det


def _scaled(value: Any, factor: float) -> Any:
    return value if factor == 1 else value * factor
