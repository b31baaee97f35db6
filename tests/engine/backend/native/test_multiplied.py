"""Which kernel multiplies matrices, and that a product is the same however it is asked for."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.native import multiplied
from engine.backend.native.arrays import lines
from engine.backend.native.calls import run
from engine.backend.native.moves import Momentum
from engine.backend.native.multiplied import kept_of, product, product_call, product_moved_call
from engine.backend.native.products import product as vector_product
from engine.backend.native.split_products import split_product

pytestmark = pytest.mark.native


def pair(*of_x: int, columns: int = 256) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(0)
    return rng.standard_normal(of_x, "f"), rng.standard_normal((of_x[-1], columns), "f")


@pytest.mark.native("tiles")
def test_long_products_are_made_by_tiles_and_short_ones_by_vectors():
    x, y = pair(300, 64)

    assert product(x, y).tobytes() == split_product(x, y).tobytes()
    assert product(x[:70], y).tobytes() == vector_product(x[:70], y).tobytes()


@pytest.mark.parametrize("of_x", [(300, 64), (70, 64), (4, 75, 64), (4, 10, 64)])
def test_kept_call_has_the_bits_of_the_product(of_x):
    x, y = pair(*of_x)
    out = np.empty((*of_x[:-1], 256), np.float32)

    assert run(product_call(x, y, out))
    assert out.tobytes() == product(x, y).tobytes()


@pytest.mark.parametrize("of_x", [(320, 64), (160, 64), (4, 80, 64)])
def test_parts_of_rows_have_the_bits_of_the_whole(of_x):
    x, y = pair(*of_x)
    whole, bias = product(x, y), np.ones(256, np.float32)
    kept = kept_of(x, y)
    if kept is None:
        assert len(of_x) == 3
        return
    copy = lines(kept.shape)
    assert run(kept.copied(copy))

    for first in range(0, of_x[0], of_x[0] // 4):
        part = x[first : first + of_x[0] // 4]
        out = np.empty((*part.shape[:-1], 256), np.float32)
        assert run(kept.call(part, y, copy, out))
        assert out.tobytes() == whole[first : first + len(part)].tobytes()
        assert run(kept.call(part, y, copy, out, bias, relu=True))
        assert np.array_equal(out, np.maximum(whole[first : first + len(part)] + 1, 0))


@pytest.mark.parametrize("rows", [300, 70])
def test_parameter_moves_by_the_kernel_that_multiplies(rows):
    x, y = pair(rows, 64)
    param, accum = np.ones((2, rows, 256), np.float32)
    call = product_moved_call(x, y, np.empty((rows, 256), np.float32), Momentum(param, accum))
    assert call is not None
    assert run(call, (0.5, 0.0))

    assert accum.tobytes() == product(x, y).tobytes()
    assert np.array_equal(param, 1 - np.float32(0.5) * accum)


def test_matrices_for_pairs_and_other_numbers_are_not_kept():
    x, y = pair(300, 64)

    assert kept_of(x, y[None]) is None
    assert kept_of(x.astype(float), y.astype(float)) is None
    assert product(x.astype(float), y.astype(float)) is None


def test_without_tiles_vectors_multiply_all(monkeypatch):
    monkeypatch.setattr("engine.backend.native.split_products._kernel", lambda: None)
    x, y = pair(300, 64)
    out = np.empty((300, 256), np.float32)

    assert multiplied.product(x, y).tobytes() == vector_product(x, y).tobytes()
    assert run(product_call(x, y, out))
    assert out.tobytes() == vector_product(x, y).tobytes()
