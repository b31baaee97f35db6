"""`insight mcp`: what is told before anything is served."""

from __future__ import annotations

import json
import sys

from insight.cli import main


def test_missing_library_gives_the_line_that_brings_it(tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "mcp_types", None)
    code = main(["mcp", str(tmp_path)])
    said = capsys.readouterr()

    assert (code, said.out) == (2, "")
    assert said.err.startswith("insight: insight mcp expected the library mcp>=2, got none. Hint: ")
    assert "[mcp]'" in said.err


def test_folder_that_is_not_there_is_refused_in_a_line(tmp_path, capsys):
    code = main(["mcp", str(tmp_path / "gone")])
    said = capsys.readouterr()

    assert (code, said.out) == (2, "")
    assert said.err.startswith("insight: open_runs expected an existing path")


def test_what_clients_are_given_starts_this_interpreter(tmp_path, capsys):
    code = main(["mcp", str(tmp_path), "--print-config"])
    told = json.loads(capsys.readouterr().out)["mcpServers"]["insight"]

    assert code == 0
    assert told == {"command": sys.executable, "args": ["-m", "insight", "mcp", str(tmp_path)]}


def test_what_clients_are_given_has_no_password(capsys):
    code = main(["mcp", "ftp://me:hunter2@127.0.0.1/runs", "--print-config"])
    said = capsys.readouterr()

    assert code == 0
    assert "hunter2" not in said.out + said.err
    assert "ftp://127.0.0.1/runs" in said.out
