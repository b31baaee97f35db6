"""Running averages of float32, moved in place by a program over elements: NumPy's bits."""

from __future__ import annotations

import functools
from typing import Any

from .arrays import is_plain
from .calls import Call
from .elements import Builder, Elements, Shape

__all__ = ["moved_average_call"]


@functools.cache
def _program() -> Elements:
    build = Builder()
    kept, delta = build.array(), build.array()
    stays, comes = build.number(), build.number()
    own, other = build.apply("mul", kept, stays), build.apply("mul", delta, comes)
    build.store(build.apply("add", own, other), kept)
    return Elements(build.program())


def moved_average_call(kept: Any, delta: Any) -> Call | None:
    """`kept` times one number and `delta` times another, added up in `kept`; its two numbers.

    None: not here, or not as arrays lie.
    """
    if not is_plain(kept, delta) or kept.size != delta.size or not kept.size:
        return None
    if not (kept.flags.c_contiguous and delta.flags.c_contiguous and kept.flags.writeable):
        return None
    shape = Shape(1, kept.size, (kept.size, kept.size))
    return _program().of(shape).call([kept.reshape(-1), delta.reshape(-1)])
