"""Files of forged headers, each of which asks for a checksum of all that follows it."""

from __future__ import annotations

import itertools
import time
from typing import TYPE_CHECKING

import pytest

from insight import open_runs

from .written import HEADER, LAYOUTS, data_of, file_name, framed, header, run_records

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from .written import Layout

LONG = pytest.param((2, 4, 8, 16, 32, 64, 100), marks=pytest.mark.long)
ROUNDS = 2
STEPS = 50


def before_small_records(size: int) -> bytes:
    part = header(100_000) + framed(b"\x12" * 20)
    return part * (size // len(part))


def that_reach_to_the_end(size: int) -> bytes:
    number = size // HEADER.size
    return b"".join(header((number - place) * HEADER.size) for place in range(number)) + bytes(40)


def that_claim_a_terabyte(size: int) -> bytes:
    return header(2**40) * (size // HEADER.size)


def best_cpu(path: Path) -> float:
    times = []
    for _ in range(ROUNDS):
        started = time.process_time()
        store = open_runs(path.parent)
        times.append(time.process_time() - started)
        assert len(store.table("scalar", tags="loss", superseded=True)) >= STEPS
    return min(times)


@pytest.mark.parametrize("sizes_mb", [(2, 4), LONG])
@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
@pytest.mark.parametrize(
    "bomb", [before_small_records, that_reach_to_the_end, that_claim_a_terabyte]
)
def test_forged_headers_cost_time_that_grows_with_the_file(
    bomb: Callable[[int], bytes],
    layout: Layout,
    sizes_mb: tuple[int, ...],
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    path, cpu_s = tmp_path / file_name(layout), []
    good = data_of(run_records(layout, STEPS))
    for size_mb in sizes_mb:
        path.write_bytes(good + bomb(size_mb << 20))
        cpu_s.append(best_cpu(path))
    words = ", ".join(f"{mb} MB {s:.2f} s" for mb, s in zip(sizes_mb, cpu_s, strict=True))
    name = f"forged headers {bomb.__name__.replace('_', ' ')}, {layout}"
    record_property("figures", f"{name}: {words}")

    # Half as much again as twice leaves room for a busy machine; quadratic would be four times.
    sized = zip(itertools.pairwise(sizes_mb), itertools.pairwise(cpu_s), strict=True)
    for (smaller_mb, larger_mb), (less_s, more_s) in sized:
        assert more_s <= 1.5 * (larger_mb / smaller_mb) * less_s + 0.05
