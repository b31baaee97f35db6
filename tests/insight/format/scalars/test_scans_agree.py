"""The scans of machine code, of NumPy and of plain Python say the same of any bytes.

`INSIGHT_FUZZ_BUFFERS` sets how many buffers are tried; `make fuzz` tries many.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import numpy as np
import pytest

from insight.format.scalars.message_scan import message_scan
from insight.format.scalars.native_scan import native_scan
from insight.format.scalars.scan import ScalarScan
from insight.format.scalars.template_scan import template_scan

from .random_records import LAYOUTS, random_buffer

BUFFERS = int(os.environ.get("INSIGHT_FUZZ_BUFFERS", "6000"))
CHUNKS = 8
# The long form tries others each time; what it finds is kept among the cases.
SEED = str(random.SystemRandom().getrandbits(32)) if "INSIGHT_FUZZ_BUFFERS" in os.environ else ""
# Each once stopped or misled a scan: one that lacked the check of its name, or ours.
CASES = sorted((Path(__file__).parent / "cases").glob("*.bin"))


def told(scan: ScalarScan | None) -> dict[str, object]:
    """All that a scan says, in a form that tells -0.0 from 0.0; a NaN is a NaN."""
    assert scan is not None
    quiet = np.where(np.isnan(scan.values), np.float32(np.nan), scan.values)
    walls = np.where(np.isnan(scan.wall_times), np.nan, scan.wall_times)
    return {
        "end": scan.end,
        "records": scan.records,
        "wall_times": (scan.first_wall_time, scan.last_wall_time),
        "tags": scan.tags,
        "bounds": scan.bounds.tolist(),
        "steps": scan.steps.tolist(),
        "walls": walls.astype(np.float64).view(np.uint64).tolist(),
        "values": quiet.astype(np.float32).view(np.uint32).tolist(),
        "offsets": scan.offsets.tolist(),
        "ascending": scan.ascending,
        "others": [(other.offset, other.payload, other.scalars_taken) for other in scan.others],
        "damages": [(stretch.offset, stretch.length, stretch.problem) for stretch in scan.damages],
        "types": [column.dtype.str for column in (scan.bounds, scan.steps, scan.wall_times)]
        + [column.dtype.str for column in (scan.values, scan.offsets)],
    }


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("layout", LAYOUTS)
def test_scans_agree_on_random_and_broken_records(layout, chunk):
    rng = random.Random(f"{layout.value} {chunk} {SEED}")
    kinds = dict.fromkeys(("taken", "mixed", "left", "damaged"), 0)

    for _ in range(BUFFERS // CHUNKS // len(LAYOUTS)):
        data = random_buffer(rng, layout)
        expected = told(message_scan(data, layout))
        assert told(native_scan(data, layout)) == expected, data.hex()
        assert told(template_scan(data, layout)) == expected, data.hex()
        kinds["taken"] += bool(expected["records"])
        kinds["mixed"] += any(taken for _, _, taken in expected["others"])
        kinds["left"] += any(not taken for _, _, taken in expected["others"])
        kinds["damaged"] += bool(expected["damages"])

    assert all(kinds.values()), f"the buffers do not try every branch: {kinds}"


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_scans_agree_on_what_once_went_wrong(layout, case):
    data = case.read_bytes()
    expected = told(message_scan(data, layout))

    assert told(native_scan(data, layout)) == expected
    assert told(template_scan(data * 5, layout)) == told(message_scan(data * 5, layout))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scans_agree_wherever_a_file_is_cut_or_a_bit_turns(layout):
    rng = random.Random(7)
    data = b""
    while not 300 < len(data) < 700:
        data = random_buffer(rng, layout)

    for cut in range(len(data)):
        flipped = bytearray(data)
        flipped[cut] ^= 1 << rng.randrange(8)
        for changed in (data[:cut], data[cut:], bytes(flipped)):
            expected = told(message_scan(changed, layout))
            assert told(native_scan(changed, layout)) == expected
            assert told(template_scan(changed, layout)) == expected
