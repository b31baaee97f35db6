"""Real ranks: how one of them ends is told, and nothing is left of the others."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from insight.tables import open_runs
from tests.insight.launching.launches import (
    WAITING,
    environment,
    launch,
    launch_of_two,
    script,
    words,
)
from tests.processes import has_ended

OTHERS_WAIT = "\nsignal.pause()"


@pytest.mark.parametrize(
    ("way_out", "last"),
    [
        ("os.kill(os.getpid(), signal.SIGKILL)", "rank 1 was ended by SIGKILL"),
        ("os.kill(os.getpid(), signal.SIGSEGV)", "rank 1 was ended by SIGSEGV"),
        ("os.kill(os.getppid(), signal.SIGKILL)", "rank 1 was ended by SIGKILL"),
        ("os.kill(os.getpid(), signal.SIGINT)", "rank 1 raised KeyboardInterrupt"),
        ("raise ValueError('spoilt')", "rank 1 raised ValueError: spoilt"),
        ("sys.exit(3)", "rank 1 ended with exit code 3"),
        ("os._exit(4)", "rank 1 ended with exit code 4"),
    ],
)
def test_rank_that_ends_badly_ends_all_and_is_named(
    tmp_path: Path, way_out: str, last: str
) -> None:
    text = f"print('rank', rank)\nif rank == 1:\n    {way_out}{OTHERS_WAIT}"
    done = launch_of_two(tmp_path, text)

    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == last
    assert "insight: the last lines of rank 1:\n  rank 1\n" in done.stderr


def test_exception_of_a_rank_is_shown_as_python_shows_it(tmp_path: Path) -> None:
    done = launch_of_two(tmp_path, f"if rank == 1:\n    raise ValueError('spoilt'){OTHERS_WAIT}")
    alone = launch("-n", 1, tmp_path / "script.py", env=environment(PMI_RANK="1"))

    assert done.stderr.startswith(alone.stderr)
    assert alone.stderr.startswith("Traceback")


def test_rank_that_leaves_mpi_without_a_word_is_named(tmp_path: Path) -> None:
    text = """
from mpi4py import MPI
MPI.COMM_WORLD.Barrier()
if rank == 1:
    print("nobody hears of this", flush=True)
    os._exit(0)
MPI.COMM_WORLD.Barrier()
"""
    done = launch_of_two(tmp_path, text)

    assert done.returncode == 1
    said = done.stderr.splitlines()
    assert said[-1] == "rank 1 ended with exit code 0, but not by the end of its program"
    assert said[-3:-1] == ["insight: the last lines of rank 1:", "  nobody hears of this"]


def test_rank_that_others_follow_is_the_one_that_is_named(tmp_path: Path) -> None:
    text = """
if rank == 1:
    os._exit(7)
signal.signal(signal.SIGTERM, lambda *_: sys.exit("because of rank 1"))
signal.pause()
"""
    assert launch_of_two(tmp_path, text).stderr.endswith("rank 1 ended with exit code 7\n")


def test_ranks_wait_for_each_other_by_mpi(tmp_path: Path) -> None:
    text = """
from mpi4py import MPI
print(MPI.COMM_WORLD.allreduce(rank + 1), MPI.COMM_WORLD.size)
"""
    done = launch("-n", 4, script(tmp_path, text))

    assert (done.returncode, done.stdout, done.stderr) == (0, "10 4\n" * 4, "")


def test_rank_that_aborts_by_mpi_is_named(tmp_path: Path) -> None:
    text = "from mpi4py import MPI\nMPI.COMM_WORLD.Abort(5) if rank else MPI.COMM_WORLD.Barrier()"
    done = launch_of_two(tmp_path, text)

    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] in {
        "rank 1 called MPI_Abort with code 5",
        "rank 1 ended with exit code 5",
    }


def test_engine_that_ends_the_job_leaves_the_reason_to_us(tmp_path: Path) -> None:
    text = """
from engine.communication import init
init()
if rank == 1:
    raise ValueError("spoilt")
init.__globals__["world"]().barrier().wait()
"""
    said = launch_of_two(tmp_path, text).stderr

    assert said.endswith("  ValueError: spoilt\nrank 1 raised ValueError: spoilt\n")


class Running:
    """Two ranks that wait, and all their processes."""

    def __init__(self, folder: Path, text: str = WAITING) -> None:
        self.front = subprocess.Popen(
            words("-n", 2, script(folder, text)),
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.front.stdout is not None
        lines = [self.front.stdout.readline().split() for _ in range(2)]
        self.processes = [int(pid) for line in lines for pid in line]
        self.guard = self.processes[1]

    def end(self) -> tuple[int, str]:
        _, said = self.front.communicate(timeout=60)
        return self.front.returncode, said

    def left(self) -> list[int]:
        return [pid for pid in self.processes if not has_ended(pid)]


def parent_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


@pytest.mark.parametrize(
    ("number", "code", "said"),
    [
        (signal.SIGINT, 130, "insight: Ctrl-C ended the 2 ranks\n"),
        (signal.SIGTERM, 143, "insight: SIGTERM ended the 2 ranks\n"),
        (signal.SIGKILL, -9, ""),
    ],
)
def test_signal_to_the_command_ends_all(tmp_path: Path, number: int, code: int, said: str) -> None:
    running = Running(tmp_path)
    running.front.send_signal(number)

    assert running.end() == (code, said)
    assert running.left() == []


def test_second_control_c_kills_what_does_not_answer(tmp_path: Path) -> None:
    running = Running(tmp_path, "signal.signal(signal.SIGINT, signal.SIG_IGN)" + WAITING)
    running.front.send_signal(signal.SIGINT)
    running.front.send_signal(signal.SIGTERM)

    assert running.end()[0] in {130, 143}  # signals that come at once come in no order
    assert running.left() == []


@pytest.mark.parametrize(
    ("generations", "last"),
    [(2, "mpiexec was ended by SIGKILL\n"), (1, "lost its MPI launcher\n")],
)
def test_end_of_the_launcher_ends_all(tmp_path: Path, generations: int, last: str) -> None:
    running = Running(tmp_path)
    launcher = running.guard
    for _ in range(generations):
        launcher = parent_of(launcher)
    os.kill(launcher, signal.SIGKILL)
    code, said = running.end()

    assert (code, running.left()) == (1, [])
    assert said.endswith(last)


def test_recorders_of_all_ranks_write_one_run_and_how_it_ended(tmp_path: Path) -> None:
    text = """
import insight
record = insight.SummaryRecord("runs/a")
record.log(1, {"loss": 0.5})
if rank == 1:
    open("ready").close()
    raise ValueError("spoilt")
open("ready", "w").close()
signal.pause()
"""
    os.mkfifo(tmp_path / "ready")
    launch_of_two(tmp_path, text, cwd=tmp_path)
    store = open_runs(tmp_path / "runs")

    assert [tuple(row) for row in store.runs()[["run", "files"]].to_numpy()] == [("a", 2)]
    assert store.runs().status[0] in {"failed", "stopped"}  # the other is interrupted
