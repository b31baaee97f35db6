"""What has no page of its own is named, its newest values ready to be saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import insight
from dashboard.blobs import parse
from dashboard.live import LiveStore
from dashboard.pages.run import answer
from dashboard.queries.run.recorded import MOST_SAVED, SAVED, saved

if TYPE_CHECKING:
    from pathlib import Path


def test_newest_value_of_each_tag_can_be_saved(tmp_path: Path) -> None:
    for run in ("a", "b"):
        with insight.SummaryRecord(tmp_path / run, provenance=False) as record:
            for step in (1, 2):
                values = {f"wrong/{n:02d}": insight.Table({"x": [n]}) for n in range(30)}
                record.log(step, {"tone": insight.Audio([0.0, 0.5], 8000), **values})
    store = insight.open_runs(tmp_path)
    found = saved({kind: store.table(kind) for kind in SAVED}, "b")

    assert found.keys() == {"table", "audio"}
    (tone,) = found["audio"]["shown"]
    assert (tone["tag"], tone["step"]) == ("tone", 2)
    assert parse(tone["id"]) == ("audio", "b", "tone", 2)
    assert (found["table"]["count"], len(found["table"]["shown"])) == (30, MOST_SAVED)


def test_page_of_a_run_tells_every_kind(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path, provenance=False) as record:
        record.add_value("message", "alert", "slow")
        record.log(1, {"pr": insight.Curve([0, 1], [1, 0]), "a": insight.Audio([0.0], 8000)})
    parts = answer(LiveStore(insight.open_runs(tmp_path)), {"run": "."})["parts"]

    assert parts["kinds"] == {"curve": (1, "pr")}
    assert list(parts["saved"]) == ["audio"]
    assert parts["lines"] is True
