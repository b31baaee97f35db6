"""Runs of Weights & Biases as they lie on the disk: `offline-run-*/run-*.wandb`.

One folder is one run; folders of one id that resumed it are one, too (`resumed_folders.py`). What
of its records comes into which table:

    scalar      numbers and truth values of `wandb.log`, under the names joined with a dot
    histogram   wandb.Histogram, and arrays that W&B made one of
    image       wandb.Image, where its file lies below `files` still, and its masks; further ones of
                a list get a number
    audio, video, table
                wandb.Audio, Video and Table, where their files lie there still; boxes in a picture
    curve       lines of `wandb.plot`, beside the table that they are drawn of
    tensor      lists of numbers
    text        texts of `wandb.log`, and pages of HTML as their source
    message     what the program printed, line by line, and alerts
    artifact    what was logged and used, by name, size and digest
    scalar      too: what it measures of the machine, as `machine/…`, by the number of the sample
    lineage()   the configuration as `hyperparameters.*`, what was put into the summary alone as
                `metric.*`, and name, project, host, program, commit as `run.*`; what
                `define_metric` said as `run.axis.*` and `run.better.*`; forks as `run.forked_from`

W&B's other media, and records of kinds that are not known, have no table here and are counted. Its
records of telemetry, files to send, preemption and requests say nothing of the run.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from insight.sources.readers import ReadersFollower
from insight.sources.records import FoundRun
from insight.sources.resumed_folders import folder_of, joined_resumed

from .branches import opening
from .lost import RunFollower, left_by_runs, run_file_of
from .read import RunReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.records import Folder

_ENDING = ".wandb"
_NOT_OURS = ".swanlab"  # SwanLab's folders have such names, too


class _WandbSource:
    name = "wandb"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        yield from joined_resumed(self._found(folders), place, opening)

    def _found(self, folders: Sequence[Folder]) -> Iterator[FoundRun]:
        left = left_by_runs(folders)
        for folder in folders:
            files = [name for name in folder.names if name.endswith(_ENDING)]
            is_left = folder.run in left and run_file_of(folder) is not None
            if files or (is_left and not any(name.endswith(_NOT_OURS) for name in folder.names)):
                yield FoundRun(folder.run, folder, files, keyed_by_step=True)

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> RunFollower:
        del take_room  # the scalars of a piece come in lists
        counted: Counter[str] = Counter()  # through all sessions

        def reader_of(file: str) -> RunReader:
            return RunReader(folder_of(found.folder, file), place, file, counted)

        readers = ReadersFollower(found.folder, place, reader_of, counted.clear)
        return RunFollower(readers, run_file_of(found.folder) or f"run{_ENDING}")


SOURCE = _WandbSource()
