"""Least squares: what columns explain of what others left, and how often chance does as much."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

Key = TypeVar("Key")

EXACT = 1e-9
"""A part of the squares that may be rounding alone."""
DEPENDENT = 1e-8
"""Of the square of a column, what may be left where others say all that it does."""
MOST_NUMBERS = 1_000_000
"""In columns that are looked at at once: 8 MB."""


class Look(NamedTuple):
    """Columns that may explain something.

    Attributes:
        columns: (n, k) These.
        beside: (n, m) Columns that count as known, too.

    """

    columns: Floats
    beside: Floats


class Ground(NamedTuple):
    """A target less what is known to explain it.

    Attributes:
        given: (n, q) The directions of what is known, orthonormal; the mean is one.
        rest: (n,) What is left of the target.
        shuffled: (b, n) The same, each time dealt to the runs anew.
        squares: (b,) Sums of its squares.
        rounding: The squares of the target that may be rounding alone.

    """

    given: Floats
    rest: Floats
    shuffled: Floats
    squares: Floats
    rounding: float


class Fit(NamedTuple):
    """What columns explain of a ground.

    Attributes:
        ratio: F, the mean square that they explain over the one that is left.
        shuffled: (b,) The same of each shuffled target.
        before, after: (n,) What is left without them, and with them.
        degrees: Directions that they add.
        free: Directions that are left.

    """

    ratio: float
    shuffled: Floats
    before: Floats
    after: Floats
    degrees: int
    free: int


def ground_of(values: Floats, known: Sequence[Floats], keys: Floats) -> Ground:
    """The ground of some runs.

    Shuffled is what is left, and what is known is taken out again: D. Freedman and D. Lane, "A
    nonstochastic interpretation of reported significance levels" (1983).

    Args:
        values: (n,) The target.
        known: Columns (n, k) each.
        keys: (b, n) Random numbers, by whose order the runs are shuffled.

    """
    given = _given(len(values), known)
    rest = values - given @ (given.T @ values)
    shuffled = rest[np.argsort(keys, axis=1)]
    shuffled -= (shuffled @ given) @ given.T
    squares = np.einsum("bn,bn->b", shuffled, shuffled)
    return Ground(given, rest, shuffled, squares, EXACT * float(values.var()) * len(values))


def left_over(values: Floats, known: Sequence[Floats]) -> float:
    """The variance that is left where columns have had their part; 0 where they leave no run."""
    given = _given(len(values), known)
    rest = values - given @ (given.T @ values)
    free = len(values) - given.shape[1]
    return float(rest @ rest) / free if free > 0 else 0.0


def among(held: NDArray[np.bool_], columns: Floats) -> Floats:
    """Columns of some runs as columns of all: 0 for the others, and about 0 for these.

    So of a parameter that some runs have it says how its values differ, not that they have it.
    """
    spread = np.zeros((len(held), columns.shape[1]))
    spread[held] = columns - columns.mean(axis=0)
    return spread


def fits_of(ground: Ground, looks: Iterable[tuple[Key, Look]]) -> Iterator[tuple[Key, Fit | None]]:
    """What each look explains beyond the ground; None where it says nothing new, or leaves nothing.

    Many are multiplied at once: many small products take longer than one.
    """
    for some in _parts(looks):
        columns = np.hstack([part for _, look in some for part in (look.beside, look.columns)])
        columns -= ground.given @ (ground.given.T @ columns)
        onto, shuffled_onto = ground.rest @ columns, ground.shuffled @ columns
        start = 0
        for key, look in some:
            known = look.beside.shape[1]
            own = slice(start, start + known + look.columns.shape[1])
            start = own.stop
            yield key, _fit(ground, columns[:, own], onto[own], shuffled_onto[:, own], known)


def _fit(
    ground: Ground, columns: Floats, onto: Floats, shuffled_onto: Floats, known: int
) -> Fit | None:
    """A fit by products alone, of columns of which the first are known."""
    products = np.einsum("nk,nl->kl", columns, columns)
    beside, new = _directions(products, known, len(columns))
    degrees = new.shape[1]
    free = len(columns) - ground.given.shape[1] - beside.shape[1] - degrees
    if not degrees or free < 1:
        return None
    before = ground.rest - columns @ (beside @ (onto @ beside))
    if before @ before <= ground.rounding:
        return None
    after = before - columns @ (new @ (onto @ new))
    squares = ground.squares - np.square(shuffled_onto @ beside).sum(axis=1)
    explained = np.square(shuffled_onto @ new).sum(axis=1)
    ratio = _ratios(np.square(onto @ new).sum(), before @ before) * free / degrees
    shuffled = _ratios(explained, squares) * free / degrees
    return Fit(float(ratio), shuffled, before, after, degrees, free)


def _directions(products: Floats, known: int, runs: int) -> tuple[Floats, Floats]:
    """Orthonormal directions of columns by their products: of the known ones, then beyond these."""
    beside = np.zeros((len(products), 0))
    if known:
        first = _roots(products[:known, :known], runs)
        beside = np.vstack([first, np.zeros((len(products) - known, first.shape[1]))])
    told = beside.T @ products
    second = _roots((products - told.T @ told)[known:, known:], runs)
    new = np.vstack([np.zeros((known, second.shape[1])), second])
    return beside, new - beside @ (told @ new)


def _roots(products: Floats, runs: int) -> Floats:
    """What makes columns with such products orthonormal; fewer where they depend on each other."""
    squares, axes = np.linalg.eigh(products)
    kept = squares > DEPENDENT * runs
    found: Floats = axes[:, kept] / np.sqrt(squares[kept])
    return found


def _given(runs: int, known: Sequence[Floats]) -> Floats:
    """Orthonormal directions of what is known, and of the mean."""
    columns = np.hstack([np.ones((runs, 1)), *known])
    if columns.shape[1] <= runs:
        return columns @ _roots(columns.T @ columns, runs)
    squares, axes = np.linalg.eigh(columns @ columns.T)  # the smaller product has the same squares
    found: Floats = axes[:, squares > DEPENDENT * runs]
    return found


def _parts(looks: Iterable[tuple[Key, Look]]) -> Iterator[list[tuple[Key, Look]]]:
    """The looks, as many at once as there is memory for."""
    some: list[tuple[Key, Look]] = []
    numbers = 0
    for key, look in looks:
        some.append((key, look))
        numbers += look.columns.size + look.beside.size
        if numbers > MOST_NUMBERS:
            yield some
            some, numbers = [], 0
    if some:
        yield some


def _ratios(explained: Any, squares: Any) -> Any:
    """Squares that are explained over those that are not."""
    left = np.maximum(squares - explained, EXACT * squares)
    return np.divide(explained, left, out=np.zeros_like(left), where=left > 0)
