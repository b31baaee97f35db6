"""README's first line in a fresh clone, looked at in a browser."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import ARGUMENTS, chromium

from .documents import ROOT
from .machine import CACHE, Machine, find_uv

# Those whose emptiness shows that the demo records too little.
PAGES = ("scalars", "histograms", "images", "tensors", "text", "landscape", "lineage")


@pytest.fixture
def clone(top: Path) -> Path:
    """The checkout as git would clone it, with what is not committed yet."""
    folder = top / "clone"
    listed = subprocess.check_output(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT
    )
    for name in listed.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.mark.browser
def test_demo_trains_and_shows_its_runs(clone: Path) -> None:
    cached = {"UV_CACHE_DIR": str(CACHE / "uv"), "PYTHON": sys.executable}
    settings = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    machine = Machine(clone / ".venv", clone, {**cached, **settings, "PATH": path_with_uv(clone)})
    with machine.serving("./run", "demo", "--epochs", "1") as address:
        rows, empty, complaints = looked_at(address)

    assert complaints == []
    for setting in ("adam-lr0.001-s1", "adam-lr0.0005-s2", "momentum-lr10.0-s1"):
        assert f"lenet5-{setting}" in rows
    assert empty == []


def path_with_uv(clone: Path) -> str:
    """Where a machine that has uv finds programs: `./run` would bring it, a few seconds later."""
    programs = clone.parent / "bin"
    programs.mkdir()
    program = find_uv(dict(os.environ))
    assert program
    (programs / "uv").symlink_to(program)
    return f"{programs}:/usr/local/bin:/usr/bin:/bin"


def looked_at(address: str) -> tuple[str, list[str], list[str]]:
    """The text of the list of runs, the pages that show nothing, and what went wrong on them.

    The address is that of the page which the browser opens on.
    """
    complaints: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        page = browser.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "response", lambda one: one.status < 400 or complaints.append(f"{one.status} {one.url}")
        )
        page.goto(address)
        page.wait_for_selector("main[data-page=lineage][data-ready=true]", timeout=60_000)
        root = address.removesuffix("lineage")
        page.goto(root)
        page.wait_for_selector("main[data-page=runs][data-ready=true]", timeout=60_000)
        page.wait_for_selector("text=lenet5-momentum-lr0.001-s2", timeout=60_000)
        text = page.inner_text("main").replace("\n", "")  # long names are broken into lines
        empty = [name for name in PAGES if shows_nothing(page, root, name)]
        browser.close()
    return text, empty, complaints


def shows_nothing(page: Page, root: str, name: str) -> bool:
    """Whether a page stands there without data."""
    page.goto(f"{root}{name}")
    page.wait_for_selector(f"main[data-page={name}][data-ready=true]", timeout=60_000)
    return page.locator("main .empty").is_visible()
