"""Experiments of Comet as `cometx download` leaves them: a folder each.

What of it comes into which table:

    scalar      metrics.jsonl, under the metric's name, that of another context as
                `<context>_<name>`; `sys.*` as `machine/…`, by the number of the sample
    image, audio, video
                assets that are one
    histogram   log_histogram_3d
    curve       log_curve
    table       log_table (CSV), log_confusion_matrix
    text        log_text
    message     run/output.txt
    artifact    every other asset, models among them; the script and the difference to the commit
    lineage()   parameters as `hyperparameters.*`, what log_other said as `user.*`; name, project,
                workspace, tags, program, commit, host, packages and times as `run.*`

Assets are found by `assets/assets_metadata.jsonl`. Experiments that were downloaded with `--flat`
have no folders inside, and are read as well. Comet's own offline archives are not read.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from insight.sources.read_whole import WholeFollower

from .discover import METADATA, experiments
from .read import ExperimentReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.records import Folder, FoundRun


class _CometSource:
    name = "comet"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        yield from experiments(folders, place)

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> WholeFollower:
        del take_room  # the metrics come in lists
        return WholeFollower(partial(ExperimentReader, found.folder, place), METADATA)


SOURCE = _CometSource()
