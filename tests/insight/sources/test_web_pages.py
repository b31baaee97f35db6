"""Folders that a web server lists by pages of links, however odd these are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from fsspec.registry import _registry

import insight
from insight import open_runs
from insight.errors import RemoteError
from tests.insight.sources.web import web_server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.insight.sources.web import WebServer

KEYS = "sv=2026&sig=hun%2Fter2"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with insight.SummaryRecord(tmp_path / "served" / "runs" / "a") as record:
        record.log(1, {"loss": 0.5})
    return tmp_path / "served" / "runs"


@pytest.fixture
def server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WebServer]:
    with web_server(folder.parent, monkeypatch) as told:
        yield told


def page(folder: Path, *links: str) -> None:
    content = "".join(f'<a href="{link}">x</a>' for link in links)
    (folder / "index.html").write_text(content, encoding="utf-8")


def values(server: WebServer, query: str = "") -> dict[str, float]:
    table = open_runs(f"http://127.0.0.1:{server.port}/runs{query}").table("scalar")
    return dict(zip(table["run"], table["value"], strict=True))


@pytest.mark.parametrize("query", ["", f"?{KEYS}"])
@pytest.mark.parametrize(
    "links",
    [
        ["a/", "?C=N;O=D", "?C=M;O=A"],
        ["a/", "?dir=a/", "?to=/runs/"],
        ["a/", "/runs/?dir=/", "/runs/", "/"],
        ["a/?C=N;O=D", "a/?C=M;O=A"],
        ["a/?sig=own"],
        ["a/#top", "#top/"],
        ["./a/", "./", "."],
        ["a/", "../runs/", "../", "..", "%2e%2e/runs/", "a/../", "a/../a/"],
        ["a/", "gone/"],
    ],
    ids=" ".join,
)
def test_links_of_a_page_are_followed_once_and_without_their_queries(
    folder: Path, server: WebServer, links: list[str], query: str
) -> None:
    page(folder, *links)

    assert values(server, query) == {"a": 0.5}
    assert set(server.queries) == {query[1:]}
    assert len(server.queries) < 12


def test_files_are_named_without_the_queries_of_their_links(
    folder: Path, server: WebServer
) -> None:
    (file,) = (folder / "a").glob("*_MS")
    page(folder / "a", f"{file.name}?download=1", f"{file.name}?sig=own#part")

    assert values(server, f"?{KEYS}") == {"a": 0.5}
    assert set(server.queries) == {KEYS}


def test_links_to_other_places_are_none_of_the_folder(folder: Path, server: WebServer) -> None:
    others = [f"http://127.0.0.1:{server.port + 1}/runs/b/", f"https://127.0.0.1:{server.port}/"]
    page(folder, "a/", "//other/runs/", *others)

    assert values(server, f"?{KEYS}") == {"a": 0.5}
    assert server.elsewhere == []


def test_server_that_answers_with_one_page_is_left_after_few_requests(
    folder: Path, server: WebServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    page(folder, "more/", "other/")
    content, asked = (folder / "index.html").read_bytes(), []

    def answer(_: object, url: str) -> bytes:
        asked.append(url)
        return content

    monkeypatch.setattr(_registry["http"], "_asked", answer)
    with pytest.raises(RemoteError, match=r"got more than 100 folders below one another\. Hint: "):
        values(server)

    assert len(asked) < 110
