"""Workers end with the iterator, with the program, and with its end by anybody's hand."""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from engine import dataset as ds
from engine.dataset.workers.processes import Processes
from tests.processes import DEADLINE_S, has_ended

TWO = {"num_parallel_workers": 2, "python_multiprocessing": True}


def worker_of(number):
    """The number of the process that makes the row."""
    return np.append(np.full(5_000, number), os.getpid())


def dataset(count=40):
    return ds.NumpySlicesDataset({"n": np.arange(count)}, shuffle=False).map(worker_of, **TWO)


def rows_of(made):
    return made.create_tuple_iterator(output_numpy=True)


def pids(rows):
    return {int(row[-1]) for (row,) in rows}


def open_files():
    gc.collect()
    return len(list(Path("/proc/self/fd").iterdir()))


def test_workers_are_the_same_in_every_pass():
    iterator = rows_of(dataset(200))
    first, second = pids(iterator), pids(iterator)

    assert first == second
    assert os.getpid() not in first


def test_workers_end_after_the_last_pass_that_is_allowed():
    iterator = dataset().create_tuple_iterator(num_epochs=2, output_numpy=True)
    before = pids(iterator)
    after = pids(iterator)

    assert before == after
    assert all(map(has_ended, before))
    assert iterator is not None


def test_workers_end_when_the_iterator_is_stopped():
    iterator = rows_of(dataset())
    (row,) = next(iterator)
    iterator.stop()

    assert has_ended(int(row[-1]))
    assert list(iterator) == []


def test_workers_end_with_an_iterator_that_is_dropped_half_way():
    iterator = rows_of(dataset())
    (row,) = next(iterator)
    del iterator

    assert has_ended(int(row[-1]))


def test_workers_end_with_a_loop_that_raises():
    seen = []

    def train():
        for (row,) in dataset().create_tuple_iterator(num_epochs=3, output_numpy=True):
            seen.append(int(row[-1]))
            raise LookupError

    with contextlib.suppress(LookupError):
        train()

    assert has_ended(seen[0])


def test_threads_end_with_the_iterator():
    doubled = ds.NumpySlicesDataset({"n": np.arange(40)}).map(
        lambda n: n * 2, num_parallel_workers=2
    )
    iterator = iter(doubled)
    next(iterator)
    threads = [one for one in threading.enumerate() if "<lambda>" in one.name]
    del iterator

    assert len(threads) == 2
    for thread in threads:
        thread.join(DEADLINE_S)
        assert not thread.is_alive()


def test_no_file_and_no_memory_is_left_open():
    list(rows_of(dataset()))
    before = open_files()
    for _ in range(3):
        list(rows_of(dataset()))

    assert open_files() == before


def test_pids_of_a_crew_are_those_of_its_workers():
    crew = Processes("here", abs, 2, None)
    pids = crew.pids
    crew.close()

    assert len(pids) == 2
    assert all(map(has_ended, pids))


SCRIPT = """
import os, select, signal, sys, threading, time
import numpy as np
from engine import dataset as ds
from engine.dataset.workers import processes

class Heard:
    # A pipe: a handler that sets an Event waits for ever for the lock of its own thread's wait.
    def __init__(self):
        self.out, self.into = os.pipe()
    def set(self):
        os.write(self.into, b"1")
    def wait(self, seconds):
        select.select([self.out], [], [], seconds)

heard = Heard()
def told(*_):
    print("told", flush=True)
    heard.set()

def work(number):
    {work}
    return np.full(5000, number)

rows = ds.NumpySlicesDataset({{"n": np.arange(10_000)}}, shuffle=False)
rows = rows.map(work, num_parallel_workers=2, python_multiprocessing=True)
rows = rows.map(np.sum, num_parallel_workers=1 + {nested}, python_multiprocessing=True)
iterator = rows.create_tuple_iterator(output_numpy=True)
start = processes._Member.start
def counted(self):
    start(self)
    print(self.process.pid, flush=True)
processes._Member.start = counted
{before}
next(iterator)
print("begun", flush=True)
{after}
"""
FOREVER = "for row in iterator: pass\nwhile True: iterator = iter(rows); list(iterator)"


# Forks each program when it has loaded what they need; what they run stands in no function. A line
# tells the number of each, and the next how it ended.
NURSERY = """
import os, sys
import numpy as np
from engine import dataset
from engine.dataset.workers import processes
rows = dataset.NumpySlicesDataset({"n": [1]}).map(np.sum)
list(rows.create_tuple_iterator(output_numpy=True))
for line in sys.stdin:
    sys.argv[:] = line.split()
    child = os.fork()
    if not child:
        break
    print(child, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
else:
    sys.exit()
os.setsid()
os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
os.dup2(os.open(sys.argv[1], os.O_WRONLY), 1)
os.dup2(os.open(sys.argv[2], os.O_WRONLY), 2)
exec(compile(open(sys.argv[0]).read(), sys.argv[0], "exec"))
"""


class Program:
    """One that the nursery began, in a group of its own."""

    def __init__(self, nursery, script):
        self._nursery = nursery
        self._status = None
        pipes = [script.with_suffix(f".{name}") for name in ("out", "err")]
        for pipe in pipes:
            os.mkfifo(pipe)
        print(script, *pipes, file=nursery.stdin, flush=True)
        self.pid = int(nursery.stdout.readline())
        self.stdout, self.stderr = (pipe.open() for pipe in pipes)

    def send_signal(self, number):
        os.kill(self.pid, number)

    def wait(self):
        if self._status is None:
            self._status = int(self._nursery.stdout.readline())
        return self._status

    def end(self):
        """Kill it and all that it began."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        self.wait()
        self.stdout.close()
        self.stderr.close()


@pytest.fixture(scope="module")
def nursery():
    command = [sys.executable, "-c", NURSERY]
    root = Path(__file__).resolve().parents[4]
    alone = {**os.environ, "PYTHONPATH": str(root), "OPENBLAS_NUM_THREADS": "1"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=alone) as process:
        yield process
        process.stdin.close()


@pytest.fixture
def script(nursery, tmp_path):
    """Begins a program, and gives it with the numbers of its workers once it has begun."""

    @contextlib.contextmanager
    def begin(after, *, work="pass", before="", nested=0, begun="begun"):
        path = tmp_path / "script.py"
        path.write_text(SCRIPT.format(work=work, after=after, before=before, nested=nested))
        process = Program(nursery, path)
        try:
            workers = []
            for line in process.stdout:
                if line.strip().isdigit():
                    workers.append(int(line))
                if line.strip() == begun:
                    break
            yield process, workers
        finally:
            process.end()

    return begin


def ended_with_all(process, workers):
    return has_ended(process.pid) and len(workers) >= 2 and all(map(has_ended, workers))


@pytest.mark.parametrize("nested", [0, 1])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_a_program_that_is_ended(script, number, nested):
    with script(FOREVER, nested=nested) as (process, workers):
        process.send_signal(number)

        assert ended_with_all(process, workers)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_no_worker_outlives_a_signal_to_the_whole_group(script, number):
    with script(FOREVER) as (process, workers):
        os.killpg(process.pid, number)

        assert ended_with_all(process, workers)
        said = process.stderr.read()

    assert ("KeyboardInterrupt" in said) is (number == signal.SIGINT)
    assert said.count("Traceback") <= 1  # none of the workers'


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_worker_ends_though_its_function_never_returns(script, number):
    # In one piece: two workers write it at the same time.
    endless = "os.write(1, b'at it\\n')\n    while True: pass"
    with script("", work=endless, begun="at it") as (process, workers):
        process.send_signal(number)

        assert ended_with_all(process, workers)


def test_program_ends_at_once_though_workers_have_tasks(script):
    slow = "time.sleep(0 if number < 1 else 1000)"
    with script("", work=slow) as (process, workers):
        assert ended_with_all(process, workers)
        assert process.wait() == 0


@pytest.mark.parametrize(
    ("after", "status"),
    [("raise LookupError", 1), ("sys.exit(4)", 4), ("os._exit(5)", 5), ("os.abort()", -6)],
)
def test_no_worker_outlives_a_program_that_ends(script, after, status):
    with script(after) as (process, workers):
        assert ended_with_all(process, workers)
        assert process.wait() == status


def test_workers_go_on_after_a_signal_that_the_program_answers_itself(script):
    before = "signal.signal(signal.SIGINT, told); signal.signal(signal.SIGTERM, told)"
    after = "heard.wait(60); print(len(list(iterator)), flush=True)"
    with script(after, before=before) as (process, workers):
        os.killpg(process.pid, signal.SIGTERM)
        said = process.stdout.read().split()

        assert said == ["told", "9999"]
        assert ended_with_all(process, workers)


def test_process_that_was_forked_beside_does_not_keep_workers(script):
    beside = "pid = os.fork()\nif not pid: signal.pause()\nprint(pid, 'beside', flush=True)"
    with script(beside + "\n" + FOREVER) as (process, workers):
        beside = int(process.stdout.readline().split()[0])
        process.send_signal(signal.SIGKILL)

        assert ended_with_all(process, workers)
        os.kill(beside, signal.SIGKILL)


def test_what_workers_print_is_not_lost(script):
    after = "for row in iterator: pass"
    work = "print('row', int(number)) if number % 1000 == 0 else None"
    with script(after, work=work) as (process, _):
        said = process.stdout.read().splitlines()

    assert {f"row {number}" for number in range(1000, 10_000, 1000)} <= set(said)
