from __future__ import annotations

import os
import py_compile
import sys
from pathlib import Path

from .bytecode import PACKAGES, lend


def test_bytecode_is_lent_for_the_same_file_and_for_none_of_the_same_second_and_length(
    tmp_path: Path,
) -> None:
    lender, borrower = (tmp_path / name / PACKAGES for name in ("lender", "borrower"))
    for folder in (lender, borrower):
        folder.mkdir(parents=True)
    for name in ("linked", "other"):
        source = lender / f"{name}.py"
        source.write_text("VERSION = 2\n")
        cached = lender / "__pycache__" / f"{name}.{sys.implementation.cache_tag}.pyc"
        py_compile.compile(str(source), cfile=str(cached), doraise=True)
    (borrower / "linked.py").hardlink_to(lender / "linked.py")
    (borrower / "other.py").write_text("VERSION = 1\n")
    told = (lender / "other.py").stat()
    os.utime(borrower / "other.py", (told.st_atime, told.st_mtime))
    lend(tmp_path / "lender", tmp_path / "borrower")

    assert [path.name.split(".")[0] for path in borrower.rglob("*.pyc")] == ["linked"]
