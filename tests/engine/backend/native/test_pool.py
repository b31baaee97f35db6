"""The threads that share kernels: the same bits however many, none left behind, none in a child."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import numpy as np
import pytest

from engine.backend.native import products
from engine.backend.native.pool import Pool, said_threads
from engine.backend.native.products import product

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kernels share nothing on Windows")


def matrices() -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(3)
    return rng.standard_normal((96, 300), np.float32), rng.standard_normal((300, 200), np.float32)


@pytest.fixture
def of_threads(monkeypatch):
    """A pool of so many threads that kernels find."""
    made = []

    def make(threads):
        made.append(Pool(threads))
        made[-1].open()
        monkeypatch.setattr(products, "pool", lambda: made[-1])

    yield make
    for pool in made:
        pool.close()


@pytest.mark.parametrize(
    ("environment", "threads"),
    [
        ({}, None),
        ({"OMP_NUM_THREADS": "3"}, 3),
        ({"OMP_NUM_THREADS": "4,2"}, 4),
        ({"OMP_NUM_THREADS": "3", "INSIGHT_NUM_THREADS": "1"}, 1),
        ({"OMP_NUM_THREADS": "many"}, None),
        ({"OMP_NUM_THREADS": "0"}, None),
    ],
)
def test_environment_says_how_many_threads_there_are(environment, threads):
    assert said_threads(environment) == threads


def test_bits_are_the_same_however_many_threads_share_a_kernel(of_threads):
    found = set()
    for threads in (1, 2, 3, 7):
        of_threads(threads)
        found |= {product(*matrices()).tobytes() for _ in range(20)}

    assert len(found) == 1


def test_threads_of_python_that_compute_at_once_get_the_same_bits(of_threads):
    of_threads(2)
    x, y = matrices()
    expected = product(x, y).tobytes()
    wrong = []

    def compute() -> None:
        wrong.extend(1 for _ in range(200) if product(x, y).tobytes() != expected)

    threads = [threading.Thread(target=compute) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert wrong == []


def test_closed_pool_leaves_no_thread_and_callers_compute_alone(of_threads):
    of_threads(3)
    before = product(*matrices()).tobytes()
    pool = products.pool()
    workers = [worker for worker in threading.enumerate() if worker.name.startswith("kernels-")]
    pool.close()

    assert len(workers) >= 2
    assert not any(worker.is_alive() for worker in pool._workers)
    assert product(*matrices()).tobytes() == before


def test_closed_pool_can_be_opened_again(of_threads):
    of_threads(2)
    before = product(*matrices()).tobytes()
    pool = products.pool()
    for _ in range(3):
        pool.close()
        pool.open()

        assert product(*matrices()).tobytes() == before


def test_pool_whose_threads_cannot_all_be_started_computes_with_those_that_can(
    of_threads, monkeypatch
):
    of_threads(4)
    expected = product(*matrices()).tobytes()
    start, begun = threading.Thread.start, []

    def refuse_the_second(thread: threading.Thread) -> None:
        begun.append(thread)
        if len(begun) == 2:
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", refuse_the_second)
    of_threads(4)
    pool = products.pool()

    assert pool.is_open
    assert [worker.name for worker in pool._workers] == ["kernels-1", "kernels-3"]
    assert {product(*matrices()).tobytes() for _ in range(20)} == {expected}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_child_and_parent_compute_on_after_a_fork():
    expected = product(*matrices()).tobytes()
    read, write = os.pipe()
    child = os.fork()
    if not child:  # a child ends here, whatever happens
        same = False
        try:
            same = product(*matrices()).tobytes() == expected
        finally:
            os.write(write, b"same" if same else b"other")
            os._exit(0)
    os.waitpid(child, 0)

    assert os.read(read, 9) == b"same"
    assert product(*matrices()).tobytes() == expected
    os.close(read)
    os.close(write)


AT_EXIT = """
import atexit, sys, threading
import numpy as np
from engine.backend.native.products import product
x = np.ones((256, 256), np.float32)
atexit.register(lambda: print(product(x, x)[0, 0], flush=True))
product(x, x)
threading.Thread(target=lambda: [product(x, x) for _ in range(50)], daemon=True).start()
"""


def test_process_ends_with_kernels_before_and_after_its_pool_is_closed():
    done = subprocess.run(
        [sys.executable, "-c", AT_EXIT], capture_output=True, text=True, check=False, timeout=120
    )

    assert (done.returncode, done.stdout, done.stderr) == (0, "256.0\n", "")
