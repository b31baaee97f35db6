"""Whatever stands for a path or a URL on the command line, a wrong one ends in one short line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from insight.cli import main
from tests.every_case import every

LONG = "x" * 100_000
ODD = {
    "a long URL": f"nosuch://host/{LONG}",
    "a long scheme": f"{LONG}://a",
    "a long name": "n" * 300,
    "a long script": "n" * 300 + ".py",
    "a long path": "n/" * 3000,
    "a scheme that nobody knows": "nosuch://a",
    "no scheme": "://",
    "a number for a scheme": "1://y",
    "half an address": "http://[::1",
    "no host": "http:///x",
    "a port that is none": "http://host:99999/",
    "a port below 0": "http://127.0.0.1:-1/",
    "blanks": "http://a b/",
    "a terminal's command": "nosuch://\x1b[31mx",
    "a line in it": "nosuch://a\nb",
    "a host in Unicode": "http://h\N{LATIN SMALL LETTER O WITH DIAERESIS}st.invalid/",
    "a surrogate": "\ud800",
    "a surrogate in a URL": "nosuch://\ud800",
    "a NUL": "a\0b",
    "a NUL in a URL": "file:///a\0b",
    "a NUL that is escaped": "file:///a%00b",
    "this machine and nothing": "file://",
    "another machine": "file://host/x",
    "nothing": "",
    "a blank": " ",
    "an archive that is not there": "zip://a::b",
}
COMMANDS = {
    "runs": ["runs", "@"],
    "check": ["check", "@"],
    "lineage": ["lineage", "@"],
    "diff": ["diff", "@", "a", "b"],
    "export": ["export", "@", "--to", "csv", "--out", "out"],
    "replay": ["replay", "@", "run"],
    "landscape": ["landscape", "@"],
    "serve": ["serve", "@", "--port", "0"],
}


@every("path", [pytest.param(path, id=name) for name, path in ODD.items()])
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.filterwarnings("ignore")  # of fsspec's file systems
def test_wrong_path_ends_in_one_short_line(
    command: str, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        status = main([path if word == "@" else word for word in COMMANDS[command]])
    except SystemExit as error:  # of argparse
        status = error.code
    out, err = capsys.readouterr()
    line = err.removesuffix("\n")

    assert (status, out) == (2, "")
    assert line.startswith("insight")
    assert line.isprintable()
    assert len(line) < 2_500
    assert "--debug" not in line
    assert not list(tmp_path.iterdir())


def test_beginning_and_end_of_a_long_value_are_shown(capsys: Any) -> None:
    main(["runs", f"nosuch://host/{LONG}/end"])
    told = capsys.readouterr().err

    assert "nosuch://host/xxx" in told
    assert "characters) …xxx" in told
    assert "/end" in told


def test_long_argument_that_no_command_knows_is_shortened(capsys: Any) -> None:
    with pytest.raises(SystemExit):
        main(["runs", "a", f"--{LONG}"])

    assert len(capsys.readouterr().err) < 2_500
