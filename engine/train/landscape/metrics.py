"""What is measured of a network beside its loss: the metrics of a model of landscapes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import ops
from engine.errors import ArgumentValueError, MisfitError
from engine.metrics import Accuracy, Loss, get_metrics
from engine.metrics.metric import Metric
from engine.tensor import Tensor

ACCURACY = "accuracy"
_WHERE = "LandscapeModel(metrics)"


def metrics_of(metrics: Any) -> dict[str, Metric]:
    """Metrics as `Model` takes them, by the names of their quantities; a loss is none of them.

    The accuracy of classes is called `accuracy`, whatever its name was.

    Raises:
        ArgumentTypeError: If they are no set of names, and no dict of metrics.
        ArgumentValueError: If a name is no identifier, or taken.
        UnknownNameError: If there is no metric of a name.

    >>> sorted(metrics_of({"loss", "acc"}))
    ['accuracy']

    """
    found: dict[str, Metric] = {}
    taken = {"loss", "sampling_error", "sampling_parts"}
    for name, metric in (get_metrics(metrics or None) or {}).items():
        if isinstance(metric, Loss):
            continue
        own = ACCURACY if _is_of_classes(metric) else name
        if not own.isidentifier() or own in taken or own.startswith("validation_"):
            raise ArgumentValueError.of(_WHERE, "an identifier of its own for each", repr(own))
        taken.add(own)
        found[own] = metric
    return found


def accuracy_among(metrics: Any) -> dict[str, Metric]:
    """The accuracy of classes of what a `callback_fn` returns as metrics, if it is there."""
    named = {"acc", "accuracy"}
    if isinstance(metrics, Mapping):
        is_there = any(_is_of_classes(one) for one in metrics.values())
    else:
        is_there = isinstance(metrics, set | list | tuple) and any(one in named for one in metrics)
    return {ACCURACY: Accuracy()} if is_there else {}


def accuracy_of(outputs: Any) -> Any:
    """The share of samples whose largest score is that of their label; the first of equal ones.

    Args:
        outputs: (loss, scores, labels) of a batch: scores (samples, classes), labels (samples,)
            of whole numbers, or (samples, classes), of which the largest says the class.

    Raises:
        MisfitError: If they are something else.

    """
    parts = outputs if isinstance(outputs, tuple) else (outputs,)
    if len(parts) < 3 or not all(isinstance(one, Tensor) for one in parts[1:3]):
        raise _misfit(f"{len(parts)} outputs")
    scores, labels = parts[1:3]
    if scores.ndim != 2 or labels.shape not in {scores.shape, scores.shape[:1]}:
        raise _misfit(f"shapes {tuple(scores.shape)} and {tuple(labels.shape)}")
    classes = ops.argmax(labels, 1) if labels.ndim == 2 else labels
    hits = ops.equal(ops.argmax(scores, 1), classes)
    return ops.cast(hits, "float32").mean()


def _is_of_classes(metric: Any) -> bool:
    return isinstance(metric, Accuracy) and metric._type == "classification"


def _misfit(got: str) -> MisfitError:
    hint = "metrics=() computes the loss alone"
    expected = "loss, scores (samples, classes) and labels of the network that evaluates"
    return MisfitError.of("LandscapeModel: accuracy", expected, got, hint)
