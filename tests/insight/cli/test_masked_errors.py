"""Commands that are given a URL with a password never show it, whoever speaks."""

from __future__ import annotations

import json
import logging
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from fsspec.implementations.memory import MemoryFileSystem

import insight
from dashboard.notes import Notes
from dashboard.opening import Opening
from insight import open_runs
from insight.cli import main
from insight.cli.masked_errors import masked_errors

if TYPE_CHECKING:
    from pathlib import Path

URL = "memory://KEY:hunter2@bucket/runs"


@pytest.fixture
def bucket(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One run in a store that lets everybody in."""
    monkeypatch.setattr(MemoryFileSystem, "store", {})
    monkeypatch.setattr(
        MemoryFileSystem, "_strip_protocol", classmethod(lambda _, path: _bare(path))
    )
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.log(1, {"loss": 0.5})
    for path in (tmp_path / "a").iterdir():
        MemoryFileSystem().pipe_file(f"/bucket/runs/a/{path.name}", path.read_bytes())


def _bare(path: Any) -> str:
    text = str(path).removeprefix("memory://").rpartition("@")[2].strip("/")
    return f"/{text}" if text else ""


@pytest.mark.usefixtures("bucket")
@pytest.mark.parametrize(
    "words",
    [
        ["runs", URL, "--json"],
        ["lineage", URL, "--json"],
        ["check", URL, "--json"],
        ["check", f"{URL}/none"],
        ["diff", URL, f"{URL}:a", "--json"],
        ["diff", URL, f"{URL}:b"],
        ["replay", f"{URL}:a"],
        ["landscape", URL, "--model", "a.py:b"],
        ["landscape", f"{URL}?sig=hunter2", "--model", "a.py:b"],
        ["export", URL, "--to", "csv", "--out", "OUT"],
        ["export", URL, "--to", "csv", "--out", URL],
        ["lineage", URL, "--to", "prov", "--out", "OUT/a.json"],
        ["lineage", URL, "--to", "openlineage", "--out", "OUT/b.json"],
        ["lineage", URL, "--to", "model-card", "--out", "OUT/cards"],
        ["lineage", URL, "--to", "ro-crate", "--out", "OUT/crate"],
        ["lineage", URL, "--to", "prov", "--out", URL],
        ["runs", URL, "--engine", "dask://KEY:hunter2@host:x"],
        ["runs", URL, "--engine", "local:0"],
        ["runs", URL, "--typo", URL],
        ["runs", URL, "--filter", URL],
        ["runs", "gopher://KEY:hunter2@host/runs", "--debug"],
        ["runs", f"{URL}/none", "--debug"],
        ["serve", URL, "--port", "0"],
    ],
    ids=lambda words: " ".join(words[:1] + words[2:]),
)
def test_no_command_shows_or_writes_the_password(
    words: list[str], tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    given = [word.replace("OUT", str(tmp_path / "out")) for word in words]
    with suppress(SystemExit):
        main(given)
    told = capsys.readouterr()
    files = [path for path in tmp_path.rglob("*") if path.is_file()]

    assert "hunter2" not in told.out + told.err
    assert told.out or told.err or files
    assert not [path for path in files if b"hunter2" in path.read_bytes() or "hunter2" in str(path)]


def page(client: Any, path: str) -> str:
    """What a browser is sent for a page."""
    body = {
        "output": "page.children",
        "outputs": {"id": "page", "property": "children"},
        "inputs": [{"id": "address", "property": "pathname", "value": path}],
        "changedPropIds": ["address.pathname"],
        "state": [{"id": "address", "property": "search", "value": ""}],
    }
    text: str = client.post("/_dash-update-component", json=body).get_data(as_text=True)
    return text


@pytest.mark.usefixtures("bucket")
def test_pages_and_what_they_keep_hold_no_password(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Any
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    answers: list[str] = []

    def show(_opening: Opening, app: Any) -> None:
        client = app.server.test_client()
        paths = ("/", "/_dash-layout", "/api/v1/runs", "/pulse", "/opening")
        answers.extend(client.get(path).get_data(as_text=True) for path in paths)
        answers.extend(page(client, path) for path in ("/runs", "/run", "/images", "/provenance"))
        Notes(open_runs(URL).root).give({"a": {"pinned": True}})
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Opening, "show", show)
    code = main(["serve", URL, "--no-open"])
    told = capsys.readouterr()
    kept = list((tmp_path / "state").rglob("*"))

    assert code == 0
    assert "bucket\\u002fruns" in "".join(answers)
    assert "hunter2" not in "".join(answers) + told.out + told.err + "".join(map(str, kept))
    assert any(path.is_file() for path in kept)
    assert not [path for path in kept if path.is_file() and b"hunter2" in path.read_bytes()]


@pytest.mark.usefixtures("bucket")
def test_what_a_cloud_library_says_is_told_without_the_key(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    def find(_self: object, path: str, **_: object) -> None:
        raise ValueError(f'Invalid bucket name "KEY:hunter2@{path}": it must match a pattern')

    monkeypatch.setattr(MemoryFileSystem, "find", find)
    codes = [main([*words, URL]) for words in (["runs"], ["runs", "--json"], ["check", "--debug"])]
    told = capsys.readouterr().err

    assert codes == [2, 2, 2]
    assert "Invalid bucket name" in told
    assert "hunter2" not in told


def test_what_libraries_log_and_write_is_masked(capsys: Any) -> None:
    record = logging.makeLogRecord({"msg": "retrying %s", "args": (URL,), "levelno": logging.ERROR})
    with masked_errors(["runs", URL]):
        assert logging.lastResort is not None
        logging.lastResort.handle(record)
        sys.stderr.writelines([f"slow: {URL}\n", "KEY:hunter2\n"])
        print(json.dumps(URL), file=sys.stderr)
    told = capsys.readouterr().err

    assert "hunter2" not in told
    assert told.count("memory://***@bucket/runs") == 3


def test_stream_is_what_it_was_afterwards_and_without_a_url(capsys: Any) -> None:
    before = sys.stderr
    with masked_errors(["runs", URL]):
        inside = sys.stderr
    with masked_errors(["runs", "key=hunter2"]):
        untouched = sys.stderr

    assert inside is not before
    assert (sys.stderr, untouched) == (before, before)
    assert inside.encoding == before.encoding
