"""What a recorder does to the process that it lives in, and what is left when that dies."""

from __future__ import annotations

import signal
import subprocess
import sys
import textwrap

import pytest

from insight.format.frames import read_frames
from insight.format.messages import Event

KILLED_AFTER = [50, 2000, 20_000]


def run(script, *arguments, **options):
    command = [sys.executable, "-c", textwrap.dedent(script), *map(str, arguments)]
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
