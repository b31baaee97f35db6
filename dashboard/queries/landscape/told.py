"""What a file of `insight landscape` says of a recorded landscape: how far it can be trusted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers

from .fact import mapping_of, number_of, text_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

_KEPT_CLOSE = 1e-6  # event files keep float32


def told_of(row: pd.Series[Any], surfaces: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    """The file that holds the very losses of this row; None where none does.

    A name could be anybody's, and a later drawing has other losses: only the numbers tell.
    """
    same = (
        one for one in reversed(surfaces) if all(_is_same(row[axis], one[axis]) for axis in "xyz")
    )
    return next(same, None)


def _is_same(recorded: Any, kept: Any) -> bool:
    one, other = np.asarray(recorded, np.float64), np.asarray(kept, np.float64)
    if one.shape != other.shape:
        return False
    with np.errstate(over="ignore"):  # beyond float32
        other = other.astype(np.float32).astype(np.float64)
    return bool(np.allclose(one, other, rtol=_KEPT_CLOSE, atol=0.0, equal_nan=True))


def honesty(surface: Mapping[str, Any]) -> dict[str, Any]:
    """What of it a card shows; None for what is not there."""
    facts = surface["facts"]
    plane, model = mapping_of(facts.get("plane")), mapping_of(facts.get("model"))
    true, on_plane = surface["path_loss_true"], surface["path_loss_plane"]
    beside = np.abs(true - on_plane) if true.size == on_plane.size else np.empty(0)
    return {
        "explained": _shares(facts.get("explained_variance")),
        "eigenvalues": _numbers(facts.get("eigenvalues")),
        "walk": number_of(plane.get("random_walk_score")),
        "normalize": text_of(plane.get("normalize")),
        "seed": number_of(plane.get("seed")),
        "batch_norm": text_of(model.get("batch_norm")),
        "samples": number_of(model.get("samples")),
        "sampling": number_of(facts.get("sampling_error")),
        "method": text_of(facts.get("method")),
        "computed": number_of(surface["computed"]),
        "error": number_of(surface["error"]),
        "off_plane": _largest(surface["path_residual"]),
        "beside": _largest(beside),
        "true": numbers(np.asarray(true, np.float64)),
    }


def _numbers(values: Any) -> list[float]:
    found = [number_of(one) for one in values] if isinstance(values, list) else []
    return [one for one in found[:2] if one is not None]


def _shares(values: Any) -> list[float]:
    """Of both axes, where both are known."""
    found = _numbers(values)
    return found if len(found) == 2 else []


def _largest(values: Any) -> float | None:
    finite = np.asarray(values, np.float64)
    finite = finite[np.isfinite(finite)]
    return float(finite.max()) if finite.size else None
