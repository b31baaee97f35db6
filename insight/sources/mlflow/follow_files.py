"""Following one run of MLflow's file store.

Parameters, tags and metrics each have a folder with a file for every name. What such a folder holds
is told as one file of the run, or a store of many runs would count millions of them; only a metric
whose file is damaged or unfinished is told for itself as well.
"""

from __future__ import annotations

import math
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError
from insight.sources.fence import Fence
from insight.sources.record import moved
from insight.sources.records import Fact, Gone, Points, Problem, Progress, Readable, as_name
from insight.sources.tail import Tail, unknown_length

from .facts import (
    Facts,
    bounded,
    hyperparameters,
    in_seconds,
    of_datasets,
    of_run,
    status_of,
    tagged,
)
from .file_store import META
from .meta import Meta, read_meta
from .metrics import MetricLines

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import FoundRun, News

    from .metrics import MetricScan

_METRICS, _PARAMS, _TAGS, _INPUTS = "metrics", "params", "tags", "inputs"
_EXPERIMENT = f"../{META}"
# MLflow allows a parameter 6,000 characters and a tag 8,000.
_MOST_IN_TEXT = 1 << 16


class _Metric:
    """The file of one metric."""

    def __init__(self, place: Place, path: str) -> None:
        self.tail: Tail[MetricScan] = Tail(place, path, MetricLines(), unknown_length)
        self.tells = False
        """Whether it has problems, and is told for itself."""


class FileStoreFollower:
    """Reads one run again and again; says each thing once."""

    def __init__(self, found: FoundRun, place: Place) -> None:
        self._folder = found.folder
        is_below = found.folder.run != found.run
        self._prefix = f"{found.run.rpartition('/')[2]}/" if is_below else ""
        # The experiment and the run may be links; the values in them must lie where these lead.
        own = found.folder.file(self._prefix).rstrip("/") if self._prefix else found.folder.path
        self._place: Place = Fence(place, (found.folder.path, own))
        self._seen: dict[str, Hashable] = {}
        self._texts: dict[str, dict[str, str]] = {}
        self._metas: dict[str, Meta] = {}
        self._refused: Problem | None = None
        self._sizes: dict[str, int] = {}
        self._metrics: dict[str, _Metric] = {}
        self._told: set[str] = set()
        self._refusals: dict[str, Hashable] = {}
        """The version of each file when it refused to be read."""
        self._spans: tuple[float, float] = (math.inf, -math.inf)

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        names = [self._short(file) for file in files]
        versions = self._place.versions([self._folder.file(file) for file in files])
        now = dict(zip(names, versions, strict=True))
        gone = self._seen.keys() - now.keys()
        changed = [name for name in names if now[name] != self._seen.get(name)]
        changed += self._readable_again(now)
        self._seen = now
        touched = {_section(name) for name in (*changed, *gone)}
        if META in changed:
            yield from self._read_meta(META)
        if self._metas.get(META, {}).get("lifecycle_stage") == "deleted":
            yield from self._vanish()
            return
        if _EXPERIMENT in changed:
            yield from self._read_meta(_EXPERIMENT)
        for section in (_PARAMS, _TAGS):
            if section in touched:
                yield from self._read_texts(section, changed, gone)
        if touched & {META, _EXPERIMENT, _TAGS, _INPUTS}:
            yield from self._facts_of_run(changed)
        if _PARAMS in touched:
            facts = hyperparameters(self._texts.get(_PARAMS, {}))
            yield from self._told_anew(_PARAMS, facts)
        if _METRICS in touched:
            yield from self._read_metrics(changed, gone)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        raise moved(file, offset, f"a {kind} named {tag!r}", "a file of MLflow, which has none")

    def _short(self, file: str) -> str:
        """The name of a file from the run's folder on."""
        return file.removeprefix(self._prefix) if file.startswith(self._prefix) else f"../{file}"

    def _path(self, name: str) -> str:
        below = name.removeprefix("../") if name == _EXPERIMENT else self._prefix + name
        return self._folder.file(below)

    def _vanish(self) -> Iterator[News]:
        """Take back everything: the run is in MLflow's trash."""
        for file in sorted(self._told):
            yield Gone(file)
        self._told.clear()
        self._metrics.clear()
        self._texts.clear()
        self._sizes.clear()
        self._refusals.clear()
        self._seen = {META: self._seen[META]}

    def _read(self, name: str) -> bytes | None:
        """A small file whole; None where it is gone.

        Raises:
            OSError: If it cannot be read.

        """
        try:
            with self._place.open(self._path(name)) as file:
                return file.read(0, _MOST_IN_TEXT)
        except FileNotFoundError:
            return None

    def _read_meta(self, name: str) -> Iterator[News]:
        if name != META and name in self._told:
            self._told.discard(name)
            yield Gone(name)
        problem = None
        try:
            content = self._read(name)
            if content:  # MLflow once wrote it anew in its place: for an instant it was empty
                self._metas[name] = read_meta(content)
                self._sizes[name] = len(content)
        except FormatError as error:
            problem = Problem(name, 0, str(error))
        except OSError as error:
            problem = self._refusal(name, error)
        if name == META:
            self._refused = problem
        elif problem is not None:
            yield self._problem(name, problem.offset, problem.problem)

    def _read_texts(self, section: str, changed: list[str], gone: set[str]) -> Iterator[News]:
        texts = self._texts.setdefault(section, {})
        for name in (*changed, *gone):
            if _section(name) != section:
                continue
            if name in self._told:
                self._told.discard(name)
                yield Gone(name)
            key = as_name(name.partition("/")[2])
            texts.pop(key, None)
            self._sizes.pop(name, None)
            if name in gone:
                continue
            try:
                content = self._read(name)
                if content is not None:
                    texts[key] = content.decode("utf-8")
                    self._sizes[name] = len(content)
            except UnicodeDecodeError as error:
                yield self._problem(name, error.start, "text is no UTF-8")
            except OSError as error:
                yield self._refusal(name, error)

    def _facts_of_run(self, changed: list[str]) -> Iterator[News]:
        for name in changed:
            if _section(name) == _INPUTS:
                yield from self._read_meta(name)
        meta, experiment = self._metas.get(META, {}), self._metas.get(_EXPERIMENT, {})
        facts = of_run(
            {
                "id": meta.get("run_id") or meta.get("run_uuid"),
                "name": meta.get("run_name") or meta.get("name"),
                "user": meta.get("user_id"),
                "experiment": experiment.get("name"),
            }
        )
        facts |= tagged(self._texts.get(_TAGS, {}))
        inputs = [held for name, held in self._metas.items() if _section(name) == _INPUTS]
        facts |= of_datasets(
            (held.get("tags.mlflow.data.context", ""), self._dataset(held)) for held in inputs
        )
        started, ended = in_seconds(meta.get("start_time")), in_seconds(meta.get("end_time"))
        times = [time for time in (started, ended) if time is not None]
        self._spans = (times[0], times[-1]) if times else (math.inf, -math.inf)
        yield from self._told_anew(META, facts)

    def _dataset(self, use: Meta) -> Meta:
        """What the experiment keeps of a data set that the run used."""
        identity = use.get("source_id", "")
        if not identity.isalnum() or not self._prefix:
            return {}
        name = f"../datasets/{identity}/{META}"
        try:
            with self._place.open(self._folder.file(name.removeprefix("../"))) as file:
                return read_meta(file.read(0, 16 * _MOST_IN_TEXT))
        except (OSError, FormatError):
            return {}

    def _told_anew(self, section: str, facts: Facts) -> Iterator[News]:
        """The facts of a section in the place of those told before."""
        if section in self._told:
            self._told.discard(section)
            yield Gone(section)
        if section == _PARAMS and not self._texts.get(section):
            return  # the last one was deleted
        self._told.add(section)
        started = self._spans[0] if math.isfinite(self._spans[0]) else 0.0
        kept, too_many = bounded(facts)
        if kept:
            yield Fact(section, "named", started, kept)
        is_meta = section == META
        own = (META, _TAGS, _INPUTS) if is_meta else (section,)
        sizes = [size for name, size in self._sizes.items() if _section(name) in own]
        status = status_of(self._metas.get(META, {}).get("status")) if is_meta else None
        first, last = self._spans if is_meta else (math.inf, -math.inf)
        yield Progress(
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
        if too_many:
            yield Problem(section, 0, too_many)
        if is_meta and self._refused is not None:
            yield self._refused

    def _read_metrics(self, changed: list[str], gone: set[str]) -> Iterator[News]:
        touched = [name for name in changed if _section(name) == _METRICS]
        if any(_section(name) == _METRICS for name in gone) or self._any_replaced(touched):
            for name in [_METRICS, *self._metrics]:
                if name in self._told:
                    self._told.discard(name)
                    yield Gone(name)
            self._metrics.clear()
            touched = [name for name in self._seen if _section(name) == _METRICS]
        series: dict[str, tuple[list[int], list[float], list[float]]] = {}
        news: list[News] = []
        records = 0
        for name in touched:
            lines, of_file = self._read_metric(name, series)
            news += of_file
            records += 0 if self._metrics[name].tells else lines
        if series:
            yield Points.of(_METRICS, series)
        yield from news
        self._told.add(_METRICS)
        quiet = [metric.tail for metric in self._metrics.values() if not metric.tells]
        yield Progress(
            file=_METRICS,
            records=records,
            size=sum(tail.size for tail in quiet),
            unfinished=0,
            modified=max((tail.modified for tail in quiet), default=0.0),
            closed=True,
            first_wall_time=min((min(times) for _, times, _ in series.values()), default=math.inf),
            last_wall_time=max((max(times) for _, times, _ in series.values()), default=-math.inf),
        )

    def _any_replaced(self, names: list[str]) -> bool:
        for name in names:
            metric = self._metrics.get(name)
            try:
                if metric is not None and metric.tail.look() == "replaced":
                    return True
            except OSError:
                continue  # what is gone shows when it is read
        return False

    def _read_metric(
        self, name: str, series: dict[str, tuple[list[int], list[float], list[float]]]
    ) -> tuple[int, list[News]]:
        """The number of new lines of a metric, which go into `series`, and what is to be told."""
        metric = self._metrics.get(name)
        if metric is None:
            metric = self._metrics[name] = _Metric(self._place, self._path(name))
        tag = as_name(name.partition("/")[2])
        lines = 0
        problems: list[News] = []
        try:
            for piece in metric.tail.pieces():
                scan = piece.scan
                if scan.steps:
                    steps, wall_times, values = series.setdefault(tag, ([], [], []))
                    steps += scan.steps
                    wall_times += scan.wall_times
                    values += scan.values
                lines += len(scan.steps)
                problems += [self._problem(name, one.offset, one.problem) for one in piece.damages]
        except FileNotFoundError:
            return lines, []
        except OSError as error:
            metric.tells = True
            return lines, [self._refusal(name, error)]
        if name in self._told:
            problems.insert(0, Readable(name))
        tail = metric.tail
        metric.tells |= bool(problems) or tail.unfinished > 0
        if not metric.tells:
            return lines, []
        self._told.add(name)
        progress = Progress(
            file=name,
            records=lines,
            size=tail.size,
            unfinished=tail.unfinished,
            modified=tail.modified,
            closed=True,
            first_wall_time=math.inf,
            last_wall_time=-math.inf,
        )
        return lines, [*problems, progress]

    def _problem(self, name: str, offset: int, text: str) -> Problem:
        self._told.add(name)
        return Problem(name, offset, text)

    def _refusal(self, name: str, error: OSError) -> Problem:
        self._refusals[name] = self._seen.get(name)
        return self._problem(name, -1, f"file cannot be read: {error.strerror or error}")

    def _readable_again(self, now: dict[str, Hashable]) -> list[str]:
        """The files that refused to be read and would not now, though nothing changed in them."""
        found = []
        for name, version in list(self._refusals.items()):
            if name not in now or now[name] != version:
                del self._refusals[name]  # gone or changed: it is read anyhow
                continue
            with suppress(OSError), self._place.open(self._path(name)):
                del self._refusals[name]
                found.append(name)
        return found


def _section(name: str) -> str:
    """`metrics`, `params`, `tags` or `inputs`; else the name itself."""
    return name.partition("/")[0] if not name.startswith("../") else name
