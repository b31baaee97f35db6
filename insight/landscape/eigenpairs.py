"""The eigenvalues at the ends of a Hessian's spectrum, and their vectors."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from insight.errors import SummaryValueError
from insight.needed import from_analysis

from .hessian import Hessian
from .parameters import Array

_WHERE = "eigenvalues of the Hessian"
_SMALL = 40  # numbers for which all of the Hessian is made
_KRYLOV = 20  # vectors that Lanczos keeps at least


class Effort(NamedTuple):
    """How eigenvalues are looked for.

    Attributes:
        seed: Of the vector that Lanczos starts from.
        tolerance: How exact an eigenvalue is to be, as a share of it.
        most: How many products are made before giving up, about.

    """

    seed: int
    tolerance: float
    most: int


def eigenpairs(hessian: Hessian, count: int, end: str, effort: Effort) -> tuple[Array, Array]:
    """The eigenvalues at one end of the spectrum, and their vectors.

    Lanczos as ARPACK does it, restarted, with a start drawn by the seed; of a few parameters all of
    the Hessian is made.

    Args:
        hessian: It.
        count: How many, less than there are parameters or just as many.
        end: `"largest"` or `"smallest"`, counted from minus infinity.
        effort: Seed, tolerance and bound.

    Returns:
        Values from the largest to the smallest, (count,), and vectors of length 1, (count, size).
        The largest number of a vector is positive.

    Raises:
        SummaryValueError: If they are not found with so many products.

    """
    if isinstance(effort.most, bool) or not isinstance(effort.most, int) or effort.most < 1:
        raise SummaryValueError.of("most_products", "a whole number from 1", repr(effort.most))
    if hessian.size <= max(_SMALL, count + 1):
        whole = np.stack([hessian.product(row) for row in np.eye(hessian.size)])
        values, vectors = np.linalg.eigh((whole + whole.T) / 2)
        chosen = slice(None, count) if end == "smallest" else slice(hessian.size - count, None)
        values, vectors = values[chosen], vectors[:, chosen]
    else:
        values, vectors = _lanczos(hessian, count, end, effort)
    order = np.argsort(values)[::-1]
    rows = vectors.T[order]
    farthest = np.take_along_axis(rows, np.abs(rows).argmax(axis=1, keepdims=True), axis=1)
    return values[order], rows * np.where(farthest < 0, -1.0, 1.0)


def _lanczos(hessian: Hessian, count: int, end: str, effort: Effort) -> tuple[Array, Array]:
    with from_analysis("scipy", _WHERE):
        from scipy.sparse.linalg import ArpackError, ArpackNoConvergence, LinearOperator, eigsh

    size = hessian.size
    kept = min(size, max(_KRYLOV, 2 * count + 1))
    operator = LinearOperator(
        (size, size), matvec=lambda v: hessian.product(v.reshape(-1)), dtype=float
    )
    which = "LA" if end == "largest" else "SA"
    start = np.random.default_rng([effort.seed, count]).standard_normal(size)
    rounds = max(1, (effort.most - kept) // (kept - count))
    try:
        values, vectors = eigsh(
            operator, count, which=which, v0=start, ncv=kept, tol=effort.tolerance, maxiter=rounds
        )
    except ArpackNoConvergence as error:
        got = f"{len(error.eigenvalues)} after {hessian.products} products"
        hint = "allow more products, or a larger tolerance"
        raise SummaryValueError.of(f"{_WHERE}, {end}", f"{count} that settle", got, hint) from error
    except ArpackError as error:
        raise SummaryValueError.of(_WHERE, "a loss that curves", str(error)) from error
    return values, vectors
