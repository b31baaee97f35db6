from __future__ import annotations

import pytest

from insight.format.frames import message_frame
from insight.format.messages import Event
from insight.plugins import PLUGINS
from insight.record.console.message_event import message_record


@pytest.mark.parametrize("text", ["", "begun", "步骤 \x1b[31mred\x1b[0m", "x" * 70_000])
@pytest.mark.parametrize("step", [1, 127, 128, 2**40])
def test_record_has_the_bytes_that_the_plugin_gives(step: int, text: str) -> None:
    event = Event(wall_time=1795146961.25, step=step)
    value = event.summary.value.add(tag="console/err")
    value.message.CopyFrom(PLUGINS["message"].encode(("error", text)))

    assert message_record(1795146961.25, step, "console/err", "error", text) == message_frame(event)
