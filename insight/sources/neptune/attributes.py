"""Single values of a Neptune run under the names of the lineage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

Single = int | float | str | bool | tuple[str, ...]

_PARAMETERS = frozenset(
    ("parameters", "params", "config", "hyperparameters", "hyperparams", "hparams")
)
_SYS = {
    "sys/id": "run.id",
    "sys/name": "run.name",
    "sys/experiment/name": "run.experiment",
    "sys/owner": "run.user",
    "sys/hostname": "run.host",
    "sys/description": "run.notes",
    "sys/tags": "run.tags",
    "sys/group_tags": "run.group",
    "sys/forking/parent": "run.forked_from",
    "sys/forking/step": "run.fork_step",
    "source_code/entrypoint": "run.program",
    "source_code/git/commit_id": "run.commit",
    "source_code/git/branch": "run.branch",
    "source_code/git/remotes": "run.repository",
}
_ACTIVE = frozenset(("active", "running"))


def facts_of(
    values: Mapping[str, Single], with_series: Collection[str], project: str, run_id: str
) -> dict[str, Any]:
    """The facts of a run.

    Args:
        values: Single values by their path.
        with_series: First parts of paths below which there are series.
        project: As the exporter has it, `workspace/name`.
        run_id: The run's own, as it has it.

    >>> found = facts_of({"parameters/opt/lr": 0.1, "eval/best": 3, "a/b": 1}, ["eval"], "w/p", "R")
    >>> found["hyperparameters.opt.lr"], found["metric.eval/best"], found["user.a.b"]
    (0.1, 3, 1)

    """
    facts: dict[str, Any] = {}
    if project:
        facts["run.project"] = project
    if run_id:
        facts["run.id"] = run_id
    for path, value in values.items():
        facts.update(_fact(path, value, with_series))
    return facts


def _fact(path: str, value: Single, with_series: Collection[str]) -> Iterator[tuple[str, Any]]:
    known = _SYS.get(path)
    if known is not None:
        yield known, ", ".join(value) if isinstance(value, tuple) else value
        return
    first, _, rest = path.partition("/")
    if first == "sys":
        yield f"run.{_dotted(rest)}", value
    elif first in _PARAMETERS and rest:
        yield f"hyperparameters.{_dotted(rest)}", value
    elif rest and first in with_series and type(value) in {int, float}:
        yield f"metric.{path}", value
    else:
        yield f"user.{_dotted(path)}", value


def status_of(values: Mapping[str, Single]) -> str | None:
    """What the run says of its end; None where it says nothing.

    >>> status_of({"sys/failed": True}), status_of({"sys/state": "Inactive"}), status_of({})
    ('failed', 'finished', None)
    """
    if values.get("sys/failed") is True:
        return "failed"
    state = values.get("sys/state")
    if isinstance(state, str):
        return "running" if state.lower() in _ACTIVE else "finished"
    return "finished" if "sys/failed" in values else None


def _dotted(path: str) -> str:
    return path.replace("/", ".")
