"""The C of kernels under the sanitizers of a C compiler, with arrays that end where memory does.

`INSIGHT_FUZZ_CALLS` sets how many calls of each kernel are tried; `make fuzz` tries more.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from engine.backend.native.half_tiles import has_tiles
from insight.native import source

HERE = Path(__file__).parent
KERNELS = sorted(path.stem.removeprefix("fuzz_") for path in HERE.glob("fuzz_*.c"))
CALLS = int(os.environ.get("INSIGHT_FUZZ_CALLS", "400"))
HALVES = ("-mavx512f", "-mavx512bw", "-mavx512vl")
FLAGS = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-w")


def of_its_group(kernel: str) -> Any:
    """A kernel with the mark that leaves it out where the processor has none like it."""
    return pytest.param(kernel, marks=pytest.mark.native("vectors") if source.needs(kernel) else ())


def own_flags(kernel: str) -> list[str]:
    """What a kernel for few processors wants; tiles are emulated where this one has none."""
    needed = source.needs(kernel)
    told = [f"-m{one}" for one in needed if has_tiles() or not one.startswith("amx")]
    has_all = len(told) == len(needed)
    emulated = [] if has_all else ["-mfma", "-include", str(HERE / "emulated_tiles.h")]
    return [*HALVES, *told, *emulated] if needed else []


@pytest.mark.long
@pytest.mark.parametrize("kernel", [of_its_group(kernel) for kernel in KERNELS])
def test_no_call_leaves_its_arrays_or_differs_from_plain_loops(kernel, tmp_path):
    compiler = shutil.which(os.environ.get("CC") or "cc")
    assert compiler, "needs a C compiler with sanitizers; on Debian: apt-get install gcc libc6-dev"
    program = tmp_path / kernel
    harness = HERE / f"fuzz_{kernel}.c"
    flags = [*FLAGS, *own_flags(kernel), f"-I{source.C_FOLDER}", f"-I{HERE}"]
    build = [compiler, *flags, "-o", program, harness, "-lm"]
    built = subprocess.run(build, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    is_fuzz = "INSIGHT_FUZZ_CALLS" in os.environ
    seed = str(random.SystemRandom().getrandbits(31)) if is_fuzz else "1"

    ran = subprocess.run([program, str(CALLS), seed], capture_output=True, text=True, check=False)

    assert ran.returncode == 0, f"seed {seed}\n{ran.stderr}"
    assert ran.stdout == f"{CALLS} cases\n"
