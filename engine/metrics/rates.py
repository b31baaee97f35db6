"""What true and false positives and negatives say about predictions: 17 rates and their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Counts = np.ndarray  # of true positives, false positives, true negatives, false negatives


def rate(name: str, counts: np.ndarray) -> np.ndarray:
    """A rate of counts (…, 4), shape (…), float64; NaN where it would divide by zero.

    Args:
        name: One of `RATES`.
        counts: True positives, false positives, true negatives and false negatives.

    """
    found: np.ndarray = RATES[name](*np.moveaxis(counts, -1, 0))
    return found


def short_name(name: str) -> str | None:
    """What `rate` calls it, or None; blanks, underscores and capitals do not matter."""
    return _SHORT.get(name.replace(" ", "_").lower())


def _share(part: Any, whole: Any) -> np.ndarray:
    undefined = np.full(np.shape(whole), np.nan)
    return np.divide(part, whole, out=undefined, where=np.not_equal(whole, 0))


def _tpr(tp: Any, fp: Any, tn: Any, fn: Any) -> np.ndarray:
    return _share(tp, tp + fn)


def _tnr(tp: Any, fp: Any, tn: Any, fn: Any) -> np.ndarray:
    return _share(tn, tn + fp)


def _ppv(tp: Any, fp: Any, tn: Any, fn: Any) -> np.ndarray:
    return _share(tp, tp + fp)


def _npv(tp: Any, fp: Any, tn: Any, fn: Any) -> np.ndarray:
    return _share(tn, tn + fn)


def _pt(*counts: Any) -> np.ndarray:
    tpr, tnr = _tpr(*counts), _tnr(*counts)
    return _share(np.sqrt(tpr * (1 - tnr)) + tnr - 1, tpr + tnr - 1)


def _mcc(tp: Any, fp: Any, tn: Any, fn: Any) -> np.ndarray:
    spread = np.sqrt((tp + fp) * (tp + fn) * (tn + fp) * (tn + fn))
    return _share(tp * tn - fp * fn, spread)


RATES: dict[str, Callable[..., np.ndarray]] = {
    "tpr": _tpr,
    "tnr": _tnr,
    "ppv": _ppv,
    "npv": _npv,
    "fnr": lambda tp, fp, tn, fn: _share(fn, tp + fn),
    "fpr": lambda tp, fp, tn, fn: _share(fp, tn + fp),
    "fdr": lambda tp, fp, tn, fn: _share(fp, tp + fp),
    "for": lambda tp, fp, tn, fn: _share(fn, tn + fn),
    "pt": _pt,
    "ts": lambda tp, fp, tn, fn: _share(tp, tp + fn + fp),
    "acc": lambda tp, fp, tn, fn: _share(tp + tn, tp + fp + tn + fn),
    "ba": lambda *counts: (_tpr(*counts) + _tnr(*counts)) / 2,
    "f1": lambda tp, fp, tn, fn: _share(2 * tp, 2 * tp + fn + fp),
    "mcc": _mcc,
    "fm": lambda *counts: np.sqrt(_ppv(*counts) * _tpr(*counts)),
    "bm": lambda *counts: _tpr(*counts) + _tnr(*counts) - 1,
    "mk": lambda *counts: _ppv(*counts) + _npv(*counts) - 1,
}

# The names that users type, by the short one; the first is that of MindSpore's document.
NAMES: dict[str, tuple[str, ...]] = {
    "tpr": ("sensitivity", "recall", "hit_rate", "true_positive_rate"),
    "tnr": ("specificity", "selectivity", "true_negative_rate"),
    "ppv": ("precision", "positive_predictive_value"),
    "npv": ("negative_predictive_value",),
    "fnr": ("miss_rate", "false_negative_rate"),
    "fpr": ("fall_out", "false_positive_rate"),
    "fdr": ("false_discovery_rate",),
    "for": ("false_omission_rate",),
    "pt": ("prevalence_threshold",),
    "ts": ("threat_score", "critical_success_index", "csi"),
    "acc": ("accuracy",),
    "ba": ("balanced_accuracy",),
    "f1": ("f1_score",),
    "mcc": ("matthews_correlation_coefficient",),
    "fm": ("fowlkes_mallows_index",),
    "bm": ("informedness", "bookmaker_informedness"),
    "mk": ("markedness", "deltap"),
}

_SHORT = {name: short for short, names in NAMES.items() for name in (short, *names)}
