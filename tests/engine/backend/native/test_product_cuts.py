"""Cuts of products: what each part copies, and how evenly the work is shared."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.backend.native.product_cuts import _WORDS, Cut, cut_of

NAMES = (
    *("a_row", "a_step", "b_row", "b_step"),
    *("count", "a_far", "b_far", "out_far", "group", "a_near", "b_near", "out_near"),
    *("out_row", "out_column"),
    *("rows", "depth", "columns", "row_parts", "column_parts"),
    *("rows_at_once", "depth_at_once", "vectors_at_once", "tile_rows", "panel"),
    *("copies_rows", "copies_panels", "panels_size", "rows_size", "memory_size", "is_across"),
    "b_panel",
)


def cut(x: np.ndarray, y: np.ndarray, threads: int = 2, *, is_wide: bool = True) -> Cut | None:
    most = x.size * y.shape[-1] >> 18
    return cut_of(is_wide, threads, most, x.shape, x.strides, y.shape, y.strides)


def words(x: np.ndarray, y: np.ndarray, threads: int = 2, *, is_wide: bool = True) -> dict:
    found = cut(x, y, threads, is_wide=is_wide)
    return dict(zip(NAMES, _WORDS.unpack(found.words), strict=True))


def matrix(rows: int, columns: int) -> np.ndarray:
    return np.empty((rows, columns), np.float32)


@pytest.mark.parametrize(
    ("x", "y", "is_turned"),
    [
        (matrix(32, 784), matrix(784, 512), False),
        (matrix(32, 784), matrix(512, 784).T, True),
        (matrix(128, 784), matrix(512, 784).T, True),
        (matrix(128, 512), matrix(256, 512).T, False),
        (matrix(2048, 128), matrix(512, 128).T, False),
        (matrix(784, 300).T, matrix(400, 784).T, True),
        (matrix(32, 512).T, matrix(32, 784), False),
    ],
)
def test_the_smaller_copy_is_turned_or_none(x, y, is_turned):
    assert cut(x, y).is_turned == is_turned


def test_result_that_is_moved_stands_whatever_would_be_copied():
    x, y = matrix(32, 120).T, matrix(400, 32).T
    lie = x.shape, x.strides, y.shape, y.strides

    assert cut_of(True, 2, 5, *lie).is_turned
    assert not cut_of(True, 2, 5, *lie, stands=True).is_turned


@pytest.mark.parametrize(
    ("x", "y", "parts"),
    [
        (matrix(2048, 128), matrix(128, 512), (4, 1)),
        (matrix(512, 2048), matrix(2048, 128), (2, 1)),
        (matrix(128, 512), matrix(512, 256), (2, 1)),
        (matrix(64, 512), matrix(512, 256), (1, 2)),
        (matrix(128, 512), matrix(256, 512).T, (1, 2)),
        (matrix(20, 128), matrix(128, 20), (1, 1)),
        (matrix(6, 70000), matrix(70000, 6), (1, 1)),
    ],
)
def test_rows_are_shared_unless_they_are_few(x, y, parts):
    found = words(x, y)

    assert (found["row_parts"], found["column_parts"]) == parts


def test_pairs_are_shared_before_they_are_cut():
    pairs = np.empty((4, 3, 64, 64), np.float32)

    found = words(pairs, pairs)

    assert found["count"] == found["group"] == 12
    assert found["a_near"] == 64 * 64
    assert found["row_parts"] == found["column_parts"] == 1


def test_one_thread_has_one_part():
    found = words(matrix(1000, 1000), matrix(1000, 1000), 1)

    assert found["row_parts"] == found["column_parts"] == 1


def test_a_few_rows_go_through_the_right_matrix_where_it_lies():
    assert not words(matrix(32, 512), matrix(512, 256))["copies_panels"]
    assert words(matrix(300, 512), matrix(512, 256))["copies_panels"]


@pytest.mark.parametrize("threads", [1, 2, 7])
@pytest.mark.parametrize("is_wide", [True, False])
def test_no_block_is_larger_than_its_memory(is_wide, threads):
    rng = np.random.default_rng(0)
    for _ in range(200):
        rows, depth, columns = (int(2**n) for n in rng.uniform(0, 12, 3))
        x, y = matrix(rows, depth), matrix(depth, columns)
        x = x if rng.integers(2) else matrix(depth, rows).T
        y = y if rng.integers(2) else matrix(columns, depth).T
        found = words(x, y, threads, is_wide=is_wide)

        blocks = math.ceil(found["columns"] / 16 / found["column_parts"])
        of_panels = found["depth_at_once"] * 16 * min(found["vectors_at_once"], blocks)
        assert not found["copies_panels"] or of_panels <= found["panels_size"]
        assert found["panels_size"] >= found["depth_at_once"] * 16 * found["panel"]
        of_rows = found["rows_at_once"] * found["depth_at_once"]
        assert not found["copies_rows"] or of_rows < found["rows_size"]
        of_side = found["rows_at_once"] * found["panel"] * 16
        sizes = found["panels_size"], found["rows_size"], of_side
        assert found["memory_size"] >= sum(sizes)
        assert cut(x, y, threads, is_wide=is_wide).memory == found["memory_size"] * threads
        assert found["memory_size"] < 1 << 19


def test_what_lies_between_numbers_is_not_cut():
    odd = np.empty((40, 401), np.uint8)[:, 1:].view(np.float32)

    assert cut(odd, matrix(100, 40)) is None
    assert cut(np.empty((2, 3, 40, 40), np.float32), np.empty((3, 2, 40, 40), np.float32)) is None


@pytest.mark.parametrize(
    ("x", "y", "is_copied"),
    [
        (matrix(128, 256), matrix(256, 512), False),
        (matrix(2048, 256), matrix(256, 512), True),  # so many rows repay it
        (matrix(128, 1024), matrix(1024, 2048), True),  # whose rows would have few sets
        (matrix(32, 1024), matrix(1024, 2048), False),
        (matrix(2048, 384).T, matrix(2048, 128), False),
        (matrix(2048, 384).T, matrix(2048, 2048), True),
        (matrix(128, 512), matrix(256, 512).T, True),  # which has to be turned
    ],
)
def test_panels_of_few_rows_are_read_where_they_lie(x, y, is_copied):
    assert words(x, y)["copies_panels"] == is_copied
