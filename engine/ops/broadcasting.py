"""Axes repeated, and the sums that undo it: what gradients of operators that broadcast need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend import xp_of
from engine.backend.native import reductions
from engine.errors import ShapeError
from engine.typed import Tensor

from .cast import cast
from .promotion import total_of

__all__ = ["broadcast_tensors", "broadcast_to", "expand", "expand_as"]


@primitive(infer=lambda x, shape: Spec(tuple(shape), x.dtype), linear="all")
def sum_to(x: Any, shape: tuple[int, ...] = ()) -> Any:
    """The sum over the axes along which `shape` was broadcast to the shape of `x`."""
    extra = x.ndim - len(shape)
    axes = tuple(range(extra)) + tuple(
        extra + k for k, n in enumerate(shape) if n == 1 and x.shape[extra + k] != 1
    )
    return (total_of(x, axes) if axes else x).reshape(shape)


@sum_to.form(device="CPU", provider="native")
def _sum_natively(x: Any, shape: tuple[int, ...] = ()) -> Any:
    out = reductions.sum_to(x, shape) if x.size >= reductions.LEAST else None
    return sum_to.forms.after("native")(x, shape=shape) if out is None else out


def _whole_shape(own: tuple[int, ...], shape: Any) -> tuple[int, ...]:
    """The shape to broadcast to, -1 where an axis stays."""
    lead = len(shape) - len(own)
    fitting = lead >= 0 and -1 not in tuple(shape)[:lead]
    if fitting:
        pairs = zip(own, tuple(shape)[lead:], strict=True)
        fitting = all(m in {n, -1} or n == 1 for n, m in pairs)
    if not fitting:
        raise ShapeError.of("broadcast_to", f"what {own} broadcasts to", tuple(shape))
    return tuple(int(own[k - lead]) if n == -1 else int(n) for k, n in enumerate(shape))


@primitive(
    infer=lambda x, shape: Spec(_whole_shape(x.shape, shape), x.dtype),
    linear="all",
    moves=True,
    as_given=True,
)
def broadcast_to(input: Tensor, shape: Sequence[int] = ()) -> Tensor:
    """The tensor repeated along new and length-1 axes to `shape`; -1 keeps an axis.

    Raises:
        ShapeError: If it does not broadcast to that shape.

    >>> import engine
    >>> broadcast_to(engine.Tensor([1, 2]), (2, -1)).asnumpy()
    array([[1, 2],
           [1, 2]])

    """
    full = _whole_shape(input.shape, shape) if -1 in shape else shape
    try:
        return xp_of(input).broadcast_to(input, full)
    except ValueError:
        raise ShapeError.of("broadcast_to", f"what {input.shape} broadcasts to", shape) from None


def expand(input_x: Tensor, size: Sequence[int]) -> Tensor:
    """The tensor repeated along new and length-1 axes to `size`; -1 keeps an axis."""
    return broadcast_to(input_x, shape=tuple(size))


def expand_as(input: Tensor, other: Tensor) -> Tensor:
    """The tensor repeated to the shape of another."""
    return broadcast_to(input, shape=tuple(other.shape))


def broadcast_tensors(*inputs: Tensor) -> tuple[Tensor, ...]:
    """The tensors repeated to the shape that all broadcast to.

    Raises:
        ShapeError: If there is none.

    >>> import engine
    >>> [x.shape for x in broadcast_tensors(engine.ops.ones((2, 1)), engine.ops.ones((3,)))]
    [(2, 3), (2, 3)]

    """
    try:
        shape = np.broadcast_shapes(*(tuple(x.shape) for x in inputs))
    except ValueError:
        shapes = [tuple(x.shape) for x in inputs]
        raise ShapeError.of("broadcast_tensors", "shapes that fit together", shapes) from None
    return tuple(broadcast_to(x, shape=shape) for x in inputs)


def sum_like(g: Any, x: Any) -> Any:
    """The gradient `g` of a broadcast `x`: summed to its shape, in its dtype."""
    if not hasattr(x, "shape"):
        return g  # a Python number; nobody differentiates with respect to it
    if g.shape != x.shape:
        g = sum_to(g, shape=tuple(x.shape))
    return g if g.dtype == x.dtype else cast(g, x.dtype)


def _sum_to_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3, 4)),), {"shape": (3, 1)}
    yield (rng.standard_normal((2, 3)),), {"shape": ()}


def _broadcast_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((3, 1)),), {"shape": (2, 3, 4)}


defvjp(
    sum_to,
    lambda g, out, x, shape: broadcast_to(g, shape=tuple(x.shape)),
    examples=_sum_to_examples,
)
defvjp(
    broadcast_to,
    lambda g, out, x, shape: sum_to(g, shape=tuple(x.shape)),
    examples=_broadcast_examples,
)
