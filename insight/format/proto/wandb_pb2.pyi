from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Record(_message.Message):
    __slots__ = ("num", "history", "summary", "output", "config", "files", "stats", "artifact", "tbrecord", "alert", "telemetry", "metric", "output_raw", "run", "exit", "final", "header", "footer", "preempting", "noop_link_artifact", "use_artifact", "environment", "output_logger", "request")
    NUM_FIELD_NUMBER: _ClassVar[int]
    HISTORY_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_FIELD_NUMBER: _ClassVar[int]
    CONFIG_FIELD_NUMBER: _ClassVar[int]
    FILES_FIELD_NUMBER: _ClassVar[int]
    STATS_FIELD_NUMBER: _ClassVar[int]
    ARTIFACT_FIELD_NUMBER: _ClassVar[int]
    TBRECORD_FIELD_NUMBER: _ClassVar[int]
    ALERT_FIELD_NUMBER: _ClassVar[int]
    TELEMETRY_FIELD_NUMBER: _ClassVar[int]
    METRIC_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_RAW_FIELD_NUMBER: _ClassVar[int]
    RUN_FIELD_NUMBER: _ClassVar[int]
    EXIT_FIELD_NUMBER: _ClassVar[int]
    FINAL_FIELD_NUMBER: _ClassVar[int]
    HEADER_FIELD_NUMBER: _ClassVar[int]
    FOOTER_FIELD_NUMBER: _ClassVar[int]
    PREEMPTING_FIELD_NUMBER: _ClassVar[int]
    NOOP_LINK_ARTIFACT_FIELD_NUMBER: _ClassVar[int]
    USE_ARTIFACT_FIELD_NUMBER: _ClassVar[int]
    ENVIRONMENT_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_LOGGER_FIELD_NUMBER: _ClassVar[int]
    REQUEST_FIELD_NUMBER: _ClassVar[int]
    num: int
    history: History
    summary: Changes
    output: Output
    config: Changes
    files: Nothing
    stats: Stats
    artifact: Artifact
    tbrecord: TensorBoard
    alert: Alert
    telemetry: Nothing
    metric: Metric
    output_raw: Output
    run: Run
    exit: Exit
    final: Nothing
    header: Header
    footer: Nothing
    preempting: Nothing
    noop_link_artifact: Nothing
    use_artifact: UsedArtifact
    environment: Environment
    output_logger: LoggerLine
    request: Nothing
    def __init__(self, num: _Optional[int] = ..., history: _Optional[_Union[History, _Mapping]] = ..., summary: _Optional[_Union[Changes, _Mapping]] = ..., output: _Optional[_Union[Output, _Mapping]] = ..., config: _Optional[_Union[Changes, _Mapping]] = ..., files: _Optional[_Union[Nothing, _Mapping]] = ..., stats: _Optional[_Union[Stats, _Mapping]] = ..., artifact: _Optional[_Union[Artifact, _Mapping]] = ..., tbrecord: _Optional[_Union[TensorBoard, _Mapping]] = ..., alert: _Optional[_Union[Alert, _Mapping]] = ..., telemetry: _Optional[_Union[Nothing, _Mapping]] = ..., metric: _Optional[_Union[Metric, _Mapping]] = ..., output_raw: _Optional[_Union[Output, _Mapping]] = ..., run: _Optional[_Union[Run, _Mapping]] = ..., exit: _Optional[_Union[Exit, _Mapping]] = ..., final: _Optional[_Union[Nothing, _Mapping]] = ..., header: _Optional[_Union[Header, _Mapping]] = ..., footer: _Optional[_Union[Nothing, _Mapping]] = ..., preempting: _Optional[_Union[Nothing, _Mapping]] = ..., noop_link_artifact: _Optional[_Union[Nothing, _Mapping]] = ..., use_artifact: _Optional[_Union[UsedArtifact, _Mapping]] = ..., environment: _Optional[_Union[Environment, _Mapping]] = ..., output_logger: _Optional[_Union[LoggerLine, _Mapping]] = ..., request: _Optional[_Union[Nothing, _Mapping]] = ...) -> None: ...

class Nothing(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class History(_message.Message):
    __slots__ = ("item", "step")
    ITEM_FIELD_NUMBER: _ClassVar[int]
    STEP_FIELD_NUMBER: _ClassVar[int]
    item: _containers.RepeatedCompositeFieldContainer[Item]
    step: Step
    def __init__(self, item: _Optional[_Iterable[_Union[Item, _Mapping]]] = ..., step: _Optional[_Union[Step, _Mapping]] = ...) -> None: ...

class Step(_message.Message):
    __slots__ = ("num",)
    NUM_FIELD_NUMBER: _ClassVar[int]
    num: int
    def __init__(self, num: _Optional[int] = ...) -> None: ...

class Changes(_message.Message):
    __slots__ = ("update", "remove")
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    REMOVE_FIELD_NUMBER: _ClassVar[int]
    update: _containers.RepeatedCompositeFieldContainer[Item]
    remove: _containers.RepeatedCompositeFieldContainer[Item]
    def __init__(self, update: _Optional[_Iterable[_Union[Item, _Mapping]]] = ..., remove: _Optional[_Iterable[_Union[Item, _Mapping]]] = ...) -> None: ...

class Item(_message.Message):
    __slots__ = ("key", "nested_key", "none", "boolean", "integer", "number", "text", "json", "value_json")
    KEY_FIELD_NUMBER: _ClassVar[int]
    NESTED_KEY_FIELD_NUMBER: _ClassVar[int]
    NONE_FIELD_NUMBER: _ClassVar[int]
    BOOLEAN_FIELD_NUMBER: _ClassVar[int]
    INTEGER_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    JSON_FIELD_NUMBER: _ClassVar[int]
    VALUE_JSON_FIELD_NUMBER: _ClassVar[int]
    key: bytes
    nested_key: _containers.RepeatedScalarFieldContainer[bytes]
    none: int
    boolean: bool
    integer: int
    number: float
    text: bytes
    json: bytes
    value_json: bytes
    def __init__(self, key: _Optional[bytes] = ..., nested_key: _Optional[_Iterable[bytes]] = ..., none: _Optional[int] = ..., boolean: bool = ..., integer: _Optional[int] = ..., number: _Optional[float] = ..., text: _Optional[bytes] = ..., json: _Optional[bytes] = ..., value_json: _Optional[bytes] = ...) -> None: ...

class Stats(_message.Message):
    __slots__ = ("timestamp", "item")
    TIMESTAMP_FIELD_NUMBER: _ClassVar[int]
    ITEM_FIELD_NUMBER: _ClassVar[int]
    timestamp: Timestamp
    item: _containers.RepeatedCompositeFieldContainer[Item]
    def __init__(self, timestamp: _Optional[_Union[Timestamp, _Mapping]] = ..., item: _Optional[_Iterable[_Union[Item, _Mapping]]] = ...) -> None: ...

class Alert(_message.Message):
    __slots__ = ("title", "text", "level")
    TITLE_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    title: bytes
    text: bytes
    level: bytes
    def __init__(self, title: _Optional[bytes] = ..., text: _Optional[bytes] = ..., level: _Optional[bytes] = ...) -> None: ...

class Metric(_message.Message):
    __slots__ = ("name", "glob_name", "step_metric", "goal")
    NAME_FIELD_NUMBER: _ClassVar[int]
    GLOB_NAME_FIELD_NUMBER: _ClassVar[int]
    STEP_METRIC_FIELD_NUMBER: _ClassVar[int]
    GOAL_FIELD_NUMBER: _ClassVar[int]
    name: bytes
    glob_name: bytes
    step_metric: bytes
    goal: int
    def __init__(self, name: _Optional[bytes] = ..., glob_name: _Optional[bytes] = ..., step_metric: _Optional[bytes] = ..., goal: _Optional[int] = ...) -> None: ...

class Output(_message.Message):
    __slots__ = ("output_type", "timestamp", "line")
    OUTPUT_TYPE_FIELD_NUMBER: _ClassVar[int]
    TIMESTAMP_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    output_type: int
    timestamp: Timestamp
    line: bytes
    def __init__(self, output_type: _Optional[int] = ..., timestamp: _Optional[_Union[Timestamp, _Mapping]] = ..., line: _Optional[bytes] = ...) -> None: ...

class Timestamp(_message.Message):
    __slots__ = ("seconds", "nanos")
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    NANOS_FIELD_NUMBER: _ClassVar[int]
    seconds: int
    nanos: int
    def __init__(self, seconds: _Optional[int] = ..., nanos: _Optional[int] = ...) -> None: ...

class Run(_message.Message):
    __slots__ = ("run_id", "entity", "project", "config", "summary", "run_group", "job_type", "display_name", "notes", "tags", "sweep_id", "host", "starting_step", "start_time", "resumed", "git", "branch_point", "resume")
    RUN_ID_FIELD_NUMBER: _ClassVar[int]
    ENTITY_FIELD_NUMBER: _ClassVar[int]
    PROJECT_FIELD_NUMBER: _ClassVar[int]
    CONFIG_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    RUN_GROUP_FIELD_NUMBER: _ClassVar[int]
    JOB_TYPE_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    NOTES_FIELD_NUMBER: _ClassVar[int]
    TAGS_FIELD_NUMBER: _ClassVar[int]
    SWEEP_ID_FIELD_NUMBER: _ClassVar[int]
    HOST_FIELD_NUMBER: _ClassVar[int]
    STARTING_STEP_FIELD_NUMBER: _ClassVar[int]
    START_TIME_FIELD_NUMBER: _ClassVar[int]
    RESUMED_FIELD_NUMBER: _ClassVar[int]
    GIT_FIELD_NUMBER: _ClassVar[int]
    BRANCH_POINT_FIELD_NUMBER: _ClassVar[int]
    RESUME_FIELD_NUMBER: _ClassVar[int]
    run_id: bytes
    entity: bytes
    project: bytes
    config: Changes
    summary: Changes
    run_group: bytes
    job_type: bytes
    display_name: bytes
    notes: bytes
    tags: _containers.RepeatedScalarFieldContainer[bytes]
    sweep_id: bytes
    host: bytes
    starting_step: int
    start_time: Timestamp
    resumed: bool
    git: Git
    branch_point: BranchPoint
    resume: bool
    def __init__(self, run_id: _Optional[bytes] = ..., entity: _Optional[bytes] = ..., project: _Optional[bytes] = ..., config: _Optional[_Union[Changes, _Mapping]] = ..., summary: _Optional[_Union[Changes, _Mapping]] = ..., run_group: _Optional[bytes] = ..., job_type: _Optional[bytes] = ..., display_name: _Optional[bytes] = ..., notes: _Optional[bytes] = ..., tags: _Optional[_Iterable[bytes]] = ..., sweep_id: _Optional[bytes] = ..., host: _Optional[bytes] = ..., starting_step: _Optional[int] = ..., start_time: _Optional[_Union[Timestamp, _Mapping]] = ..., resumed: bool = ..., git: _Optional[_Union[Git, _Mapping]] = ..., branch_point: _Optional[_Union[BranchPoint, _Mapping]] = ..., resume: bool = ...) -> None: ...

class BranchPoint(_message.Message):
    __slots__ = ("run", "value", "metric")
    RUN_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    METRIC_FIELD_NUMBER: _ClassVar[int]
    run: bytes
    value: float
    metric: bytes
    def __init__(self, run: _Optional[bytes] = ..., value: _Optional[float] = ..., metric: _Optional[bytes] = ...) -> None: ...

class Artifact(_message.Message):
    __slots__ = ("type", "name", "digest", "aliases", "manifest")
    TYPE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    DIGEST_FIELD_NUMBER: _ClassVar[int]
    ALIASES_FIELD_NUMBER: _ClassVar[int]
    MANIFEST_FIELD_NUMBER: _ClassVar[int]
    type: bytes
    name: bytes
    digest: bytes
    aliases: _containers.RepeatedScalarFieldContainer[bytes]
    manifest: Manifest
    def __init__(self, type: _Optional[bytes] = ..., name: _Optional[bytes] = ..., digest: _Optional[bytes] = ..., aliases: _Optional[_Iterable[bytes]] = ..., manifest: _Optional[_Union[Manifest, _Mapping]] = ...) -> None: ...

class Manifest(_message.Message):
    __slots__ = ("contents",)
    CONTENTS_FIELD_NUMBER: _ClassVar[int]
    contents: _containers.RepeatedCompositeFieldContainer[ArtifactFile]
    def __init__(self, contents: _Optional[_Iterable[_Union[ArtifactFile, _Mapping]]] = ...) -> None: ...

class ArtifactFile(_message.Message):
    __slots__ = ("path", "size")
    PATH_FIELD_NUMBER: _ClassVar[int]
    SIZE_FIELD_NUMBER: _ClassVar[int]
    path: bytes
    size: int
    def __init__(self, path: _Optional[bytes] = ..., size: _Optional[int] = ...) -> None: ...

class UsedArtifact(_message.Message):
    __slots__ = ("id", "type", "name")
    ID_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    id: bytes
    type: bytes
    name: bytes
    def __init__(self, id: _Optional[bytes] = ..., type: _Optional[bytes] = ..., name: _Optional[bytes] = ...) -> None: ...

class TensorBoard(_message.Message):
    __slots__ = ("log_dir",)
    LOG_DIR_FIELD_NUMBER: _ClassVar[int]
    log_dir: bytes
    def __init__(self, log_dir: _Optional[bytes] = ...) -> None: ...

class LoggerLine(_message.Message):
    __slots__ = ("line",)
    LINE_FIELD_NUMBER: _ClassVar[int]
    line: bytes
    def __init__(self, line: _Optional[bytes] = ...) -> None: ...

class Git(_message.Message):
    __slots__ = ("remote_url", "commit")
    REMOTE_URL_FIELD_NUMBER: _ClassVar[int]
    COMMIT_FIELD_NUMBER: _ClassVar[int]
    remote_url: bytes
    commit: bytes
    def __init__(self, remote_url: _Optional[bytes] = ..., commit: _Optional[bytes] = ...) -> None: ...

class Exit(_message.Message):
    __slots__ = ("exit_code", "runtime")
    EXIT_CODE_FIELD_NUMBER: _ClassVar[int]
    RUNTIME_FIELD_NUMBER: _ClassVar[int]
    exit_code: int
    runtime: int
    def __init__(self, exit_code: _Optional[int] = ..., runtime: _Optional[int] = ...) -> None: ...

class Header(_message.Message):
    __slots__ = ("version_info",)
    VERSION_INFO_FIELD_NUMBER: _ClassVar[int]
    version_info: Version
    def __init__(self, version_info: _Optional[_Union[Version, _Mapping]] = ...) -> None: ...

class Version(_message.Message):
    __slots__ = ("producer", "min_consumer")
    PRODUCER_FIELD_NUMBER: _ClassVar[int]
    MIN_CONSUMER_FIELD_NUMBER: _ClassVar[int]
    producer: bytes
    min_consumer: bytes
    def __init__(self, producer: _Optional[bytes] = ..., min_consumer: _Optional[bytes] = ...) -> None: ...

class Environment(_message.Message):
    __slots__ = ("os", "python", "docker", "args", "program", "git", "host", "username", "gpu_type", "gpu_count", "cpu", "cuda_version")
    OS_FIELD_NUMBER: _ClassVar[int]
    PYTHON_FIELD_NUMBER: _ClassVar[int]
    DOCKER_FIELD_NUMBER: _ClassVar[int]
    ARGS_FIELD_NUMBER: _ClassVar[int]
    PROGRAM_FIELD_NUMBER: _ClassVar[int]
    GIT_FIELD_NUMBER: _ClassVar[int]
    HOST_FIELD_NUMBER: _ClassVar[int]
    USERNAME_FIELD_NUMBER: _ClassVar[int]
    GPU_TYPE_FIELD_NUMBER: _ClassVar[int]
    GPU_COUNT_FIELD_NUMBER: _ClassVar[int]
    CPU_FIELD_NUMBER: _ClassVar[int]
    CUDA_VERSION_FIELD_NUMBER: _ClassVar[int]
    os: bytes
    python: bytes
    docker: bytes
    args: _containers.RepeatedScalarFieldContainer[bytes]
    program: bytes
    git: Git
    host: bytes
    username: bytes
    gpu_type: bytes
    gpu_count: int
    cpu: Cpu
    cuda_version: bytes
    def __init__(self, os: _Optional[bytes] = ..., python: _Optional[bytes] = ..., docker: _Optional[bytes] = ..., args: _Optional[_Iterable[bytes]] = ..., program: _Optional[bytes] = ..., git: _Optional[_Union[Git, _Mapping]] = ..., host: _Optional[bytes] = ..., username: _Optional[bytes] = ..., gpu_type: _Optional[bytes] = ..., gpu_count: _Optional[int] = ..., cpu: _Optional[_Union[Cpu, _Mapping]] = ..., cuda_version: _Optional[bytes] = ...) -> None: ...

class Cpu(_message.Message):
    __slots__ = ("model",)
    MODEL_FIELD_NUMBER: _ClassVar[int]
    model: bytes
    def __init__(self, model: _Optional[bytes] = ...) -> None: ...
