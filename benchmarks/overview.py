"""The page that lists all runs, in a browser that has seen nothing, beside the peers' pages.

    .venv/bin/python benchmarks/overview.py [--runs 1000] [--rounds 3] [--peers aim,mlflow]

Each peer reads runs that it recorded itself: the same names, parameters and values as ours, two
tags of 30 points. CPU time, user and system, of browser and server, from the address to rest.
MLflow and Aim show a part of the runs at first (100 and 45), ours has all of them in its grid.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from peers import dashboards
from peers.chromium import Chromium, executable
from peers.environment import CACHE, PeerMissingError, python_of
from peers.figures import Line, print_table, ratio

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

RECORDER = Path(__file__).with_name("peers") / "overview_runs.py"
POINTS = 30
GOAL = 1.0


class Seen(NamedTuple):
    """A server, and what its page shows once the runs are there."""

    serve: Callable[[Path], AbstractContextManager[tuple[int, str]]]
    path: str
    ready: str


PAGES = {
    "insight": Seen(dashboards.insight_server, "runs", 'main[data-ready="true"]'),
    "aim": Seen(dashboards.aim, "runs", "text=run_{last}"),
    "mlflow": Seen(dashboards.mlflow, "#/experiments/1/runs", "text=run_{last}"),
}


def recorded(name: str, runs: int) -> Path:
    """The folder of one recorder's runs, written on the first call."""
    python = sys.executable if name == "insight" else python_of(name)
    folder = CACHE / "bench" / "overview" / f"{name}-{runs}"
    if not folder.is_dir():
        print(f"Writing {folder} (once) ...", file=sys.stderr, flush=True)
        making = folder.with_name(folder.name + ".new")
        shutil.rmtree(making, ignore_errors=True)
        making.mkdir(parents=True)
        command = [python, str(RECORDER), name, str(making), str(runs), str(POINTS)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        making.rename(folder)
    return folder


def cost_s(page: Seen, pid: int, url: str, runs: int) -> float:
    """What it costs until the runs are on the page, and all is at rest."""
    ready = page.ready.format(last=f"{runs - 1:04d}")
    with Chromium(pid) as browser:

        def show() -> None:
            browser.page.goto(url + page.path)
            browser.page.wait_for_selector(ready, timeout=120_000)

        return browser.cost_s(show)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--peers", default="aim,mlflow")
    options = parser.parse_args()
    if executable() is None:
        sys.exit("left out: there is no Chromium; INSIGHT_CHROMIUM names one")
    figures: dict[str, list[float]] = {}
    with ExitStack() as stack:
        served = {}
        for name in ["insight", *options.peers.split(",")]:
            try:
                root = recorded(name, options.runs)
                served[name] = stack.enter_context(PAGES[name].serve(root))
            except PeerMissingError as error:
                print(f"left out: {error}", file=sys.stderr)
        for _ in range(options.rounds + 1):  # the first one warms the servers
            for name, (pid, url) in served.items():
                figures.setdefault(name, []).append(cost_s(PAGES[name], pid, url, options.runs))
    middle = {name: statistics.median(values[1:]) for name, values in figures.items()}
    ours = middle.pop("insight")
    lines = [Line("ours", f"{ours:.3g} s")]
    lines += [ratio(name, value, "s", {"ours": ours}, GOAL) for name, value in middle.items()]
    print_table(f"The list of {options.runs} runs, CPU of browser and server", lines)


if __name__ == "__main__":
    main()
