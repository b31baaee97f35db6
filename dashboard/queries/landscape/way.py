"""The way of a training on its plane, without the ground below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .surface import path_of

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Way:
    """Where a training went and where it ended.

    Attributes:
        run: Whose it is.
        path: (4, n) Of each point: x, y, loss and step.
        end: (x, y, loss) of where it ended: what was recorded, else the last point of the path;
            NaN where there is neither.
        unit: What the steps count.

    """

    run: str
    path: NDArray[np.float64]
    end: tuple[float, float, float]
    unit: str


def way_of(run: str, row: pd.Series[Any]) -> Way:
    """The way of a row of the table."""
    path = path_of(row)
    a, b, c = (float(one) for one in row["convergence"])
    if not np.isfinite([a, b]).all() and path.shape[1]:
        a, b, c = (float(one) for one in path[:3, -1])
    return Way(run, path, (a, b, c), str(row["unit"]) or "step")
