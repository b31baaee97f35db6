"""`--engine`: who reads the files of many runs, this process or others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.errors import MissingLibraryError, SummaryValueError, compose

if TYPE_CHECKING:
    import argparse
    from concurrent.futures import Executor

    from insight.tables import Store

_DASK = "dask://"
_LOCAL = "local"


def add_engine_argument(parser: argparse.ArgumentParser) -> None:
    """`--engine local|local:N|dask://HOST:PORT`."""
    parser.add_argument(
        "--engine",
        default=_LOCAL,
        metavar="ENGINE",
        help="who reads the files at first: local, local:N processes, or dask://HOST:PORT",
    )


def opened(directory: str, engine: str) -> Store:
    """The runs below a folder, read by an engine.

    Raises:
        SummaryValueError: If there is no such engine.
        MissingLibraryError: If its library is not installed.
        PathError: If there is no such folder.

    """
    from insight.tables import open_runs

    return open_runs(directory, executor=executor_of(engine))


def executor_of(engine: str) -> Executor | None:
    """The workers that an engine names; None for this process alone."""
    if engine == _LOCAL:
        return None
    name, _, number = engine.partition(":")
    if name == _LOCAL and number.isdigit() and int(number):
        return _processes(int(number))
    if engine.startswith(_DASK) and len(engine) > len(_DASK):
        return _dask(f"tcp://{engine.removeprefix(_DASK)}")
    raise SummaryValueError.of("--engine", "local, local:N or dask://HOST:PORT", repr(engine))


def _processes(number: int) -> Executor:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # A forked child would come with the locks of threads that it has not.
    return ProcessPoolExecutor(number, mp_context=get_context("spawn"))


def _dask(address: str) -> Executor:
    try:
        from distributed import Client
    except ImportError as error:
        raise MissingLibraryError.of(f"--engine {_DASK}", "distributed", "cluster") from error
    try:
        executor: Executor = Client(address).get_executor()  # type: ignore[no-untyped-call]
    except OSError as error:
        where, hint = f"--engine {_DASK}", "is its scheduler running?"
        raise SummaryValueError(compose(where, "a Dask scheduler", address, hint)) from error
    return executor
