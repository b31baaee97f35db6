"""`python -m insight` is the command `insight`."""

from __future__ import annotations

import sys


def run() -> int:
    """The exit code of the command."""
    from insight.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(run())
