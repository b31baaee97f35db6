"""Files of forged headers, each of which asks for a checksum of all that follows it."""

from __future__ import annotations

import struct
import time
from typing import TYPE_CHECKING

import pytest

from insight import open_runs
from insight.format.crc32c import masked_crc32c
from insight.format.frames import HEADER, frame

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.long

SIZES_MB = (4, 8, 16, 32)
FILE = "events.out.events.summary.1700000000.0.host_MS"


def header(length: int) -> bytes:
    size = struct.pack("<Q", length)
    return size + struct.pack("<I", masked_crc32c(size))


def before_small_records(size: int) -> bytes:
    part = header(100_000) + frame(b"\x12" * 20)
    return part * (size // len(part))


def that_reach_to_the_end(size: int) -> bytes:
    number = size // HEADER.size
    return b"".join(header((number - place) * HEADER.size) for place in range(number)) + bytes(40)


def best_time(path: Path) -> float:
    times = []
    for _ in range(3):
        started = time.perf_counter()
        open_runs(path.parent)
        times.append(time.perf_counter() - started)
    return min(times)


@pytest.mark.parametrize("bomb", [before_small_records, that_reach_to_the_end])
def test_forged_headers_cost_time_that_grows_with_the_file(
    bomb: Callable[[int], bytes],
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    path, best_s = tmp_path / FILE, []
    for size_mb in SIZES_MB:
        path.write_bytes(bomb(size_mb << 20))
        best_s.append(best_time(path))
    words = ", ".join(f"{mb} MB {s:.2f} s" for mb, s in zip(SIZES_MB, best_s, strict=True))
    record_property("figures", f"forged headers {bomb.__name__.replace('_', ' ')}: {words}")

    # Twice what is proportional leaves room for a busy machine; quadratic would be eight times.
    assert best_s[-1] < 2 * (SIZES_MB[-1] / SIZES_MB[0]) * best_s[0]
