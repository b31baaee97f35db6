"""What is known of a W&B run beside its steps, under dotted names."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from insight.errors import compose
from insight.format.wandb import names_of, value_of
from insight.sources.records import MOST_NAMES, ChangingFacts, as_text

from .dotted import DottedValues, without
from .history import ADDED

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from insight.format.wandb import Changes, Environment, Metric, Run, TensorBoard, Timestamp

_MOST_NESTED = 50
_RUN = {
    "run_id": "id",
    "display_name": "name",
    "project": "project",
    "entity": "entity",
    "run_group": "group",
    "job_type": "job_type",
    "notes": "notes",
    "sweep_id": "sweep",
    "host": "host",
}
_ENVIRONMENT = {
    "program": "program",
    "host": "host",
    "username": "user",
    "python": "python",
    "os": "os",
    "docker": "docker",
    "gpu_type": "gpu",
    "cuda_version": "cuda",
}


_GOALS = {1: b"lower", 2: b"higher"}


def seconds(time: Timestamp) -> float:
    """Seconds since 1970."""
    return time.seconds + time.nanos / 1e9


class RunFacts(ChangingFacts):
    """The facts of one run file as far as it was read; what no longer holds leaves it."""

    def __init__(self) -> None:
        super().__init__()
        self._facts: dict[str, Any] = {}
        self._config = DottedValues()
        self._summary = DottedValues()
        self._is_new = False
        self._tags_seen = 0
        self._cut: set[str] = set()

    def take_run(self, run: Run) -> Iterator[str]:
        """Take over what a run's own record says; in words what it has too much of."""
        for field, name in _RUN.items():
            self._note(name, getattr(run, field))
        self._note("tags", b", ".join(run.tags))
        self._note("commit", run.git.commit)
        self._note("repository", run.git.remote_url)
        self._take_branch(run)
        yield from self.take_config(run.config)
        yield from self.take_summary(run.summary)

    def _take_branch(self, run: Run) -> None:
        """Which run it was forked off, and where; or where it went back to in itself."""
        branch = run.branch_point
        if not branch.run:
            return
        is_fork = branch.run != run.run_id
        if is_fork:
            self._note("forked_from", branch.run)
        name = "fork_step" if is_fork else "rewound_to"
        self._put(name, int(branch.value) if branch.value.is_integer() else branch.value)
        if branch.metric not in {b"", b"_step"}:
            self._note(f"{name.partition('_')[0]}_metric", branch.metric)

    def take_folder(self, board: TensorBoard) -> None:
        """Where TensorBoard's files lay that the run took its values of."""
        self._note("tensorboard", board.log_dir)

    def take_environment(self, environment: Environment) -> None:
        for field, name in _ENVIRONMENT.items():
            self._note(name, getattr(environment, field))
        self._note("args", b" ".join(environment.args))
        self._note("cpu", environment.cpu.model)
        if environment.gpu_count:
            self._put("gpus", environment.gpu_count)
        self._note("commit", environment.git.commit)
        self._note("repository", environment.git.remote_url)

    def take_metric(self, metric: Metric) -> None:
        """Which way the values of a tag are better, and over which other tag they are drawn."""
        pattern = as_text(metric.name or metric.glob_name)
        if pattern and metric.goal in _GOALS:
            self._note(f"better.{pattern}", _GOALS[metric.goal])
        if pattern:
            self._note(f"axis.{pattern}", metric.step_metric)

    def take_config(self, changes: Changes) -> Iterator[str]:
        """Take over what the configuration gained and lost; in words, once, that it has too much.

        Raises:
            ValueError, RecursionError: If a value is no JSON.

        """
        return self._take("configuration", self._config, changes)

    def take_summary(self, changes: Changes) -> Iterator[str]:
        """The same of the summary."""
        return self._take("summary", self._summary, changes)

    def _take(self, where: str, values: DottedValues, changes: Changes) -> Iterator[str]:
        left_out = _apply(changes, values)
        self._is_new = True
        if left_out and where not in self._cut:
            self._cut.add(where)
            expected, got = f"at most {MOST_NAMES} names", f"{len(values) + left_out}"
            hint = "log large mappings as text, or keep them in a file"
            yield compose(where, expected, f"{got}; {MOST_NAMES} kept", hint)

    def settle(self, tags: Collection[str]) -> None:
        """Take in what came since the last call.

        Args:
            tags: Names that have steps: the summary's last value of them is no fact of its own.

        """
        if not self._is_new and len(tags) == self._tags_seen:
            return
        self._is_new, self._tags_seen = False, len(tags)
        now = dict(self._facts)
        now |= {f"hyperparameters.{name}": value for name, value in self._config.items()}
        now |= {f"metric.{name}": value for name, value in self._own_summary(tags)}
        self.become(now)

    def _own_summary(self, tags: Collection[str]) -> Iterator[tuple[str, Any]]:
        """What stands in the summary alone: no last value of a tag, no part of media."""
        values = dict(self._summary.items())
        media = [name.removesuffix("_type") for name in values if name.endswith("._type")]
        for name in without(media, values):
            if name not in tags and not isinstance(values[name], tuple):
                yield name, values[name]

    def _note(self, name: str, text: bytes) -> None:
        if text:
            self._put(name, text.decode("utf-8", "replace"))

    def _put(self, name: str, value: Any) -> None:
        if len(self._facts) < MOST_NAMES or f"run.{name}" in self._facts:
            self._facts[f"run.{name}"] = value
            self._is_new = True


def _apply(changes: Changes, values: DottedValues) -> int:
    """Take over changes; how many names were left out."""
    left_out = 0
    for item in changes.update:
        name = as_text(".".join(names_of(item)))
        if name.partition(".")[0] not in ADDED:
            values.drop(name)
            left_out += values.put(_flat(name, value_of(item), 0), MOST_NAMES)
    for item in changes.remove:
        values.drop(as_text(".".join(names_of(item))))
    return left_out


def _flat(name: str, value: Any, depth: int) -> Iterator[tuple[str, Any]]:
    """Dotted names for nested mappings; W&B's media are left out, lists become text."""
    if isinstance(value, dict):
        if "_type" in value or depth == _MOST_NESTED:
            return
        for key, inner in value.items():
            yield from _flat(f"{name}.{as_text(key)}", inner, depth + 1)
    elif isinstance(value, str):
        text = as_text(value)
        yield name, {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}.get(text, text)
    elif isinstance(value, list):
        yield name, tuple(_plain(one) for one in value)
    elif value is not None:
        yield name, value


def _plain(value: Any) -> Any:
    """A list inside a list as text, so that each fact can be compared and hashed."""
    return as_text(str(value)) if isinstance(value, list | dict | str) else value
