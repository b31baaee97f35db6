"""What was compiled on one machine already, for another that has the very same files.

The installer links files out of its cache, so those of one version are one file on both machines.
Where they are not, nothing is lent: Python itself compares a second and a length, and another
version may have both.
"""

from __future__ import annotations

import shutil
import sysconfig
from importlib.util import source_from_cache
from pathlib import Path

PACKAGES = Path(sysconfig.get_path("purelib")).relative_to(sysconfig.get_path("data"))


def lend(lender: Path, borrower: Path) -> None:
    """Put what was compiled in one environment beside the same modules of another."""
    for bytecode in (lender / PACKAGES).rglob("__pycache__/*.pyc"):
        module = Path(source_from_cache(str(bytecode)))
        same = borrower / module.relative_to(lender)
        if same.exists() and same.samefile(module):
            there = borrower / bytecode.relative_to(lender)
            there.parent.mkdir(exist_ok=True)
            shutil.copyfile(bytecode, there)
