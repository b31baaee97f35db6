"""W&B runs that were exported to Parquet, in either of two layouts.

- `<entity>/<project>/runs/<id>/run.json` with `part-<n>.parquet`, a row a value, as pluto's
  `migrate` writes them: `metric` are scalars, `system_metric` `machine/…`, `console` messages,
  `string_series` texts; `media` are images, audio, video, tables and histograms, and artifacts
  where no table knows them; `artifact` are artifacts, a tag a file. `config`, `summary` and the
  rest of `run.json` come into `lineage()`. Boxes and masks of pictures have no table.
- `<run>-history:v<n>/*.parquet`, W&B's own history artifact, a column a key: numbers are scalars,
  texts texts, histograms histograms; what refers to files that the artifact lacks has no table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.sources.read_whole import WholeFollower

from .history import HistoryReader
from .names import FoundHistory, exported_runs
from .read import RunReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.read_whole import WholeReader
    from insight.sources.records import Folder, FoundRun


class _ExportSource:
    name = "wandb-export"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        del place  # the names tell
        for folder in folders:
            yield from exported_runs(folder)

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> WholeFollower:
        def reader_of(files: Sequence[str]) -> WholeReader:
            if isinstance(found, FoundHistory):
                return HistoryReader(found, place, files, take_room)
            return RunReader(found, place, files, take_room)

        return WholeFollower(reader_of, found.files[0])


SOURCE = _ExportSource()
