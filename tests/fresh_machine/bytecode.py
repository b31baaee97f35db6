"""What was compiled on one machine already, for another that has the very same files.

The installer links files with their times, by which Python tells whether bytecode is of the file
that it finds; where it is not, Python compiles anew and says nothing.
"""

from __future__ import annotations

import shutil
import sysconfig
from pathlib import Path

PACKAGES = Path(sysconfig.get_path("purelib")).relative_to(sysconfig.get_path("data"))


def lend(lender: Path, borrower: Path) -> None:
    """Put what was compiled in one environment beside the same modules of another."""
    for bytecode in (lender / PACKAGES).rglob("__pycache__/*.pyc"):
        there = borrower / bytecode.relative_to(lender)
        if there.parent.parent.is_dir():
            there.parent.mkdir(exist_ok=True)
            shutil.copyfile(bytecode, there)
