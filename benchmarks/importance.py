"""What explains a target, in sweeps whose answer is known: ours beside other estimators.

    .venv/bin/python benchmarks/importance.py [--draws 20] [--sweeps NAME …]

The sweeps are those of the tests. Each is drawn so many times; a figure is the mean of what is told
of a parameter over the draws, 0 where nothing is. Ours also says in how many draws it told of it,
and how often its interval holds the known share. Of parameters that do nothing, the largest share
that a way tells of any of them is printed, in the mean; of ours it is nearly always none. Then what
a question costs: CPU time of ours alone.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from peers.importances import (  # noqa: E402
    forest_means,
    merged_ranks,
    own_groups,
    shuffled_forest,
)

from insight.lineage.importance import importance  # noqa: E402  # the checkout need not be installed
from tests.insight.lineage.importance.sweeps import SWEEPS, Sweep  # noqa: E402

PEERS = {
    "before": merged_ranks,
    "own groups": own_groups,
    "shuffled forest": shuffled_forest,
    "forest means": forest_means,
}
SIZES = ((20, 3), (60, 12), (200, 10), (1_000, 30), (10_000, 8))
Told = dict[str, dict[Any, float]]


def told_of(sweep: Sweep) -> tuple[Told, dict[Any, bool]]:
    """What each way tells of each parameter, and whether our intervals hold what is known."""
    known = {**sweep.shares, **sweep.together}
    found = importance(sweep.table, list(sweep.table), sweep.target)
    ours: dict[Any, Any] = {one.name: one for one in found.found}
    ours |= {one.names: one for one in found.together}
    finite = np.isfinite(sweep.target)
    rows, target = sweep.table[finite].reset_index(drop=True), sweep.target[finite]
    told: Told = {name: dict(way(rows, target)) for name, way in PEERS.items()}
    held = {
        one: ours[one].low <= share <= ours[one].high for one, share in known.items() if one in ours
    }
    return {"ours": {one: each.share for one, each in ours.items()}, **told}, held


def print_sweep(name: str, draws: int) -> dict[str, list[float]]:
    """One row a parameter that explains something, and one of the others; the errors by way."""
    sweeps = [SWEEPS[name](np.random.default_rng(draw)) for draw in range(draws)]
    answers = [told_of(sweep) for sweep in sweeps]
    known = {**sweeps[0].shares, **sweeps[0].together}
    errors: dict[str, list[float]] = {way: [] for way in ("ours", *PEERS)}
    for one, share in known.items():
        cells = []
        for way in errors:
            values = [told[way].get(one, 0.0) for told, _ in answers]
            errors[way] += [value - share for value in values] if isinstance(one, str) else []
            cells.append(f"{np.mean(values):.2f}")
        count = sum(one in told["ours"] for told, _ in answers)
        within = sum(held.get(one, False) for _, held in answers)
        cells[0] += f" ({count}, {within} within)"
        label = one if isinstance(one, str) else " × ".join(one)
        cells[1:] = cells[1:] if isinstance(one, str) else ["–"] * len(PEERS)
        print(f"| {name} | {label} | {share:.2f} | {' | '.join(cells)} |")
    others = [
        np.mean(
            [
                max([s for one, s in told[way].items() if one not in known] or [0.0])
                for told, _ in answers
            ]
        )
        for way in errors
    ]
    false = sum(any(one not in known for one in told["ours"]) for told, _ in answers)
    cells = [f"{other:.2f}" for other in others]
    cells[0] += f" ({false})"
    print(f"| {name} | any other | 0 | {' | '.join(cells)} |", flush=True)
    return errors


def seconds(runs: int, parameters: int) -> float:
    """CPU time of a question, the least of five."""
    rng = np.random.default_rng(0)
    kinds = (
        lambda: 10 ** rng.uniform(-4, 0, runs),
        lambda: rng.integers(0, 4, runs),
        lambda: rng.choice(list("abcd"), runs),
    )
    table = pd.DataFrame({f"p{n}": kinds[n % 3]() for n in range(parameters)})
    target = np.log10(table["p0"]).to_numpy() / 10 + rng.normal(0, 0.1, runs)
    taken = []
    for _ in range(5):
        before = time.process_time()
        importance(table, list(table), target)
        taken.append(time.process_time() - before)
    return min(taken)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--draws", type=int, default=20, help="of each sweep")
    parser.add_argument("--sweeps", nargs="*", default=list(SWEEPS), choices=list(SWEEPS))
    arguments = parser.parse_args()
    heads = ("sweep", "parameter", "known", "ours (told)", *PEERS)
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    errors: dict[str, list[float]] = {way: [] for way in ("ours", *PEERS)}
    for name in arguments.sweeps:
        for way, of in print_sweep(name, arguments.draws).items():
            errors[way] += of
    print("\n| root mean square error | " + " | ".join(errors) + " |")
    print(f"|{'---|' * (len(errors) + 1)}")
    print(
        "| of single parameters | "
        + " | ".join(f"{np.sqrt(np.mean(np.square(of))):.2f}" for of in errors.values())
        + " |\n"
    )
    for runs, parameters in SIZES:
        print(f"{runs} runs, {parameters} parameters: {seconds(runs, parameters):.3f} s of CPU")


if __name__ == "__main__":
    main()
