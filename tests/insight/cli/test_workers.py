from __future__ import annotations

import json
from typing import Any

import pytest

from insight.cli import main
from insight.cli.workers import executor_of
from insight.errors import SummaryValueError


def test_no_engine_is_this_process() -> None:
    assert executor_of("local") is None


def test_processes_of_this_machine_read_the_same(run: Any, capsys: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    listed = []
    for engine in ("local", "local:1"):
        assert main(["runs", str(run.path), "--json", "--engine", engine]) == 0
        listed.append(json.loads(capsys.readouterr().out))

    assert listed[0] == listed[1]
    assert listed[0][0]["points"] == 1


@pytest.mark.parametrize("engine", ["ray", "local:0", "local:two", "dask://", ""])
def test_other_engine_is_refused_with_those_there_are(engine: str) -> None:
    with pytest.raises(SummaryValueError, match="local, local:N or dask://HOST:PORT"):
        executor_of(engine)


def test_scheduler_that_does_not_answer_is_wrong_use(
    run: Any, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    import dask
    import distributed  # before its settings are changed: importing it sets the others

    assert distributed
    run.scalars((1, {"loss": 0.5}, 10.0))
    with dask.config.set({"distributed.comm.timeouts.connect": "1s"}):
        code = main(["runs", str(run.path), "--engine", "dask://127.0.0.1:9"])

    assert code == 2
    assert "is its scheduler running?" in capsys.readouterr().err
