"""The files of landscapes are given out as they are, and nothing else is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import insight
from dashboard import create_app
from dashboard.landscape_files import landscape_id
from insight.landscape import write_surface
from tests.insight.sources.test_surfaces import drawn, run_with

if TYPE_CHECKING:
    from pathlib import Path

    from flask.testing import FlaskClient

FILE = "pca_1_3.landscape.npz"


@pytest.fixture
def client(tmp_path: Path) -> FlaskClient:
    folder = tmp_path / "a" / "b"
    run_with(folder, drawn())
    write_surface(folder / FILE, drawn())
    (folder / "other.landscape.npz").write_bytes(b"no landscape")
    (folder / "secret.txt").write_bytes(b"x")
    app = create_app(insight.open_runs(tmp_path))
    return app.server.test_client()


def test_file_comes_as_it_lies_in_the_folder(client: FlaskClient, tmp_path: Path) -> None:
    found = client.get(f"/api/v1/landscapes/{landscape_id('a/b', FILE)}")

    assert found.status_code == 200
    assert found.data == (tmp_path / "a" / "b" / FILE).read_bytes()
    assert found.headers["Content-Disposition"] == f'attachment; filename="{FILE}"'
    assert found.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    ("run", "file"),
    [
        ("a/b", "secret.txt"),
        ("a/b", "other.landscape.npz"),
        ("a/b", f"../b/{FILE}"),
        ("a", f"b/{FILE}"),
        ("c", FILE),
        ("a/b\0", FILE),
    ],
)
def test_nothing_else_is_given_out(client: FlaskClient, run: str, file: str) -> None:
    found = client.get(f"/api/v1/landscapes/{landscape_id(run, file)}")

    assert found.status_code == 404
    assert found.json is not None
    assert set(found.json) == {"error", "hint"}


@pytest.mark.parametrize("identity", ["x", "a.b.c", "%2e%2e.x", "AA.A", "." * 20, "a" * 17_000])
def test_what_is_no_address_is_refused(client: FlaskClient, identity: str) -> None:
    assert client.get(f"/api/v1/landscapes/{identity}").status_code == 400
