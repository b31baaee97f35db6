"""Which folders are downloaded experiments of Comet."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from insight.sources.records import FoundRun
from insight.sources.text.json_whole import whole_part

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder

METADATA, METRICS, SUMMARY, PARAMETERS, OTHERS, SYSTEM = (
    *("metadata.json", "metrics.jsonl", "metrics_summary.jsonl"),
    *("parameters.json", "others.jsonl", "system_details.json"),
)
ASSETS = "assets_metadata.jsonl"
OUTPUT, PACKAGES, GIT, PATCH, SCRIPT = (
    *("output.txt", "requirements.txt", "git_metadata.json"),
    *("git_diff.patch", "script.py"),
)
IN_ASSETS, IN_RUN, IN_METRICS = "assets", "run", "metrics"
_OF_COMET_ALONE = frozenset((PARAMETERS, OTHERS, SYSTEM))
_OWN = (METADATA, METRICS, SUMMARY, PARAMETERS, OTHERS, SYSTEM)
_OF_RUN = (OUTPUT, PACKAGES, GIT, PATCH, SCRIPT)
_MOST_BYTES = 1 << 20
_KEY = "experimentKey"


def experiments(folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
    """The experiments among the folders of one listing.

    An experiment has a `metadata.json` and two of what else Comet's tool writes; where there is
    less, `metadata.json` has to say that it is Comet's, and behind a URL it is not asked.
    """
    found = [folder for folder in folders if METADATA in folder.names]
    below: dict[str, Folder] = {folder.run: folder for folder in folders} if found else {}
    for folder in found:
        names = folder.names
        beside = sum(name in names for name in _OF_COMET_ALONE)
        if beside < 2 and not (len(set(_OWN) & set(names)) > 1 and _is_comets(folder, place)):
            continue
        files = [name for name in (*_OWN, *_OF_RUN, ASSETS) if name in names]
        wanted = {IN_RUN: _OF_RUN, IN_ASSETS: (ASSETS,)}
        for inner, kept in wanted.items():
            held = below.get(inner if folder.run == "." else f"{folder.run}/{inner}")
            if held is not None:
                files += [f"{inner}/{name}" for name in kept if name in held.names]
        series = below.get(IN_METRICS if folder.run == "." else f"{folder.run}/{IN_METRICS}")
        if series is not None and SUMMARY in names:
            files += [f"{IN_METRICS}/{name}" for name in series.names if name.endswith(".jsonl")]
        yield FoundRun(folder.run, folder, sorted(files), keyed_by_step=True)


# Whether a file is Comet's holds as long as it stays as it is.
_peeked: WeakKeyDictionary[Place, dict[str, tuple[Hashable, bool]]] = WeakKeyDictionary()


def _is_comets(folder: Folder, place: Place) -> bool:
    path = folder.file(METADATA)
    if place.local_path(path) is None:
        return False
    held = _peeked.setdefault(place, {})
    try:
        version = place.state(path).version
        if path not in held or held[path][0] != version:
            with place.open(path) as file:
                found, _, _ = whole_part(file.read(0, _MOST_BYTES))
            held[path] = version, isinstance(found, dict) and _KEY in found
    except OSError:
        return False
    return held[path][1]
