"""Runs that `neptune-exporter` brought home: `data/<project>/<run>_part_<n>.parquet`.

What of their attributes comes into which table:

    scalar      float_series; those below `monitoring/` as `machine/…`, by the number of the sample
    text        string_series
    message     those of them below `monitoring/` or `runtime/` that are called stdout or stderr
    histogram   histogram_series that count; those of densities have no table
    image, audio, video
                files and file_series that are such, where they lie below `files/<project>/`
    artifact    all other files, file sets and artifacts
    lineage()   single values: those below `parameters/` and its like as `hyperparameters.*`,
                numbers in a folder that holds series as `metric.*`, `sys/…` as `run.*`,
                `source_code/…` as `run.*`, all others as `user.*`; forks as `run.forked_from`

Steps are decimals: fractional_steps.py has the rule. Models and their versions are runs without
series. Parts of which the exporter is not done (`.tmp`) are no run yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.sources.kept_files.above import FromBelow
from insight.sources.read_whole import WholeFollower

from .names import UP, FoundExport, exported_runs
from .read import RunReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.records import Folder, FoundRun


class _NeptuneSource:
    name = "neptune"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        del place  # the names tell
        for folder in folders:
            yield from exported_runs(folder)

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> WholeFollower:
        if not isinstance(found, FoundExport) or found.project is None:
            raise TypeError(f"an exported run was found as {type(found).__name__}")
        folder = found.project

        def reader_of(files: Sequence[str]) -> FromBelow:
            parts = [file.removeprefix(UP) for file in files]
            return FromBelow(RunReader(folder, place, parts, take_room), UP)

        return WholeFollower(reader_of, found.files[0])


SOURCE = _NeptuneSource()
