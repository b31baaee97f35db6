"""Event files of our recorder, read by MindSpore's own messages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from google.protobuf.json_format import MessageToDict

from insight import SummaryRecord
from insight.format.frames import read_frames
from insight.format.messages import Event, LineageEvent
from insight.plugins import PLUGINS

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
STEPS = 20
TENSOR = np.arange(6, dtype=np.float32).reshape(2, 3)
BOTH_ORDERS = [("mindspore", "insight"), ("insight", "mindspore")]
IMPORTS = {
    "mindspore": "from mindspore.train import lineage_pb2, summary_pb2",
    "insight": "from insight.format import messages",
}
EXCHANGE = """
theirs = summary_pb2.Event(wall_time=1.5, step=3)
theirs.summary.value.add(tag="loss", scalar_value=0.25)
ours = messages.Event.FromString(theirs.SerializeToString())
assert (ours.step, ours.summary.value[0].scalar_value) == (3, 0.25)
lineage = messages.LineageEvent(wall_time=2.5)
lineage.train_lineage.hyper_parameters.optimizer = "Adam"
back = lineage_pb2.LineageEvent.FromString(lineage.SerializeToString())
assert back.train_lineage.hyper_parameters.optimizer == "Adam"
print("no conflict")
"""


def recorded(folder: Path) -> list[Path]:
    with SummaryRecord(str(folder)) as record:
        for step in range(1, STEPS + 1):
            record.log(step, {"loss": 1 / step, "rate": 0.1})
        record.add_value("tensor", "weights", TENSOR)
        for name, plugin in PLUGINS.items():
            record.add_value(name, f"every/{name}", plugin.example())
        record.record(STEPS + 1)
    return sorted(folder.iterdir())


def as_we_read(path: Path) -> list[Any]:
    message = LineageEvent if path.name.endswith("_lineage") else Event
    return [
        without_ours(MessageToDict(message.FromString(payload), preserving_proto_field_name=True))
        for _, payload in read_frames(path.read_bytes())
    ]


def without_ours(event: dict[str, Any]) -> dict[str, Any]:
    """An event without the kinds that MindSpore has no place for: its readers pass over them."""
    for value in event.get("summary", {}).get("value", []):
        for kind in ("text", "figure"):
            value.pop(kind, None)
    return event


def test_mindspores_messages_find_what_we_recorded(
    mindspore: Any, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    files = recorded(tmp_path / "run")
    theirs = json.loads(mindspore(HERE / "read_events.py", *files, cwd=tmp_path))
    record_property(
        "figures",
        f"event files read by MindSpore's messages: {sum(map(len, theirs))} records, "
        f"{len(PLUGINS)} plugins, all equal",
    )
    steps = [event for event in theirs[0] if "summary" in event]
    losses = [event["summary"]["value"][0]["scalar_value"] for event in steps[:STEPS]]
    (weights,) = [value for value in steps[-1]["summary"]["value"] if value["tag"] == "weights"]

    assert theirs == [as_we_read(path) for path in files]
    assert losses == [float(str(np.float32(1 / step))) for step in range(1, STEPS + 1)]
    assert weights["tensor"]["float_data"] == TENSOR.ravel().tolist()
    assert [int(size) for size in weights["tensor"]["dims"]] == [2, 3]


@pytest.mark.parametrize("order", BOTH_ORDERS, ids="then".join)
def test_both_packages_live_in_one_process(
    order: tuple[str, str], mindspore: Any, tmp_path: Path
) -> None:
    script = "\n".join([*(IMPORTS[name] for name in order), EXCHANGE])

    assert mindspore("-c", script, cwd=tmp_path, path=str(ROOT)) == "no conflict\n"
