"""Our own event files, which MindSpore's readers read as well."""

from __future__ import annotations

import socket
from collections import Counter
from heapq import merge
from typing import TYPE_CHECKING, Any

from insight.errors import SummaryError
from insight.format.ending import last_word, word_record
from insight.format.frames import frame, message_frame
from insight.format.messages import Event, LineageEvent
from insight.format.names import DEFAULT_PREFIX, DEFAULT_SUFFIX, EventFileName
from insight.format.provenance import as_bytes, provenance_name
from insight.format.user_facts import user_facts_message
from insight.format.version import version_record
from insight.plugins import PLUGINS
from insight.plugins.artifact import UNKNOWN_SIZE
from insight.plugins.message import as_utf8
from insight.plugins.values import Curve
from insight.record.scalar_step import ScalarStep

from .rows import LIGHT, UNWRITABLE, exported_runs
from .train_facts import split_facts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from insight.format.ending import Word
    from insight.tables import Store

    from .rows import ExportedRun, LeftOut

_KINDS = (
    *("histogram", "tensor", "image", "text", "message", "figure", "landscape", "graph"),
    *("table", "audio", "video", "curve", "artifact"),
)

Record = tuple[float, int, bytes]
"""Wall time, step, and the record in its frame."""


class _InsightTarget:
    name = "insight"

    def write(self, store: Store, runs: Sequence[str], folder: Path) -> LeftOut:
        left_out: LeftOut = Counter()
        for run in exported_runs(store, list(runs)):
            left_out += _write_run(run, run.folder_in(folder))
        return left_out


def _write_run(run: ExportedRun, folder: Path) -> LeftOut:
    left_out: LeftOut = Counter()
    first, last = run.span()
    host = socket.gethostname() or "host"
    name = EventFileName(DEFAULT_PREFIX, run.named_second(), 0, host, DEFAULT_SUFFIX)
    word = last_word(run.status)
    kinds = (_others(run, kind, left_out) for kind in _KINDS)
    records = merge(_scalars(run), *kinds, key=lambda record: record[:2])
    # Without any record too: a run that recorded nothing is a run.
    with (folder / name.format()).open("xb") as file:
        file.writelines(_framed(first, records))
        file.writelines(_ending(last, word, lineage=False))
    lineage = list(_lineage(run, last, left_out))
    if lineage:
        with (folder / name.lineage_twin().format()).open("xb") as file:
            file.writelines([*lineage, *_ending(last, word, lineage=True)])
    for count, document in enumerate(run.provenance()):
        (folder / provenance_name(name, 0, count)).write_bytes(as_bytes(document))
    return left_out


def _framed(first: float, records: Iterable[Record]) -> Iterator[bytes]:
    yield frame(version_record(first))
    for _, _, record in records:
        yield record


def _ending(wall_time: float, word: Word | None, *, lineage: bool) -> list[bytes]:
    """How a recorder leaves a file that it has finished; nothing where the run goes on."""
    return [] if word is None else [frame(word_record(wall_time, word, lineage=lineage))]


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


def _others(run: ExportedRun, kind: str, left_out: LeftOut) -> Iterator[Record]:
    rows = ((row, None) for row in run.rows(kind))
    for row, content in rows if kind in LIGHT else run.values(kind, left_out):
        try:
            message = _message(kind, row, content)
        except SummaryError:  # a type or shape that these files have no place for
            left_out[kind, UNWRITABLE] += 1
        else:
            yield row.wall_time, row.step, frame(message.SerializeToString())


def _message(kind: str, row: Any, content: Any) -> Event:
    event = Event(wall_time=row.wall_time, step=row.step)
    if kind == "graph":
        event.graph_def.CopyFrom(content)
        return event
    value = event.summary.value.add(tag=row.tag)
    if kind == "histogram":
        _fill_histogram(value.histogram, row)
    elif kind == "text":
        value.text = PLUGINS[kind].encode(str(row.value))
    elif kind == "message":
        value.message.CopyFrom(PLUGINS[kind].encode((str(row.level), str(row.value))))
    elif kind == "image":
        value.image.height, value.image.width = row.height, row.width
        value.image.colorspace = row.channels
        value.image.encoded_image = content
    elif kind in {"audio", "video"}:
        _fill_media(getattr(value, kind), row, content)
    elif kind == "curve":
        curve = Curve(row.x, row.y, row.title, row.x_label, row.y_label)
        value.curve.CopyFrom(PLUGINS[kind].encode(curve))
    elif kind == "artifact":
        _fill_artifact(value.artifact, row)
    else:
        plugin = PLUGINS[kind]
        getattr(value, plugin.field).CopyFrom(plugin.encode(content))
    return event


def _fill_artifact(message: Any, row: Any) -> None:
    """What was told of the file; it stays where it lies."""
    for name in ("type", "role", "path", "digest"):
        setattr(message, name, as_utf8(str(getattr(row, name))).encode())
    if row.size != UNKNOWN_SIZE:
        message.size = row.size


def _fill_media(message: Any, row: Any, content: bytes) -> None:
    """What was told of the file when it was recorded holds, whatever its bytes say."""
    for name in message.DESCRIPTOR.fields_by_name:
        if name not in {"format", "content"}:
            setattr(message, name, getattr(row, name))
    message.format, message.content = str(row.format).encode(), content


def _fill_histogram(message: Any, row: Any) -> None:
    message.count = row.count
    message.nan_count = row.nan_count
    message.pos_inf_count = row.positive_inf_count
    message.neg_inf_count = row.negative_inf_count
    message.min, message.max, message.sum = row.min, row.max, row.sum
    buckets = (row.left.tolist(), row.width.tolist(), row.bucket_count.tolist())
    for left, width, count in zip(*buckets, strict=True):
        message.buckets.add(left=left, width=width, count=count)


def _lineage(run: ExportedRun, wall_time: float, left_out: LeftOut) -> Iterator[bytes]:
    for row, content in run.values("dataset_graph", left_out):
        event = LineageEvent(wall_time=row.wall_time)
        event.dataset_graph.CopyFrom(content)
        yield message_frame(event)
    training, others = split_facts(run.facts)
    if others:
        event = LineageEvent(wall_time=wall_time)
        event.user_defined_info.CopyFrom(user_facts_message(others))
        yield message_frame(event)
    if training or run.status == "finished":
        event = LineageEvent(wall_time=wall_time)
        event.train_lineage.CopyFrom(PLUGINS["train_lineage"].encode(training))
        event.train_lineage.SetInParent()
        yield message_frame(event)


TARGET = _InsightTarget()
