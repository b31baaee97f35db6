"""Calls of `ConfusionMatrixMetric`."""

from __future__ import annotations

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

# MindSpore skips the first channel where skip_channel is False: `whole` says there True.
CALLS = [
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
]

DIFFERS = {
    "after(t.ConfusionMatrixMetric(whole, 'nothing'), (bits(1, 4, 3), bits(2, 4, 3)))": (
        "it is refused when it is made, with a ValueError"
    ),
}
