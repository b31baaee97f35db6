"""Rows computed by the processes of an MPI job."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from typing import Any

from insight.errors import MissingLibraryError, compose
from insight.extras import install_line
from insight.landscape.parameters import Array
from insight.landscape.work import Job, Row

from .pool import hold, rows_of
from .serving import Serving

_serving: Serving | None = None


class MpiExecutor:
    """The other processes of a program that was begun with `insight launch -n N script.py`,
    `insight launch -n N -m insight landscape …`, or by a launcher of MPI.

    All of them make it. In rank 0 the program goes on; the others come no further: they compute
    rows until rank 0 ends, and then end, too. `mpiexec -n N python -m mpi4py.futures script.py`
    runs the script in rank 0 alone, which does as well.

    MPI ends all processes when one dies; started again, the program goes on from what it kept.

    Raises:
        MissingLibraryError: If `mpi4py` is not installed, or finds no MPI.
        SystemExit: In the other processes, when rank 0 has ended.

    """

    def __init__(self) -> None:
        try:
            from mpi4py import MPI, futures
        except (ImportError, RuntimeError) as error:
            where, expected = "mpi", "mpi4py and an MPI library to be installed"
            hint = f"{install_line('mpi')}, or mpi4py alone where the system has an MPI"
            raise MissingLibraryError(compose(where, expected, str(error), hint)) from error
        self._futures = futures
        self._pool: tuple[Job, Any] | None = None
        self._serving = None if _is_alone(MPI, futures) else _serving_of(MPI, futures)

    def losses(self, job: Job, rows: Sequence[Row]) -> Iterator[tuple[int, Array]]:
        """The rows as they end.

        Raises:
            Exception: What a row raised, or what pickle says of a model that cannot be sent.

        """
        if self._pool is None or self._pool[0] is not job:
            self.close()
            self._pool = job, self._pool_with(job)
        return rows_of(self._pool[1], rows, range(len(rows)))

    def close(self) -> None:
        """Let the processes wait for another job."""
        if self._pool is not None:
            self._pool[1].shutdown(wait=True, cancel_futures=True)
            self._pool = None
        if self._serving is not None:
            self._serving.leave()

    def _pool_with(self, job: Job) -> Any:
        pickle.dumps(job)  # an error of it would end a thread of mpi4py alone: all would wait
        if self._serving is not None:
            return self._serving.pool(job)
        return self._futures.MPIPoolExecutor(initializer=hold, initargs=(job,))


def _is_alone(mpi: Any, futures: Any) -> bool:
    """Whether no other process of the job runs this program: `mpi4py.futures` has them wait."""
    shared = getattr(getattr(futures, "_core", None), "SharedPool", None)
    return bool(shared is not None or mpi.COMM_WORLD.size == 1)


def _serving_of(mpi: Any, futures: Any) -> Serving:
    """One for the process: its others end with it, and not with an executor."""
    global _serving
    if _serving is None:
        _serving = Serving(mpi, futures)
    return _serving
