"""Checkpoints damaged at random are read or refused with CheckpointError, in bounded memory."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import engine
from engine.errors import CheckpointError as EngineCheckpointError
from insight.errors import CheckpointError
from insight.format.checkpoint import read_checkpoint, write_checkpoint
from tests.faults.mutants import mutant
from tests.faults.peak import peak_kb

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

FILES = sorted((Path(__file__).resolve().parents[1] / "data" / "ckpt").glob("*.ckpt"))
MUTANTS = 60_000
GROWTH_LIMIT_KB = 100 * 1024


def damaged(number: int) -> bytes:
    content = FILES[number % len(FILES)].read_bytes()
    return mutant(content, np.random.default_rng([7, number]))


def outcome(path: Path, *, check_crc: bool) -> str:
    try:
        values = read_checkpoint(path, check_crc=check_crc)
    except CheckpointError as error:
        return "refused" if str(path) in str(error) else "refused without its name"
    assert all(isinstance(value, (np.ndarray, str)) for value in values.values())
    write_checkpoint(path.with_suffix(".again"), values)
    assert list(read_checkpoint(path.with_suffix(".again"))) == list(values)
    return "read"


def test_a_damaged_checkpoint_is_read_or_refused_and_nothing_else(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    path, started, before_kb = tmp_path / "net.ckpt", time.monotonic(), peak_kb()
    counts: Counter[str] = Counter()
    for number in range(MUTANTS):
        path.write_bytes(damaged(number))
        counts[outcome(path, check_crc=number % 2 == 0)] += 1
        if number % 10 == 0:
            loaded_by_engine(path)
    growth_kb = peak_kb() - before_kb
    record_property(
        "figures",
        f"damaged checkpoints: {MUTANTS}, {counts['refused']} refused with CheckpointError, "
        f"{counts['read']} read, nothing else, {time.monotonic() - started:.0f} s, "
        f"{growth_kb // 1024} MB more memory at most",
    )

    assert set(counts) == {"read", "refused"}
    assert growth_kb < GROWTH_LIMIT_KB


def loaded_by_engine(path: Path) -> None:
    try:
        engine.load_checkpoint(str(path))
    except EngineCheckpointError:
        return
