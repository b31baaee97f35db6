"""Tasks of ClearML that ran offline: `offline-<id>.zip`, or the folder of that name.

What of it comes into which table:

    scalar      report_scalar, as `title/series`; ClearML's statistics of the machine, as
                `machine/…`, by the number of the sample
    image, audio, video
                report_image and report_media, where their files lie in the zip or folder still
    figure      what it drew with Plotly: histograms, confusion matrices, scatter plots, surfaces
    table       report_table
    message     what was printed, and report_text
    artifact    uploaded artifacts and models; media that no browser shows
    text        the difference to the commit, as `script/diff`
    lineage()   hyperparameters as `hyperparameters.*`, single values as `metric.*`; name, project,
                tags, comment, program, commit, packages and configuration objects as `run.*`

ClearML writes NaN and infinities as 0.0: that cannot be brought back, and each run says so. It
keeps no status: a zip file stands for a task that was closed, a folder alone for one that is open
or was killed.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from insight.sources.read_whole import WholeFollower

from .discover import TASK, FoundSession, sessions
from .read import TaskReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.records import Folder, FoundRun


class _ClearmlSource:
    name = "clearml"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        yield from sessions(folders, place)

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> WholeFollower:
        del take_room  # the events come in lists
        if not isinstance(found, FoundSession):
            raise TypeError(f"a session was found as {type(found).__name__}")
        return WholeFollower(partial(TaskReader, found, place), TASK)


SOURCE = _ClearmlSource()
