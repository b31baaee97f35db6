"""Which folders are runs of TensorBoard, and which belong to the run above them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from insight.sources.records import FoundRun

from .beside import files_beside

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder

_MARK = "tfevents"
_NO_EVENTS = ".profile-empty"
# What `str(time.time())` gives.
_MOMENT = re.compile(r"\d{10}\.\d{1,9}")


def is_event_file(name: str) -> bool:
    """Whether a file of this name holds TensorBoard's events.

    A name that begins with a dot is a copy on its way; `.profile-empty` only marks a folder.

    >>> is_event_file("events.out.tfevents.1700000000.host.7.0.v2"), is_event_file("model.ckpt")
    (True, False)

    """
    return _MARK in name and not name.startswith(".") and not name.endswith(_NO_EVENTS)


def found_runs(folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
    """The runs among the folders of one listing."""
    del place  # the names tell
    held = {folder.run: (folder, _event_files(folder)) for folder in folders}
    held = {run: found for run, found in held.items() if found[1]}
    trials: dict[str, list[str]] = {}
    for run in held:
        above, _, name = run.rpartition("/")
        if _MOMENT.fullmatch(name) and (above or ".") in held:
            trials.setdefault(above or ".", []).append(run)
    only = {run: above for above, runs in trials.items() for run in runs if len(runs) == 1}
    below = {above: run for run, above in only.items() if above not in only}
    beside = files_beside(folders, {run: folder for run, (folder, _) in held.items()})
    for run, (folder, files) in held.items():
        if below.get(only.get(run, "")) == run:
            continue
        if run in below:
            inner = below[run]
            name = inner.rpartition("/")[2]
            files = sorted([*files, *(f"{name}/{file}" for file in held[inner][1])])
        yield FoundRun(run, folder, sorted([*files, *beside.get(run, ())]))


def _event_files(folder: Folder) -> list[str]:
    return [name for name in folder.names if is_event_file(name)]
