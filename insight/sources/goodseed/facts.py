"""What GoodSeed keeps of a run beside its series, under dotted names."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from insight.sources.records import as_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

_META = {
    "run_id": "run.id",
    "name": "run.name",
    "project": "run.project",
    "created_at": "run.created",
    "closed_at": "run.closed",
}
_SYSTEM = {"description": "run.notes", "tags": "run.tags"}
"""Of what stands below `sys/`; the rest is in the run's own table, too."""
_SOURCE = {
    "git/commit_id": "run.commit",
    "git/current_branch": "run.branch",
    "git/dirty": "run.dirty",
    "git/remotes": "run.repository",
    "git/commit_message": "run.commit_message",
}
_MONITORED = {"hostname": "run.host", "pid": "run.pid", "tid": "run.thread"}
"""Of what a session watches; those of the last session hold."""
_PARAMETERS = "parameters/"
_STATUS = frozenset(("running", "finished", "failed"))
_LONGEST_NUMBER = 4_000


def status_of(meta: Mapping[str, str]) -> str | None:
    """What the file says of its run, as a word of `runs()`."""
    status = meta.get("status")
    return status if status in _STATUS else None


def facts_of(meta: Mapping[str, str], configs: Iterable[tuple[str, str, Any]]) -> dict[str, Any]:
    """Names and values; what is null is left out.

    Args:
        meta: What the table of the run itself holds.
        configs: Path, type and value of each entry.

    >>> facts_of({"name": "a"}, [("parameters/lr", "float", "0.1"), ("sys/tags", "string_set",
    ... '["v1"]'), ("parameters/k/0", "float", "0.9"), ("parameters/k/1", "int", "1")])
    {'run.name': 'a', 'run.tags': 'v1', 'hyperparameters.lr': 0.1, 'hyperparameters.k': (0.9, 1)}

    """
    facts: dict[str, Any] = {}
    for key, name in _META.items():
        if meta.get(key):
            facts[name] = as_text(meta[key])
    leaves: dict[str, Any] = {}
    for path, kind, content in configs:
        value = _value(kind, content)
        if value is None:
            continue
        fact = _name_of(path)
        if fact is not None:
            facts[fact] = ", ".join(map(str, value)) if isinstance(value, tuple) else value
        elif not path.startswith("sys/"):
            leaves[path.removeprefix(_PARAMETERS)] = value
    for path, value in _with_lists(leaves):
        facts["hyperparameters." + as_text(path.replace("/", "."))] = value
    return facts


def _name_of(path: str) -> str | None:
    above, _, rest = path.partition("/")
    if above == "sys":
        return _SYSTEM.get(rest)
    if above == "source_code":
        return _SOURCE.get(rest)
    if above == "monitoring":
        return _MONITORED.get(path.rpartition("/")[2])
    return None


def _value(kind: str, content: Any) -> Any:
    """A value by its type; the text itself where it is none of that type."""
    if kind == "null" or content is None:
        return None
    text = content if isinstance(content, str) else as_text(str(content))
    try:
        match kind:
            case "bool":
                return text.lower() == "true"
            case "int":
                return int(text) if len(text) <= _LONGEST_NUMBER else text
            case "float":
                return float(text)
            case "string_set":
                return tuple(as_text(str(one)) for one in json.loads(text))
    except (ValueError, TypeError, RecursionError):
        pass
    return as_text(text)


def _with_lists(leaves: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The values, those of `path/0`, `path/1`, … as one: GoodSeed takes lists apart so."""
    below: dict[str, list[str]] = {}
    for path in leaves:
        above, _, name = path.rpartition("/")
        below.setdefault(above, []).append(name)
    parents = {path.rpartition("/")[0] for path in below}
    for above, names in below.items():
        is_list = sorted(names) == sorted(map(str, range(len(names)))) and above
        if is_list and above not in parents and above not in leaves:
            yield above, tuple(leaves[f"{above}/{index}"] for index in range(len(names)))
        else:
            for name in names:
                path = f"{above}/{name}" if above else name
                yield path, leaves[path]
