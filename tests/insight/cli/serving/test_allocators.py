from __future__ import annotations

import os
import subprocess
import sys

import pytest

SCRIPT = """
import ctypes, threading
from insight.cli.serving.allocators import share_memory
share_memory()
import pyarrow
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
found, together = [], threading.Barrier(4)
def ask():
    together.wait()
    found.append(libc.malloc(1000))
    together.wait()
threads = [threading.Thread(target=ask) for _ in range(4)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
with open("/proc/self/maps") as maps:
    heap = next(line for line in maps if line.endswith("[heap]\\n"))
begin, end = (int(one, 16) for one in heap.split()[0].split("-"))
print(pyarrow.default_memory_pool().backend_name, sum(not begin <= one < end for one in found))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="glibc's allocator alone has it")
@pytest.mark.parametrize("pool", [None, "mimalloc"])
def test_threads_of_a_server_share_what_they_free(pool: str | None) -> None:
    """Memory of a thread's own lies outside of the heap that all share."""
    without = {"ARROW_DEFAULT_MEMORY_POOL", "MALLOC_ARENA_MAX"}
    environment = {name: value for name, value in os.environ.items() if name not in without}
    if pool is not None:
        environment["ARROW_DEFAULT_MEMORY_POOL"] = pool  # who wants another one has it
    said = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
    )

    assert said.stdout.split() == [pool or "system", "0"]


LARGE = """
import ctypes
from insight.cli.serving.allocators import share_memory
share_memory()
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
libc.free.argtypes = [ctypes.c_void_p]
def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 >> 20
before = resident()
for _ in range(2):  # once large memory was given back, glibc would keep it
    large = libc.malloc(20 << 20)
    ctypes.memset(large, 1, 20 << 20)
    small = libc.malloc(1000)
    held = resident() - before
    libc.free(large)
print(held, resident() - before)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="glibc's allocator alone has it")
def test_what_was_large_goes_back_however_often_it_comes() -> None:
    without = {"MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"}
    environment = {name: value for name, value in os.environ.items() if name not in without}
    said = subprocess.run(
        [sys.executable, "-c", LARGE], env=environment, capture_output=True, text=True, check=True
    )

    held, left = map(int, said.stdout.split())
    assert held >= 20
    assert left <= 1
