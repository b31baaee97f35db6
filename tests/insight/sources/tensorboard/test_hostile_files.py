"""Content that no writer writes: nothing raises, nothing is invented, memory stays small."""

from __future__ import annotations

import functools
import random
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from insight import open_runs
from insight.format.frames import frame, read_frames
from insight.format.tensorboard import DataType
from insight.sources.tensorboard import known

DATA = Path(__file__).resolve().parents[3] / "data" / "tensorboard"
FILES = sorted(path for path in DATA.rglob("*tfevents*") if "damaged" not in str(path))
KINDS = ("scalar", "histogram", "image", "text", "tensor", "graph")
EVENTS = "events.out.tfevents.1700000000.host.7.0"
FLOAT, STRING = DataType.DT_FLOAT, DataType.DT_STRING
HUGE = 2**62


def rows(root: Path) -> set[tuple[Any, ...]]:
    """Every row of every table, but for the numbers inside arrays."""
    store = open_runs(root)
    store.runs(), store.lineage(), store.problems()
    tables = {kind: store.table(kind) for kind in KINDS}
    return {
        (kind, *map(str, row[1:5]))
        for kind, table in tables.items()
        for row in table.itertuples(index=False)
    }


@functools.cache
def payloads() -> list[bytes]:
    """Every record of the corpus."""
    return [payload for file in FILES for _, payload in read_frames(file.read_bytes())]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name[-12:]}")
@pytest.mark.parametrize("seed", range(5))
def test_damage_loses_rows_and_invents_none(tmp_path: Path, file: Path, seed: int) -> None:
    run = tmp_path / "run"
    run.mkdir()
    copy = run / file.name
    copy.write_bytes(file.read_bytes())
    whole = rows(tmp_path)
    content, rng = bytearray(file.read_bytes()), random.Random(seed)
    for _ in range(1 + seed):
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    copy.write_bytes(bytes(content[: rng.randrange(len(content) // 2, len(content) + 1)]))

    assert rows(tmp_path) <= whole


@pytest.mark.parametrize("seed", range(40))
def test_payload_of_any_bytes_is_survived(folder: Any, seed: int) -> None:
    rng = random.Random(seed)
    for payload in [*rng.sample(payloads(), 50), rng.randbytes(100)]:
        changed = bytearray(payload)
        for _ in range(rng.randrange(1, 4)):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        folder.append(frame(bytes(changed)))
    folder.scalar("after", 1, 2.0)

    assert ("scalar", "after", "1", "1.0", "2.0") in rows(folder.path)


@pytest.mark.parametrize(
    ("plugin", "dtype", "shape", "numbers"),
    [
        ("scalars", FLOAT, (HUGE, HUGE), {"float_val": [1.0]}),
        ("histograms", FLOAT, (HUGE, 3), {"float_val": [1.0]}),
        ("histograms", FLOAT, (2**30, 3), {"float_val": [1.0]}),
        ("", FLOAT, (2**40,), {"float_val": [1.0]}),
        ("", FLOAT, (-1, -1), {"float_val": [1.0]}),
        ("", FLOAT, (2**40, 0), {"tensor_content": b"1234"}),
        ("text", STRING, (HUGE, HUGE), {"string_val": []}),
        ("images", STRING, (HUGE,), {"string_val": [b"9" * 5000, b"-1", b"x"]}),
        ("images", STRING, (), {"string_val": [b"1", b"1", *[b""] * 100_000]}),
    ],
)
def test_shape_that_lies_costs_no_memory(
    folder: Any, plugin: str, dtype: int, shape: tuple[int, ...], numbers: Any
) -> None:
    folder.tensor("x", dtype, *shape, plugin=plugin, **numbers)
    folder.scalar("after", 1, 2.0)
    rows(folder.path)  # libraries load at first use
    tracemalloc.start()

    found = rows(folder.path)

    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert ("scalar", "after", "1", "1.0", "2.0") in found
    assert peak < 60e6


@pytest.mark.parametrize("depth", [50, 1_000, 100_000])
def test_nested_groups_are_survived(folder: Any, depth: int) -> None:
    folder.append(frame(b"\x09" + b"\0" * 8 + b"\x0b" * depth + b"\x0c" * depth))
    folder.scalar("after", 1, 2.0)

    assert ("scalar", "after", "1", "1.0", "2.0") in rows(folder.path)


@pytest.mark.parametrize("length", [0, 2**31, 2**63, 2**64 - 1])
def test_forged_length_costs_its_record(folder: Any, length: int) -> None:
    good = frame(b"x")
    folder.append(length.to_bytes(8, "little") + good[8:])
    folder.scalar("after", 1, 2.0)

    assert ("scalar", "after", "1", "1.0", "2.0") in rows(folder.path)


def test_tags_beyond_all_reason_are_left_out_and_told(
    folder: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known, "_MOST_TAGS", 3)
    for number in [*range(5), 1]:
        folder.tensor(f"t{number}", FLOAT, 1, plugin="tensor", float_val=[1.0])
        folder.scalar(f"s{number}", 1, 1.0)

    store = folder.open()
    assert store.tags("tensor") == ["t0", "t1", "t2"]
    assert len(store.tags("scalar")) == 5
    (problem,) = store.problems()["problem"]
    assert "at most 3 tags of other kinds than scalars" in problem


@pytest.mark.parametrize("wall_time", [float("nan"), float("inf"), -1e308, 0.0])
def test_any_wall_time_is_survived(folder: Any, wall_time: float) -> None:
    folder.value("x", 1, wall_time=wall_time, histo={"bucket_limit": [1.0], "bucket": [1.0]})
    folder.hparams(wall_time=wall_time, session_end_info={"status": 1})
    folder.scalar("after", 1, 2.0)

    assert ("scalar", "after", "1", "1.0", "2.0") in rows(folder.path)
    assert open_runs(folder.path).runs()["run"].tolist() == ["."]


@pytest.mark.parametrize("step", [-(2**63), -1, 2**63 - 1])
def test_any_step_is_kept(folder: Any, step: int) -> None:
    folder.scalar("x", step, 1.0)
    folder.tensor("y", FLOAT, 1, step=step, plugin="tensor", float_val=[1.0])

    store = folder.open()
    assert store.table("scalar")["step"].tolist() == [step]
    assert store.value("tensor", ".", "y", step).tolist() == [1.0]
