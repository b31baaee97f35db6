"""Prints, in one of three ways, and tells what it took: way, megabytes, folder, report."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

LINE_BYTES = 100
FLUSHED = 2_000


def begun(way: str, folder: Path) -> Any:
    """What is to be closed; importing is none of what is measured."""
    if way == "none":
        return lambda: None
    if way == "ours":
        from insight import SummaryRecord

        return lambda: SummaryRecord(folder, provenance=False, console=True).close
    import wandb

    settings = wandb.Settings(silent=True, x_disable_stats=True)
    return lambda: wandb.init(dir=str(folder), mode="offline", settings=settings).finish


def main(way: str, megabytes: int, folder: Path, report: Path) -> None:
    """Begins, floods, prints line by line, and ends."""
    folder.mkdir()
    begin = begun(way, folder)
    marks = [time.perf_counter()]
    end = begin()
    marks.append(time.perf_counter())
    text = "x" * (LINE_BYTES - 16)
    count = megabytes * 1_000_000 // LINE_BYTES
    used = time.process_time()
    for number in range(count):
        print(f"line {number:9d} {text}")
    sys.stdout.flush()
    used = time.process_time() - used
    marks.append(time.perf_counter())
    time.sleep(1.0)  # what lags behind
    lasted = []
    for number in range(FLUSHED):
        began = time.perf_counter()
        print("step", number, flush=True)
        lasted.append(time.perf_counter() - began)
    marks.append(time.perf_counter())
    if end is not None:
        end()
    told = {
        "lines": count + FLUSHED,
        "begin_ms": 1e3 * (marks[1] - marks[0]),
        "flood_s": marks[2] - marks[1],
        "flood_cpu_s": used,
        "line_us": 1e6 * sorted(lasted)[len(lasted) // 2],
        "end_ms": 1e3 * (time.perf_counter() - marks[3]),
    }
    report.write_text(json.dumps(told), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3], "runs"), Path(sys.argv[4]))
