"""One side of a training step in a process of its own: its import, its first step, its memory.

    python -m peers.step_alone SIDE CASE WEIGHTS HALF     # from `benchmarks`; WEIGHTS is a folder

What is measured of it, `Alone`, is printed in JSON. NumPy is there before the clock runs.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from .step_cases import CASES, Case
from .step_sides import SIDES, Side

STEPS = 16
LAST = 5  # of them count for what a step takes
BENCHMARKS = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Alone:
    """What a process found, in seconds and bytes.

    Attributes:
        import_s: To import the side's library.
        first_s: Of the first step, less what a later one takes.
        imported_bytes: Most memory of the process until then.
        peak_bytes: Most memory of the process in all.

    """

    import_s: float
    first_s: float
    imported_bytes: int
    peak_bytes: int


def asked_twice(side: Side, case: Case, weights: list[np.ndarray], *, is_half: bool) -> list[Alone]:
    """What a process finds with nothing compiled before it, and then what the next one finds.

    Raises:
        subprocess.CalledProcessError: If the side does not work.

    """
    with tempfile.TemporaryDirectory() as folder:
        keep_weights(Path(folder), weights)
        kept = Path(folder, "kept")
        # Where we keep compiled code, and where torch.compile does.
        environment = os.environ | {
            "XDG_CACHE_HOME": str(kept),
            "TORCHINDUCTOR_CACHE_DIR": str(kept / "inductor"),
        }
        command = [sys.executable, "-m", "peers.step_alone", side.name, case.key, folder]
        found = []
        for _ in range(2):
            done = subprocess.run(
                [*command, str(int(is_half))],
                cwd=BENCHMARKS,
                env=environment,
                capture_output=True,
                text=True,
                check=True,
            )
            found.append(Alone(**json.loads(done.stdout.splitlines()[-1])))
        return found


def keep_weights(folder: Path, weights: list[np.ndarray]) -> None:
    for k, weight in enumerate(weights):
        np.save(folder / f"{k:03}.npy", weight)


def kept_weights(folder: Path) -> list[np.ndarray]:
    return [np.load(path) for path in sorted(folder.glob("*.npy"))]


def alone(side: Side, case: Case, weights: list[np.ndarray], *, is_half: bool) -> Alone:
    """Measure this very process, which has not imported the side's library yet."""
    began = time.perf_counter()
    side.imported()
    imported_s, imported_bytes = time.perf_counter() - began, most_memory()
    started, seconds = side.start(case, weights, is_half), []
    with started.around():
        for _ in range(STEPS):
            began = time.perf_counter()
            started.step()
            seconds.append(time.perf_counter() - began)
    first_s = seconds[0] - statistics.median(seconds[-LAST:])
    return Alone(imported_s, first_s, imported_bytes, most_memory())


def most_memory() -> int:
    """The most bytes that this process has had in memory.

    Not by `getrusage`: that begins with what the process had that started this one. Linux only.
    """
    for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) * 1024
    raise OSError("the system does not say how much memory the process has had")


def main() -> None:
    """Measure the side and the case that the command line names."""
    name, key, folder, half = sys.argv[1:]
    side = next(one for one in SIDES if one.name == name)
    case = next(one for one in CASES if one.key == key)
    found = alone(side, case, kept_weights(Path(folder)), is_half=half == "1")
    print(json.dumps(asdict(found)))


if __name__ == "__main__":
    main()
