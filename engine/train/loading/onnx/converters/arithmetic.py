"""Two tensors element by element, and several."""

from __future__ import annotations

import functools
from typing import Any

from engine import ops
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads

_BINARY: dict[str, Computes] = {
    "Add": ops.add,
    "And": ops.logical_and,
    "BitwiseAnd": ops.bitwise_and,
    "BitwiseOr": ops.bitwise_or,
    "BitwiseXor": ops.bitwise_xor,
    "Equal": ops.equal,
    "Greater": ops.greater,
    "GreaterOrEqual": ops.greater_equal,
    "Less": ops.less,
    "LessOrEqual": ops.less_equal,
    "Mul": ops.mul,
    "Or": ops.logical_or,
    "Sub": ops.sub,
    "Xor": ops.logical_xor,
}
_SEVERAL: dict[str, Computes] = {"Max": ops.maximum, "Min": ops.minimum, "Sum": ops.add}


@reads(*_BINARY)
def binary(node: Node) -> Computes:
    node.check_reads(2)
    return _BINARY[node.operator]


@reads(*_SEVERAL)
def several(node: Node) -> Computes:
    node.check_reads(1, len(node.reads))
    combine = _SEVERAL[node.operator]
    return lambda *given: functools.reduce(combine, given)


@reads("Mean")
def mean(node: Node) -> Computes:
    node.check_reads(1, len(node.reads))
    return lambda *given: functools.reduce(ops.add, given) / len(given)


@reads("Div")
def divide(node: Node) -> Computes:
    """Whole numbers are divided towards 0."""
    node.check_reads(2)
    return lambda x, y: ops.div(x, y) if _is_float(x) else ops.truncate_div(x, y)


@reads("Mod")
def modulo(node: Node) -> Computes:
    """The sign is that of the divisor, with `fmod` that of what is divided."""
    node.check_reads(2)
    return ops.fmod if node.whole("fmod", 0) else ops.floor_mod


@reads("Pow")
def power(node: Node) -> Computes:
    """The number type is that of the base."""
    node.check_reads(2)
    return lambda x, y: ops.pow(x, y).astype(x.dtype)


@reads("BitShift")
def bit_shift(node: Node) -> Computes:
    node.check_reads(2)
    left = node.text("direction", among=("LEFT", "RIGHT")) == "LEFT"
    return ops.bitwise_left_shift if left else ops.bitwise_right_shift


def _is_float(value: Any) -> bool:
    return value.array.dtype.kind in "fV"
