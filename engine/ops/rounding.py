"""Public functions made of several operators that round halves once, as one operator does.

Of halves on the CPU such a function computes in float32 from its first operator to its last, and so
do its gradients. It also takes a third of the conversions.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from engine.autodiff import Value, casting, current_cast
from engine.backend.halves import is_half

from .cast import convert
from .precision import computed_in

ONCE = frozenset(
    {"adaptive_avg_pool1d", "adaptive_avg_pool2d", "adaptive_avg_pool3d", "addbmm"}
    | {"addcdiv", "addcmul", "addmm", "addmv", "addn", "addr", "affine_grid", "avg_pool1d"}
    | {"avg_pool2d", "avg_pool3d", "baddbmm", "batch_norm", "bidense", "binary_cross_entropy"}
    | {"binary_cross_entropy_with_logits", "cdist", "celu", "cholesky_inverse"}
    | {"cholesky_solve", "clip_by_global_norm", "clip_by_norm", "conv1d", "conv2d", "conv3d"}
    | {"conv_transpose1d", "conv_transpose2d", "conv_transpose3d", "cosine_embedding_loss"}
    | {"cosine_similarity", "cross", "cross_entropy", "deg2rad", "diff", "einsum", "elu"}
    | {"gaussian_nll_loss", "glu", "grid_sample", "group_norm", "hardshrink"}
    | {"hardtanh", "hinge_embedding_loss", "huber_loss", "index_put", "instance_norm"}
    | {"interpolate", "kl_div", "l1_loss", "layer_norm", "lerp", "logcumsumexp", "logit"}
    | {"lp_pool1d", "lp_pool2d", "lrn", "lstsq", "margin_ranking_loss", "matrix_power"}
    | {"mish", "mse_loss", "multi_margin_loss", "multilabel_margin_loss"}
    | {"multilabel_soft_margin_loss", "mvlgamma", "nll_loss", "norm", "normalize", "orgqr"}
    | {"ormqr", "pdist", "poisson_nll_loss", "polar", "quantile", "rad2deg", "renorm", "scatter"}
    | {"selu", "sinc", "smooth_l1_loss", "soft_margin_loss", "softshrink", "softsign", "std"}
    | {"std_mean", "stft", "subtract", "swiglu", "tanhshrink", "tensor_scatter_add"}
    | {"tensor_scatter_sub", "trapz", "triplet_margin_loss", "var", "var_mean", "vecdot"}
    | {"xlogy"}
)

# Their result has the type of the first input, whatever the others have.
OF_THE_FIRST = frozenset({"batch_norm", "group_norm", "instance_norm", "layer_norm"})

_WRITTEN = ("running_mean", "running_var")  # in place, so that a copy would not do

_SEVERAL = frozenset({list, tuple})
_FLOAT32 = np.dtype(np.float32)


def rounding(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, which rounds once what it makes of halves."""
    names = list(inspect.signature(function).parameters)
    written = frozenset(k for k, name in enumerate(names) if name in _WRITTEN)
    leads = function.__name__ in OF_THE_FIRST

    @functools.wraps(function)
    def once(*args: Any, **kwargs: Any) -> Any:
        if current_cast() is None:
            for one in (*args, *kwargs.values()) if kwargs else args:
                if isinstance(one, Value):
                    if one.array.itemsize == 2:
                        break
                elif one.__class__ in _SEVERAL and _arrays_in(one):
                    break
            else:
                return function(*args, **kwargs)
        arrays = list(_arrays((*args, *kwargs.values())))
        half = _half_of(arrays[:1] if leads else arrays)
        if half is None or kwargs.get("dtype") is not None or not all(map(_on_cpu, arrays)):
            return function(*args, **kwargs)
        asked = current_cast() and half
        wide = [one if k in written else _widened(one, asked) for k, one in enumerate(args)]
        named = {
            name: one if name in _WRITTEN else _widened(one, asked) for name, one in kwargs.items()
        }
        with casting(None):
            return _rounded(function(*wide, **named), half)

    return once


def _on_cpu(array: Any) -> bool:
    return isinstance(array, np.ndarray)


def _arrays(given: Any) -> Iterator[Any]:
    """The arrays of floating values, also of those in a tuple or list."""
    if isinstance(given, Value):
        if given.array.dtype.kind in "fcV":
            yield given.array
    elif given.__class__ in _SEVERAL:
        for one in given:
            yield from _arrays(one)


def _arrays_in(given: Any) -> bool:
    return any(isinstance(one, Value) or one.__class__ in _SEVERAL for one in given)


def _half_of(arrays: list[Any]) -> Any:
    """The half that is asked for, or that all arrays are of; else None."""
    cast = current_cast()
    if cast is None:
        dtypes = {array.dtype for array in arrays}
    else:
        asked = computed_in()
        dtypes = set() if asked is None else {asked.numpy}
    return next(iter(dtypes)) if len(dtypes) == 1 and all(map(is_half, dtypes)) else None


def _widened(given: Any, asked: Any) -> Any:
    """Halves as float32; where a half is asked for, all floating values as float32 of that."""
    if isinstance(given, Value):
        dtype = given.array.dtype
        if dtype.kind not in "fV":
            return given
        if asked is not None:
            given = convert(given, dtype=asked)
        return convert(given, dtype=_FLOAT32) if is_half(given.array.dtype) else given
    if given.__class__ in _SEVERAL:
        return type(given)(_widened(one, asked) for one in given)
    return given


def _rounded(out: Any, half: Any) -> Any:
    if isinstance(out, Value):
        return convert(out, dtype=half) if out.array.dtype == _FLOAT32 else out
    if out.__class__ in _SEVERAL:
        return type(out)(_rounded(one, half) for one in out)
    return out
