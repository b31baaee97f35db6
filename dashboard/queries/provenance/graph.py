"""The graph of runs: their data and pipelines, what they began from, and what came of them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from dashboard.queries.graph.payload import LONGEST_LABEL
from dashboard.words import say

from .chosen import parents_of, saver_of, savers
from .draft import Draft, Fold, Node
from .records import File
from .relations import SHORT, data_brief, data_label, last_part, of_loaded, used_as
from .steps import nearest, step_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .known import Known
    from .records import DataUse, RunRecord

ALIKE = 20
"""More runs than so many of the same data and parents, none with children, are one fold."""
MOST_FILES = 4_000
"""Of more checkpoints those that matter are boxes; of the others their number."""
_KEPT_BACK = ("valid", "eval", "test")  # in names of data that no training is fed with


@dataclass(frozen=True)
class Drawn:
    """The graph, and what is to be said about what it leaves out."""

    draft: Draft
    files_left: int
    """Checkpoints that are no boxes of their own."""


def drawn(all_records: Mapping[str, RunRecord], runs: Sequence[str], known: Known) -> Drawn:
    """The graph of some runs.

    Args:
        all_records: Of all runs: what a parent is may be known though it is not drawn.
        runs: Those to draw, oldest first.
        known: What they are called, and how they did.

    """
    return _Drawing(all_records, runs, known).whole()


class _Drawing:
    """Adds run by run to a draft."""

    def __init__(
        self, all_records: Mapping[str, RunRecord], runs: Sequence[str], known: Known
    ) -> None:
        self.all = all_records
        self.records = {run: all_records[run] for run in runs}
        self.known = known
        self.savers = savers(all_records)
        self.models = {one.model_path: run for run, one in all_records.items() if one.model_path}
        self.wanted = {file.sha256 for one in all_records.values() for file in one.loaded}
        self.wanted_paths = {path for one in all_records.values() for path in one.named}
        self.draft = Draft()
        self.homes = self._homes()
        self.files: dict[str, dict[File, int]] = {}
        """The box of each checkpoint that is one, by the run that wrote it."""
        others = sum(len(one.saved) for one in self.records.values())
        self.are_files_boxes = others <= MOST_FILES
        self.files_left = 0

    def whole(self) -> Drawn:
        for run, record in self.records.items():
            inputs = self._inputs(record)
            node = self._run(run, record)
            for source, relation in inputs:
                self.draft.join(source, node, relation)
            self._checkpoints(node, record)
            self._outcomes(node, record)
        for run, record in self.records.items():
            self._parents(self.draft.numbers[key_of("run", run)], record)
        return Drawn(self.draft, self.files_left)

    def _homes(self) -> dict[str, str]:
        """The fold of each run that stands in one: of many that are alike, with what is theirs."""
        parents = parents_of(self.records)
        have_children = {one for held in parents.values() for one in held}
        alike: dict[tuple[object, ...], list[str]] = {}
        for run, record in self.records.items():
            if run not in have_children:
                began = sorted({file.sha256 for file in record.loaded} | set(record.parents))
                data = tuple(sorted(use.key for use in record.data))
                key = (*began, None, *data, None, *record.operations, record.lost_parent)
                alike.setdefault(key, []).append(run)
        homes = {}
        for runs in alike.values():
            if len(runs) <= ALIKE:
                continue
            group = key_of("runs", runs[0])
            label = say("{count} runs", count=f"{len(runs):,}")
            self.draft.folds[group] = Fold(label, "run", brief=say("of the same data and parents"))
            for run in runs:
                own = homes[run] = key_of("of", run)
                about = self.known.brief(run)
                self.draft.folds[own] = Fold(self.known.name(run), "run", group, about, run)
        return homes

    def _run(self, run: str, record: RunRecord) -> int:
        facts = [
            (say("Run"), run),
            (say("Status"), self.known.status.get(run, "")),
            (self.known.judged_by or say("Best"), self.known.best.get(run, "")),
            (say("Checkpoints"), f"{len(record.saved):,}" if record.saved else ""),
        ]
        told = tuple((name, text) for name, text in facts if text)
        node = Node(
            key_of("run", run), "run", self.known.name(run), self.known.brief(run), run, told
        )
        return self.draft.add(node, self.homes.get(run, ""))

    def _inputs(self, record: RunRecord) -> list[tuple[int, str]]:
        """What a run reads: data, or what those pass before the run sees them; and as what."""
        data = {use: self._data(use) for use in record.data}
        fed = [use for use in record.data if not any(one in use.name for one in _KEPT_BACK)]
        fed = (fed or list(record.data)) if record.operations else []
        found = [(data[use], used_as(use.name)) for use in record.data if use not in fed]
        if record.operations:
            first, last = self._pipeline(record, "\0".join(sorted(use.key for use in fed)))
            for use in fed:
                self.draft.join(data[use], first, used_as(use.name))
            found.append((last, say("feeds")))
        return found

    def _data(self, use: DataUse) -> int:
        facts = ((say("Read as"), use.name), *use.facts)
        path, digest = (dict(use.facts).get(name, "") for name in ("path", "sha256"))
        key, brief = key_of("data", use.key), data_brief(use)
        return self.draft.add(Node(key, "data", data_label(use), brief, "", facts, path, digest))

    def _pipeline(self, record: RunRecord, data: str) -> tuple[int, int]:
        """The first and the last operation of what data pass."""
        operations = record.operations
        key = key_of("pipeline", "\0".join([data, *operations]))
        home = ""
        if len(operations) > 1:
            home = key
            label, brief = say("Pipeline"), " › ".join(operations)
            self.draft.folds.setdefault(key, Fold(label, "pipeline", "", brief))
        told = () if data else ((say("Data"), say("not recorded")),)
        numbers = [
            self.draft.add(Node(f"{key} {k}", "pipeline", one, "", record.run, told), home)
            for k, one in enumerate(operations)
        ]
        for one, other in pairwise(numbers):
            self.draft.join(one, other, "")
        return numbers[0], numbers[-1]

    def _checkpoints(self, run: int, record: RunRecord) -> None:
        """Those that matter are boxes of their own, the others one that opens."""
        steps = [step_of(file.path, record.steps_per_epoch) for file in record.saved]
        best = nearest(steps, self.known.best_step.get(record.run))
        last = next(
            (k for k, one in enumerate(record.saved) if one.path == record.model_path),
            len(record.saved) - 1,
        )
        marks: dict[int, list[str]] = {}
        for k, file in enumerate(record.saved):
            marks[k] = [say("last")] if k == last else []
            marks[k] += [say("near best")] if k == best else []
            if file.sha256 in self.wanted or file.path in self.wanted_paths:
                marks[k].append(say("parent"))
        others = [k for k, told in marks.items() if not told]
        home = self.homes.get(record.run, "")
        inner = home if len(others) < 2 else self._fold_of_files(record, len(others), home)
        known = self.files.setdefault(record.run, {})
        for k, file in enumerate(record.saved):
            if not marks[k] and len(others) > 1 and not self.are_files_boxes:
                continue
            node = self._file(file, steps[k], marks[k], record.run)
            known[file] = self.draft.add(node, home if marks[k] else inner)
            self.draft.join(run, known[file], say("saved"))
        if len(others) > 1 and not self.are_files_boxes:
            self._many_files(run, record, len(others), home)
        if record.model_path and all(one.path != record.model_path for one in record.saved):
            file = File(record.model_path, "")
            node = self._file(file, None, [say("last")], record.run)
            known[file] = self.draft.add(node, home)
            self.draft.join(run, known[file], say("saved"))

    def _fold_of_files(self, record: RunRecord, count: int, home: str) -> str:
        if not self.are_files_boxes:
            return home
        key = key_of("checkpoints", record.run)
        label = say("{count} checkpoints", count=f"{count:,}")
        self.draft.folds[key] = Fold(label, "checkpoint", home, say("in between"))
        return key

    def _many_files(self, run: int, record: RunRecord, count: int, home: str) -> None:
        self.files_left += count
        label = say("{count} checkpoints", count=f"{count:,}")
        key = key_of("checkpoints", record.run)
        node = Node(key, "checkpoint", label, say("in between"), record.run)
        self.draft.join(run, self.draft.add(node, home), say("saved"))

    def _file(self, file: File, step: int | None, marks: Sequence[str], run: str) -> Node:
        at = [] if step is None else [say("step {step}", step=f"{step:,}")]
        facts = [
            (say("Saved by"), self.known.name(run) if run else ""),
            (say("Step"), "" if step is None else f"{step:,}"),
            (say("Kept apart"), ", ".join(marks) if run else ""),
            ("sha256", file.sha256),
            (say("File"), file.path),
        ]
        told = tuple((name, text) for name, text in facts if text)
        whole = " · ".join([*at, *marks]) or file.sha256[:SHORT]
        brief = whole if len(whole) <= LONGEST_LABEL or not marks else " · ".join(marks)
        name = last_part(file.path)
        key = key_of("checkpoint", f"{run}\0{file.path}\0{file.sha256}")
        return Node(key, "checkpoint", name, brief, run, told, file.path, file.sha256)

    def _outcomes(self, run: int, record: RunRecord) -> None:
        home = self.homes.get(record.run, "")
        if record.metrics:
            brief = " ".join(record.metrics[0])
            more = len(record.metrics) - 1
            brief += f" +{more}" if more else ""
            key = key_of("evaluation", record.run)
            node = Node(key, "evaluation", say("Evaluation"), brief, record.run, record.metrics)
            number = self.draft.add(node, home)
            own = {file.sha256: file for file in record.saved}
            read = [own[file.sha256] for file in record.loaded if file.sha256 in own]
            source = self.files[record.run].get(read[-1], run) if read else run
            self.draft.join(source, number, say("evaluated"))
        if record.landscapes:
            count = say("{count} drawn", count=f"{record.landscapes:,}")
            key = key_of("landscape", record.run)
            node = Node(key, "landscape", say("Landscape"), count, record.run)
            self.draft.join(run, self.draft.add(node, home), say("drawn"))

    def _parents(self, run: int, record: RunRecord) -> None:
        """What the run began from: checkpoints of others, and runs that it names."""
        own = {file.sha256 for file in record.saved}
        for file in record.loaded:
            if file.sha256 not in own:
                source = self._source(file)
                self.draft.join(source, run, of_loaded(record, resumed=file.resumed))
        for path in record.named:
            saver = self.models.get(path, "")
            boxes = [box for one, box in self.files.get(saver, {}).items() if one.path == path]
            source = boxes[-1] if boxes else self._elsewhere(File(path, ""), saver)
            self.draft.join(source, run, say("named by"))
        for parent in record.parents:
            if parent in self.records:
                source = self.draft.numbers[key_of("run", parent)]
            else:
                label = self.known.name(parent)
                node = Node(key_of("run", parent), "missing", label, say("not shown"), parent)
                source = self.draft.add(node)
            self.draft.join(source, run, say("parent of"))
        if record.lost_parent:
            label = last_part(record.lost_parent)
            key = key_of("missing", record.lost_parent)
            node = Node(key, "missing", label, say("not in this folder"))
            self.draft.join(self.draft.add(node), run, say("parent of"))

    def _source(self, file: File) -> int:
        """The box of a checkpoint that was read, in the run that wrote it where that is drawn."""
        saver = saver_of(self.savers, file.sha256, file.path)
        if saver in self.records:
            alike = [one for one in self.files[saver] if one.sha256 == file.sha256]
            exact = [one for one in alike if one.path == file.path]
            return self.files[saver][(exact or alike)[-1]]
        return self._elsewhere(file, saver or "")

    def _elsewhere(self, file: File, saver: str) -> int:
        """A checkpoint whose run is not drawn, or that no run of the folder wrote."""
        if saver:
            told = say("of {run}, which is not shown", run=self.known.name(saver))
        else:
            told = say("not in this folder")
        facts = (("", told), ("sha256", file.sha256), (say("File"), file.path))
        node = Node(
            key_of("missing", file.sha256 or file.path),
            "missing",
            last_part(file.path),
            say("not shown") if saver else told,
            saver,
            tuple((name, text) for name, text in facts if text),
            file.path,
            file.sha256,
        )
        return self.draft.add(node)


def key_of(kind: str, name: str) -> str:
    """What links call a box: the name of its kind, and the beginning of a hash."""
    digest = hashlib.blake2b(name.encode("utf-8", "surrogatepass"), digest_size=6).hexdigest()
    return f"{kind}-{digest}"
