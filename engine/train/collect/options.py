"""What to collect: MindSpore's keys, their defaults and their checks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError

WHERE = "SummaryCollector"

# Key of collect_specified_data -> collected unless told otherwise.
_SWITCHES = {
    "collect_metric": True,
    "collect_graph": True,
    "collect_train_lineage": True,
    "collect_eval_lineage": True,
    "collect_input_data": True,
    "collect_dataset_graph": True,
    # Our own key: MindSpore keeps the learning rate in the lineage only.
    "collect_learning_rate": False,
}

# How many parameters get a histogram when no pattern chooses them.
DEFAULT_PARAMETERS = 5


@dataclass(frozen=True)
class CollectOptions:
    """The choices of one collector, checked.

    Attributes:
        metric: Whether to record the loss.
        graph: Whether to record the computation of the first step (graph mode).
        train_lineage: Whether to record what the training was made of.
        eval_lineage: Whether to record the metrics of `model.eval`.
        input_data: Whether to record the first input as an image.
        dataset_graph: Whether to record the data pipeline.
        learning_rate: Whether to record the learning rate as a scalar.
        histograms: Which parameters get a histogram: a pattern, or None for none.
        first_parameters: How many of the first parameters get one when `histograms` is None.

    """

    metric: bool = True
    graph: bool = True
    train_lineage: bool = True
    eval_lineage: bool = True
    input_data: bool = True
    dataset_graph: bool = True
    learning_rate: bool = False
    histograms: re.Pattern[str] | None = None
    first_parameters: int = DEFAULT_PARAMETERS


def collect_options(specified: Any, keep_default_action: Any) -> CollectOptions:
    """The choices that `collect_specified_data` and `keep_default_action` make.

    Raises:
        ArgumentTypeError: If one of them, or a value in the mapping, has the wrong type.
        ArgumentValueError: If a key is unknown, or the pattern is not a regular expression.

    >>> collect_options({"collect_metric": False}, True).metric
    False
    >>> collect_options({"collect_metric": True}, False).graph
    False

    """
    if not isinstance(keep_default_action, bool):
        raise ArgumentTypeError.of(f"{WHERE}(keep_default_action)", "a bool", keep_default_action)
    given = _checked(specified)
    switches = {
        key.removeprefix("collect_"): given.get(key, default if keep_default_action else False)
        for key, default in _SWITCHES.items()
    }
    pattern = given.get("histogram_regular")
    takes_first = pattern is None and keep_default_action
    return CollectOptions(
        **switches,
        histograms=None if pattern is None else re.compile(pattern),
        first_parameters=DEFAULT_PARAMETERS if takes_first else 0,
    )


def _checked(specified: Any) -> Mapping[str, Any]:
    where = f"{WHERE}(collect_specified_data)"
    if specified is None:
        return {}
    if not isinstance(specified, Mapping):
        raise ArgumentTypeError.of(where, "a dict or None", specified)
    for key, value in specified.items():
        if not isinstance(key, str):
            raise ArgumentTypeError.of(where, "keys of type str", key)
        if key not in _CHECKS:
            raise ArgumentValueError.of(where, f"keys among {sorted(_CHECKS)}", repr(key))
        _CHECKS[key](f"{WHERE}({key})", value)
    return specified


def _check_switch(where: str, value: Any) -> None:
    if not isinstance(value, bool):
        raise ArgumentTypeError.of(where, "a bool", value)


def _check_pattern(where: str, value: Any) -> None:
    if value is None:
        return
    if not isinstance(value, str):
        raise ArgumentTypeError.of(where, "a str or None", value)
    try:
        re.compile(value)
    except re.error as error:
        raise ArgumentValueError.of(where, "a regular expression", f"{value!r} ({error})") from None


def _check_landscape(where: str, value: Any) -> None:
    if value is not None:
        hint = "loss landscapes come with a later version; leave the key out or pass None"
        raise ArgumentValueError.of(where, "None", repr(value), hint)


_CHECKS = {
    **dict.fromkeys(_SWITCHES, _check_switch),
    "histogram_regular": _check_pattern,
    "collect_landscape": _check_landscape,
}
