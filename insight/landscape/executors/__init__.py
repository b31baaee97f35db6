"""Who computes the rows of a landscape: this process, others of this machine, or a cluster.

Each file has one executor; `insight.landscape.work` says what they have in common.
"""

from __future__ import annotations

from insight.errors import SummaryValueError
from insight.landscape.work import Executor

from .dask import DaskExecutor
from .mpi import MpiExecutor
from .processes import ProcessExecutor
from .serial import SerialExecutor

__all__ = ["DaskExecutor", "MpiExecutor", "ProcessExecutor", "SerialExecutor", "executor_of"]

_DASK = "dask://"


def executor_of(engine: str = "local", workers: int | None = None) -> Executor:
    """The executor that an engine names.

    Args:
        engine: `local`, `local:N` for N processes, `dask://HOST:PORT` or `mpi`.
        workers: Processes of `local`; None for this process alone.

    Raises:
        SummaryValueError: If there is no such engine, or no scheduler at the address, or `workers`
            is given to an engine that has its own.
        MissingLibraryError: If its library is not installed.

    >>> type(executor_of("local:2")).__name__
    'ProcessExecutor'

    """
    name, _, number = engine.partition(":")
    if name == "local" and (not number or number.isdigit()) and engine != "local:":
        count = int(number) if number else workers
        if number and workers not in {None, count}:
            raise SummaryValueError.of("workers", f"the {count} of {engine}", workers)
        return SerialExecutor() if count in {None, 1} else ProcessExecutor(int(count or 0))
    if workers is not None:
        raise SummaryValueError.of("workers", "none beside an engine that has its own", workers)
    if engine == "mpi":
        return MpiExecutor()
    if engine.startswith(_DASK) and len(engine) > len(_DASK):
        return DaskExecutor(f"tcp://{engine.removeprefix(_DASK)}")
    raise SummaryValueError.of("engine", "local, local:N, dask://HOST:PORT or mpi", repr(engine))
