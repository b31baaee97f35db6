"""Cells whose activations lie in a file until gradients need them."""

from __future__ import annotations

import gc
import tempfile
import tracemalloc
from pathlib import Path

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, float16, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError


def network(*, offloaded, how="all", **options):
    engine.set_seed(1)
    made = nn.SequentialCell(
        *(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU(), nn.Dropout(p=0.3)),
        *(nn.MaxPool2d(2, 2), nn.Flatten(), nn.Dense(8 * 64, 10)),
    ).set_train()
    if offloaded:
        for cell in [made] if how == "all" else made:
            cell.offload(**options)
    return made


def images():
    rng = np.random.default_rng(0)
    return Tensor(rng.standard_normal((8, 3, 16, 16)).astype(np.float32))


def loss_of(cell):
    return lambda x: (cell(x) ** 2).sum()


def gradients(cell):
    found = ops.value_and_grad(loss_of(cell), 0, cell.trainable_params())(images())
    value, (by_input, by_weight) = found
    return [one.asnumpy() for one in (value, by_input, *by_weight, *cell.untrainable_params())]


def same(found, expected):
    return all(np.array_equal(a, b) for a, b in zip(found, expected, strict=True))


@pytest.mark.parametrize("how", ["all", "each"])
def test_gradients_are_the_same_bit_for_bit(how):
    expected = gradients(network(offloaded=False))

    assert same(gradients(network(offloaded=True, how=how)), expected)


@pytest.mark.parametrize("ahead", ["Auto", 0, 1, 20])
def test_asking_early_changes_no_result(ahead):
    expected = gradients(network(offloaded=False))

    assert same(gradients(network(offloaded=True, backward_prefetch=ahead)), expected)


def test_second_derivative_is_the_same():
    def second(cell):
        inner = ops.grad(loss_of(cell))
        found = ops.grad(lambda x: (inner(x) * x).sum(), 0, cell.trainable_params())(images())
        return [one.asnumpy() for one in (found[0], *found[1])]

    assert same(second(network(offloaded=True)), second(network(offloaded=False)))


class Chain(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor([1.01]))

    def construct(self, x):
        for _ in range(20):
            x = ops.tanh(x * self.scale)
        return x


@pytest.mark.no_mode
def test_peak_memory_falls():
    x = ops.ones((64, 256))  # 64 KB; the tape of 40 operators keeps 2.5 MB
    peaks = []
    for offloaded in (False, True):
        cell = Chain()
        if offloaded:
            cell.offload()
        tracemalloc.start()
        ops.grad(lambda x, cell=cell: cell(x).sum(), None, cell.trainable_params())(x)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()

    assert peaks[1] < 0.35 * peaks[0]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def names_in(folder):
    return [path.name for path in folder.iterdir()]


def open_files():
    gc.collect()
    return len(names_in(Path("/proc/self/fd")))


def test_file_has_no_name_and_is_closed_afterwards(folder):
    seen = []
    cell = Chain()
    cell.offload()
    cell.register_backward_hook(lambda *_: seen.append((names_in(folder), open_files())))
    before = open_files()
    ops.grad(cell)(ops.ones((64, 256)))

    (names, during) = seen[0]
    assert names == names_in(folder) == []
    assert before < during
    assert open_files() == before


def test_file_is_closed_after_an_error(folder):
    class Failing(nn.Cell):
        def construct(self, x):
            ops.tanh(x * 2.0)
            raise ValueError("on purpose")

    cell = Failing()
    cell.offload()
    before = open_files()
    with pytest.raises(ValueError, match="on purpose"):
        ops.grad(cell)(ops.ones((64, 256)))

    assert names_in(folder) == []
    assert open_files() == before


def test_vjp_may_be_pulled_often_and_later():
    cell = Chain()
    cell.offload()
    out, pull = ops.vjp(cell, ops.ones((64, 256)))
    first, second = (pull(ops.ones_like(out))[0].asnumpy() for _ in range(2))

    assert np.array_equal(first, second)
    assert np.allclose(first, ops.grad(Chain())(ops.ones((64, 256))).asnumpy())


def test_training_is_the_same():
    trained = []
    for offloaded in (True, False):
        cell = network(offloaded=offloaded)
        loss = nn.WithLossCell(cell, nn.MSELoss())
        step = nn.TrainOneStepCell(loss, nn.Momentum(cell.trainable_params(), 0.1, 0.9))
        for _ in range(3):
            step(images(), ops.ones((8, 10)))
        trained.append([one.asnumpy() for one in cell.get_parameters()])

    assert same(*trained)


def test_cell_may_be_recomputed_too():
    cell = network(offloaded=True)
    cell.recompute()

    assert same(gradients(cell), gradients(network(offloaded=False)))


def test_cell_inside_with_a_bprop_keeps_its_gradient():
    class ByHand(nn.Cell):
        def construct(self, x):
            return x * x

        def bprop(self, x, out, dout):
            return dout * x * 100.0

    cell = nn.SequentialCell(nn.ReLU(), ByHand())
    cell.offload()
    found = ops.grad(cell)(ops.ones((64, 256)))

    assert (found.asnumpy() == 100.0).all()


def test_half_precision_and_hooks_go_through():
    met = []
    found = []
    for offloaded in (True, False):
        cell = network(offloaded=offloaded).to_float(float16)
        cell[1].register_backward_hook(lambda c, g_in, g_out: met.append(g_in[0].asnumpy()))
        found.append(gradients(cell))

    assert same(*found)
    assert np.array_equal(*met)


def test_nothing_is_put_away_where_no_gradient_is_asked(folder):
    cell = Chain()
    cell.offload()
    before = open_files()
    out = cell(ops.ones((64, 256)))

    assert open_files() == before
    assert out.shape == (64, 256)


@pytest.mark.parametrize(
    ("given", "error", "text"),
    [
        (-1, ArgumentValueError, "expected a number from 0, got -1"),
        ("auto", ArgumentValueError, "expected 'Auto' or a number, got 'auto'"),
        (1.5, ArgumentTypeError, "expected 'Auto' or an int, got float"),
        (True, ArgumentTypeError, "expected 'Auto' or an int, got bool"),
        (None, ArgumentTypeError, "expected 'Auto' or an int, got NoneType"),
    ],
)
def test_prefetch_is_checked(given, error, text):
    with pytest.raises(error, match=text):
        nn.ReLU().offload(given)


def test_later_call_overwrites_and_returns_nothing():
    cell = nn.ReLU()

    assert cell.offload() is None
    assert cell.offload(backward_prefetch=20) is None


class Assigning(nn.Cell):
    def construct(self, x):
        made = x.exp()
        made[0][1] = x[1, 0] * 3.0
        made.reshape(-1)[5] = 2.0
        made.T[1] = x[:, 0]
        return made * made


def test_what_is_assigned_to_a_view_reaches_what_was_put_away():
    x = Tensor(np.random.default_rng(0).standard_normal((80, 64)).astype(np.float32))
    cell = Assigning()
    expected = ops.grad(lambda x: cell(x).sum())(x)
    cell.offload()

    assert np.array_equal(ops.grad(lambda x: cell(x).sum())(x).asnumpy(), expected.asnumpy())


class Rewriting(nn.Cell):
    def construct(self, x, constant):
        made = x * constant
        constant[0] = 9.0
        return made


def test_constant_that_was_put_away_and_then_changes_is_what_it_was():
    cell = Rewriting()
    cell.offload()
    constant = Tensor(np.full((64, 64), 2.0, np.float32))

    found = ops.grad(lambda x: cell(x, constant).sum())(ops.ones((64, 64)))

    assert (found.asnumpy() == 2.0).all()
    assert (constant.asnumpy()[0] == 9.0).all()
