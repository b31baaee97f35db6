"""Keys behind a question mark let in to every file of a folder, and are shown nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import insight
from insight import open_runs
from insight.cli import main
from insight.errors import PathError, SummaryValueError
from tests.insight.sources.web import web_server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.insight.sources.web import WebServer

KEYS = "sv=2026&sig=hun%2Fter2%3D%3D"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WebServer]:
    for name in ("a", "b"):
        with insight.SummaryRecord(tmp_path / "served" / "runs" / name) as record:
            record.log(1, {"loss": 0.5 if name == "a" else 0.25})
    with web_server(tmp_path / "served", monkeypatch) as told:
        yield told


@pytest.mark.parametrize("path", ["runs", "runs/"])
def test_keys_stand_behind_each_address_that_is_asked(server: WebServer, path: str) -> None:
    table = open_runs(f"http://127.0.0.1:{server.port}/{path}?{KEYS}#part").table("scalar")

    assert dict(zip(table.run, table.value, strict=True)) == {"a": 0.5, "b": 0.25}
    assert set(server.queries) == {KEYS}


def test_keys_are_shown_nowhere(server: WebServer, capsys: pytest.CaptureFixture[str]) -> None:
    folder = f"http://127.0.0.1:{server.port}/runs?{KEYS}"
    store = open_runs(folder)
    codes = [main(["runs", folder]), main(["check", folder]), main(["diff", f"{folder}:a", folder])]
    said = "".join(capsys.readouterr()) + repr(store) + store.table("scalar").to_csv()

    assert codes[:2] == [0, 0]
    assert "hun" not in said


def test_keys_go_with_a_run_that_is_named_behind_them(
    server: WebServer, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = f"http://127.0.0.1:{server.port}/runs?{KEYS}"

    assert main(["diff", f"{folder}:a", f"{folder}:b"]) == 0
    assert "loss: 0.5 → 0.25" in capsys.readouterr().out
    assert set(server.queries) == {KEYS}


def test_a_folder_that_is_not_there_is_asked_for_once(server: WebServer) -> None:
    with pytest.raises(PathError, match=r"/nothing\. Hint: check the spelling"):
        open_runs(f"http://127.0.0.1:{server.port}/nothing?{KEYS}")

    assert server.queries == [KEYS]


@pytest.mark.parametrize("cache", ["simplecache", "blockcache::simplecache"])
def test_cache_before_a_folder_with_keys_is_refused_before_anything_is_asked(
    server: WebServer, cache: str
) -> None:
    with pytest.raises(SummaryValueError, match=r"Hint: leave out the cache") as caught:
        open_runs(f"{cache}::http://127.0.0.1:{server.port}/runs?{KEYS}")

    assert server.queries == []
    assert "hun" not in str(caught.value)


def test_keys_go_to_no_other_port(server: WebServer) -> None:
    from insight.sources.file_systems import file_system_of

    address = f"http://127.0.0.1:{server.port}/runs"
    files, top = file_system_of(f"{address}?{KEYS}", address)

    assert top == f"{address}/"
    assert files.encode_url(f"{address}/a?C=N") == f"{address}/a?C=N&{KEYS}"
    for other in ("http://127.0.0.1:1/runs/a", "https://127.0.0.1/a", "http://localhost/a"):
        assert files.encode_url(other) == other
