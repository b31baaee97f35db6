"""Threads that share a program: the same bits however many, and for callers at the same time."""

from __future__ import annotations

import sys
import threading

import numpy as np
import pytest

from engine.backend.native.arrays import address_of
from engine.backend.native.elements import Builder, Elements, kernel, running
from engine.backend.native.elements.packing import Shape
from engine.backend.native.pool import Pool

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kernels share nothing on Windows")

SHAPES = ((300, 513), (1000, 70), (5000, 9), (40, 5000))


def normalised() -> Elements:
    """Rows less their mean, and sums of them along both ways and of all."""
    build = Builder()
    x, out = build.array(), build.array()
    shifted = build.apply("sub", x, build.apply("mul", build.row_sum(x), 0.001))
    build.store(shifted, out)
    build.store(build.row_sum(build.apply("square", shifted)), build.by_row())
    build.column_sum(shifted, build.by_column())
    build.total_sum(build.apply("exp", shifted), build.one())
    return Elements(build.program())


def results(elements: Elements, shape: tuple[int, int]) -> bytes:
    x = np.random.default_rng(1).standard_normal(shape, np.float32)
    made = [np.empty(n, np.float32) for n in (shape, shape[0], shape[1], 1)]
    elements.run([x, *made])
    return b"".join(one.tobytes() for one in made)


@pytest.fixture
def of_threads(monkeypatch):
    """A pool of so many threads that programs find."""
    made = []

    def make(threads):
        made.append(Pool(threads))
        made[-1].open()
        monkeypatch.setattr(kernel, "pool", lambda: made[-1])

    yield make
    for pool in made:
        pool.close()


@pytest.mark.parametrize("shape", SHAPES)
def test_bits_are_the_same_however_many_threads_there_are(shape, of_threads):
    elements, found = normalised(), set()
    for threads in (1, 2, 3, 7):
        of_threads(threads)
        found |= {results(elements, shape) for _ in range(5)}

    assert len(found) == 1


def test_threads_of_python_that_run_one_program_at_once_get_the_same_bits(of_threads):
    of_threads(2)
    elements = normalised()
    expected = [results(elements, shape) for shape in SHAPES]
    wrong = []

    def compute() -> None:
        for _ in range(15):
            wrong.extend(
                1 for k, shape in enumerate(SHAPES) if results(elements, shape) != expected[k]
            )

    threads = [threading.Thread(target=compute) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert wrong == []


def test_words_of_a_table_are_changed_in_place_for_the_next_call():
    build = Builder()
    x, rate = build.array(), build.number()
    build.store(build.apply("mul", x, rate), build.array())
    told = Elements(build.program()).packed(Shape(20, 30, (30, 30)))
    assert told is not None
    first, second = np.ones((20, 30), np.float32), np.full((20, 30), 2, np.float32)
    out, memory = np.empty_like(first), np.empty(told.memory_of(1), np.float32)
    run = running._kernel().run
    words = told.words(address_of(memory), [address_of(first), address_of(out)], [3])
    table = np.frombuffer(words, np.int64).copy()

    run(0, table.tobytes())
    assert (out == 3).all()
    table[told.address_words[0]] = address_of(second)
    table.view(np.float64)[told.number_words[0]] = 5
    run(0, table.tobytes())
    assert (out == 10).all()
