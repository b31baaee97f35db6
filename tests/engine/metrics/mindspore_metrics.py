"""Calls of metrics as text that both MindSpore and our engine understand, and what MindSpore says.

Run with a Python that has MindSpore, as `python -m tests.engine.metrics.mindspore_metrics` in the
root of a checkout, this file writes tests/data/mindspore/metrics.json; `test_beside_mindspore.py`
makes the same calls of ours. MindSpore is imported in functions alone.
"""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import numpy as np

KEPT = Path(__file__).parents[2] / "data" / "mindspore" / "metrics.json"


def scores(seed: int, *shape: int) -> np.ndarray:
    return np.random.default_rng(seed).random(shape).astype(np.float32)


def below(limit: int, seed: int, *shape: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, limit, shape)


def bits(seed: int, *shape: int) -> np.ndarray:
    return below(2, seed, *shape)


def after(metric: Any, *batches: Any, **options: Any) -> Any:
    """What a metric says after some batches."""
    for batch in batches:
        metric.update(*batch)
    return metric.eval(**options)


RATES = [
    "tpr",
    "tnr",
    "ppv",
    "npv",
    "fnr",
    "fpr",
    "fdr",
    "for",
    "pt",
    "ts",
    "acc",
    "ba",
    "f1",
    "mcc",
    "fm",
    "bm",
    "mk",
]
ALIASES = [
    "sensitivity",
    "recall",
    "hit_rate",
    "true_positive_rate",
    "specificity",
    "selectivity",
    "true_negative_rate",
    "precision",
    "positive_predictive_value",
    "negative_predictive_value",
    "miss_rate",
    "false_negative_rate",
    "fall_out",
    "false_positive_rate",
    "false_discovery_rate",
    "false_omission_rate",
    "prevalence_threshold",
    "threat_score",
    "critical_success_index",
    "csi",
    "accuracy",
    "balanced_accuracy",
    "f1_score",
    "matthews_correlation_coefficient",
    "fowlkes_mallows_index",
    "informedness",
    "bookmaker_informedness",
    "markedness",
    "deltap",
]
ODD = ("Threat_Score", "hit rate", "F1 score", "nothing")
REDUCED = ("mean", "sum")
MASKS = (bits(1, 3, 2, 3), bits(2, 3, 2, 3)), (bits(3, 1, 2, 2), bits(4, 1, 2, 2))

CASES: dict[str, list[str]] = {
    # MindSpore skips the first channel where skip_channel is False: `whole` says there True.
    "ConfusionMatrixMetric": [
        *(f"after(t.ConfusionMatrixMetric(whole, {name!r}), *MASKS)" for name in RATES),
        *(
            f"after(t.ConfusionMatrixMetric(whole, {name!r}, True, {how!r}), *MASKS)"
            for name in RATES
            for how in REDUCED
        ),
        *(
            f"after(t.ConfusionMatrixMetric(whole, {name!r}), (bits(1, 4, 3), bits(2, 4, 3)))"
            for name in (*ALIASES, *ODD)
        ),
        *(
            f"after(t.ConfusionMatrixMetric(whole, {name!r}), (np.ones((2, 1, 5)),) * 2)"
            for name in RATES
        ),
        "after(t.ConfusionMatrixMetric(part, 'tpr'), (bits(1, 3, 4, 5), bits(2, 3, 4, 5)))",
        "after(t.ConfusionMatrixMetric(part, 'ba', True), (bits(1, 3, 4, 5), bits(2, 3, 4, 5)))",
        "after(t.ConfusionMatrixMetric(part, 'tpr'), (bits(1, 3, 1), bits(2, 3, 1)))",
        "after(t.ConfusionMatrixMetric(whole, 'acc', True), (bits(1, 2, 2, 2, 2, 2),) * 2)",
        "after(t.ConfusionMatrixMetric(whole), (bits(1, 3, 4).tolist(), bits(2, 3, 4).tolist()))",
        "after(t.ConfusionMatrixMetric(whole), (bits(1, 3, 4) == 1, bits(2, 3, 4) == 1))",
        "after(t.ConfusionMatrixMetric(calculation_method=True))",
        "after(t.ConfusionMatrixMetric(True, 'tpr', True), (bits(1, 3, 1, 2), [[[0, 0]]] * 3))",
        "after(t.ConfusionMatrixMetric(whole, 'tpr'), (bits(1, 3, 2, 5), np.zeros((3, 2, 5))))",
        "t.ConfusionMatrixMetric(1)",
        "t.ConfusionMatrixMetric(True, 1)",
        "t.ConfusionMatrixMetric(True, 'tpr', 1)",
        "t.ConfusionMatrixMetric(True, 'tpr', True, 1)",
        "t.ConfusionMatrixMetric(True, 'tpr', True, 'median')",
        "after(t.ConfusionMatrixMetric(), (bits(1, 3), bits(2, 3)))",
        "after(t.ConfusionMatrixMetric(), (bits(1, 3, 3), bits(2, 3, 4)))",
        "after(t.ConfusionMatrixMetric(), (bits(1, 3, 4), scores(2, 3, 4)))",
        "after(t.ConfusionMatrixMetric(), (bits(1, 3, 4),))",
        "after(t.ConfusionMatrixMetric(whole, 'tpr', True), (bits(1, 3, 2), bits(2, 3, 2)))",
    ],
}

# Where ours differs on purpose, and why.
DIFFERS: dict[str, str] = {
    "after(t.ConfusionMatrixMetric(whole, 'nothing'), (bits(1, 4, 3), bits(2, 4, 3)))": (
        "it is refused when it is made, with a ValueError"
    ),
}


def names_of(engine: str) -> dict[str, Any]:
    """The names that calls use."""
    ms: Any = importlib.import_module(engine)
    ours = engine == "engine"
    return {
        "np": np,
        "t": importlib.import_module(f"{engine}.train"),
        "T": ms.Tensor,
        "nn": importlib.import_module(f"{engine}.nn"),
        "whole": not ours,
        "part": ours,
        "MASKS": MASKS,
        **{one.__name__: one for one in (scores, below, bits, after)},
    }


def plain(value: Any) -> Any:
    """A value as JSON has it; metrics themselves by their class."""
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    return value if value is None or isinstance(value, int | float | str) else type(value).__name__


def answer(engine: str, call: str) -> Any:
    """What a call gives, or the built-in errors that it raises, as `{"raises": [...]}`."""
    try:
        return plain(eval(call, names_of(engine)))
    except Exception as error:
        kinds = [kind.__name__ for kind in type(error).__mro__ if kind.__module__ == "builtins"]
        return {"raises": kinds[:-3]}  # without Exception, BaseException and object


def main() -> None:
    import mindspore

    np.seterr(all="ignore")
    calls = [call for some in CASES.values() for call in some]
    lines = [f"{json.dumps(call)}: {json.dumps(answer('mindspore', call))}" for call in calls]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(calls)} calls, of MindSpore {mindspore.__version__}")


if __name__ == "__main__":
    main()
