"""Cells of no stage that get what a stage has made: they are computed there, if nothing is lost."""

from __future__ import annotations

import numpy as np

import engine
from engine import Tensor, context, nn, ops
from engine.communication import get_rank
from engine.nn.cell import has_come
from tests.ranks import on_ranks

from .own_gradients import check_own


class Counted(nn.Cell):
    """Counts how often this process computes it."""

    def __init__(self, compute=lambda *x: x[0]):
        super().__init__()
        self.count = 0
        self.compute = compute

    def construct(self, *x):
        self.count += 1
        return self.compute(*x)


def staged(stage, cell=None):
    context.set_auto_parallel_context(pipeline_stages=2)
    made = cell or Counted()
    made.pipeline_stage = stage
    return made


X = Tensor(np.ones((2, 2), np.float32))


@on_ranks(2)
def test_loss_is_computed_in_the_stage_that_made_what_it_gets():
    loss = Counted(lambda out, label: (out - label).sum())
    with_loss = nn.WithLossCell(nn.SequentialCell(staged(0), staged(1)), loss)

    found = [float(with_loss(X, X * k)) for k in range(3)]

    assert found == [4, 0, -4]
    assert loss.count == (0 if get_rank() == 0 else 3)


@on_ranks(2)
def test_highest_stage_among_the_arguments_computes():
    low, high = staged(0), staged(1)
    cell, other = Counted(), Counted(lambda pair: pair[0] + pair[1])
    found = other([high(X), cell(low(X))])

    assert float(found.sum()) == 8
    assert (cell.count, other.count) == ((1, 0) if get_rank() == 0 else (0, 1))


@on_ranks(2)
def test_cell_with_parameters_or_stages_in_it_is_computed_by_all():
    class Outer(nn.Cell):
        def __init__(self, inner):
            super().__init__()
            self.inner = inner
            self.count = 0

        def construct(self, x):
            self.count += 1
            return self.inner(x)

    first = staged(0)
    around = [Outer(nn.Dense(2, 2)), Outer(staged(1))]
    for cell in around:
        cell(first(X))

    assert [cell.count for cell in around] == [1, 1]


@on_ranks(2)
def test_cells_that_get_nothing_of_a_stage_are_computed_by_all():
    first, cell = staged(0), Counted()
    cell(first(X) + 1)
    cell(X)

    assert cell.count == 2


@on_ranks(2)
def test_cell_that_draws_at_random_is_computed_by_all_and_draws_alike(folder):
    first, dropout = staged(0), nn.Dropout(p=0.5)
    dropout.set_train()
    big = Tensor(np.ones((40, 40), np.float32))

    found = [dropout(first(big)).asnumpy() for _ in range(2)]
    found.append(ops.dropout(big, p=0.5).asnumpy())
    np.save(folder / f"{get_rank()}.npy", found)
    engine.context.processes.world().barrier().wait()
    other = np.load(folder / f"{1 - get_rank()}.npy")

    np.testing.assert_array_equal(found, other)
    assert not np.array_equal(found[0], found[1])


@on_ranks(2)
def test_cell_that_returns_what_cannot_be_told_is_computed_by_all():
    first = staged(0)
    cell = Counted(lambda x: (x, {x.shape}))
    gradient = engine.grad(lambda x: cell(first(x))[0].sum())
    gradients = [gradient(X).asnumpy() for _ in range(2)]

    assert cell.count == 2
    np.testing.assert_array_equal(gradients, np.ones((2, 2, 2)))


@on_ranks(2)
def test_gradients_go_through_cells_after_stages():
    def gradients(stages):
        engine.set_seed(1)
        net = nn.SequentialCell(nn.Dense(2, 3), nn.ReLU(), nn.Dense(3, 2), nn.Softmax())
        if stages:
            context.set_auto_parallel_context(pipeline_stages=2)
            net[0].pipeline_stage, net[2].pipeline_stage = 0, 1
        with_loss = nn.WithLossCell(net, nn.MSELoss())
        parameters = net.trainable_params()
        return engine.grad(with_loss, None, parameters)(X, X * Tensor([1.0, 3.0]))

    alone = gradients(stages=False)

    check_own(gradients(stages=True), alone)


@on_ranks(2)
def test_evaluation_computes_losses_in_the_last_stage():
    loss = Counted(lambda out, label: (out - label).sum())
    net = nn.SequentialCell(staged(0), staged(1))
    evaluate = nn.WithEvalCell(net, loss)

    found, out, _ = evaluate(X, X * 2)

    assert (float(found), float(out.sum())) == (-4, 4)
    assert loss.count == get_rank()


@on_ranks(2)
def test_types_of_mixed_precision_hold_no_stage_up():
    for level in ("O2", "O3"):
        engine.set_seed(1)
        net = nn.SequentialCell(nn.Dense(2, 2), nn.Dense(2, 2))
        context.set_auto_parallel_context(pipeline_stages=2)
        net[0].pipeline_stage, net[1].pipeline_stage = 0, 1
        mixed = engine.amp.auto_mixed_precision(net, level)
        told, awaited = mixed(X), mixed(X)

        assert has_come(awaited) == (get_rank() == 1)
        np.testing.assert_array_equal(awaited.asnumpy(), told.asnumpy())
        assert awaited.dtype == engine.float32
