"""How well a network does: metrics, and their names for `Model(metrics={...})`.

The names are also at `engine.nn` and `engine.train`, where MindSpore has them.
"""

from __future__ import annotations

from .accuracy import Accuracy
from .classification import EvaluationBase
from .confusion_matrix import ConfusionMatrix
from .error import MAE, MSE
from .fbeta import F1, Fbeta
from .loss import Loss
from .metric import Metric, rearrange_inputs
from .precision import Precision
from .recall import Recall
from .registry import get_metric_fn, get_metrics, names
from .topk import Top1CategoricalAccuracy, Top5CategoricalAccuracy, TopKCategoricalAccuracy

__all__ = [
    "F1",
    "MAE",
    "MSE",
    "Accuracy",
    "ConfusionMatrix",
    "EvaluationBase",
    "Fbeta",
    "Loss",
    "Metric",
    "Precision",
    "Recall",
    "Top1CategoricalAccuracy",
    "Top5CategoricalAccuracy",
    "TopKCategoricalAccuracy",
    "get_metric_fn",
    "get_metrics",
    "names",
    "rearrange_inputs",
]
