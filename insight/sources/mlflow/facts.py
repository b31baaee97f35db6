"""Parameters, tags and data sets of MLflow under the names of the lineage."""

from __future__ import annotations

import math
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from insight.sources.records import MOST_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_FLOAT = re.compile(r"[+-]?(\d+\.\d*|\.\d+|\d+(?=[eE]))([eE][+-]?\d+)?|[+-]?(nan|inf)", re.ASCII)
_OTHERS = {"True": True, "False": False, "true": True, "false": False}
_SYSTEM = "mlflow."
OF_DATASETS = ("name", "digest", "source", "source_type", "schema", "profile")
"""What is told of a data set."""
_LONGEST = 10_000
"""Characters of a text: MLflow allows a profile 16 million."""
_FROM_SYSTEM = {
    "mlflow.runName": "run.name",
    "mlflow.user": "run.user",
    "mlflow.parentRunId": "run.parent",
    "mlflow.note.content": "run.notes",
    "mlflow.source.name": "run.program",
    "mlflow.source.git.commit": "run.commit",
    "mlflow.source.git.branch": "run.branch",
    "mlflow.source.git.repoURL": "run.repository",
}
# What MLflow's run status is called here; by number in meta.yaml, by name in a database.
_STATUS = {
    "1": "running",
    "2": "running",
    "3": "finished",
    "4": "failed",
    "5": "stopped",
    "RUNNING": "running",
    "SCHEDULED": "running",
    "FINISHED": "finished",
    "FAILED": "failed",
    "KILLED": "stopped",
}

Facts = dict[str, Any]


def parsed(text: str) -> Any:
    """The number or truth value that a text is exactly; else the text.

    >>> [parsed(text) for text in ("1e-3", "32", "007", "True", "adam")]
    [0.001, 32, '007', True, 'adam']

    """
    if text in _OTHERS:
        return _OTHERS[text]
    if len(text) < 20 and text.isascii() and text.removeprefix("-").isdigit():
        number = int(text)
        return number if str(number) == text else text
    if len(text) >= 40 or not _FLOAT.fullmatch(text):
        return text
    value = float(text)
    return text if math.isinf(value) and "inf" not in text else value  # beyond what a float holds


def bounded(facts: Facts) -> tuple[Facts, str]:
    """As many facts as a run may have, and a word where it has more."""
    if len(facts) <= MOST_NAMES:
        return facts, ""
    text = f"expected at most {MOST_NAMES} parameters and tags, got {len(facts)}; {MOST_NAMES} kept"
    return dict(sorted(facts.items())[:MOST_NAMES]), text


def hyperparameters(params: Mapping[str, str]) -> Facts:
    """Parameters, their values parsed."""
    return {f"hyperparameters.{name}": parsed(text) for name, text in params.items()}


def tagged(tags: Mapping[str, str]) -> Facts:
    """A user's tags, and the useful ones of those that MLflow sets itself."""
    facts: Facts = {}
    for name, text in tags.items():
        if name in _FROM_SYSTEM:
            facts[_FROM_SYSTEM[name]] = text
        elif not name.startswith(_SYSTEM):
            facts[f"user.{name}"] = text
    return facts


def of_run(texts: Mapping[str, str | None]) -> Facts:
    """What MLflow keeps of every run: texts by the names `name`, `id`, `user`, `experiment`, …"""
    return {f"run.{name}": text for name, text in texts.items() if text}


def of_datasets(datasets: Iterable[tuple[str, Mapping[str, str]]]) -> Facts:
    """Data sets, each with its use in the run, such as `train`, and its texts by name.

    Several of one use are counted: the second is `train-2`.
    """
    facts: Facts = {}
    uses: Counter[str] = Counter()
    for use, texts in datasets:
        if not any(texts.get(name) for name in OF_DATASETS):
            continue
        use = use or "input"
        uses[use] += 1
        label = use if uses[use] == 1 else f"{use}-{uses[use]}"
        for name in OF_DATASETS:
            if text := texts.get(name):
                facts[f"dataset.{label}.{name}"] = _cut(text)
    return facts


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def of_experiment(tags: Mapping[str, str]) -> Facts:
    """What a user said of the experiment."""
    facts: Facts = {}
    for name, text in tags.items():
        if name == "mlflow.note.content":
            facts["experiment.notes"] = text
        elif not name.startswith(_SYSTEM):
            facts[f"experiment.{name}"] = text
    return facts


def status_of(word: str | None) -> str | None:
    """The word of `runs()` for MLflow's, or for the number that it is in a file."""
    return _STATUS.get(word or "")


def in_seconds(milliseconds: Any) -> float | None:
    """A time of MLflow in seconds since 1970; None where there is none."""
    try:
        return int(milliseconds) / 1000
    except (TypeError, ValueError, OverflowError):
        return None
