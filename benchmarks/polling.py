"""Polling: what a refresh costs with nothing new and with a run that grows, and how soon it tells.

    .venv/bin/python benchmarks/polling.py [--files 1000] [--rounds 30]

No peer can be asked for one poll alone: TensorBoard's data server sleeps five seconds between two.
Its CPU time over some seconds with nothing new stands beside ours at the same pace.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from peers.environment import PeerMissingError, python_of
from peers.event_data import LAYOUTS, TAGS, Amount, event_file, event_records, runs_folder
from peers.figures import Line, at_most, print_table
from peers.worker import Worker

import insight

PEERS = Path(__file__).with_name("peers")
QUIET_GOAL_MS = 5.0
POLL_S = 0.02
LAG_P99_GOAL_MS = 100.0
LAG_RUN_S = 6.0
STEPS_OF_A_FILE = 100
SERVER_RELOAD_S, SERVER_WATCH_S = 1, 10.0


class Spent(NamedTuple):
    cpu: float
    wall: float


def median_spent(spent: list[Spent]) -> Spent:
    return Spent(*(statistics.median(column) for column in zip(*spent, strict=True)))


def refreshed(store: insight.Store) -> tuple[Spent, int]:
    started, on_cpu = time.perf_counter(), time.process_time()
    records = store.refresh()
    return Spent(time.process_time() - on_cpu, time.perf_counter() - started), records


def quiet(files: int, rounds: int, worker: Worker | None) -> None:
    """Refreshes of a folder of runs, a file each, in which nothing happens."""
    lines = []
    for layout in ("mindspore", "scalar"):
        root = runs_folder(layout, Amount(files, STEPS_OF_A_FILE))
        store = insight.open_runs(root)
        if not len(store.runs()):
            lines.append(Line(layout, "not read yet"))
            continue
        spent = median_spent([refreshed(store)[0] for _ in range(rounds)])
        lines.append(at_most(f"{layout}, CPU", spent.cpu * 1e3, "ms", QUIET_GOAL_MS))
        lines.append(Line(f"{layout}, wall", f"{spent.wall * 1e3:.4g} ms"))
        started = time.process_time()
        for _ in range(rounds):
            store.refresh()
            store.table("scalar")
        table_ms = (time.process_time() - started) / rounds * 1e3
        lines.append(Line(f"{layout}, with table('scalar'), CPU", f"{table_ms:.4g} ms"))
    if worker is not None:
        root = runs_folder("scalar", Amount(files, STEPS_OF_A_FILE))
        cpu = worker.ask(
            "quiet_poll", root=str(root), reload_s=SERVER_RELOAD_S, seconds=SERVER_WATCH_S
        )
        lines.append(Line("data server, CPU of a reload", f"{cpu * 1e3:.4g} ms"))
    print_table(f"A refresh of {files} files with nothing new", lines)


def growing(rounds: int) -> None:
    """Refreshes after records were added, to a short file and to a long one."""
    lines, costs = [], {}
    for base in (1_000, 200_000):
        for added in (100, 1_000, 10_000):
            with tempfile.TemporaryDirectory(prefix="insight-polling-") as folder:
                spent = refreshes_of_a_growing_file(Path(folder), base, added, rounds)
            costs[base, added] = spent.cpu
            points_us = spent.cpu / added / len(TAGS) * 1e6
            figure = f"CPU {spent.cpu * 1e3:.3f} ms = {points_us:.4f} us a new point"
            lines.append(Line(f"{added} steps added to {base}", figure))
    long, short = costs[200_000, 1_000], costs[1_000, 1_000]
    lines.append(at_most("a file 200 times longer costs", long / short, "times", 2.0))
    more = costs[200_000, 10_000] / costs[200_000, 1_000]
    lines.append(at_most("10 times as much new costs", more, "times", 15.0))
    print_table("A refresh of a growing run: in proportion to what is new", lines)


def refreshes_of_a_growing_file(folder: Path, base: int, added: int, rounds: int) -> Spent:
    layout = LAYOUTS["mindspore"]
    path = folder / layout.file
    path.write_bytes(event_file(layout, base))
    store = insight.open_runs(folder)
    spent, first = [], base + 1
    for _ in range(min(rounds, 10)):
        more = event_records(layout, first, first + added)
        with path.open("ab") as file:
            file.write(more)
        cost, records = refreshed(store)
        if records != added:
            raise RuntimeError(f"{added} records were added, the refresh found {records}")
        spent.append(cost)
        first += added
    if store.table("scalar").step.max() != first - 1:
        raise RuntimeError("the table lacks what the refresh found")
    return median_spent(spent)


def visibility() -> None:
    """How long after a recording call a poller, every 20 ms, has the point in its table."""
    with tempfile.TemporaryDirectory(prefix="insight-lag-") as folder:
        command = [sys.executable, str(PEERS / "paced_writer.py"), folder, str(LAG_RUN_S)]
        store, lags, seen = insight.open_runs(folder), [], 0
        with subprocess.Popen(command) as writer:
            while writer.poll() is None:
                time.sleep(POLL_S)
                if not store.refresh():
                    continue
                table = store.table("scalar", tags="loss")
                now = time.time()
                fresh = table[table.step > seen]
                lags += (now - fresh.wall_time).tolist()
                seen = int(table.step.max())
    p50, p99 = statistics.median(lags) * 1e3, statistics.quantiles(lags, n=100)[98] * 1e3
    lines = [
        Line("p50", f"{p50:.1f} ms of {len(lags)} points"),
        at_most("p99", p99, "ms", LAG_P99_GOAL_MS),
    ]
    print_table("From the recording call to the table of a poller that sleeps 20 ms", lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--files", type=int, default=1000, help="runs of one file each")
    parser.add_argument("--rounds", type=int, default=30, help="refreshes")
    options = parser.parse_args()
    worker = None
    try:
        worker = Worker("polling", python_of("tensorboard"), PEERS / "tensorboard_readers.py")
    except PeerMissingError as error:
        print(f"left out: {error}", file=sys.stderr)
    quiet(options.files, options.rounds, worker)
    growing(options.rounds)
    visibility()
    if worker is not None:
        worker.close()


if __name__ == "__main__":
    main()
