"""`x.sum()`, `x.reshape(…)` and the others: operators whose first argument is the tensor."""

from __future__ import annotations

import functools
from typing import Any

from engine import ops

from . import assigning, conversion, drawing, exchange, overloads, own_methods, shaping, storage
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
    for module in (overloads, conversion, drawing, shaping, own_methods):
        for name, method in module.METHODS.items():
            setattr(kind, name, method)
    kind.triangular_solve = triangular_solve
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
