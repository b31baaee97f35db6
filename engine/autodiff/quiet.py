"""No word about numbers beyond an operator's domain: infinity or NaN comes, as on a GPU.

NumPy keeps what `np.errstate` sets in a context variable. To set that takes a quarter of a
microsecond, such a block three times as long; it is found by what a block changes. Should a later
NumPy keep it elsewhere, operators complain as NumPy does, and their contract test says so.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from contextvars import ContextVar, copy_context
from typing import Any, ParamSpec, TypeVar

import numpy as np

from .tape import Holding

P = ParamSpec("P")
T = TypeVar("T")


def _silence() -> tuple[ContextVar[Any], Any]:
    """NumPy's variable, and what it holds when nothing is said."""
    with np.errstate(all="ignore"):
        inside = copy_context()
    outside = copy_context()
    changed = [(kept, value) for kept, value in inside.items() if outside.get(kept) is not value]
    return changed[0] if changed else (ContextVar("nowhere", default=None), None)


_complaints, SILENT = _silence()

complaints = _complaints.get  # SILENT inside of a block, and of an operator
silence, as_before = _complaints.set, _complaints.reset


def quiet() -> Holding[Any]:
    """Let NumPy say nothing of overflow, division by zero and the like inside the block.

    For array code outside of operators, which see to it themselves. After the block NumPy
    complains as its user wants.
    """
    return Holding(_complaints, SILENT)


def quietly(function: Callable[P, T]) -> Callable[P, T]:
    """The function inside of such a block."""

    @functools.wraps(function)
    def silent(*args: P.args, **kwargs: P.kwargs) -> T:
        before = silence(SILENT)
        try:
            return function(*args, **kwargs)
        finally:
            as_before(before)

    return silent
