"""README's ways to install Insight in a project of one's own, as they stand there."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import tarfile
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from dashboard.asset_cache import versions_of
from dashboard.bundle import bundle_in

from .documents import ROOT, blocks
from .machine import Machine

# README's places, and what stands for them here: git itself takes the address for this checkout.
CHECKOUT = "/path/to/insight"
PACKAGES = ("engine", "insight", "dashboard")
GIT = {
    "GIT_CONFIG_COUNT": "1",
    "GIT_CONFIG_KEY_0": f"url.{ROOT}.insteadOf",
    "GIT_CONFIG_VALUE_0": "https://example.org/insight.git",
}


def section(title: str) -> str:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {title}\n(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    assert found, f"README has no section {title!r}"
    return found[1]


def typed() -> list[list[str]]:
    """The lines of README's section, with this checkout for the one that stands there."""
    shell = re.findall(r"^```sh\n(.*?)^```", section("Install"), re.MULTILINE | re.DOTALL)
    told = "\n".join(shell).replace(CHECKOUT, str(ROOT))
    return [shlex.split(line, comments=True) for line in told.splitlines()]


WAYS = {"checkout": 0, "wheel": 1, "git": 2}


def would_install(machine: Machine, folder: Path, line: list[str], *options: str) -> str:
    """What pip would install for a line, beside what is there."""
    settings = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    told = replace(machine, variables=settings | GIT).done(
        *line, "--dry-run", *options, folder=folder
    )
    return told.partition("Would install ")[2].strip()


@pytest.mark.parametrize("way", WAYS)
def test_way_to_install_is_taken_by_pip(
    way: str, newest: Machine, wheel: Path, empty: Path
) -> None:
    shutil.copy(wheel, empty)
    line = typed()[WAYS[way]]
    told = would_install(newest, empty, line, "--no-deps", "--force-reinstall")

    assert told == "insight-train-0.1.0"


def test_wheel_has_a_bundle_of_the_very_modules_that_it_has(wheel: Path, empty: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(empty)
    dashboard = empty / "dashboard"
    found = bundle_in(dashboard / "bundled", versions_of(dashboard / "assets"))

    assert found is not None
    assert {"entry.mjs", "shared.mjs", "pages/runs/page.mjs"} <= set(found.files)


def test_sdist_has_what_the_wheel_is_made_of_and_no_more(wheel: Path) -> None:
    (sdist,) = wheel.parent.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *PACKAGES],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    packages = {name for name in held if name.split("/")[0] in PACKAGES}
    bundled = {name for name in packages if name.startswith("dashboard/bundled/")}

    assert packages - bundled == {name for name in listed.stdout.split() if (ROOT / name).is_file()}
    assert "dashboard/bundled/contents.json" in bundled
    assert held - packages - {".gitignore"} == {
        *("CHANGELOG.md", "LICENSE", "PKG-INFO", "README.md", "pyproject.toml"),
        "tools/build_hook.py",
    }


def test_extra_is_found_without_asking_an_index_for_insight(newest: Machine) -> None:
    line = typed()[3]
    told = would_install(newest, newest.folder, line)

    assert line[-1] == "insight-train[remote]"
    assert "s3fs-" in told
    assert "insight" not in told


def test_documents_name_extras_as_the_section_does() -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    lines = [line for page in pages for block in blocks(page, "sh") for line in block.splitlines()]
    installs = [line for line in lines if "pip install" in line]

    assert installs
    assert [line for line in installs if not line.startswith("python -m pip install ")] == []
