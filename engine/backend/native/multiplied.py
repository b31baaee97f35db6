"""Products of matrices of float32 by the kernel that suits their lengths: tiles, or vectors.

Lengths alone decide it, so the bits of a product do not depend on how its arrays lie, on threads,
or on whether a step is planned.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from .calls import Call
from .copies import copied_call
from .moves import Adam, Momentum
from .products import panels_call, panels_of
from .products import product as vector_product
from .products import product_call as vector_product_call
from .products import product_moved_call as vector_product_moved_call
from .split_products import (
    packed_call,
    packed_of,
    split_product,
    split_product_call,
    split_product_moved_call,
    takes,
)

__all__ = ["Kept", "kept_of", "product", "product_call", "product_moved_call"]


def product(x: Any, y: Any, bias: Any = None, relu: bool = False) -> np.ndarray | None:
    """`x @ y` of arrays of at least two axes; None where NumPy must do.

    Args:
        x: (…, rows, depth) of float32, lying in any way.
        y: (…, depth, columns) alike; both have the same leading axes, or it has none.
        bias: Is added to the product, one number a column, contiguous.
        relu: Whether what is then below 0 becomes 0.

    Returns:
        (…, rows, columns), contiguous.

    """
    if not _is_for_tiles(x, y):
        return vector_product(x, y, bias, relu)
    made = split_product(x.reshape(-1, x.shape[-1]), y, bias, relu)
    if made is None:
        return vector_product(x, y, bias, relu)
    return made.reshape(*x.shape[:-1], y.shape[1])


def product_call(
    x: Any, y: Any, out: Any, bias: Any = None, relu: bool = False, *, is_alone: bool = False
) -> Call | None:
    """The call that puts `product(x, y)` into `out`; None where NumPy must do.

    Args:
        x: As `product` takes it.
        y: Alike.
        out: Of the product's shape, contiguous; of pairs either rows or columns are.
        bias: Is added to the product, one number a column, before it is stored.
        relu: Whether what is then below 0 becomes 0.
        is_alone: Whether one thread makes it, beside others that have other work.

    """
    if _is_for_tiles(x, y):
        left, made = _flat(x), _flat(out)
        if left is None or made is None:
            return None
        call = split_product_call(left, y, made, bias, relu, is_alone=is_alone)
        if call is not None:
            return call
    return vector_product_call(x, y, out, bias, relu, is_alone=is_alone)


def product_moved_call(x: Any, y: Any, out: Any, step: Momentum | Adam) -> Call | None:
    """The call that moves by an optimizer's step against the gradient `product(x, y)`.

    Its bits are those of `product_call` and of `momentum_call` or `adam_call` behind it. None where
    those must do. Its numbers are the step's: the rate and the momentum, or the rate, both betas
    and epsilon.

    Args:
        x: As `product` takes it, of two axes.
        y: Alike.
        out: Contiguous, of the product's shape; what it holds then is of no use.
        step: What is moved, contiguous and of the product's shape, and in memory of its own.

    """
    call = split_product_moved_call(x, y, out, step) if _is_for_tiles(x, y) else None
    return vector_product_moved_call(x, y, out, step) if call is None else call


class Kept(NamedTuple):
    """A right matrix that is copied once for many products, as kernels read it."""

    shape: tuple[int, ...]
    """Of the copy, of float32."""
    copied: Callable[[Any], Call | None]
    """What makes it, given memory."""
    call: Callable[..., Call | None]
    """A product of one thread, given x, y, the copy, out, bias, relu=..."""


def kept_of(x: Any, y: Any) -> Kept | None:
    """How a right matrix is copied for products of parts of `x` with it; None where it is not.

    Args:
        x: (…, rows, depth): all rows of the products.
        y: (depth, columns).

    """
    if y.ndim != 2:
        return None
    packed = packed_of(math.prod(x.shape[:-1]), y)
    if packed is not None:
        return Kept((packed.numbers,), packed.call, _of_packed)
    panels = panels_of(y) if x.ndim == 2 else None
    return None if panels is None else Kept(panels.shape, partial(copied_call, panels), _of_panels)


def _of_packed(
    x: Any, y: Any, packed: Any, out: Any, bias: Any = None, *, relu: bool = False
) -> Call | None:
    left, made = _flat(x), _flat(out)
    if left is None or made is None:
        return None
    return packed_call(left, y, packed, made, bias, relu=relu)


def _of_panels(
    x: Any, y: Any, panels: Any, out: Any, bias: Any = None, *, relu: bool = False
) -> Call | None:
    return panels_call(x, panels, out, bias, relu=relu)


def _is_for_tiles(x: Any, y: Any) -> bool:
    return y.ndim == 2 and takes(math.prod(x.shape[:-1]), x.shape[-1], y.shape[1])


def _flat(x: Any) -> Any:
    """An array as a matrix; None where that is a copy, which would keep what stood there."""
    flat = x.reshape(-1, x.shape[-1])
    return flat if np.may_share_memory(flat, x) else None
