"""Reports beside the runs are found by what they say, and shown where they reach nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import insight
from dashboard import create_app
from dashboard.live import LiveStore
from dashboard.report import Asked, made
from dashboard.report_files import report_files

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A run, a report beside it and one in `reports`, and files that are none."""
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.log(1, {"loss": 0.5})
    (tmp_path / "reports").mkdir()
    for path, title in (("one.html", "A <b> & c"), ("reports/名字.html", "Two")):
        store = LiveStore(insight.open_runs(tmp_path))
        (tmp_path / path).write_bytes(made(store, Asked(title=title), "1.2").html)
    (tmp_path / "other.html").write_text("<title>Other</title>", "utf-8")
    (tmp_path / "empty.html").touch()
    (tmp_path / "folder.html").mkdir()
    (tmp_path / "a" / "below.html").write_bytes((tmp_path / "one.html").read_bytes())
    (tmp_path / "link.html").symlink_to(tmp_path / "one.html")
    return tmp_path


def test_reports_are_told_from_other_files(root: Path) -> None:
    found = report_files(str(root))

    assert {one.name: one.title for one in found} == {
        "one.html": "A <b> & c",
        "reports/名字.html": "Two",
    }


def test_nothing_is_looked_for_behind_urls_and_in_folders_that_are_gone(tmp_path: Path) -> None:
    assert report_files("s3://bucket/runs") == []
    assert report_files(str(tmp_path / "gone")) == []


def test_file_is_shown_with_an_origin_of_its_own(root: Path) -> None:
    client = create_app(insight.open_runs(root)).server.test_client()

    answer = client.get("/reports/files/reports/名字.html")

    policy = answer.headers["Content-Security-Policy"]
    assert answer.status_code == 200
    assert "sandbox allow-scripts" in policy
    assert "allow-same-origin" not in policy
    assert "default-src 'none'" in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    "name", ["other.html", "link.html", "a/below.html", "../one.html", "a", "%2e%2e/one.html", ""]
)
def test_no_other_file_is_given_out(root: Path, name: str) -> None:
    client = create_app(insight.open_runs(root)).server.test_client()

    answer = client.get(f"/reports/files/{name}")

    assert answer.status_code == 404
    assert b"<title>Other</title>" not in answer.data
