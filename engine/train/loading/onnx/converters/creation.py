"""Numbers that a file says, and those that follow from shapes: arrays of the host."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.dtype import as_dtype
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads
from engine.train.loading.onnx.tensors import dtype_of
from engine.train.loading.onnx.wholes import wholes_in

_FLOAT = 1  # ONNX's number of float32


def constant_of(node: Node) -> np.ndarray[Any, Any]:
    """The numbers of a node that says a constant."""
    node.check_reads(0)
    for name, dtype in (("value_float", np.float32), ("value_int", np.int64)):
        if node.has(name):
            told = node.number(name) if name == "value_float" else node.whole(name)
            return np.asarray(told, dtype)
    if node.has("value_floats"):
        return np.asarray(node.numbers("value_floats"), np.float32)
    if node.has("value_ints"):
        return np.asarray(node.wholes("value_ints"), np.int64)
    found: np.ndarray[Any, Any] = node.array("value")
    return found


@reads("Shape")
def shape(node: Node) -> Computes:
    node.check_reads(1)
    start, end = node.whole("start", 0), node.whole("end", None)

    def compute(x: Any) -> Any:
        return np.asarray(tuple(x.shape)[start:end], np.int64)

    return compute


@reads("Size")
def size(node: Node) -> Computes:
    node.check_reads(1)
    return lambda x: np.asarray(x.size, np.int64)


@reads("ConstantOfShape", host=(0,))
def constant_of_shape(node: Node) -> Computes:
    node.check_reads(1)
    value = node.array("value", np.zeros(1, np.float32)).reshape(-1)
    if value.size != 1:
        raise node.refused("one number in value", value.size)
    return lambda lengths: np.full(wholes_in(lengths), value[0], value.dtype)


@reads("Range", host=(0, 1, 2))
def numbers(node: Node) -> Computes:
    node.check_reads(3)
    node.ignore("stash_type")

    def compute(start: Any, limit: Any, delta: Any) -> Any:
        first, last, step = (one.reshape(-1)[0] for one in (start, limit, delta))
        if start.dtype.kind in "iu":
            return np.arange(int(first), int(last), int(step), dtype=start.dtype)
        count = max(int(np.ceil((float(last) - float(first)) / float(step))), 0)
        return (first + np.arange(count) * step).astype(start.dtype)

    return compute


@reads("EyeLike")
def eye_like(node: Node) -> Computes:
    node.check_reads(1)
    number, diagonal = node.whole("dtype", None), node.whole("k", 0)
    dtype = None if number is None else dtype_of(node.where, number)

    def compute(x: Any) -> Any:
        rows, columns = x.shape
        return np.eye(rows, columns, diagonal, dtype or x.array.dtype)

    return compute


@reads("Cast")
def cast(node: Node) -> Computes:
    node.check_reads(1)
    node.ignore("saturate", "round_mode")  # they speak of floats of 8 bits
    dtype = as_dtype(dtype_of(node.where, node.whole("to")))
    return lambda x: _as_type(x, dtype)


@reads("CastLike")
def cast_like(node: Node) -> Computes:
    node.check_reads(2)
    node.ignore("saturate", "round_mode")
    return lambda x, like: _as_type(x, like.dtype)


def _as_type(x: Any, dtype: Any) -> Any:
    return x if x.dtype == dtype else x.astype(dtype)
