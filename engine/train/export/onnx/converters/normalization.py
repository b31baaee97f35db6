"""Shares of a whole, standardized numbers, and the losses that are made of shares."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.graph import GraphNode
from engine.train.export.onnx.registry import Reads, converts
from engine.train.export.onnx.writer import Writer

from .reductions import axes_of, reduced

_LEAST = 1e-12  # below it `surprise` cuts probabilities off


@converts("softmax_along", "log_softmax_along")
def softmax(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Shares along an axis, or their logarithms."""
    x = writer.cast(reads[0], node.outputs[0].dtype)
    op_type = "Softmax" if node.primitive == "softmax_along" else "LogSoftmax"
    if not node.outputs[0].shape:  # a number is all there is
        whole = writer.node("Sub", x, x)
        return writer.node("Exp", whole) if op_type == "Softmax" else whole
    return writer.node(op_type, x, axis=node.attributes["axis"] % len(node.outputs[0].shape))


@converts("standardized")
def standardized(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Numbers with the mean 0 and the variance 1, and those that they had."""
    out, moment = node.outputs[0].dtype, node.outputs[1].dtype
    x = writer.cast(reads[0], moment)
    axes = axes_of(tuple(node.attributes["axes"]), len(writer.shape(x)))
    mean = reduced(writer, "ReduceMean", x, axes)
    apart = writer.node("Sub", x, mean)
    variance = reduced(writer, "ReduceMean", writer.node("Mul", apart, apart), axes)
    safe = writer.node("Add", variance, writer.constant(node.attributes["epsilon"], moment))
    made = writer.node("Div", apart, writer.node("Sqrt", safe))
    return (made if out == moment else writer.cast_to(made, out)), mean, variance


@converts("softmax_cross_entropy")
def softmax_cross_entropy(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Minus the logarithms of the shares, weighted by probabilities."""
    dtype = node.outputs[0].dtype
    logits, labels = writer.common(*reads, dtype=dtype)
    shares = writer.node("LogSoftmax", logits, axis=-1)
    weighted = writer.node("Mul", labels, shares)
    rank = len(writer.shape(logits))
    return writer.node("Neg", reduced(writer, "ReduceSum", weighted, [rank - 1], keepdims=False))


@converts("sparse_softmax_cross_entropy")
def sparse_softmax_cross_entropy(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Minus the logarithm of the share of each label."""
    shares = writer.node("LogSoftmax", writer.cast(reads[0], node.outputs[0].dtype), axis=-1)
    last = writer.constant(np.asarray([-1]))
    labels = writer.node("Unsqueeze", writer.cast(reads[1], np.int64), last)
    found = writer.node("GatherElements", shares, labels, axis=-1)
    return writer.node("Neg", writer.node("Squeeze", found, last))


@converts("surprise")
def surprise(writer: Writer, node: GraphNode, reads: Reads) -> Any:
    """Minus the logarithm of the probability of what came, for yes and no."""
    dtype = node.outputs[0].dtype
    x, label = writer.common(*reads, dtype=dtype)
    one, least = writer.constant(1, dtype), writer.constant(_LEAST, dtype)
    hit, miss = (
        writer.node("Log", writer.node("Max", part, least))
        for part in (x, writer.node("Sub", one, x))
    )
    came = writer.node("Mul", label, hit)
    missed = writer.node("Mul", writer.node("Sub", one, label), miss)
    return writer.node("Neg", writer.node("Add", came, missed))
