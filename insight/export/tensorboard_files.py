"""TensorBoard's event files."""

from __future__ import annotations

import json
import os
import socket
from collections import Counter
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

from .rows import exported_runs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from insight.tables import Store

    from .rows import ExportedRun

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

Record = tuple[float, int, bytes]
"""Wall time, step, and the record in its frame."""


class _TensorBoardTarget:
    name = "tensorboard"

    def write(self, store: Store, runs: Sequence[str], folder: Path) -> Counter[str]:
        left_out: Counter[str] = Counter()
        for run in exported_runs(store, list(runs)):
            left_out += _write_run(run, run.folder_in(folder))
        return left_out


def _write_run(run: ExportedRun, folder: Path) -> Counter[str]:
    left_out = Counter({kind: len(run.table(kind)) for kind in ("landscape", "dataset_graph")})
    records = [*_scalars(run), *_heavy(run, left_out)]
    records.sort(key=lambda record: record[:2])
    first, last = run.span()
    host = socket.gethostname() or "host"
    name = f"events.out.tfevents.{int(max(first, 0.0)):010d}.{host}.{os.getpid()}.0"
    with (folder / name).open("xb") as file:
        file.write(message_frame(Event(wall_time=first, file_version=FILE_VERSION)))
        file.write(_session_start(run, first))
        file.writelines(record for _, _, record in records)
        file.write(_session_end(run, last))
    return left_out


def _scalars(run: ExportedRun) -> Iterator[Record]:
    for wall_time, step, _, tags, values in run.scalar_steps():
        event = Event(wall_time=wall_time, step=step)
        with np.errstate(over="ignore"):  # beyond float32, which is what the files hold: infinite
            rounded = np.array(values, np.float64).astype(np.float32).tolist()
        for tag, value in zip(tags, rounded, strict=True):
            event.summary.value.add(tag=tag.encode(), simple_value=value)
        yield wall_time, step, frame(event.SerializeToString())


def _heavy(run: ExportedRun, left_out: Counter[str]) -> Iterator[Record]:
    fillers = {
        "histogram": _fill_histogram,
        "image": _fill_image,
        "text": _fill_text,
        "tensor": _fill_tensor,
    }
    for kind, fill in fillers.items():
        for row in run.rows(kind):
            event = Event(wall_time=row.wall_time, step=row.step)
            value = event.summary.value.add(tag=str(row.tag).encode())
            if fill(run, value, row):
                yield row.wall_time, row.step, frame(event.SerializeToString())
            else:
                left_out[kind] += 1
    for row in run.rows("graph"):
        graph = _graph(run.value("graph", row.tag, row.step))
        event = Event(wall_time=row.wall_time, step=row.step, graph_def=graph)
        yield row.wall_time, row.step, frame(event.SerializeToString())


def _fill_histogram(_: ExportedRun, value: Any, row: Any) -> bool:
    """TensorBoard's buckets end where the next begins; an empty one says where the first does."""
    message = value.histo
    message.min, message.max, message.sum = row.min, row.max, row.sum
    message.num = float(row.bucket_count.sum())
    middles = row.left + row.width / 2
    message.sum_squares = float((middles**2 * row.bucket_count).sum())
    message.bucket_limit.extend([*row.left[:1].tolist(), *(row.left + row.width).tolist()])
    message.bucket.extend([0.0] * len(row.left[:1]) + row.bucket_count.astype(float).tolist())
    return True


def _fill_image(run: ExportedRun, value: Any, row: Any) -> bool:
    value.image.height, value.image.width = row.height, row.width
    value.image.colorspace = row.channels
    value.image.encoded_image_string = run.value("image", row.tag, row.step)
    return True


def _fill_text(_: ExportedRun, value: Any, row: Any) -> bool:
    value.metadata.plugin_data.plugin_name = "text"
    value.tensor.dtype = DataType.DT_STRING
    value.tensor.tensor_shape.SetInParent()
    value.tensor.string_val.append(str(row.value).encode())
    return True


def _fill_tensor(run: ExportedRun, value: Any, row: Any) -> bool:
    array = np.asarray(run.value("tensor", row.tag, row.step))
    if array.dtype.name not in _TYPES:
        return False
    value.tensor.dtype = _TYPES[array.dtype.name]
    value.tensor.tensor_shape.SetInParent()
    for size in array.shape:
        value.tensor.tensor_shape.dim.add(size=size)
    value.tensor.tensor_content = np.ascontiguousarray(array).tobytes()
    return True


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
