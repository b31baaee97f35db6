"""Saves and trainings that are killed with `kill -9` at a random moment.

What was saved before is whole, and the next save clears what they left half done.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import engine
from engine import load_checkpoint

from .checkpoint_kinds import Kind, kinds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parents[2]
MOST_DELAY_S = {False: 0.1, "thread": 0.1, "process": 0.4}  # another process is begun first
WAYS = (False, "thread", "process")
MOST = 2
Live = Callable[..., int] if TYPE_CHECKING else Any


@pytest.fixture(scope="module")
def live() -> Iterator[Live]:
    """Has a child live and die, and returns how far it knew to be."""
    command = [sys.executable, "-m", "tests.faults.nursery"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as nursery:
        assert nursery.stdin is not None
        assert nursery.stdout is not None
        child, mother = nursery.stdout, nursery.stdin

        def call(what: str, folder: Path, **order: Any) -> int:
            print(json.dumps({"what": what, "folder": str(folder), **order}), file=mother)
            mother.flush()
            done: int = json.loads(child.readline())
            return done

        yield call
        mother.close()


def ways() -> list[Any]:
    """Every kind, and every way; most of them in the long form."""
    by_default = {("ckpt", False), ("ckpt AES-GCM crc", "thread"), ("ckpt crc", "process")}
    return [
        pytest.param(
            kind,
            way,
            lives,
            id=f"{kind.name}-{way or 'at once'}-{lives}",
            marks=[pytest.mark.long] * ((kind.name, way) not in by_default or lives > 2),
        )
        for kind in kinds()
        for way in WAYS
        for lives in (2, 20)
        if lives > 2 or (kind.name, way) in by_default
    ]


@pytest.mark.parametrize(("kind", "way", "lives"), ways())
def test_killed_save_leaves_the_old_file_or_the_new_one(
    kind: Kind,
    way: bool | str,
    lives: int,
    live: Live,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    chance, path = random.Random(f"{kind.name}{way}"), tmp_path / f"net{kind.suffix}"
    first = litter = most_litter = 0
    for _ in range(lives):
        delay_s = chance.uniform(0, MOST_DELAY_S[way])
        order = {"kind": kind.name, "way": way, "first": first, "least": 1}
        done = live("save", tmp_path, **order, delay_s=delay_s)
        found = kind.load(path)
        (number,) = {int(value) for array in found.values() for value in np.unique(array)}

        assert list(found) == ["a", "b"]
        # Beside the training, the save before the last that was asked for is known to be done.
        assert number >= (max(first, done - 2) if way else done)
        left = len(list(tmp_path.iterdir())) - 1
        litter, most_litter = litter + bool(left), max(most_litter, left)
        first = number + 1
    kind.save({"a": engine.Tensor(first)}, path)
    record_property(
        "figures",
        f"{kind.name}, {way or 'at once'}: {lives} kills, {litter} inside of a write, 0 files lost,"
        f" at most {most_litter} left over, none after the next save",
    )

    assert most_litter <= 1
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("lives", [2, pytest.param(20, marks=pytest.mark.long)])
@pytest.mark.parametrize("way", WAYS)
def test_killed_training_leaves_whole_checkpoints(
    way: bool | str,
    lives: int,
    live: Live,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    chance, whole = random.Random(str(way)), 0
    for number in range(lives):
        delay_s = chance.uniform(0, MOST_DELAY_S[way])
        done = live("train", tmp_path, way=way, least=MOST + 1, delay_s=delay_s)
        prefix = f"a_{number}-" if number else "a-"
        left = sorted(tmp_path.glob(f"{prefix}*.ckpt"))
        whole += len(left)

        assert min(MOST, done - bool(way)) <= len(left) <= MOST + 1, (done, left)
        for path in left:
            assert {"weight", "moment2.bias"} < set(load_checkpoint(path, crc_check=True))
        assert len([*tmp_path.glob("*.tmp")]) <= 1
    record_property("figures", f"training, {way or 'at once'}: {lives} kills, {whole} files, whole")
