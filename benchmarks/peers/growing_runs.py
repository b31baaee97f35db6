"""Writes runs that grow once a second, in a process of its own: FOLDER RUNS SECONDS."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import insight

TAGS = ("train/loss", "train/accuracy", "train/grad_norm", "validation/loss", "lr", "speed")


def main() -> None:
    folder, runs, seconds = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    records = [insight.SummaryRecord(folder / f"run_{run:03}") for run in range(runs)]
    step, end = 0, time.monotonic() + seconds
    for step in range(1, 101):  # what was there when somebody began to look
        write(records, step)
    print("ready", flush=True)
    while time.monotonic() < end:
        step += 1
        write(records, step)
        time.sleep(1)
    for record in records:
        record.close()


def write(records: list[insight.SummaryRecord], step: int) -> None:
    for run, record in enumerate(records):
        record.log(step, {tag: (run + index) / step for index, tag in enumerate(TAGS)})


if __name__ == "__main__":
    main()
