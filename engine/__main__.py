"""Run a script of MindSpore as it is: `python -m engine train.py --epochs 2`."""

from __future__ import annotations

import sys

from engine.errors import EngineError
from engine.names.as_mindspore import run_script

USAGE = """usage: python -m engine SCRIPT [ARGUMENT ...]

Runs a script of MindSpore as it is, or the code of a notebook (.ipynb). In a folder that has an
`engine` of its own, type `python -P -m engine SCRIPT`; the script's modules then import theirs."""


def main() -> int:
    """Run what the command line names; its exit code where it did not run."""
    script, *arguments = sys.argv[1:] or ["--help"]
    if script in {"-h", "--help"}:
        print(USAGE)
        return 0
    try:
        run_script(script, arguments)
    except EngineError as error:
        if not str(error).startswith("python -m engine"):
            raise
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
