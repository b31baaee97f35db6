"""Plain tables of text and lines of JSON that somebody names: `open_runs(root, csv="logs/*.csv")`.

Nothing says of itself that it is one, so only files are read that a pattern names, each as a run of
its own: its path with its ending. `*.jsonl`, `*.ndjson` and `*.json` are lines of JSON, all others
tables whose first line has the names; what separates them is the comma, semicolon or tab that this
line has most of. Logs of Keras and Lightning stay theirs. `names.py` has the rule by which a column
is the step, the time, the run, or the name of a value, and the page of the run says what it found.

    scalar      numbers: of a wide table a series a column, of a long one a series a name, of JSON
                a series a name, joined by `/` where mappings lie in mappings
    text        texts
    lineage()   lines of JSON without a step: before any with one as `hyperparameters.*`, after it
                as `metric.*`

Steps that are not whole are numbered, as `fractional_steps.py` has it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.sources.globs import is_named
from insight.sources.keras import is_log
from insight.sources.lightning import METRICS, is_lightnings
from insight.sources.records import FoundRun, as_name
from insight.sources.text.head_lines import HeadLines

from .follow import PlainFollower, is_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.records import Folder


class _PlainSource:
    name = "plain"

    def __init__(self) -> None:
        self._heads = HeadLines()

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        if not place.tables:
            return
        for folder in folders:
            prefix = "" if folder.run == "." else f"{folder.run}/"
            for name in folder.names:
                path = prefix + as_name(name)
                if is_named(path, place.tables) and not self._is_of_others(folder, name, place):
                    yield FoundRun(path, folder, [name])

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> PlainFollower:
        return PlainFollower(found.folder, place, take_room)

    def _is_of_others(self, folder: Folder, name: str, place: Place) -> bool:
        if is_json(name):
            return False
        head = self._heads.head(place, folder.file(name))
        return is_log(name, head) or (name == METRICS and is_lightnings(head))


SOURCE = _PlainSource()
