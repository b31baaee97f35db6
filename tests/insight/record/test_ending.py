"""How a run reads after its recorder was left: at its end, by an exception, by Ctrl-C."""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import subprocess
import sys
import textwrap

import pytest

import insight
from insight.format.ending import word_in
from insight.format.frames import read_frames
from insight.record import SummaryRecord

HEAD = """
    import sys
    from insight.record import SummaryRecord
    record = SummaryRecord(sys.argv[1])
    record.log(1, {"loss": 0.5})
"""


def statuses(folder):
    table = insight.open_runs(folder).runs()
    return dict(zip(table["run"], table["status"], strict=True))


def status(folder):
    (found,) = statuses(folder).values()
    return found


def run(folder, script, *options):
    command = [sys.executable, *options, "-c", textwrap.dedent(script), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def leave(folder, error):
    with SummaryRecord(folder) as record:
        record.log(1, {"loss": 0.5})
        raise error


def fail(record):
    with pytest.raises(ZeroDivisionError), record:
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("error", "ending"),
    [
        (ValueError("boom"), "failed"),
        (MemoryError(), "failed"),
        (SystemExit(1), "failed"),
        (SystemExit("usage"), "failed"),
        (SystemExit(0), "finished"),
        (SystemExit(), "finished"),
        (KeyboardInterrupt(), "stopped"),
        (asyncio.CancelledError(), "stopped"),
        (GeneratorExit(), "finished"),
    ],
    ids=repr,
)
def test_an_exception_that_leaves_a_recorder_is_how_its_run_ended(tmp_path, error, ending):
    with pytest.raises(type(error)):
        leave(tmp_path, error)

    assert status(tmp_path) == ending


def test_last_record_of_every_file_says_the_end(tmp_path):
    with SummaryRecord(tmp_path, hyperparameters={"width": 8}) as record:
        record.log(1, {"loss": 0.5})
    files = {path.name.rpartition("_")[2]: path.read_bytes() for path in tmp_path.iterdir()}
    words = {
        name: [word_in(payload) for _, payload in read_frames(content)]
        for name, content in files.items()
    }

    assert words == {"MS": [None, None, "finished"], "lineage": [None, "finished"]}


def test_recorder_that_recorded_nothing_leaves_no_file(tmp_path):
    SummaryRecord(tmp_path).close()

    assert list(tmp_path.iterdir()) == []


def test_what_was_recorded_before_an_exception_is_there(tmp_path):
    record = SummaryRecord(tmp_path, max_file_size=1)
    for step in range(5):
        record.log(step, {"loss": step})
    record.add_value("custom_lineage_data", "settings", {"width": 8})
    fail(record)
    store = insight.open_runs(tmp_path)

    assert store.table("scalar")["step"].tolist() == list(range(5))
    assert store.lineage()["user.width"].tolist() == [8]
    assert len(store.problems()) == 0
    assert status(tmp_path) == "failed"
    assert record.synced_step == 4


@pytest.mark.parametrize("facts", [{}, {"width": 8}])
def test_a_run_that_fails_before_its_first_step_is_a_failed_run(tmp_path, facts):
    with pytest.raises(ValueError), SummaryRecord(tmp_path, hyperparameters=facts):
        raise ValueError

    assert status(tmp_path) == "failed"


@pytest.mark.parametrize("facts", [{}, {"width": 8}])
def test_ctrl_c_before_the_first_step_stops_a_run(tmp_path, facts):
    with pytest.raises(KeyboardInterrupt), SummaryRecord(tmp_path, hyperparameters=facts):
        raise KeyboardInterrupt

    assert status(tmp_path) == "stopped"


@pytest.mark.parametrize(
    ("plugin", "facts"),
    [
        ("custom_lineage_data", {"width": 8}),
        ("dataset_graph", {"parameter": {"mapStr": {"op_type": "Source"}}}),
        ("train_lineage", {"algorithm": {"network": "Net"}}),
    ],
)
def test_a_run_whose_recorder_was_closed_is_finished_whatever_its_facts(tmp_path, plugin, facts):
    with SummaryRecord(tmp_path) as record:
        record.add_value(plugin, "facts", facts)
        for step in range(3):
            record.log(step, {"loss": 0.5})

    assert status(tmp_path) == "finished"


def test_a_closed_run_that_recorded_facts_alone_is_finished(tmp_path):
    with SummaryRecord(tmp_path, hyperparameters={"width": 8}):
        pass

    assert status(tmp_path) == "finished"


def test_a_run_that_is_started_again_after_a_failure_has_its_new_end(tmp_path):
    with pytest.raises(ValueError):
        leave(tmp_path, ValueError())
    again = SummaryRecord(tmp_path)
    again.log(2, {"loss": 0.25})
    during = status(tmp_path)
    again.close()

    assert (during, status(tmp_path)) == ("running", "finished")


@pytest.mark.parametrize("error", [KeyboardInterrupt, ValueError])
def test_recorder_that_was_left_open_is_restarted_by_the_next_one(tmp_path, error):
    forgotten = SummaryRecord(tmp_path, hyperparameters={"width": 8})
    for step in range(10):
        forgotten.log(step, {"loss": 1.0})
    with SummaryRecord(tmp_path, hyperparameters={"width": 16}) as again:
        for step in range(3, 6):
            again.log(step, {"loss": 2.0})
    forgotten.__exit__(error, error(), None)
    store = insight.open_runs(tmp_path)

    assert store.table("scalar")["step"].tolist() == list(range(6))
    assert store.table("scalar")["value"].tolist() == [1.0] * 3 + [2.0] * 3
    assert store.lineage()["hyperparameters.width"].tolist() == [16]
    assert status(tmp_path) == "finished"


@pytest.mark.parametrize("facts", [{}, {"width": 8}])
def test_recorder_without_a_step_that_was_left_open_ends_no_later_training(tmp_path, facts):
    forgotten = SummaryRecord(tmp_path, hyperparameters=facts)
    with SummaryRecord(tmp_path) as record:
        record.log(1, {"loss": 0.5})
    forgotten.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)

    assert status(tmp_path) == "finished"


def test_failure_bears_the_time_of_the_newest_record(tmp_path):
    record = SummaryRecord(tmp_path, max_file_size=1)
    record.log(1, {"loss": 0.5})
    record.log(2, {"loss": 0.5})
    newest = insight.open_runs(tmp_path).runs()["updated"].tolist()
    fail(record)

    assert insight.open_runs(tmp_path).runs()["updated"].tolist() == newest


@pytest.mark.parametrize("rank", ["0", "1"])
def test_a_training_fails_where_one_of_its_processes_does(tmp_path, monkeypatch, rank):
    monkeypatch.setenv("RANK", rank)
    failing = SummaryRecord(tmp_path)
    monkeypatch.setenv("RANK", str(1 - int(rank)))
    with SummaryRecord(tmp_path) as record:
        record.log(1, {"loss": 0.5})
        failing.log(1, {"loss": 0.5})
        failing.__exit__(ValueError, ValueError(), None)
        record.log(2, {"loss": 0.5})
        during = status(tmp_path)

    assert (during, status(tmp_path)) == ("running", "failed")


def test_the_end_of_a_deleted_run_does_not_make_it_again(tmp_path):
    record = SummaryRecord(tmp_path / "run")
    record.log(1, {"loss": 0.5})
    shutil.rmtree(tmp_path / "run")
    fail(record)

    assert not (tmp_path / "run").exists()


def test_a_process_that_ends_without_close_leaves_a_finished_run(tmp_path):
    done = run(tmp_path, HEAD + "    record.add_value('scalar', 'accuracy', 0.5)")

    assert (done.returncode, done.stderr) == (0, "")
    assert status(tmp_path) == "finished"
    assert "accuracy" in insight.open_runs(tmp_path).table("scalar")["tag"].tolist()


# What each interpreter does last, and how its run ended.
LAST = {
    "raise ValueError('boom')": "failed",
    "raise KeyboardInterrupt": "stopped",
    "sys.exit(0)": "finished",
    "sys.excepthook = lambda *_: None; raise ValueError": "failed",
    "import atexit; atexit.register(record.close); raise ValueError": "failed",
    "try: raise ValueError\n    except ValueError: pass": "finished",
    "record.close(); raise ValueError": "finished",
    "import threading; threading.Thread(target=lambda: 1 / 0).start()": "finished",
}
# Each is forked by one that has loaded what they need; what they run stands in no function.
INTERPRETERS = """
    import json, os, sys
    import insight.record
    for number, script in enumerate(json.loads({scripts!r})):
        if not os.fork():
            break
        os.wait()
    else:
        os._exit(0)
    sys.argv[1] = os.path.join(sys.argv[1], str(number))
    exec(script)
"""


@pytest.fixture(scope="module")
def last(tmp_path_factory):
    """The folder of each run, by what its interpreter did last."""
    root = tmp_path_factory.mktemp("last")
    scripts = json.dumps([textwrap.dedent(f"{HEAD}    {rest}") for rest in LAST])
    done = run(root, INTERPRETERS.format(scripts=scripts), "-W", "ignore::DeprecationWarning")
    assert done.returncode == 0, done.stderr
    return {rest: root / str(number) for number, rest in enumerate(LAST)}


@pytest.mark.parametrize("rest", LAST)
def test_an_interpreter_that_dies_takes_its_reason_to_an_open_recorder(last, rest):
    assert status(last[rest]) == LAST[rest]


def test_an_error_at_a_prompt_is_not_the_end_of_a_run(tmp_path):
    script = textwrap.dedent(HEAD).replace("sys.argv[1]", repr(str(tmp_path)))
    done = subprocess.run(
        [sys.executable, "-i", "-q"],
        input=f"{script}\n1 / 0\nrecord.log(2, {{'loss': 0.5}})\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )

    assert "ZeroDivisionError" in done.stderr
    assert status(tmp_path) == "finished"


@pytest.mark.parametrize("block", ["with record:", "if True:"])
def test_ctrl_c_stops_a_run(tmp_path, block):
    script = f"""
        import sys, time
        from insight.record import SummaryRecord
        record = SummaryRecord(sys.argv[1])
        {block}
            for step in range(10**6):
                record.log(step, {{"loss": 0.5}})
                print(step, flush=True)
    """
    command = [sys.executable, "-c", textwrap.dedent(script), str(tmp_path)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, text=True, **pipes) as process:
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.stdout.read()

    assert process.returncode != 0
    assert status(tmp_path) == "stopped"


CHILDREN = {
    "os._exit": "child = os.fork()\n    if not child: os._exit(3)\n    os.waitpid(child, 0)",
    "sys.exit": "child = os.fork()\n    if not child: sys.exit(3)\n    os.waitpid(child, 0)",
    "an exception": "child = os.fork()\n    if not child: 1 / 0\n    os.waitpid(child, 0)",
    "an exception in the block": """child = os.fork()
    with record if not child else open(os.devnull):
        if not child: 1 / 0
    os.waitpid(child, 0)""",
    "multiprocessing": """import multiprocessing
    child = multiprocessing.get_context("fork").Process(target=sys.exit, args=(3,))
    child.start()
    child.join()""",
}


@pytest.mark.parametrize("child", CHILDREN)
def test_the_end_of_a_child_is_not_the_end_of_the_run(tmp_path, child):
    script = f"""{HEAD}
    import os
    {CHILDREN[child]}
    print("ended", flush=True)
    sys.stdin.readline()
    record.log(2, {{"loss": 0.5}})
    """
    command = [sys.executable, "-c", textwrap.dedent(script), str(tmp_path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, text=True, **pipes) as process:
        assert process.stdout.readline() == "ended\n"
        during = status(tmp_path)
        process.communicate("\n", timeout=120)

    assert during == "running"
    assert status(tmp_path) == "finished"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_disk_that_is_full_at_the_end_raises_nothing_of_its_own(tmp_path, monkeypatch, caplog):
    def refuse(*_):
        raise OSError(28, "No space left on device")

    record = SummaryRecord(tmp_path)
    record.log(1, {"loss": 0.5})
    monkeypatch.setattr("insight.record.event_file.write", refuse)
    fail(record)

    assert caplog.text.count("No space left") == 1
    assert insight.open_runs(tmp_path).table("scalar")["step"].tolist() == [1]
