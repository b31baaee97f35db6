"""Runs in our interpreter, a fresh one each time: `open_runs(root).table("scalar")`, timed.

    python our_reader.py ROOT SMALL

The process reads the folder SMALL first, so that no import and no compilation is in the figures.
"""

from __future__ import annotations

import json
import resource
import sys
import time

from memory import prepare  # it lies beside this file

import insight


def main(root: str, small: str) -> None:
    insight.open_runs(small).table("scalar")
    prepare(root)
    started, on_cpu = time.perf_counter(), time.process_time()
    store = insight.open_runs(root)
    opened = time.process_time() - on_cpu
    points = len(store.table("scalar"))
    figures = {
        "cpu": time.process_time() - on_cpu,
        "wall": time.perf_counter() - started,
        "open": opened,
        "points": points,
        "problems": len(store.problems()),
        "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main(*sys.argv[1:])
