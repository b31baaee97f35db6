"""Parts of a tensor by index, and putting parts back."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of
from engine.backend.kernels.scatter import scatter_add

from .arrangement import moveaxis
from .broadcasting import broadcast_to
from .comparison import where

__all__ = [
    "gather",
    "gather_d",
    "gather_elements",
    "gather_nd",
    "getitem",
    "index_select",
    "masked_fill",
    "masked_select",
    "nonzero",
    "one_hot",
]


def _plain(index: Any) -> Any:
    """An index without values in it: tensors become their arrays."""
    if isinstance(index, tuple):
        return tuple(_plain(part) for part in index)
    if isinstance(index, list):
        return np.asarray([_plain(part) for part in index])
    return index.array if isinstance(index, Value) else index


def _taken_spec(x: Spec, index: Any) -> Spec:
    sample = np.broadcast_to(np.zeros((), np.int8), x.shape)
    return Spec(sample[index].shape, x.dtype)


@primitive(infer=_taken_spec)
def taken(x: Any, index: Any = ()) -> Any:
    """`x[index]` for any NumPy index."""
    return x[index]


@primitive(infer=lambda g, index, shape: Spec(tuple(shape), g.dtype))
def put_back(g: Any, index: Any = (), shape: tuple[int, ...] = ()) -> Any:
    """Zeros of `shape` with `g` added at `index`; what is hit twice is summed."""
    out = xp_of(g).zeros(shape, g.dtype)
    scatter_add(out, index, g)
    return out


def _taken_rule(g: Any, out: Any, x: Any, index: Any) -> Any:
    return put_back(g, index=index, shape=tuple(x.shape))


def _put_rule(g: Any, out: Any, part: Any, index: Any, shape: Any) -> Any:
    return taken(g, index=index)


def _taken_examples(rng: np.random.Generator) -> Any:
    x = rng.standard_normal((3, 4))
    yield (x,), {"index": (slice(0, 2), 1)}
    yield (x,), {"index": (np.array([0, 2, 0]),)}


def _put_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((3, 4)),), {"index": (np.array([0, 1, 0]),), "shape": (2, 4)}


defvjp(taken, _taken_rule, examples=_taken_examples)
defvjp(put_back, _put_rule, examples=_put_examples)


def getitem(x: Any, index: Any) -> Any:
    """`x[index]`: numbers, slices, None, ..., lists, and tensors of numbers or truth values."""
    return taken(x, index=_plain(index))


def gather(input_params: Any, input_indices: Any, axis: int = 0, batch_dims: int = 0) -> Any:
    """The slices of `input_params` along `axis` that `input_indices` names.

    `batch_dims` leading axes are common to both and indexed together.
    """
    indices = _plain(input_indices)
    axis %= len(input_params.shape)
    if batch_dims == 0:
        return taken(input_params, index=(slice(None),) * axis + (indices,))
    xp = xp_of(indices)
    lead = tuple(
        xp.arange(n).reshape((-1,) + (1,) * (indices.ndim - k - 1))
        for k, n in enumerate(indices.shape[:batch_dims])
    )
    between = (slice(None),) * (axis - batch_dims)
    return taken(input_params, index=(*lead, *between, indices))


def gather_elements(input: Any, dim: int, index: Any) -> Any:
    """For each number in `index`, the element of `input` with that number along `dim`."""
    indices = _plain(index)
    xp, rank = xp_of(indices), indices.ndim
    every = [
        xp.arange(length).reshape([-1 if axis == k else 1 for axis in range(rank)])
        for k, length in enumerate(indices.shape)
    ]
    every[dim] = indices
    return taken(input, index=tuple(every))


gather_d = gather_elements


def gather_nd(input_x: Any, indices: Any) -> Any:
    """The elements or slices whose indices stand in the last axis of `indices`.

    >>> import engine
    >>> gather_nd(engine.Tensor([[1, 2], [3, 4]]), engine.Tensor([[0, 1], [1, 0]])).asnumpy()
    array([2, 3])
    """
    found = _plain(indices)
    return taken(input_x, index=tuple(found[..., k] for k in range(found.shape[-1])))


def index_select(input: Any, axis: int, index: Any) -> Any:
    """The slices along `axis` that a vector of numbers names."""
    return gather(input, index, axis)


def masked_select(input: Any, mask: Any) -> Any:
    """The elements where the mask is true, as a vector; both broadcast together.

    >>> import engine
    >>> masked_select(engine.Tensor([1.0, 2.0]), engine.Tensor([False, True])).asnumpy()
    array([2.], dtype=float32)
    """
    kept = _plain(mask)
    shape = np.broadcast_shapes(input.shape, kept.shape)
    return taken(broadcast_to(input, shape=shape), index=xp_of(kept).broadcast_to(kept, shape))


def nonzero(input: Any) -> Any:
    """The places of what is not zero: one row each, int64. No gradient."""
    array = _plain(input)
    xp = xp_of(array)
    return Value.wrap(xp.stack(xp.nonzero(array), axis=-1).astype(np.int64, copy=False))


def masked_fill(input_x: Any, mask: Any, value: Any) -> Any:
    """`value` where the mask is true, `input_x` elsewhere."""
    return where(mask, value, input_x)


@primitive(infer=lambda x, depth, on, off, dtype: Spec((*x.shape, depth), np.dtype(dtype)))
def one_hot_rows(
    indices: Any,
    depth: int = 1,
    on: float = 1.0,
    off: float = 0.0,
    dtype: Any = np.float32,
) -> Any:
    """A new last axis of length `depth` with `on` at each index and `off` elsewhere."""
    xp = xp_of(indices)
    number = np.dtype(dtype).type  # no array: on a GPU each would be a copy
    return xp.where(indices[..., None] == xp.arange(depth), number(on), number(off))


def _one_hot_examples(rng: np.random.Generator) -> Any:
    attrs = {"depth": 4, "on": 1.0, "off": 0.0, "dtype": np.dtype(np.float64)}
    yield (rng.integers(0, 4, (2, 3)),), attrs


defvjp(one_hot_rows, examples=_one_hot_examples)


def one_hot(indices: Any, depth: int, on_value: Any = 1, off_value: Any = 0, axis: int = -1) -> Any:
    """A new axis of length `depth` with `on_value` at each index and `off_value` elsewhere.

    An index outside 0 … depth - 1 gives only `off_value`.

    >>> import engine
    >>> one_hot(engine.Tensor([0, 2]), 3).asnumpy()
    array([[1, 0, 0],
           [0, 0, 1]])
    """
    on = on_value.array if isinstance(on_value, Value) else on_value
    off = off_value.array if isinstance(off_value, Value) else off_value
    dtype = getattr(on, "dtype", None) or (np.int64 if isinstance(on, int) else np.float32)
    out = one_hot_rows(
        indices, depth=int(depth), on=float(on), off=float(off), dtype=np.dtype(dtype)
    )
    return out if axis == -1 else moveaxis(out, -1, axis)
