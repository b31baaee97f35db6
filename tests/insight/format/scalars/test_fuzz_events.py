"""The event scanner's C under the sanitizers of a C compiler, fed with broken records.

`INSIGHT_FUZZ_INPUTS` sets how many inputs are tried; `make fuzz` tries millions.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from insight.format.frames import frame
from insight.native import source

from .random_records import random_buffer
from .written import LAYOUTS, event, scalar

INPUTS = int(os.environ.get("INSIGHT_FUZZ_INPUTS", "60000"))
HARNESS = Path(__file__).parent / "fuzz_events.c"
CRASHES = Path(__file__).resolve().parents[4] / ".cache" / "fuzz"
FLAGS = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
FORMS = {"instruction": "-march=native", "table": "-DINSIGHT_TABLE"}  # of the checksum


@pytest.fixture(scope="module")
def compiler() -> str:
    found = shutil.which(os.environ.get("CC") or "cc")
    assert found, "needs a C compiler with sanitizers; on Debian: apt-get install gcc libc6-dev"
    return found


@pytest.fixture(scope="module")
def corpus(tmp_path_factory) -> Path:
    rng = random.Random(5)
    path = tmp_path_factory.mktemp("fuzz") / "corpus"
    buffers = [random_buffer(rng, rng.choice(LAYOUTS)) for _ in range(3000)]
    for count in (20, 50, 200):  # so many that the table of tags grows
        tags = [b"tag %d" % place for place in range(count)]
        buffers += [
            b"".join(frame(event(0.0, 1, scalar(layout, tag, 1.0))) for tag in tags)
            for layout in LAYOUTS * 10
        ]
    path.write_bytes(b"".join(len(data).to_bytes(4, "little") + data for data in buffers))
    return path


@pytest.mark.long
@pytest.mark.parametrize("form", FORMS)
def test_no_input_makes_the_scanner_leave_its_memory(compiler, corpus, form):
    program = corpus.parent / f"fuzz_{form}"
    build = [compiler, *FLAGS, FORMS[form], f"-I{source.C_FOLDER}", "-o", program, HARNESS]
    built = subprocess.run(build, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    CRASHES.mkdir(parents=True, exist_ok=True)
    crash = CRASHES / f"events-{form}.bin"
    seed = (
        str(random.SystemRandom().getrandbits(32)) if "INSIGHT_FUZZ_INPUTS" in os.environ else "1"
    )

    ran = subprocess.run(
        [program, corpus, str(INPUTS), seed, crash], capture_output=True, text=True, check=False
    )

    kept = "keep the input in tests/insight/format/scalars/cases"
    assert ran.returncode == 0, f"seed {seed}: {crash}; {kept}\n{ran.stderr}"
    assert ran.stdout == f"{INPUTS} inputs\n"
