"""Print a script that makes event files of the runs of a tool whose store only its library reads.

The Python that has the tool runs it; Insight need not be there, and nothing of the tool here:

  insight import aim > aim_to_insight.py
  python aim_to_insight.py REPO OUT
  insight serve OUT

Without a name, what there is.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from insight.errors import SummaryValueError

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight import [TOOL] [--out FILE]`."""
    from .importing import SCRIPTS

    parser.add_argument(
        "tool", nargs="?", choices=tuple(SCRIPTS), metavar="TOOL", help=", ".join(SCRIPTS)
    )
    parser.add_argument("--out", metavar="FILE", help="write the script there instead, a new file")


def run(arguments: argparse.Namespace) -> int:
    """Print the script, or the tools that have one; 0."""
    from .importing import SCRIPTS

    if arguments.tool is None:
        for name, script in SCRIPTS.items():
            print(f"{name}  {script.about}")
        return 0
    text = SCRIPTS[arguments.tool].text()
    if arguments.out is None:
        print(text, end="")
        return 0
    try:
        with Path(arguments.out).open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        hint = "delete it, or choose another"
        raise SummaryValueError.of("--out", "a new file", arguments.out, hint) from error
    return 0
