"""Recorded bytes come back as they are, and never as more than what they are."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from dashboard import create_app
from dashboard.blobs import LONGEST_ID, Blob, blob_id, parse
from insight.errors import SummaryValueError
from tests.every_case import every

if TYPE_CHECKING:
    from pathlib import Path

    from flask.testing import FlaskClient

NAMES = ["loss", "", "../../etc/passwd", "<img src=x>", "a.b", "中文 / 🙂", "\udcff", "x" * 900]
PIXELS = np.arange(2 * 3 * 4 * 5).reshape(2, 3, 4, 5) % 7
FIGURE = {"data": [{"y": [1, 3, 2]}], "layout": {"title": "</script>"}}
ARRAY = np.arange(24, dtype=np.float32).reshape(2, 3, 4)


def record(folder: Path, step: int = 3) -> insight.Store:
    with insight.SummaryRecord(folder / "run") as run:
        run.add_value("image", "a/b?<c>", PIXELS * step)
        run.add_value("tensor", "weights", ARRAY)
        run.add_value("figure", "curve", FIGURE)
        run.record(step)
    return insight.open_runs(folder)


@pytest.fixture
def store(tmp_path: Path) -> insight.Store:
    return record(tmp_path)


@pytest.fixture
def client(store: insight.Store) -> FlaskClient:
    return create_app(store).server.test_client()


def at(*names: Any) -> str:
    return f"/api/v1/blobs/{blob_id(*names)}"


IMAGE = at("image", "run", "a/b?<c>", 3)


@every("run", NAMES)
@every("tag", NAMES)
def test_id_names_its_value_and_is_safe_in_an_address(run: str, tag: str) -> None:
    identity = blob_id("tensor", run, tag, -5)

    assert parse(identity) == Blob("tensor", run, tag, -5)
    assert set(identity) <= set("-_.0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")


WRONG = [
    *("", "x", "image", "image..", "scalar.YQ.YQ.1", "graph.YQ.YQ.1", "image.YQ.YQ.01"),
    *("image.YQ.YQ.-0", "image.YQ.YQ.1 ", "image.YQ.YQ.１", "image.YQ.YQ.1e3", "image.YR.YQ.1"),
    *("image.YQ==.YQ.1", "image.Y.YQ.1", "image.gICA.YQ.1", "image.AA.YQ.1", "image.YQ.YWEA.1"),
    *("image.YQ.YQ.9999999999999999999", "..", "%2e%2e", "image.YQ.YQ.1\n"),
]


@pytest.mark.parametrize("identity", WRONG)
def test_what_is_no_id_is_refused(client: FlaskClient, identity: str) -> None:
    with pytest.raises(SummaryValueError, match="blob expected"):
        parse(identity)

    answer = client.get(f"/api/v1/blobs/{identity}")
    assert answer.status_code in {400, 404}
    assert answer.json.keys() == {"error", "hint"}


def test_id_that_is_too_long_is_refused(client: FlaskClient) -> None:
    answer = client.get(at("image", "run", "x" * LONGEST_ID, 1))

    assert answer.status_code == 400
    assert len(answer.data) < 300


@pytest.mark.parametrize(
    "place",
    [
        "/api/v1/blobs/",
        "/api/v1/blobs/../../health",
        "/api/v1/blobs/..%2f..%2fetc%2fpasswd",
        "/api/v1/blobs/%00",
        "/api/v1/blobs/image.YQ.YQ.1%00",
        "/api/v1/blobs/%ff%fe",
    ],
)
def test_no_path_leads_elsewhere(client: FlaskClient, place: str) -> None:
    answer = client.get(place)

    assert answer.status_code in {400, 404}
    assert answer.json.keys() == {"error", "hint"}


@pytest.mark.parametrize(
    "names",
    [
        ("image", "run", "a/b?<c>", 4),
        ("image", "run", "weights", 3),
        ("image", "../run", "a/b?<c>", 3),
        ("tensor", "other", "weights", 3),
    ],
)
def test_what_is_not_recorded_is_not_found(client: FlaskClient, names: tuple) -> None:
    answer = client.get(at(*names))

    assert answer.status_code == 404
    assert answer.json.keys() == {"error", "hint"}


def test_each_of_several_without_a_step_has_an_address(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "run") as run:
        for number in range(3):
            run.add_value("tensor", "weights", np.full(2, number))
            run.record(0)
    store = insight.open_runs(tmp_path)
    client = create_app(store).server.test_client()
    times = store.stepless("tensor")["wall_time"].tolist()
    place = at("tensor", "run", "weights", 0)
    asked = [*map(repr, times), "1.5", "nan", "soon", ""]
    found = [np.load(BytesIO(client.get(f"{place}?at={time}").data))[0] for time in asked]

    assert found == [0, 1, 2, 2, 2, 2, 2]
    assert np.load(BytesIO(client.get(place).data))[0] == 2


def test_image_comes_as_recorded(client: FlaskClient, store: insight.Store) -> None:
    answer = client.get(IMAGE)

    assert answer.data == store.value("image", "run", "a/b?<c>", 3)
    assert answer.headers["Content-Type"] == "image/png"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Content-Security-Policy"].startswith("sandbox; default-src 'none'")
    assert answer.headers["X-Frame-Options"] == "DENY"
    assert answer.headers["Content-Disposition"] == "inline; filename=run-a-b-c-3.png"


def test_download_is_a_file(client: FlaskClient) -> None:
    answer = client.get(f"{IMAGE}?download")

    assert answer.headers["Content-Disposition"] == "attachment; filename=run-a-b-c-3.png"


def test_unchanged_image_is_not_sent_again(client: FlaskClient) -> None:
    tag = client.get(IMAGE).headers["ETag"]
    again = client.get(IMAGE, headers={"If-None-Match": tag})
    other = client.get(IMAGE, headers={"If-None-Match": '"something else"'})

    assert (again.status_code, again.data) == (304, b"")
    assert other.status_code == 200


def test_image_recorded_anew_has_another_etag(tmp_path: Path) -> None:
    before = create_app(record(tmp_path / "a")).server.test_client().get(IMAGE).headers["ETag"]
    with insight.SummaryRecord(tmp_path / "a" / "run") as run:
        run.add_value("image", "a/b?<c>", 1 - PIXELS % 2)
        run.record(3)
    store = insight.open_runs(tmp_path / "a")
    answer = create_app(store).server.test_client().get(IMAGE, headers={"If-None-Match": before})

    assert answer.status_code == 200
    assert answer.headers["ETag"] != before


@pytest.mark.parametrize("query", ["", "?download=1"])
def test_figure_comes_as_json(client: FlaskClient, query: str) -> None:
    answer = client.get(at("figure", "run", "curve", 3) + query)

    assert answer.json == FIGURE
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Content-Disposition"].split(";")[0] == (
        "attachment" if query else "inline"
    )
    assert "run-curve-3.json" in answer.headers["Content-Disposition"]


def test_tensor_comes_as_a_file_of_numpy(client: FlaskClient) -> None:
    answer = client.get(at("tensor", "run", "weights", 3))

    np.testing.assert_array_equal(np.load(BytesIO(answer.data), allow_pickle=False), ARRAY)
    assert answer.headers["Content-Type"] == "application/octet-stream"
    assert answer.headers["Content-Disposition"] == "attachment; filename=run-weights-3.npy"


HOSTILE = [b"<svg onload=alert(1)>", b"<html><script>alert(1)</script>", b"GIF89a", b"", b"\0"]


@pytest.mark.parametrize("content", HOSTILE)
def test_what_is_no_image_is_never_sent_as_one(
    store: insight.Store, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    monkeypatch.setattr(store, "value", lambda *_: content)
    client = create_app(store).server.test_client()
    shown, saved = client.get(IMAGE), client.get(f"{IMAGE}?download")

    assert shown.status_code == 415
    assert shown.json.keys() == {"error", "hint"}
    assert saved.data == content
    assert saved.headers["Content-Type"] == "application/octet-stream"
    assert saved.headers["Content-Disposition"].startswith("attachment")


def test_file_that_changed_meanwhile_is_said(client: FlaskClient, tmp_path: Path) -> None:
    file = next(path for path in (tmp_path / "run").iterdir() if path.name.endswith("_MS"))
    file.write_bytes(b"\0" * file.stat().st_size)
    changed = client.get(IMAGE)
    file.unlink()
    gone = client.get(IMAGE)

    assert (changed.status_code, gone.status_code) == (404, 404)
    assert changed.json["hint"] == "Reload the page."


def test_place_that_does_not_answer_is_said(
    store: insight.Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise ConnectionError

    monkeypatch.setattr(store, "value", fail)
    answer = create_app(store).server.test_client().get(IMAGE)

    assert answer.status_code == 503
    assert answer.json.keys() == {"error", "hint"}


@pytest.mark.parametrize("header", [{"Host": "evil.example"}, {"Origin": "https://evil.example"}])
def test_other_sites_get_nothing(client: FlaskClient, header: dict[str, str]) -> None:
    assert client.get(IMAGE, headers=header).status_code in {403, 421}


def test_blobs_are_only_read(client: FlaskClient) -> None:
    assert client.post(IMAGE).status_code == 405
    assert client.head(IMAGE).status_code == 200
