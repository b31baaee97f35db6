"""Kernels out of their library, once they are known to be right on this machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from insight import native
from insight.native.ahead import together
from insight.native.checked import passes
from insight.native.functions import Library

from .registers import are_wide

__all__ = ["checked", "unchecked"]

K = TypeVar("K")

# What takes longest comes first: the others are made beside it.
together("elements", "products", "convolution", "pool", "rows", "copies", "pooling", "steps")


def unchecked(name: str, made: Callable[[Library], K | None]) -> K | None:
    """The kernels of a library, which may be wrong on this machine; None where there are none."""
    library = native.library(name)
    return None if library is None else made(library)


def checked(
    name: str, made: Callable[[Library], K | None], is_right: Callable[[K], bool]
) -> K | None:
    """The kernels of a library; None where there are none, or they compute other than NumPy.

    Args:
        name: Of the library, as its source in `insight/native/src`.
        made: Takes its functions; None where this machine should not use them.
        is_right: Compares them with NumPy, at their first use on a machine.

    """
    kernels = unchecked(name, made)
    if kernels is None:
        return None
    form = "wide" if are_wide() else "narrow"
    return kernels if passes(name, form, lambda: is_right(kernels)) else None
