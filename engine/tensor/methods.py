"""`x.sum()`, `x.reshape(…)` and the others: operators whose first argument is the tensor."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value
from engine.backend import xp_of
from engine.dtype import DType
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.ops.broadcasting import sum_to

from . import assigning, conversion, drawing, exchange, overloads, storage
from .assignment import assign
from .hook import RemovableHook, hooked
from .matrix_methods import ALONG_AXES, MATRICES, triangular_solve
from .signatures import renamed

# Names under which an operator is also a method, its first input the tensor.
SAME = (
    *("abs", "absolute", "acos", "acosh", "addcdiv", "addcmul", "addmm", "all", "amax"),
    *("amin", "angle", "any", "approximate_equal", "arccos", "arccosh", "arcsin", "arcsinh"),
    *("arctan", "arctan2", "arctanh", "argmax", "argmin", "argwhere", "asin", "asinh"),
    *("atan", "atan2", "atanh", "baddbmm", "bernoulli", "bitwise_and", "bitwise_left_shift"),
    *("bitwise_not", "bitwise_or", "bitwise_right_shift", "bitwise_xor", "bmm", "ceil"),
    *("chunk", "clamp", "clip", "col2im", "conj", "copysign", "cos", "cosh", "deg2rad"),
    *("diagflat", "diagonal", "diagonal_scatter", "digamma", "div", "divide", "dot"),
    *("dsplit", "equal", "erf", "erfc", "erfinv", "exp", "expand_dims", "expm1", "fills"),
    *("flip", "fliplr", "flipud", "float_power", "floor", "floor_divide", "fmax", "fmin"),
    *("fmod", "fold", "frac", "gather_elements", "gather_nd", "gcd", "ge", "greater"),
    *("greater_equal", "gt", "hardshrink", "heaviside", "hsplit", "hypot", "i0", "igamma"),
    *("igammac", "imag", "index_fill", "index_put", "index_select", "inplace_update", "inv"),
    *("invert", "is_complex", "is_floating_point", "isclose", "isfinite", "isinf", "isnan"),
    *("isneginf", "isposinf", "isreal", "lcm", "ldexp", "le", "lerp", "less", "less_equal"),
    *("lgamma", "log", "log10", "log1p", "log2", "log_softmax", "logaddexp", "logaddexp2"),
    *("logical_and", "logical_not", "logical_or", "logical_xor", "logit", "logsumexp", "lt"),
    *("masked_fill", "masked_scatter", "masked_select", "matmul", "maximum", "minimum", "mm"),
    *("moveaxis", "movedim", "mul", "multinomial", "multiply", "mvlgamma", "nan_to_num"),
    *("narrow", "ne", "neg", "negative", "nextafter", "nonzero", "norm", "not_equal"),
    *("ormqr", "outer", "positive", "pow", "rad2deg", "random_categorical", "real", "reciprocal"),
    *("relu", "repeat_interleave", "reverse", "reverse_sequence", "roll", "rot90", "round"),
    *("rsqrt", "select_scatter", "sgn", "sigmoid", "sign", "signbit", "sin", "sinc", "sinh"),
    *("slice_scatter", "soft_shrink", "softmax", "sqrt", "square", "swapaxes", "swapdims"),
    *("t", "tan", "tanh", "tensor_split", "topk", "tril", "triu", "true_divide"),
    *("trunc", "unbind", "unfold", "unsorted_segment_max", "unsorted_segment_min"),
    *("unsorted_segment_prod", "unsqueeze", "vsplit", "xdivy", "xlogy"),
)

# Operators with `tensor_` before their names, as methods without it.
SCATTERED = ("scatter_div", "scatter_max", "scatter_min", "scatter_mul", "scatter_sub")


def attach(kind: Any) -> None:
    """Give a class the methods."""
    for name in (*SAME, *MATRICES, *ALONG_AXES):
        operator = getattr(ops, name)
        names = overloads.RENAMED.get(name)
        setattr(kind, name, _method(name, renamed(operator, names) if names else operator))
    for name in SCATTERED:
        operator = getattr(ops, f"tensor_{name}")
        setattr(kind, name, _method(name, operator))
    for name, method in (overloads.METHODS | conversion.METHODS | drawing.METHODS).items():
        setattr(kind, name, method)
    for function in (
        reshape,
        reshape_as,
        view,
        view_as,
        ravel,
        expand,
        broadcast_to,
        transpose,
        permute,
        squeeze,
        repeat,
        tile,
        resize,
        where,
        fill,
        new_zeros,
        new_ones,
        new_full,
        new_empty,
        dim,
        numel,
        value,
        clone,
        contiguous,
        diag,
        trace,
        ptp,
        searchsorted,
        unique,
        choose,
        stride,
        is_contiguous,
        is_signed,
        data_ptr,
        requires_grad_,
        register_hook,
        allclose,
        itemset,
        round,
        copy,
        element_size,
        expand_as,
        argmax_with_value,
        argmin_with_value,
        sum_to_size,
        init_data,
        to_tensor,
        triangular_solve,
    ):
        setattr(kind, function.__name__, function)
    kind.fill_diagonal = assigning.fill_diagonal
    kind.eq, kind.nelement, kind.ndimension = kind.equal, kind.numel, kind.dim
    kind.top_k = kind.topk
    assigning.attach(kind)
    exchange.attach(kind)
    storage.attach(kind)


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
    """The elements in another shape, as `reshape`; given a number type, the same bytes as that."""
    if len(shape) == 1 and isinstance(shape[0], DType):
        return Value.wrap(self.array.view(shape[0].numpy))
    return ops.reshape(self, _numbers(shape))


def transpose(self: Any, *axes: Any) -> Any:
    """The axes in another order; reversed when none is given, two swapped when two are."""
    order = _numbers(axes)
    if len(axes) == len(order) == 2:
        return ops.swapaxes(self, *order)
    return ops.transpose(self, order or tuple(range(self.ndim))[::-1])


def permute(self: Any, *axis: Any, dims: Any = None) -> Any:
    """The axes in another order; without one in reverse."""
    order = _numbers(axis) if dims is None else dims
    return ops.transpose(self, order or tuple(range(self.ndim))[::-1])


def squeeze(self: Any, *axes: Any, axis: Any = None) -> Any:
    """The tensor without axes of length 1: all of them, or those that are named."""
    return ops.squeeze(self, (_numbers(axes) or None) if axis is None else axis)


def reshape_as(self: Any, other: Any) -> Any:
    """The elements in the shape of another tensor."""
    return ops.reshape(self, other.shape)


def view_as(self: Any, other: Any) -> Any:
    """The elements in the shape of another tensor."""
    return ops.reshape(self, other.shape)


def ravel(self: Any) -> Any:
    """All elements in a row."""
    return ops.reshape(self, -1)


def expand(self: Any, *size: Any) -> Any:
    """The tensor repeated along new and length-1 axes; -1 keeps an axis."""
    return ops.broadcast_to(self, shape=_numbers(size))


def broadcast_to(self: Any, *shape: Any) -> Any:
    """The tensor repeated along new and length-1 axes; given as numbers or as one tuple."""
    return ops.broadcast_to(self, shape=_numbers(shape))


def expand_as(self: Any, other: Any = None, *, x: Any = None, input: Any = None) -> Any:
    """The tensor repeated to the shape of another."""
    given = next(one for one in (other, x, input) if one is not None)
    return ops.broadcast_to(self, shape=tuple(given.shape))


def repeat(self: Any, *repeats: Any, **named: Any) -> Any:
    """The tensor beside itself: so often along each axis, new ones in front.

    Takes `repeat(*repeats)` or `repeat(repeats)`. With `axis` by its name it is the method of
    MindSpore before 2.5, and NumPy's: each element so often, along the axis or, with None, of all.
    """
    if "axis" in named:
        axis = named.pop("axis")
        times = _counts("repeat", repeats, named, ("repeats",))
        return ops.repeat_interleave(self, times[0] if len(times) == 1 else times, axis)
    return ops.tile(self, _counts("repeat", repeats, named, ("repeats",)))


def tile(self: Any, *reps: Any, **named: Any) -> Any:
    """The tensor beside itself: so often along each axis.

    Takes `tile(*reps)`, `tile(reps)` or `tile(dims)`.
    """
    return ops.tile(self, _counts("tile", reps, named, ("reps", "dims")))


def _counts(method: str, given: tuple, named: dict[str, Any], names: tuple[str, ...]) -> tuple:
    """Numbers that came one by one, as one tuple, or by one of several keywords."""
    if named and (given or len(named) > 1 or not named.keys() <= set(names)):
        expected = " or ".join(f"{method}({name})" for name in (f"*{names[0]}", *names))
        got = ", ".join([*map(str, given), *named])
        raise ArgumentTypeError(f"Tensor.{method} expected {expected}, got ({got}).")
    counts = _numbers(tuple(named.values()) or given)
    return tuple(counts)


def resize(self: Any, *new_shape: Any) -> Any:
    """The elements in C order in a shape of any size: cut off, or filled up with zeros."""
    shape = _numbers(new_shape)
    flat, wanted = ops.reshape(self, -1), math.prod(shape)
    if wanted > self.size:
        flat = ops.concat((flat, ops.zeros((wanted - self.size,), self.dtype)))
    return ops.reshape(ops.getitem(flat, slice(0, wanted)), shape)


def where(self: Any, condition: Any, y: Any) -> Any:
    """The tensor where the condition is true, `y` elsewhere."""
    return ops.where(condition, self, y)


def fill(self: Any, value: Any) -> Any:
    """A new tensor of this shape and number type with one value everywhere."""
    return ops.full_like(self, value, dtype=self.dtype)


def new_zeros(self: Any, size: Any, dtype: Any = None) -> Any:
    """Zeros of a shape, in the number type of the tensor unless given."""
    return ops.zeros(size, dtype or self.dtype)


def new_ones(self: Any, size: Any, dtype: Any = None) -> Any:
    """Ones of a shape, in the number type of the tensor unless given."""
    return ops.ones(size, dtype or self.dtype)


def new_full(self: Any, size: Any, fill_value: Any, *, dtype: Any = None) -> Any:
    """One value in a shape, in the number type of the tensor unless given."""
    return ops.full(size, fill_value, dtype=dtype or self.dtype)


def new_empty(self: Any, size: Any, *, dtype: Any = None, device: Any = None) -> Any:
    """A tensor of a shape whose numbers do not matter: zeros here."""
    return ops.zeros(size, dtype or self.dtype)


def dim(self: Any) -> Any:
    """The number of axes."""
    return self.ndim


def numel(self: Any) -> Any:
    """The number of elements."""
    return self.size


def value(self: Any) -> Any:
    """The tensor itself; of a parameter, its numbers as a tensor."""
    return self


def clone(self: Any) -> Any:
    """The same numbers in memory of their own; the gradient passes through."""
    return ops.deepcopy(self)


def copy(self: Any) -> Any:
    """The same numbers in memory of their own; the gradient passes through."""
    return ops.deepcopy(self)


def contiguous(self: Any) -> Any:
    """The same numbers with the elements in C order: the tensor itself where they are already."""
    return self if is_contiguous(self) else ops.deepcopy(self)


def init_data(
    self: Any, slice_index: Any = None, shape: Any = None, opt_shard_group: Any = None
) -> Any:
    """The tensor itself: initial values are drawn when a tensor is made, not later."""
    return self


def to_tensor(
    self: Any, slice_index: Any = None, shape: Any = None, opt_shard_group: Any = None
) -> Any:
    """The tensor itself: `init_data`, as MindSpore 1 named it."""
    return self


def diag(self: Any, diagonal: Any = 0) -> Any:
    """The tensor of twice as many axes that has this one as its diagonal, as `ops.diag`.

    With a `diagonal` other than 0, that one: of a vector the matrix with zeros elsewhere, of a
    matrix the vector.
    """
    if diagonal == 0:
        return ops.diag(self)
    return ops.diagflat(self, diagonal) if self.ndim == 1 else ops.diagonal(self, diagonal)


def trace(self: Any, offset: Any = 0, axis1: Any = 0, axis2: Any = 1, dtype: Any = None) -> Any:
    """The sum of the diagonal of two axes."""
    diagonal = ops.diagonal(self, offset, axis1, axis2)
    return ops.sum(diagonal, -1, dtype=dtype)


def ptp(self: Any, axis: Any = None, keepdims: Any = False) -> Any:
    """The largest less the smallest, along axes."""
    return ops.sub(ops.amax(self, axis, keepdims), ops.amin(self, axis, keepdims))


def searchsorted(self: Any, v: Any, side: Any = "left", sorter: Any = None) -> Any:
    """Where numbers would stand in the tensor, which is in order."""
    return ops.searchsorted(self, v, out_int32=True, side=side, sorter=sorter)


def unique(
    self: Any,
    sorted: Any = True,
    return_inverse: Any = False,
    return_counts: Any = False,
    dim: Any = None,
) -> Any:
    """The different elements in order, or along `dim` the different slices.

    With `return_inverse` also where each element stands among them, with `return_counts` how often
    each occurs. They are sorted in any case.
    """
    xp = xp_of(self.array)
    values, inverse, counts = xp.unique(
        self.array, return_inverse=True, return_counts=True, axis=dim
    )
    inverse = inverse.reshape(self.shape if dim is None else -1)
    found = [values] + [inverse] * return_inverse + [counts] * return_counts
    wrapped = tuple(Value.wrap(array) for array in found)
    return wrapped if len(wrapped) > 1 else wrapped[0]


def choose(self: Any, choices: Any, mode: Any = "clip") -> Any:
    """For each element, the element of the choice that it numbers.

    Args:
        self: Whole numbers.
        choices: A sequence of tensors, or a tensor whose axis 0 counts them.
        mode: What a number outside means: "raise", "wrap" around, or "clip" to the ends.

    """
    stacked: Any = (
        choices if isinstance(choices, Value) else ops.stack(ops.broadcast_tensors(*choices))
    )
    count = stacked.shape[0]
    number = ops.cast(self, "int64")
    if mode == "wrap":
        number = ops.floor_mod(number, count)
    elif mode == "clip":
        number = ops.clamp(number, 0, count - 1)
    elif mode != "raise":
        raise ArgumentValueError.of("choose(mode)", "'raise', 'wrap' or 'clip'", repr(mode))
    shape = np.broadcast_shapes(self.shape, stacked.shape[1:])
    index = ops.broadcast_to(number, shape=shape)
    parts = ops.broadcast_to(stacked, shape=(count, *shape))
    return ops.squeeze(ops.gather_elements(parts, 0, ops.expand_dims(index, 0)), 0)


def element_size(self: Any) -> Any:
    """Bytes of one element."""
    return self.itemsize


def stride(self: Any, dim: Any = None) -> Any:
    """Elements from one to the next along each axis, or along one."""
    found = [step // self.itemsize for step in self.strides]
    return found if dim is None else found[dim]


def is_contiguous(self: Any) -> Any:
    """Whether the elements lie in C order, end to end."""
    return self.array.flags.c_contiguous


def is_signed(self: Any) -> Any:
    """Whether the number type has negative numbers."""
    return self.array.dtype.kind in "ifcV"


def data_ptr(self: Any) -> Any:
    """The address of the first element in memory."""
    array = self.array
    return array.ctypes.data if isinstance(array, np.ndarray) else array.data.ptr


def requires_grad_(self: Any, requires_grad: Any = True) -> Any:
    """The tensor itself: gradients are asked for by `grad`, with respect to any tensor."""
    return self


def argmax_with_value(self: Any, axis: Any = 0, keep_dims: Any = False) -> Any:
    """The largest along an axis, and where they stand."""
    return ops.max(self, axis, keep_dims)


def argmin_with_value(self: Any, axis: Any = 0, keep_dims: Any = False) -> Any:
    """The smallest along an axis, and where they stand."""
    return ops.min(self, axis, keep_dims)


def sum_to_size(self: Any, *size: Any) -> Any:
    """The sum along the axes that a shape lacks or has of length 1."""
    shape = _numbers(size)
    if np.broadcast_shapes(self.shape, shape) != self.shape:
        expected = f"a shape that broadcasts to {self.shape}"
        raise ShapeError.of("sum_to_size", expected, shape)
    return sum_to(self, shape=shape)


def allclose(
    self: Any, other: Any, rtol: Any = 1e-05, atol: Any = 1e-08, equal_nan: Any = False
) -> Any:
    """Whether all elements are close to those of another tensor."""
    return bool(ops.isclose(self, other, rtol, atol, equal_nan).array.all())


def itemset(self: Any, *args: Any) -> Any:
    """The tensor with one element replaced: the only one, or that at an index given first."""
    made = ops.deepcopy(self)
    index = () if len(args) == 1 else args[0]
    if isinstance(index, int):
        index = tuple(int(k) for k in np.unravel_index(index, self.shape))
    assign(made, index, args[-1])
    return made


def round(self: Any, decimals: Any = 0) -> Any:
    """The nearest whole number, of two equally near the even one; or to so many decimals."""
    return ops.round(self, decimals=decimals)


def register_hook(self: Any, hook: Callable[[Any], Any]) -> RemovableHook:
    """Call `hook(gradient)` with the gradient of this tensor when it is known.

    What the hook returns, if anything, goes on in place of the gradient. It is called for what is
    computed inside a differentiated function, for its inputs, and for parameters; elsewhere no
    gradient is computed.

    Raises:
        StateError: On the way back: if the function returns something else than a tensor or None.

    >>> import engine
    >>> def function(x):
    ...     y = x * 2.0
    ...     y.register_hook(lambda gradient: gradient * 10.0)
    ...     return y.sum()
    >>> engine.grad(function)(engine.Tensor([1.0])).asnumpy()
    array([20.], dtype=float32)

    """
    return hooked(self, hook)


def _numbers(given: tuple) -> tuple:
    return tuple(given[0]) if len(given) == 1 and isinstance(given[0], tuple | list) else given
