"""Losses of rows of logits."""

from __future__ import annotations

import numpy as np

from engine.graph import GraphNode
from engine.train.export.mindir.registry import Reads, converts
from engine.train.export.mindir.writer import Writer
from engine.train.export.refusal import NoFormError


@converts("softmax_cross_entropy")
def softmax_cross_entropy(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """Minus the labels times the log-softmax, summed along the last axis."""
    logits, labels = writer.common(*reads, dtype=node.outputs[0].dtype)
    return _summed(writer, node, logits, labels)


@converts("sparse_softmax_cross_entropy")
def sparse_softmax_cross_entropy(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The same, with numbers of classes as labels."""
    dtype, logits = node.outputs[0].dtype, writer.settled(reads[0])
    depth = writer.shape(logits)[-1]
    if not isinstance(depth, int):
        raise NoFormError("classes along an open axis")
    labels = writer.cast(reads[1], np.int64)
    on, off = writer.constant(1, dtype), writer.constant(0, dtype)
    makes = writer.like(logits, dtype=dtype)
    rows = writer.node("OneHot", labels, depth, on, off, -1, makes=makes)
    return _summed(writer, node, logits, rows)


def _summed(writer: Writer, node: GraphNode, logits: str, labels: str) -> str:
    axis = len(writer.shape(logits)) - 1
    makes = writer.like(logits)
    shares = writer.node("LogSoftmax", logits, axis, makes=makes)
    product = writer.node("Mul", labels, shares, makes=makes)
    return writer.node("Neg", writer.node("ReduceSum", product, (axis,), False, False))


@converts("surprise")
def surprise(writer: Writer, node: GraphNode, reads: Reads) -> str:
    """The cross entropy of probabilities, whose logarithms end at log(1e-12)."""
    out = node.outputs[0]
    x, label = writer.common(*reads, dtype=out.dtype)
    one, least = writer.constant(1, out.dtype), writer.constant(1e-12, out.dtype)
    parts = []
    for share, weight in ((x, label), (_less(writer, one, x), _less(writer, one, label))):
        like = writer.like(share)
        bounded = writer.node("Maximum", share, least, makes=like)
        parts.append(writer.node("Mul", weight, writer.node("Log", bounded, makes=like)))
    return writer.node("Neg", writer.node("Add", *parts))


def _less(writer: Writer, one: str, other: str) -> str:
    return writer.node("Sub", one, other, makes=writer.like(other))
