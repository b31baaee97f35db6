"""TensorBoard's event files."""

from __future__ import annotations

import json
import os
import socket
from collections import Counter
from heapq import merge
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.format.frames import frame, message_frame
from insight.format.tensorboard import (
    FILE_VERSION,
    DataType,
    Event,
    GraphDef,
    HParamsPluginData,
    Status,
)
from insight.plugins.media import MIMETYPES

from .rows import BY_STEP, LIGHT, UNWRITABLE, exported_runs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from insight.tables import Store

    from .rows import ExportedRun, LeftOut

_SESSION_START = b"_hparams_/session_start_info"
_SESSION_END = b"_hparams_/session_end_info"
_TYPES = {
    "float32": DataType.DT_FLOAT,
    "float64": DataType.DT_DOUBLE,
    "float16": DataType.DT_HALF,
    "bool": DataType.DT_BOOL,
    **{
        name: DataType.Value(f"DT_{name.upper()}")
        for name in ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
    },
}
_ENDS = {
    "finished": Status.STATUS_SUCCESS,
    "failed": Status.STATUS_FAILURE,
    "diverged": Status.STATUS_FAILURE,
    "running": Status.STATUS_RUNNING,
}
_METRIC = "metric."
_HOMELESS = (
    *("landscape", "dataset_graph", "figure", "message", "table", "video", "curve"),
    "artifact",
)

Record = tuple[float, int, bytes]
"""Wall time, step, and the record in its frame."""


class _TensorBoardTarget:
    name = "tensorboard"

    def write(self, store: Store, runs: Sequence[str], folder: Path) -> LeftOut:
        left_out: LeftOut = Counter()
        for run in exported_runs(store, list(runs)):
            left_out += _write_run(run, run.folder_in(folder))
        return left_out


def _write_run(run: ExportedRun, folder: Path) -> LeftOut:
    left_out: LeftOut = Counter()
    for kind in _HOMELESS:
        left_out[kind, UNWRITABLE] = len(run.table(kind))
    left_out["metric", UNWRITABLE] = len(_metrics_alone(run))
    kinds = (_heavy(run, kind, left_out) for kind in (*_FILLERS, "graph"))
    # TensorBoard takes a step that is less than the one before for a restart, and drops the steps
    # from there on; here the tables have settled already which rows stand.
    records = merge(_scalars(run), *kinds, key=lambda record: (record[1], record[0]))
    first, last = run.span()
    host = socket.gethostname() or "host"
    name = f"events.out.tfevents.{run.named_second():010d}.{host}.{os.getpid()}.0"
    with (folder / name).open("xb") as file:
        file.write(message_frame(Event(wall_time=first, file_version=FILE_VERSION)))
        # A run without either would be an empty row of the hparams page, and its status is plain.
        has_session = bool(run.facts) or run.status == "finished"
        if has_session:
            file.write(_session_start(run, first))
        file.writelines(record for _, _, record in records)
        if has_session:
            file.write(_session_end(run, last))
    return left_out


def _metrics_alone(run: ExportedRun) -> set[str]:
    """What an evaluation found, where no scalar says it too: TensorBoard has metrics from those."""
    tags = set(run.table("scalar")["tag"].unique())
    named = (name.removeprefix(_METRIC) for name in run.facts if name.startswith(_METRIC))
    return {name for name in named if name not in tags}


def _scalars(run: ExportedRun) -> Iterator[Record]:
    for wall_time, step, _, tags, values in run.scalar_steps(BY_STEP):
        event = Event(wall_time=wall_time, step=step)
        with np.errstate(over="ignore"):  # beyond float32, which is what the files hold: infinite
            rounded = np.array(values, np.float64).astype(np.float32).tolist()
        for tag, value in zip(tags, rounded, strict=True):
            event.summary.value.add(tag=tag.encode(), simple_value=value)
        yield wall_time, step, frame(event.SerializeToString())


def _heavy(run: ExportedRun, kind: str, left_out: LeftOut) -> Iterator[Record]:
    names = {} if kind == "graph" else _names(run, kind)
    rows = ((row, None) for row in run.rows(kind, BY_STEP))
    for row, content in rows if kind in LIGHT else run.values(kind, left_out, BY_STEP):
        event = Event(wall_time=row.wall_time, step=row.step)
        if kind == "graph":
            event.graph_def = _graph(content)
        elif not _FILLERS[kind](event.summary.value.add(tag=names[row.tag]), row, content):
            left_out[kind, UNWRITABLE] += 1
            continue
        yield row.wall_time, row.step, frame(event.SerializeToString())


def _names(run: ExportedRun, kind: str) -> dict[str, bytes]:
    """What the tags of a kind are called: TensorBoard shows one kind of a tag, and drops others."""
    order = ("scalar", *_FILLERS)
    before = {
        tag for other in order[: order.index(kind)] for tag in run.table(other)["tag"].unique()
    }
    tags = run.table(kind)["tag"].unique()
    return {tag: (f"{tag}/{kind}" if tag in before else tag).encode() for tag in tags}


def _fill_histogram(value: Any, row: Any, _: None) -> bool:
    """TensorBoard's buckets end where the next begins; an empty one says where the first does."""
    message = value.histo
    message.min, message.max, message.sum = row.min, row.max, row.sum
    message.num = float(row.bucket_count.sum())
    middles = row.left + row.width / 2
    message.sum_squares = float((middles**2 * row.bucket_count).sum())
    message.bucket_limit.extend([*row.left[:1].tolist(), *(row.left + row.width).tolist()])
    message.bucket.extend([0.0] * len(row.left[:1]) + row.bucket_count.astype(float).tolist())
    return True


def _fill_image(value: Any, row: Any, content: bytes) -> bool:
    value.image.height, value.image.width = row.height, row.width
    value.image.colorspace = row.channels
    value.image.encoded_image_string = content
    return True


def _fill_audio(value: Any, row: Any, content: bytes) -> bool:
    value.audio.sample_rate, value.audio.num_channels = row.rate, row.channels
    value.audio.length_frames = round(row.duration * row.rate) if row.duration > 0 else 0
    value.audio.encoded_audio_string = content
    value.audio.content_type = MIMETYPES.get(row.format, "application/octet-stream")
    return True


def _fill_text(value: Any, row: Any, _: None) -> bool:
    value.metadata.plugin_data.plugin_name = "text"
    value.tensor.dtype = DataType.DT_STRING
    value.tensor.tensor_shape.SetInParent()
    value.tensor.string_val.append(str(row.value).encode())
    return True


def _fill_tensor(value: Any, _: Any, content: Any) -> bool:
    array = np.asarray(content)
    if array.dtype.name not in _TYPES:
        return False
    # As PyTorch's writer has it: without a plugin a tensor of one number would be a scalar.
    value.metadata.plugin_data.plugin_name = "tensor"
    value.tensor.dtype = _TYPES[array.dtype.name]
    value.tensor.tensor_shape.SetInParent()
    for size in array.shape:
        value.tensor.tensor_shape.dim.add(size=size)
    value.tensor.tensor_content = np.ascontiguousarray(array).tobytes()
    return True


_FILLERS: dict[str, Callable[[Any, Any, Any], bool]] = {
    "histogram": _fill_histogram,
    "image": _fill_image,
    "text": _fill_text,
    "tensor": _fill_tensor,
    "audio": _fill_audio,
}
"""What fills the value of an event; whether it has a place for it."""


def _graph(graph: Any) -> bytes:
    """A graph of nodes with names, operators and inputs, as TensorBoard's graph page reads it."""
    made = GraphDef()
    names = {node.name: node.full_name or node.name for node in graph.node}
    for node in graph.node:
        kept = made.node.add(name=names[node.name], op=node.op_type)
        kept.input.extend(names.get(edge.name, edge.name) for edge in node.input)
    return bytes(made.SerializeToString())


def _session_start(run: ExportedRun, wall_time: float) -> bytes:
    """The hyperparameters and all else that is known, for TensorBoard's hparams page."""
    data = HParamsPluginData(version=0)
    session = data.session_start_info
    session.group_name = run.name
    session.start_time_secs = wall_time
    for name, fact in run.facts.items():
        if name.startswith(_METRIC):
            continue
        entry = session.hparams.add(key=name.encode())
        _fill_fact(entry.value, fact)
    return _session(_SESSION_START, data, wall_time)


def _session_end(run: ExportedRun, wall_time: float) -> bytes:
    data = HParamsPluginData(version=0)
    data.session_end_info.status = _ENDS.get(run.status, Status.STATUS_UNKNOWN)
    data.session_end_info.end_time_secs = wall_time
    return _session(_SESSION_END, data, wall_time)


def _session(tag: bytes, data: HParamsPluginData, wall_time: float) -> bytes:
    event = Event(wall_time=wall_time)
    value = event.summary.value.add(tag=tag)
    value.metadata.plugin_data.plugin_name = "hparams"
    value.metadata.plugin_data.content = data.SerializeToString()
    return message_frame(event)


def _fill_fact(value: Any, fact: Any) -> None:
    if isinstance(fact, (bool, np.bool_)):
        value.bool_value = bool(fact)
    elif hasattr(fact, "__float__"):
        value.number_value = float(fact)
    else:
        text = fact if isinstance(fact, str) else json.dumps(fact, default=str)
        value.string_value = text


TARGET = _TensorBoardTarget()
