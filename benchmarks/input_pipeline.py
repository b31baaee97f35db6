"""Rows made by workers: ours in one thread, in two and in two processes, beside PyTorch's loader.

    .venv/bin/python benchmarks/input_pipeline.py [--rounds 5] [--rows 480] [--cases free,held,none]

A row is an image of 48 KB with a millisecond of work: of NumPy, which lets go of Python's lock
(free), of Python, which holds it (held), or nothing (none), which shows what a loader costs. Passes
take turns; workers are kept from pass to pass and started before the clock runs. Figures are
medians: CPU time of all processes, by which is judged, and the clock on the wall, which depends on
what else runs. Ratios are to ours in two processes; above 1 ours takes less.
"""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path
from typing import Any

from peers import cpu
from peers.environment import PeerMissingError, python_of
from peers.figures import Line, print_table
from peers.row_work import WORK, images
from peers.worker import Worker

from engine import dataset as ds

BATCH, COUNT = 32, 2
LOADER = Path(__file__).with_name("peers") / "torch_loader.py"
WAYS: dict[str, dict[str, Any]] = {
    "ours, one thread": {},
    "ours, 2 threads": {"num_parallel_workers": COUNT},
    "ours, 2 processes": {"num_parallel_workers": COUNT, "python_multiprocessing": True},
}
JUDGED, PEERS = "ours, 2 processes", {"PyTorch, num_workers=0": 0, "PyTorch, num_workers=2": COUNT}
TITLES = {
    "free": "a millisecond of NumPy a row, which lets go of the lock",
    "held": "a millisecond of Python a row, which holds the lock",
    "none": "no work",
}


def iterator(rows: int, work: str, options: dict[str, Any]) -> Any:
    """Batches whose workers are there already."""
    source = ds.NumpySlicesDataset({"image": images(rows)}, shuffle=False)
    batches = source.map(WORK[work], "image", **options).batch(BATCH)
    made = batches.create_tuple_iterator(do_copy=False)
    list(made)
    return made


def started(rows: int, work: str) -> float:
    """Milliseconds until the first batch of workers that are not there yet."""
    source = ds.NumpySlicesDataset({"image": images(rows)}, shuffle=False)
    batches = source.map(WORK[work], "image", **WAYS[JUDGED]).batch(BATCH)
    began = time.perf_counter()
    next(batches.create_tuple_iterator(do_copy=False))
    return (time.perf_counter() - began) * 1e3


def seconds(batches: Any) -> list[float]:
    """Until the first batch, until the last one, and of CPU."""
    used, began = cpu.here(), time.perf_counter()
    times = [time.perf_counter() - began for _ in batches]
    return [times[0], times[-1], cpu.here() - used]


def measured(work: str, rows: int, rounds: int, peer: Worker | None) -> None:
    """Run all in turns and print the medians."""
    ours = {way: iterator(rows, work, options) for way, options in WAYS.items()}
    names = [*ours, *(PEERS if peer else ())]
    found: dict[str, list[list[float]]] = {name: [] for name in names}
    for _ in range(rounds):
        for name in names:
            if name in ours:
                found[name].append(seconds(ours[name]))
            elif peer is not None:
                count = PEERS[name]
                found[name].append(peer.ask("seconds", rows=rows, work=work, workers=count))
    middle = {
        name: [statistics.median(one) / rows * 1e3 for one in zip(*times, strict=True)]
        for name, times in found.items()
    }
    lines = []
    for name, (first, wall, used) in middle.items():
        ratios = [wall / middle[JUDGED][1], used / middle[JUDGED][2]]
        figure = f"{used:.3f} ms of CPU a row = {ratios[1]:.2f}x, {wall:.3f} ms on the wall = "
        figure += f"{ratios[0]:.2f}x, first batch after {first * rows:.0f} ms"
        judged = name == f"PyTorch, num_workers={COUNT}"
        lines.append(
            Line(name, figure, ">= 1x CPU", ratios[1] >= 1) if judged else Line(name, figure)
        )
    fresh = statistics.median(started(rows, work) for _ in range(rounds))
    lines.append(Line("first batch of processes that are started anew", f"after {fresh:.1f} ms"))
    print_table(TITLES[work], lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rows", type=int, default=480)
    parser.add_argument("--cases", default=",".join(WORK))
    arguments = parser.parse_args()
    peer = None
    try:
        peer = Worker("torch_loader", python_of("torch"), LOADER)
    except PeerMissingError as error:
        print(f"Left out: {error}")
    for work in arguments.cases.split(","):
        measured(work, arguments.rows, arguments.rounds, peer)
    if peer is not None:
        peer.close()


if __name__ == "__main__":
    main()
