"""`--engine` and `--csv`: who reads the files of runs, and which plain tables are runs, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.errors import MissingLibraryError, SummaryValueError, compose

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence
    from concurrent.futures import Executor

    from insight.tables import Store

_DASK = "dask://"
_LOCAL = "local"
TABLES = ("--csv", "--tables")


def add_engine_argument(parser: argparse.ArgumentParser) -> None:
    """`--engine local|local:N|dask://HOST:PORT`."""
    parser.add_argument(
        "--engine",
        default=_LOCAL,
        metavar="ENGINE",
        help="who reads the files at first: local, local:N processes, or dask://HOST:PORT",
    )


def add_tables_argument(parser: argparse.ArgumentParser, names: Sequence[str] = TABLES) -> None:
    """`--csv GLOB`, or `--tables GLOB`, once or several times."""
    parser.add_argument(
        *names,
        dest="tables",
        action="append",
        default=[],
        metavar="GLOB",
        help="also plain tables or lines of JSON, by their paths in DIR, such as 'logs/*.csv'",
    )


def add_opening_arguments(parser: argparse.ArgumentParser, tables: Sequence[str] = TABLES) -> None:
    """How the runs of a folder are read: `--csv`, `--engine`.

    Args:
        parser: Of a command.
        tables: What plain tables are named by there.

    """
    add_tables_argument(parser, tables)
    add_engine_argument(parser)


def opened(directory: str, engine: str, csv: Sequence[str] = ()) -> Store:
    """The runs below a folder, read by an engine.

    Args:
        directory: The folder.
        engine: What `--engine` says.
        csv: Patterns of plain tables.

    Raises:
        SummaryValueError: If there is no such engine, or a pattern leads elsewhere.
        MissingLibraryError: If its library is not installed.
        PathError: If there is no such folder.

    """
    from insight.tables import open_runs

    return open_runs(directory, executor=executor_of(engine), csv=csv)


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
