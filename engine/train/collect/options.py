"""What to collect: MindSpore's keys, their defaults and their checks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError

from .landscape_options import LandscapeOptions, landscape_options
from .patterns import NamePattern

WHERE = "SummaryCollector"

# Key of collect_specified_data -> collected unless told otherwise.
_MINDSPORE_SWITCHES = {
    "collect_metric": True,
    "collect_graph": True,
    "collect_train_lineage": True,
    "collect_eval_lineage": True,
    "collect_input_data": True,
    "collect_dataset_graph": True,
}
# Our own keys: MindSpore keeps the learning rate in the lineage only, and no provenance.
_OWN_SWITCHES = {"collect_learning_rate": False, "collect_provenance": True}

_SWITCHES = _MINDSPORE_SWITCHES | _OWN_SWITCHES

_KEYS = {*_SWITCHES, "histogram_regular", "collect_landscape", "unmasked"}

# How many parameters get a histogram when no pattern chooses them.
DEFAULT_PARAMETERS = 5


# As MindSpore's collector names its defaults, in the attribute that scripts read. Who hands the
# intervals on asks for them; without `collect_landscape` the checkpoints are spread.
DEFAULT_SPECIFIED_DATA: dict[str, Any] = {
    **_MINDSPORE_SWITCHES,
    "histogram_regular": None,
    "collect_landscape": {
        **asdict(LandscapeOptions()),
        "intervals": [list(range(1, 10)), list(range(10, 20))],
    },
}


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
        provenance: Whether to record what reproduces the run.
        histograms: Which parameters get a histogram: a pattern, or None for none.
        first_parameters: How many of the first parameters get one when `histograms` is None.
        landscape: When to save the checkpoints that loss landscapes are computed from, or None.
        unmasked: Names of facts and options that are no secrets, though they sound so.

    """

    metric: bool = True
    graph: bool = True
    train_lineage: bool = True
    eval_lineage: bool = True
    input_data: bool = True
    dataset_graph: bool = True
    learning_rate: bool = False
    provenance: bool = True
    histograms: NamePattern | None = None
    first_parameters: int = DEFAULT_PARAMETERS
    landscape: LandscapeOptions | None = None
    unmasked: tuple[str, ...] = ()


def collect_options(specified: Any, keep_default_action: Any) -> CollectOptions:
    """The choices that `collect_specified_data` and `keep_default_action` make.

    Raises:
        ArgumentTypeError: If one of them, or a value in the mapping, has the wrong type.
        ArgumentValueError: If a key is unknown, a value out of its range, or the pattern is not a
            regular expression that can be matched in bounded time.

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
    takes_first = pattern is None and (keep_default_action or "histogram_regular" in given)
    default = LandscapeOptions() if keep_default_action else None
    asks = "collect_landscape" in given
    return CollectOptions(
        **switches,
        histograms=None if pattern is None else NamePattern(_at("histogram_regular"), pattern),
        first_parameters=DEFAULT_PARAMETERS if takes_first else 0,
        landscape=landscape_options(given["collect_landscape"]) if asks else default,
        unmasked=tuple(given.get("unmasked", ())),
    )


def _at(key: str) -> str:
    return f"{WHERE}({key})"


def _checked(specified: Any) -> Mapping[str, Any]:
    where = f"{WHERE}(collect_specified_data)"
    if specified is None:
        return {}
    if not isinstance(specified, Mapping):
        raise ArgumentTypeError.of(where, "a dict or None", specified)
    for key, value in specified.items():
        if not isinstance(key, str):
            raise ArgumentTypeError.of(where, "keys of type str", key)
        if key not in _KEYS:
            raise ArgumentValueError.of(where, f"keys among {sorted(_KEYS)}", repr(key))
        if key in _SWITCHES and not isinstance(value, bool):
            raise ArgumentTypeError.of(_at(key), "a bool", value)
        if key == "unmasked" and not _are_names(value):
            raise ArgumentTypeError.of(_at(key), "a list of names", value)
    return specified


def _are_names(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(name, str) for name in value)
