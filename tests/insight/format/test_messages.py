from __future__ import annotations

from pathlib import Path

import pytest

from insight.format import messages
from insight.format.frames import read_frames
from insight.format.messages import Checkpoint, Event, GraphProto, LineageEvent, TypeProto

EVENTS = Path(__file__).parents[2] / "data" / "events"


@pytest.mark.parametrize(
    "path",
    sorted(EVENTS.glob("[!b]*/*summary*")),
    ids=lambda path: path.parent.name + path.name[-9:],
)
def test_every_field_of_a_real_file_is_known(path):
    message = LineageEvent if path.name.endswith("_lineage") else Event
    payloads = [payload for _, payload in read_frames(path.read_bytes())]

    assert payloads
    for payload in payloads:
        parsed = message.FromString(payload)
        parsed.DiscardUnknownFields()
        assert parsed.ByteSize() == len(payload)


def test_a_message_with_maps_has_the_bytes_of_mindspore_again():
    path = EVENTS / "lenet_graph_mnist" / "events.out.events.summary.1795146961.0.vm_lineage"
    payloads = [payload for _, payload in read_frames(path.read_bytes())]
    written = [LineageEvent.FromString(payload) for payload in payloads]

    assert [event.SerializeToString(deterministic=True) for event in written] == payloads


def test_our_packages_leave_mindspores_names_free():
    packages = {message.DESCRIPTOR.file.package for message in (Event, LineageEvent, Checkpoint)}

    assert packages == {"insight.events", "insight.checkpoint"}


def test_the_fields_have_the_names_that_scripts_write():
    graph = GraphProto(name="net")
    node = graph.node.add(name="1", op_type="Conv2D", scope="Default/conv1")
    node.input.add(name="x", type=messages.InputProto.DATA_EDGE)
    shape = node.output_type.tensor_type.shape
    shape.dim.add(size=32)
    node.output_type.data_type = messages.DataType.DT_FLOAT32

    assert GraphProto.FromString(graph.SerializeToString()).node[0].op_type == "Conv2D"
    assert isinstance(node.output_type, TypeProto)


def test_every_name_is_exported_once():
    assert len(set(messages.__all__)) == len(messages.__all__)
    assert all(hasattr(messages, name) for name in messages.__all__)
