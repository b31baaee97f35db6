"""The state of a training in a file: whatever stands in its place is told as damage."""

from __future__ import annotations

import json
import zlib
from typing import Any

import pytest

from engine.errors import CheckpointError
from engine.train.serialization.training_state import NAME, VERSION, moment_in, state_in

DEEP = "[" * 200_000
ENDLESS = '{"dict": [["run", {"dict": [["begun", 1.0]]}], ["step", 1e999]]}'
LONG = '{"dict": [["run", {"dict": [["begun", ' + "9" * 400 + ']]}], ["step", 1]]}'
OF_NO_TYPE = '{"dict": [["seen", {"number": ["(1,f4,", 1]}]]}'


def outline(state: Any, **others: Any) -> str:
    checksum = zlib.crc32(state.encode()) if isinstance(state, str) else 0
    told = {"version": VERSION, "parameters": [], "state": state, "checksum": checksum}
    return json.dumps({**told, **others})


@pytest.mark.parametrize(
    "text",
    [
        DEEP,
        "5",
        "[1]",
        "{}",
        outline(DEEP),
        outline(5),
        outline(None),
        outline("{}", parameters=5),
        outline("{}", parameters=[[1]]),
        outline("{}", checksum=None),
        outline("no JSON"),
        outline('{"dict": 5}'),
        outline('{"dict": [[1]]}'),
        outline(OF_NO_TYPE),
    ],
    ids=lambda text: text[:60],
)
def test_state_that_is_damaged_is_told(text: str) -> None:
    with pytest.raises(CheckpointError, match=r"^a\.ckpt expected"):
        state_in("a.ckpt", {NAME: text})


@pytest.mark.parametrize(
    "state", [DEEP, ENDLESS, LONG, 5, "5", "{}", '{"dict": [["run", 5], ["step", 1]]}']
)
def test_moment_that_is_damaged_is_told(state: Any) -> None:
    with pytest.raises(CheckpointError, match=r"^a\.ckpt expected a state of a training"):
        moment_in("a.ckpt", {NAME: outline(state)})


def test_file_without_a_state_has_none() -> None:
    assert state_in("a.ckpt", {}) is None
    assert moment_in("a.ckpt", {}) is None
