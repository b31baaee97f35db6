"""Class forms of the operators that work element by element and have no options."""

from __future__ import annotations

from engine.ops import activation, arithmetic, comparison, elementary
from engine.ops.assign import assign, assign_add, assign_sub

from .form import form

__all__ = [
    "Abs",
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
]

Add = form("Add", arithmetic.add)
Sub = form("Sub", arithmetic.sub)
Mul = form("Mul", arithmetic.mul)
Div = form("Div", arithmetic.div)
RealDiv = form("RealDiv", arithmetic.div)
FloorDiv = form("FloorDiv", arithmetic.floor_div)
FloorMod = form("FloorMod", arithmetic.floor_mod)
Mod = form("Mod", arithmetic.fmod)
Pow = form("Pow", elementary.pow)
Maximum = form("Maximum", arithmetic.maximum)
Minimum = form("Minimum", arithmetic.minimum)
AddN = form("AddN", arithmetic.addn)
Neg = form("Neg", arithmetic.neg)
Abs = form("Abs", arithmetic.abs)
Sign = form("Sign", arithmetic.sign)
Square = form("Square", elementary.square)
SquaredDifference = form(
    "SquaredDifference",
    lambda input_x, input_y: elementary.square(arithmetic.sub(input_x, input_y)),
    "The square of the difference, element by element.",
)
Sqrt = form("Sqrt", elementary.sqrt)
Rsqrt = form("Rsqrt", elementary.rsqrt)
Reciprocal = form("Reciprocal", elementary.reciprocal)
Exp = form("Exp", elementary.exp)
Log = form("Log", elementary.log)
Log1p = form("Log1p", elementary.log1p)
Erf = form("Erf", elementary.erf)
Sin = form("Sin", elementary.sin)
Cos = form("Cos", elementary.cos)
Tan = form("Tan", elementary.tan)
Floor = form("Floor", arithmetic.floor)
Ceil = form("Ceil", arithmetic.ceil)
Round = form("Round", arithmetic.round)
Rint = form("Rint", arithmetic.round)

Equal = form("Equal", comparison.equal)
NotEqual = form("NotEqual", comparison.not_equal)
Less = form("Less", comparison.less)
LessEqual = form("LessEqual", comparison.less_equal)
Greater = form("Greater", comparison.greater)
GreaterEqual = form("GreaterEqual", comparison.greater_equal)
LogicalAnd = form("LogicalAnd", comparison.logical_and)
LogicalOr = form("LogicalOr", comparison.logical_or)
LogicalXor = form("LogicalXor", comparison.logical_xor)
LogicalNot = form("LogicalNot", comparison.logical_not)
IsNan = form("IsNan", comparison.isnan)
IsInf = form("IsInf", comparison.isinf)
IsFinite = form("IsFinite", comparison.isfinite)
Select = form("Select", comparison.select)

ReLU = form("ReLU", activation.relu)
ReLU6 = form("ReLU6", activation.relu6)
Sigmoid = form("Sigmoid", activation.sigmoid)
Tanh = form("Tanh", activation.tanh)
GeLU = form(
    "GeLU",
    lambda x: activation.gelu(x, "tanh"),
    "`x` times the normal distribution function of `x`, approximated with tanh.",
)
HSigmoid = form("HSigmoid", activation.hardsigmoid)
HSwish = form("HSwish", activation.hardswish)
SeLU = form("SeLU", activation.selu)
Mish = form("Mish", activation.mish)
Softplus = form("Softplus", activation.softplus)
Softsign = form("Softsign", activation.softsign)
PReLU = form("PReLU", activation.prelu)

Assign = form("Assign", assign)
AssignAdd = form("AssignAdd", assign_add)
AssignSub = form("AssignSub", assign_sub)
