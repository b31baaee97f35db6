"""Our own event files, which MindSpore's readers read as well."""

from __future__ import annotations

import json
import socket
from collections import Counter
from typing import TYPE_CHECKING, Any

from insight.errors import SummaryError
from insight.format.frames import frame, message_frame
from insight.format.messages import Event, LineageEvent
from insight.format.names import DEFAULT_PREFIX, DEFAULT_SUFFIX, EventFileName
from insight.format.version import version_record
from insight.plugins import PLUGINS
from insight.record.scalar_step import ScalarStep

from .rows import exported_runs
from .train_facts import split_facts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from insight.tables import Store

    from .rows import ExportedRun

_WHEN_CLOSED = 0o400
_INT32 = range(-(2**31), 2**31)
_HEAVY = ("histogram", "tensor", "image", "landscape", "graph")

Record = tuple[float, int, bytes]
"""Wall time, step, and the record in its frame."""


class _InsightTarget:
    name = "insight"

    def write(self, store: Store, runs: Sequence[str], folder: Path) -> Counter[str]:
        left_out: Counter[str] = Counter()
        for run in exported_runs(store, list(runs)):
            left_out += _write_run(run, run.folder_in(folder))
        return left_out


def _write_run(run: ExportedRun, folder: Path) -> Counter[str]:
    left_out: Counter[str] = Counter({"text": len(run.table("text"))})
    records = [*_scalars(run), *_heavy(run, left_out)]
    records.sort(key=lambda record: record[:2])
    first, last = run.span()
    host = socket.gethostname() or "host"
    name = EventFileName(DEFAULT_PREFIX, int(max(first, 0.0)), 0, host, DEFAULT_SUFFIX)
    lineage = list(_lineage(run, last, left_out))
    if records:
        content = [frame(version_record(first)), *(record for _, _, record in records)]
        _write(folder / name.format(), content, closed=run.status == "finished")
    if lineage:
        path = folder / name.lineage_twin().format()
        _write(path, lineage, closed=run.status == "finished")
    return left_out


def _write(path: Path, records: Sequence[bytes], *, closed: bool) -> None:
    with path.open("xb") as file:
        file.writelines(records)
    if closed:  # how a recorder leaves a file that it has finished
        path.chmod(_WHEN_CLOSED)


def _scalars(run: ExportedRun) -> Iterator[Record]:
    templates: dict[bytes, ScalarStep] = {}
    encode = PLUGINS["scalar"].encode
    for wall_time, step, key, tags, values in run.scalar_steps():
        template = templates.get(key)
        if template is None:
            template = templates[key] = ScalarStep(tuple(tags))
        try:
            record = template.record(wall_time, step, values)
        except OverflowError:  # beyond float32, which is what the files hold: infinite there
            record = template.record(wall_time, step, [encode(value) for value in values])
        yield wall_time, step, record


def _heavy(run: ExportedRun, left_out: Counter[str]) -> Iterator[Record]:
    for kind in _HEAVY:
        for row in run.rows(kind):
            try:
                message = _message(run, kind, row)
            except SummaryError:  # a type or shape that these files have no place for
                left_out[kind] += 1
                continue
            yield row.wall_time, row.step, frame(message.SerializeToString())


def _message(run: ExportedRun, kind: str, row: Any) -> Event:
    event = Event(wall_time=row.wall_time, step=row.step)
    if kind == "graph":
        event.graph_def.CopyFrom(run.value(kind, row.tag, row.step))
        return event
    value = event.summary.value.add(tag=row.tag)
    if kind == "histogram":
        _fill_histogram(value.histogram, row)
    elif kind == "image":
        value.image.height, value.image.width = row.height, row.width
        value.image.colorspace = row.channels
        value.image.encoded_image = run.value(kind, row.tag, row.step)
    else:
        plugin = PLUGINS[kind]
        getattr(value, plugin.field).CopyFrom(
            plugin.encode(run.value(kind, row.tag, row.step)),
        )
    return event


def _fill_histogram(message: Any, row: Any) -> None:
    message.count = row.count
    message.nan_count = row.nan_count
    message.pos_inf_count = row.positive_inf_count
    message.neg_inf_count = row.negative_inf_count
    message.min, message.max, message.sum = row.min, row.max, row.sum
    buckets = (row.left.tolist(), row.width.tolist(), row.bucket_count.tolist())
    for left, width, count in zip(*buckets, strict=True):
        message.buckets.add(left=left, width=width, count=count)


def _lineage(run: ExportedRun, wall_time: float, left_out: Counter[str]) -> Iterator[bytes]:
    for row in run.rows("dataset_graph"):
        event = LineageEvent(wall_time=row.wall_time)
        event.dataset_graph.CopyFrom(run.value("dataset_graph", row.tag, row.step))
        yield message_frame(event)
    training, others = split_facts(run.facts)
    named = {name: _storable(fact) for name, fact in others.items()}
    if named:
        event = LineageEvent(wall_time=wall_time)
        event.user_defined_info.CopyFrom(PLUGINS["custom_lineage_data"].encode(named))
        yield message_frame(event)
    if training or run.status == "finished":
        event = LineageEvent(wall_time=wall_time)
        event.train_lineage.CopyFrom(PLUGINS["train_lineage"].encode(training))
        event.train_lineage.SetInParent()
        yield message_frame(event)
    del left_out


def _storable(fact: Any) -> int | float | str:
    """A fact as these files hold it: whole numbers of 32 bits, float64, text."""
    if isinstance(fact, str):
        return fact
    if isinstance(fact, bool) or not hasattr(fact, "__float__"):
        return json.dumps(fact, default=str, ensure_ascii=False)
    if float(fact) == fact and hasattr(fact, "__index__"):
        return int(fact) if int(fact) in _INT32 else float(fact)
    return float(fact)


TARGET = _InsightTarget()
