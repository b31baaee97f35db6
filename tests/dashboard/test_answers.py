"""Who asks for what is not there learns what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dashboard import create_app

if TYPE_CHECKING:
    from flask.testing import FlaskClient

    import insight


@pytest.fixture
def client(empty: insight.Store) -> FlaskClient:
    return create_app(empty).server.test_client()


def test_unknown_address_is_not_found_and_shows_the_frame(client: FlaskClient) -> None:
    answer = client.get("/nothing")

    assert answer.status_code == 404
    assert b"react-entry-point" in answer.data


@pytest.mark.parametrize("path", ["/", "/runs", "/scalars/", "/lineage?x=1"])
def test_address_of_a_page_is_found(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 200


def test_unknown_address_below_api_is_a_small_object(client: FlaskClient) -> None:
    answer = client.get("/api/v1/nothing")

    assert answer.status_code == 404
    assert set(answer.json or {}) == {"error", "hint"}


def test_other_method_below_api_is_a_small_object(client: FlaskClient) -> None:
    answer = client.post("/api/v1/runs")

    assert answer.status_code == 405
    assert set(answer.json or {}) == {"error", "hint"}


def test_other_method_is_told_what_to_use(client: FlaskClient) -> None:
    answer = client.put("/runs")

    assert answer.status_code == 405
    assert "GET" in answer.headers["Allow"]
    assert b"only read" in answer.data


def test_method_that_is_refused_is_not_offered(client: FlaskClient) -> None:
    assert client.post("/theme.css").headers["Allow"] == "GET, HEAD"


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/_dash-component-suites/dash/none.js", "/assets/../app.py"]
)
def test_missing_file_is_a_page_that_leads_back(client: FlaskClient, path: str) -> None:
    answer = client.get(path)

    assert answer.status_code == 404
    assert b'href="/"' in answer.data


def test_too_large_a_request_says_so(client: FlaskClient) -> None:
    answer = client.post(
        "/_dash-update-component", data=b"x" * 5_000_000, content_type="application/json"
    )

    assert answer.status_code == 413
    assert b"Shorten" in answer.data
