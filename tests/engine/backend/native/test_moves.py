"""Steps against products have the bits of steps of NumPy's behind the product."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.kernels.adam import adam_step
from engine.backend.kernels.momentum import momentum_step
from engine.backend.native import products
from engine.backend.native.calls import run
from engine.backend.native.loading import unchecked
from engine.backend.native.moves import Adam, Momentum
from engine.backend.native.product_kernel import functions_of
from engine.backend.native.products import LEAST, product, product_moved_call


@pytest.fixture(autouse=True)
def of_any_size(monkeypatch):
    monkeypatch.setattr(products, "LEAST", 1)
    monkeypatch.setattr(products, "_LEAST_PART", 1 << 12)


def by_momentum(state, nesterov):
    return Momentum(state[0], state[1], nesterov), (0.1, 0.9)


def by_adam(state, nesterov):
    return Adam(state[0], state[1], state[2], nesterov), (0.01, 0.9, 0.999, 1e-8)


def by_adam_with_largest(state, nesterov):
    return Adam(*state[:3], nesterov, state[3]), (1e-3, 0.8, 0.99, 1e-6)


def step_of_numpy(step, gradient, numbers):
    if isinstance(step, Momentum):
        momentum_step(step.param, step.accum, gradient, *numbers, step.nesterov)
    else:
        adam_step(*step[:3], gradient, *numbers, step.nesterov, step.largest)


def lying(rng, rows, columns, is_turned):
    if is_turned:
        return rng.standard_normal((columns, rows), np.float32).T
    return rng.standard_normal((rows, columns), np.float32)


@pytest.mark.parametrize("making", [by_momentum, by_adam, by_adam_with_largest])
@pytest.mark.parametrize("nesterov", [False, True])
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize(
    ("rows", "depth", "columns"),
    [
        *((1, 1, 1), (3, 2, 5), (7, 20, 16), (20, 40, 1), (10, 32, 84), (70, 33, 50)),
        *((130, 600, 64), (40, 1100, 70), (150, 1500, 10), (96, 32, 256), (33, 1, 131)),
    ],
)
def test_step_against_a_product_has_the_bits_of_both(making, nesterov, turns, rows, depth, columns):
    rng = np.random.default_rng(rows)
    x, y = lying(rng, rows, depth, turns & 1), lying(rng, depth, columns, turns & 2)
    ours = rng.random((4, rows, columns), np.float32)
    theirs = ours.copy()
    step, numbers = making(ours, nesterov)
    call = product_moved_call(x, y, np.full((rows, columns), np.nan, np.float32), step)

    for _ in range(2):
        x += 0.25
        assert run(call, numbers)
        step_of_numpy(making(theirs, nesterov)[0], product(x, y), numbers)

    assert ours.tobytes() == theirs.tobytes()


@pytest.mark.parametrize("is_wide", [True, False])
def test_tiles_of_every_machine_give_a_step_the_same_bits(is_wide, monkeypatch):
    kernel = products._kernel()._replace(is_wide=is_wide)
    monkeypatch.setattr(products, "_kernel", lambda: kernel)
    rng = np.random.default_rng(1)
    x, y = lying(rng, 77, 40, True), lying(rng, 40, 83, False)
    ours = rng.random((4, 77, 83), np.float32)
    theirs = ours.copy()
    step, numbers = by_adam(ours, False)

    run(product_moved_call(x, y, np.empty((77, 83), "f"), step), numbers)
    step_of_numpy(by_adam(theirs, False)[0], product(x, y), numbers)

    assert ours.tobytes() == theirs.tobytes()


def test_step_against_pairs_of_matrices_moves_each():
    rng = np.random.default_rng(2)
    x, y = rng.standard_normal((5, 20, 30), "f"), rng.standard_normal((5, 30, 25), "f")
    ours = rng.random((4, 5, 20, 25), np.float32)
    theirs = ours.copy()
    step, numbers = by_momentum(ours, True)

    run(product_moved_call(x, y, np.empty((5, 20, 25), "f"), step), numbers)
    step_of_numpy(by_momentum(theirs, True)[0], product(x, y), numbers)

    assert ours.tobytes() == theirs.tobytes()


def test_what_is_no_number_moves_its_own_place_alone():
    x, y = np.ones((40, 50), "f"), np.ones((50, 60), "f")
    x[3, 4], x[5, 6] = np.nan, np.inf
    state = np.ones((4, 40, 60), np.float32)
    step, numbers = by_momentum(state, False)

    run(product_moved_call(x, y, np.empty((40, 60), "f"), step), numbers)

    assert np.isnan(state[:2, 3]).all()
    assert np.isinf(state[:2, 5]).all()
    assert np.isfinite(np.delete(state, [3, 5], 1)).all()


def test_no_step_is_taken_where_what_is_moved_lies_otherwise():
    x, y, out = np.ones((40, 50), "f"), np.ones((50, 60), "f"), np.empty((40, 60), "f")
    param, accum = np.ones((2, 40, 60), "f")
    fixed = np.ones((40, 60), "f")
    fixed.flags.writeable = False

    for one in (np.ones((40, 60)), np.ones((60, 40), "f").T, np.ones((40, 61), "f"), fixed):
        assert product_moved_call(x, y, out, Momentum(one, accum)) is None
        assert product_moved_call(x, y, out, Momentum(param, one)) is None
    assert product_moved_call(x, y, out, Momentum(param, accum)) is not None


def test_no_step_is_taken_that_would_change_what_the_product_reads():
    x = np.ones((40, 40), "f")
    y, out, accum = np.ones((3, 40, 40), "f")

    assert product_moved_call(x, y, out, Momentum(x, accum)) is None
    assert product_moved_call(x.T, y, out, Momentum(accum, x)) is None
    assert product_moved_call(x, y, out, Momentum(y, accum)) is None
    assert product_moved_call(x, y, out, Adam(out, accum, x.copy())) is None


def test_no_step_is_taken_where_numpy_computes_the_product(monkeypatch):
    monkeypatch.setattr(products, "LEAST", LEAST)
    x = np.ones((8, 8), "f")

    assert product_moved_call(x, x, np.empty_like(x), Momentum(x.copy(), x.copy())) is None


def test_kernel_that_moves_wrong_is_found_out():
    kernel = unchecked("products", functions_of)

    assert products._is_right(kernel)
    assert not products._is_right(kernel._replace(multiply_and_move=lambda pool, work: None))
