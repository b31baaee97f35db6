"""Calls of callbacks and of saving give what they give in MindSpore 2.10.

Printed lines, state, files and types of errors are compared, messages are not. The calls and
MindSpore's answers are kept in tests/data/mindspore; its README says how they were made.
"""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.engine.nn.cell.asking import answer, calls
from tests.engine.train.test_measured_models import same
from tests.rights import umask

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.no_mode

DATA = Path(__file__).resolve().parents[3] / "data" / "mindspore"
GIVEN, CALLS = calls((DATA / "callback_calls.txt").read_text(encoding="utf-8"))
ANSWERS = json.loads((DATA / "callback_answers.json").read_text(encoding="utf-8"))
TIME = re.compile(r"time:[\d.]+ms")

# Why ours differs, and in which calls, as patterns of their names.
DIFFERS = {
    "an array of NumPy counts by its mean, and of a tuple or list the first, whatever it is": [
        r"(LossMonitor|History|EarlyStopping outputs) (numpy|tuple of numbers)",
        r"(LossMonitor|EarlyStopping outputs) tuple of arrays",
        r"(History|EarlyStopping outputs) nested",
        r"(History|EarlyStopping outputs) (nan|-?inf) (in list of numbers|numpy)",
        r"(LossMonitor|History|EarlyStopping outputs) empty tuple",
        r"EarlyStopping outputs text",
    ],
    "a loss that is no number ends the training, also as the first of several outputs": [
        r"LossMonitor (nan|-?inf) (in tuple|scaled|in list of numbers|numpy)"
    ],
    "a loss of 0 is one, and no missing number": [
        r"ReduceLROnPlateau zero .*",
        r"EarlyStopping (zero \w+ [12] .*|restore \w+ zero [13])",
        r"(EarlyStopping|ReduceLROnPlateau) value 0",
    ],
    "a baseline is the number that was given (there: min_delta), also 0": [
        r"EarlyStopping baseline ((0|0\.0) min \d|3\.5 min 2)",
        r"EarlyStopping\(baseline=.*\)",
    ],
    "where the run does not say how many steps it has, data_size does": [
        r"TimeMonitor\(.*\) without batch"
    ],
    "what is no function is refused at once": [r"LambdaCallback\(on_train_begin=0\)"],
    "step_num counts over all epochs in a breakpoint, too": [r"ModelCheckpoint fails facts"],
    "an evaluation saves nothing, and does not fail": [r"ModelCheckpoint eval"],
    "what cannot be saved is refused when it is asked for": [
        r"CheckpointConfig\((enc_key=b'1'|remove_redundancy=True)\)"
    ],
    "a backup that was never made is none to remove": [r"BackupAndRestore never"],
}


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Where calls make their folders, and go."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    with umask(0o022):
        yield


def reasons(name: str) -> list[str]:
    return [
        reason
        for reason, patterns in DIFFERS.items()
        if any(re.fullmatch(pattern, name) for pattern in patterns)
    ]


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {**found, "printed": TIME.sub("time", found["printed"])}


def expected(name: str) -> dict[str, Any]:
    """What MindSpore gives; its checkpoints may only be read, ours have the rights of new files."""
    answer = timeless(ANSWERS[name])
    return {**answer, "printed": answer["printed"].replace("0o400", "0o644")}


def test_every_call_has_an_answer() -> None:
    assert list(CALLS) == list(ANSWERS)


def test_every_reason_is_that_of_a_call() -> None:
    patterns = [pattern for listed in DIFFERS.values() for pattern in listed]

    assert [p for p in patterns if not any(re.fullmatch(p, name) for name in CALLS)] == []


@pytest.mark.parametrize("name", [name for name in CALLS if not reasons(name)])
def test_call_gives_what_it_gives_in_mindspore(name: str) -> None:
    ours = timeless(answer("engine", GIVEN, CALLS[name]))

    assert same(ours, expected(name)), ours


@pytest.mark.parametrize("name", [name for name in CALLS if reasons(name)])
def test_call_that_differs_has_one_reason_and_does_differ(name: str) -> None:
    ours = timeless(answer("engine", GIVEN, CALLS[name]))

    assert len(reasons(name)) == 1
    assert not same(ours, expected(name))
