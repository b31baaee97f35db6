"""Rows computed by the processes of an MPI job."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from insight.errors import MissingLibraryError, compose
from insight.extras import line_for
from insight.landscape.parameters import Array
from insight.landscape.work import Job, Row

from .pool import hold, rows_of


class MpiExecutor:
    """The other processes of a program that was begun with
    `mpiexec -n N python -m mpi4py.futures -m insight landscape …`.

    MPI ends all processes when one dies; started again, the program goes on from what it kept.

    Raises:
        MissingLibraryError: If `mpi4py` is not installed, or finds no MPI.

    """

    def __init__(self) -> None:
        try:
            from mpi4py import futures
        except (ImportError, RuntimeError) as error:
            where, expected = "mpi", "mpi4py and an MPI library to be installed"
            hint = f"{line_for('mpi4py', 'mpich')}, or mpi4py alone where the system has an MPI"
            raise MissingLibraryError(compose(where, expected, str(error), hint)) from error
        self._futures = futures
        self._pool: tuple[Job, Any] | None = None

    def losses(self, job: Job, rows: Sequence[Row]) -> Iterator[tuple[int, Array]]:
        """The rows as they end."""
        if self._pool is None or self._pool[0] is not job:
            self.close()
            pool = self._futures.MPIPoolExecutor(initializer=hold, initargs=(job,))
            self._pool = job, pool
        return rows_of(self._pool[1], rows, range(len(rows)))

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool[1].shutdown(wait=True, cancel_futures=True)
            self._pool = None
