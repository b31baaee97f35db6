"""A forked child never decides what is said of its parent's run, and loses nothing it recorded."""

from __future__ import annotations

import subprocess
import sys
import textwrap

import pytest

import insight
from insight.format.frames import read_frames
from tests.every_case import every
from tests.processes import DEADLINE_S

FORKS = ("-W", "ignore:This process:DeprecationWarning")

HEAD = """
    import multiprocessing, os, signal, subprocess, sys
    from insight.record import SummaryRecord

    multiprocessing.set_start_method("fork")
    folder = sys.argv[1]
    record = SummaryRecord(folder, provenance=False)
"""
FORKED = """
    child = os.fork()
    if not child:
        {child}
    os.waitpid(child, 0)
"""
WORKER = """
    def work():
        {child}

    process = multiprocessing.Process(target=work)
    process.start()
    process.join()
"""
LOGS = 'record.log(5, {"child": 2.0})'
# What a child does until it ends, and the steps that it records.
CHILDREN = {
    "worker that records": (WORKER, LOGS, [5]),
    "worker that only inherits": (WORKER, "pass", []),
    "worker that fails": (WORKER, f"{LOGS}; sys.exit(3)", [5]),
    "worker that closes": (WORKER, f"{LOGS}; record.close()", [5]),
    "worker that is killed": (WORKER, f"{LOGS}; os.kill(os.getpid(), signal.SIGKILL)", [5]),
    "worker that leaves at once": (WORKER, f"{LOGS}; os._exit(0)", [5]),
    "worker with facts": (WORKER, 'record.hyperparameters({"a": 1}); os._exit(0)', []),
    "fork that leaves at once": (FORKED, f"{LOGS}; os._exit(0)", [5]),
    "fork that only inherits": (FORKED, "os._exit(0)", []),
    "fork that exits": (FORKED, f"{LOGS}; sys.exit(0)", [5]),
    "fork that fails": (FORKED, f"{LOGS}; 1 / 0", [5]),
    "fork that is killed": (FORKED, f"{LOGS}; os.kill(os.getpid(), signal.SIGKILL)", [5]),
    "fork of a fork": (
        FORKED,
        f"os.fork() or ({LOGS}, os._exit(0)); os.wait(); os._exit(0)",
        [5],
    ),
    "before another program": (
        "\n    subprocess.run(['true'], preexec_fn=lambda: {child})\n",
        LOGS,
        [5],
    ),
    "worker with a record of its own": (
        WORKER,
        "own = SummaryRecord(folder, provenance=False); own.log(5, {'child': 2.0})",
        [5],
    ),
}


def run(folder, *parts):
    script = "\n".join(textwrap.dedent(part) for part in parts)
    return subprocess.run(
        [sys.executable, *FORKS, "-c", script, str(folder)],
        capture_output=True,
        text=True,
        timeout=DEADLINE_S,
        check=False,
    )


def status(folder):
    (word,) = insight.open_runs(folder).runs()["status"]
    return word


def steps(folder):
    return sorted(insight.open_runs(folder).table("scalar")["step"])


def are_whole(folder):
    scans = [read_frames(path.read_bytes()) for path in folder.iterdir()]
    return all(sum(1 for _ in scan) and not scan.damages and not scan.pending for scan in scans)


def one_run(number, form, child):
    return [
        f'folder = os.path.join(sys.argv[1], "{number}")\n',
        "record = SummaryRecord(folder, provenance=False)\n",
        'record.log(1, {"loss": 1.0})\n',
        form.replace("{child}", child),
        'record.log(9, {"loss": 3.0})\nrecord.close()\n',
    ]


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    """The run of each child, all of them forked by one process."""
    root = tmp_path_factory.mktemp("runs")
    forms = [(form, child) for form, child, _ in CHILDREN.values()]
    parts = [part for number, one in enumerate(forms) for part in one_run(number, *one)]
    done = run(root, HEAD, *parts)
    assert done.returncode == 0, done.stderr
    return {name: root / str(number) for number, name in enumerate(CHILDREN)}


@every("name", CHILDREN)
def test_run_is_finished_when_its_recorder_was_closed_however_a_child_ended(runs, name):
    assert status(runs[name]) == "finished"
    assert steps(runs[name]) == [1, *CHILDREN[name][2], 9]
    assert are_whole(runs[name])


def test_child_that_outlives_its_parents_run_leaves_it_finished(tmp_path):
    done = run(
        tmp_path,
        HEAD,
        """
        record.log(1, {"loss": 1.0})
        heard, told = os.pipe()
        child = os.fork()
        if not child:
            record.log(2, {"child": 1.0})
            os.read(heard, 1)
            record.log(3, {"child": 2.0})
            os._exit(0)
        record.close()
        os.write(told, b"x")
        os.waitpid(child, 0)
        """,
    )

    assert done.returncode == 0, done.stderr
    assert status(tmp_path) == "finished"
    assert steps(tmp_path) == [1, 2, 3]


def test_fork_that_python_does_not_see_ends_no_run(tmp_path):
    done = run(
        tmp_path,
        HEAD,
        """
        import ctypes
        record.log(1, {"loss": 1.0})
        child = ctypes.CDLL(None).fork()
        if not child:
            sys.exit()
        os.waitpid(child, 0)
        import insight
        print(*insight.open_runs(folder).runs()["status"], flush=True)
        record.log(9, {"loss": 3.0})
        record.close()
        """,
    )

    assert done.stdout == "running\n", done.stderr
    assert status(tmp_path) == "finished"
    assert steps(tmp_path) == [1, 9]


@pytest.mark.parametrize(("end", "word"), [("pass", "finished"), ("1 / 0", "failed")])
def test_child_that_records_on_leaves_its_parents_word(tmp_path, end, word):
    done = run(
        tmp_path,
        HEAD,
        f"""
        record.log(1, {{"loss": 1.0}})
        heard, told = os.pipe()
        child = os.fork()
        if not child:
            os.read(heard, 1)
            for step in range(20, 40):
                record.log(step, {{"child": 2.0}})
            record.hyperparameters({{"width": 8}})
            os._exit(0)
        try:
            with record:
                {end}
        except ZeroDivisionError:
            pass
        os.write(told, b"x")
        os.waitpid(child, 0)
        """,
    )

    assert done.returncode == 0, done.stderr
    assert status(tmp_path) == word
    assert steps(tmp_path) == [1, *range(20, 40)]


def test_daemon_says_how_it_ended(tmp_path):
    done = run(
        tmp_path,
        HEAD,
        """
        child = os.fork()  # before anything was recorded
        if not child:
            record.log(1, {"loss": 1.0})
            1 / 0
        os.waitpid(child, 0)
        """,
    )

    assert done.returncode == 0, done.stderr
    assert status(tmp_path) == "failed"
    assert len(list(tmp_path.iterdir())) == 1


def test_run_goes_on_while_its_recorder_is_open_though_a_child_closed(tmp_path):
    done = run(
        tmp_path,
        HEAD,
        'record.log(1, {"loss": 1.0})\n',
        WORKER.replace("{child}", f"{LOGS}; record.close()"),
        "import insight\nprint(*insight.open_runs(folder).runs()['status'])\n",
    )

    assert done.stdout == "running\n", done.stderr


def test_run_that_its_parent_left_to_a_child_goes_on_and_ends_with_that(tmp_path):
    done = run(
        tmp_path,
        HEAD,
        """
        if os.fork():
            os._exit(0)  # as a daemon begins
        record.log(1, {"loss": 1.0})
        import insight
        print(*insight.open_runs(folder).runs()["status"], flush=True)
        record.close()
        print(*insight.open_runs(folder).runs()["status"])
        """,
    )

    assert done.stdout == "running\nfinished\n", done.stderr


def test_worker_that_is_forked_before_the_first_record_decides_nothing(tmp_path):
    done = run(
        tmp_path,
        HEAD,
        WORKER.replace("{child}", f"{LOGS}; os._exit(0)"),
        'record.log(9, {"loss": 3.0})\nrecord.close()\n',
    )

    assert done.returncode == 0, done.stderr
    assert status(tmp_path) == "finished"


def test_run_that_a_worker_records_alone_ends_with_the_worker(tmp_path):
    ends = {"finished": "pass", "failed": "1 / 0", "stopped": "raise KeyboardInterrupt"}
    made = "own = SummaryRecord(sys.argv[1] + '/{0}', provenance=False); own.log(1, {{'a': 2.0}})"
    parts = [WORKER.replace("{child}", f"{made.format(word)}; {end}") for word, end in ends.items()]
    done = run(tmp_path, HEAD, *parts)

    assert done.returncode == 0, done.stderr
    assert {word: status(tmp_path / word) for word in ends} == {word: word for word in ends}
