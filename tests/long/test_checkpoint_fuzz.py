"""Checkpoints damaged at random are read or refused with CheckpointError, in bounded memory."""

from __future__ import annotations

import resource
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

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

FILES = sorted((Path(__file__).resolve().parents[1] / "data" / "ckpt").glob("*.ckpt"))
MUTANTS = 60_000
HEAD = 64  # lengths, types and shapes stand at the start of each value; damage is denser there
WORST_VARINT = b"\xff" * 9 + b"\x01"
GROWTH_LIMIT_KB = 100 * 1024


def flipped(data: bytearray, rng: np.random.Generator) -> bytearray:
    for _ in range(int(rng.integers(1, 6))):
        data[rng.integers(len(data))] ^= 1 << int(rng.integers(8))
    return data


def head_changed(data: bytearray, rng: np.random.Generator) -> bytearray:
    for _ in range(int(rng.integers(1, 6))):
        data[rng.integers(min(HEAD, len(data)))] = int(rng.integers(256))
    return data


def cut(data: bytearray, rng: np.random.Generator) -> bytearray:
    return data[: rng.integers(len(data))]


def cut_out(data: bytearray, rng: np.random.Generator) -> bytearray:
    begin = int(rng.integers(len(data)))
    del data[begin : begin + int(rng.integers(1, 80))]
    return data


def zeroed(data: bytearray, rng: np.random.Generator) -> bytearray:
    begin = int(rng.integers(len(data)))
    size = min(int(rng.integers(1, 200)), len(data) - begin)
    data[begin : begin + size] = bytes(size)
    return data


def with_garbage(data: bytearray, rng: np.random.Generator) -> bytearray:
    begin = int(rng.integers(len(data) + 1))
    data[begin:begin] = rng.bytes(int(rng.integers(1, 60)))
    return data


def with_a_huge_length(data: bytearray, rng: np.random.Generator) -> bytearray:
    begin = int(rng.integers(min(HEAD, len(data))))
    data[begin : begin + 1] = WORST_VARINT[int(rng.integers(len(WORST_VARINT))) :]
    return data


def doubled(data: bytearray, rng: np.random.Generator) -> bytearray:
    return data + data[rng.integers(len(data)) :]


ATTACKS = [
    flipped,
    head_changed,
    cut,
    cut_out,
    zeroed,
    with_garbage,
    with_a_huge_length,
    doubled,
]


def mutant(number: int) -> bytes:
    rng = np.random.default_rng([7, number])
    data = bytearray(FILES[number % len(FILES)].read_bytes())
    for _ in range(int(rng.integers(1, 3))):
        if data:
            data = ATTACKS[rng.integers(len(ATTACKS))](data, rng)
    return bytes(data)


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
        path.write_bytes(mutant(number))
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


def peak_kb() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
