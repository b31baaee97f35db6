"""Requests of other sites get no answer, and answers tell the browser what they may do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from dashboard import create_app
from dashboard.guard import hosts_of, refusal_of

if TYPE_CHECKING:
    from flask.testing import FlaskClient

    import insight

PLACES = ["/", "/health", "/theme.css", "/_dash-layout", "/assets/favicon.svg", "/nowhere"]


@pytest.fixture
def client(empty: insight.Store) -> FlaskClient:
    return create_app(empty).server.test_client()


@pytest.mark.parametrize("place", PLACES)
def test_every_answer_carries_the_headers(client: FlaskClient, place: str) -> None:
    with client.get(place) as answer:
        headers = answer.headers

    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]


def test_no_inline_script_is_allowed_but_those_of_dash(client: FlaskClient) -> None:
    policy = client.get("/").headers["Content-Security-Policy"]
    scripts = next(rule for rule in policy.split("; ") if rule.startswith("script-src"))

    assert "unsafe" not in scripts
    assert re.fullmatch(r"script-src 'self'( 'sha256-[\w+/=]+')+", scripts)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:6060", "127.0.0.1.evil.example", ""]
)
@pytest.mark.parametrize("place", PLACES)
def test_foreign_host_is_refused(client: FlaskClient, host: str, place: str) -> None:
    with client.get(place, headers={"Host": host}) as answer:
        assert answer.status_code == 421


@pytest.mark.parametrize("host", ["127.0.0.1:6060", "localhost", "LOCALHOST:1", "[::1]:6060"])
def test_our_own_host_is_answered(client: FlaskClient, host: str) -> None:
    assert client.get("/health", headers={"Host": host}).status_code == 200


FOREIGN = ["https://evil.example", "null", "http://localhost:1", "https://localhost"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_foreign_origin_is_refused(client: FlaskClient, origin: str) -> None:
    answer = client.post("/_dash-update-component", json={}, headers={"Origin": origin})

    assert answer.status_code == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_request_from_another_site_is_refused(client: FlaskClient, site: str) -> None:
    assert client.get("/_dash-layout", headers={"Sec-Fetch-Site": site}).status_code == 403


def test_refusal_below_api_is_json(client: FlaskClient) -> None:
    answer = client.get("/api/v1/runs", headers={"Host": "evil.example"})

    assert answer.json.keys() == {"error", "hint"}


def test_server_on_all_addresses_answers_to_addresses_but_not_to_names() -> None:
    from flask import Request
    from werkzeug.test import EnvironBuilder

    def refused(host: str) -> bool:
        asked = Request(EnvironBuilder(headers={"Host": host}).get_environ())
        return refusal_of(asked, hosts_of("0.0.0.0"), lambda _path: True) is not None

    assert not refused("192.168.1.7:6060")
    assert refused("evil.example")


def test_too_large_a_request_is_refused(client: FlaskClient) -> None:
    body = b'"' + b"x" * (5 * 2**20) + b'"'
    headers = {"Content-Type": "application/json"}
    answer = client.post("/_dash-update-component", data=body, headers=headers)

    assert answer.status_code == 413


def test_link_on_another_site_opens_pages_only(client: FlaskClient) -> None:
    followed = {
        "Sec-Fetch-Site": "cross-site",
        "Sec-Fetch-Mode": "navigate",
        "Sec-Fetch-Dest": "document",
    }

    assert client.get("/scalars", headers=followed).status_code == 200
    assert client.get("/health", headers=followed).status_code == 403
