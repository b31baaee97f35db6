"""The rows of a landscape, computed here or by one process for each device."""

from __future__ import annotations

import multiprocessing
import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from typing import Any, NamedTuple

import numpy as np

from engine.errors import StateError, compose
from insight.landscape.fast_model import RowLosses

Array = np.ndarray[Any, np.dtype[Any]]
Begin = Callable[[int], RowLosses]
"""Makes what computes rows on a device of this number, in the process that computes them."""

_AHEAD = 2  # rows a worker holds, so that none waits for the next


class Row(NamedTuple):
    """Points of one second coordinate."""

    x: tuple[float, ...]
    y: float


def losses_of(
    begin: Begin, rows: Sequence[Row], devices: Sequence[int], *, forks: bool
) -> Generator[Array, None, None]:
    """The losses of each row, in the order of the rows, as soon as those before it are there.

    One device computes here. Of several each has a process, which takes the next row when it has
    finished one; as a point's loss does not depend on others, their number changes no bit.

    Args:
        begin: Called once in each process that computes.
        rows: What is to be computed.
        devices: Numbers; one may stand twice.
        forks: Whether processes are forked, and `begin` may be any function. Otherwise they are
            spawned, as what a GPU needs does not outlive a fork: `begin` is pickled and the script
            must be importable.

    Raises:
        StateError: If a process ends before its work, or cannot be started.

    """
    if len(devices) == 1:
        losses = begin(devices[0])
        yield from (losses(np.array(row.x), row.y) for row in rows)
        return
    with ExitStack() as stack:
        pools = [stack.enter_context(_pool(begin, device, forks=forks)) for device in devices]
        stack.callback(_cancel, pools)
        try:
            yield from _in_order(pools, rows)
        except BrokenProcessPool as error:
            hint = "one may have been killed for its memory: fewer device_ids need less"
            expected = f"{len(devices)} processes that live until all is computed"
            raise StateError(
                compose("SummaryLandscape", expected, "one that ended", hint)
            ) from error


def _pool(begin: Begin, device: int, *, forks: bool) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("fork" if forks else "spawn")
    return ProcessPoolExecutor(1, context, _begin_here, (begin, device))


def _cancel(pools: Sequence[ProcessPoolExecutor]) -> None:
    for pool in pools:
        pool.shutdown(wait=False, cancel_futures=True)


def _in_order(pools: Sequence[ProcessPoolExecutor], rows: Sequence[Row]) -> Iterator[Array]:
    waiting = iter(enumerate(rows))
    running: dict[Future[Array], tuple[int, ProcessPoolExecutor]] = {}
    ended: dict[int, Future[Array]] = {}

    def give(pool: ProcessPoolExecutor) -> None:
        for index, row in waiting:
            running[_submitted(pool, row)] = index, pool
            return

    for _ in range(_AHEAD):
        for pool in pools:
            give(pool)
    for index in range(len(rows)):
        while index not in ended:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                number, pool = running.pop(future)
                ended[number] = future
                give(pool)
        yield ended.pop(index).result()


def _submitted(pool: ProcessPoolExecutor, row: Row) -> Future[Array]:
    with warnings.catch_warnings():
        # Python 3.12 warns of any fork beside threads; what that can do is in decision 0052.
        warnings.filterwarnings("ignore", category=DeprecationWarning, message=".*fork")
        return pool.submit(_losses_here, row)


# Of a process that was begun for this: what computes its rows, or why it cannot.
_here: list[RowLosses | Exception] = []


def _begin_here(begin: Begin, device: int) -> None:
    try:
        _here[:] = [begin(device)]
    except Exception as error:  # told with the first row: here it would only be logged
        _here[:] = [error]


def _losses_here(row: Row) -> Array:
    (found,) = _here
    if isinstance(found, Exception):
        raise found
    return found(np.array(row.x), row.y)
