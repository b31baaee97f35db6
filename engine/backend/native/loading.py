"""Kernels out of their library, once they are known to be right on this machine."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from insight import native
from insight.native.ahead import sooner, together
from insight.native.checked import passes
from insight.native.functions import Library

from .registers import are_wide

__all__ = ["checked", "needed_by", "unchecked"]

K = TypeVar("K")

_CONVOLUTIONS = frozenset({"convolve", "convolve_back", "convolve_weight"})

# What every training needs comes first, and of that what takes longest.
together("elements", "products", "pool", "rows", "copies", "pooling", "steps", "convolution")


def needed_by(primitives: Iterable[str]) -> None:
    """Let what some operators need, and few others do, be compiled with the first of all."""
    if not _CONVOLUTIONS.isdisjoint(primitives):
        sooner("convolution")


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
