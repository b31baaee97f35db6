"""What a network computes of a block of samples, in one pass over memory each.

NumPy makes a pass for each operator; the native code of `insight/native/src/blocks.c` makes one,
with the same operations in the same order and so the same bits. A convolution reads its windows
where they lie, and a product along a row of points adds what changes; only their sums may differ
from those of a BLAS, by rounding.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from typing import Any, NamedTuple

from insight import native


class Blocks(NamedTuple):
    """The native functions, of addresses of float32 numbers and of lengths; `blocks.c` says more.

    Attributes:
        moved: `(part, base, x, out, count, rectifies)`: `base + x * part`.
        biased: `(values, bias, rows, columns, rectifies)`: to each row a number of its own.
        pooled: `(values, out, row, planes, height, width, inner)`: the largest of each 2 x 2; `row`
            has room for width * inner numbers.
        moved_pooled: `(part, base, x, out, row, planes, height, width, inner)`: the same of what
            `moved` would give.
        convolved: `(image, corners, positions, members, offsets, terms, weights, packed, out,
            samples, filters)`: of each filter at each position the sum of `weights` times what
            lies in the image at a corner and the term's offset, and of that the largest among the
            position's `members` corners. Both are in numbers, of int64. `packed` has room for the
            weights of eight filters.
        switched: `(values, slopes, before, now, begins, weights, sums, units, samples, outputs)`:
            adds to `sums`, (samples, 3, outputs), what units give to outputs that are above 0 at
            `now` and were not `before`, and takes what they gave if it is the other way round. At u
            each is `values + u * slopes`, (units, samples), and gives itself times its weights, of
            which `weights`, (units, 2, outputs), has those at 0 and their growth. Where it
            `begins`, nothing was given.
        quadratics: `(sums, u, out, samples, outputs)`: of the same sums those at u, (outputs,
            samples); 0 if one of them is no finite number.

    """

    moved: Callable[..., None]
    biased: Callable[..., None]
    pooled: Callable[..., None]
    moved_pooled: Callable[..., None]
    convolved: Callable[..., None]
    switched: Callable[..., None]
    quadratics: Callable[..., int]


@functools.cache
def blocks() -> Blocks | None:
    """The functions; None where NumPy must do."""
    library = native.library("blocks")
    if library is None:
        return None
    address, number, real = ctypes.c_void_p, ctypes.c_int64, ctypes.c_float
    of_two: tuple[Any, ...] = (address, address, real, address)
    return Blocks(
        library.function("moved", None, *of_two, number, number),
        library.function("biased", None, address, address, number, number, number),
        library.function("pooled", None, *[address] * 3, *[number] * 4),
        library.function("moved_pooled", None, *of_two, address, *[number] * 4),
        library.function(
            "convolved",
            None,
            *(address, address, number, number, address, number),
            *(address, address, address, number, number),
        ),
        library.function(
            "switched",
            None,
            *(address, address, real, real, number, address, address),
            *(number, number, number),
        ),
        library.function("quadratics", number, address, real, address, number, number),
    )
