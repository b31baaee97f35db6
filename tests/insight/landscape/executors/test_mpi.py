from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from insight.errors import MissingLibraryError
from insight.landscape import surface
from insight.landscape.executors import MpiExecutor
from insight.launching.ending import ASKED_S
from tests.insight.landscape.executors.models import network, plane
from tests.insight.launching.launches import environment, launch, words

if TYPE_CHECKING:
    from collections.abc import Sequence

# Rank 0 alone comes behind `MpiExecutor()`, and its others serve one job after the other.
DRAWING = """
import sys
import numpy as np
from pathlib import Path
from insight.landscape import surface
from insight.landscape.executors import MpiExecutor
from tests.insight.landscape.executors.models import Mortal, network, plane

if __name__ == "__main__":
    for name in ("first", "second"):
        executor = MpiExecutor()
        model = Mortal(Path(), int(sys.argv[1]), 4) if name == "first" else network()
        found = surface(model, plane(), size=5, executor=executor, keep=f"{name}.kept")
        executor.close()
        np.save(name, found.z)
        print(name)
"""


# A lock is of one process.
HELD = """
import threading
from insight.landscape import surface
from insight.landscape.executors import MpiExecutor
from tests.insight.landscape.executors.models import network, plane

model = network()
model.lock = threading.Lock()
"""


def test_library_that_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mpi4py", None)

    with pytest.raises(MissingLibraryError, match=r"mpi expected mpi4py and an MPI.*\[mpi\]"):
        MpiExecutor()


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "script.py"
    path.write_text(DRAWING)
    return path


def drawn(folder: Path) -> Sequence[bool]:
    """Of both surfaces whether they have the bits that one process gives."""
    expected = surface(network(), plane(), size=5).z
    return [
        np.array_equal(np.load(folder / f"{name}.npy"), expected) for name in ("first", "second")
    ]


def test_ranks_give_the_bits_of_one_process(script: Path) -> None:
    done = launch("-n", 3, script, 0, cwd=script.parent)

    assert (done.returncode, done.stdout, done.stderr) == (0, "first\nsecond\n", "")
    assert drawn(script.parent) == [True, True]


def test_rank_that_dies_ends_the_job_which_goes_on_when_it_is_started_again(script: Path) -> None:
    killed = launch("-n", 2, script, 1, cwd=script.parent)
    again = launch("-n", 2, script, 1, cwd=script.parent)

    assert killed.stderr.endswith("rank 1 was ended by SIGKILL\n")
    assert again.returncode == 0, again.stderr
    assert drawn(script.parent) == [True, True]


def test_model_that_cannot_be_sent_ends_the_job(tmp_path: Path) -> None:
    path = tmp_path / "script.py"
    path.write_text(f"{HELD}\nsurface(model, plane(), size=5, executor=MpiExecutor())")
    done = launch("-n", 2, path, cwd=tmp_path)

    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("rank 0 raised TypeError: cannot pickle")


WAITING = """
from insight.landscape import surface
from insight.landscape.executors import MpiExecutor
from tests.insight.landscape.executors.models import Waiting, plane

surface(Waiting(50), plane(), size=31, executor=MpiExecutor())
"""


def test_ranks_end_as_soon_as_ctrl_c_has_ended_their_rows(tmp_path: Path) -> None:
    path = tmp_path / "script.py"
    path.write_text(WAITING)
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(words("-n", 3, path), env=environment(), cwd=tmp_path, **pipes) as job:
        assert job.stdout is not None
        rows = [job.stdout.readline() for _ in range(2)]
        begun = time.monotonic()
        job.send_signal(signal.SIGINT)
        _, said = job.communicate(timeout=60)
        took = time.monotonic() - begun

    assert rows == ["in a row\n"] * 2
    assert (job.returncode, said) == (130, "insight: Ctrl-C ended the 3 ranks\n")
    assert took < ASKED_S  # what is left after that is killed


def test_pool_of_mpi4py_does_as_well(script: Path) -> None:
    launcher = str(Path(sys.executable).parent / "mpiexec")
    words = [launcher, "-n", "2", sys.executable, "-m", "mpi4py.futures", str(script), "0"]
    done = subprocess.run(
        words,
        cwd=script.parent,
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
    )

    assert (done.returncode, done.stdout) == (0, "first\nsecond\n"), done.stderr
    assert drawn(script.parent) == [True, True]
