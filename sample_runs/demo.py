"""What Insight is for, in one command: train on real digits, and see which run is best and why.

`./run demo` calls this. It trains LeNet-5 by two optimizers with two rates and two seeds, and once
with a rate that is far too high; draws the loss around the best; and opens the dashboard on what
explains it.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import digits_optimizers
from digits_optimizers import SETTINGS

import engine
from engine.train import ProgressBar

HERE = Path(__file__).resolve().parent
SUMMARY_DIR = HERE.parent / "summary_dir"  # ignored by git
PLANE = ("--plane", "pca", "--size", 31, "--samples", 512)


def main(arguments: list[str]) -> int:
    """Train the runs and serve them; returns the exit code."""
    options = parse(arguments)
    engine.set_context(mode=engine.GRAPH_MODE)
    began = time.monotonic()
    draw(train_all(options))
    print(f"Trained and drawn in {time.monotonic() - began:.0f} s.\n", flush=True)
    insight("best", options.dir)
    if options.no_serve:
        print(f"\nOpen it later with: .venv/bin/insight serve {options.dir}")
        return 0
    port = [] if options.port is None else ["--port", options.port]
    return insight("serve", options.dir, "--page", "lineage", *port)


def train_all(options: argparse.Namespace) -> Path:
    """Train every setting; the folder of the run that is best on held-out digits."""
    found = {}
    print(f"Training LeNet-5 on scikit-learn's digits: {len(SETTINGS)} runs → {options.dir}")
    for number, setting in enumerate(SETTINGS, 1):
        run = free_folder(options.dir / setting.name)
        print(f"\n{number} of {len(SETTINGS)}: {run.name}", flush=True)
        accuracy = digits_optimizers.train(str(run), setting, options.epochs, (ProgressBar(),))
        print(f"held-out accuracy {accuracy:.4f}", flush=True)
        found[run] = accuracy
    return max(found, key=lambda run: found[run])


def draw(run: Path) -> None:
    """Draw the loss on the plane that a training took."""
    print(f"\nDrawing the loss around the best, {run.name}", flush=True)
    model = f"{HERE / 'digits_optimizers.py'}:landscape_model"
    insight("landscape", run, "--model", model, *PLANE)


def insight(*words: object) -> int:
    """What `insight WORDS` would do; its exit code."""
    from insight.cli import main as command

    return command([str(word) for word in words])


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options of `./run demo`."""
    parser = argparse.ArgumentParser(prog="./run demo", description=__doc__.splitlines()[0])
    parser.add_argument("--dir", type=Path, default=SUMMARY_DIR, help="where runs go")
    parser.add_argument("--epochs", type=int, default=6, help="epochs of each run (default 6)")
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
