"""The files that belong to the runs of a project: which run made or took which version of what."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.errors import FormatError
from insight.sources.records import as_text

from .values import seconds

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator, Mapping

_LINKS, _FOREIGN = "run_artifact_links", "external_run_artifact_links"
_NEEDED = {
    "artifacts": {"id", "name", "type"},
    "artifact_versions": {"id", "artifact_id", "version", "manifest", "size_bytes"},
    _LINKS: {"run_id", "run_name", "artifact_version_id", "direction", "created_at"},
}
_OF_FOREIGN = {
    *("run_id", "run_name", "source_artifact", "source_type", "source_version"),
    *("source_size_bytes", "direction", "created_at"),
}
OF_ARTIFACTS = (*_NEEDED, _FOREIGN)
"""The tables that tell of them."""
_MOST = 10_000
_SELECT = """
    SELECT l.run_id, l.run_name, a.name, a.type, v.version, l.direction, l.created_at,
           v.manifest, v.size_bytes
    FROM run_artifact_links AS l JOIN artifact_versions AS v ON v.id = l.artifact_version_id
    JOIN artifacts AS a ON a.id = v.artifact_id ORDER BY l.rowid LIMIT ?
"""
_SELECT_FOREIGN = """
    SELECT run_id, run_name, source_artifact, source_type, source_version, direction, created_at,
           NULL, source_size_bytes
    FROM external_run_artifact_links ORDER BY rowid LIMIT ?
"""


class Artifact(NamedTuple):
    """A file of a version."""

    tag: str
    step: int
    wall_time: float
    cells: tuple[str, str, str, int, str]
    """Type, role, path, size and digest."""


def artifacts_in(
    connection: sqlite3.Connection, columns: Mapping[str, frozenset[str]]
) -> dict[str, tuple[str, list[Artifact]]]:
    """By the id of each run that has any, its name and its files.

    Raises:
        sqlite3.Error: If they cannot be read.

    """
    rows: list[tuple[Any, ...]] = []
    if all(columns.get(table, frozenset()) >= needed for table, needed in _NEEDED.items()):
        rows += connection.execute(_SELECT, (_MOST,)).fetchall()
    if columns.get(_FOREIGN, frozenset()) >= _OF_FOREIGN:
        rows += connection.execute(_SELECT_FOREIGN, (_MOST,)).fetchall()
    found: dict[str, tuple[str, list[Artifact]]] = {}
    for run_id, run_name, *told in rows:
        if run_id is not None or run_name is not None:
            key = str(run_id if run_id is not None else run_name)
            held = found.setdefault(key, (str(run_name or run_id), []))[1]
            held.extend(_files(told))
    return found


def _files(told: list[Any]) -> Iterator[Artifact]:
    name, kind, version, role, created, manifest, size = told
    try:
        wall_time = seconds(created)
    except FormatError:
        wall_time = 0.0
    step = version if isinstance(version, int) else 0
    tag = f"{as_text(str(name))}:v{version}"
    texts = as_text(str(kind)), as_text(str(role))
    entries = _entries(manifest)
    if not entries:
        yield Artifact(tag, step, wall_time, (*texts, "", _size(size), ""))
    for entry in entries:
        path = as_text(str(entry.get("path", "")))
        digest = entry.get("digest")
        held = f"sha256:{as_text(str(digest))}" if digest else ""
        own = tag if len(entries) == 1 else f"{tag}/{path}"
        yield Artifact(own, step, wall_time, (*texts, path, _size(entry.get("size")), held))


def _entries(manifest: Any) -> list[dict[str, Any]]:
    try:
        held = json.loads(manifest) if manifest is not None else []
    except (TypeError, ValueError, RecursionError):
        return []
    return [one for one in held[:_MOST] if isinstance(one, dict)] if isinstance(held, list) else []


def _size(size: Any) -> int:
    return size if isinstance(size, int) and 0 <= size < 1 << 63 else -1
