"""Two machines for all workers: with the newest of what Insight depends on, and with the oldest."""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .bytecode import lend
from .machine import ROOT, Machine, built, environment_of, lower_bounds, the_wheel_in
from .warm import Warm, warmed

USER = Path(__file__).parent / "user"
RUNS = ("a", "b", "adam", "sgd")  # what `user/train.py` trains


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The demo comes first: it needs no wheel, which another worker makes meanwhile.

    Then what takes long in one piece, so that no worker is left with it at the end; last what has
    the oldest dependencies, when most of our modules are compiled.
    """
    first, last = ("test_demo", "test_examples"), "oldest"
    items.sort(key=lambda item: [*(name not in item.nodeid for name in first), last in item.nodeid])


@pytest.fixture(scope="session")
def top() -> Iterator[Path]:
    """A folder outside of the checkout, the same for all workers of one session."""
    session = os.environ.get("PYTEST_XDIST_TESTRUNUID")
    if session is None:
        with tempfile.TemporaryDirectory(prefix="insight-machine-") as folder:
            yield Path(folder)
        return
    folder = Path(tempfile.gettempdir()) / f"machine-{session[:8]}"
    folder.mkdir(exist_ok=True)
    yield folder


@pytest.fixture
def empty(top: Path) -> Path:
    """An empty folder outside of the checkout, where pytest's own are not."""
    return Path(tempfile.mkdtemp(dir=top))


def made_once(folder: Path, make: Callable[[Path], object]) -> Path:
    """The folder that one worker fills while the others wait."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = folder / "done"
        if not done.exists():
            make(folder)
            done.touch()
    return folder


@pytest.fixture(scope="session")
def wheel(top: Path) -> Path:
    """The wheel of this checkout, made of its sdist, which lies beside it."""
    return the_wheel_in(made_once(top / "dist", built))


@pytest.fixture(scope="session")
def newest(top: Path, wheel: Path) -> Machine:
    """Only what Insight depends on, in the versions that installers choose today."""

    def make(folder: Path) -> None:
        (folder / "work").mkdir()
        environment_of(folder / "env", wheel)

    folder = made_once(top / "newest", make)
    return Machine(folder / "env", folder / "work")


@pytest.fixture(scope="session")
def oldest(top: Path, wheel: Path, newest: Machine) -> Machine:
    """The same in the oldest versions that pyproject.toml admits."""

    def make(folder: Path) -> None:
        (folder / "work").mkdir()
        environment_of(folder / "env", wheel, *lower_bounds())
        lend(newest.environment, folder / "env")

    folder = made_once(top / "oldest", make)
    return Machine(folder / "env", folder / "work")


@pytest.fixture(scope="session")
def light(top: Path, newest: Machine) -> Machine:
    """The recorder and the readers alone: `insight-record` of this checkout, by its sdist."""

    def make(folder: Path) -> None:
        (folder / "work").mkdir()
        built(folder / "dist", ROOT / "packaging" / "record")
        environment_of(folder / "env", the_wheel_in(folder / "dist"))
        lend(newest.environment, folder / "env")

    folder = made_once(top / "light", make)
    return Machine(folder / "env", folder / "work")


@pytest.fixture(scope="session")
def user(top: Path, newest: Machine) -> Machine:
    """Somebody who brought a script of MindSpore along, and trained with it."""

    def make(folder: Path) -> None:
        train_in(Machine(newest.environment, folder / "work"))

    folder = made_once(top / "user", make)
    return Machine(newest.environment, folder / "work")


@pytest.fixture(scope="session")
def warm(user: Machine) -> Iterator[Warm]:
    """The user's interpreter, which each worker keeps for lines that load pandas anyway."""
    with warmed(user) as interpreter:
        yield interpreter


def train_in(machine: Machine, *runs: str) -> None:
    """Train `user/train.py` in the machine's folder, which is a git repository from then on.

    Args:
        machine: Who trains.
        runs: Those of its runs that are wanted; all, where none is named.

    """
    shutil.copytree(USER, machine.folder)
    machine.done("git", "init", "--quiet")
    machine.done("git", "add", ".")
    author = ("-c", "user.name=user", "-c", "user.email=user@example.org")
    machine.done("git", *author, "commit", "--quiet", "--message", "Begin")
    chosen = ("--runs", *runs) if runs else ()
    machine.done("python", "-m", "engine", "train.py", *chosen)
    for name in runs or RUNS:
        assert (machine.folder / "runs" / name).is_dir()
