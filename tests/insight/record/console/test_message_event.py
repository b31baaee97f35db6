from __future__ import annotations

import pytest

from insight.record.console.message_event import message_record
from insight.record.message_lines import Line, line_records


@pytest.mark.parametrize("text", ["", "begun", "步骤 \x1b[31mred\x1b[0m", "x" * 70_000])
@pytest.mark.parametrize("step", [1, 127, 128, 2**40])
def test_record_has_the_bytes_that_the_plugin_gives(step: int, text: str) -> None:
    line = Line(step, 1795146961.25, text, "error")

    assert message_record(line.wall_time, step, "console/err", "error", text) == line_records(
        "console/err", [line]
    )
