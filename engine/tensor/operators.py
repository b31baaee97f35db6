"""What `+`, `@`, `[]` and the others mean for a tensor, each one line."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value
from engine.backend import is_array
from engine.errors import StateError
from engine.ops.promotion import as_operand

_BINARY = {
    "add": ops.add,
    "sub": ops.sub,
    "mul": ops.mul,
    "truediv": ops.div,
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
_UNARY = {"neg": ops.neg, "abs": ops.abs, "invert": ops.bitwise_not}


def attach(kind: Any) -> None:
    """Give a class the operators."""
    for name, function in (_BINARY | _COMPARISON).items():
        setattr(kind, f"__{name}__", _forward(function))
    for name, function in _BINARY.items():
        setattr(kind, f"__r{name}__", _reverse(function))
    for name, function in _UNARY.items():
        setattr(kind, f"__{name}__", _alone(function))
    kind.__pos__ = lambda self: self
    kind.__getitem__ = _getitem
    kind.__setitem__ = _setitem
    kind.__iter__ = _iterate
    kind.__array_priority__ = 100  # NumPy lets us answer array + tensor
    kind.__array_ufunc__ = None


def _forward(function: Any) -> Any:
    def operator(self: Any, other: Any) -> Any:
        return function(self, as_operand(other)) if _operand(other) else NotImplemented

    return operator


def _reverse(function: Any) -> Any:
    def operator(self: Any, other: Any) -> Any:
        return function(as_operand(other), self) if _operand(other) else NotImplemented

    return operator


def _alone(function: Any) -> Any:
    def operator(self: Any) -> Any:
        return function(self)

    return operator


def _operand(other: Any) -> bool:
    return isinstance(other, Value | int | float | complex | list | tuple) or is_array(other)


def _getitem(self: Any, index: Any) -> Any:
    return ops.getitem(self, index)


def _setitem(self: Any, index: Any, value: Any) -> None:
    """Write in place; refused while a gradient would not notice it."""
    if self.origin is not None:
        raise StateError(
            "Tensor[...] = value expected a tensor outside grad, got one that is being "
            "differentiated. Hint: use ops.where or ops.masked_fill inside the function."
        )
    data = value.array if isinstance(value, Value) else np.asarray(value)
    self.array[ops.indexing._plain(index)] = data


def _iterate(self: Any) -> Any:
    return (self[k] for k in range(len(self)))
