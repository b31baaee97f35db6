"""Reports of stores, read as a browser would: elements, texts, and what the script is given."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

import orjson
import pytest

import insight
from dashboard.live import LiveStore
from dashboard.report import Asked, Made, made

if TYPE_CHECKING:
    from collections.abc import Callable


class Read(HTMLParser):
    """What stands in a report."""

    def __init__(self, report: Made) -> None:
        super().__init__()
        self.report = report
        self.names: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.said: list[str] = []
        self._within = ""
        self._data = ""
        self.feed(report.html.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        self._within = tag

    def handle_endtag(self, tag: str) -> None:
        self._within = ""

    def handle_data(self, data: str) -> None:
        if self._within == "script" and data.startswith("{"):
            self._data = data
        elif self._within not in {"script", "style"}:
            self.said.append(data)

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", " ".join(self.said))

    @property
    def data(self) -> dict[str, Any]:
        told: dict[str, Any] = orjson.loads(self._data)
        return told


@pytest.fixture(scope="session")
def report() -> Callable[..., Read]:
    """The report of a store, by the fields of `Asked`."""

    def ask(store: insight.Store, **asked: Any) -> Read:
        return Read(made(LiveStore(store), Asked(**asked), "1.2"))

    return ask
