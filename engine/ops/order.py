"""Elements in order of size."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend import xp_of

from .cast import cast
from .indexing import gather_elements
from .joining import part_of

__all__ = ["argsort", "sort", "topk"]


@primitive(infer=lambda x, **attrs: Spec(x.shape, np.dtype(np.int64)))
def order_of(x: Any, axis: int = -1, descending: bool = False) -> Any:
    """The indices that sort `x` along `axis`; equal ones stay in order."""
    xp = xp_of(x)
    if not descending:
        return xp.argsort(x, axis=axis, kind="stable")
    backwards = xp.argsort(xp.flip(x, axis), axis=axis, kind="stable")
    return xp.flip(x.shape[axis] - 1 - backwards, axis)


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 4)),), {"axis": 1, "descending": True}
    yield (rng.integers(0, 2, (4, 2)).astype(np.float64),), {"axis": 0}


defvjp(order_of, examples=_examples)


def argsort(input: Any, axis: int = -1, descending: bool = False) -> Any:
    """The indices that sort the tensor along `axis`, int32."""
    indices = order_of(input, axis=axis % len(input.shape), descending=descending)
    return cast(indices, np.int32)


def sort(input_x: Any, axis: int = -1, descending: bool = False) -> Any:
    """The tensor sorted along `axis`, and the indices that sort it, int32.

    >>> import engine
    >>> values, indices = sort(engine.Tensor([3.0, 1.0, 2.0]))
    >>> values.asnumpy(), indices.asnumpy()
    (array([1., 2., 3.], dtype=float32), array([1, 2, 0], dtype=int32))
    """
    indices = argsort(input_x, axis, descending)
    return gather_elements(input_x, axis % len(input_x.shape), indices), indices


def topk(
    input: Any, k: int, dim: int | None = None, largest: bool = True, sorted: bool = True
) -> Any:
    """The `k` largest (or smallest) along `dim`, largest first, and their indices, int32.

    `dim` is the last axis unless given. The results are sorted whether or not `sorted` asks.
    """
    axis = (-1 if dim is None else dim) % len(input.shape)
    indices = part_of(argsort(input, axis, largest), axis=axis, start=0, stop=k)
    return gather_elements(input, axis, indices), indices
