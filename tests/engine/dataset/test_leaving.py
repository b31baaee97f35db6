"""However a user's function leaves, the pass ends with an error that says where."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from engine import dataset as ds
from engine.dataset.leaving import name_of, note, said
from engine.errors import StateError
from engine.train.sent_batches import SentBatches
from tests.every_case import every
from tests.processes import DEADLINE_S

TWO = {"num_parallel_workers": 2}
WORKERS = {
    "one worker": {"num_parallel_workers": 1},
    "threads": TWO,
    "processes": {**TWO, "python_multiprocessing": True},
}
ROWS = 20


class OwnEnd(BaseException):
    pass


class RefusesNotesError(Exception):
    def add_note(self, note):
        raise RuntimeError(note)


class UnsayableError(Exception):
    def __str__(self):
        raise RuntimeError("no text")


WAYS = {
    "exit with a text": lambda: SystemExit("cannot read the file"),
    "exit": SystemExit,
    "interrupt": KeyboardInterrupt,
    "generator exit": GeneratorExit,
    "cancelled": lambda: asyncio.CancelledError("late"),
    "own": lambda: OwnEnd("mine"),
    "stop": lambda: StopIteration("odd"),
    "no notes": lambda: RefusesNotesError("odd"),
    "no text": UnsayableError,
}


def leaving_at(end, count=5):
    """A function that gives back what it gets, and at a number leaves in some way."""

    def leave(value, *_):
        if np.max(value) >= count:
            raise end
        return value

    return leave


def numbers():
    return ds.NumpySlicesDataset({"n": np.arange(ROWS)}, shuffle=False)


class Looked:
    def __init__(self, leave):
        self.leave = leave

    def __len__(self):
        return ROWS

    def __getitem__(self, number):
        return self.leave(np.int64(number))


def mapped(leave, how):
    return numbers().map(leave, ["n"], **how)


def batches(leave, how):
    def each(column, batch):
        return [leave(value) for value in column]

    each.__name__ = "leave"
    return numbers().batch(1, per_batch_map=each, **how)


def filtered(leave, how):
    def keeps(value):
        return leave(value) >= 0

    keeps.__name__ = "leave"
    workers = {"num_parallel_workers": how["num_parallel_workers"]}
    return numbers().filter(keeps, **workers)


def looked_up(leave, how):
    return ds.GeneratorDataset(Looked(leave), ["n"], shuffle=False, **how)


def collated(leave, how):
    def collate(column):
        return [leave(value) for value in column]

    collate.__name__ = "leave"
    source = Looked(lambda number: number)
    rows = [[number] for number in range(ROWS)]
    return ds.GeneratorDataset(source, ["n"], batch_sampler=rows, collate_fn=collate, **how)


def then_joined(leave, how):
    return mapped(leave, how).concat(numbers())


def then_skipped(leave, how):
    return mapped(leave, how).skip(2)


def of_a_dataset(leave, how):
    return ds.GeneratorDataset(mapped(leave, how), ["n"]).map(np.abs)


MADE = {
    "map": (mapped, "leave"),
    "batch": (batches, "batch(per_batch_map=leave)"),
    "filter": (filtered, "filter(leave)"),
    "getitem": (looked_up, "source[5] of a GeneratorDataset"),
    "collate": (collated, "collate_fn=leave"),
    "concat": (then_joined, "leave"),
    "skip": (then_skipped, "leave"),
    "dataset of a dataset": (of_a_dataset, "leave"),
}


def within_time(work):
    """What the work raises, or a failure where it never comes back."""
    found = []

    def run():
        try:
            work()
        except BaseException as error:
            found.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(DEADLINE_S)
    assert not thread.is_alive(), "the pass never ended"
    assert found, "the pass ended as if all rows had come"
    return found[0]


def rows_and_error(dataset):
    rows = []

    def collect():
        for (row,) in dataset.create_tuple_iterator(num_epochs=1, output_numpy=True):
            rows.append(int(np.max(row)))

    error = within_time(collect)
    return rows, error


def told(error):
    return "\n".join([said(error), *getattr(error, "__notes__", ())])


def chain(error):
    while error is not None:
        yield error
        error = error.__cause__


FORKING = {"batch", "getitem"}  # which deal to processes as `map` does; the others, as these do
CROSSING = {"exit with a text", "own", "no notes"}  # what each of them has come from a process, too
CASES = [
    (operation, way, workers)
    for operation in MADE
    for way in WAYS
    for workers in WORKERS
    if workers != "processes" or operation == "map" or (operation in FORKING and way in CROSSING)
]


OTHERS = [
    (operation, way, "processes")
    for operation in MADE
    for way in WAYS
    if (operation, way, "processes") not in CASES
]


@every("operation, way, workers", CASES)
def test_every_way_out_ends_the_pass_behind_the_rows_before_it(operation, way, workers):
    make, where = MADE[operation]
    skipped = 2 if operation == "skip" else 0
    rows, error = rows_and_error(make(leaving_at(WAYS[way]()), WORKERS[workers]))

    assert rows == list(range(skipped, 5))
    assert where in told(error)


@pytest.mark.long
@every("operation, way, workers", OTHERS)
def test_every_way_out_of_a_process_does(operation, way, workers):
    test_every_way_out_ends_the_pass_behind_the_rows_before_it.of_one_case(operation, way, workers)


@every("way", WAYS)
@every("workers", WORKERS)
def test_what_would_end_a_worker_is_told_as_a_state_error(way, workers):
    end = WAYS[way]()
    _, error = rows_and_error(mapped(leaving_at(end), WORKERS[workers]))
    ends_the_worker = workers != "one worker" and not isinstance(end, Exception)

    if isinstance(end, StopIteration) or ends_the_worker:
        assert isinstance(error, StateError)
        assert f"got {said(end)}" in str(error)
    elif workers != "processes":
        assert error is end
    if workers == "threads":
        assert any(one is end for one in chain(error))


SOURCES = {
    "function": lambda leave: lambda: (leave(np.int64(n)) for n in range(ROWS)),
    "iterator": lambda leave: map(leave, np.arange(ROWS)),
}


@every("kind", SOURCES)
@every("way", [way for way in WAYS if way != "stop"])
def test_rows_before_a_source_that_leaves_are_given_first(kind, way):
    end = WAYS[way]()
    source = SOURCES[kind](leaving_at(end))
    dataset = ds.GeneratorDataset(source, ["n"]).map(np.abs, ["n"], **TWO)
    rows, error = rows_and_error(dataset)

    assert rows == (list(range(5)) if way != "interrupt" else rows)  # Ctrl-C waits for nobody
    assert "the source " in told(error)
    assert error is end


class Watching(ds.DSCallback):
    def __init__(self, hook, end):
        super().__init__()
        setattr(self, hook, lambda context: leaving_at(end, 0)(1))

    def ds_step_end(self, ds_run_context):
        pass


HOOKS = ("ds_begin", "ds_epoch_begin", "ds_epoch_end", "ds_step_begin", "ds_step_end")


@every("hook", HOOKS)
@every("way", WAYS)
def test_callback_that_leaves_ends_the_pass(hook, way):
    callbacks = [Watching(hook, WAYS[way]())]
    _, error = rows_and_error(numbers().map(np.abs, callbacks=callbacks))

    assert f"Watching.{hook}" in told(error)


class Ending(ds.Sampler):
    def __init__(self, end):
        super().__init__()
        self.end = end

    def __iter__(self):
        raise self.end


def called(leave):
    def source():
        leave(9)

    return ds.GeneratorDataset(source, ["n"])


ELSEWHERE = {
    "a source that is called": (called, "the source source"),
    "batch size": (lambda leave: numbers().batch(lambda info: leave(9)), "batch(batch_size="),
    "length": (
        lambda leave: numbers().bucket_batch_by_length(["n"], [3], [1, 1], leave),
        "bucket_batch_by_length(element_length_function=leave)",
    ),
    "flat_map": (lambda leave: numbers().flat_map(leave), "flat_map(leave)"),
    "apply": (lambda leave: numbers().apply(lambda _: leave(9)), "Dataset.apply"),
}


@every("place", ELSEWHERE)
@every("way", WAYS)
def test_function_of_the_iterating_thread_that_leaves_is_named(place, way):
    make, where = ELSEWHERE[place]
    end = WAYS[way]()
    error = within_time(lambda: list(make(leaving_at(end, 1))))

    assert where in told(error)
    assert isinstance(error, StateError) or error is end


@every("way", WAYS)
def test_sampler_that_leaves_ends_the_pass(way):
    dataset = ds.GeneratorDataset(Looked(np.abs), ["n"], sampler=Ending(WAYS[way]()))
    _, error = rows_and_error(dataset)

    assert "the sampler Ending" in told(error)


@every("way", WAYS)
@every("workers", WORKERS)
def test_batches_that_are_sent_ahead_end_with_the_error_too(way, workers):
    dataset = mapped(leaving_at(WAYS[way]()), WORKERS[workers]).batch(1)
    taken = []

    def train():
        batches = SentBatches(dataset, passes=1)
        while (batch := batches.take()) is not None:
            taken.append(int(batch[0].asnumpy()[0]))

    error = within_time(train)

    assert taken == list(range(5))
    assert "leave" in told(error)


def test_rows_that_may_be_left_out_are_so_only_for_errors():
    ds.config.set_error_samples_mode(ds.config.ErrorSamplesMode.SKIP)
    try:
        rows, error = rows_and_error(mapped(leaving_at(SystemExit("enough")), TWO))
    finally:
        ds.config.set_error_samples_mode(ds.config.ErrorSamplesMode.RETURN)

    assert rows == list(range(5))
    assert "SystemExit: enough" in str(error)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ({}, "map(absolute) expected a thread that works"),
        (
            {"python_multiprocessing": True},
            "map(absolute) expected worker processes of this process, got those of its parent",
        ),
    ],
    ids=["threads", "processes"],
)
def test_forked_process_is_told_that_its_workers_are_not_there(kind, words):
    many = ds.NumpySlicesDataset({"n": np.arange(10_000)}, shuffle=False)
    many = many.map(np.abs, **TWO, **kind)
    iterator = many.create_tuple_iterator(output_numpy=True)
    next(iterator)
    pid = os.fork()
    if not pid:
        signal.alarm(int(DEADLINE_S))
        try:
            list(iterator)
        except StateError as error:
            os._exit(7 if words in str(error) else 1)
        except BaseException:
            os._exit(3)
        os._exit(2)
    _, status = os.waitpid(pid, 0)

    assert os.waitstatus_to_exitcode(status) == 7
    assert [int(row) for (row,) in iterator] == list(range(1, 10_000))


INTERRUPTED = """
import os, signal, threading
import numpy as np
from engine import dataset as ds

begun = threading.Event()
def slow(number):
    begun.set()
    threading.Event().wait()

rows = ds.NumpySlicesDataset({"n": np.arange(9)}, shuffle=False)
rows = rows.map(slow, num_parallel_workers=2)
def interrupt():
    begun.wait()
    signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)
threading.Thread(target=interrupt, daemon=True).start()
try:
    list(rows)
except KeyboardInterrupt as error:
    print("interrupted", flush=True)
os._exit(0)
"""


def test_ctrl_c_of_the_program_stays_what_it_is(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(INTERRUPTED)
    root = Path(__file__).resolve().parents[3]
    ended = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(root)},
        timeout=DEADLINE_S,
        check=False,
    )

    assert ended.stdout.strip() == "interrupted", ended.stderr


def test_note_is_taken_by_errors_that_refuse_them():
    error = RefusesNotesError("odd")
    note(error, "It was here.")

    assert error.__notes__ == ["It was here."]


def test_note_leaves_an_error_with_others_in_their_place_alone():
    error = ValueError("odd")
    error.__notes__ = 7
    note(error, "It was here.")

    assert error.__notes__ == 7


class OddNotesError(Exception):
    __notes__ = 5


class OddNotesEnd(StopIteration):
    __notes__ = (1, "It was here.")


@pytest.mark.parametrize(
    "kind", [{}, {"python_multiprocessing": True}], ids=["threads", "processes"]
)
def test_error_with_others_in_the_place_of_its_notes_is_told_as_any(kind):
    for odd in (OddNotesError("odd"), OddNotesEnd("odd")):
        rows, error = rows_and_error(mapped(leaving_at(odd), {**TWO, **kind}))

        assert rows == list(range(5))
        assert "odd" in "\n".join(map(str, chain(error)))
        assert "exit status" not in str(error)


def test_objects_that_are_called_are_named_by_their_class():
    assert name_of(Looked(None)) == "Looked"
    assert name_of(np.abs) == "absolute"
