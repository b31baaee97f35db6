"""What was measured of training steps, as rows: nothing here measures or prints."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping

from .figures import Line
from .step_alone import Alone
from .step_cases import EAGER, HALF, PLANNED, Case, Goals
from .step_sides import SIDES, TORCH_EAGER
from .step_turns import Timed

DIGITS, HALF_DIGITS = 4, 2  # to which the first losses are to be the same
MB = 1e6
EAGER_TITLE, BEST_TITLE, JAX_TITLE = "PyTorch as it comes", "PyTorch at its best", "JAX"
Table = list[tuple[str, ...]]
HALF_TITLE = "PyTorch's autocast at its best"
_WHOSE = {side.name: side.whose for side in SIDES if not side.is_half}
_AUTOCAST = [side.name for side in SIDES if side.is_half and side.whose == "torch"]


def medians_of(seen: Mapping[str, Timed]) -> dict[str, float]:
    """The median seconds of a step of each side."""
    return {name: statistics.median(timed.seconds) for name, timed in seen.items()}


def peers_of(medians: Mapping[str, float]) -> dict[str, tuple[str, float]]:
    """What ours is judged by, as far as it was measured: which side it is, and its seconds.

    The best of PyTorch and of JAX is the way with the least median.
    """
    found = {}
    if TORCH_EAGER in medians:
        found[EAGER_TITLE] = (TORCH_EAGER, medians[TORCH_EAGER])
    for title, whose in ((BEST_TITLE, "torch"), (JAX_TITLE, "jax")):
        ways = {name: value for name, value in medians.items() if _WHOSE.get(name) == whose}
        if ways:
            name = min(ways, key=ways.__getitem__)
            found[title] = (name, ways[name])
    return found


def times_of(case: Case, seen: Mapping[str, Timed], limit: float) -> Table:
    """A row for each side, under a row of titles: `limit` is in operations a second."""
    medians = medians_of(seen)
    ours = [name for name in (EAGER, PLANNED) if name in medians]
    rows: Table = [("", "median", "least", "of limit", *(f"/ {name}" for name in ours), "losses")]
    for name, timed in seen.items():
        ratios = [f"{medians[name] / medians[own]:.2f}" for own in ours]
        share = case.flops / medians[name] / limit
        losses = " ".join(f"{loss:.5f}" for loss in timed.losses)
        least = f"{min(timed.seconds) * 1e3:.3f} ms"
        median = f"{medians[name] * 1e3:.3f} ms"
        rows.append((name, median, least, f"{share:.1%}", *ratios, losses))
    return rows


def alone_of(found: Mapping[str, list[Alone]]) -> Table:
    """A row for each side that ran alone, twice: its memory is that of the second process."""
    titles = ("", "first step ever", "of a later process", "import", "memory", "of it the step's")
    rows: Table = [titles]
    for name, (ever, later) in found.items():
        grown = later.peak_bytes - later.imported_bytes
        rows.append(
            (
                name,
                f"{ever.first_s:.3f} s",
                f"{later.first_s:.3f} s",
                f"{later.import_s:.2f} s",
                f"{later.peak_bytes / MB:.0f} MB",
                f"{grown / MB:.0f} MB",
            )
        )
    return rows


def judged(goals: Mapping[str, Goals], medians: Mapping[str, float]) -> list[Line]:
    """Peers' times over each of ours, beside its goals, if it has some."""
    lines = []
    for own in (PLANNED, EAGER):
        wanted = goals.get(own, (None, None, None))
        goal_of = dict(zip((EAGER_TITLE, BEST_TITLE, JAX_TITLE), wanted, strict=True))
        for title, (name, seconds) in peers_of(medians).items():
            ratio, goal = seconds / medians[own], goal_of[title]
            line = Line(f"{own}: {title}, which is {name}", f"{ratio:.2f}x")
            if goal is not None:
                line = Line(line.name, line.figure, f">= {goal:g}x", ratio >= goal)
            lines.append(line)
    return lines


def judged_halves(goal: float, medians: Mapping[str, float]) -> list[Line]:
    """The time of PyTorch's best autocast over ours in bfloat16, if both were measured."""
    ways = {name: medians[name] for name in _AUTOCAST if name in medians}
    if not ways or HALF not in medians:
        return []
    name = min(ways, key=ways.__getitem__)
    ratio = ways[name] / medians[HALF]
    title = f"{HALF}: {HALF_TITLE}, which is {name}"
    return [Line(title, f"{ratio:.2f}x", f">= {goal:g}x", ratio >= goal)]


def disagreeing(seen: Mapping[str, Timed], digits: int = DIGITS) -> list[str]:
    """The sides whose first loss is not that of the first side, to as many digits as each has."""
    first, *_ = (timed.losses[0] for timed in seen.values())
    found = []
    for name, timed in seen.items():
        known = min(digits, HALF_DIGITS) if name in {HALF, *_AUTOCAST} else digits
        near = 0.5 * 10.0 ** (math.floor(math.log10(abs(first))) + 1 - known)
        if not abs(timed.losses[0] - first) <= near:
            found.append(name)
    return found


def laid_out(rows: Table) -> str:
    """The rows with columns below each other, the first to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip()
        for row in rows
    )
