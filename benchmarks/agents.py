"""Questions of an agent about a thousand runs of five tools, answered by `insight mcp`.

    .venv/bin/python benchmarks/agents.py [--rounds 12]

One process of the server, asked over its streams by the SDK's own client, as clients do; the clock
runs from the question to its answer. `at rest` asks each tool a dozen different questions of a
folder that stays as it is. `while a run grows` asks them again, and before each a run records one
more step, so that nothing that was made of the tables holds any more. The folder is the one of the
tests' twenty questions.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anyio
import numpy as np
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from peers.figures import Line, print_table

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from insight.record import SummaryRecord  # noqa: E402  # the checkout need not be installed
from tests.insight.cli.answering.thousand_runs import RATES, RUNS, WIDTHS, write  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

GOAL_S = 0.2
"""The 95th percentile of an answer."""


def questions(rounds: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """A question of each tool in turn, none twice."""
    for at in range(rounds):
        rate, width = RATES[at % len(RATES)], WIDTHS[at % len(WIDTHS)]
        one, other = RUNS[37 * at % 1000].name, RUNS[(91 * at + 5) % 1000].name
        wanted = f"lr = {rate} and width >= {width} and seed != {at % 10}"
        yield "overview", {"limit": 10 + at}
        yield "list_runs", {"filter": wanted, "sort": "-target", "limit": 20 + at}
        yield "list_runs", {"filter": f"seed != {at % 10}", "group_by": ["lr", "width"]}
        yield "best_run", {"filter": f"width >= {width} and seed != {at % 10}"}
        yield "compare_runs", {"a": one, "b": other}
        yield "run_facts", {"run": one}
        yield "metric_history", {"metric": "train/loss", "runs": [one, other], "points": 3 + at}
        yield "run_lineage", {"run": other}
        yield "landscapes", {"limit": 5 + at}
        yield "messages", {"search": "e", "limit": 10 + at}
        yield "troubles", {"filter": f"seed != {at % 10}"}


async def measured(
    client: Client, rounds: int, before: Callable[[], None]
) -> tuple[dict[str, list[float]], int]:
    """Seconds of each answer by tool, and the longest answer in characters."""
    found: dict[str, list[float]] = {}
    longest = 0
    for tool, arguments in questions(rounds):
        before()
        begun = time.perf_counter()
        told = await client.call_tool(tool, arguments)
        found.setdefault(tool, []).append(time.perf_counter() - begun)
        text = told.content[0].text
        if told.is_error:
            raise RuntimeError(f"{tool} {arguments}: {text}")
        longest = max(longest, len(text))
    return found, longest


def lines_of(found: dict[str, list[float]]) -> Iterator[Line]:
    """A line for each tool, and one for all."""
    for tool, times in found.items():
        yield Line(tool, _figure(times), "", None)
    every = [one for times in found.values() for one in times]
    yield Line("all", _figure(every), f"95 % <= {1e3 * GOAL_S:g} ms", _high(every) <= GOAL_S)


def _figure(times: list[float]) -> str:
    middle, high, most = (1e3 * one for one in (float(np.median(times)), _high(times), max(times)))
    return f"median {middle:.0f} ms, 95 % {high:.0f} ms, most {most:.0f} ms"


def _high(times: list[float]) -> float:
    return float(np.quantile(times, 0.95))


async def _run(folder: Path, rounds: int) -> None:
    begun = time.perf_counter()
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "insight", "mcp", str(folder)], cwd=ROOT
    )
    with SummaryRecord(folder / "insight" / "growing", provenance=False) as record:
        steps = iter(range(1, 1_000_000))

        def grow() -> None:
            step = next(steps)
            record.log(step, {"train/loss": 1 / step, "val/accuracy": 0.5})

        grow()
        async with Client(stdio_client(command)) as client:
            await client.call_tool("overview", {})
            first = time.perf_counter() - begun
            print(f"from the start of the process to the first answer: {first:.2f} s")
            for words, before in (("at rest", lambda: None), ("while a run grows", grow)):
                found, longest = await measured(client, rounds, before)
                title = f"1,001 runs {words}; the longest answer has {longest:,} characters"
                print_table(title, list(lines_of(found)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=12)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "runs"
        write(folder)
        anyio.run(_run, folder, options.rounds)


if __name__ == "__main__":
    main()
