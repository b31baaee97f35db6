"""What mypy tells somebody who checks a script of their own against the installed packages."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from collections import defaultdict
from pathlib import Path

from .documents import OF_EXTRAS, PAGES, ROOT, blocks
from .machine import Machine

CHECKED = Path(__file__).parent / "checked"
MISTAKES = "mistakes.py"
OF_THE_PAGE = "mistakes_of_the_page.py"
SAMPLES = ROOT / "sample_runs"
# Scripts without annotations, and pages whose blocks give one name several values, as people type.
RELAXED = """
allow_redefinition = true
disallow_any_generics = false
disallow_incomplete_defs = false
disallow_untyped_calls = false
disable_error_code = import-untyped
disallow_untyped_defs = false
local_partial_types = true
warn_return_any = false
"""
PACKAGES = ("engine", "insight", "dashboard")
_ERROR = re.compile(r"([\w.]+):(\d+): error: (.*)")
_EXPECTED = re.compile(r"# expect: (.*)")
_ROW = re.compile(r"^\| `(.+)` \| (.+) \|$", re.MULTILINE)


def test_mypy_tells_mistakes_each_on_its_line_and_nothing_else(
    newest: Machine, empty: Path
) -> None:
    relaxed = ["older_script", *_pages_to(empty)]
    for script in CHECKED.glob("*.py"):
        shutil.copy(script, empty)
    of_the_page = _mistakes_of_the_page(empty)
    told = _told_by_mypy(newest, empty, relaxed)
    lines = (CHECKED / MISTAKES).read_text(encoding="utf-8").splitlines()
    expected = {
        (MISTAKES, number): found[1]
        for number, line in enumerate(lines, 1)
        if (found := _EXPECTED.search(line))
    } | of_the_page

    assert len(relaxed) > 20
    assert len(of_the_page) > 5
    assert len(expected) > 50
    assert {place: texts for place, texts in told.items() if place not in expected} == {}
    assert {
        place: (text, told[place])
        for place, text in expected.items()
        if not any(text in one for one in told[place])
    } == {}


def test_wheel_says_that_it_is_typed(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    stubs = {
        str(stub.relative_to(ROOT)) for one in PACKAGES for stub in (ROOT / one).rglob("*.pyi")
    }

    assert {f"{package}/py.typed" for package in PACKAGES} <= held
    assert stubs <= held


def _pages_to(folder: Path) -> list[str]:
    """Write each page's Python to a script, beside the sample runs; the modules' names."""
    for page in PAGES:
        if page not in OF_EXTRAS and (code := "\n".join(blocks(page, "python"))):
            (folder / f"page_{page.stem}.py").write_text(code, encoding="utf-8")
    for sample in SAMPLES.glob("*.py"):
        shutil.copy(sample, folder)
    return sorted(script.stem for script in folder.glob("*.py"))


def _mistakes_of_the_page(folder: Path) -> dict[tuple[str, int], str]:
    """Write the page's script with the mistakes of its table below; what it says of each line."""
    page = ROOT / "docs" / "types.md"
    right = "\n".join(blocks(page, "python")).splitlines()
    rows = _ROW.findall(page.read_text(encoding="utf-8"))
    script = "\n".join([*right, *(mistake for mistake, _ in rows)])
    (folder / OF_THE_PAGE).write_text(script, encoding="utf-8")
    return {
        (OF_THE_PAGE, number): f"{message}  [".replace("\\_", "_")
        for number, (_, message) in enumerate(rows, len(right) + 1)
    }


def _told_by_mypy(
    machine: Machine, folder: Path, relaxed: list[str]
) -> dict[tuple[str, int], list[str]]:
    """The errors at each place of a folder's scripts, whose imports are the machine's."""
    of_relaxed = f"[mypy-{','.join(relaxed)}]{RELAXED}"
    settings = f"[mypy]\nstrict = true\n{of_relaxed}"
    (folder / "mypy.ini").write_text(settings, encoding="utf-8")
    options = ("--python-executable", str(machine.python), "--no-pretty", "--cache-dir", "cache")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "mypy.ini", *options, "."],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    told = defaultdict(list)
    for name, number, text in _ERROR.findall(done.stdout):
        told[name, int(number)].append(text)
    assert told, done.stdout + done.stderr
    return told
