"""How a run ended stands in its files: a copy says it whatever rights it has."""

from __future__ import annotations

import math
import shutil
import subprocess
import sys
import textwrap
import time
import zipfile
from typing import TYPE_CHECKING

import fsspec
import pytest

from insight import Store, SummaryRecord
from insight.export import export
from insight.format.ending import word_in
from insight.format.frames import frame, read_frames
from insight.format.version import is_our_version_record, version_record
from tests.every_case import every
from tests.rights import UMASKS, rights, umask

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

KILLED = """
    import os, signal, sys
    from insight.record import SummaryRecord
    record = SummaryRecord(sys.argv[1], hyperparameters={"width": 8}, provenance=False)
    record.log(1, {"loss": 0.5})
    os.kill(os.getpid(), signal.SIGKILL)
"""


def recorded(folder: Path, loss: float, error: type[BaseException] | None = None) -> None:
    width = {"width": 8}
    record = SummaryRecord(folder, hyperparameters=width, max_file_size=200, provenance=False)
    for step in range(4):
        record.log(step, {"loss": loss})
    record.__exit__(error, error and error(), None)


def statuses(root: Path | str, later_s: float = 120.0) -> dict[str, str]:
    """Two minutes later: nothing is taken to go on any more."""
    store = Store(root, clock=lambda: time.time() + later_s)
    store.refresh()
    table = store.runs()
    return dict(zip(table["run"], table["status"], strict=True))


EXPECTED = {
    "diverged": "diverged",
    "failed": "failed",
    "finished": "finished",
    "killed": "stopped",
    "stopped": "stopped",
}


@pytest.fixture(scope="module", params=UMASKS, ids=oct)
def runs(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of each ending, recorded under a umask."""
    root = tmp_path_factory.mktemp("umask")
    with umask(request.param):
        recorded(root / "runs" / "finished", 0.5)
        recorded(root / "runs" / "stopped", 0.5, KeyboardInterrupt)
        recorded(root / "runs" / "failed", 0.5, ValueError)
        recorded(root / "runs" / "diverged", math.nan)
        command = [sys.executable, "-c", textwrap.dedent(KILLED), str(root / "runs" / "killed")]
        subprocess.run(command, check=False)
    return root / "runs"


def of_files(change: Callable[[int], int]) -> Callable[[Path, Path], object]:
    """A copy with other rights of its files."""

    def copy(source: Path, target: Path) -> None:
        shutil.copytree(source, target)
        for path in target.rglob("*"):
            if path.is_file():
                path.chmod(change(rights(path)))

    return copy


def read_only(source: Path, target: Path) -> None:
    shutil.copytree(source, target)
    for path in [target, *target.rglob("*")]:
        path.chmod(rights(path) & ~0o222)


def through_git(source: Path, target: Path) -> None:
    shutil.copytree(source, target.with_name("repository"))
    git = ["git", "-C", str(target.with_name("repository")), "-c", "user.name=n", "-c"]
    git = [*git, "user.email=e"]
    for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "runs"]):
        subprocess.run([*git, *command], check=True)
    origin = str(target.with_name("repository"))
    subprocess.run(["git", "clone", "-q", origin, str(target)], check=True)


def through_zip(source: Path, target: Path) -> None:
    archive = target.with_name("runs.zip")
    with zipfile.ZipFile(archive, "w") as file:
        for path in source.rglob("*"):
            file.write(path, path.relative_to(source))
    with zipfile.ZipFile(archive) as file:
        file.extractall(target)


def by_command(source: Path, target: Path) -> None:
    subprocess.run(["cp", "-r", str(source), str(target)], check=True)


COPIES: dict[str, Callable[[Path, Path], object]] = {
    "copytree": shutil.copytree,
    "cp -r": by_command,
    "chmod u+w": of_files(lambda mode: mode | 0o200),
    "chmod a+w": of_files(lambda mode: mode | 0o222),
    "chmod 0644": of_files(lambda _: 0o644),
    "chmod 0400": of_files(lambda _: 0o400),
    "chmod 0444": of_files(lambda _: 0o444),
    "read-only folder": read_only,
    "git clone": through_git,
    "zip": through_zip,
}


@every("name", COPIES)
def test_copy_says_how_the_runs_ended(runs: Path, name: str, tmp_path: Path) -> None:
    folder = tmp_path / name
    folder.mkdir()
    COPIES[name](runs, folder / "copy")

    assert statuses(folder / "copy") == statuses(runs) == EXPECTED


def test_run_that_was_killed_is_running_for_a_minute_whatever_its_rights(
    runs: Path, tmp_path: Path
) -> None:
    fresh = tmp_path / "fresh"
    subprocess.run([sys.executable, "-c", textwrap.dedent(KILLED), str(fresh)], check=False)
    for path in fresh.iterdir():
        path.chmod(0o400)

    assert statuses(tmp_path, 0.0) == {"fresh": "running"}
    assert statuses(tmp_path) == {"fresh": "stopped"}


def test_copy_behind_a_url_says_how_the_runs_ended(runs: Path) -> None:
    files = fsspec.filesystem("memory")
    files.store.clear()
    files.pseudo_dirs[:] = [""]
    files.put(str(runs), "/bucket/runs", recursive=True)

    assert statuses("memory://bucket/runs") == EXPECTED


def test_export_says_how_the_runs_ended_and_may_be_copied_too(runs: Path, tmp_path: Path) -> None:
    store = Store(runs, clock=lambda: time.time() + 120.0)
    store.refresh()
    export(store, "insight", tmp_path / "exported")
    COPIES["chmod 0644"](tmp_path / "exported", tmp_path / "copy")

    assert statuses(tmp_path / "exported") == statuses(tmp_path / "copy") == EXPECTED


def test_copy_in_the_cache_says_how_the_runs_ended(
    runs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr("insight.tables.store.MOST_IN_MEMORY", 2)
    shutil.copytree(runs, tmp_path / "copy")
    first = statuses(tmp_path / "copy")
    for path in (tmp_path / "copy").rglob("*.*"):
        path.chmod(0o400)

    assert list((tmp_path / "cache" / "insight" / "points").rglob("*.npy"))
    assert first == statuses(tmp_path / "copy") == EXPECTED


@pytest.mark.parametrize(("mode", "status"), [(0o400, "finished"), (0o644, "stopped")])
def test_files_from_before_ends_were_told_say_it_by_their_rights(
    tmp_path: Path, mode: int, status: str
) -> None:
    """Once those are lost, nobody can tell such a run from one that was killed."""
    recorded(tmp_path / "run", 0.5)
    for path in (tmp_path / "run").iterdir():
        path.write_bytes(as_before(path.read_bytes()))
        path.chmod(mode)

    assert statuses(tmp_path) == {"run": status}


def as_before(content: bytes) -> bytes:
    """A file without words, and with the time once in its version record."""
    version = version_record(1.0)[:-9]
    payloads = [payload for _, payload in read_frames(content) if word_in(payload) is None]
    return b"".join(frame(version if is_our_version_record(one) else one) for one in payloads)
