"""Gaussian elimination: the lower and the upper triangle of a matrix, whose rows are exchanged.

The rule follows from d(L U) = dL U + L dU: of H = L^-1 dA U^-1 the part below the diagonal is
L^-1 dL, the rest dU U^-1. What of a matrix lies beyond its square part follows from the two.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.backend.elimination import eliminated as eliminated_array

from .arithmetic import add, sub
from .equations import solved, turned
from .joining import concat, part_of
from .lapack import floats, given_back, kind_of, only_real, precise
from .linalg import matrix_product
from .lower_upper import lu_unpack
from .triangle import tril, triu


def _packed_spec(x: Spec) -> tuple[Spec, Spec]:
    return floats(x, x.shape), Spec((min(x.shape),), np.dtype(np.int32))


@primitive(infer=_packed_spec)
def eliminated(x: Any) -> Any:
    """The two triangles of one matrix in one, and with which row, from 0, each was exchanged."""
    packed, pivots = eliminated_array(precise(x))
    return given_back(packed, kind_of(x)), pivots


def _parts(x: Any, axis: int, length: int) -> tuple[Any, Any]:
    """The first `length` along an axis, and what is left or None."""
    whole = x.shape[axis]
    first = part_of(x, axis=axis, start=0, stop=length)
    return first, part_of(x, axis=axis, start=length, stop=whole) if whole > length else None


def _elimination_rule(g: Any, out: Any, x: Any) -> Any:
    only_real("lu", x)
    packed, pivots = out
    if g[0] is None:
        return None
    rows_of, lower, upper = lu_unpack(packed, add(pivots, 1))
    least = min(x.shape)
    (lower, rest), (upper, beyond) = _parts(lower, 0, least), _parts(upper, 1, least)
    by_lower, by_rest = _parts(_parts(tril(g[0], -1), 1, least)[0], 0, least)
    by_upper, by_beyond = _parts(_parts(triu(g[0]), 0, least)[0], 1, least)
    below = matrix_product(turned(lower), by_lower)
    above = matrix_product(by_upper, turned(upper))
    if beyond is not None:
        below = sub(below, matrix_product(by_beyond, turned(beyond)))
    if rest is not None:
        above = sub(above, matrix_product(turned(rest), by_rest))
    found = _behind(add(tril(below, -1), triu(above)), upper)
    found = found if by_beyond is None else concat([found, by_beyond], axis=1)
    found = solved(turned(lower), found)
    found = found if by_rest is None else concat([found, _behind(by_rest, upper)], axis=0)
    return matrix_product(rows_of, found)


def _behind(x: Any, upper: Any) -> Any:
    """`x` times the inverse of the upper triangle's transpose."""
    return turned(solved(upper, turned(x)))


def _matrices(rng: np.random.Generator) -> Any:
    for shape in ((3, 3), (2, 4), (4, 2)):
        yield (rng.standard_normal(shape),), {}


defvjp(eliminated, _elimination_rule, examples=_matrices)
