"""One landscape taken from another, where both have the same axes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pandas as pd
    from numpy.typing import NDArray

_CLOSE = 1e-5  # of the range of an axis: event files keep float32


@dataclass(frozen=True)
class Reference:
    """The landscape that is taken from others.

    Attributes:
        run: Whose it is.
        tag: What it is.
        row: Its row of the table.
        file: What its file says; None without one.
        z: (ny, nx) What is shown of it; None where its file lacks that.

    """

    run: str
    tag: str
    row: pd.Series[Any]
    file: Mapping[str, Any] | None
    z: NDArray[np.float64] | None


@dataclass(frozen=True)
class Difference:
    """What is left of a landscape, or why nothing can be.

    Attributes:
        z: (ny, nx) The difference; None where there is none.
        why: Where there is none: `self` for the reference itself, `gone` where the reference is not
            there, `axes` where the axes differ, `missing` where one lacks what is shown; empty
            where none was asked for.
        plane: Where there is one, whether equal coordinates are equal parameters: `same`, `other`,
            or `unknown` where the files do not say it.

    """

    z: NDArray[np.float64] | None = None
    why: str = ""
    plane: str = ""


def difference_of(
    row: pd.Series[Any],
    z: NDArray[np.float64] | None,
    file: Mapping[str, Any] | None,
    reference: Reference,
) -> Difference:
    """What is shown of a landscape less what is shown of the reference.

    Args:
        row: The landscape's row of the table.
        z: (ny, nx) What is shown of it.
        file: What its file says; None without one.
        reference: The other.

    """
    if row["run"] == reference.run and row["tag"] == reference.tag:
        return Difference(why="self")
    if not all(_is_same_axis(row[axis], reference.row[axis]) for axis in "xy"):
        return Difference(why="axes")
    if z is None or reference.z is None or z.shape != reference.z.shape:
        return Difference(why="missing")
    with np.errstate(invalid="ignore"):  # of infinite losses there is none
        return Difference(z - reference.z, plane=_planes(file, reference.file))


def _is_same_axis(one: Any, other: Any) -> bool:
    a, b = np.asarray(one, np.float64), np.asarray(other, np.float64)
    if a.shape != b.shape or not a.size:
        return False
    with np.errstate(invalid="ignore", over="ignore"):
        room = _CLOSE * max(float(np.ptp(a)), float(np.finfo(np.float32).tiny))
        return bool(np.allclose(a, b, rtol=0.0, atol=room))


def _planes(one: Mapping[str, Any] | None, other: Mapping[str, Any] | None) -> str:
    """By the origin, and what the directions were made of."""
    if one is None or other is None:
        return "unknown"
    told = [
        tuple(str(file["facts"].get(name)) for name in ("origin_sha256", "kind", "plane"))
        for file in (one, other)
    ]
    if any(name == "None" for facts in told for name in facts):
        return "unknown"
    return "same" if told[0] == told[1] else "other"
