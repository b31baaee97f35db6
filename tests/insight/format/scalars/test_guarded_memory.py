"""The compiled scan beside memory that may not be read: a byte too far ends the process.

`test_fuzz_events.py` tries far more, under the sanitizers of a C compiler.
"""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from .random_records import random_buffer
from .written import LAYOUTS

SCAN_AT_BOTH_EDGES = """
import ctypes, mmap, sys
import numpy as np
from insight.format.scalars import Layout, native_scan

# Three ranges of memory; the outer two may not be touched.
size = 1 << 20
memory = np.frombuffer(mmap.mmap(-1, 3 * size), np.uint8)
protect = ctypes.CDLL(None, use_errno=True).mprotect
protect.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
for edge in (0, 2 * size):
    assert protect(memory.ctypes.data + edge, size, 0) == 0

def scan(data, layout):
    for begin in (size, 2 * size - len(data)):
        place = memory[begin : begin + len(data)]
        place[:] = np.frombuffer(data, np.uint8)
        assert native_scan(place, layout).end <= len(data)

data, buffers = sys.stdin.buffer.read(), 0
while data:
    length = int.from_bytes(data[:4], "little")
    for layout in Layout:
        scan(data[4 : 4 + length], layout)
    data, buffers = data[4 + length :], buffers + 1
print(buffers)
if "beyond" in sys.argv:
    memory[2 * size]
"""


def ends(buffers: list[bytes], *arguments: str) -> tuple[int, str]:
    """The exit status of a process that scans the buffers, and what it printed."""
    done = subprocess.run(
        [sys.executable, "-u", "-c", SCAN_AT_BOTH_EDGES, *arguments],
        input=b"".join(len(data).to_bytes(4, "little") + data for data in buffers),
        capture_output=True,
        check=False,
    )
    return done.returncode, done.stdout.decode()


@pytest.mark.parametrize("count", [400, pytest.param(1500, marks=pytest.mark.long)])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_buffer_makes_the_scan_read_beyond_it(layout, count):
    rng = random.Random(f"guarded {layout.value}")
    buffers = [random_buffer(rng, layout) for _ in range(count)]
    cut = [data[: rng.randrange(len(data) + 1)] for data in buffers]

    assert ends(buffers + cut) == (0, f"{2 * count}\n")


def test_a_byte_beyond_would_be_noticed():
    status, printed = ends([b""], "beyond")

    assert printed == "1\n"
    assert status < 0
