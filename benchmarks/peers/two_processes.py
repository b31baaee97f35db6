"""Jobs of one process of one thread and of two, ours over MPI and PyTorch's over gloo, by turns."""

from __future__ import annotations

import os
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


def seconds_a_step(step: Callable[[], float], warm: int, count: int) -> float:
    """The median over some steps, after others."""
    for _ in range(warm):
        step()
    times = []
    for _ in range(count):
        started = time.perf_counter()
        step()
        times.append(time.perf_counter() - started)
    return statistics.median(times)


def samples_a_second(script: Path, whose: str, arguments: Sequence[str], processes: int) -> float:
    """Start a job of a script, which is told `--work`, and what its first process printed."""
    own = [sys.executable, str(script), "--work", whose, *arguments]
    environment = os.environ | ONE_THREAD
    if processes == 1 or whose == "ours":
        launcher = [str(Path(sys.executable).parent / "mpiexec"), "-n", str(processes)]
        command = own if processes == 1 else [*launcher, *own]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return float(done.stdout)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    shared = {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port), "WORLD_SIZE": str(processes)}
    jobs = [
        subprocess.Popen(
            own, env=environment | shared | {"RANK": str(rank)}, stdout=subprocess.PIPE, text=True
        )
        for rank in range(processes)
    ]
    said = [job.communicate()[0] for job in jobs]
    return float(said[0])


def compare(
    script: Path, cases: Mapping[str, Sequence[str]], rounds: int, whose: Iterable[str]
) -> None:
    """Print samples a second of one process and of two, and the median of their ratios."""
    width = max(map(len, cases)) + len(", torch") + 2
    print(f"{'samples a second':<{width}}{'1 process':>12}{'2 processes':>13}{'ratio':>8}")
    for name, arguments in cases.items():
        jobs = [(one, processes) for one in whose for processes in (1, 2)]
        found: dict[tuple[str, int], list[float]] = {job: [] for job in jobs}
        for _ in range(rounds):
            for job in jobs:
                found[job].append(samples_a_second(script, job[0], arguments, job[1]))
        for one in whose:
            pairs = zip(found[one, 2], found[one, 1], strict=True)
            ratio = statistics.median(both / alone for both, alone in pairs)
            alone, both = (statistics.median(found[one, processes]) for processes in (1, 2))
            print(
                f"{name + ', ' + one:<{width}}{alone:>12.0f}{both:>13.0f}{ratio:>8.2f}", flush=True
            )
