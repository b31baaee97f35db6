"""`x.sum()`, `x.reshape(…)` and the others: operators whose first argument is the tensor."""

from __future__ import annotations

import functools
from typing import Any

from engine import ops

from .matrix_methods import ALONG_AXES, MATRICES

# Names under which an operator is also a method, with the same arguments.
SAME = (
    *("abs", "absolute", "acos", "add", "addmm", "all", "amax", "amin", "any", "arctan"),
    *("argmax", "argmin", "argsort", "asin", "atan", "atan2", "baddbmm", "bitwise_and"),
    *("bitwise_not", "bitwise_or", "bitwise_xor", "bmm", "broadcast_to", "ceil", "chunk"),
    *("clamp", "clip", "cos", "cosh", "cumsum", "diag", "diagonal", "div", "divide", "dot"),
    *("equal", "erf", "erfc", "exp", "expand_dims", "expm1", "flip", "fliplr", "flipud", "floor"),
    *("floor_divide", "fmod", "gather", "gather_elements", "gather_nd", "ge", "greater"),
    *("greater_equal", "gt", "index_select", "isfinite", "isinf", "isnan", "le", "less"),
    *("less_equal", "log", "log10", "log1p", "log2", "log_softmax", "logical_and", "logical_not"),
    *("logical_or", "logical_xor", "logsumexp", "lt", "masked_fill", "masked_select", "matmul"),
    *("maximum", "mean", "minimum", "mm", "moveaxis", "movedim", "mul", "multiply", "ne", "neg"),
    *("negative", "nonzero", "norm", "not_equal", "outer", "pow", "prod", "reciprocal", "relu"),
    *("remainder", "repeat_interleave", "roll", "round", "rsqrt", "sigmoid", "sign", "sin"),
    *("sinh", "softmax", "sort", "split", "sqrt", "square", "squeeze", "std", "sub", "subtract"),
    *("swapaxes", "swapdims", "t", "tan", "tanh", "tile", "topk", "trace", "tril", "triu"),
    *("true_divide", "trunc", "unbind", "unsqueeze", "var"),
)


def attach(kind: Any) -> None:
    """Give a class the methods."""
    for name in (*SAME, *MATRICES, *ALONG_AXES):
        setattr(kind, name, _method(name, getattr(ops, name)))
    for function in (
        reshape,
        reshape_as,
        view,
        view_as,
        flatten,
        ravel,
        expand,
        expand_as,
        transpose,
        permute,
        astype,
        type_as,
        to,
        sum,
        max,
        min,
        where,
        select,
        narrow,
        new_zeros,
        new_ones,
        float,
        double,
        half,
        int,
        long,
        bool,
        dim,
        numel,
        value,
        contiguous,
        init_data,
    ):
        setattr(kind, function.__name__, function)
    kind.eq, kind.nelement = kind.equal, kind.numel


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


def astype(self: Any, dtype: Any, copy: Any = True) -> Any:
    """The tensor in another number type; the tensor itself if it has it and `copy` is False."""
    return self if not copy and self.dtype == dtype else ops.cast(self, dtype)


def to(self: Any, dtype: Any) -> Any:
    """The tensor in another number type."""
    return ops.cast(self, dtype)


def sum(self: Any, axis: Any = None, dtype: Any = None, keepdims: Any = False) -> Any:
    """The sum along `axis` (None: all)."""
    return ops.sum(self, axis, keepdims, dtype=dtype)


def max(
    self: Any,
    dim: Any = None,
    keepdim: Any = False,
    *,
    axis: Any = None,
    keepdims: Any = False,
    return_indices: Any = False,
) -> Any:
    """The largest of all, or along `axis`, with their indices if asked.

    As in MindSpore `x.max(1)` gives a pair, values and indices, and `x.max(axis=1)` the values.
    """
    return _extreme(ops.max, self, dim, keepdim, axis, keepdims, return_indices)


def min(
    self: Any,
    dim: Any = None,
    keepdim: Any = False,
    *,
    axis: Any = None,
    keepdims: Any = False,
    return_indices: Any = False,
) -> Any:
    """The smallest of all, or along `axis`, with their indices if asked; see `max`."""
    return _extreme(ops.min, self, dim, keepdim, axis, keepdims, return_indices)


def _extreme(
    of: Any, x: Any, dim: Any, keepdim: Any, axis: Any, keepdims: Any, return_indices: Any
) -> Any:
    if dim is not None:
        return of(x, dim, keepdim)
    values, indices = of(x, axis, keepdims)
    return (values, indices) if return_indices else values


def reshape_as(self: Any, other: Any) -> Any:
    """The elements in the shape of another tensor."""
    return ops.reshape(self, other.shape)


def view_as(self: Any, other: Any) -> Any:
    """The elements in the shape of another tensor."""
    return ops.reshape(self, other.shape)


def flatten(self: Any, start_dim: Any = 0, end_dim: Any = -1) -> Any:
    """The axes from `start_dim` to `end_dim` as one; by default all, unlike `ops.flatten`."""
    return ops.flatten(self, start_dim=start_dim, end_dim=end_dim)


def ravel(self: Any) -> Any:
    """All elements in a row."""
    return ops.reshape(self, -1)


def expand(self: Any, *size: Any) -> Any:
    """The tensor repeated along new and length-1 axes; -1 keeps an axis."""
    return ops.broadcast_to(self, shape=_numbers(size))


def expand_as(self: Any, input: Any) -> Any:
    """The tensor repeated to the shape of another."""
    return ops.broadcast_to(self, shape=input.shape)


def type_as(self: Any, other: Any) -> Any:
    """The tensor in the number type of another."""
    return ops.cast(self, other.dtype)


def where(self: Any, condition: Any, y: Any) -> Any:
    """The tensor where the condition is true, `y` elsewhere."""
    return ops.where(condition, self, y)


def select(self: Any, dim: Any, index: Any) -> Any:
    """The slice with a number along `dim`, without that axis."""
    axis = dim % self.ndim
    return ops.getitem(self, (slice(None),) * axis + (index,))


def narrow(self: Any, dim: Any, start: Any, length: Any) -> Any:
    """`length` slices from `start` along `dim`."""
    axis = dim % self.ndim
    return ops.getitem(self, (slice(None),) * axis + (slice(start, start + length),))


def new_zeros(self: Any, size: Any, *, dtype: Any = None) -> Any:
    """Zeros of a shape, in the number type of the tensor unless given."""
    return ops.zeros(size, dtype or self.dtype)


def new_ones(self: Any, size: Any, *, dtype: Any = None) -> Any:
    """Ones of a shape, in the number type of the tensor unless given."""
    return ops.ones(size, dtype or self.dtype)


def float(self: Any) -> Any:
    """The tensor as float32."""
    return ops.cast(self, "float32")


def int(self: Any) -> Any:
    """The tensor as int32."""
    return ops.cast(self, "int32")


def double(self: Any) -> Any:
    """The tensor as float64."""
    return ops.cast(self, "float64")


def half(self: Any) -> Any:
    """The tensor as float16."""
    return ops.cast(self, "float16")


def long(self: Any) -> Any:
    """The tensor as int64."""
    return ops.cast(self, "int64")


def bool(self: Any) -> Any:
    """Which elements are not 0."""
    return ops.not_equal(self, 0)


def dim(self: Any) -> Any:
    """The number of axes."""
    return self.ndim


def numel(self: Any) -> Any:
    """The number of elements."""
    return self.size


def value(self: Any) -> Any:
    """The tensor itself; of a parameter, its numbers as a tensor."""
    return self


def contiguous(self: Any) -> Any:
    """The tensor itself: operators read elements in any order of memory."""
    return self


def init_data(self: Any, slice_index: Any = None, shape: Any = None, opt_shard: Any = None) -> Any:
    """The tensor itself: initial values are drawn when a tensor is made, not later."""
    return self


def _numbers(given: tuple) -> tuple:
    return tuple(given[0]) if len(given) == 1 and isinstance(given[0], tuple | list) else given
