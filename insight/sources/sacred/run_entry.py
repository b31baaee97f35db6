"""What `run.json` says of a run."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.sources.nested_facts import dotted
from insight.sources.records import as_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_STATUS = {
    "COMPLETED": "finished",
    "FAILED": "failed",
    "INTERRUPTED": "stopped",
    "TIMEOUT": "stopped",
    "RUNNING": "running",
    "QUEUED": "running",
}
_DIGEST = re.compile(r"_([0-9a-f]{32})(?:\.[^./]*)?")
_MOST_IN_TEXT = 1 << 16
_MOST_OF_TRACE = 1_000


def status_of(run: Mapping[str, Any]) -> str | None:
    """The word of `runs()` for the status of a run; experiments may stop with words of their own.

    >>> [status_of({"status": word}) for word in ("COMPLETED", "DIVERGED", None)]
    ['finished', 'stopped', None]
    """
    told = run.get("status")
    return _STATUS.get(told, "stopped") if isinstance(told, str) else None


def seconds(told: Any) -> float | None:
    """Seconds since 1970 of a time in ISO 8601, which is UTC where it says no zone.

    >>> seconds("2026-11-28T00:22:17.5"), seconds("2026-11-28T02:22:17.5+02:00"), seconds(None)
    (1795825337.5, 1795825337.5, None)
    """
    if not isinstance(told, str):
        return None
    try:
        time = datetime.fromisoformat(told)
        return (time if time.tzinfo else time.replace(tzinfo=UTC)).timestamp()
    except (ValueError, OverflowError):
        return None


def facts_of(run: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Names and values."""
    experiment, host, meta = (_mapping(run.get(name)) for name in ("experiment", "host", "meta"))
    repositories = experiment.get("repositories")
    repository = (
        _mapping(repositories[0]) if isinstance(repositories, list) and repositories else {}
    )
    dependencies = experiment.get("dependencies")
    packages = [one for one in _list(dependencies) if isinstance(one, str)]
    system = [one for one in _list(host.get("os")) if isinstance(one, str)]
    texts = {
        "name": experiment.get("name"),
        "program": experiment.get("mainfile"),
        "directory": experiment.get("base_dir"),
        "command": run.get("command"),
        "host": host.get("hostname"),
        "python": host.get("python_version"),
        "cpu": host.get("cpu"),
        "os": " ".join(system[-1:]),
        "repository": repository.get("url"),
        "commit": repository.get("commit"),
        "packages": ", ".join(packages),
        "notes": meta.get("comment") or _mapping(meta.get("options")).get("--comment"),
        "named_configs": ", ".join(map(str, _list(meta.get("named_configs")))),
        "error": "".join(map(str, _list(run.get("fail_trace"))[-1:])).strip()[:_MOST_OF_TRACE],
    }
    for name, value in texts.items():
        if isinstance(value, str) and value:
            yield f"run.{name}", as_text(value[:_MOST_IN_TEXT])
    if isinstance(repository.get("dirty"), bool):
        yield "run.dirty", repository["dirty"]
    told = run.get("status")
    if isinstance(told, str) and told not in _STATUS:
        yield "run.status", as_text(told)
    yield from numbers_of("metric.result", run.get("result"))


def numbers_of(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """The numbers inside of a value under dotted names; texts are `user.*` in place of `metric.*`.

    >>> dict(numbers_of("metric", {"best": {"acc": 0.9}, "by": "hand"}))
    {'metric.best.acc': 0.9, 'user.by': 'hand'}
    """
    for own, held in dotted(name, value):
        is_number = isinstance(held, bool | int | float)
        yield own if is_number else f"user.{own.removeprefix('metric.')}", held


class File(NamedTuple):
    """A file that belongs to a run."""

    name: str
    kind: str
    role: str
    path: str
    """From the run's folder on."""
    digest: str


def files_of(run: Mapping[str, Any]) -> Iterator[File]:
    """Artifacts, and what the run read: resources and sources lie beside the runs."""
    for one in _list(run.get("artifacts")):
        name = one.get("name") if isinstance(one, dict) else one
        if isinstance(name, str) and name:
            yield File(as_text(name), "", "output", name, "")
    sources = _list(_mapping(run.get("experiment")).get("sources"))
    for kind, files in (("resource", _list(run.get("resources"))), ("source", sources)):
        for pair in files:
            if isinstance(pair, list) and len(pair) == 2 and all(isinstance(x, str) for x in pair):
                name, stored = pair
                digest = _DIGEST.search(stored.rpartition("/")[2])
                yield File(
                    as_text(name),
                    kind,
                    "input",
                    as_text(_beside(stored)),
                    f"md5:{digest[1]}" if digest else "",
                )


def _beside(stored: str) -> str:
    """Where a stored file lies from the run's folder on, by the folder that Sacred keeps them in.

    >>> _beside("/home/me/runs/_resources/a_0.txt"), _beside("_sources/b.py"), _beside("/data/c")
    ('../_resources/a_0.txt', '../_sources/b.py', '/data/c')
    """
    above, _, name = stored.rpartition("/")
    folder = above.rpartition("/")[2]
    return f"../{folder}/{name}" if folder in {"_resources", "_sources"} else stored


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
