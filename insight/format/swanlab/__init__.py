"""The messages of SwanLab's run files, one a record of the log (see `leveldb_log.py`).

Record
├── Start     name, project, when it began
├── Finish    how the run ended; a run that was killed has none
├── Column    what is known of a key before its first value
├── Scalar    a value of one step
├── Media     pictures, sounds, texts, … of one step, by the names of their files
├── Log       a line that the program printed
└── Save      a file that was kept

Before 0.8 a record was JSON; `record_of` makes the same messages of both. Texts are bytes.
"""

from __future__ import annotations

from insight.format.leveldb_log import LogForm
from insight.format.proto.swanlab_pb2 import Column, Item, Log, Media, Record, Save, Scalar, Start

from .old import LOST_SIGN, is_old, record_of
from .scalars import Values, values_of

FORM = LogForm("SwanLab", (b":SWL\xd6\xe1\x02", b":SWL\xd6\xe1\x01"))

__all__ = [
    "FORM",
    "LOST_SIGN",
    "Column",
    "Item",
    "Log",
    "Media",
    "Record",
    "Save",
    "Scalar",
    "Start",
    "Values",
    "is_old",
    "record_of",
    "values_of",
]
