from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Record(_message.Message):
    __slots__ = ("num", "timestamp", "start", "finish", "column", "scalar", "media", "log", "save")
    NUM_FIELD_NUMBER: _ClassVar[int]
    TIMESTAMP_FIELD_NUMBER: _ClassVar[int]
    START_FIELD_NUMBER: _ClassVar[int]
    FINISH_FIELD_NUMBER: _ClassVar[int]
    COLUMN_FIELD_NUMBER: _ClassVar[int]
    SCALAR_FIELD_NUMBER: _ClassVar[int]
    MEDIA_FIELD_NUMBER: _ClassVar[int]
    LOG_FIELD_NUMBER: _ClassVar[int]
    SAVE_FIELD_NUMBER: _ClassVar[int]
    num: int
    timestamp: Timestamp
    start: Start
    finish: Finish
    column: Column
    scalar: Scalar
    media: Media
    log: Log
    save: Save
    def __init__(self, num: _Optional[int] = ..., timestamp: _Optional[_Union[Timestamp, _Mapping]] = ..., start: _Optional[_Union[Start, _Mapping]] = ..., finish: _Optional[_Union[Finish, _Mapping]] = ..., column: _Optional[_Union[Column, _Mapping]] = ..., scalar: _Optional[_Union[Scalar, _Mapping]] = ..., media: _Optional[_Union[Media, _Mapping]] = ..., log: _Optional[_Union[Log, _Mapping]] = ..., save: _Optional[_Union[Save, _Mapping]] = ...) -> None: ...

class Timestamp(_message.Message):
    __slots__ = ("seconds", "nanos")
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    NANOS_FIELD_NUMBER: _ClassVar[int]
    seconds: int
    nanos: int
    def __init__(self, seconds: _Optional[int] = ..., nanos: _Optional[int] = ...) -> None: ...

class Start(_message.Message):
    __slots__ = ("project", "workspace", "name", "description", "tags", "group", "job_type", "id", "resume", "started_at")
    PROJECT_FIELD_NUMBER: _ClassVar[int]
    WORKSPACE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    TAGS_FIELD_NUMBER: _ClassVar[int]
    GROUP_FIELD_NUMBER: _ClassVar[int]
    JOB_TYPE_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    RESUME_FIELD_NUMBER: _ClassVar[int]
    STARTED_AT_FIELD_NUMBER: _ClassVar[int]
    project: bytes
    workspace: bytes
    name: bytes
    description: bytes
    tags: _containers.RepeatedScalarFieldContainer[bytes]
    group: bytes
    job_type: bytes
    id: bytes
    resume: int
    started_at: Timestamp
    def __init__(self, project: _Optional[bytes] = ..., workspace: _Optional[bytes] = ..., name: _Optional[bytes] = ..., description: _Optional[bytes] = ..., tags: _Optional[_Iterable[bytes]] = ..., group: _Optional[bytes] = ..., job_type: _Optional[bytes] = ..., id: _Optional[bytes] = ..., resume: _Optional[int] = ..., started_at: _Optional[_Union[Timestamp, _Mapping]] = ...) -> None: ...

class Finish(_message.Message):
    __slots__ = ("state", "error", "finished_at")
    STATE_FIELD_NUMBER: _ClassVar[int]
    ERROR_FIELD_NUMBER: _ClassVar[int]
    FINISHED_AT_FIELD_NUMBER: _ClassVar[int]
    state: int
    error: bytes
    finished_at: Timestamp
    def __init__(self, state: _Optional[int] = ..., error: _Optional[bytes] = ..., finished_at: _Optional[_Union[Timestamp, _Mapping]] = ...) -> None: ...

class Column(_message.Message):
    __slots__ = ("type", "key", "x_axis")
    TYPE_FIELD_NUMBER: _ClassVar[int]
    KEY_FIELD_NUMBER: _ClassVar[int]
    X_AXIS_FIELD_NUMBER: _ClassVar[int]
    type: int
    key: bytes
    x_axis: bytes
    def __init__(self, type: _Optional[int] = ..., key: _Optional[bytes] = ..., x_axis: _Optional[bytes] = ...) -> None: ...

class Scalar(_message.Message):
    __slots__ = ("key", "step", "timestamp", "value")
    KEY_FIELD_NUMBER: _ClassVar[int]
    STEP_FIELD_NUMBER: _ClassVar[int]
    TIMESTAMP_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    key: bytes
    step: int
    timestamp: Timestamp
    value: Value
    def __init__(self, key: _Optional[bytes] = ..., step: _Optional[int] = ..., timestamp: _Optional[_Union[Timestamp, _Mapping]] = ..., value: _Optional[_Union[Value, _Mapping]] = ...) -> None: ...

class Value(_message.Message):
    __slots__ = ("number",)
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    number: float
    def __init__(self, number: _Optional[float] = ...) -> None: ...

class Media(_message.Message):
    __slots__ = ("key", "step", "type", "timestamp", "value")
    KEY_FIELD_NUMBER: _ClassVar[int]
    STEP_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    TIMESTAMP_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    key: bytes
    step: int
    type: int
    timestamp: Timestamp
    value: Items
    def __init__(self, key: _Optional[bytes] = ..., step: _Optional[int] = ..., type: _Optional[int] = ..., timestamp: _Optional[_Union[Timestamp, _Mapping]] = ..., value: _Optional[_Union[Items, _Mapping]] = ...) -> None: ...

class Items(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[Item]
    def __init__(self, items: _Optional[_Iterable[_Union[Item, _Mapping]]] = ...) -> None: ...

class Item(_message.Message):
    __slots__ = ("filename", "sha256", "size", "caption", "payload")
    FILENAME_FIELD_NUMBER: _ClassVar[int]
    SHA256_FIELD_NUMBER: _ClassVar[int]
    SIZE_FIELD_NUMBER: _ClassVar[int]
    CAPTION_FIELD_NUMBER: _ClassVar[int]
    PAYLOAD_FIELD_NUMBER: _ClassVar[int]
    filename: bytes
    sha256: bytes
    size: int
    caption: bytes
    payload: bytes
    def __init__(self, filename: _Optional[bytes] = ..., sha256: _Optional[bytes] = ..., size: _Optional[int] = ..., caption: _Optional[bytes] = ..., payload: _Optional[bytes] = ...) -> None: ...

class Log(_message.Message):
    __slots__ = ("line", "level", "timestamp")
    LINE_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    TIMESTAMP_FIELD_NUMBER: _ClassVar[int]
    line: bytes
    level: int
    timestamp: Timestamp
    def __init__(self, line: _Optional[bytes] = ..., level: _Optional[int] = ..., timestamp: _Optional[_Union[Timestamp, _Mapping]] = ...) -> None: ...

class Save(_message.Message):
    __slots__ = ("name", "target_path", "type", "payload")
    NAME_FIELD_NUMBER: _ClassVar[int]
    TARGET_PATH_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    PAYLOAD_FIELD_NUMBER: _ClassVar[int]
    name: bytes
    target_path: bytes
    type: int
    payload: bytes
    def __init__(self, name: _Optional[bytes] = ..., target_path: _Optional[bytes] = ..., type: _Optional[int] = ..., payload: _Optional[bytes] = ...) -> None: ...
