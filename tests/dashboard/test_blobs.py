"""Recorded bytes come back as they are, and never as more than what they are."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from dashboard import create_app
from dashboard.blobs import LONGEST_ID, MOST_PART, Blob, blob_id, parse
from insight.errors import SummaryValueError
from insight.format.frames import message_frame
from insight.format.messages import Event
from tests.every_case import every

if TYPE_CHECKING:
    from flask.testing import FlaskClient

MEDIA = Path(__file__).parents[1] / "data" / "media"
FILES = {"page.html": b"<script>alert(1)</script>", "pixels": b"GIF89a\x02\x00\x03\x00"}
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


@pytest.fixture(scope="module")
def kinds(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """Of a run with a sound, a video, a table, and files."""
    folder = tmp_path_factory.mktemp("kinds")
    with insight.SummaryRecord(folder / "run", provenance=False) as run:
        cells = [[1, "=1+1", b"GIF89a\x02\x00\x03\x00"], [None, "<b>", b"GIF89a"]]
        table = insight.Table(["x", "<td>", "shown"], cells)
        sounds = {one: insight.Audio(MEDIA / f"tone.{one}") for one in ("wav", "mp3")}
        run.log(3, {"table": table, "clip": insight.Video(MEDIA / "clip.webm"), **sounds})
        for name, content in FILES.items():
            (folder / "run" / name).write_bytes(content)
            run.log(3, {name: insight.Artifact(folder / "run" / name)})
        run.log(3, {"elsewhere": insight.Artifact(__file__)})
    return create_app(insight.open_runs(folder)).server.test_client()


@pytest.mark.parametrize(
    ("names", "file", "mimetype"),
    [
        (("audio", "run", "wav", 3), "tone.wav", "audio/wav"),
        (("audio", "run", "mp3", 3), "tone.mp3", "audio/mpeg"),
        (("video", "run", "clip", 3), "clip.webm", "video/webm"),
    ],
)
def test_sound_and_video_come_as_recorded_and_in_parts(
    kinds: FlaskClient, names: tuple, file: str, mimetype: str
) -> None:
    content = (MEDIA / file).read_bytes()
    answer = kinds.get(at(*names))
    part = kinds.get(at(*names), headers={"Range": "bytes=10-19"})

    assert (answer.status_code, answer.mimetype) == (200, mimetype)
    assert answer.data == content
    assert answer.headers["Content-Security-Policy"].startswith("sandbox; default-src 'none'")
    assert (part.status_code, part.data) == (206, content[10:20])
    assert part.headers["Content-Range"] == f"bytes 10-19/{len(content)}"


@pytest.mark.parametrize("asked", ["bytes=999999999-", "bytes=9-1", "no", "bytes=0-1,5-6"])
def test_part_that_there_is_not_is_refused_or_all_of_it(kinds: FlaskClient, asked: str) -> None:
    answer = kinds.get(at("audio", "run", "wav", 3), headers={"Range": asked})

    assert answer.status_code in {200, 416}
    if answer.status_code == 416:
        assert answer.json.keys() == {"error", "hint"}


def test_table_comes_as_json_and_as_a_file_for_spreadsheets(kinds: FlaskClient) -> None:
    answer = kinds.get(at("table", "run", "table", 3))
    saved = kinds.get(f"{at('table', 'run', 'table', 3)}?download")

    assert answer.mimetype == "application/json"
    assert answer.json == {
        "columns": ["x", "<td>", "shown"],
        "rows": [
            [1, "=1+1", {"picture": "data:image/gif;base64,R0lGODlhAgADAA=="}],
            [None, "<b>", {"picture": None}],
        ],
    }
    assert saved.mimetype == "text/csv"
    assert saved.data == b"x,<td>,shown\n1,'=1+1,10 bytes\n,<b>,6 bytes\n"
    assert "attachment" in saved.headers["Content-Disposition"]


def test_file_of_a_run_is_shown_where_it_is_a_picture_and_else_saved(kinds: FlaskClient) -> None:
    answers = {name: kinds.get(at("artifact", "run", name, 3)) for name in FILES}

    assert {name: answer.data for name, answer in answers.items()} == FILES
    types = {name: answer.mimetype for name, answer in answers.items()}
    assert types == {"page.html": "application/octet-stream", "pixels": "image/gif"}
    assert "attachment" in answers["page.html"].headers["Content-Disposition"]
    assert "inline" in answers["pixels"].headers["Content-Disposition"]


def test_file_of_a_run_has_its_own_name_and_sounds_are_called_so(tmp_path: Path) -> None:
    names = {
        "a/tone.wav": "audio/wav",
        "..": "video/webm",
        "x y/<ü>.ckpt": "application/octet-stream",
    }
    held = {"audio/wav": "tone.wav", "video/webm": "clip.webm"}
    with insight.SummaryRecord(tmp_path / "run", provenance=False) as run:
        for name, mimetype in names.items():
            file = tmp_path / "run" / f"{len(name)}.file"
            file.write_bytes((MEDIA / held[mimetype]).read_bytes() if mimetype in held else b"\1")
            run.add_value("artifact", name, insight.Artifact(file))
        run.record(1)
    app = create_app(insight.open_runs(tmp_path)).server.test_client()
    answers = {name: app.get(at("artifact", "run", name, 1)) for name in names}
    called = [one.headers["Content-Disposition"] for one in answers.values()]

    assert {name: one.mimetype for name, one in answers.items()} == names
    assert called == [
        "inline; filename=tone.wav",
        "inline; filename=artifact.webm",
        "attachment; filename=ckpt",
    ]


def test_file_outside_of_the_runs_is_not_sent(kinds: FlaskClient) -> None:
    answer = kinds.get(at("artifact", "run", "elsewhere", 3))

    assert answer.status_code == 404
    assert "the folder of runs" in answer.json["hint"]


def test_what_is_no_sound_is_never_sent_as_one(tmp_path: Path) -> None:
    content = (MEDIA / "tone.wav").read_bytes()
    with insight.SummaryRecord(tmp_path, provenance=False) as run:
        run.log(1, {"a": insight.Audio(content)})
    (path,) = (one for one in tmp_path.iterdir() if "summary" in one.name)
    event = Event(wall_time=1.0, step=1)
    held = event.summary.value.add(tag="b").audio
    held.format, held.content = b"html", b"<script>alert(1)</script>"
    path.chmod(0o600)
    with path.open("ab") as file:
        file.write(message_frame(event))
    client = create_app(insight.open_runs(tmp_path)).server.test_client()
    shown = client.get(at("audio", ".", "b", 1))
    saved = client.get(f"{at('audio', '.', 'b', 1)}?download")

    assert shown.status_code == 415
    assert "WAV" in shown.json["error"]
    assert (saved.status_code, saved.mimetype) == (200, "application/octet-stream")


CELLS = insight.Table(
    ["seen", "heard", "said", "odd"],
    [
        [PIXELS[0], insight.Audio(np.zeros(80), rate=8000), "<b>猫\ud800", None],
        [None, 1, 0.5, True],
    ],
)


@pytest.fixture
def cells(tmp_path: Path) -> FlaskClient:
    with insight.SummaryRecord(tmp_path / "run") as run:
        run.add_value("table", "rows", CELLS)
        run.record(1)
    return create_app(insight.open_runs(tmp_path)).server.test_client()


ROWS = at("table", "run", "rows", 1)


def test_picture_and_sound_of_a_cell_have_addresses_and_come_in_parts(cells: FlaskClient) -> None:
    picture = cells.get(f"{ROWS}?row=0&column=0")
    sound = cells.get(f"{ROWS}?row=0&column=1", headers={"Range": "bytes=0-3"})

    assert (picture.status_code, picture.mimetype) == (200, "image/png")
    assert picture.headers["Content-Security-Policy"].startswith("sandbox")
    assert (sound.status_code, sound.mimetype, sound.data) == (206, "audio/wav", b"RIFF")
    saved = cells.get(f"{ROWS}?row=0&column=0&download=1")
    assert saved.headers["Content-Disposition"] == "attachment; filename=run-rows-1.png"


def test_any_other_cell_is_text_and_never_a_page(cells: FlaskClient) -> None:
    texts = [
        cells.get(f"{ROWS}?row={row}&column={column}") for row, column in ((0, 2), (1, 3), (0, 3))
    ]

    assert [one.text for one in texts] == ["<b>猫?", "True", ""]
    assert {one.mimetype for one in texts} == {"text/plain"}
    assert {one.headers["X-Content-Type-Options"] for one in texts} == {"nosniff"}


def test_table_comes_in_ranges_of_rows(cells: FlaskClient) -> None:
    assert cells.get(f"{ROWS}?first=1").json["rows"] == [[None, 1, 0.5, True]]
    assert len(cells.get(f"{ROWS}?first=0&limit=1").json["rows"]) == 1
    assert cells.get(f"{ROWS}?first=9").json == {"columns": CELLS.columns, "rows": []}
    assert (
        cells.get(f"{ROWS}?limit=1")
        .json["rows"][0][1]["sound"]
        .startswith("data:audio/wav;base64,")
    )


@pytest.mark.parametrize(
    ("query", "status"),
    [
        *(
            ("row=0", 400),
            ("column=0", 400),
            ("row=0&column=0&first=1", 400),
            ("row=-1&column=0", 400),
        ),
        *(
            ("row=9&column=0", 404),
            ("row=0&column=9", 404),
            ("row=１&column=0", 400),
            ("first=x", 400),
        ),
        *(("limit=99999999999", 400), ("row=1e1&column=0", 400)),
    ],
)
def test_part_of_a_table_that_is_none_is_refused(
    cells: FlaskClient, query: str, status: int
) -> None:
    answer = cells.get(f"{ROWS}?{query}")

    assert answer.status_code == status
    assert answer.json.keys() == {"error", "hint"}


def test_values_of_other_kinds_have_no_cells(client: FlaskClient) -> None:
    assert client.get(f"{IMAGE}?row=0&column=0").status_code == 400


def test_player_gets_the_next_part_and_who_saves_gets_all(tmp_path: Path) -> None:
    content = (MEDIA / "tone.wav").read_bytes() + bytes(3 * MOST_PART)
    with insight.SummaryRecord(tmp_path / "run", provenance=False) as run:
        run.log(1, {"tone": insight.Audio(content)})
    app = create_app(insight.open_runs(tmp_path)).server.test_client()
    url, from_on = at("audio", "run", "tone", 1), {"Range": "bytes=100-"}
    played = {**from_on, "Sec-Fetch-Dest": "audio"}
    part, whole, saved = (
        app.get(url, headers=played),
        app.get(url, headers=from_on),
        app.get(f"{url}?download", headers=played),
    )
    last = app.get(url, headers={**played, "Range": f"bytes={len(content) - 5}-"})

    assert part.status_code == 206
    assert part.headers["Content-Range"] == f"bytes 100-{99 + MOST_PART}/{len(content)}"
    assert part.data == content[100 : 100 + MOST_PART]
    assert whole.data == saved.data == content[100:]
    assert last.data == content[-5:]
    assert len({one.headers["ETag"] for one in (part, whole, saved, last)}) == 1


def test_sound_that_is_recorded_anew_is_not_the_one_that_was_kept(tmp_path: Path) -> None:
    store = insight.open_runs(tmp_path)
    app = create_app(store).server.test_client()
    with insight.SummaryRecord(tmp_path / "run", provenance=False) as run:
        run.log(1, {"tone": insight.Audio([0.0, 0.5], 8000)})
        store.refresh()
        before = app.get(at("audio", "run", "tone", 1)).data
        run.log(1, {"tone": insight.Audio([0.5, 0.0, 0.5], 8000)})
        store.refresh()

        assert len(app.get(at("audio", "run", "tone", 1)).data) == len(before) + 2
