"""Stages compute at one time: each goes on until it reads what another has not told yet."""

from __future__ import annotations

import subprocess

import numpy as np
import pytest

import engine
from engine import Tensor, context, nn, ops
from engine.communication import get_rank
from engine.errors import StateError
from engine.nn.cell import has_come
from tests.engine.context.processes.test_ending import run_script
from tests.ranks import on_ranks

SIZE = 300_000  # numbers of a message that MPI does not take over at once


class Stage(nn.Cell):
    """Computes in one stage what a function says."""

    def __init__(self, stage, compute):
        super().__init__()
        self.compute = compute
        self.pipeline_stage = stage

    def construct(self, *inputs):
        return self.compute(*inputs)


def wait_for(path):
    while not path.exists():
        pass


def noted(path):
    path.touch()


def parts(count, rows=2):
    return Tensor(np.arange(count * rows, dtype=np.float32).reshape(-1, 1))


@on_ranks(2)
def test_first_stage_begins_a_second_part_before_the_second_has_ended_the_first(folder):
    context.set_auto_parallel_context(pipeline_stages=2)
    begun = []

    def first(x):
        begun.append(x)
        if len(begun) == 3:  # what a cell returns is told once before others go on without it
            noted(folder / "third part")
        return x * 2

    def second(x):
        if x.asnumpy()[0, 0] == 8:
            wait_for(folder / "third part")
        return x.sum()

    net = nn.SequentialCell(Stage(0, first), Stage(1, second))
    total = nn.MicroBatchInterleaved(net, 4)(parts(4))

    assert float(total) == 2 * sum(range(8))
    assert len(begun) == (4 if get_rank() == 0 else 0)


@on_ranks(2)
def test_second_stage_goes_back_through_a_part_before_the_first_has_gone_through_another(folder):
    context.set_auto_parallel_context(pipeline_stages=2)

    class Back(nn.Cell):
        def __init__(self, factor, on_the_way_back):
            super().__init__()
            self.weight = engine.Parameter(Tensor([factor]), name=f"by_{factor}")
            self.on_the_way_back = on_the_way_back

        def construct(self, x):
            return ops.HookBackward(lambda g: self.on_the_way_back(x.asnumpy()))(x * self.weight)

    def in_first(x):
        if x[0, 0] == 2:  # the last of two parts, which comes back first
            wait_for(folder / "first part")

    def in_second(x):
        if x[0, 0] == 0:
            noted(folder / "first part")

    net = nn.SequentialCell(Back(2.0, in_first), Back(3.0, in_second), Stage(1, lambda x: x.sum()))
    net[0].pipeline_stage, net[1].pipeline_stage = 0, 1
    parameters = net.trainable_params()
    network = nn.PipelineCell(net, 2)
    gradients = engine.grad(network, None, parameters)(parts(2))

    own = gradients[get_rank()]
    assert float(own) == (18.0 if get_rank() == 0 else 12.0)


@on_ranks(2)
def test_tensor_of_another_stage_has_its_numbers_when_they_are_read(folder):
    context.set_auto_parallel_context(pipeline_stages=2)

    def late(x):
        wait_for(folder / f"{int(x)}")
        return x * 2, [x, None]

    cell = Stage(1, late)
    noted(folder / "0")
    cell(Tensor(0.0))
    twice, (same, nothing) = cell(Tensor(1.0))
    if get_rank() == 0:
        assert not has_come(twice)
        noted(folder / "1")

    assert float(twice) == 2
    assert has_come(twice)
    assert has_come(same) == (get_rank() == 1)
    assert (twice.shape, twice.dtype, type(twice)) == ((), engine.float32, Tensor)
    assert (float(same), nothing) == (1, None)


@on_ranks(2)
def test_lengths_of_what_a_stage_returns_may_be_others_at_each_call():
    context.set_auto_parallel_context(pipeline_stages=2)
    cell = Stage(0, lambda x: x[: int(x[0])])

    found = [cell(Tensor([k, 1, 1])) for k in range(4)]

    assert [one.shape for one in found] == [(0,), (1,), (2,), (3,)]


@on_ranks(2)
def test_numbers_and_texts_are_told_anew_at_each_call():
    context.set_auto_parallel_context(pipeline_stages=2)
    cell = Stage(0, lambda x: (x, int(x), {1: str(int(x))}))

    found = [cell(Tensor(k)) for k in range(3)]

    assert [(number, words) for _, number, words in found] == [(k, {1: str(k)}) for k in range(3)]


@on_ranks(2)
def test_tensors_that_nobody_reads_hold_nobody_up():
    context.set_auto_parallel_context(pipeline_stages=2)
    cells = [Stage(stage, lambda x: x + 1) for stage in (0, 1)]
    x = Tensor(np.zeros(SIZE, np.float32))

    for _ in range(100):
        last = [cell(x) for cell in cells]

    assert all(float(one[0]) == 1 for one in last)


@on_ranks(2)
def test_process_that_waits_takes_what_others_sent_it_meanwhile():
    context.set_auto_parallel_context(pipeline_stages=2)
    first, second = (Stage(stage, lambda x: x + 1) for stage in (0, 1))
    x = Tensor(np.zeros(SIZE, np.float32))
    awaited = second(x)
    for _ in range(100):  # more than may be on its way to a process that takes nothing
        first(x)

    assert float(awaited[0]) == 1
    assert float(second(first(x))[0]) == 2


@on_ranks(2)
def test_what_a_stage_writes_to_after_it_was_told_is_told_as_it_was():
    context.set_auto_parallel_context(pipeline_stages=2)
    kept = Tensor(np.zeros(SIZE, np.float32))
    cell = Stage(0, lambda x: kept)
    cell(Tensor(0.0))
    found = cell(Tensor(0.0))
    kept[:] = 5.0

    assert float(found[-1]) == (5.0 if get_rank() == 0 else 0.0)


@on_ranks(2)
def test_another_form_than_before_is_refused():
    context.set_auto_parallel_context(pipeline_stages=2)
    answers = [(1,), (1,), (1, 2)]
    cell = Stage(0, lambda x: tuple(x * k for k in answers.pop(0)))
    for _ in range(2):
        (found,) = cell(Tensor(3.0))
        assert float(found) == 3

    if get_rank() == 1:
        cell(Tensor(3.0))  # nobody can say here that it never comes
        return
    with pytest.raises(StateError, match=r"to return \(a tensor\), as it did .* got \(a tensor, a"):
        cell(Tensor(3.0))


@on_ranks(2)
def test_other_arguments_may_give_another_form():
    context.set_auto_parallel_context(pipeline_stages=2)

    def many(x, count, told=None):
        return [x * k for k in range(count)] + ([] if told is None else [told])

    cell = Stage(0, many)
    lengths = [len(cell(Tensor(1.0), count)) for count in (1, 2, 1, 2)]

    assert lengths == [1, 2, 1, 2]
    assert len(cell(Tensor(1.0), 1, Tensor(2.0))) == 2


@on_ranks(3)
def test_stages_in_the_middle_begin_before_the_first_has_ended(folder):
    context.set_auto_parallel_context(pipeline_stages=3)

    def first(x):
        if x.asnumpy()[0, 0] == 6:
            wait_for(folder / "of the last stage")
        return x * 2

    def last(x):
        if x.asnumpy()[0, 0] == 2 * 4 * 3:
            noted(folder / "of the last stage")
        return x.sum()

    net = nn.SequentialCell(Stage(0, first), Stage(1, lambda x: x * 3), Stage(2, last))

    assert float(nn.MicroBatchInterleaved(net, 4)(parts(4))) == 6 * sum(range(8))


LEAVES = """
import os, sys
import numpy as np
import engine
from engine import Tensor, context, nn
from engine.communication import get_rank, init
init()
context.set_auto_parallel_context(pipeline_stages=2)

class Leaving(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2)
        self.count = 0

    def construct(self, x):
        self.count += 1
        if self.count == 4:
            {}
        return self.dense(x)

engine.set_seed(1)
net = nn.SequentialCell(nn.Dense(2, 2), Leaving())
net[0].pipeline_stage, net[1].pipeline_stage = 0, 1
optimizer = nn.SGD(net.trainable_params(), 0.1)
step = nn.TrainOneStepCell(nn.PipelineCell(nn.WithLossCell(net, nn.MSELoss()), 2), optimizer)
x = Tensor(np.ones((4, 2), np.float32))
for _ in range(5):
    step(x, x)
sys.stdout.write("done")
"""


@pytest.mark.parametrize(
    ("way_out", "said"),
    [
        ("sys.exit(0)", "receive expected rank 1 to take part, got its end"),
        ("raise ValueError('spoilt')", "ValueError: spoilt"),
        ("os._exit(3)", ""),
    ],
)
def test_stage_that_leaves_in_the_middle_of_a_step_leaves_none_waiting(tmp_path, way_out, said):
    done: subprocess.CompletedProcess[str] = run_script(LEAVES.format(way_out), tmp_path)

    assert done.returncode != 0
    assert said in done.stdout + done.stderr
    assert "done" not in done.stdout
