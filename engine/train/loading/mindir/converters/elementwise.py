"""Element by element, of one, two or three."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.autodiff import PRIMITIVES
from engine.train.loading.mindir.registry import Computes, add, reads

_OF_ONE: dict[str, Computes] = {
    "ACos": ops.acos,
    "Abs": ops.abs,
    "Acosh": ops.acosh,
    "Asin": ops.asin,
    "Asinh": ops.asinh,
    "Atan": ops.atan,
    "Atanh": ops.atanh,
    "Ceil": ops.ceil,
    "Cos": ops.cos,
    "Cosh": ops.cosh,
    "Digamma": ops.digamma,
    "Erf": ops.erf,
    "Erfc": ops.erfc,
    "Erfinv": ops.erfinv,
    "Exp": ops.exp,
    "Expm1": ops.expm1,
    "Floor": ops.floor,
    "HSigmoid": ops.hardsigmoid,
    "HSwish": ops.hardswish,
    "IsFinite": ops.isfinite,
    "IsInf": ops.isinf,
    "IsNan": ops.isnan,
    "Lgamma": ops.lgamma,
    "Log1p": ops.log1p,
    "LogicalNot": ops.logical_not,
    "Mish": ops.mish,
    "Neg": ops.neg,
    "OnesLike": ops.ones_like,
    "ReLU": ops.relu,
    "ReLU6": ops.relu6,
    "Reciprocal": ops.reciprocal,
    "Rint": PRIMITIVES["rint"],
    "Rsqrt": ops.rsqrt,
    "SeLU": ops.selu,
    "SiLU": ops.silu,
    "Sigmoid": ops.sigmoid,
    "Sign": ops.sign,
    "Sin": ops.sin,
    "Sinh": ops.sinh,
    "Softplus": ops.softplus,
    "Softsign": ops.softsign,
    "Sqrt": ops.sqrt,
    "Square": ops.square,
    "StopGradient": ops.stop_gradient,
    "Tan": ops.tan,
    "Tanh": ops.tanh,
    "Trunc": ops.trunc,
    "ZerosLike": ops.zeros_like,
}
_OF_TWO: dict[str, Computes] = {
    "Add": ops.add,
    "Adds": ops.add,
    "Atan2": ops.atan2,
    "BitwiseAnd": ops.bitwise_and,
    "BitwiseOr": ops.bitwise_or,
    "BitwiseXor": ops.bitwise_xor,
    "Div": ops.div,
    "Divs": ops.div,
    "EqScalar": ops.equal,
    "Equal": ops.equal,
    "FloorDiv": ops.floor_div,
    "FloorMod": ops.floor_mod,
    "Greater": ops.greater,
    "GreaterEqual": ops.greater_equal,
    "GreaterEqualScalar": ops.greater_equal,
    "GreaterScalar": ops.greater,
    "Less": ops.less,
    "LessEqual": ops.less_equal,
    "LessEqualScalar": ops.less_equal,
    "LessScalar": ops.less,
    "LogicalAnd": ops.logical_and,
    "LogicalOr": ops.logical_or,
    "LogicalXor": ops.logical_xor,
    "Maximum": ops.maximum,
    "Minimum": ops.minimum,
    "Mod": ops.fmod,
    "Mul": ops.mul,
    "Muls": ops.mul,
    "NotEqual": ops.not_equal,
    "NotEqualScalar": ops.not_equal,
    "Pow": ops.pow,
    "RealDiv": ops.div,
    "RemainderScalarTensor": ops.floor_mod,
    "RemainderTensorScalar": ops.floor_mod,
    "RemainderTensorTensor": ops.floor_mod,
    "Sub": ops.sub,
    "Subs": ops.sub,
}
for _name, _function in _OF_ONE.items():
    add(_name, _function, "tensor")
for _name, _function in _OF_TWO.items():
    add(_name, _function, "operand operand")


@reads("Log", inputs="tensor", ignores="shift scale base")
def log(x: Any) -> Any:
    """The natural logarithm; the settings are those of another device."""
    return ops.log(x)


@reads("GeLU", inputs="tensor")
def gelu(x: Any) -> Any:
    return ops.gelu(x, approximate="tanh")


@reads("Elu", inputs="tensor number")
def elu(x: Any, alpha: float) -> Any:
    return ops.elu(x, alpha)


@reads("PReLU", inputs="tensor tensor")
def prelu(x: Any, weight: Any) -> Any:
    return ops.prelu(x, weight)


@reads("Round", inputs="tensor whole")
def rounded(x: Any, decimals: int) -> Any:
    return ops.round(x, decimals=decimals)


@reads("ClampScalar", inputs="tensor number? number?")
def clamp(x: Any, least: Any, most: Any) -> Any:
    return ops.clamp(x, least, most)


@reads("Cast", inputs="operand dtype")
def cast(x: Any, dtype: Any) -> Any:
    return ops.cast(x, dtype)


@reads("Select", inputs="tensor operand operand")
def select(condition: Any, x: Any, y: Any) -> Any:
    return ops.where(condition, x, y)


@reads("MaskedFill", inputs="tensor tensor operand")
def masked_fill(x: Any, mask: Any, value: Any) -> Any:
    return ops.where(mask, value, x)


@reads("Addcmul", inputs="tensor tensor tensor operand")
def addcmul(x: Any, one: Any, other: Any, value: Any) -> Any:
    return (x + one * other * value).astype(x.dtype)
