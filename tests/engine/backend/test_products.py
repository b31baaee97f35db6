"""Matrix products run on as many threads as their size repays."""

from __future__ import annotations

import os
import threading

import numpy as np
import pytest
from threadpoolctl import ThreadpoolController, threadpool_limits

from engine.backend import products
from engine.backend.products import ALONE_ANYWAY, LEAST_SHARED, SAID_BY, OneThread, product


class Library:
    """A BLAS library that notes how many threads it was told to use."""

    def __init__(self, count: int) -> None:
        self.count, self.told = count, []

    def get_num_threads(self) -> int:
        return self.count

    def set_num_threads(self, count: int) -> None:
        self.count = count
        self.told.append(count)


@pytest.fixture
def library(monkeypatch):
    """A library of four threads that products find."""
    made = Library(4)
    monkeypatch.setattr(products, "_one_thread", OneThread([made]))
    return made


def of_size(multiplications: int) -> tuple[np.ndarray, np.ndarray]:
    """Two matrices of so many multiplications, most of which NumPy is spared by strides of 0."""
    inner = multiplications // 64
    return np.broadcast_to(np.float32(1), (8, inner)), np.broadcast_to(np.float32(1), (inner, 8))


def test_product_that_does_not_repay_a_second_thread_runs_on_one(library):
    x, y = of_size(ALONE_ANYWAY)
    out = product(x, y)

    assert library.told == [1, 4]
    assert (out == ALONE_ANYWAY // 64).all()


@pytest.mark.parametrize("size", [ALONE_ANYWAY - 64, LEAST_SHARED])
def test_small_and_large_products_leave_the_threads_alone(library, size):
    product(*of_size(size))

    assert library.told == []


def test_each_product_of_a_batch_counts_by_itself(library):
    product(np.ones((64, 32, 32)), np.ones((64, 32, 32)))

    assert library.told == []


def test_library_of_one_thread_is_told_nothing(library):
    library.count = 1
    product(*of_size(ALONE_ANYWAY))

    assert library.told == []


def test_number_of_threads_comes_back_after_an_error(library):
    x, y = of_size(ALONE_ANYWAY)
    with pytest.raises(ValueError, match="mismatch"):
        product(x, np.ones((3, 512)))
    product(x, y)

    assert library.told == [1, 4] * 2


def test_second_product_meanwhile_does_not_take_the_one_for_what_was_set(monkeypatch):
    made = Library(4)
    one_thread = OneThread([made])
    assert one_thread.begin()
    other = []
    thread = threading.Thread(target=lambda: other.append(one_thread.begin()))
    thread.start()
    thread.join()
    one_thread.end()

    assert other == [False]
    assert made.told == [1, 4]


class Interrupted(Library):
    """A library in which Ctrl-C comes once, when it was told a number."""

    def __init__(self, count: int, told: int) -> None:
        super().__init__(count)
        self.interrupts_at = told

    def set_num_threads(self, count: int) -> None:
        super().set_num_threads(count)
        if count == self.interrupts_at:
            self.interrupts_at = 0
            raise KeyboardInterrupt


@pytest.mark.parametrize("told", [1, 4])
def test_ctrl_c_while_the_number_is_set_leaves_the_threads_as_they_were(monkeypatch, told):
    made, other = Interrupted(4, told), Library(2)
    monkeypatch.setattr(products, "_one_thread", OneThread([made, other]))
    with pytest.raises(KeyboardInterrupt):
        product(*of_size(ALONE_ANYWAY))
    after = made.count, other.count
    other.told.clear()
    product(*of_size(ALONE_ANYWAY))

    assert after == (made.count, other.count) == (4, 2)
    assert other.told == [1, 2]


def test_error_of_a_library_keeps_no_later_product_from_one_thread():
    class Failing(Library):
        def get_num_threads(self) -> int:
            if not self.told:
                self.told.append(0)
                raise OSError
            return super().get_num_threads()

    one_thread = OneThread([Failing(4)])
    with pytest.raises(OSError):
        one_thread.begin()

    assert one_thread.begin()


def test_library_that_tells_no_number_is_left_alone(monkeypatch):
    class Silent(Library):
        user_api = "blas"

        def get_num_threads(self) -> None:
            return None

    class Controller:
        lib_controllers = (Silent(4),)

    for name in SAID_BY:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("threadpoolctl.ThreadpoolController", Controller)

    assert not OneThread().begin()
    assert Controller.lib_controllers[0].told == []


def answer_of_child(ask) -> int:
    """What a forked child finds, as the status that it exits with."""
    child = os.fork()
    if not child:
        answer = 255
        try:
            answer = ask()
        finally:
            os._exit(answer)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
def test_child_forked_while_another_thread_computes_has_the_threads(library):
    held, asked = threading.Event(), threading.Event()

    def compute() -> None:
        products._one_thread.begin()
        held.set()
        asked.wait()
        products._one_thread.end()

    def ask() -> int:
        count = library.count
        product(*of_size(ALONE_ANYWAY))
        return 10 * count + len(library.told)

    thread = threading.Thread(target=compute)
    thread.start()
    held.wait()
    found = answer_of_child(ask)
    in_parent = library.count
    asked.set()
    thread.join()

    assert found == 10 * 4 + len([1, 4, 1, 4])
    assert (in_parent, library.told) == (1, [1, 4])


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
def test_child_forked_inside_a_product_ends_it_as_any(library):
    """As by a signal's handler, which then returns into the product."""

    def ask() -> int:
        count = library.count
        products._one_thread.end()
        return 10 * count + library.count

    assert products._one_thread.begin()
    found = answer_of_child(ask)
    products._one_thread.end()

    assert found == 10 * 1 + 4


def test_product_of_a_signal_handler_inside_a_product_changes_no_number(library):
    assert products._one_thread.begin()
    product(*of_size(ALONE_ANYWAY))
    products._one_thread.end()

    assert library.told == [1, 4]


def test_number_that_the_user_said_holds_for_products_of_all_sizes(monkeypatch):
    for name in SAID_BY:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("OMP_NUM_THREADS", "2")
    made = OneThread()

    assert not made.begin()
    assert not made.begin()  # and the right was given back


def test_library_of_numpy_is_found_and_set(monkeypatch):
    for name in SAID_BY:
        monkeypatch.delenv(name, raising=False)
    np.ones((2, 2)) @ np.ones((2, 2))
    one_thread = OneThread()
    with threadpool_limits(2, user_api="blas"):
        counts = [counted(), one_thread.begin(), counted(), one_thread.end(), counted()]

    assert counts == [2, True, 1, None, 2]


def counted() -> int:
    """The most threads that a BLAS library of this process has."""
    found = ThreadpoolController().info()
    return max(one["num_threads"] for one in found if one["user_api"] == "blas")


@pytest.mark.parametrize("shapes", [((70, 80), (80, 90)), ((3, 2, 5), (5, 4)), ((2, 0), (0, 3))])
def test_products_are_those_of_float64(shapes):
    rng = np.random.default_rng(3)
    x, y = (rng.standard_normal(shape).astype(np.float32) for shape in shapes)
    expected = np.matmul(x.astype(np.float64), y.astype(np.float64))
    out = np.empty(expected.shape, np.float32)

    np.testing.assert_allclose(product(x, y), expected, rtol=1e-5, atol=1e-5)
    assert product(x, y, out) is out
    np.testing.assert_allclose(out, expected, rtol=1e-5, atol=1e-5)
