"""Which folders are runs of Sacred."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from insight.sources.records import FoundRun
from insight.sources.text.json_whole import whole_part

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder

RUN, CONFIG, CONSOLE, METRICS, INFO = (
    *("run.json", "config.json", "cout.txt"),
    *("metrics.json", "info.json"),
)
FILES = (RUN, CONFIG, CONSOLE, METRICS, INFO)
_MOST_BYTES = 1 << 22
_KEYS = frozenset(("experiment", "command", "status"))


def sacred_runs(folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
    """The runs among the folders of one listing.

    Sacred begins each with `run.json`, `config.json` and `cout.txt`. Where one of the others is
    missing, `run.json` has to say that it is Sacred's; behind a URL it is not asked.
    """
    for folder in folders:
        names = folder.names
        if RUN not in names:
            continue
        files = [name for name in FILES if name in names]
        is_whole = CONFIG in files and CONSOLE in files
        if is_whole or (len(files) > 1 and _is_sacreds(folder, place)):
            yield FoundRun(folder.run, folder, sorted(files), keyed_by_step=True)


# Whether a file is Sacred's holds as long as it stays as it is.
_peeked: WeakKeyDictionary[Place, dict[str, tuple[Hashable, bool]]] = WeakKeyDictionary()


def _is_sacreds(folder: Folder, place: Place) -> bool:
    path = folder.file(RUN)
    if place.local_path(path) is None:
        return False
    held = _peeked.setdefault(place, {})
    try:
        version = place.state(path).version
        if path not in held or held[path][0] != version:
            with place.open(path) as file:
                found, _, _ = whole_part(file.read(0, _MOST_BYTES))
            held[path] = version, is_sacreds(found)
    except OSError:
        return False
    return held[path][1]


def is_sacreds(run: object) -> bool:
    """Whether what `run.json` says is a run of Sacred."""
    return isinstance(run, dict) and run.keys() >= _KEYS and isinstance(run["experiment"], dict)
