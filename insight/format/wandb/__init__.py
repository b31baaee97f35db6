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
├── Exit           how the run ended; a run that was killed has none
└── Header         who wrote the file

Texts are bytes; `as_text` of `insight.sources` makes text of them. What else a record may hold
(telemetry, files, artifacts) is left unread.
"""

from __future__ import annotations

from insight.format.proto.wandb_pb2 import (
    Alert,
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
    Timestamp,
)

from .values import names_of, value_of

__all__ = [
    "Alert",
    "Changes",
    "Environment",
    "Exit",
    "Git",
    "Header",
    "History",
    "Item",
    "Metric",
    "Output",
    "Record",
    "Run",
    "Stats",
    "Step",
    "Timestamp",
    "names_of",
    "value_of",
]
