"""Page loads: the browser's half as the few files of a release, beside its modules one by one.

    .venv/bin/python benchmarks/page_loads.py [--rounds 5] [--pages runs,scalars,graph]

Each round has a new browser for each way, in turns: its first visit, and the next ones of the same
page. Told are requests and the time until the page shows its data, and the processor time of
browser and server until both are at rest, with the other pages' modules, which follow.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from peers.chromium import Chromium, executable
from peers.dashboards import free_port
from peers.figures import Line, print_table

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT)]

from tools.bundle import kept  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

PEERS = Path(__file__).with_name("peers")
SAMPLES = ROOT / "sample_runs" / "data"
LIMIT_MS = 180_000
NEXT = 3  # visits after the first: browsers keep compiled scripts of the second
ARRIVED = """() => new Promise((arrived) => {
    const look = () => {
        if (!document.querySelector('main[data-ready="true"]')?.checkVisibility()) return;
        watch.disconnect();
        arrived([performance.now(), performance.getEntriesByType("resource").length]);
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    look();
})"""


class Visit(NamedTuple):
    """What one visit took."""

    requests: float
    shown_ms: float
    cpu_s: float


@contextmanager
def served(bundled: Path) -> Iterator[tuple[int, str]]:
    """A server's process and its address."""
    command = [str(PEERS / "served_page.py"), str(SAMPLES), str(bundled), str(free_port())]
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            yield server.pid, server.stdout.readline().strip()
        finally:
            server.terminate()


def visited(browser: Chromium, address: str) -> Visit:
    found: list[float] = []

    def go() -> None:
        browser.page.goto(address)
        found.extend(browser.page.evaluate(ARRIVED))

    cpu_s = browser.cost_s(go)
    return Visit(found[1], found[0], cpu_s)


def visits(pid: int, address: str) -> tuple[Visit, Visit]:
    """The first of a new browser, and the last of those after it."""
    with Chromium(pid) as browser:
        browser.page.set_default_timeout(LIMIT_MS)
        browser.page.add_init_script("performance.setResourceTimingBufferSize(1000)")
        first, *_, last = (visited(browser, address) for _ in range(1 + NEXT))
    return first, last


def middle(found: list[Visit]) -> Visit:
    return Visit(*(statistics.median(column) for column in zip(*found, strict=True)))


def lines_of(name: str, pairs: list[tuple[Visit, Visit]]) -> list[Line]:
    """Medians of both ways, and of the ratio within each pair."""
    before, after = (middle([pair[side] for pair in pairs]) for side in (0, 1))
    shown, cpu = (statistics.median(pair[1][at] / pair[0][at] for pair in pairs) for at in (1, 2))
    return [
        Line(f"{name}, requests", f"{before.requests:.0f} -> {after.requests:.0f}"),
        Line(
            f"{name}, shown after",
            f"{before.shown_ms:.0f} -> {after.shown_ms:.0f} ms = x{shown:.2f}",
        ),
        Line(f"{name}, processor time", f"{before.cpu_s:.2f} -> {after.cpu_s:.2f} s = x{cpu:.2f}"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="pairs of browsers for each page")
    parser.add_argument("--pages", default="runs,scalars,graph")
    options = parser.parse_args()
    if executable() is None:
        sys.exit("left out: there is no Chromium; INSIGHT_CHROMIUM names one")
    with ExitStack() as stack:
        nowhere = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="insight-loads-")))
        ways = [stack.enter_context(served(bundled)) for bundled in (nowhere, kept())]
        for page in options.pages.split(","):
            found = [
                [visits(pid, f"{url}{page}") for pid, url in ways] for _ in range(options.rounds)
            ]
            lines = [
                line
                for at, name in enumerate(("first visit", "a later one"))
                for line in lines_of(name, [(one[at], other[at]) for one, other in found])
            ]
            print_table(f"{page}: modules -> bundle", lines)


if __name__ == "__main__":
    main()
