"""How a run reads after its script ended, forked, was killed, or met a full disk."""

from __future__ import annotations

import signal
import subprocess
import sys
import textwrap

import pytest

import insight

HEAD = """
    import os, signal, sys
    import insight
    quiet = dict(machine=None, console=False, provenance=False)
    run = insight.run(sys.argv[1], "a", **quiet)
    run.log({"loss": 0.5})
"""


def ran(folder, script):
    command = [sys.executable, "-c", textwrap.dedent(HEAD + script), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def status(folder, name="a"):
    return insight.open_runs(folder).runs().set_index("run").loc[name, "status"]


def steps(folder, name="a"):
    return insight.open_runs(folder).table("scalar", runs=name)["step"].tolist()


@pytest.mark.parametrize(
    ("script", "ending"),
    [
        ("", "finished"),
        ("    raise ValueError('no with around it')", "failed"),
        ("    os.kill(os.getpid(), signal.SIGINT)", "stopped"),
    ],
)
def test_a_script_without_with_ends_its_run_as_it_ends(tmp_path, script, ending) -> None:
    ran(tmp_path, script)

    assert status(tmp_path) == ending


@pytest.mark.parametrize(
    ("error", "ending"),
    [(ValueError(), "failed"), (KeyboardInterrupt(), "stopped"), (SystemExit(0), "finished")],
)
def test_a_run_left_by_an_exception_says_so(begin, tmp_path, error, ending) -> None:
    def train():
        with begin("a") as run:
            run.log({"loss": 0.5})
            raise error

    with pytest.raises(type(error)):
        train()

    assert status(tmp_path) == ending
    assert insight.current() is None


def test_what_was_logged_survives_a_kill_and_the_run_goes_on(begin, tmp_path) -> None:
    done = ran(tmp_path, "    run.log({'loss': 0.25}); os.kill(os.getpid(), signal.SIGKILL)")
    with begin("a", resume=True) as run:
        run.log({"loss": 0.1})

    assert done.returncode == -signal.SIGKILL
    assert steps(tmp_path) == [1, 2, 3]


def test_a_forked_child_records_into_the_same_run_from_the_same_step(tmp_path) -> None:
    script = """
    child = os.fork()
    run.log({"child" if child == 0 else "parent": 1.0})
    if child == 0:
        assert insight.current() is run
        os._exit(0)
    os.waitpid(child, 0)
    """
    assert ran(tmp_path, script).returncode == 0

    table = insight.open_runs(tmp_path).table("scalar")
    assert table[["tag", "step"]].values.tolist() == [["child", 2], ["loss", 1], ["parent", 2]]


def test_a_full_disk_costs_values_and_a_word_never_the_training(tmp_path) -> None:
    script = """
    import resource
    size = 2000
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    for _ in range(100):
        run.log({"loss": 0.5, "weights": list(range(50))})
    run.config["late"] = 1
    run.summary["best"] = 1
    run.alert("full")
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    run.log({"loss": 0.25})
    print(run.step)
    """
    done = ran(tmp_path, script)

    assert (done.returncode, done.stdout) == (0, "102\n"), done.stderr
    assert done.stderr.count("Recording failed") == 1
    assert steps(tmp_path)[-1] == 102
    assert status(tmp_path) == "finished"
