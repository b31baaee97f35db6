"""What SwanLab wrote before 0.8, a JSON object a record, as the messages of later versions."""

from __future__ import annotations

import json
from datetime import datetime
from typing import TYPE_CHECKING, Any

from insight.format.proto.swanlab_pb2 import Item, Record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from insight.format.proto.swanlab_pb2 import Timestamp

LOST_SIGN = b'"data": "INF"'
"""What stands in a record of a value whose sign SwanLab had lost: both infinities were `INF`."""
_FINISHED, _CRASHED = 1, 2
_NUMBERS = {"NaN": "nan", "INF": "inf"}
# By what a column was called; those of later versions that are no medium or have no number are 0.
_TYPES = {
    "IMAGE": 2,
    "AUDIO": 3,
    "TEXT": 4,
    "VIDEO": 5,
    "ECHARTS": 6,
    "OBJECT3D": 7,
    "MOLECULE": 8,
}
# By what the name of a file begins with; without such a name it is a text.
_OF_FILES = {"image": 2, "audio": 3, "echarts": 6}


def is_old(payload: bytes) -> bool:
    """Whether a record is one of before 0.8: no message begins as JSON does."""
    return payload[:1] == b"{"


def record_of(payload: bytes) -> Record:
    """The message of a record; one that says nothing where it is of a kind that is not read.

    Raises:
        ValueError, TypeError, KeyError, RecursionError, DecodeError: If it is damaged.

    >>> old = b'{"model_type": "Scalar", "data": {"key": "a", "step": 2, "metric": {"data": 0.5}}}'
    >>> record_of(old).scalar.value.number, record_of(old).scalar.step
    (0.5, 2)

    """
    record = Record()
    if not is_old(payload):
        record.ParseFromString(payload)
        return record
    told = json.loads(payload)
    fill = _FILL.get(told.get("model_type"))
    if fill is not None:
        fill(record, told["data"])
    return record


def _set_time(time: Timestamp, text: Any) -> None:
    if isinstance(text, str) and text:
        seconds = datetime.fromisoformat(text).timestamp()
        time.seconds = int(seconds // 1)
        time.nanos = round(seconds % 1 * 1e9)


def _bytes(value: Any) -> bytes:
    return b"" if value is None else str(value).encode("utf-8", "replace")


def _header(record: Record, data: Mapping[str, Any]) -> None:
    _set_time(record.start.started_at, data.get("create_time"))


def _project(record: Record, data: Mapping[str, Any]) -> None:
    record.start.project = _bytes(data.get("name"))
    record.start.workspace = _bytes(data.get("workspace"))


def _experiment(record: Record, data: Mapping[str, Any]) -> None:
    record.start.id, record.start.name = _bytes(data.get("id")), _bytes(data.get("name"))
    record.start.description = _bytes(data.get("description"))
    record.start.tags.extend(map(_bytes, data.get("tags") or ()))


def _footer(record: Record, data: Mapping[str, Any]) -> None:
    record.finish.state = _FINISHED if data["success"] else _CRASHED
    _set_time(record.finish.finished_at, data.get("create_time"))


def _log(record: Record, data: Mapping[str, Any]) -> None:
    record.log.line = _bytes(data.get("message"))
    record.log.level = 0 if data.get("level") == "INFO" else 1
    _set_time(record.log.timestamp, data.get("create_time"))


def _column(record: Record, data: Mapping[str, Any]) -> None:
    record.column.key = _bytes(data["key"])
    record.column.type = _TYPES.get(str(data.get("column_type")), 0)


def _scalar(record: Record, data: Mapping[str, Any]) -> None:
    scalar, metric = record.scalar, data["metric"]
    scalar.key, scalar.step = _bytes(data["key"]), int(data["step"])
    _set_time(scalar.timestamp, metric.get("create_time"))
    value = metric["data"]
    scalar.value.number = float(_NUMBERS.get(value, value) if isinstance(value, str) else value)


def _media(record: Record, data: Mapping[str, Any]) -> None:
    media, metric = record.media, data["metric"]
    media.key, media.step = _bytes(data["key"]), int(data["step"])
    _set_time(media.timestamp, metric.get("create_time"))
    files, more = data.get("buffers_name"), metric.get("more") or ()
    held = metric["data"] if isinstance(metric["data"], list) else [metric["data"]]
    for index, one in enumerate(held):
        about = more[index] if index < len(more) else None
        item = Item(caption=_bytes((about or {}).get("caption")))
        if files:
            item.filename = _bytes(f"{data.get('kid')}/{one}")
        else:
            item.payload = one.encode() if isinstance(one, str) else json.dumps(one).encode()
        media.value.items.append(item)
    begin = str(held[0]).partition("-step")[0] if held else ""
    media.type = _OF_FILES.get(begin, _TYPES["OBJECT3D"]) if files else _TYPES["TEXT"]


_FILL = {
    "Header": _header,
    "Project": _project,
    "Experiment": _experiment,
    "Footer": _footer,
    "Log": _log,
    "Column": _column,
    "Scalar": _scalar,
    "Media": _media,
}
