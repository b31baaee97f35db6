"""What single parameters explain: those that are told apart from chance, and their shares."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd

from insight.lineage.numeric import as_floats, is_numeric

from .answer import Share
from .chance import ALONE, BESIDE, Candidate, judged
from .fitting import Look, among, left_over
from .interval import LEAST_LOW, estimate_of, interval_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from .chance import Judged
    from .fitting import Floats
    from .shapes import Shape

ROUNDS = 3
"""Of looking beside what was found: a large effect hides small ones."""
QUARTER = 0.25


class Found(NamedTuple):
    """A parameter that is told apart from chance, and the columns by which it is."""

    share: Share
    columns: Floats


def singles(
    table: pd.DataFrame, shapes: Mapping[str, Sequence[Shape]], values: Floats
) -> tuple[list[Found], list[str]]:
    """The parameters that are told apart from chance, and the others, each the most telling first.

    Args:
        table: One row a run.
        shapes: Of each parameter, for the runs that have it.
        values: (n,) The target.

    """
    left = candidates_of(table, shapes)
    found: list[Found] = []
    looked_at, told = len(left), judged(values, left, [])
    for _ in range(ROUNDS):
        error = BESIDE if found else ALONE
        apart = {name: one for name, one in told.items() if one.chance <= error}
        all_new = [
            _found(table[name], shapes[name], apart[name], values, looked_at) for name in apart
        ]
        new = [one for one in all_new if one.share.low >= LEAST_LOW]
        found += [Found(n.share._replace(is_beyond=bool(found)), n.columns) for n in new]
        for one in new:
            del left[one.share.name]
        if not new or not left:
            break
        told = judged(values, left, [one.columns for one in found])
    found.sort(key=lambda one: -one.share.share)
    return found, sorted(left, key=lambda name: told[name].tail if name in told else 1.0)


def candidates_of(
    table: pd.DataFrame, shapes: Mapping[str, Sequence[Shape]]
) -> dict[str, Candidate]:
    """Each parameter as what may explain a target."""
    return {
        name: Candidate(table[name].notna().to_numpy(), partial(_looks, of))
        for name, of in shapes.items()
    }


def _looks(shapes: Sequence[Shape]) -> Iterator[Look]:
    for shape in shapes:
        yield Look(shape.columns, np.zeros((len(shape.at), 0)))


def overlapping(found: Sequence[Found], values: Floats) -> tuple[str, ...]:
    """Those that explain less than a quarter of it alone: the rest others do, too."""
    everything = left_over(values, [one.columns for one in found])
    variance = left_over(values, [])
    names = []
    for one in found:
        others = [other.columns for other in found if other is not one]
        own = (left_over(values, others) - everything) / variance
        if own < QUARTER * one.share.share:
            names.append(one.share.name)
    return tuple(names)


def sign_of(column: pd.Series[Any], values: Floats) -> float | None:
    """Spearman's rank correlation; None for texts, and where one of both does not vary.

    >>> import numpy as np, pandas as pd
    >>> sign_of(pd.Series([1, 10, 100]), np.array([0.3, 0.2, 0.1]))
    -1.0

    """
    if not is_numeric(column):
        return None
    one, other = (_centred_ranks(each) for each in (as_floats(column), values))
    scale = float(np.sqrt((one @ one) * (other @ other)))
    return float(one @ other) / scale if scale > 0 else None


def _found(
    column: pd.Series[Any], shapes: Sequence[Shape], one: Judged, values: Floats, looked_at: int
) -> Found:
    """By the look that was chosen; up to where a finer one reaches, for a peak may be narrow."""
    held, shape = column.notna().to_numpy(), shapes[one.look]
    fits = [fit for look, fit in one.fits.items() if look >= one.look]
    estimates = [estimate_of(fit, held, values) for fit in fits]
    ends = [
        interval_of(estimate, fit.free, looked_at)
        for estimate, fit in zip(estimates, fits, strict=True)
    ]
    share = Share(
        name=str(column.name),
        share=estimates[0].share,
        low=ends[0][0],
        high=max(high for _, high in ends),
        sign=sign_of(column[held], values[held]),
        runs=int(held.sum()),
        groups=len(shape.knots),
        is_curve=shape.is_curve,
        is_beyond=False,
    )
    return Found(share, among(held, shape.columns))


def _centred_ranks(values: Floats) -> Floats:
    """Ranks less their mean; equal values share the mean of theirs."""
    _, which, counts = np.unique(values, return_inverse=True, return_counts=True)
    ranks: Floats = (np.cumsum(counts) - (counts - 1) / 2)[which]
    ranks -= ranks.mean()
    return ranks
