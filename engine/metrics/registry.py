"""Metrics by the names that MindSpore gives them."""

from __future__ import annotations

import functools
from difflib import get_close_matches
from typing import Any

from engine.errors import ArgumentTypeError, UnknownNameError
from engine.family import by_name

from .auc import auc
from .metric import Metric

__all__ = ["get_metric_fn", "get_metrics", "names"]


@functools.cache
def _metrics() -> dict[str, Any]:
    return by_name("engine.metrics") | {"auc": auc}


def names() -> list[str]:
    """The names that `get_metric_fn` and `Model(metrics={...})` take."""
    return sorted(_metrics())


def get_metric_fn(name: str, *args: Any, **kwargs: Any) -> Any:
    """A metric by its name, made with the further arguments; `"auc"` gives the area at once.

    Raises:
        UnknownNameError: If there is none of that name.
        TypeError: If the metric needs arguments that are not given, as `"confusion_matrix"` and
            `"topk"` do.

    >>> get_metric_fn("acc")([[0.1, 0.9]], [1])
    1.0

    """
    if name not in _metrics():
        alike = get_close_matches(str(name), names(), 1)
        hint = f"it may be {alike[0]!r}" if alike else ""
        raise UnknownNameError.of("get_metric_fn", name, names(), hint)
    return _metrics()[name](*args, **kwargs)


def get_metrics(metrics: Any) -> dict[str, Metric] | None:
    """The metrics that `Model` was given, by name.

    Args:
        metrics: A set of names, a dict from names of your own to metrics, or None.

    Raises:
        ArgumentTypeError: If it is something else, or the dict holds something else.
        UnknownNameError: If a name of the set is not known.

    >>> sorted(get_metrics({"loss", "acc"}))
    ['acc', 'loss']

    """
    match metrics:
        case None:
            return None
        case dict():
            for name, metric in metrics.items():
                if not isinstance(name, str):
                    raise ArgumentTypeError.of("metrics", "names that are str", name)
                if not isinstance(metric, Metric):
                    hint = "an instance, such as nn.Accuracy()"
                    raise ArgumentTypeError.of(f"metrics['{name}']", "a Metric", metric, hint)
            return metrics
        case set():
            return {name: get_metric_fn(name) for name in sorted(metrics)}
    hint = "such as {'acc'} or {'acc': nn.Accuracy()}"
    raise ArgumentTypeError.of("metrics", "a set, a dict or None", metrics, hint)
