"""The files of a run go to the browser once a name, the newest of each, and not without end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import insight
from dashboard.blobs import parse
from dashboard.live import LiveStore
from dashboard.pages.run import answer
from dashboard.queries.run.artifacts import MOST_ARTIFACTS, artifacts

if TYPE_CHECKING:
    from pathlib import Path


def test_newest_of_each_name_is_told(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    file = tmp_path / "a" / "model.txt"
    with insight.SummaryRecord(tmp_path / "a", provenance=False) as record:
        for step, text in ((1, "one"), (2, "newer")):
            file.write_text(text)
            record.log(step, {"model": insight.Artifact(file, type="model", role="input")})
    with insight.SummaryRecord(tmp_path / "b", provenance=False) as record:
        record.log(1, {"loss": 0.5})
    store = LiveStore(insight.open_runs(tmp_path))
    (row,) = answer(store, {"run": "a"})["parts"]["artifacts"]["rows"]

    assert row[:5] == ["model", "model", "input", "model.txt", 5]
    assert row[5].startswith("sha256:")
    assert parse(row[7]) == ("artifact", "a", "model", 2)
    assert answer(store, {"run": "b"})["parts"]["artifacts"] is None


def test_of_thousands_the_first_are_told_and_all_are_counted(tmp_path: Path) -> None:
    count = MOST_ARTIFACTS + 3
    file = tmp_path / "file"
    file.write_bytes(b"")
    with insight.SummaryRecord(tmp_path, provenance=False) as record:
        for number in range(count):
            record.add_value("artifact", f"{number:05}", insight.Artifact(file))
        record.record(1)
    found = artifacts(insight.open_runs(tmp_path).table("artifact"), ".")

    assert found is not None
    assert (found["count"], len(found["rows"])) == (count, MOST_ARTIFACTS)
