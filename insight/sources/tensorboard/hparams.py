"""What the plugin `hparams` says of a run: its hyperparameters, its metrics, how it ended."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.errors import FormatError, compose
from insight.format.tensorboard import HParamsPluginData, Status, as_text
from insight.sources.records import MOST_NAMES

if TYPE_CHECKING:
    from insight.format.tensorboard import (
        Experiment,
        HParamInfo,
        HParamValue,
        MetricInfo,
        SessionStartInfo,
    )

_SECTIONS = ("hyperparameters", "algorithm", "metric", "dataset", "model", "user")
_STATUS: dict[int, str] = {
    Status.STATUS_SUCCESS: "finished",
    Status.STATUS_FAILURE: "failed",
    Status.STATUS_RUNNING: "running",
}


# What TensorFlow calls a group that nobody named: a digest of its hyperparameters.
_DIGEST = re.compile(r"[0-9a-f]{64}")


class Session(NamedTuple):
    """What one record says; empty where it speaks of something else."""

    facts: dict[str, Any]
    """By dotted name."""
    metrics: frozenset[str]
    """Tags of this run that it is judged by."""
    status: str | None
    """A word of `runs()`."""


def session_of(content: bytes) -> Session:
    """What the plugin's content says.

    Raises:
        FormatError: If there are too many names.
        google.protobuf.message.DecodeError: If the bytes are no such message.

    """
    data = HParamsPluginData.FromString(content)
    facts: dict[str, Any] = {}
    metrics: frozenset[str] = frozenset()
    status = None
    match data.WhichOneof("data"):
        case "session_start_info":
            facts = _hyperparameters(data.session_start_info)
        case "session_end_info":
            status = _STATUS.get(data.session_end_info.status)
        case "experiment":
            metrics = _metrics(data.experiment)
            facts = _told(data.experiment)
    return Session(facts, metrics, status)


def _hyperparameters(info: SessionStartInfo) -> dict[str, Any]:
    if len(info.hparams) > MOST_NAMES:
        expected = f"at most {MOST_NAMES} hyperparameters"
        raise FormatError(compose("session", expected, len(info.hparams)))
    found = {_name(as_text(one.key)): _plain(one.value) for one in info.hparams}
    for name in ("model_uri", "monitor_url"):
        found[f"run.{name}"] = as_text(getattr(info, name)) or None
    group = as_text(info.group_name)
    found["run.group"] = None if _DIGEST.fullmatch(group) else group or None
    return {name: value for name, value in found.items() if value is not None}


def _name(key: str) -> str:
    """The name of a fact; what `insight export` wrote says itself which section it is of.

    >>> _name("lr"), _name("user.note"), _name("encoder.depth")
    ('hyperparameters.lr', 'user.note', 'hyperparameters.encoder.depth')
    """
    section, dot, _ = key.partition(".")
    return key if dot and section in _SECTIONS else f"hyperparameters.{key}"


def _metrics(experiment: Experiment) -> frozenset[str]:
    # A metric with a group stands in another run, below this one.
    names = [metric.name for metric in experiment.metric_infos[:MOST_NAMES]]
    return frozenset(as_text(name.tag) for name in names if not name.group)


def _told(experiment: Experiment) -> dict[str, Any]:
    """What the search says of itself: which values there are, what they and the metrics are called.

    Raises:
        FormatError: If there are too many names.

    """
    infos = [*experiment.hparam_infos, *experiment.metric_infos]
    if len(infos) > MOST_NAMES // 4:
        expected = f"at most {MOST_NAMES // 4} hyperparameters and metrics"
        raise FormatError(compose("experiment", expected, len(infos)))
    found: dict[str, Any] = {
        "hparams.experiment": as_text(experiment.name),
        "hparams.description": as_text(experiment.description),
        "hparams.user": as_text(experiment.user),
        "hparams.metrics": tuple(
            _metric_name(one) for one in experiment.metric_infos if one.name.group
        ),
    }
    for info in experiment.hparam_infos:
        name = as_text(info.name)
        found |= _called(name, info)
        match info.WhichOneof("domain"):
            case "domain_discrete":
                values = tuple(_plain(one) for one in info.domain_discrete.values)
                found[f"hparams.domain.{name}"] = values
            case "domain_interval":
                ends = info.domain_interval
                found[f"hparams.interval.{name}"] = (ends.min_value, ends.max_value)
    for metric in experiment.metric_infos:
        found |= _called(_metric_name(metric), metric)
    return {name: value for name, value in found.items() if value not in {"", ()}}


def _metric_name(info: MetricInfo) -> str:
    """With the group, which is the end of the run's path that has it."""
    group, tag = as_text(info.name.group), as_text(info.name.tag)
    return f"{group}/{tag}" if group else tag


def _called(name: str, info: HParamInfo | MetricInfo) -> dict[str, Any]:
    said = {"display": as_text(info.display_name), "about": as_text(info.description)}
    return {f"hparams.{kind}.{name}": text for kind, text in said.items() if text != name}


def _plain(value: HParamValue) -> Any:
    """A number, text, truth value or tuple of them; None for nothing."""
    kind = value.WhichOneof("kind")
    if kind == "list_value":
        return tuple(_plain(one) for one in value.list_value.values)
    if kind in {"number_value", "bool_value"}:
        return getattr(value, kind)
    return as_text(value.string_value) if kind == "string_value" else None
