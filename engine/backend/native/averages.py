"""Running averages moved by a program over elements, with the bits of NumPy's two steps."""

from __future__ import annotations

import functools
from typing import Any

from .arrays import is_plain
from .calls import Call
from .elements import Builder, Elements, Shape

__all__ = ["moved_average_call"]


@functools.cache
def _elements() -> Elements:
    build = Builder()
    kept, delta, stays, comes = build.array(), build.array(), build.number(), build.number()
    share = build.apply("mul", kept, stays)
    build.store(build.apply("add", share, build.apply("mul", comes, delta)), kept)
    return Elements(build.program())


def moved_average_call(kept: Any, delta: Any) -> Call | None:
    """The call that moves `kept` in place; None where NumPy must do.

    Its numbers are the share that stays, and what comes of `delta`.

    Args:
        kept: Contiguous, of float32.
        delta: As many numbers alike.

    """
    if not is_plain(kept, delta) or kept.size != delta.size or not kept.size:
        return None
    if not (kept.flags.carray and delta.flags.c_contiguous):
        return None
    count = kept.size
    rows = [one.reshape(1, count) for one in (kept, delta)]
    return _elements().of(Shape(1, count, (count, count))).call(rows)
