"""What `+`, `@`, `[]` and the others mean for a tensor, each one line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import ops
from engine.autodiff import Value
from engine.backend import is_array
from engine.ops import arithmetic
from engine.ops.promotion import as_operand
from engine.typed import ArrayLike, Tensor

from .assignment import assign
from .universal import array_ufunc

_BINARY = {
    "add": ops.add,
    "sub": ops.sub,
    "mul": ops.mul,
    "truediv": arithmetic.div,
    "floordiv": ops.floor_div,
    "mod": ops.floor_mod,
    "pow": ops.pow,
    "matmul": ops.matmul,
    "and": ops.bitwise_and,
    "or": ops.bitwise_or,
    "xor": ops.bitwise_xor,
}
_COMPARISON = {
    "eq": ops.equal,
    "ne": ops.not_equal,
    "lt": ops.less,
    "le": ops.less_equal,
    "gt": ops.greater,
    "ge": ops.greater_equal,
}
_UNARY = {"neg": ops.neg, "abs": ops.abs, "invert": ops.logical_not}


def attach(kind: Any) -> None:
    """Give a class the operators."""
    for name, function in (_BINARY | _COMPARISON).items():
        setattr(kind, f"__{name}__", _forward(function))
    for name, function in _BINARY.items():
        setattr(kind, f"__r{name}__", _reverse(function))
    for name, function in _UNARY.items():
        setattr(kind, f"__{name}__", _alone(function))
    kind.__pos__ = _itself
    kind.__getitem__ = _getitem
    kind.__setitem__ = assign
    kind.__iter__ = _iterate
    kind.__contains__ = _contains
    kind.__array_priority__ = 100  # NumPy lets us answer array + tensor
    kind.__array_ufunc__ = array_ufunc


def _forward(function: Any) -> Any:
    def operator(self: Any, other: ArrayLike) -> Tensor:
        return function(self, as_operand(other)) if _operand(other) else NotImplemented

    return operator


def _reverse(function: Any) -> Any:
    def operator(self: Any, other: ArrayLike) -> Tensor:
        return function(as_operand(other), self) if _operand(other) else NotImplemented

    return operator


def _alone(function: Any) -> Any:
    def operator(self: Any) -> Tensor:
        return function(self)

    return operator


def _operand(other: Any) -> bool:
    return isinstance(other, Value | int | float | complex | list | tuple) or is_array(other)


def _itself(self: Any) -> Tensor:
    return self


def _getitem(self: Any, index: Any) -> Tensor:
    return ops.getitem(self, index)


def _iterate(self: Any) -> Iterator[Tensor]:
    return (self[k] for k in range(len(self)))


def _contains(self: Any, number: Any) -> bool:
    """Whether an element is equal to the number; what broadcasts is compared element by element."""
    return bool(ops.any(ops.equal(self, as_operand(number)))) if _operand(number) else False
