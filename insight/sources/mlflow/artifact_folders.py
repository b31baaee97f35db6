"""Where the artifacts of runs and logged models lie: in folders that bear their ids.

MLflow puts the artifacts of a run into `…/<id of the run>/artifacts`, wherever its experiment has
them. So a listing of names tells them, also where a store was moved and its addresses are of
another machine.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from insight.sources.fence import Fence

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder

_OF_RUN = re.compile(r"(.*/([0-9a-z]{32})/artifacts)(?:/(.+))?", re.DOTALL)
_OF_MODEL = re.compile(r"(.*/models/(m-[\w-]{1,64}))(?:/(.+))?", re.DOTALL)
_RUN_OF_TRACE = "mlflow.sourceRun"
_MOST_TRACES = 100_000


class Found(NamedTuple):
    """A folder of artifacts, or of a logged model."""

    folder: Folder
    inner: str
    """What leads to it from the folder of all artifacts, or of the model; empty for that itself."""


@dataclass(slots=True)
class _Known:
    """What is known of a place."""

    folders: Sequence[Folder] = ()
    by_id: dict[str, dict[str, list[Found]]] = field(default_factory=dict)
    runs_of_traces: dict[str, str] = field(default_factory=dict)
    """The id of a run by the file of a trace that says it."""
    traces: Counter[str] = field(default_factory=Counter)


_places: WeakKeyDictionary[Place, _Known] = WeakKeyDictionary()


def note_listing(folders: Sequence[Folder], place: Place) -> None:
    """Look through a listing, once."""
    known = _places.setdefault(place, _Known())
    if known.folders is folders:
        return
    by_id: dict[str, dict[str, list[Found]]] = {}
    for folder in folders:
        path = folder.path
        if "/artifacts" in path or "/models/m-" in path:
            found = _OF_MODEL.fullmatch(path) or _OF_RUN.fullmatch(path)
            if found is not None:
                held = by_id.setdefault(found[2], {}).setdefault(found[1], [])
                held.append(Found(folder, found[3] or ""))
    known.folders, known.by_id = folders, by_id
    paths = [one.file(_RUN_OF_TRACE) for one in folders if _RUN_OF_TRACE in one.names]
    before, fence = known.runs_of_traces, Fence(place, ())
    known.runs_of_traces = {
        path: before.get(path) or _run_in(fence, path) for path in paths[:_MOST_TRACES]
    }
    known.traces = Counter(known.runs_of_traces.values())


def _run_in(place: Place, path: str) -> str:
    try:
        with place.open(path) as file:
            return file.read(0, 64).decode("ascii", "replace")
    except OSError:
        return ""


def folders_of(place: Place, identity: str, near: str) -> Sequence[Found]:
    """The folders of a run's artifacts, or of a model, by its id.

    Args:
        place: Where they lie.
        identity: The id.
        near: A path. Of several copies the one with the longest way in common is meant.

    """
    ways = _places.setdefault(place, _Known()).by_id.get(identity)
    if not ways:
        return ()
    nearest = min(ways, key=lambda way: (-_in_common(way, near), way))
    return ways[nearest]


def _in_common(one: str, other: str) -> int:
    """How many folders two paths begin with alike."""
    pairs = zip(one.split("/"), other.split("/"), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def traces_of(place: Place, run_id: str) -> int:
    """How many traces of a run lie in a file store."""
    return _places.setdefault(place, _Known()).traces[run_id]


def revision_of(place: Place, identities: Iterable[str], near: str) -> Hashable:
    """Another one when files came or went."""
    return hash(
        tuple(
            (one.folder.path, tuple(one.folder.names))
            for identity in identities
            for one in folders_of(place, identity, near)
        )
    )


def files_in(found: Sequence[Found]) -> Iterator[tuple[str, str, Mapping[str, None]]]:
    """Each file: its name from the folder of all on, where it lies, and the names beside it."""
    for folder, inner in found:
        beside = dict.fromkeys(folder.names)
        for name in folder.names:
            yield (f"{inner}/{name}" if inner else name), folder.file(name), beside
