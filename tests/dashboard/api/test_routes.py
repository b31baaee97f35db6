"""Tables as JSON and CSV: every row as the store has it, page by page, and never anything else."""

from __future__ import annotations

import csv
import io
import json
import math
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import pytest

import insight
from dashboard import create_app
from dashboard.api.wire import as_csv
from insight.format.frames import frame
from insight.format.messages import Event
from insight.tables import KINDS

if TYPE_CHECKING:
    from pathlib import Path

    from flask.testing import FlaskClient


@pytest.fixture(scope="module")
def client(read_only: insight.Store) -> FlaskClient:
    return create_app(read_only).server.test_client()


def rows_of(client: FlaskClient, address: str) -> list[dict[str, Any]]:
    """All pages of a table."""
    found: list[dict[str, Any]] = []
    following = ""
    while following is not None:
        joint = "&" if "?" in address else "?"
        page = client.get(address + (f"{joint}cursor={following}" if following else "")).json
        found += page["rows"]
        following = page["next"]
    return found


def number(value: float | str) -> float:
    return float(value.replace("Infinity", "inf")) if isinstance(value, str) else value


def test_runs_are_those_of_the_store(client: FlaskClient, read_only: insight.Store) -> None:
    answer = client.get("/api/v1/runs")
    runs = read_only.runs()

    assert answer.mimetype == "application/json"
    assert list(answer.json["rows"][0]) == list(runs.columns)
    assert [row["run"] for row in answer.json["rows"]] == runs["run"].tolist()
    assert [pd.Timestamp(row["updated"]) for row in answer.json["rows"]] == runs["updated"].tolist()
    assert answer.json["version"] == read_only.version


def test_lineage_and_problems_are_those_of_the_store(
    client: FlaskClient, read_only: insight.Store
) -> None:
    lineage = client.get("/api/v1/lineage").json["rows"]
    facts = read_only.lineage()
    rate = "hyperparameters.learning_rate"

    assert [row[rate] for row in lineage] == facts[rate].tolist()
    assert client.get("/api/v1/problems").json["rows"] == []


@pytest.mark.parametrize("limit", [1, 7, 60, 61, 100_000])
def test_pages_together_are_the_table(
    client: FlaskClient, read_only: insight.Store, limit: int
) -> None:
    rows = rows_of(client, f"/api/v1/tables/scalar?limit={limit}")

    assert rows == read_only.table("scalar").to_dict("records")


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_has_its_columns(
    client: FlaskClient, read_only: insight.Store, kind: str
) -> None:
    rows = rows_of(client, f"/api/v1/tables/{kind}")
    table = read_only.table(kind)

    assert len(rows) == len(table)
    assert all(list(row) == list(table.columns) for row in rows)


def test_arrays_are_lists(client: FlaskClient, read_only: insight.Store) -> None:
    rows = rows_of(client, "/api/v1/tables/histogram?run=sgd")
    table = read_only.table("histogram", runs="sgd")

    assert len(rows) == len(table) == 4
    for row, expected in zip(rows, table.itertuples(), strict=True):
        np.testing.assert_array_equal(row["left"], expected.left)
        np.testing.assert_array_equal(row["bucket_count"], expected.bucket_count)


def test_question_narrows_the_rows(client: FlaskClient, read_only: insight.Store) -> None:
    asked = "run=sgd&run=adam/1&tag=accuracy&after_step=18"
    rows = rows_of(client, f"/api/v1/tables/scalar?{asked}")
    table = read_only.table("scalar", runs=["sgd", "adam/1"], tags="accuracy")

    assert rows == table[table.step > 18].to_dict("records")
    assert len(rows) == 4


def test_values_that_json_lacks_are_spelled(tmp_path: Path) -> None:
    values = [math.nan, math.inf, -math.inf, 0.1, -0.0]
    with insight.SummaryRecord(tmp_path / "run") as record:
        for step, value in enumerate(values):
            record.log(step, {"loss": value})
    client = create_app(insight.open_runs(tmp_path)).server.test_client()
    told = [row["value"] for row in client.get("/api/v1/tables/scalar").json["rows"]]
    lines = client.get("/api/v1/tables/scalar", headers={"Accept": "text/csv"}).text
    cells = [row["value"] for row in csv.DictReader(io.StringIO(lines))]

    assert told[:3] == cells[:3] == ["NaN", "Infinity", "-Infinity"]
    np.testing.assert_array_equal([number(v) for v in told], np.float32(values))
    np.testing.assert_array_equal([number(v) for v in cells], np.float32(values))


@pytest.mark.parametrize(
    ("address", "headers"),
    [("/api/v1/tables/scalar", {"Accept": "text/csv"}), ("/api/v1/tables/scalar?format=csv", {})],
)
def test_csv_has_every_row(
    client: FlaskClient, read_only: insight.Store, address: str, headers: dict[str, str]
) -> None:
    answer = client.get(address, headers=headers)
    lines = list(csv.reader(io.StringIO(answer.text)))
    table = read_only.table("scalar")

    assert answer.mimetype == "text/csv"
    assert ("attachment" in answer.headers.get("Content-Disposition", "")) is ("?" in address)
    assert lines[0] == list(table.columns)
    assert lines[1:] == [[str(cell) for cell in row] for row in table.to_numpy().tolist()]


def test_csv_is_longer_than_any_page_of_json(tmp_path: Path) -> None:
    count = 100_001
    with insight.SummaryRecord(tmp_path / "run") as record:
        for step in range(count):
            record.log(step, {"loss": step / 7})
    client = create_app(insight.open_runs(tmp_path)).server.test_client()
    answer = client.get("/api/v1/tables/scalar?format=csv")
    page = client.get("/api/v1/tables/scalar").json

    assert answer.is_streamed
    assert answer.text.count("\r\n") == count + 1
    assert len(page["rows"]) == 10_000
    assert page["next"] is not None


def test_arrays_of_csv_are_json_in_a_cell(client: FlaskClient, read_only: insight.Store) -> None:
    text = client.get("/api/v1/tables/histogram?format=csv&run=sgd").text
    row = next(csv.DictReader(io.StringIO(text)))
    expected = read_only.table("histogram", runs="sgd").iloc[0]

    np.testing.assert_array_equal(json.loads(row["left"]), expected["left"])


def test_what_did_not_change_is_not_sent_again(sample: insight.Store, tmp_path: Path) -> None:
    client = create_app(sample).server.test_client()
    first = client.get("/api/v1/tables/scalar")
    headers = {"If-None-Match": first.headers["ETag"]}
    again = client.get("/api/v1/tables/scalar", headers=headers)
    as_csv = client.get("/api/v1/tables/scalar", headers=headers | {"Accept": "text/csv"})
    other = create_app(sample).server.test_client().get("/api/v1/tables/scalar", headers=headers)
    with insight.SummaryRecord(tmp_path / "more") as record:
        record.log(1, {"loss": 1.0})
    sample.refresh()
    newer = client.get("/api/v1/tables/scalar", headers=headers)

    assert (again.status_code, again.data) == (304, b"")
    assert [one.status_code for one in (as_csv, other, newer)] == [200, 200, 200]


def test_new_points_come_behind_the_step_that_was_seen(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "run") as record:
        record.log(1, {"loss": 0.5})
        store = insight.open_runs(tmp_path)
        client = create_app(store).server.test_client()
        page = client.get("/api/v1/tables/scalar?limit=1").json
        record.log(2, {"loss": 0.25})
        store.refresh()
        rows = client.get("/api/v1/tables/scalar?after_step=1").json["rows"]

    assert page["next"] is None
    assert [row["value"] for row in rows] == [0.25]


@pytest.mark.parametrize(
    ("address", "status", "words"),
    [
        ("tables/none", 404, "The kinds are"),
        ("tables/scalar?run=none", 404, "lists the runs"),
        ("tables/scalar?run=sgd&run=../../etc/passwd", 404, "lists the runs"),
        ("tables/scalar?limit=0", 400, "openapi"),
        ("tables/scalar?limit=100001", 400, "openapi"),
        ("tables/scalar?limit=1e3", 400, "openapi"),
        ("tables/scalar?limit=", 400, "openapi"),
        ("tables/scalar?limit=" + "9" * 5000, 400, "openapi"),
        ("tables/scalar?after_step=x", 400, "openapi"),
        ("tables/scalar?after_step=9223372036854775808", 400, "openapi"),
        ("tables/scalar?cursor=x", 400, "next"),
        ("tables/scalar?cursor=" + "W" * 20_000, 400, "next"),
        ("tables/scalar?cursor=" + "W1tb" * 3_000, 400, "next"),
        ("tables/scalar?runs=sgd", 400, "openapi"),
        ("tables/scalar?format=xml", 400, "openapi"),
        ("tables/scalar?tag=" + "x" * 5_000, 400, "openapi"),
        ("tables/scalar?" + "&".join(["tag=x"] * 1_001), 400, "openapi"),
        ("runs?limit=1", 400, "openapi"),
        ("openapi.json?x=1", 400, "openapi"),
        ("blobs/image.YQ.YQ.1?download&x=1", 400, "address from the page"),
        ("tables", 404, "openapi"),
        ("nothing", 404, "openapi"),
    ],
)
def test_what_is_not_understood_says_what_to_do(
    client: FlaskClient, address: str, status: int, words: str
) -> None:
    answer = client.get(f"/api/v1/{address}")

    assert answer.status_code == status
    assert set(answer.json) == {"error", "hint"}
    assert words in answer.json["hint"]
    assert len(answer.data) < 1_000


def test_every_page_leads_to_the_next_whatever_tags_are_called(tmp_path: Path) -> None:
    tags = ["\u8bad" * 2_000, "x" * 9_000, "\U0001f600" * 4_000]
    with insight.SummaryRecord(tmp_path / "run") as record:
        for tag in tags:
            record.log(1, {tag: 0.5})
    client = create_app(insight.open_runs(tmp_path)).server.test_client()
    rows = rows_of(client, "/api/v1/tables/scalar?limit=1")

    assert [row["tag"] for row in rows] == sorted(tags)


def test_column_whose_name_is_no_whole_unicode_is_written() -> None:
    lines = as_csv(pd.DataFrame([[1]], columns=pd.Index(["a\udc80"], dtype=object)))

    assert "".join(lines).encode() == b"a?\r\n1\r\n"


def test_tag_that_no_run_has_is_an_empty_table(client: FlaskClient) -> None:
    assert client.get("/api/v1/tables/scalar?tag=none").json["rows"] == []


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_tables_are_only_read(client: FlaskClient, method: str) -> None:
    answer = client.open("/api/v1/tables/scalar", method=method)

    assert answer.status_code == 405
    assert set(answer.json) == {"error", "hint"}


def test_empty_folder_has_tables_without_rows(empty: insight.Store) -> None:
    client = create_app(empty).server.test_client()

    assert client.get("/api/v1/runs").json["rows"] == []
    assert client.get("/api/v1/tables/scalar").json["next"] is None
    assert client.get("/api/v1/tables/image?format=csv").text.startswith("run,tag,step,wall_time")


def test_spreadsheet_runs_nothing_of_csv(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "=1+1") as record:
        record.log(1, {"@x": -0.5})
    client = create_app(insight.open_runs(tmp_path)).server.test_client()
    text = client.get("/api/v1/tables/scalar?format=csv").text
    (row,) = csv.DictReader(io.StringIO(text))

    assert (row["run"], row["tag"], row["value"]) == ("'=1+1", "'@x", "-0.5")


@pytest.mark.parametrize("form", ["json", "csv"])
def test_time_that_no_calendar_has_is_a_number_of_seconds(tmp_path: Path, form: str) -> None:
    for name, wall_time in (("far", 1.7e12), ("near", 1.7e9), ("none", math.nan)):
        (tmp_path / name).mkdir()
        file = tmp_path / name / "events.out.events.summary.1700000000.0.host_MS"
        value = {"tag": "loss", "scalar_value": 0.5}
        event = Event(wall_time=wall_time, step=1, summary={"value": [value]})
        file.write_bytes(frame(event.SerializeToString()))
    client = create_app(insight.open_runs(tmp_path)).server.test_client()
    answer = client.get(f"/api/v1/runs?format={form}")
    rows = answer.json["rows"] if form == "json" else csv.DictReader(io.StringIO(answer.text))
    found = {row["run"]: row["updated"] for row in rows}

    expected = {"far": 1.7e12, "near": "2023-11-14T22:13:20+00:00", "none": None}
    as_text = {"far": "1700000000000.0", "near": expected["near"], "none": ""}
    assert found == (expected if form == "json" else as_text)
