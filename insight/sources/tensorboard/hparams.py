"""What the plugin `hparams` says of a run: its hyperparameters, its metrics, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from insight.errors import FormatError, compose
from insight.format.tensorboard import HParamsPluginData, Status, as_text
from insight.sources.records import MOST_NAMES

if TYPE_CHECKING:
    from insight.format.tensorboard import Experiment, HParamValue, SessionStartInfo

_SECTIONS = ("hyperparameters", "algorithm", "metric", "dataset", "model", "user")
_STATUS: dict[int, str] = {
    Status.STATUS_SUCCESS: "finished",
    Status.STATUS_FAILURE: "failed",
    Status.STATUS_RUNNING: "running",
}


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
    return Session(facts, metrics, status)


def _hyperparameters(info: SessionStartInfo) -> dict[str, Any]:
    if len(info.hparams) > MOST_NAMES:
        expected = f"at most {MOST_NAMES} hyperparameters"
        raise FormatError(compose("session", expected, len(info.hparams)))
    found = {_name(as_text(one.key)): _plain(one.value) for one in info.hparams}
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


def _plain(value: HParamValue) -> Any:
    """A number, text, truth value or tuple of them; None for nothing."""
    kind = value.WhichOneof("kind")
    if kind == "list_value":
        return tuple(_plain(one) for one in value.list_value.values)
    if kind in {"number_value", "bool_value"}:
        return getattr(value, kind)
    return as_text(value.string_value) if kind == "string_value" else None
