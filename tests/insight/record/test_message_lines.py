from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from insight import SummaryRecord, open_runs
from insight.format.names import is_summary
from insight.record.message_lines import Line, line_records

if TYPE_CHECKING:
    from pathlib import Path


def test_each_line_of_a_batch_has_its_own_step_and_time(tmp_path: Path) -> None:
    lines = [Line(1, 5.0, "epoch 1"), Line(2, 5.5, "三", "error"), Line(3, 5.5, "a\udc80")]
    with SummaryRecord(tmp_path, provenance=False) as record:
        record.log(7, {"loss": 0.5})
    (path,) = (path for path in tmp_path.iterdir() if is_summary(path.name))
    path.chmod(0o600)
    with path.open("ab") as file:
        file.write(line_records("console/out", lines))
    store = open_runs(tmp_path)
    table = store.table("message")

    assert table["tag"].tolist() == ["console/out"] * 3
    assert table["step"].tolist() == [1, 2, 3]
    assert table["wall_time"].tolist() == [5.0, 5.5, 5.5]
    assert table["level"].tolist() == ["info", "error", "info"]
    assert table["value"].tolist() == ["epoch 1", "三", "a?"]
    assert store.value("message", ".", "console/out", 2) == "三"


def test_secret_in_a_message_is_masked(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with SummaryRecord(tmp_path, provenance=False) as record:
        record.add_value("message", "alert", ("warn", "refused: password=hunter2secret"))
        record.record(1)
    (text,) = open_runs(tmp_path).table("message")["value"]

    assert text == "refused: password=***"
    assert "alert" in caplog.text
