"""Logs of Lightning's CSVLogger, and of Fabric's: `metrics.csv` with `hparams.yaml` beside it.

A run is a folder with a `metrics.csv` whose columns are separated by commas, one of them `step`,
which may be anywhere: Lightning sorts them by name. A folder `version_N` that has `hparams.yaml`
alone is a run as well, which logged nothing there, or into files of TensorBoard. What comes into
which table:

    scalar      every other column, `epoch` among them; an empty cell is no value
    text        cells that are no number
    lineage()   what `hparams.yaml` says as `hyperparameters.*`

Nothing of it tells a time: the run counts as written when its file was. Nor does Lightning say how
a run ended; it is `running` for a minute after the last write, then `stopped`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from insight.sources.readers import ReadersFollower
from insight.sources.records import FoundRun
from insight.sources.text.head_lines import HeadLines
from insight.sources.text.tables import Roles, TableReader
from insight.sources.text.yaml_plain import read_yaml
from insight.sources.whole_files import WholeReader, hyperparameters_in, mapping_told

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.readers import FileReader
    from insight.sources.records import Folder
    from insight.sources.text.head_lines import Head

METRICS, HPARAMS = "metrics.csv", "hparams.yaml"
STEP = "step"
_VERSION = re.compile(r"version_\d+")
_REMARK = "step is the column 'step'; no row tells a time"


class _LightningSource:
    name = "lightning"

    def __init__(self) -> None:
        self._heads = HeadLines()

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        for folder in folders:
            has_hparams = HPARAMS in folder.names
            has_metrics = METRICS in folder.names and is_lightnings(
                self._heads.head(place, folder.file(METRICS))
            )
            if has_metrics or (has_hparams and _is_version(folder)):
                files = [HPARAMS] * has_hparams + [METRICS] * has_metrics
                yield FoundRun(folder.run, folder, files)

    def catalogues(self, folders: Sequence[Folder]) -> Sequence[str]:
        paths = [folder.file(METRICS) for folder in folders if METRICS in folder.names]
        return [path for path in paths if path not in self._heads]

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> ReadersFollower:

        def reader_of(file: str) -> FileReader:
            if file == HPARAMS:
                told = mapping_told(file, lambda text: read_yaml(text, file), hyperparameters_in)
                return WholeReader(found.folder, place, file, told)
            return TableReader(found.folder, place, file, _roles, b",", take_room=take_room)

        return ReadersFollower(found.folder, place, reader_of)


def _is_version(folder: Folder) -> bool:
    return _VERSION.fullmatch(folder.path.rstrip("/").rpartition("/")[2]) is not None


def is_lightnings(head: Head | None) -> bool:
    """Whether a table with this first line, called `metrics.csv`, is one of Lightning's."""
    return head is not None and head.separator == b"," and STEP in head.names


def _roles(names: Sequence[str], separator: bytes) -> Roles:
    del separator
    if STEP not in names:
        return Roles(None, {}, problem="the first line has no column 'step'")
    step = names.index(STEP)
    tags = {at: name for at, name in enumerate(names) if at != step and name}
    return Roles(step, tags, remarks=(_REMARK,))


SOURCE = _LightningSource()
