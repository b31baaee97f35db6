"""Products of matrices on the CPU, with as many threads as their size repays.

A BLAS library splits even a small product among its threads, and waits for the last of them. Where
others use the machine, too, that wait is a turn of the scheduler: ten times the product itself. So
a product below `LEAST_SHARED` runs on one thread, a larger one on as many as the library has. The
size alone decides, so the same script gives the same bits, if it computes in one thread: the number
is the whole process's, and a product of another thread meanwhile, of any size, is split as the
number stands at that moment. Who says the number of threads, by `OMP_NUM_THREADS` or the library's
own variable, has said it for products of all sizes.

decisions/0120 has what was measured.
"""

from __future__ import annotations

import os
import threading
from typing import Any

import numpy as np

__all__ = ["product"]

ALONE_ANYWAY = 1 << 18  # multiplications below which OpenBLAS splits nothing
LEAST_SHARED = 1 << 28  # from which on a second thread repays its wait: some milliseconds of work
SAID_BY = (
    *("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "GOTO_NUM_THREADS"),
    *("MKL_NUM_THREADS", "BLIS_NUM_THREADS"),
)


def product(x: Any, y: Any, out: Any = None) -> Any:
    """`x @ y` of NumPy's arrays of at least two axes each, as `numpy.matmul` computes it."""
    size = x.shape[-2] * x.shape[-1] * y.shape[-1]
    if size < ALONE_ANYWAY or size >= LEAST_SHARED or not _one_thread.begin():
        return np.matmul(x, y, out)
    try:
        return np.matmul(x, y, out)
    finally:
        _one_thread.end()


class OneThread:
    """The library's number of threads held at one, by one product at a time.

    The number is the whole process's. A second product meanwhile finds it held, and is computed by
    what the library has at that moment.

    Args:
        libraries: What `threadpoolctl` found, each with `get_num_threads` and `set_num_threads`;
            they are looked for when a product needs them, as BLAS need not be loaded before.

    """

    def __init__(self, libraries: list[Any] | None = None) -> None:
        self._libraries = libraries
        self._before: list[tuple[Any, int]] = []
        # Its thread's own: a signal's handler may compute, or fork, inside of a product.
        self._right = threading.RLock()

    def begin(self) -> bool:
        """Whether the library computes on one thread from now on because it was asked here."""
        if not self._right.acquire(blocking=False):
            return False
        if self._before:
            self._right.release()
            return False
        try:
            is_held = self._hold()
        except BaseException:
            self.end()
            raise
        if not is_held:
            self.end()
        return is_held

    def _hold(self) -> bool:
        if self._libraries is None:
            self._libraries = _libraries()
        before = [(library, library.get_num_threads()) for library in self._libraries]
        if max((count for _, count in before), default=1) == 1:
            return False
        self._before = before
        for library, _ in before:
            library.set_num_threads(1)
        return True

    def end(self) -> None:
        """The library has as many threads as before."""
        try:
            self._restore()
        except BaseException:  # Ctrl-C, which comes once
            self._restore()
            raise
        finally:
            self._before = []
            self._right.release()

    def _restore(self) -> None:
        for library, count in self._before:
            library.set_num_threads(count)

    def after_fork(self) -> None:
        """In a forked child: a product of another thread is not here, and will not end."""
        if self._right.acquire(blocking=False):
            self._right.release()
            return
        self._right = threading.RLock()
        self._restore()
        self._before = []


def _libraries() -> list[Any]:
    """The BLAS libraries of this process whose threads nobody has said; none where one has."""
    if any(os.environ.get(name) for name in SAID_BY):
        return []
    from threadpoolctl import ThreadpoolController

    found = ThreadpoolController().lib_controllers
    blas = [library for library in found if library.user_api == "blas"]
    return [library for library in blas if library.get_num_threads() is not None]


def _after_fork() -> None:
    _one_thread.after_fork()


_one_thread = OneThread()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
