"""Browsers ask once for a file whose address says when it was changed, and again for others."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from dashboard import create_app

if TYPE_CHECKING:
    from flask.testing import FlaskClient

    import insight


@pytest.fixture
def client(empty: insight.Store) -> FlaskClient:
    return create_app(empty).server.test_client()


def age(client: FlaskClient, address: str) -> str:
    with client.get(address) as answer:
        return answer.headers.get("Cache-Control", "")


def test_files_of_the_frame_are_kept_for_good(client: FlaskClient) -> None:
    frame = client.get("/runs").text
    dated = re.findall(r'(?:src|href)="(/assets/[^"]+\?v=[^"]+)"', frame)

    assert len(dated) > 20
    assert {age(client, one) for one in dated} == {"private, max-age=31536000, immutable"}


@pytest.mark.parametrize(
    "address",
    [
        "/assets/boot.js",
        "/assets/boot.js?v=1.5",
        "/assets/boot.js?v=",
        "/assets/boot.js?v=nan",
        "/theme.css?v=1",
    ],
)
def test_what_may_change_is_asked_for_again(client: FlaskClient, address: str) -> None:
    assert age(client, address) == "no-cache"


@pytest.mark.parametrize("address", ["/assets/none.js?v=0", "/assets/..%2fapp.py?v=1"])
def test_what_is_not_there_is_not_kept(client: FlaskClient, address: str) -> None:
    assert "immutable" not in age(client, address)
