"""Dashboard: what pages cost in a real browser, the server's part included, beside TensorBoard.

    .venv/bin/python benchmarks/dashboard.py [--runs 1000] [--rounds 3] [--cases cards,peer,live]

CPU time, user and system, of all of Chromium's processes and of the server. The servers have read
their folders before the clock runs; the browser has seen nothing: its profile is new.

The goals in seconds were set on a machine where TensorBoard took 12.8 s to show all of 1000 runs.
With both cases, ours are told as shares of what TensorBoard takes here, too.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from peers import cpu
from peers.chromium import Chromium, executable
from peers.dashboard_data import LONG, SHORT, six_cards, two_cards
from peers.dashboards import insight_server, tensorboard
from peers.environment import PeerMissingError
from peers.figures import Line, at_most, print_table, ratio

PEERS = Path(__file__).with_name("peers")
COLD_GOAL_S, ZOOM_GOAL_S, TOUCH_GOAL_S, HEAP_GOAL_MB = 4.0, 0.8, 0.1, 250.0
PEER_GOAL, OVERVIEW_GOAL = 3.0, 1.0
THEIRS_THEN_S = 12.8
LIVE_RUNS, LIVE_S = 100, 20.0
LIVE_SERVER_GOAL, LIVE_BROWSER_GOAL = 0.05, 0.40
HOVERS = 20
READY = 'main[data-ready="true"]'
LIVE_GOAL_WORDS = "of a core"
VERSION = "Number(String(INSIGHT.state.version).match(/[0-9]+$/)[0])"  # without the server's era
# The modules of the page have no names outside of them: these, by its own import map.
REACH = """async () => {
    const { imports } = JSON.parse(document.querySelector("script[type=importmap]").textContent);
    const found = ["frame/state", "charts/cards", "charts/scalar_view"].map((name) =>
        import(Object.keys(imports).find((one) => one.endsWith(`/assets/${name}.mjs`))));
    window.INSIGHT = Object.assign({}, ...await Promise.all(found));
}"""


def opened(browser: Chromium, address: str) -> None:
    browser.page.goto(address)
    browser.page.wait_for_selector(READY, timeout=120_000)


def six_cards_round(runs: int, pid: int, url: str) -> dict[str, float]:
    """One cold browser on Scalars, and what is done there."""
    with Chromium(pid) as browser:
        page = browser.page
        cold = browser.cost_s(lambda: opened(browser, f"{url}scalars"))
        page.evaluate(REACH)
        drawn = page.evaluate(
            "[...document.querySelectorAll('.card[data-tag]')].map(e => Number(e.dataset.runs))"
        )
        if drawn != [runs] * len(LONG + SHORT):
            raise RuntimeError(f"expected {len(LONG + SHORT)} cards of {runs} runs, got {drawn}")
        idle = browser.idle_share()
        zoom = browser.cost_s(lambda: page.evaluate("INSIGHT.zoomTo([2000, 4000])"), idle)
        _expect(page, f"INSIGHT.fieldOf('{LONG[0]}').window !== null && INSIGHT.isQuiet()")
        page.evaluate("INSIGHT.zoomTo(null)")
        browser.rest()
        narrow = browser.cost_s(lambda: page.fill("#filter", "run_00"), idle)
        _expect(page, f"INSIGHT.fieldOf('{LONG[0]}').shown.length === {min(runs, 100)}")
        page.fill("#filter", "")
        browser.rest()
        hover = browser.cost_s(lambda: _hover(page), idle) / HOVERS
        heap = browser.heap_mb()
    return {"cold": cold, "zoom": zoom, "filter": narrow, "hover": hover, "heap": heap}


def _expect(page: Any, condition: str) -> None:
    if not page.evaluate(condition):
        raise RuntimeError(f"expected of the page: {condition}")


def _hover(page: Any) -> None:
    box = page.locator(".card[data-tag] .plot").first.bounding_box()
    for move in range(HOVERS):
        share = (move + 1) / (HOVERS + 1)
        page.mouse.move(box["x"] + box["width"] * share, box["y"] + box["height"] / 2)
        page.evaluate("() => new Promise(requestAnimationFrame)")  # else moves become one


def cards(runs: int, rounds: int) -> dict[str, float]:
    """Scalars with six cards of all runs."""
    root = six_cards(runs)
    with insight_server(root) as (pid, url):
        opening = cpu.of_process(pid)
        with Chromium(pid) as first:  # the tables are cut once, whoever looks first
            opened(first, f"{url}scalars")
            first.rest()
        found = [six_cards_round(runs, pid, url) for _ in range(rounds)]
    middle = {name: statistics.median(one[name] for one in found) for name in found[0]}
    lines = [
        Line("server, reading the folder", f"{opening:.3g} s, {len(LONG)} x 10000 points a run"),
        at_most("cold browser, all six drawn", middle["cold"], "s", COLD_GOAL_S),
        at_most("zoom of all six, with finer values", middle["zoom"], "s", ZOOM_GOAL_S),
        at_most("filter", middle["filter"], "s", TOUCH_GOAL_S),
        at_most("linked hover, a move", middle["hover"], "s", TOUCH_GOAL_S),
        at_most("heap of the page", middle["heap"], "MB", HEAP_GOAL_MB),
    ]
    print_table(f"Scalars: six cards x {runs} runs, CPU of browser and server", lines)
    return middle


def ours_small(runs: int, pid: int, url: str) -> dict[str, float]:
    with Chromium(pid) as browser:
        shown = browser.cost_s(lambda: opened(browser, f"{url}scalars"))
    with Chromium(pid) as browser:
        overview = browser.cost_s(lambda: opened(browser, f"{url}runs"))
    return {"all": shown, "first": overview}


def theirs_small(runs: int, pid: int, url: str) -> dict[str, float]:
    """TensorBoard shows its page, then all runs once their box is ticked."""
    with Chromium(pid) as browser:
        page = browser.page

        def first() -> None:
            page.goto(url)
            page.wait_for_selector("mat-checkbox input", timeout=120_000)

        loaded = browser.cost_s(first)
        chosen = browser.cost_s(page.locator("mat-checkbox input").first.click)
        heap = browser.heap_mb()
    return {"all": loaded + chosen, "first": loaded, "heap": heap}


def peer(runs: int, rounds: int) -> float:
    """Runs of 300 points x 2 cards, in turns with TensorBoard."""
    root = two_cards(runs)
    with insight_server(root) as (our_pid, our_url), tensorboard(root) as (their_pid, their_url):
        ours_small(runs, our_pid, our_url)
        turns = [
            (ours_small(runs, our_pid, our_url), theirs_small(runs, their_pid, their_url))
            for _ in range(rounds)
        ]
    ours = {name: statistics.median(one[name] for one, _ in turns) for name in turns[0][0]}
    theirs = {name: statistics.median(one[name] for _, one in turns) for name in turns[0][1]}
    lines = [
        Line("ours, all runs in both cards", f"{ours['all']:.3g} s"),
        ratio("TensorBoard, all runs", theirs["all"], "s", {"ours": ours["all"]}, PEER_GOAL),
        Line("ours, the overview of all runs", f"{ours['first']:.3g} s"),
        ratio(
            "TensorBoard, its page", theirs["first"], "s", {"ours": ours["first"]}, OVERVIEW_GOAL
        ),
        Line("TensorBoard, heap with all runs", f"{theirs['heap']:.4g} MB"),
    ]
    print_table(f"{runs} runs x 300 points x 2 cards, CPU of browser and server", lines)
    return theirs["all"]


def shares(ours: dict[str, float], theirs_s: float) -> None:
    """The goals in seconds, on a machine of any speed."""
    goals = {
        "cold": COLD_GOAL_S,
        "zoom": ZOOM_GOAL_S,
        "filter": TOUCH_GOAL_S,
        "hover": TOUCH_GOAL_S,
    }
    lines = [
        at_most(name, 100 * ours[name] / theirs_s, "%", round(100 * goal / THEIRS_THEN_S, 2))
        for name, goal in goals.items()
    ]
    print_table("Six cards x all runs, in shares of TensorBoard's two cards", lines)


def live() -> None:
    """Runs that grow once a second, six tags each, while a browser looks."""
    with tempfile.TemporaryDirectory(prefix="insight-live-") as folder:
        script = [str(PEERS / "growing_runs.py"), folder, str(LIVE_RUNS), str(LIVE_S + 120)]
        with subprocess.Popen([sys.executable, *script], stdout=subprocess.PIPE) as writer:
            try:
                assert writer.stdout
                writer.stdout.readline()
                server, page = _shares_of_a_core(Path(folder))
            finally:
                writer.terminate()
    lines = [
        at_most("server", server, LIVE_GOAL_WORDS, LIVE_SERVER_GOAL),
        at_most("browser", page, LIVE_GOAL_WORDS, LIVE_BROWSER_GOAL),
    ]
    print_table(f"{LIVE_RUNS} growing runs x 6 cards at 1 Hz", lines)


def _shares_of_a_core(root: Path) -> tuple[float, float]:
    """What server and browser use while the page Scalars follows runs."""
    with insight_server(root) as (pid, url), Chromium(pid) as browser:
        opened(browser, f"{url}scalars")
        browser.page.evaluate(REACH)
        time.sleep(10)
        versions = [browser.page.evaluate(VERSION)]
        before = browser.server_s(), browser.browser_s()
        started = time.monotonic()
        time.sleep(LIVE_S)
        elapsed_s = time.monotonic() - started
        after = browser.server_s(), browser.browser_s()
        versions.append(browser.page.evaluate(VERSION))
    if versions[1] - versions[0] < LIVE_S / 3:
        raise RuntimeError(f"the page was told of {versions[1] - versions[0]} changes only")
    return (after[0] - before[0]) / elapsed_s, (after[1] - before[1]) / elapsed_s


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3, help="browsers started for each figure")
    parser.add_argument("--cases", default="cards,peer,live")
    options = parser.parse_args()
    if executable() is None:
        sys.exit("left out: there is no Chromium; INSIGHT_CHROMIUM names one")
    cases = options.cases.split(",")
    ours = cards(options.runs, options.rounds) if "cards" in cases else None
    if "peer" in cases:
        try:
            theirs_s = peer(options.runs, options.rounds)
            if ours:
                shares(ours, theirs_s)
        except PeerMissingError as error:
            print(f"left out: {error}", file=sys.stderr)
    if "live" in cases:
        live()


if __name__ == "__main__":
    main()
