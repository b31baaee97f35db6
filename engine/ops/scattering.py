"""Values put at places of a tensor that are given by number."""

from __future__ import annotations

from typing import Any

from engine.autodiff import Value
from engine.backend import xp_of

from .arithmetic import add
from .comparison import where
from .indexing import put_back

__all__ = ["scatter_nd", "tensor_scatter_add", "tensor_scatter_update"]


def scatter_nd(indices: Any, updates: Any, shape: Any) -> Any:
    """Zeros with `updates` at the indices in the last axis of `indices`; meeting ones are added.

    >>> import engine
    >>> scatter_nd(engine.Tensor([[0], [2]]), engine.Tensor([1.0, 2.0]), (3,)).asnumpy()
    array([1., 0., 2.], dtype=float32)
    """
    return put_back(updates, index=_index_of(indices), shape=tuple(shape))


def tensor_scatter_add(input_x: Any, indices: Any, updates: Any) -> Any:
    """The tensor with `updates` added at the indices in the last axis of `indices`."""
    return add(input_x, scatter_nd(indices, updates, input_x.shape))


def tensor_scatter_update(input_x: Any, indices: Any, updates: Any) -> Any:
    """The tensor with `updates` instead of what stands at the indices in `indices`.

    Places that are named twice have the sum of their updates.
    """
    array = input_x.array if isinstance(input_x, Value) else input_x
    hit = xp_of(array).zeros(array.shape, bool)
    hit[_index_of(indices)] = True
    return where(hit, scatter_nd(indices, updates, input_x.shape), input_x)


def _index_of(indices: Any) -> tuple[Any, ...]:
    """The index that NumPy takes: one array of numbers for each axis."""
    numbers = indices.array if isinstance(indices, Value) else indices
    return tuple(numbers[..., k] for k in range(numbers.shape[-1]))
