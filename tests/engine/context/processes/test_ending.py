"""What ends one process of a job ends the job, and soon: no process waits for one that is gone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.context.processes import ending
from tests.ranks.marking import ROOT, environment, mpiexec

LONGEST_S = 30  # a second suffices; without us they wait for ever

TOGETHER = """
import os, signal, sys
import numpy as np
from engine.communication import get_rank, init
from engine.context.processes import world
init()
if get_rank() == 1:
    {}
for _ in range(2):
    world().all_reduce(np.ones(3), "sum").wait()
sys.stdout.write("rank " + str(get_rank()) + " is done" + os.linesep)
"""


def run(way_out: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return run_script(TOGETHER.format(way_out), folder)


def run_script(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    script = folder / "script.py"
    script.write_text(text)
    return subprocess.run(
        [mpiexec(), "-n", "2", sys.executable, str(script)],
        env={**dict(environment()), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
        timeout=LONGEST_S,
        check=False,
    )


def test_processes_that_all_come_to_their_end_end_well(tmp_path):
    done = run("pass", tmp_path)

    assert done.returncode == 0
    assert sorted(done.stdout.splitlines()) == ["rank 0 is done", "rank 1 is done"]


@pytest.mark.parametrize(
    ("way_out", "said"),
    [
        ("raise ValueError('spoilt')", "ValueError: spoilt"),
        ("os.kill(os.getpid(), signal.SIGINT)", "KeyboardInterrupt"),
        ("sys.exit(0)", "all_reduce expected rank 1 to take part, got its end"),
        ("sys.exit('no data')", "no data"),
        ("os._exit(3)", ""),
        ("os.kill(os.getpid(), signal.SIGKILL)", "Killed (signal 9)"),
    ],
)
def test_way_out_of_one_process_ends_all(tmp_path, way_out, said):
    done = run(way_out, tmp_path)

    assert done.returncode != 0
    assert said in done.stdout + done.stderr
    assert "rank 0 is done" not in done.stdout


def test_process_that_vanishes_with_a_good_code_leaves_none_waiting(tmp_path):
    # MPI's launcher says nothing of it, and may take it for a good end of the job.
    done = run("os._exit(0)", tmp_path)

    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_process_that_is_gone_is_seen_from_its_machine(monkeypatch):
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()

    assert not ending._is_there(ended.pid)
    assert ending._is_there(os.getpid())


def test_process_that_leaves_after_its_part_is_not_missed(tmp_path):
    done = run(
        "[world().all_reduce(np.ones(3), 'sum').wait() for _ in 'ab']; sys.exit(0)", tmp_path
    )

    assert done.returncode == 0
    assert done.stdout == "rank 0 is done\n"


@pytest.mark.parametrize("who", [(0, 1), (1,)])
def test_what_nobody_waits_for_ends_with_the_processes(tmp_path, who):
    """Or stays in memory, where one process begins it alone."""
    begins = f"if get_rank() in {who}: world().all_reduce(np.ones(300_000), 'sum')"
    script = "import numpy as np\nfrom engine.communication import get_rank, init\n"
    script += f"from engine.context.processes import world\ninit()\n{begins}\n"
    done = run_script(script, tmp_path)

    assert (done.returncode, done.stderr) == (0, "")


def test_worker_of_a_process_ends_by_itself(tmp_path):
    worker = "import multiprocessing as m; w = m.get_context('fork').Process(target=sys.exit)"

    assert run(f"{worker}; w.start(); w.join()", tmp_path).returncode == 0
