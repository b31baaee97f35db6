from __future__ import annotations

from typing import TYPE_CHECKING

import insight
from insight.masking import Masking
from insight.record.masked_values import masked_texts

if TYPE_CHECKING:
    from pathlib import Path

SECRET = "password=correcthorse"


def test_secrets_in_the_cells_of_a_table_are_masked(tmp_path: Path) -> None:
    table = insight.Table(["said", "n"], [[SECRET, 1], [SECRET, 2], ["harmless", None]])
    with insight.SummaryRecord(tmp_path, provenance=False) as record:
        record.log(1, {"a": table, "b": {"c": table}})
    store = insight.open_runs(tmp_path)

    for tag in ("a", "b/c"):
        rows = store.cells(".", tag, 1).rows
        assert rows == [["password=***", 1], ["password=***", 2], ["harmless", None]]
    assert table.rows[0][0] == SECRET


def test_secret_in_a_message_is_masked(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path, provenance=False) as record:
        record.add_value("message", "alert", ("warn", f"refused: {SECRET}"))
        record.record(1)
    store = insight.open_runs(tmp_path)
    (row,) = store.table("message").itertuples()

    assert (row.tag, row.step, row.level, row.value) == (
        "alert",
        1,
        "warn",
        "refused: password=***",
    )
    assert store.value("message", ".", "alert", 1) == "refused: password=***"


def test_other_kinds_stay_as_they_are() -> None:
    value = object()

    assert masked_texts("image", "a", value, Masking()) is value
