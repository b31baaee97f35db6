"""Browsers ask once for a file whose address says when it was changed, and again for others."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from dash import Dash

from dashboard import create_app
from dashboard.asset_cache import keep_assets, version_of, versions_of

if TYPE_CHECKING:
    from pathlib import Path

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


def test_modules_for_the_document_of_another_version_are_not_to_be_had(client: FlaskClient) -> None:
    """Those of two versions would run together, as one."""
    address = "/assets/pages/text/page.mjs"
    with client.get(address) as plain, client.get(f"{address}?v=0123456789abcdef") as other:
        assert (plain.status_code, other.status_code) == (200, 404)
        assert "immutable" not in plain.headers["Cache-Control"]
        assert "script-src" in other.headers["Content-Security-Policy"]


def test_modules_that_change_while_their_server_runs_come_without_being_kept(
    tmp_path: Path,
) -> None:
    """As when a package is installed anew below it: its documents name what was there before."""
    module = tmp_path / "one.mjs"
    module.write_text("export const one = 1;\n")
    app = Dash("dashboard", assets_folder=str(tmp_path))
    app.layout = []
    keep_assets(app, versions_of(tmp_path))
    address = f"/assets/one.mjs?v={version_of(module)}"
    module.write_text("export const one = 2;\n")

    with app.server.test_client().get(address) as answer:
        assert answer.status_code == 200
        assert "immutable" not in answer.headers["Cache-Control"]
