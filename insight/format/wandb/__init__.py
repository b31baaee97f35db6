"""The messages of W&B's run files, one a record of the log (see `leveldb_log.py`).

Record
├── History        values of one step, by name
├── Changes        what the summary or the configuration gained and lost
├── Run            name, project, start, configuration
├── Environment    the machine and the program
├── Stats          what the machine did, by name
├── Output         a piece of what the program printed
├── Alert          what somebody was told
├── Metric         what `define_metric` said
├── Artifact       files that it made, and UsedArtifact: what it began with
├── TensorBoard    a folder of event files that it read
├── LoggerLine     a line of W&B's own log of the program
├── Exit           how the run ended; a run that was killed has none
└── Header         who wrote the file

Texts are bytes; `as_text` of `insight.sources` makes text of them. What W&B notes for
its own server (telemetry, files to send, that a machine is to be taken away) is left unread.
"""

from __future__ import annotations

from insight.format.proto.wandb_pb2 import (
    Alert,
    Artifact,
    Changes,
    Environment,
    Exit,
    Git,
    Header,
    History,
    Item,
    Metric,
    Output,
    Record,
    Run,
    Stats,
    Step,
    TensorBoard,
    Timestamp,
    UsedArtifact,
)

from .kinds import unknown_kinds
from .logged import Logged, logged_in
from .values import names_of, value_of

__all__ = [
    "Alert",
    "Artifact",
    "Changes",
    "Environment",
    "Exit",
    "Git",
    "Header",
    "History",
    "Item",
    "Logged",
    "Metric",
    "Output",
    "Record",
    "Run",
    "Stats",
    "Step",
    "TensorBoard",
    "Timestamp",
    "UsedArtifact",
    "logged_in",
    "names_of",
    "unknown_kinds",
    "value_of",
]
