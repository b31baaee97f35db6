"""Runs as people name them: found where the name says, and nowhere else."""

from __future__ import annotations

import re

import pytest

import insight
from insight import open_runs
from insight.cli import main
from insight.errors import PathError, SummaryValueError
from insight.lineage.difference import chosen_run
from tests.insight.sources.web import web_server


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    folder = tmp_path_factory.mktemp("served") / "runs"
    for name in ("a", "b", "lr:1"):
        with insight.SummaryRecord(folder / name) as record:
            record.log(1, {"loss": 0.5 if name == "a" else 0.25})
    return folder


@pytest.fixture
def server(runs, monkeypatch):
    with web_server(runs.parent, monkeypatch) as told:
        yield told


def test_diff_of_urls_with_a_port_asks_that_port_alone(server, capsys):
    code = main(["diff", server.url("runs/a"), f"{server.url('runs')}:b"])
    told = capsys.readouterr().out

    assert (code, server.elsewhere) == (0, [])
    assert set(server.let_in) == {"me:hunter2"}
    assert "loss: 0.5 → 0.25" in told
    assert told.startswith(f"A  http://127.0.0.1:{server.port}/runs/a\nB  http://127.0.0.1:")
    assert "hunter2" not in told


@pytest.mark.parametrize("command", [("replay",), ("diff", "--json")])
@pytest.mark.parametrize(
    ("path", "user"),
    [
        ("", "me:hunter2"),
        ("nothing/here", "me:hunter2"),
        ("runs", "me:hunter2"),
        ("runs:c", "me:hunter2"),
        ("runs:c:d", "me:hunt:er2"),
        ("runs?a=b:80", "me:hunter2"),
        ("nothing#x:80", "me:hunter2%3A80"),
        ("nothing:80", "me:hunter2%40localhost:80"),
        ("nothing", "me:hunter2@localhost:80"),
        ("nothing", "127.0.0.1:80"),
        ("nothing", "127.0.0.1:80::81"),
    ],
)
def test_what_is_not_there_is_asked_for_nowhere_else(server, capsys, command, path, user):
    url = server.url(path, user)
    code = main([command[0], url, *([url] if command[0] == "diff" else []), *command[1:]])
    told = capsys.readouterr()

    assert (code, told.out, server.elsewhere) == (2, "", [])
    assert server.let_in
    assert not re.search(rf"(?<!\w){re.escape(user.partition(':')[2])}(?!\w)", told.err)
    assert told.err.count("\n") == 1


def test_server_that_is_down_is_told_without_the_password(server, capsys):
    url = server.url("runs:a").replace(f":{server.port}", ":1")
    code = main(["diff", url, url, "--debug"])

    assert code == 2
    assert server.elsewhere == [("127.0.0.1", 1)]
    assert "hunter2" not in capsys.readouterr().err


def test_names_of_runs_and_folders_may_hold_colons(server, runs):
    assert chosen_run(f"{server.url('runs')}:lr:1", open_runs).run == "lr:1"
    assert chosen_run(f"{server.url('runs')}/lr:1", open_runs).run == "."
    assert chosen_run(f"{runs}:lr:1", open_runs).run == "lr:1"
    assert chosen_run(f"{runs}/lr:1", open_runs).run == "."
    assert chosen_run(f"{runs}/lr:1:.", open_runs).run == "."
    assert chosen_run(f"{runs.as_uri()}:a", open_runs).run == "a"
    assert server.elsewhere == []


def test_what_nobody_can_find_is_told_of_the_folder_before_the_last_colon(tmp_path, runs):
    with pytest.raises(PathError, match=f"got {tmp_path}/none.") as missing:
        chosen_run(f"{tmp_path}/none:a", open_runs)
    with pytest.raises(SummaryValueError, match=f"a run of {runs}, got 'c'. Hint: there are a, b"):
        chosen_run(f"{runs}:c", open_runs)

    assert missing.value.__suppress_context__
