"""Print the records of event files as MindSpore's own messages read them: JSON, one list a file.

python read_events.py FILE ...
"""

from __future__ import annotations

import json
import struct
import sys
from pathlib import Path

from google.protobuf.json_format import MessageToDict
from mindspore.train.lineage_pb2 import LineageEvent
from mindspore.train.summary_pb2 import Event


def payloads(data):
    place = 0
    while place < len(data):
        (size,) = struct.unpack_from("<Q", data, place)
        yield data[place + 12 : place + 12 + size]
        place += size + 16


def records(path):
    message = LineageEvent if path.name.endswith("_lineage") else Event
    for payload in payloads(path.read_bytes()):
        yield MessageToDict(message.FromString(payload), preserving_proto_field_name=True)


print(json.dumps([list(records(Path(argument))) for argument in sys.argv[1:]]))
