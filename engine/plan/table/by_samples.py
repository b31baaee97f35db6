"""What of a unit is computed of some samples, for `Abreast` to put it beside others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine.backend.native.calls import Call
from engine.backend.native.elements import Elements, Program, Shape
from engine.backend.native.multiplied import kept_of, product_call

from .abreast import PARTS, Abreast, Part
from .spans import Extent
from .work import Work

__all__ = ["add_chain", "add_product"]

_LEAST_ROWS = 64  # of a part, which repay the copy of a matrix that all parts read
_BY_SAMPLE = frozenset({Extent.FULL, Extent.ROW})

Numbers = Sequence[float | int]


def add_chain(
    abreast: Abreast,
    whole: Call,
    program: Program,
    extents: Sequence[Extent],
    arrays: Sequence[np.ndarray],
    numbers: Numbers,
) -> bool:
    """A program of all rows; False where it puts numbers of several samples together.

    Args:
        abreast: What it is added to.
        whole: Its call for all rows.
        program: What is computed.
        extents: Of its arrays; those that it writes come last.
        arrays: In the same order, as matrices and rows.
        numbers: As a table takes them.

    """
    written = len(extents) - len(program.outputs)
    if not _BY_SAMPLE.issuperset(extents[written:]):
        return False
    rows = next(x.shape[0] for x, one in zip(arrays, extents, strict=True) if one is Extent.FULL)
    if rows == 1 and {*extents} <= {Extent.FULL, Extent.ONE}:
        if arrays[written].size % PARTS:
            return False
        arrays = [
            x.reshape(PARTS, -1) if one is Extent.FULL else x
            for x, one in zip(arrays, extents, strict=True)
        ]
    elements = Elements(program)

    def call_of(parts: Sequence[Any]) -> Call | None:
        full = next(x for x, one in zip(parts, extents, strict=True) if one is Extent.FULL)
        rows, columns = full.shape
        strides = tuple([columns if one is Extent.FULL else 1 for one in extents])
        return elements.of(Shape(rows, columns, strides)).call(parts)

    taken = [
        Part(x, one in _BY_SAMPLE, k >= written)
        for k, (x, one) in enumerate(zip(arrays, extents, strict=True))
    ]
    return abreast.take(whole, taken, call_of, numbers)


def add_product(
    work: Work,
    aside: Callable[[tuple[int, ...]], tuple[np.ndarray, Callable[[], None]]],
    whole: Call,
    arrays: Sequence[Any],
    *,
    relu: bool = False,
) -> bool:
    """A product, with what follows it; False of few rows, and of what is no matrix.

    Args:
        work: To whose units abreast it is added.
        aside: Memory of some shape, and what leaves it.
        whole: Its call for all rows.
        arrays: Both sides, the result, and a bias where there is one.
        relu: Whether it is rectified.

    """
    x, y, out, *bias = arrays
    if x.ndim < 2 or y.ndim < 2 or (x.ndim == 2 and x.shape[0] < _LEAST_ROWS * PARTS):
        return False
    parts = [Part(x, True, False), Part(y, y.ndim > 2, False), Part(out, True, True)]
    parts += [Part(one, False, False) for one in bias]
    kept = kept_of(x, y)
    if kept is None:

        def call_of(given: Sequence[Any]) -> Call | None:
            left, right, made, *added = given
            last = added[0] if added else None
            return product_call(left, right, made, last, relu=relu, is_alone=True)

        return work.abreast.take(whole, parts, call_of)

    copy, leave = aside(kept.shape)

    def call_of_copy(given: Sequence[Any]) -> Call | None:
        left, right, made, *added = given
        return kept.call(left, right, copy, made, added[0] if added else None, relu=relu)

    before = kept.copied(copy)
    is_taken = before is not None and work.abreast.take(whole, parts, call_of_copy, before=before)
    if is_taken:
        work.behind(leave)
    else:
        leave()
    return is_taken
