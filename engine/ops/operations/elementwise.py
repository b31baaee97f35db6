"""Operator classes of the operators that work element by element and have no options."""

from __future__ import annotations

from engine import ops
from engine.ops import (
    activation,
    arithmetic,
    assign_add,
    assign_sub,
    comparison,
    division,
    elementary,
    gelu_forms,
    pairs,
    piecewise,
)
from engine.typed import Tensor, TensorOrNumber

from .operator_class import as_class

__all__ = [
    "Abs",
    "AccumulateNV2",
    "Add",
    "AddN",
    "Assign",
    "AssignAdd",
    "AssignSub",
    "Ceil",
    "Cos",
    "Div",
    "Equal",
    "Erf",
    "Exp",
    "Floor",
    "FloorDiv",
    "FloorMod",
    "GeLU",
    "Greater",
    "GreaterEqual",
    "HSigmoid",
    "HSwish",
    "IsFinite",
    "IsInf",
    "IsNan",
    "Less",
    "LessEqual",
    "Log",
    "Log1p",
    "LogicalAnd",
    "LogicalNot",
    "LogicalOr",
    "LogicalXor",
    "Maximum",
    "Minimum",
    "Mish",
    "Mod",
    "Mul",
    "Neg",
    "NotEqual",
    "PReLU",
    "Pow",
    "ReLU",
    "ReLU6",
    "RealDiv",
    "Reciprocal",
    "Rint",
    "Round",
    "Rsqrt",
    "SeLU",
    "Select",
    "Sigmoid",
    "Sign",
    "Sin",
    "Softplus",
    "Softsign",
    "Sqrt",
    "Square",
    "SquaredDifference",
    "Sub",
    "Tan",
    "Tanh",
    "TensorAdd",
]


def _squared_difference(input_x: TensorOrNumber, input_y: TensorOrNumber) -> Tensor:
    return elementary.square(arithmetic.sub(input_x, input_y))


def _gelu(x: Tensor) -> Tensor:
    return gelu_forms.gelu(x, "tanh")


Add = as_class("Add", arithmetic.add)
TensorAdd = as_class("TensorAdd", arithmetic.add)
Sub = as_class("Sub", arithmetic.sub)
Mul = as_class("Mul", arithmetic.mul)
Div = as_class("Div", arithmetic.div)
RealDiv = as_class("RealDiv", pairs.real_div)
FloorDiv = as_class("FloorDiv", arithmetic.floor_div)
FloorMod = as_class("FloorMod", arithmetic.floor_mod)
Mod = as_class("Mod", arithmetic.fmod)
Pow = as_class("Pow", elementary.pow)
Maximum = as_class("Maximum", arithmetic.maximum)
Minimum = as_class("Minimum", arithmetic.minimum)
AddN = as_class("AddN", arithmetic.addn)
AccumulateNV2 = as_class("AccumulateNV2", arithmetic.addn)
Neg = as_class("Neg", arithmetic.neg)
Abs = as_class("Abs", arithmetic.abs)
Sign = as_class("Sign", arithmetic.sign)
Square = as_class("Square", elementary.square)
SquaredDifference = as_class(
    "SquaredDifference",
    _squared_difference,
    "The square of the difference, element by element.",
)
Sqrt = as_class("Sqrt", elementary.sqrt)
Rsqrt = as_class("Rsqrt", elementary.rsqrt)
Reciprocal = as_class("Reciprocal", elementary.reciprocal)
Exp = as_class("Exp", elementary.exp)
Log = as_class("Log", elementary.log)
Log1p = as_class("Log1p", elementary.log1p)
Erf = as_class("Erf", elementary.erf)
Sin = as_class("Sin", elementary.sin)
Cos = as_class("Cos", elementary.cos)
Tan = as_class("Tan", elementary.tan)
Floor = as_class("Floor", arithmetic.floor)
Ceil = as_class("Ceil", arithmetic.ceil)
Round = as_class("Round", division.round)
Rint = as_class("Rint", arithmetic.rint)

Equal = as_class("Equal", comparison.equal)
NotEqual = as_class("NotEqual", comparison.not_equal)
Less = as_class("Less", comparison.less)
LessEqual = as_class("LessEqual", comparison.less_equal)
Greater = as_class("Greater", comparison.greater)
GreaterEqual = as_class("GreaterEqual", comparison.greater_equal)
LogicalAnd = as_class("LogicalAnd", comparison.logical_and)
LogicalOr = as_class("LogicalOr", comparison.logical_or)
LogicalXor = as_class("LogicalXor", comparison.logical_xor)
LogicalNot = as_class("LogicalNot", comparison.logical_not)
IsNan = as_class("IsNan", comparison.isnan)
IsInf = as_class("IsInf", comparison.isinf)
IsFinite = as_class("IsFinite", comparison.isfinite)
Select = as_class("Select", comparison.select)

ReLU = as_class("ReLU", activation.relu)
ReLU6 = as_class("ReLU6", piecewise.relu6)
Sigmoid = as_class("Sigmoid", activation.sigmoid)
Tanh = as_class("Tanh", activation.tanh)
GeLU = as_class(
    "GeLU",
    _gelu,
    "`x` times the normal distribution function of `x`, approximated with tanh.",
)
HSigmoid = as_class("HSigmoid", piecewise.hardsigmoid)
HSwish = as_class("HSwish", piecewise.hardswish)
SeLU = as_class("SeLU", activation.selu)
Mish = as_class("Mish", activation.mish)
Softplus = as_class("Softplus", activation.softplus)
Softsign = as_class("Softsign", activation.softsign)
PReLU = as_class("PReLU", activation.prelu)

Assign = as_class("Assign", ops.assign)
AssignAdd = as_class("AssignAdd", assign_add)
AssignSub = as_class("AssignSub", assign_sub)
