"""What a recorder does to the process that it lives in, and what is left when that dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap

import pytest

from insight.format.frames import read_frames
from insight.format.messages import Event

KILLED_AFTER = [50, 2000, 20_000]
# Python 3.12 and later warn of any fork beside threads, and the recorder has one.
FORKS = ("-W", "ignore:This process:DeprecationWarning")


def run(script, *arguments, **options):
    command = [sys.executable, *FORKS, "-c", textwrap.dedent(script), *map(str, arguments)]
    return subprocess.run(  # our own interpreter
        command, capture_output=True, text=True, check=False, timeout=120, **options
    )


def steps(folder):
    found = []
    for path in sorted(folder.glob("*_MS")):
        for _, payload in read_frames(path.read_bytes()):
            event = Event.FromString(payload)
            if event.HasField("summary"):
                found.append(event.step)
    return found


@pytest.mark.parametrize("lines", KILLED_AFTER)
def test_every_step_whose_call_returned_survives_kill_9(tmp_path, lines):
    script = """
        import sys
        from insight.record import SummaryRecord

        record = SummaryRecord(sys.argv[1])
        step = 0
        while True:
            step += 1
            record.log(step, {"loss": 0.5, "accuracy": step})
            if step % 10 == 0:
                print(step, flush=True)
    """
    command = [sys.executable, "-c", textwrap.dedent(script), str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for _ in range(lines // 10):
            process.stdout.readline()
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read().split("\n")
    told = max([lines, *(int(line) for line in rest[:-1])])
    found = steps(tmp_path)

    assert found == list(range(1, len(found) + 1))
    assert len(found) >= told


def test_a_script_that_records_loads_no_viewer_and_no_picture_library():
    script = """
        import sys, tempfile
        before = set(sys.modules)  # Debian's Python brings a sitecustomize of its own
        from insight.record import SummaryRecord

        with SummaryRecord(tempfile.mkdtemp()) as record:
            record.log(1, {"loss": 0.5})
            record.add_value("histogram", "h", [1.0, 2.0])
            record.add_value("train_lineage", "t", {"algorithm": {"network": "MLP"}})
            record.record(2)
        loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
        foreign = loaded - set(sys.stdlib_module_names)
        print(sorted(name for name in foreign if not name.startswith("_")))
    """
    done = run(script)

    assert done.stderr == ""
    assert set(eval(done.stdout)) <= {"google", "google_crc32c", "insight", "numpy"}


def test_a_process_ends_by_itself_with_its_records_open(tmp_path):
    script = """
        import sys
        from insight.record import SummaryRecord

        record = SummaryRecord(sys.argv[1])
        record.log(1, {"loss": 0.5})
    """
    done = run(script, tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    assert steps(tmp_path) == [1]


def test_a_process_that_ends_with_its_first_record_says_nothing(tmp_path):
    script = """
        import sys, threading
        from insight.record import SummaryRecord

        def refuse(_):  # as Python does from 3.12 on
            raise RuntimeError("can't create new thread at interpreter shutdown")

        record = SummaryRecord(sys.argv[1])
        record.add_value("scalar", "loss", 0.5)
        threading.Thread.start = refuse
    """
    done = run(script, tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    assert steps(tmp_path) == [0]


def test_a_forked_child_records_beside_its_parent(tmp_path):
    script = """
        import os, sys
        from insight.record import SummaryRecord

        record = SummaryRecord(sys.argv[1])
        record.log(1, {"loss": 0.5})
        child = os.fork()
        for step in range(2, 50):
            record.log(step if child else -step, {"loss": 0.5})
        if not child:
            os._exit(0)
        os.waitpid(child, 0)
        record.close()
    """
    done = run(script, tmp_path)

    assert done.returncode == 0
    assert sorted(steps(tmp_path)) == [*range(-49, -1), *range(1, 50)]


def started(script, *arguments):
    command = [sys.executable, "-c", textwrap.dedent(script), *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


RECORDING = """
    import sys
    from insight.record import SummaryRecord

    record = SummaryRecord(sys.argv[1])
    step = 0
    while True:
        step += 1
        record.log(step, {"loss": 0.5})
        if step % 10 == 0:
            print(step, flush=True)
"""


def test_every_step_whose_call_returned_survives_sigterm(tmp_path):
    with started(RECORDING, tmp_path) as process:
        for _ in range(20):
            process.stdout.readline()
        process.terminate()
        told = [int(line) for line in process.stdout.read().split("\n")[:-1]]
        process.wait(60)
    found = steps(tmp_path)

    assert process.returncode == -signal.SIGTERM
    assert found == list(range(1, len(found) + 1))
    assert len(found) >= max(told, default=200)


def test_a_process_that_is_stopped_leaves_whole_records_and_goes_on_afterwards(tmp_path):
    with started(RECORDING, tmp_path) as process:
        process.stdout.readline()
        process.send_signal(signal.SIGSTOP)
        os.waitpid(process.pid, os.WUNTRACED)
        (path,) = tmp_path.iterdir()
        scan = read_frames(path.read_bytes())
        while_stopped = len(list(scan)) - 1
        assert (scan.damages, scan.pending) == ([], 0)
        process.send_signal(signal.SIGCONT)
        while int(process.stdout.readline()) < while_stopped + 100:
            pass
        process.kill()

    assert while_stopped >= 10
    assert steps(tmp_path)[: while_stopped + 100] == list(range(1, while_stopped + 101))


def test_a_file_size_limit_of_the_system_costs_steps_and_one_warning(tmp_path):
    script = """
        import resource, sys
        from insight.record import SummaryRecord

        sys.dont_write_bytecode = True  # Python would keep what the limit cut off
        with SummaryRecord(sys.argv[1]) as record:
            before = [record.log(step, {"loss": 0.5}) for step in range(10)]
            limits = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
            during = [record.log(step, {"loss": 0.5}) for step in range(10, 40)]
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
            after = [record.log(step, {"loss": 0.5}) for step in range(40, 50)]
        assert all(before) and all(after) and not all(during)
        print(sum(during))
    """
    done = run(script, tmp_path)
    written = 10 + int(done.stdout)
    (path,) = tmp_path.iterdir()
    scan = read_frames(path.read_bytes())
    records = list(scan)

    assert done.stderr.count("Recording failed") == 1
    assert done.stderr.count("\n") == 1
    assert steps(tmp_path) == [*range(written), *range(40, 50)]
    assert (len(records), scan.damages, scan.pending) == (written + 12, [], 0)


def test_a_forked_child_writes_files_of_its_own(tmp_path):
    script = """
        import os, sys
        from insight.record import SummaryRecord

        record = SummaryRecord(sys.argv[1], max_file_size=1000)
        record.log(0, {"loss": 0.5})
        children = []
        for child in range(1, 4):
            pid = os.fork()
            if not pid:
                for step in range(100):
                    assert record.log(1000 * child + step, {"loss": 0.5})
                record.close()
                sys.exit(0)
            children.append(pid)
        assert all(os.waitpid(pid, 0)[1] == 0 for pid in children)
        record.log(1, {"loss": 0.5})
        record.close()
    """
    done = run(script, tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(steps(tmp_path)) == [
        0,
        1,
        *(1000 * child + step for child in range(1, 4) for step in range(100)),
    ]


def test_spawned_workers_record_beside_each_other(tmp_path):
    (tmp_path / "work.py").write_text(
        textwrap.dedent("""
        import multiprocessing, sys
        from insight.record import SummaryRecord

        def work(number):
            with SummaryRecord(sys.argv[1]) as record:
                for step in range(50):
                    record.log(100 * number + step, {"loss": 0.5})

        if __name__ == "__main__":
            with SummaryRecord(sys.argv[1]) as record:
                record.log(0, {"loss": 0.5})
                spawn = multiprocessing.get_context("spawn")
                workers = [spawn.Process(target=work, args=(n,)) for n in (1, 2)]
                for worker in workers: worker.start()
                for worker in workers: worker.join()
            """)
    )
    folder = tmp_path / "run"
    command = [sys.executable, tmp_path / "work.py", folder]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)

    assert (done.returncode, done.stderr) == (0, "")
    assert len(list(folder.iterdir())) == 3
    assert sorted(steps(folder)) == [0, *range(100, 150), *range(200, 250)]


def test_a_process_ends_though_the_disk_never_answers(tmp_path):
    script = """
        import sys, threading
        from insight.record import SummaryRecord, event_file, sync_thread

        sync_thread._SYNC_EVERY_S = 0.001
        sync_thread._CLOSE_WAIT_S = 0.05
        event_file.os.fdatasync = lambda _: threading.Event().wait()
        record = SummaryRecord(sys.argv[1])
        record.log(1, {"loss": 0.5})
    """
    done = run(script, tmp_path)

    assert done.returncode == 0
    assert "did not answer" in done.stderr
    assert steps(tmp_path) == [1]


def test_a_signal_handler_may_record(tmp_path):
    script = """
        import signal, sys
        from insight.record import SummaryRecord

        record = SummaryRecord(sys.argv[1])
        def handler(*_):
            record.log(-1, {"preempted": 1})
        signal.signal(signal.SIGALRM, handler)
        signal.setitimer(signal.ITIMER_REAL, 0.001, 0.001)
        for step in range(20_000):
            assert record.log(step, {"loss": 0.5})
        signal.setitimer(signal.ITIMER_REAL, 0)
        record.close()
    """
    done = run(script, tmp_path)
    found = steps(tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    assert [step for step in found if step >= 0] == list(range(20_000))
    assert -1 in found


def test_a_child_forked_while_another_thread_adds_can_add(tmp_path):
    script = """
        import os, signal, sys, threading
        from insight.record import SummaryRecord

        record = SummaryRecord(sys.argv[1])
        record.log(1, {"loss": 0.5})
        held, forked = threading.Event(), threading.Event()

        def hold():
            with record._pending.lock:
                held.set()
                forked.wait()

        threading.Thread(target=hold).start()
        held.wait()
        child = os.fork()
        if not child:
            signal.alarm(20)
            assert record.synced_step is None
            record.flush()
            assert record.synced_step is None, "the parent's step is not ours to publish"
            record.add_value("scalar", "loss", 0.5)
            assert record.record(2)
            os._exit(0)
        forked.set()
        sys.exit(os.waitpid(child, 0)[1])
    """
    done = run(script, tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(steps(tmp_path)) == [1, 2]


def test_a_value_that_comes_when_the_process_has_closed_its_recorders_is_told(tmp_path):
    script = """
        import atexit, sys

        late = []
        atexit.register(lambda: late[0].log(2, {"loss": 0.5}))
        from insight.record import SummaryRecord

        late.append(SummaryRecord(sys.argv[1]))
        late[0].log(1, {"loss": 0.5})
    """
    done = run(script, tmp_path)

    assert done.returncode == 0
    assert steps(tmp_path) == [1]
    assert "it is not recorded" in done.stderr


def test_what_is_written_to_a_closed_stream_lands_in_no_event_file(tmp_path):
    script = """
        import os, sys
        os.close(1), os.close(2)
        from insight.record import SummaryRecord

        with SummaryRecord(sys.argv[1], provenance=False) as record:
            record.log(1, {"loss": 0.5})
            for stream in (1, 2):  # as C code does, which knows nothing of it
                try:
                    os.write(stream, b"lost words")
                except OSError:
                    pass
            record.log(2, {"loss": 0.25})
    """
    run(script, tmp_path)
    (content,) = [path.read_bytes() for path in tmp_path.glob("*_MS")]

    assert steps(tmp_path) == [1, 2]
    assert b"lost words" not in content
