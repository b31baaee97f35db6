from __future__ import annotations

from pathlib import Path

import insight.format.proto
from insight.format.proto.generate import generate

CHECKED_IN = Path(insight.format.proto.__file__).parent


def test_the_checked_in_modules_are_what_the_proto_files_make(tmp_path):
    made = {path.name: path.read_text() for path in generate(tmp_path)}
    here = {path.name: path.read_text() for path in CHECKED_IN.glob("*_pb2.py*")}

    assert made == here
