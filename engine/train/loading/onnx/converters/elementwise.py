"""Functions of each element alone."""

from __future__ import annotations

from engine import ops
from engine.train.loading.onnx.node import Node
from engine.train.loading.onnx.registry import Computes, reads

_FUNCTIONS: dict[str, Computes] = {
    "Abs": ops.abs,
    "Acos": ops.acos,
    "Acosh": ops.acosh,
    "Asin": ops.asin,
    "Asinh": ops.asinh,
    "Atan": ops.atan,
    "Atanh": ops.atanh,
    "BitwiseNot": ops.bitwise_not,
    "Ceil": ops.ceil,
    "Cos": ops.cos,
    "Cosh": ops.cosh,
    "Erf": ops.erf,
    "Exp": ops.exp,
    "Floor": ops.floor,
    "HardSwish": ops.hardswish,
    "IsNaN": ops.isnan,
    "Log": ops.log,
    "Mish": ops.mish,
    "Neg": ops.neg,
    "Not": ops.logical_not,
    "Reciprocal": ops.reciprocal,
    "Relu": ops.relu,
    "Round": ops.round,
    "Sigmoid": ops.sigmoid,
    "Sign": ops.sign,
    "Sin": ops.sin,
    "Sinh": ops.sinh,
    "Softplus": ops.softplus,
    "Softsign": ops.softsign,
    "Sqrt": ops.sqrt,
    "Tan": ops.tan,
    "Tanh": ops.tanh,
}


@reads(*_FUNCTIONS)
def function(node: Node) -> Computes:
    node.check_reads(1)
    return _FUNCTIONS[node.operator]
