"""How much of a target's variance each parameter explains; nothing causal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from .answer import Importance
from .chance import best_look, fitted
from .described import without_descriptions
from .fitting import left_over
from .interval import estimate_of
from .outcome import outcome_of
from .pairs import together
from .shapes import Shape, shapes_of
from .singles import candidates_of, overlapping, singles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from .fitting import Floats

REASONS = ("constant", "scarce", "unique")


def importance(
    table: pd.DataFrame, names: Sequence[str], target: NDArray[np.float64]
) -> Importance:
    """What each parameter explains of a target, and what two of them explain together.

    A number is told only of what explains more than the best of all parameters would by chance in
    19 of 20 sweeps.

    Args:
        table: One row a run.
        names: The columns that are parameters; what follows from another is left out.
        target: (n,) What is to be explained; runs without a finite value are left out.

    >>> import numpy as np, pandas as pd
    >>> table = pd.DataFrame({"rate": [0.1, 0.01] * 10, "seed": range(20)})
    >>> told = importance(table, ["rate", "seed"], np.array([0.5, 0.9] * 10))
    >>> [(one.name, round(one.share, 3)) for one in told.found], told.chance
    ([('rate', 1.0)], ('seed',))

    """
    rows = table.loc[np.isfinite(target), list(names)]
    rows = rows[without_descriptions(rows, names)]
    values, scale = outcome_of(target[np.isfinite(target)])
    looks = _shapes(rows)
    shapes = {name: look for name, look in looks.items() if not isinstance(look, str)}
    varies = values.size > 0 and bool(values.min() < values.max())
    found, others = singles(rows, shapes, values) if varies else ([], [*shapes])
    known = [one.columns for one in found]
    order = [*(one.share.name for one in found), *others]
    pairs, beside = together(rows, order, values, known) if varies else ([], [])
    why = {key: tuple(name for name, look in looks.items() if look == key) for key in REASONS}
    return Importance(
        runs=len(values),
        scale=scale,
        varies=varies,
        found=tuple(one.share for one in found),
        together=tuple(pairs),
        left=_left(values, [*known, *beside]),
        overlapping=overlapping(found, values) if found else (),
        chance=tuple(name for name in shapes if name in others),
        **why,
    )


def shares(
    table: pd.DataFrame, names: Sequence[str], target: NDArray[np.float64]
) -> dict[str, float]:
    """What each parameter explains alone, chance or not; `importance` takes ten times as long.

    Args:
        table: One row a run.
        names: The columns that are parameters; those that cannot be judged are left out.
        target: (n,) What is to be explained; runs without a finite value are left out.

    Returns:
        Of each parameter that varies its share; what would be outside of 0 to 1 is put at an end.

    >>> import numpy as np, pandas as pd
    >>> table = pd.DataFrame({"rate": [0.1, 0.01] * 10, "seed": [1] * 20})
    >>> {name: round(share, 3) for name, share in
    ...  shares(table, ["rate", "seed"], np.array([0.5, 0.9] * 10)).items()}
    {'rate': 1.0}

    """
    rows = table.loc[np.isfinite(target), list(names)]
    values, _ = outcome_of(target[np.isfinite(target)])
    if not values.size or values.min() == values.max():
        return {}
    shapes = {name: of for name, of in _shapes(rows).items() if not isinstance(of, str)}
    candidates = candidates_of(rows, shapes)
    told = fitted(values, candidates, [], shuffles=0)
    best = {name: fits[best_look(fits)] for name, fits in told.items()}
    found = {name: estimate_of(fit, candidates[name].held, values) for name, fit in best.items()}
    return {name: min(max(one.share, 0.0), 1.0) for name, one in found.items()}


def _left(values: Floats, known: Sequence[Floats]) -> float | None:
    """The share that is left where columns had their part; None without any."""
    return min(left_over(values, known) / left_over(values, []), 1.0) if known else None


def _shapes(rows: pd.DataFrame) -> dict[str, list[Shape] | str]:
    """The shapes of each parameter that any run has, or why it has none."""
    held = {str(name): column.dropna() for name, column in rows.items()}
    return {name: shapes_of(column) for name, column in held.items() if len(column)}
