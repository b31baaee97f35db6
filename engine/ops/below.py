"""What lies below a sliding window: its largest, its sum, one of its elements; and the ways back.

The window says how many axes it slides over.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend import xp_of
from engine.backend.kernels import pooling
from engine.backend.kernels.window import (
    Window,
    batch_innermost,
    batch_outermost,
    flat_windows,
    lowest,
)
from engine.backend.native import pooling as native_pooling


def _pooled_spec(x: Spec, *_others: Spec, window: Window) -> Spec:
    return Spec((*x.shape[:2], *window.positions(*x.shape[2:])), x.dtype)


def _index_spec(x: Spec, out: Spec, window: Window) -> Spec:
    return Spec(out.shape, _index_dtype(window))


def _index_dtype(window: Window) -> Any:
    return np.min_scalar_type(math.prod(window.kernel))


def _image_spec(g: Spec, *_others: Spec, window: Window, size: Any) -> Spec:
    return Spec((*g.shape[:2], *size), g.dtype)


@primitive(infer=_pooled_spec, kind="window", mindspore="MaxPool")
def window_max(x: Any, window: Any = None) -> Any:
    """The largest below each position; the first of equal ones gets the gradient."""
    return batch_outermost(flat_windows(x, window, lowest(x.dtype)).max(-1))


@primitive(infer=_index_spec, kind="window")
def window_index(x: Any, out: Any, window: Any = None) -> Any:
    """Which element of the window the largest is, row by row from 0."""
    indices = flat_windows(x, window, lowest(x.dtype)).argmax(-1)
    return batch_outermost(indices.astype(_index_dtype(window)))


@primitive(infer=_pooled_spec, kind="window", moves=True)
def window_take(x: Any, indices: Any, window: Any = None) -> Any:
    """The element at an index of the window, at each position."""
    where = batch_innermost(indices)[..., None].astype(np.int64)
    return batch_outermost(xp_of(x).take_along_axis(flat_windows(x, window), where, -1)[..., 0])


@primitive(infer=_image_spec, kind="window")
def window_put(g: Any, indices: Any, window: Any = None, size: Any = ()) -> Any:
    """Numbers put back to where `window_take` took them, summed."""
    return pooling.put_at(g, indices, size, window)


@primitive(infer=_pooled_spec, kind="window", linear="all", mindspore="AvgPool")
def window_sum(x: Any, window: Any = None) -> Any:
    """The sum below each position."""
    return batch_outermost(flat_windows(x, window).sum(-1, dtype=x.dtype))


@primitive(infer=_image_spec, kind="window")
def window_spread(g: Any, window: Any = None, size: Any = ()) -> Any:
    """Numbers added to all that lies below each position."""
    return pooling.spread_below(g, size, window)


@window_index.form(device="CPU", provider="numpy")
def _index_in_numpy(x: Any, out: Any, window: Any = None) -> Any:
    if out.dtype.kind in "fV" and np.isnan(out).any():  # equal to nothing, so never found
        return window_index.reference(x, out, window)
    return pooling.index_of_largest(x, out, window)


window_max.form(device="CPU", provider="numpy")(pooling.largest_below)
window_sum.form(device="CPU", provider="numpy")(pooling.sum_below)


@window_max.form(device="CPU", provider="native")
def _largest_natively(x: Any, window: Any = None) -> Any:
    out = native_pooling.largest_below(x, window)
    return window_max.forms.after("native")(x, window) if out is None else out


@window_index.form(device="CPU", provider="native")
def _index_natively(x: Any, out: Any, window: Any = None) -> Any:
    indices = native_pooling.index_of_largest(x, out, window)
    return window_index.forms.after("native")(x, out, window) if indices is None else indices


@window_sum.form(device="CPU", provider="native")
def _sum_natively(x: Any, window: Any = None) -> Any:
    out = native_pooling.sum_below(x, window)
    return window_sum.forms.after("native")(x, window) if out is None else out


@window_put.form(device="CPU", provider="native")
def _put_natively(g: Any, indices: Any, window: Any = None, size: Any = ()) -> Any:
    out = native_pooling.put_at(g, indices, tuple(size), window)
    return window_put.forms.after("native")(g, indices, window, size) if out is None else out


@window_spread.form(device="CPU", provider="native")
def _spread_natively(g: Any, window: Any = None, size: Any = ()) -> Any:
    out = native_pooling.spread_below(g, tuple(size), window)
    return window_spread.forms.after("native")(g, window, size) if out is None else out


_WINDOWS = (
    Window((2, 2), (2, 2)),
    Window((3, 2), (1, 2), (1, 1, 0, 1)),
    Window((2, 2), (1, 1), (0, 0, 0, 0), (2, 1)),
    Window((3,), (2,), (1, 1)),
    Window((2, 1, 2), (2, 1, 1), (1, 0, 0, 0, 0, 1), (1, 1, 2)),
)
_SIZE = {1: (6,), 2: (5, 4), 3: (3, 2, 3)}


def _pooled_examples(rng: np.random.Generator) -> Any:
    for window in _WINDOWS:
        yield (rng.standard_normal((2, 2, *_SIZE[len(window.kernel)])),), {"window": window}


def _index_examples(rng: np.random.Generator) -> Any:
    for window in _WINDOWS:
        x = rng.standard_normal((2, 2, *_SIZE[len(window.kernel)]))
        yield (x, window_max.reference(x, window)), {"window": window}


def _take_examples(rng: np.random.Generator) -> Any:
    for (x, out), attrs in _index_examples(rng):
        yield (x, window_index(x, out, **attrs)), attrs


def _put_examples(rng: np.random.Generator) -> Any:
    for (_, indices), attrs in _take_examples(rng):
        size = _SIZE[len(attrs["window"].kernel)]
        yield (rng.standard_normal(indices.shape), indices), attrs | {"size": size}


def _spread_examples(rng: np.random.Generator) -> Any:
    for window in _WINDOWS:
        size = _SIZE[len(window.kernel)]
        g = rng.standard_normal((2, 2, *window.positions(*size)))
        yield (g,), {"window": window, "size": size}


def _size(x: Any) -> tuple[int, ...]:
    return tuple(x.shape[2:])


defvjp(
    window_max,
    lambda g, out, x, window: window_put(
        g, window_index(x, out, window=window), window=window, size=_size(x)
    ),
    examples=_pooled_examples,
)
defvjp(window_index, examples=_index_examples)
defvjp(
    window_take,
    lambda g, out, x, indices, window: window_put(g, indices, window=window, size=_size(x)),
    None,
    examples=_take_examples,
)
defvjp(
    window_put,
    lambda g, out, part, indices, window, size: window_take(g, indices, window=window),
    None,
    examples=_put_examples,
)
defvjp(
    window_sum,
    lambda g, out, x, window: window_spread(g, window=window, size=_size(x)),
    examples=_pooled_examples,
)
defvjp(
    window_spread,
    lambda g, out, part, window, size: window_sum(g, window=window),
    examples=_spread_examples,
)
