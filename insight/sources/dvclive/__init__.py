"""Folders of DVCLive: tables in `plots/metrics`, with `metrics.json` and `params.yaml` beside.

A run is a folder with tables below `plots/metrics`, or with `metrics.json` beside `plots`. What of
it comes into which table:

    scalar      each table of `plots/metrics`, under its path there; `timestamp` is its wall time,
                where the run was asked for it
    image       pictures of `plots/images`: `name/40.png` is step 40 of `name`. Of any other name
                DVCLive keeps one file and no step: it stands at step 0
    curve       plots of `plots/custom` for which `dvc.yaml` names x and y, and of `plots/sklearn`
                that are curves; also at step 0
    table       all other plots of both
    artifact    what `log_artifact` named in `dvc.yaml`
    lineage()   `params.yaml` as `hyperparameters.*`; what `metrics.json` has without a series as
                `metric.*`

It keeps no word of its end: a run is `running` for a minute after its last write, then `stopped`.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from insight.sources.nested_facts import dotted
from insight.sources.readers import ReadersFollower
from insight.sources.records import FoundRun
from insight.sources.text.tables import Roles, TableReader
from insight.sources.text.yaml_plain import read_yaml
from insight.sources.whole_files import (
    WholeReader,
    hyperparameters_in,
    mapping_told,
    read_json,
)

from .plots import IMAGES, METRICS, PLOTS, Plots, is_described, is_plot

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.readers import FileReader
    from insight.sources.records import Folder, News

SUMMARY, PARAMS, DVC = "metrics.json", "params.yaml", "dvc.yaml"
_STEP, _TIME = "step", "timestamp"
_ABOVE = f"../{DVC}"


class _DvcliveSource:
    name = "dvclive"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        del place  # the names tell
        below: dict[str, list[str]] = {}
        for folder in folders:
            run, plots, rest = f"/{folder.run}/".partition(f"/{PLOTS}/")
            if plots:
                names = (f"{PLOTS}/{rest}{name}" for name in folder.names)
                below.setdefault(run[1:] or ".", []).extend(filter(is_plot, names))
        by_run = {folder.run: folder for folder in folders if below}
        for run, files in below.items():
            top = by_run.get(run)
            if top is not None and (
                SUMMARY in top.names or any(name.startswith(METRICS) for name in files)
            ):
                own = [name for name in (SUMMARY, PARAMS, DVC) if name in top.names]
                yield FoundRun(run, top, sorted([*own, *files, *_above(top, by_run)]))

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> DvcliveFollower:
        return DvcliveFollower(found, place, take_room)


class DvcliveFollower:
    """Follows one run."""

    def __init__(self, found: FoundRun, place: Place, take_room: TakeRoom | None) -> None:
        self._take_room = take_room
        self._folder = found.folder
        self._place = place
        self._series: set[str] = set()
        self._description: Sequence[tuple[str, Hashable]] = ()
        self._plots = Plots(found.folder, place, [DVC])
        self._readers = ReadersFollower(found.folder, place, self._reader_of)

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        self._series = {tag_of(file) for file in files if file.startswith(METRICS)}
        names = [name for name in files if name.endswith(DVC)] or [DVC]
        versions = self._place.versions([self._folder.file(name) for name in names])
        description = list(zip(names, versions, strict=True))
        if description != self._description:
            self._description = description
            self._plots = Plots(self._folder, self._place, names)
            yield from self._readers.take_back(is_described)
        yield from self._readers.poll(files)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        return self._readers.load(kind, tag, file, offset)

    def _reader_of(self, file: str) -> FileReader:
        folder, place, plots = self._folder, self._place, self._plots
        if file.startswith(METRICS):
            roles = partial(_roles, tag_of(file))
            return TableReader(folder, place, file, roles, b"\t", self._take_room)
        if file == SUMMARY:
            told = mapping_told(file, lambda text: read_json(text, file), self._summary)
        elif file == PARAMS:
            told = mapping_told(file, lambda text: read_yaml(text, file), hyperparameters_in)
        elif file.endswith(DVC):
            return WholeReader(folder, place, file, partial(plots.artifacts, file), plots.artifact)
        elif file.startswith(IMAGES):
            told, load = plots.picture(file), plots.pixels(file)
            return WholeReader(folder, place, file, told, load, most=1 << 30, only=0)
        else:
            told, load = plots.plot(file), plots.content(file)
            return WholeReader(folder, place, file, told, load, most=1 << 24)
        return WholeReader(folder, place, file, told)

    def _summary(self, values: dict[str, Any]) -> Iterator[tuple[str, Any]]:
        """What the summary has without a series; its step is that of the newest rows."""
        for name, value in dotted("metric", values):
            tag = name.removeprefix("metric.").replace(".", "/")
            if tag != _STEP and tag not in self._series:
                yield name, value


def _above(folder: Folder, by_run: dict[str, Folder]) -> list[str]:
    """The `dvc.yaml` of the folder above, where DVCLive writes it unless it is asked otherwise."""
    above = by_run.get(folder.run.rpartition("/")[0] or ".")
    is_there = above is not None and above is not folder and DVC in above.names
    return [_ABOVE] if is_there and DVC not in folder.names else []


def tag_of(file: str) -> str:
    """The name of a metric, by where its table lies.

    >>> tag_of("plots/metrics/train/loss.tsv")
    'train/loss'
    """
    return file.removeprefix(METRICS).removesuffix(".tsv")


def _roles(tag: str, names: Sequence[str], separator: bytes) -> Roles:
    del separator
    if _STEP not in names:
        return Roles(None, {}, problem="the first line has no column 'step'")
    step = names.index(_STEP)
    time = names.index(_TIME) if _TIME in names else None
    values = [at for at in range(len(names)) if at not in {step, time}]
    is_one = len(values) == 1
    tags = {at: tag if is_one else f"{tag}/{names[at]}" for at in values}
    return Roles(step, tags, time)


SOURCE = _DvcliveSource()
