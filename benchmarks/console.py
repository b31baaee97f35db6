"""The console: what a flood of output costs without a record, with ours, and with W&B's.

    .venv/bin/python benchmarks/console.py [--megabytes 100] [--rounds 3] [--peers wandb]

A script prints lines of 100 bytes into a pipe that somebody reads, and one line at a time with a
flush. Each way runs in a process of its own, in turns; the figures are medians. Ours and W&B's
begin and end a run within the time that is measured, but for the seconds to import them.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from peers.environment import PeerMissingError, python_of
from peers.figures import Line, print_table

SCRIPT = Path(__file__).with_name("peers") / "printer.py"
WAYS = ("none", "ours")
ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--megabytes", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--peers", default="wandb")
    asked = parser.parse_args()
    pythons = dict.fromkeys(WAYS, sys.executable)
    for peer in filter(None, asked.peers.split(",")):
        try:
            pythons[peer] = python_of(peer)
        except PeerMissingError as error:
            print(f"left out: {error}", file=sys.stderr)
    found: dict[str, list[dict[str, float]]] = {way: [] for way in pythons}
    for _ in range(asked.rounds):
        for way, python in pythons.items():
            found[way].append(printed(way, python, asked.megabytes))
    figures = {way: _medians(told) for way, told in found.items()}
    for name in ("flood_s", "flood_cpu_s", "line_us", "begin_ms", "end_ms", "kept_mb"):
        bare = figures["none"][name]
        print_table(
            name,
            [
                Line(way, f"{told[name]:.3g}" + (f" = {told[name] / bare:.2f}x" if bare else ""))
                for way, told in figures.items()
            ],
        )


def printed(way: str, python: str, megabytes: int) -> dict[str, float]:
    """What one process told; every byte that it printed was read, as without a record."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        process = subprocess.Popen(
            [python, str(SCRIPT), way, str(megabytes), folder, str(report)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(ROOT), "WANDB_MODE": "offline"},
        )
        assert process.stdout is not None
        lines = 0
        while part := os.read(process.stdout.fileno(), 1 << 20):
            lines += part.count(b"\n")
        process.wait()
        told: dict[str, float] = json.loads(report.read_text(encoding="utf-8"))
        if way != "wandb" and lines != told["lines"]:
            raise SystemExit(f"{way}: {lines} of {told['lines']} lines came")
        files = [path for path in Path(folder, "runs").rglob("*") if path.is_file()]
        return {**told, "kept_mb": sum(path.stat().st_size for path in files) / 1e6}


def _medians(told: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(one[name] for one in told) for name in told[0]}


if __name__ == "__main__":
    main()
