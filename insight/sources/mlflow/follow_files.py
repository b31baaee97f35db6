"""Following one run of MLflow's file store.

Parameters, tags and metrics each have a folder with a file for every name. What such a folder holds
is told as one file of the run, or a store of many runs would count millions of them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from insight.sources.record import moved
from insight.sources.records import Fact, Problem, Progress, Unshown

from .artifact_folders import folders_of, traces_of
from .artifacts import ARTIFACTS, RunArtifacts
from .facts import Facts, bounded, hyperparameters, status_of
from .file_store import META
from .metric_files import MetricFiles
from .models import LoggedModel, model_in_files, of_models
from .run_files import (
    EXPERIMENT,
    EXPERIMENT_TAGS,
    INPUTS,
    METRICS,
    OUTPUTS,
    PARAMS,
    TAGS,
    RunFiles,
    Told,
    section_of,
)
from .values import Values
from .whole_meta import LOST_EXPERIMENT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import FoundRun, News

    from .run_files import Look


class FileStoreFollower:
    """Reads one run again and again; says each thing once."""

    def __init__(self, found: FoundRun, place: Place) -> None:
        self._files = RunFiles(found, place)
        self._told = Told()
        self._values = Values(self._files, self._told)
        self._metrics = MetricFiles(self._files, self._told)
        self._span: tuple[float, float] = (math.inf, -math.inf)
        self._place = place
        self._models: list[LoggedModel] = []
        self._traces = 0
        home = self._files.home
        self._run_id = home.rpartition("/")[2]
        self._artifacts = RunArtifacts(place, home, self._run_id)

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        look = self._files.look(files)
        touched = look.touched
        if META in look.changed:
            yield from self._values.read_meta(META)
        elif not self._files.has(META) and (META in look.gone or META not in self._told):
            self._values.lose_meta()
            touched.add(META)
        if self._values.meta.get("lifecycle_stage") == "deleted":
            yield from self._vanish()
            return
        if EXPERIMENT in look.changed:
            yield from self._values.read_meta(EXPERIMENT)
        elif self._files.lacks_experiment and EXPERIMENT not in self._told:
            yield self._told.problem(EXPERIMENT, -1, LOST_EXPERIMENT)
        for section in (PARAMS, TAGS, EXPERIMENT_TAGS):
            if section in touched:
                yield from self._values.read_texts(section, look)
        models, traces = self._models_of(look), traces_of(self._place, self._run_id)
        is_news = (models, traces) != (self._models, self._traces)
        self._models, self._traces = models, traces
        if is_news or touched & {META, EXPERIMENT, TAGS, EXPERIMENT_TAGS, INPUTS, OUTPUTS}:
            yield from self._facts_of_run(look)
        if PARAMS in touched:
            yield from self._told_anew(PARAMS, hyperparameters(self._values.texts(PARAMS)))
        if METRICS in touched:
            yield from self._metrics.read(look)
        has_ended = status_of(self._values.meta.get("status")) not in {None, "running"}
        yield from self._artifacts.news(self._models, self._span, has_ended=has_ended)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        if file == ARTIFACTS:
            return self._artifacts.load(kind, offset)
        raise moved(file, offset, f"a {kind} named {tag!r}", "a file of MLflow, which has none")

    def _vanish(self) -> Iterator[News]:
        """Take back everything: the run is in MLflow's trash."""
        yield from self._told.take_all_back()
        yield from self._artifacts.vanish()
        self._metrics.clear()
        self._values.clear()
        self._files.forget_all_but(META)

    def _facts_of_run(self, look: Look) -> Iterator[News]:
        for name in look.changed:
            if section_of(name) == INPUTS:
                yield from self._values.read_meta(name)
        yield from self._values.read_datasets()
        facts = self._values.facts() | of_models(self._models)
        self._span = self._values.span()
        yield from self._told_anew(META, facts)
        if self._traces:
            yield Unshown(META, "trace", self._traces)

    def _models_of(self, look: Look) -> list[LoggedModel]:
        """The models that the run made, as their files are now."""
        for name in (*look.changed, *look.gone):
            if section_of(name) == OUTPUTS:
                self._values.take_output(name)
        found = (
            model_in_files(
                self._files.place,
                folders_of(self._place, identity, self._files.home),
                identity,
                step,
            )
            for identity, step in sorted(self._values.outputs().items())
        )
        return [model for model in found if model is not None]

    def _told_anew(self, section: str, facts: Facts) -> Iterator[News]:
        """The facts of a section in the place of those told before."""
        yield from self._told.take_back(section)
        if section == PARAMS and not self._values.texts(section):
            return  # the last one was deleted
        self._told.add(section)
        started = self._span[0] if math.isfinite(self._span[0]) else 0.0
        kept, too_many = bounded(facts)
        if kept:
            yield Fact(section, "named", started, kept)
        yield self._progress(section)
        if too_many:
            yield Problem(section, 0, too_many)
        if section == META and self._values.refused is not None:
            yield self._values.refused

    def _progress(self, section: str) -> Progress:
        is_meta = section == META
        sizes = self._values.sizes((META, TAGS, INPUTS) if is_meta else (section,))
        status = status_of(self._values.meta.get("status")) if is_meta else None
        first, last = self._span if is_meta else (math.inf, -math.inf)
        return Progress(
            file=section,
            records=len(sizes),
            size=sum(sizes),
            unfinished=0,
            modified=0.0,
            closed=not is_meta or status in {"finished", "failed", "stopped"},
            first_wall_time=first,
            last_wall_time=last,
            status=status,
        )
