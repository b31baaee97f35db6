"""Ten thousand runs: how soon there is an answer, what the server holds, pages, and page changes.

    .venv/bin/python benchmarks/many_runs.py [--runs 10000] [--rounds 3] [--peer no]

Start: seconds on the clock from the command to the first page, and until the runs are on hand, with
the CPU of that. Memory: what is resident of the server and of all processes below it, of ours again
once every page was looked at. Pages: from the address to the page that shows its data, in a browser
that has the scripts. Heap: JavaScript's without its garbage, as somebody goes from page to page.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from peers import cpu
from peers.chromium import Chromium, executable
from peers.dashboard_data import many_runs
from peers.dashboards import free_port
from peers.environment import PeerMissingError, python_of
from peers.figures import Line, at_most, print_table, ratio

if TYPE_CHECKING:
    from collections.abc import Iterator

FIRST_GOAL_S, MEMORY_GOAL_MB, PAGE_GOAL_S, GROWTH_GOAL_MB = 2.0, 350.0, 2.0, 10.0
JUDGED = ("runs", "scalars", "lineage", "compare")
PAGES = (*JUDGED, "histograms", "images", "tensors", "text", "graph", "dataset", "landscape")
LIMIT_S = 180.0


class Start(NamedTuple):
    """How a server began."""

    first_s: float
    """From the command to the first page."""
    first_cpu_s: float
    whole_s: float
    """Until all runs are on hand."""
    whole_cpu_s: float


Began = tuple[float, Start]  # what it held once it had read, in MB, and how it began


@contextmanager
def started(
    command: list[str], url: str, first: str, whole: str, runs: int
) -> Iterator[tuple[int, Start]]:
    """A server, its process and how it began; `whole` names what tells how many runs there are."""
    quiet = subprocess.DEVNULL
    begun = time.monotonic()
    with subprocess.Popen(command, stdout=quiet, stderr=quiet) as server:
        try:
            _answer(url + first, begun, "text/html")
            first_s, first_cpu_s = time.monotonic() - begun, _cpu_s(server.pid)
            while _count(url + whole) < runs:
                if time.monotonic() - begun > LIMIT_S:
                    raise RuntimeError(f"{url} has not read its folder")
                time.sleep(0.1)
            whole_s = time.monotonic() - begun
            yield server.pid, Start(first_s, first_cpu_s, whole_s, _cpu_s(server.pid))
        finally:
            for pid in cpu.descendants(server.pid):
                subprocess.run(["kill", str(pid)], check=False)
            server.terminate()


def _answer(url: str, begun: float, kind: str) -> bytes:
    """The answer, as soon as there is one that is no refusal."""
    asked = urllib.request.Request(url, headers={"Accept": kind})
    while True:
        try:
            with urllib.request.urlopen(asked, timeout=60) as answer:
                found: bytes = answer.read()
                return found
        except (urllib.error.URLError, OSError):
            if time.monotonic() - begun > LIMIT_S:
                raise
            time.sleep(0.02)


def _count(url: str) -> int:
    """The runs that a list has: ours of `/api/v1/runs`, TensorBoard's of `data/runs`."""
    found = json.loads(_answer(url, time.monotonic(), "application/json"))
    return len(found["rows"] if isinstance(found, dict) else found)


def _cpu_s(pid: int) -> float:
    return sum(map(cpu.of_process, [pid, *cpu.descendants(pid)]))


def resident_mb(pid: int) -> float:
    """Of a process and all below it."""
    found = 0
    for one in [pid, *cpu.descendants(pid)]:
        lines = Path(f"/proc/{one}/status").read_text(encoding="ascii").splitlines()
        found += sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return found / 1e3


def ours(root: Path, port: int) -> list[str]:
    insight = [sys.executable, "-m", "insight", "serve", str(root), "--no-open"]
    return [*insight, f"--port={port}"]


def theirs(root: Path, port: int) -> list[str]:
    program = Path(python_of("tensorboard")).with_name("tensorboard")
    return [str(program), "--logdir", str(root), "--host=127.0.0.1", f"--port={port}"]


def starts(root: Path, runs: int, rounds: int, *, peer: bool) -> dict[str, list[Began]]:
    """Both, in turns: how each began, and what it held then."""
    found: dict[str, list[Began]] = {}
    for _ in range(rounds):
        ways = {"ours": (ours, "runs", "api/v1/runs")}
        if peer:
            ways["TensorBoard"] = (theirs, "", "data/runs")
        for name, (command, first, whole) in ways.items():
            port = free_port()
            url = f"http://127.0.0.1:{port}/"
            with started(command(root, port), url, first, whole, runs) as (pid, start):
                found.setdefault(name, []).append((resident_mb(pid), start))
    return found


def shown(browser: Chromium, name: str) -> None:
    # No handle of an element: what holds one keeps all its page.
    ready = f'main[data-page="{name}"][data-ready="true"]'
    browser.page.locator(ready).wait_for(state="attached", timeout=120_000)


def looked_at(
    url: str, pid: int, changes: int
) -> tuple[dict[str, tuple[float, float]], list[float]]:
    """Seconds and CPU until each page is ready; and the heap as pages change."""
    ready: dict[str, tuple[float, float]] = {}
    heaps: list[float] = []
    with Chromium(pid) as browser:
        for _ in range(2):  # the second time scripts and tables are there
            for name in PAGES:
                browser.page.goto("about:blank")
                browser.rest()
                before, begun = browser.spent_s(), time.monotonic()
                browser.page.goto(url + name, wait_until="commit")
                shown(browser, name)
                ready[name] = (time.monotonic() - begun, browser.spent_s() - before)
        for change in range(changes):
            name = PAGES[change % len(PAGES)]
            browser.page.click(f"#rail-{name}")
            shown(browser, name)
            if name == PAGES[0]:
                heaps.append(browser.heap_mb())
    return ready, heaps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=3, help="starts of each server")
    parser.add_argument("--changes", type=int, default=50)
    parser.add_argument("--peer", choices=("tensorboard", "no"), default="tensorboard")
    parser.add_argument("--root", type=Path, help="another folder of as many runs, for ours alone")
    options = parser.parse_args()
    if executable() is None:
        sys.exit("left out: there is no Chromium; INSIGHT_CHROMIUM names one")
    root = options.root or many_runs(options.runs)
    peer = options.peer != "no" and options.root is None
    try:
        found = starts(root, options.runs, options.rounds, peer=peer)
    except PeerMissingError as error:
        print(f"left out: {error}", file=sys.stderr)
        found = starts(root, options.runs, options.rounds, peer=False)
    middle = {
        name: [statistics.median(column) for column in zip(*(s for _, s in rows), strict=True)]
        for name, rows in found.items()
    }
    mine = Start(*middle["ours"])
    lines = [
        at_most("first page, on the clock", mine.first_s, "s", FIRST_GOAL_S),
        Line("CPU until then", f"{mine.first_cpu_s:.3g} s"),
        Line("all runs on hand", f"{mine.whole_s:.3g} s, {mine.whole_cpu_s:.3g} s of CPU"),
    ]
    if "TensorBoard" in middle:
        other = Start(*middle["TensorBoard"])
        held = statistics.median(mb for mb, _ in found["TensorBoard"])
        lines += [
            Line("TensorBoard, first page", f"{other.first_s:.3g} s"),
            ratio("CPU until then", other.first_cpu_s, "s", {"ours": mine.first_cpu_s}, None),
            Line("all runs listed", f"{other.whole_s:.3g} s"),
            ratio("CPU of that", other.whole_cpu_s, "s", {"ours": mine.whole_cpu_s}, None),
            Line("resident then", f"{held:.4g} MB"),
        ]
    print_table(f"{options.runs} runs, the start", lines)
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    command = ours(root, port)
    with started(command, url, "runs", "api/v1/runs", options.runs) as (pid, _):
        ready, heaps = looked_at(url, pid, options.changes)
        held = resident_mb(pid)
    lines = [
        Line(
            "ours, resident once read", f"{statistics.median(mb for mb, _ in found['ours']):.4g} MB"
        ),
        at_most("resident after all pages", held, "MB", MEMORY_GOAL_MB),
    ]
    for name in JUDGED:
        seconds, spent = ready[name]
        line = at_most(f"{name}, ready", seconds, "s", PAGE_GOAL_S)
        lines.append(Line(line.name, f"{line.figure}, {spent:.3g} s of CPU", line.goal, line.met))
    growth = heaps[-1] - heaps[1]
    lines += [
        Line("heap, Runs again and again", ", ".join(f"{mb:.0f}" for mb in heaps) + " MB"),
        at_most(f"it grew over {options.changes} changes by", growth, "MB", GROWTH_GOAL_MB),
    ]
    print_table(f"{options.runs} runs, pages", lines)


if __name__ == "__main__":
    main()
