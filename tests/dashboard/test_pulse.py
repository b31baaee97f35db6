"""What open pages ask for once a second."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import insight
from dashboard.app import create_app

if TYPE_CHECKING:
    from pathlib import Path

    from flask.testing import FlaskClient
    from werkzeug.test import TestResponse


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.log(1, {"loss": 0.5})
    return tmp_path


def beat(client: FlaskClient, seen: str = "") -> TestResponse:
    return client.get("/pulse", query_string={"seen": seen})


def told(answer: TestResponse) -> dict[str, Any]:
    assert answer.status_code == 200
    assert answer.json is not None
    return dict(answer.json)


def test_pulse_is_silent_while_nothing_changes(folder: Path) -> None:
    client = create_app(insight.open_runs(folder)).server.test_client()
    first = told(beat(client))
    again = beat(client, first["mark"])

    assert again.status_code == 204
    assert again.data == b""


def test_pulse_tells_the_version_of_the_tables(folder: Path) -> None:
    store = insight.open_runs(folder)

    assert told(beat(create_app(store).server.test_client()))["pulse"]["version"] == store.version


def test_mark_of_another_time_gets_the_whole_pulse(folder: Path) -> None:
    client = create_app(insight.open_runs(folder)).server.test_client()

    assert told(beat(client, "x" * 3000)) == told(beat(client))


def test_no_cache_keeps_a_pulse(folder: Path) -> None:
    client = create_app(insight.open_runs(folder)).server.test_client()
    first = beat(client)
    again = beat(client, told(first)["mark"])

    assert first.headers["Cache-Control"] == again.headers["Cache-Control"] == "no-store"
