"""Products in machine code beside NumPy's in float64, of shapes and layouts at random."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.native import products
from engine.backend.native.calls import run
from engine.backend.native.elements import Builder, Elements
from engine.backend.native.loading import unchecked
from engine.backend.native.product_kernel import functions_of
from engine.backend.native.products import (
    LEAST,
    panels_call,
    panels_of,
    product,
    product_call,
)


@pytest.fixture(autouse=True)
def of_any_size(monkeypatch):
    monkeypatch.setattr(products, "LEAST", 1)
    monkeypatch.setattr(products, "_LEAST_PART", 1 << 12)


def laid_out(rng: np.random.Generator, x: np.ndarray) -> np.ndarray:
    """The same numbers in another order of memory."""
    way = rng.integers(5)
    if way == 0:
        return x
    if way == 1:
        return np.asfortranarray(x)
    room = np.empty((*x.shape[:-2], x.shape[-2] * 2, x.shape[-1] * 3), x.dtype)
    if way == 2:
        room = room[..., ::2, ::3]
    elif way == 3:
        room = room[..., : x.shape[-2], 1 : x.shape[-1] + 1]
    else:
        room = room[..., ::-2, ::-3]
    room[...] = x
    return room


def close(found: np.ndarray, x: np.ndarray, y: np.ndarray) -> None:
    exact = x.astype(np.float64) @ y.astype(np.float64)
    bound = np.abs(x.astype(np.float64)) @ np.abs(y.astype(np.float64))
    assert found.shape == exact.shape
    assert found.dtype == np.float32
    assert (np.abs(found - exact) <= 1e-6 * np.sqrt(x.shape[-1]) * bound + 1e-37).all()


@pytest.mark.parametrize(
    ("rows", "depth", "columns"),
    [(300, 1500, 450), (300, 600, 900), (40, 1030, 700)],  # several blocks of panels, and of depth
)
def test_product_of_several_blocks_is_that_of_numpy(rows, depth, columns):
    rng = np.random.default_rng(0)
    x = rng.standard_normal((rows, depth), np.float32)
    y = rng.standard_normal((depth, columns), np.float32)

    for left in (x, np.asfortranarray(x)):
        for right in (y, np.asfortranarray(y)):
            close(product(left, right), x, y)


@pytest.mark.parametrize("seed", range(8))
def test_product_is_that_of_numpy_for_any_shape_and_layout(seed):
    rng = np.random.default_rng(seed)
    for _ in range(40):
        rows, depth, columns = (int(n) for n in rng.integers(1, [140, 200, 140]))
        x = laid_out(rng, rng.standard_normal((rows, depth), np.float32))
        y = laid_out(rng, rng.standard_normal((depth, columns), np.float32))

        close(product(x, y), x, y)


@pytest.mark.parametrize("depth", [1023, 1024, 1025, 2500])
@pytest.mark.parametrize("columns", [5, 17, 70])
def test_deep_product_is_that_of_numpy(depth, columns):
    rng = np.random.default_rng(depth)
    x, y = rng.standard_normal((130, depth), "f"), rng.standard_normal((depth, columns), "f")

    close(product(x, y), x, y)
    close(product(x, np.asfortranarray(y)), x, y)
    close(product(np.asfortranarray(x), y), x, y)


@pytest.mark.parametrize("is_wide", [True, False])
def test_tiles_of_every_machine_give_the_same_bits(is_wide, monkeypatch):
    rng = np.random.default_rng(1)
    x, y = rng.standard_normal((77, 90), np.float32), rng.standard_normal((90, 83), np.float32)
    expected = product(x, y)
    kernel = products._kernel()._replace(is_wide=is_wide)
    monkeypatch.setattr(products, "_kernel", lambda: kernel)

    assert product(x, y).tobytes() == expected.tobytes()


def test_row_and_column_alone_decide_the_bits_of_a_number():
    rng = np.random.default_rng(2)
    x, y = rng.standard_normal((150, 700), np.float32), rng.standard_normal((700, 110), np.float32)
    whole = product(x, y)

    for rows, columns in ((1, 1), (3, 110), (33, 16), (150, 49)):
        part = product(x[:rows], y[:, :columns])
        assert part.tobytes() == np.ascontiguousarray(whole[:rows, :columns]).tobytes()
        turned = product(np.asfortranarray(x[:rows]), np.asfortranarray(y[:, :columns]))
        assert turned.tobytes() == part.tobytes()
    assert np.array_equal(product(y.T, x.T).T, whole)


def test_pairs_of_matrices_are_multiplied_each():
    rng = np.random.default_rng(4)
    x = rng.standard_normal((3, 4, 20, 30), np.float32)
    y = rng.standard_normal((3, 4, 30, 25), np.float32)

    close(product(x, y), x, y)
    close(product(x.swapaxes(-1, -2), y[..., :20, :]), x.swapaxes(-1, -2), y[..., :20, :])
    close(product(x, y[0, 0]), x, np.broadcast_to(y[0, 0], y.shape))
    rows = x.transpose(0, 2, 1, 3)  # heads of attention beside each other
    close(product(rows, y[:, :1].repeat(20, 1)), rows, y[:, :1].repeat(20, 1))
    close(product(x[:, ::2], y[:, ::2]), x[:, ::2], y[:, ::2])
    assert product(x[None].repeat(2, 0).transpose(0, 2, 1, 3, 4), y[None, :, None, 0]) is None


@pytest.mark.parametrize("order", [(0, 2, 1, 3), (0, 1, 3, 2), (1, 0, 3, 2), (2, 0, 1, 3)])
def test_kept_call_writes_pairs_to_where_they_lie(order):
    rng = np.random.default_rng(9)
    x, y = rng.standard_normal((3, 4, 20, 30), "f"), rng.standard_normal((3, 4, 30, 25), "f")
    shape = [(3, 4, 20, 25)[axis] for axis in order]
    around = np.full((2, *shape[:-1], 31), 7, np.float32)
    out = around[1, ..., 3 : 3 + shape[-1]].transpose(np.argsort(order))
    for left, right in ((x, y), (x.swapaxes(0, 1).copy().swapaxes(0, 1), y)):
        assert run(product_call(left, right, out))
        assert out.tobytes() == product(x, y).tobytes()

    out[...] = 7
    assert (around == 7).all()
    assert product_call(x, y, np.empty((3, 20, 25, 4), "f").transpose(0, 3, 1, 2)) is None


def layouts(x: np.ndarray) -> tuple[np.ndarray, ...]:
    return x, np.ascontiguousarray(x.swapaxes(-1, -2)).swapaxes(-1, -2), x[..., ::-1, :]


@pytest.mark.parametrize(
    ("of_x", "of_y"),
    [
        ((40, 90), (90, 70)),
        ((200, 70), (70, 130)),
        ((7, 1500), (1500, 40)),
        ((2, 3, 20, 30), (30, 50)),
        ((2, 3, 20, 30), (2, 3, 30, 40)),
    ],
)
def test_kept_call_has_the_bits_of_the_product_whatever_the_arrays_hold(of_x, of_y):
    rng = np.random.default_rng(6)
    pairs = [
        (x, y)
        for x in layouts(rng.standard_normal(of_x, np.float32))
        for y in layouts(rng.standard_normal(of_y, np.float32))
    ]
    for x, y in pairs:
        out = np.full((*x.shape[:-1], y.shape[-1]), np.nan, np.float32)
        call = product_call(x, y, out)
        if call is None:
            assert len(of_y) == 2 < len(of_x)
            assert not x.flags.c_contiguous
            continue
        for _ in range(2):
            x[...] = rng.standard_normal(x.shape, np.float32)
            y[...] = rng.standard_normal(y.shape, np.float32)
            assert run(call)
            assert out.tobytes() == product(x, y).tobytes()


@pytest.mark.parametrize(
    ("rows", "depth", "columns"), [(70, 40, 64), (130, 1100, 128), (9, 90, 32)]
)
def test_product_with_panels_that_were_copied_has_the_same_bits(rows, depth, columns):
    rng = np.random.default_rng(10)
    bias = rng.standard_normal(columns, np.float32)
    out = np.empty((rows, columns), np.float32)
    for x in layouts(rng.standard_normal((rows, depth), np.float32)):
        for y in layouts(rng.standard_normal((depth, columns), np.float32)):
            panels = np.ascontiguousarray(panels_of(y))
            assert run(panels_call(x, panels, out))
            assert out.tobytes() == product(x, y).tobytes()
            assert run(panels_call(x, panels, out, bias, relu=True))
            assert np.array_equal(out, np.maximum(product(x, y) + bias, 0))


def test_columns_that_fill_no_panels_and_other_arrays_are_left_aside():
    x, panels = np.ones((40, 50), "f"), panels_of(np.ones((50, 128), "f"))

    assert panels_of(np.ones((50, 70), "f")) is None
    assert panels_of(np.ones((50, 128))) is None
    assert panels_call(x, panels, np.empty((40, 128), "f")) is None
    assert panels_call(x[:, 1:], panels.copy(), np.empty((40, 128), "f")) is None
    assert panels_call(x, panels.copy(), np.empty((128, 40), "f").T) is None
    assert panels_call(x, panels.copy(), np.empty((40, 128), "f"), np.ones(40, "f")) is None


@pytest.mark.parametrize("columns", [70, 96])
@pytest.mark.parametrize("depth", [40, 1100])
@pytest.mark.parametrize("rows", [20, 150])
def test_bias_and_rectifier_of_a_call_have_the_bits_of_both_behind_the_product(
    rows, depth, columns
):
    rng = np.random.default_rng(7)
    bias = rng.standard_normal(columns, np.float32)
    out = np.empty((rows, columns), np.float32)
    for x in layouts(rng.standard_normal((rows, depth), np.float32)):
        for y in layouts(rng.standard_normal((depth, columns), np.float32)):
            found = product(x, y)
            assert run(product_call(x, y, out, bias))
            assert np.array_equal(out, found + bias)
            assert run(product_call(x, y, out, bias, relu=True))
            assert np.array_equal(out, np.maximum(found + bias, 0))
            assert run(product_call(x, y, out, relu=True))
            assert np.array_equal(out, np.maximum(found, 0))


def test_rectifier_of_a_call_keeps_what_is_no_number():
    x, y = np.ones((40, 50), "f"), np.ones((50, 60), "f")
    x[3, 4] = np.nan
    out = np.empty((40, 60), "f")

    assert run(product_call(x, y, out, -np.ones(60, "f"), relu=True))
    assert np.isnan(out[3]).all()
    assert np.array_equal(np.delete(out, 3, 0), np.full((39, 60), 49))


def of_a_program(product: np.ndarray, bias: np.ndarray | None, relu: bool) -> np.ndarray:
    """A bias and a rectifier as a program over elements adds them."""
    build = Builder()
    given = [build.array()] if bias is None else [build.array(), build.by_column()]
    made = given[0] if bias is None else build.apply("add", *given)
    build.store(build.apply("relu" if relu else "copy", made), build.array())
    out = np.empty_like(product)
    Elements(build.program()).run([product, *([] if bias is None else [bias]), out])
    return out


@pytest.mark.parametrize("relu", [False, True])
@pytest.mark.parametrize("columns", [70, 96])
def test_bias_and_rectifier_of_a_call_have_the_bits_of_a_program_behind_the_product(columns, relu):
    rng = np.random.default_rng(8)
    x, y = rng.standard_normal((40, 90), "f"), rng.standard_normal((90, columns), "f")
    y[:, ::7] = 0
    y[:, 1::7] = np.copysign(1e-45, y[:, 1::7])
    x[1], x[2, 3], x[4, 5], x[6, 7] = -0.0, np.nan, np.inf, -np.inf
    x[8] = np.copysign(1e-3, -1)
    bias = rng.standard_normal(columns, np.float32)
    bias[:32] = np.array([0.0, -0.0, np.nan, np.inf, -np.inf, 1e-45, -1e-45, -1], "f").repeat(4)
    out = np.empty((40, columns), np.float32)
    with np.errstate(invalid="ignore"):
        found = product(x, y)
    assert (np.signbit(found) & (found == 0)).any()

    for one in (bias, None):
        for left, right in ((x, y), (np.asfortranarray(x), y), (x, np.asfortranarray(y))):
            assert run(product_call(left, right, out, one, relu))
            assert out.tobytes() == of_a_program(found, one, relu).tobytes()


def test_no_call_is_kept_for_a_bias_that_is_none():
    x, y, out = np.ones((40, 50), "f"), np.ones((50, 60), "f"), np.empty((40, 60), "f")

    assert product_call(x, y, out, np.ones(60)) is None
    assert product_call(x, y, out, np.ones(40, "f")) is None
    assert product_call(x, y, out, np.ones(120, "f")[::2]) is None


@pytest.mark.parametrize(
    "out",
    [
        np.empty((40, 50), "f"),
        np.empty((60, 40), "f").T,
        np.empty((40, 60)),
        np.empty((40, 120), "f")[:, ::2],
    ],
)
def test_no_call_is_kept_for_a_result_that_is_none(out):
    assert product_call(np.ones((40, 50), "f"), np.ones((50, 60), "f"), out) is None


def test_no_call_is_kept_where_numpy_computes_the_product(monkeypatch):
    monkeypatch.setattr(products, "LEAST", LEAST)
    x = np.ones((8, 8), "f")

    assert product_call(x, x, np.empty_like(x)) is None


def test_what_is_no_number_and_what_is_infinite_goes_where_it_does_in_numpy():
    rng = np.random.default_rng(5)
    x, y = rng.standard_normal((40, 50), np.float32), rng.standard_normal((50, 60), np.float32)
    x[3, 4], x[7, 8], y[9, 50], y[10, 11] = np.nan, np.inf, -np.inf, np.nan
    x[11, 9] = y[8, 30] = 0
    with np.errstate(invalid="ignore"):
        expected = x.astype(np.float64) @ y.astype(np.float64)

    found = product(x, y)

    assert np.array_equal(np.isnan(found), np.isnan(expected))
    assert np.array_equal(np.isinf(found), np.isinf(expected))
    assert np.array_equal(found[np.isinf(found)], expected[np.isinf(expected)])


@pytest.mark.parametrize(
    ("x", "y"),
    [
        (np.ones((40, 40)), np.ones((40, 40))),
        (np.ones((40, 40), "f"), np.ones((40, 40))),
        (np.ones((40, 40), ">f4"), np.ones((40, 40), ">f4")),
        (np.ones((2, 3, 40, 40), "f"), np.ones((3, 40, 40), "f")),
        (np.ones((40, 40), "f"), np.ones((2, 40, 40), "f")),
        (np.ones((40, 0), "f"), np.ones((0, 40), "f")),
        (np.ones((0, 40), "f"), np.ones((40, 40), "f")),
    ],
)
def test_what_no_kernel_takes_is_left_to_numpy(x, y):
    assert product(x, y) is None


def test_numbers_that_lie_at_odd_addresses_are_left_to_numpy():
    room = np.zeros(4 * 40 * 40 + 1, np.uint8)
    x = room[1:].view(np.float32).reshape(40, 40)

    assert product(x, np.ones((40, 40), "f")) is None


def test_small_product_is_left_to_numpy(monkeypatch):
    monkeypatch.setattr(products, "LEAST", LEAST)

    assert product(np.ones((8, 8), "f"), np.ones((8, 8), "f")) is None


def test_kernel_that_computes_wrong_is_found_out():
    kernel = unchecked("products", functions_of)

    assert products._is_right(kernel)
    assert not products._is_right(kernel._replace(multiply=lambda pool, work: None))
