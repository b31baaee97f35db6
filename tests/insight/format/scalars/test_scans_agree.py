"""The scans of machine code and of NumPy say the same of any bytes, and what protobuf reads.

A landing tries a quarter of the buffers that `make long` does; `INSIGHT_FUZZ_BUFFERS` sets how many
those are, and `make fuzz` tries many.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from insight.format.scalars import template_scan

from .by_protobuf import rows_by_protobuf
from .random_records import random_buffer
from .scans import bits, compiled, rows_of
from .written import LAYOUTS

BUFFERS = int(os.environ.get("INSIGHT_FUZZ_BUFFERS", "6000"))
CHUNKS = 8
LANDING = 2 if "INSIGHT_FUZZ_BUFFERS" not in os.environ else CHUNKS
# The long form tries others each time; what it finds is kept among the cases.
SEED = str(random.SystemRandom().getrandbits(32)) if "INSIGHT_FUZZ_BUFFERS" in os.environ else ""
# Each once stopped or misled a scan: one that lacked the check of its name, or ours.
CASES = sorted((Path(__file__).parent / "cases").glob("*.bin"))


@pytest.mark.parametrize(
    "chunk",
    [
        *range(LANDING),
        *(pytest.param(chunk, marks=pytest.mark.long) for chunk in range(LANDING, CHUNKS)),
    ],
)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_scans_agree_on_random_and_broken_records(layout, chunk):
    rng = random.Random(f"{layout.value} {chunk} {SEED}")
    kinds = dict.fromkeys(("taken", "mixed", "left", "damaged", "judged"), 0)

    for _ in range(BUFFERS // CHUNKS // len(LAYOUTS)):
        data = random_buffer(rng, layout)
        scan = compiled(data, layout)
        assert bits(template_scan(data, layout)) == bits(scan), data.hex()
        taken = rows_of(scan)
        expected = rows_by_protobuf(data, layout, {row.offset for row in taken})
        judged = {row.offset for row in expected}
        assert [row for row in taken if row.offset in judged] == expected, data.hex()
        kinds["taken"] += bool(scan.records)
        kinds["mixed"] += any(other.scalars_taken for other in scan.others)
        kinds["left"] += any(not other.scalars_taken for other in scan.others)
        kinds["damaged"] += bool(scan.damages)
        kinds["judged"] += bool(expected)

    assert all(kinds.values()), f"the buffers do not try every branch: {kinds}"
    assert kinds["judged"] > 0.9 * kinds["taken"]


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_scans_agree_on_what_once_went_wrong(layout, case):
    data = case.read_bytes()

    for buffer in (data, data * 5):
        assert bits(template_scan(buffer, layout)) == bits(compiled(buffer, layout))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scans_agree_wherever_a_file_is_cut_or_a_bit_turns(layout):
    rng = random.Random(7)
    data = b""
    while not 200 < len(data) < 400:
        data = random_buffer(rng, layout)

    for cut in range(len(data)):
        flipped = bytearray(data)
        flipped[cut] ^= 1 << rng.randrange(8)
        for changed in (data[:cut], data[cut:], bytes(flipped)):
            assert bits(template_scan(changed, layout)) == bits(compiled(changed, layout))
