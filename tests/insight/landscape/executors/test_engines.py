from __future__ import annotations

from typing import Any

import pytest

from insight.errors import SummaryValueError
from insight.landscape.executors import ProcessExecutor, SerialExecutor, executor_of


@pytest.mark.parametrize(
    ("arguments", "workers"),
    [((), 1), (("local", 1), 1), (("local:1",), 1), (("local", 3), 3), (("local:2",), 2)],
)
def test_local_engines_have_so_many_processes(arguments: tuple[Any, ...], workers: int) -> None:
    found = executor_of(*arguments)

    if workers == 1:
        assert isinstance(found, SerialExecutor)
    else:
        assert isinstance(found, ProcessExecutor)
        assert found.workers == workers


@pytest.mark.parametrize("engine", ["", "cloud", "local:", "local:x", "local:-1", "dask://"])
def test_unknown_engine_is_told_with_those_there_are(engine: str) -> None:
    with pytest.raises(SummaryValueError, match="local, local:N, dask://HOST:PORT or mpi"):
        executor_of(engine)


@pytest.mark.parametrize(
    ("engine", "workers", "words"),
    [
        ("local:2", 3, "the 2 of local:2"),
        ("mpi", 2, "none beside"),
        ("local:0", None, "at least 1"),
        ("local", 0, "at least 1"),
    ],
)
def test_number_of_workers_that_cannot_be_is_refused(
    engine: str, workers: int | None, words: str
) -> None:
    with pytest.raises(SummaryValueError, match=words):
        executor_of(engine, workers)
