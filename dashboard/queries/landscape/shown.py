"""What is shown of a landscape: its loss, or what its file has beside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from .query import LOSS

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pandas as pd
    from numpy.typing import NDArray


def shown_of(
    what: str, row: pd.Series[Any], file: Mapping[str, Any] | None
) -> NDArray[np.float64] | None:
    """(ny, nx) What is shown; None where nothing says it.

    Args:
        what: As `Query.shown` has it.
        row: The landscape's row of the table.
        file: What its file says; None without one.

    """
    z = np.asarray(row["z"], np.float64)
    if what == LOSS:
        return z
    if file is None:
        return None
    if what == "interpolation_error":
        found = file["errors"] if file["computed"] < 1 else None
    else:
        found = file.get("quantities", {}).get(what)
    grid = None if found is None else np.asarray(found, np.float64)
    return grid if grid is not None and grid.shape == z.shape else None


def computed_at(file: Mapping[str, Any] | None) -> NDArray[np.int64] | None:
    """(n, 2) Row and column of the computed nodes; None where all are, or nothing says it."""
    if file is None or not file["computed"] < 1:
        return None
    return np.argwhere(file["evaluated"])
