"""Tables of figures: what was measured, beside the goal it has."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """One row of a table."""

    name: str
    figure: str
    goal: str = ""
    met: bool | None = None


def at_most(name: str, value: float, unit: str, limit: float) -> Line:
    return Line(name, f"{value:.4g} {unit}", f"<= {limit:g} {unit}", value <= limit)


def ratio(name: str, value: float, unit: str, ours: dict[str, float], goal: float | None) -> Line:
    """A peer's figure, and how many times ours it is for each of our ways; the first is judged."""
    times = {way: value / max(own, 1e-12) for way, own in ours.items()}
    words = ", ".join(f"{many:.1f}x {way}" for way, many in times.items())
    if goal is None:
        return Line(name, f"{value:.4g} {unit} = {words}")
    return Line(
        name, f"{value:.4g} {unit} = {words}", f">= {goal:g}x", next(iter(times.values())) >= goal
    )


def print_table(title: str, lines: list[Line]) -> None:
    """The lines under a title, and whether each goal is met."""
    print(f"\n{title}")
    width = max(len(line.name) for line in lines)
    room = max(len(line.figure) for line in lines)
    for line in lines:
        verdict = {None: "", True: "met", False: "MISSED"}[line.met]
        goal = f"goal {line.goal}: {verdict}" if line.goal else ""
        print(f"  {line.name:<{width}}  {line.figure:<{room}}  {goal}".rstrip())
    print(end="", flush=True)
