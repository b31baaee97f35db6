"""What sampling the machine costs: ours beside psutil in a loop, W&B's and Trackio's, in one run.

    .venv/bin/python benchmarks/machine.py [--seconds 10] [--every 0.1] [--peers psutil,wandb]

Each samples in a process of its own that does nothing else, a hundred times as often as usual, with
and without samples. The difference, over the samples that were due, is what one costs; each ten
seconds that is a share of a core.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from peers.environment import PeerMissingError, python_of
from peers.figures import Line, print_table
from peers.worker import Worker

SCRIPT = Path(__file__).with_name("peers") / "samplers.py"
HERE = ("ours", "psutil")
PEERS = ("psutil", "wandb", "trackio")
LEAST_S = {"trackio": 0.5, "wandb": 0.5}
LASTS_S = {"trackio": 0.1}  # it waits for that long in each sample
USUAL_S = 10.0
GOAL = 1e-3
"""Of a core, at a sample each ten seconds."""


def measure(name: str, every_s: float, seconds: float, folder: Path) -> Line:
    """CPU of a sample of one sampler."""
    python = sys.executable if name in HERE else python_of(name)
    every_s = max(every_s, LEAST_S.get(name, 0.0))
    found = {}
    for how, asked in (("with", every_s), ("without", None)):
        home = {"TRACKIO_DIR": str(folder / "trackio")}
        worker = Worker(f"machine-{name}", python, SCRIPT, name, **home)
        try:
            there = str(folder / f"{name}-{how}")
            found[how] = worker.ask("idle", folder=there, every_s=asked, seconds=seconds)
        finally:
            worker.close()
    samples = seconds / (every_s + LASTS_S.get(name, 0.0))
    total = (found["with"]["total"] - found["without"]["total"]) / samples
    thread = found["with"]["thread"] / samples
    words = f"{total * 1e3:.2f} ms CPU a sample = {total / USUAL_S:.4%} of a core each ten seconds"
    if thread:
        words += f"; its thread {thread * 1e3:.2f} ms = {thread / USUAL_S:.4%}"
    judged = (
        (f"< {GOAL:.1%}", max(total, thread) / USUAL_S < GOAL) if name == "ours" else ("", None)
    )
    return Line(name, words, *judged)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--every", type=float, default=0.1, help="seconds from sample to sample")
    parser.add_argument("--peers", default=",".join(PEERS), help="which, with commas between")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="insight-machine-"))
    lines = []
    try:
        for name in ("ours", *filter(None, options.peers.split(","))):
            try:
                lines.append(measure(name, options.every, options.seconds, folder))
            except (PeerMissingError, RuntimeError) as error:
                print(f"left out: {name}: {error}", file=sys.stderr)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if lines:
        print_table("Sampling the machine, beside nothing else", lines)


if __name__ == "__main__":
    main()
