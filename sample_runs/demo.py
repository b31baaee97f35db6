"""The main job in one command: train on real digits, record, and open the dashboard.

`./run demo` calls this. It trains LeNet-5 twice (Adam, then Momentum), so that there is something
to compare, and serves the dashboard on the folder it wrote.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

# LeNet's matrices are too small to share: a second BLAS thread would only wait for the first.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import digits_lenet

import engine
from engine.train import ProgressBar

SUMMARY_DIR = Path(__file__).resolve().parent.parent / "summary_dir"  # ignored by git
RUNS = (("lenet5-adam", "Adam", 0.002), ("lenet5-momentum", "Momentum", 0.02))


def main(arguments: list[str]) -> int:
    """Train the runs and serve them; returns the exit code."""
    options = parse(arguments)
    engine.set_context(mode=engine.GRAPH_MODE)
    for name, optimizer, learning_rate in RUNS:
        run = free_folder(options.dir / name)
        print(f"Training LeNet-5 with {optimizer} on scikit-learn's digits → {run}", flush=True)
        accuracy = digits_lenet.train(
            str(run),
            options.epochs,
            optimizer,
            learning_rate,
            callbacks=(ProgressBar(),),
        )
        print(f"held-out accuracy {accuracy:.4f}", flush=True)
    if options.no_serve:
        print(f"Open it later with: .venv/bin/insight serve {options.dir}")
        return 0
    from insight.cli import main as insight

    port = [] if options.port is None else ["--port", str(options.port)]
    return insight(["serve", str(options.dir), *port])


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options of `./run demo`."""
    parser = argparse.ArgumentParser(prog="./run demo", description=__doc__.splitlines()[0])
    parser.add_argument("--dir", type=Path, default=SUMMARY_DIR, help="where runs go")
    parser.add_argument("--epochs", type=int, default=15, help="epochs of each run (default 15)")
    parser.add_argument("--port", type=int, help="port of the dashboard")
    parser.add_argument("--no-serve", action="store_true", help="train only")
    return parser.parse_args(arguments)


def free_folder(path: Path) -> Path:
    """The folder, or the first of `path-2`, `path-3` … that is not there: a run is never mixed."""
    candidate, number = path, 1
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.name}-{number}")
    return candidate


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
