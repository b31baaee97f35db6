"""Rows computed by the workers of a Dask cluster."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Iterator, Sequence
from typing import Any
from uuid import uuid4

import numpy as np

from insight.errors import (
    MissingLibraryError,
    SummaryError,
    SummaryValueError,
    WorkerError,
    compose,
)
from insight.landscape.parameters import Array
from insight.landscape.quantities import RowValues
from insight.landscape.work import Job, Row

_WHERE = "dask"
_lock = threading.Lock()  # a model is for one thread; a worker may have several
_begun: tuple[str, RowValues] | None = None


class DaskExecutor:
    """The workers of a cluster, which have the packages and files of this machine.

    A worker that dies costs the rows that it had begun; the others compute them. Dask gives a row
    up, and `losses` raises, after it has killed four workers.

    Args:
        address: The scheduler's, `tcp://host:8786`, or a `distributed.Client`, which stays open.

    Raises:
        MissingLibraryError: If `distributed` is not installed.
        SummaryValueError: If there is no scheduler.
        WorkerError: From `losses`, if a row was given up.

    """

    def __init__(self, address: Any) -> None:
        try:
            from distributed import Client
        except ImportError as error:
            raise MissingLibraryError.of(_WHERE, "distributed", "cluster") from error
        self._is_own = not isinstance(address, Client)
        try:
            self._client = Client(address) if self._is_own else address  # type: ignore[no-untyped-call]
        except (OSError, ValueError) as error:
            hint = "is its scheduler running?"
            raise SummaryValueError(compose(_WHERE, "a Dask scheduler", address, hint)) from error
        self._sent: tuple[Job, str, Any] | None = None

    def losses(self, job: Job, rows: Sequence[Row]) -> Iterator[tuple[int, Array]]:
        """The rows as they end."""
        from distributed import as_completed

        token, sent = self._send(job)
        futures: dict[Any, int] = {}
        try:
            for index, row in enumerate(rows):
                futures[self._client.submit(_row, token, sent, row, pure=False)] = index
            for future in as_completed(futures):  # type: ignore[no-untyped-call]
                yield futures[future], _result(future)
        finally:
            for future in futures:
                future.cancel()

    def close(self) -> None:
        """Leave the cluster; its workers stay."""
        if self._sent is not None:
            self._sent[2].cancel()
            self._sent = None
        if self._is_own:
            self._client.close()

    def _send(self, job: Job) -> tuple[str, Any]:
        """The job as a task of its own: when a worker that held it dies, it is made again."""
        if self._sent is None or self._sent[0] is not job:
            token = uuid4().hex
            with warnings.catch_warnings():
                # The plane is large; it is sent once, and not with each row.
                warnings.filterwarnings("ignore", "Sending large graph", UserWarning)
                self._sent = job, token, self._client.submit(_same, job, key=f"landscape-{token}")
        return self._sent[1:]


def _result(future: Any) -> Array:
    try:
        found: Array = future.result()
    except Exception as error:
        if isinstance(error, SummaryError) or not _is_of_cluster(error):
            raise
        hint = "too little memory, or other packages than here?"
        expected = "workers that live until a row is computed"
        raise WorkerError(compose(_WHERE, expected, f"{error}", hint)) from error
    return found


def _is_of_cluster(error: Exception) -> bool:
    return type(error).__module__.partition(".")[0] in {"distributed", "dask"}


def _same(job: Job) -> Job:
    return job


def _row(token: str, job: Job, row: Row) -> Array:
    """The values of a row; the model is made once in a process."""
    global _begun
    with _lock:
        if _begun is None or _begun[0] != token:
            _begun = None  # before another is made: there may be room for one
            _begun = token, job.begin()
        return _begun[1](np.array(row.x), row.y)
