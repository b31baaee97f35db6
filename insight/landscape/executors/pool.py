"""Rows computed by a pool of processes that others start: what runs in each of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed

import numpy as np

from insight.landscape.fast_model import RowLosses
from insight.landscape.parameters import Array
from insight.landscape.work import Job, Row

_job: Job | None = None
_begun: RowLosses | None = None
_is_in_row = _is_interrupted = False


def hold(job: Job | None) -> None:
    """Keep the job, or none, for the rows that will come to this process."""
    global _job, _begun
    _job, _begun = job, None


def row_in_worker(row: Row) -> Array:
    """The losses of a row; the model is made when the first one comes.

    Not before: an error of a pool's start is lost, an error of a row is told.
    """
    global _begun, _is_in_row
    assert _job is not None
    _is_in_row = True
    try:
        if _is_interrupted:
            raise KeyboardInterrupt
        if _begun is None:
            _begun = _job.begin()
        return _begun(np.array(row.x), row.y)
    finally:
        _is_in_row = False


def interrupt() -> None:
    """End the row that this process computes; it begins no other.

    Raises:
        KeyboardInterrupt: If it computes one, and does not wait for one.

    """
    global _is_interrupted
    _is_interrupted = True
    if _is_in_row:
        raise KeyboardInterrupt


def is_interrupted() -> bool:
    """Whether this process was told to compute no more rows."""
    return _is_interrupted


def rows_of(
    pool: Executor, rows: Sequence[Row], wanted: Sequence[int]
) -> Iterator[tuple[int, Array]]:
    """The wanted rows as they end; each worker takes the next that is left.

    Raises:
        Exception: What a row raised, or the pool; no row is begun after that.

    """
    futures: dict[Future[Array], int] = {}
    try:
        for index in wanted:
            futures[pool.submit(row_in_worker, rows[index])] = index
        for future in as_completed(futures):
            yield futures[future], future.result()
    finally:
        for future in futures:
            future.cancel()
