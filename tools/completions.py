"""Makes the completions of shells anew from the parser of `insight`, by shtab.

.venv/bin/python tools/completions.py

They are checked in, so that whoever installs needs no shtab; a test makes them anew and compares.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

import shtab  # noqa: E402  # the checkout is no package

from insight import cli  # noqa: E402
from insight.cli.completion import FOLDER, SHELLS  # noqa: E402

# What stands for an argument in the help tells what is completed.
FOLDERS = {"DIR"}
FILES = {"PATH", "FILE", "SCRIPT", "RUN"}
# How shtab's own command is used; ours says it.
TOLD = ("# AUTOMATICALLY", "# Usage", "# 1)", "# 2)", "#    source", "# See also", "#    fpath=")
MADE = "# Made by tools/completions.py; `insight completion {shell} --help` says where it goes."


def completion(shell: str) -> str:
    """The script that completes `insight` in a shell."""
    parser = cli.whole_parser()
    for action in actions(parser):
        if action.metavar in FOLDERS:
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
        elif action.metavar in FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
    lines = shtab.complete(parser, shell=shell).splitlines()
    kept = [line.rstrip() for line in lines if not line.startswith(TOLD)]
    at = int(kept[0].startswith("#compdef"))  # zsh looks for that in the first line
    return "\n".join([*kept[:at], MADE.format(shell=shell), *kept[at:], ""])


def actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Those of a parser and of its commands."""
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from actions(command)


def main() -> int:
    """Write all of them; 0."""
    for shell in SHELLS:
        (FOLDER / f"insight.{shell}").write_text(completion(shell), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
