"""Say what changed from run A to run B, and how each metric changed with it.

A and B are folders of runs, or DIR:run with a name of `insight runs DIR`. What was changed comes
first: parameters, data, code, command, environment, packages, seeds, hardware, graph. Where runs
beside them differ by their seeds alone, Welch's t-test says whether a metric changed by more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .listing import as_json, print_object, printable
from .workers import add_tables_argument

if TYPE_CHECKING:
    import argparse

    from insight.lineage.difference import Difference
    from insight.lineage.difference.between import MetricChange

_LONGEST = 60
_MOST_CODE = 200  # lines on the terminal; --json has all


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight diff A B [--csv GLOB] [--json]`."""
    for name in ("A", "B"):
        parser.add_argument(name.lower(), metavar=name, help="a run's folder, or DIR:run")
    add_tables_argument(parser)
    parser.add_argument("--json", action="store_true", help="one object, for programs")


def run(arguments: argparse.Namespace) -> int:
    """Print what differs."""
    from functools import cache, partial

    from insight.lineage.difference import chosen_run, difference, siblings_of
    from insight.tables import open_runs

    opened = cache(partial(open_runs, csv=arguments.tables))
    a, b = (chosen_run(asked, opened) for asked in (arguments.a, arguments.b))
    found = difference(a, b, siblings_of(a, opened), siblings_of(b, opened))
    if arguments.json:
        print_object(as_json(found.as_json()))
    else:
        for line in lines_of(found):
            print(printable(line))
    return 0


def lines_of(found: Difference) -> list[str]:
    """The difference for people."""
    lines = [f"A  {found.a}", f"B  {found.b}"]
    lines += [f"({note})" for note in found.notes]
    section = ""
    for change in found.changes:
        if change.section != section:
            section = change.section
            lines += ["", section]
        lines.append(f"  {change.name}: {_told(change.a)} → {_told(change.b)}")
    if not found.changes:
        lines += ["", "nothing that is recorded was changed"]
    if found.code:
        lines += ["", "uncommitted changes", *(f"  {line}" for line in found.code[:_MOST_CODE])]
        left = len(found.code) - _MOST_CODE
        lines += [f"  … {left} more lines; --json has them"] if left > 0 else []
    for sign, operators in (("+", found.operators_added), ("-", found.operators_removed)):
        if operators:
            counted = ", ".join(f"{name} x{count}" for name, count in sorted(operators.items()))
            lines += ["", f"graph {sign} {counted}"]
    if found.metrics:
        lines += ["", "metrics"]
    return lines + [_line_of(metric) for metric in found.metrics]


def _line_of(metric: MetricChange) -> str:
    text = f"  {metric.tag}: {_told(metric.a)} → {_told(metric.b)}"
    if metric.change is not None:
        share = "" if metric.relative is None else f", {metric.relative:+.3g} of A"
        text += f"  ({metric.change:+.6g}{share})"
    seeds = metric.seeds
    if seeds is None:
        return text
    if seeds.p is None:
        return f"{text}  [{seeds.said}]"
    left_out = f"; {seeds.said}" if seeds.said else ""
    counts = f"{seeds.count_a} and {seeds.count_b} seeds"
    means = f"means {seeds.mean_a:.6g} and {seeds.mean_b:.6g}"
    return f"{text}  [p = {seeds.p:.2g}, Welch's t-test over {counts}, {means}{left_out}]"


def _told(value: Any) -> str:
    from insight.lineage.facts import text_of

    if value is None:
        return "–"
    text = f"{value:.6g}" if isinstance(value, float) else text_of(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
