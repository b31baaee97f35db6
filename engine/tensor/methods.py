"""`x.sum()`, `x.reshape(…)` and the others: operators whose first argument is the tensor."""

from __future__ import annotations

import functools
from typing import Any

from engine import ops

# Names under which an operator is also a method, with the same arguments.
SAME = (
    *("abs", "add", "all", "any", "argmax", "argmin", "argsort", "bmm", "broadcast_to", "ceil"),
    *("chunk", "clamp", "cos", "cumsum", "div", "dot", "equal", "erf", "exp", "expand_dims"),
    *("flatten", "flip", "floor", "floor_divide", "gather", "greater", "greater_equal"),
    *("isfinite", "isinf", "isnan", "less", "less_equal", "log", "log1p", "log_softmax"),
    *("logical_and", "logical_not", "logical_or", "logsumexp", "masked_fill", "matmul"),
    *("maximum", "mean", "minimum", "moveaxis", "mul", "ne", "neg", "not_equal", "pow", "prod"),
    *("reciprocal", "relu", "round", "rsqrt", "sigmoid", "sign", "sin", "softmax", "sort"),
    *("split", "sqrt", "square", "squeeze", "std", "sub", "swapaxes", "tan", "tanh", "tile"),
    *("topk", "unsqueeze", "var"),
)


def attach(kind: type) -> None:
    """Give a class the methods."""
    for name in SAME:
        setattr(kind, name, _method(name, getattr(ops, name)))
    for function in (
        reshape,
        view,
        transpose,
        permute,
        astype,
        to,
        sum,
        max,
        min,
        clip,
        float,
        int,
        init_data,
    ):
        setattr(kind, function.__name__, function)


def _method(name: str, operator: Any) -> Any:
    @functools.wraps(operator, updated=())
    def method(self: Any, *args: Any, **options: Any) -> Any:
        return operator(self, *args, **options)

    method.__name__ = name
    return method


def reshape(self: Any, *shape: Any) -> Any:
    """The elements in another shape; given as numbers or as one tuple."""
    return ops.reshape(self, _numbers(shape))


def view(self: Any, *shape: Any) -> Any:
    """The elements in another shape, as `reshape`."""
    return ops.reshape(self, _numbers(shape))


def transpose(self: Any, *axes: Any) -> Any:
    """The axes in another order; reversed when none is given."""
    return ops.transpose(self, _numbers(axes) or tuple(range(self.ndim))[::-1])


def permute(self: Any, *axes: Any) -> Any:
    """The axes in another order."""
    return ops.transpose(self, _numbers(axes))


def astype(self: Any, dtype: Any, copy: bool = True) -> Any:
    """The tensor in another number type; the tensor itself if it has it and `copy` is False."""
    return self if not copy and self.dtype == dtype else ops.cast(self, dtype)


def to(self: Any, dtype: Any) -> Any:
    """The tensor in another number type."""
    return ops.cast(self, dtype)


def sum(self: Any, axis: Any = None, dtype: Any = None, keepdims: bool = False) -> Any:
    """The sum along `axis` (None: all)."""
    return ops.sum(self, axis, keepdims, dtype=dtype)


def max(
    self: Any, axis: Any = None, keepdims: bool = False, *, return_indices: bool = False
) -> Any:
    """The largest along `axis` (None: of all), with their indices if asked."""
    pair = ops.max(self, axis, keepdims)
    return pair if return_indices else pair[0]


def min(
    self: Any, axis: Any = None, keepdims: bool = False, *, return_indices: bool = False
) -> Any:
    """The smallest along `axis` (None: of all), with their indices if asked."""
    pair = ops.min(self, axis, keepdims)
    return pair if return_indices else pair[0]


def clip(self: Any, xmin: Any = None, xmax: Any = None) -> Any:
    """The tensor with values outside the bounds replaced by them."""
    return ops.clamp(self, xmin, xmax)


def float(self: Any) -> Any:
    """The tensor as float32."""
    return ops.cast(self, "float32")


def int(self: Any) -> Any:
    """The tensor as int32."""
    return ops.cast(self, "int32")


def init_data(self: Any, slice_index: Any = None, shape: Any = None, opt_shard: Any = None) -> Any:
    """The tensor itself: initial values are drawn when a tensor is made, not later."""
    return self


def _numbers(given: tuple) -> tuple:
    return tuple(given[0]) if len(given) == 1 and isinstance(given[0], tuple | list) else given
