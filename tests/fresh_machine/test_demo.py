"""README's first line in a fresh clone, looked at in a browser and in the tables."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright

import insight
from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.promises import promise

from .documents import ROOT
from .machine import CACHE, Machine, find_uv

# Those whose emptiness shows that the demo records too little.
PAGES = ("scalars", "histograms", "images", "tensors", "text", "landscape", "lineage")
KINDS = ("scalar", "histogram", "image", "tensor", "text", "graph", "dataset_graph")
RUNS = "summary_dir"  # where the demo puts its runs
OLDER = "lenet5-adam-lr0.001-s1"  # a run of somebody's that has the name of one of the demo's


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
    older = shutil.copytree(ROOT / "sample_runs/data/mlp-adam-lr0.01-w64", clone / RUNS / OLDER)
    before, said = contents(older), clone.parent / "demo.txt"
    cached = {"UV_CACHE_DIR": str(CACHE / "uv"), "PYTHON": sys.executable}
    settings = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    machine = Machine(clone / ".venv", clone, {**cached, **settings, "PATH": path_with_uv(clone)})
    with machine.serving("./run", "demo", "--epochs", "1", said=said) as address:
        rows, empty, complaints = looked_at(address)
    printed, store = said.read_text("utf-8"), insight.open_runs(clone / RUNS)

    assert complaints == []
    for setting in ("adam-lr0.001-s1", "adam-lr0.0005-s2", "momentum-lr10.0-s1"):
        assert f"lenet5-{setting}" in rows
    assert empty == []
    with promise("it shows progress and mixes its runs with none that are there"):
        runs = sorted(store.runs().run)
        assert "epoch 1/1: 44/44 steps" in printed
        assert contents(older) == before
        assert len(runs) == 10
        assert {OLDER, f"{OLDER}-2"} <= set(runs)
        assert all(run.startswith("lenet5") for run in runs)
    with promise("it ends with which run is best and why"):
        answer = printed.split("Trained and drawn in")[1]
        assert re.search(r"^lenet5-\S+ is best: val/accuracy", answer, re.MULTILINE)
        assert "ahead of the next" in answer
        assert re.search(r"\b(optimizer|learning_rate)\b", answer)
    with promise("it records something for every page"):
        assert_is_recorded(store)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def assert_is_recorded(store: insight.Store) -> None:
    status = store.runs().set_index("run").status
    best = store.table("landscape")["run"].unique()
    scalars = store.table("scalar").groupby("run", observed=True)["tag"].unique()

    for kind in KINDS:
        assert store.table(kind)["run"].nunique() >= 9, kind
    assert len(best) == 1
    assert status["lenet5-momentum-lr10.0-s1"] == "diverged"
    assert {"loss/auto", "val/accuracy", "val/loss", "learning_rate/auto", "gradient_norm"} <= set(
        scalars[best[0]]
    )


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
        empty = [name for name in PAGES if shows_nothing(page, name)]
        browser.close()
    return text, empty, complaints


def shows_nothing(page: Page, name: str) -> bool:
    """Whether a page, which somebody goes on to, stands there without data."""
    page.click(f"#rail-{name}")
    page.wait_for_selector(f"main[data-page={name}][data-ready=true]", timeout=60_000)
    return page.locator("main .empty").is_visible()
