"""The thread beside a recorder: what it writes, when it ends, and what it never disturbs."""

from __future__ import annotations

import subprocess
import sys
import textwrap
import threading

import pytest

import insight
from insight.errors import SummaryError
from insight.format.frames import read_frames
from insight.format.messages import Event
from insight.record import SummaryRecord
from insight.record.machine import sampling
from insight.record.machine.sample import Machine
from tests.every_case import every
from tests.processes import DEADLINE_S

SELDOM_S = 3600.0  # so that the sample at the end is the only one
MOMENT_S = 0.1


@pytest.fixture(autouse=True)
def is_asked_for(monkeypatch):
    monkeypatch.delenv("INSIGHT_MACHINE")


def samples(folder) -> list[int]:
    """The numbers of the samples of a run."""
    table = insight.open_runs(folder).table("scalar", tags="machine/memory")
    return table["step"].tolist()


def record(folder, machine=SELDOM_S, **options) -> SummaryRecord:
    return SummaryRecord(folder, provenance=False, machine=machine, **options)


def test_run_that_asks_for_it_has_scalars_of_the_machine(tmp_path) -> None:
    with record(tmp_path) as one:
        one.log(7, {"loss": 0.5})

    store = insight.open_runs(tmp_path)
    tags = set(store.table("scalar")["tag"])
    assert tags >= {"loss", "machine/memory", "machine/disk/usage", "machine/process/memory"}
    assert store.runs()["status"].tolist() == ["finished"]
    assert samples(tmp_path) == [1]


def test_samples_come_while_the_run_goes_on(tmp_path, monkeypatch) -> None:
    third = threading.Event()
    read, count = Machine.read, iter(range(10**6))

    def counted(self):
        if next(count) == 2:
            third.set()
        return read(self)

    monkeypatch.setattr(Machine, "read", counted)
    with record(tmp_path, MOMENT_S):
        assert third.wait(DEADLINE_S)

    found = samples(tmp_path)
    assert found == list(range(1, len(found) + 1))
    assert len(found) >= 3


def test_resumed_run_goes_on_counting(tmp_path) -> None:
    for _ in range(3):
        record(tmp_path).close()

    assert samples(tmp_path) == [1, 2, 3]
    assert insight.open_runs(tmp_path).superseded() == {}


def test_ranks_of_one_folder_count_for_themselves(tmp_path, monkeypatch) -> None:
    record(tmp_path).close()
    record(tmp_path).close()
    monkeypatch.setenv("RANK", "1")
    record(tmp_path).close()

    store = insight.open_runs(tmp_path)
    tag = "machine/process/memory"
    assert store.table("scalar", tags=tag, rank=1)["step"].tolist() == [1]
    assert store.table("scalar", tags=tag)["step"].tolist() == [1, 2]


def test_training_is_recorded_as_without_it(tmp_path) -> None:
    for name, machine in (("with", MOMENT_S), ("without", None)):
        with record(tmp_path / name, machine, max_file_size=400) as one:
            for step in range(20):
                one.log(step, {"loss": 0.5})
            one.flush()
            assert one.synced_step == 19
    files = {
        name: sorted(path.name for path in (tmp_path / name).iterdir() if "_MS" in path.name)
        for name in ("with", "without")
    }

    assert len(files["with"]) == len(files["without"]) > 1
    for path in (tmp_path / "with").glob("*_MS"):
        events = [Event.FromString(payload) for _, payload in read_frames(path.read_bytes())]
        tags = {value.tag for event in events for value in event.summary.value}
        assert tags <= {"loss"}


def test_samples_keep_to_the_largest_file_too(tmp_path) -> None:
    for _ in range(2):
        with record(tmp_path, max_file_size=300):
            pass

    assert samples(tmp_path) == [1, 2]
    assert all(path.stat().st_size <= 900 for path in tmp_path.iterdir())


@every(
    "error, status",
    [(None, "finished"), (ValueError("spoilt"), "failed"), (KeyboardInterrupt(), "stopped")],
)
def test_run_ends_as_its_recorder_did(error, status, tmp_path_factory) -> None:
    folder = tmp_path_factory.mktemp("run")
    try:
        with record(folder) as one:
            one.log(1, {"loss": 0.5})
            if error is not None:
                raise error
    except (ValueError, KeyboardInterrupt):
        pass

    assert insight.open_runs(folder).runs()["status"].tolist() == [status]


def test_recorders_of_one_folder_share_its_samples(tmp_path) -> None:
    first, second = record(tmp_path), record(tmp_path)
    first.close()
    before = samples(tmp_path)
    second.close()

    assert (before, samples(tmp_path)) == ([], [1])


def test_no_thread_is_left(tmp_path) -> None:
    record(tmp_path, MOMENT_S).close()
    names = [thread.name for thread in threading.enumerate()]

    assert "insight-machine" not in names


def test_off_by_default_by_none_and_by_one_word(tmp_path, monkeypatch) -> None:
    SummaryRecord(tmp_path, provenance=False).close()
    record(tmp_path, None).close()
    monkeypatch.setenv("INSIGHT_MACHINE", "off")
    record(tmp_path).close()

    assert not list(tmp_path.iterdir())


def test_command_that_is_run_again_samples_nothing(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("INSIGHT_REPLAY_TO", str(tmp_path / "again"))
    record(tmp_path / "run").close()

    assert not list(tmp_path.rglob("*machine"))


@every("wrong", [True, "10", [10.0], 0, -1.0, 0.01, float("nan"), float("inf")])
def test_what_is_no_number_of_seconds_is_refused(wrong, tmp_path_factory) -> None:
    folder = tmp_path_factory.mktemp("run") / "none"
    with pytest.raises(SummaryError, match=r"SummaryRecord: machine expected .* Hint: 10\.0"):
        record(folder, wrong)

    assert not folder.exists()


def test_machine_that_does_not_answer_holds_no_end_up(tmp_path, monkeypatch) -> None:
    answer = threading.Event()
    monkeypatch.setattr(sampling, "_CLOSE_WAIT_S", 0.01)
    monkeypatch.setattr(Machine, "read", lambda self: answer.wait(DEADLINE_S) and {})
    one = record(tmp_path)
    thread = next(each for each in threading.enumerate() if each.name == "insight-machine")
    one.log(1, {"loss": 0.5})
    one.close()

    assert thread.is_alive()
    assert one.synced_step == 1
    answer.set()
    thread.join(DEADLINE_S)


def test_machine_that_raises_costs_its_samples_alone(tmp_path, monkeypatch) -> None:
    def refuse(self):
        raise RuntimeError("no machine")

    monkeypatch.setattr(Machine, "read", refuse)
    with record(tmp_path) as one:
        one.log(1, {"loss": 0.5})

    assert insight.open_runs(tmp_path).runs()["status"].tolist() == ["finished"]


def test_disk_that_refuses_costs_samples_and_no_word(tmp_path, monkeypatch, caplog) -> None:
    from insight.record.stream import EventStream

    append = EventStream.append

    def refuse(self, payload):
        if b"machine/" in payload:
            raise OSError(28, "No space left on device")
        append(self, payload)

    monkeypatch.setattr(EventStream, "append", refuse)
    with record(tmp_path) as one:
        one.log(1, {"loss": 0.5})

    assert samples(tmp_path) == []
    assert not caplog.records


def test_folder_that_is_deleted_is_not_made_again_for_its_end(tmp_path) -> None:
    import shutil

    folder = tmp_path / "run"
    one = record(folder)
    shutil.rmtree(folder)
    one.close()

    assert [path.name[-8:] for path in folder.glob("*")] in ([], ["_machine"])


FORKED = """
    import os, sys, threading
    from insight.record import SummaryRecord

    record = SummaryRecord(sys.argv[1], provenance=False, machine=0.1)
    record.log(1, {"loss": 1.0})
    names = lambda: [thread.name for thread in threading.enumerate()]
    assert "insight-machine" in names()
    child = os.fork()
    if not child:
        assert "insight-machine" not in names()
        record.log(2, {"loss": 2.0})
        own = SummaryRecord(sys.argv[1] + "/own", provenance=False, machine=0.1)
        assert "insight-machine" in names()
        own.close()
        sys.exit(0)
    assert os.waitpid(child, 0)[1] == 0
"""
EXITS = """
    import sys
    from insight.record import SummaryRecord

    record = SummaryRecord(sys.argv[1], provenance=False, machine=60)
"""
KILLED = """
    import os, signal, sys
    from insight.record import SummaryRecord
    from insight.record.machine.machine_file import MachineFile

    write = MachineFile.write
    def write_and_die(self, sample):
        write(self, sample)
        os.kill(os.getpid(), signal.SIGKILL)
    MachineFile.write = write_and_die
    record = SummaryRecord(sys.argv[1], provenance=False, machine=0.1)
    record.log(1, {"loss": 1.0})
    __import__("threading").Event().wait(60)
"""


def run(script, folder) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "ignore:This process", "-c", textwrap.dedent(script), str(folder)],
        capture_output=True,
        text=True,
        timeout=DEADLINE_S,
        check=False,
    )


def test_forked_child_samples_nothing_but_runs_of_its_own(tmp_path) -> None:
    done = run(FORKED, tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    assert len(list(tmp_path.glob("*_machine"))) == len(list(tmp_path.glob("own/*_machine"))) == 1
    assert set(insight.open_runs(tmp_path).runs()["status"]) == {"finished"}


def test_process_that_forgets_to_close_has_its_last_sample(tmp_path) -> None:
    done = run(EXITS, tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    assert samples(tmp_path) == [1]


def test_killed_process_leaves_what_was_sampled_and_is_gone_on_with(tmp_path) -> None:
    assert run(KILLED, tmp_path).returncode == -9
    record(tmp_path).close()

    assert samples(tmp_path) == [1, 2]
    assert not len(insight.open_runs(tmp_path).problems())
