from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest

from insight.format.frames import message_frame, read_frames
from insight.format.proto import (
    tensorboard_graph_pb2,
    tensorboard_hparams_pb2,
    tensorboard_pb2,
)
from insight.format.scalars import Layout, scan_scalars
from insight.format.tensorboard import (
    FILE_VERSION,
    AttrEntry,
    AttrValue,
    Event,
    GraphDef,
    HParamsPluginData,
    HParamValue,
    NodeDef,
    SessionStartInfo,
    Summary,
    as_text,
    tensor_array,
)

FOLDER = Path(__file__).parents[3] / "data" / "tensorboard"
TRUTH = json.loads((FOLDER / "truth.json").read_text())


def events(run: str) -> list[Event]:
    files = sorted((FOLDER / run).glob("events.*"))
    payloads = [payload for file in files for _, payload in read_frames(file.read_bytes())]
    return [Event.FromString(payload) for payload in payloads]


def values(run: str) -> list[tuple[int, Summary.Value]]:
    return [(event.step, value) for event in events(run) for value in event.summary.value]


def told(run: str, kind: str) -> list[dict]:
    return [entry for entry in TRUTH[run] if entry["kind"] == kind]


@pytest.mark.parametrize("run", sorted(TRUTH))
def test_a_file_begins_with_its_version(run):
    assert events(run)[0].file_version == FILE_VERSION


def plugin(value: Summary.Value) -> str:
    return value.metadata.plugin_data.plugin_name


@pytest.mark.parametrize("run", [run for run in sorted(TRUTH) if not run.startswith("damaged")])
def test_every_scalar_that_was_written_is_found(run):
    expected = {
        (entry["tag"], entry["step"]): float(entry["value"]) for entry in told(run, "scalar")
    }
    files = (FOLDER / run).glob("events.*")
    scans = [scan_scalars(file.read_bytes(), Layout.TENSORBOARD) for file in files]
    found = {}
    for scan in sorted(scans, key=lambda scan: scan.first_wall_time):
        tags = np.repeat([as_text(tag) for tag in scan.columns.tags], np.diff(scan.columns.bounds))
        keys = zip(tags.tolist(), scan.columns.steps.tolist(), strict=True)
        found |= dict(zip(keys, scan.columns.values.tolist(), strict=True))

    assert found.keys() == expected.keys()
    np.testing.assert_array_equal(
        [found[key] for key in expected], np.float32([expected[key] for key in expected])
    )


@pytest.mark.parametrize(
    ("run", "whole"),
    [("damaged_cut_tail", 299), ("damaged_flip_one", 299), ("damaged_zero_tail", 288)],
)
def test_of_a_damaged_file_all_whole_records_are_found_and_nothing_wrong(run, whole):
    expected = {(entry["tag"], entry["step"]): entry["value"] for entry in told(run, "scalar")}
    (file,) = (FOLDER / run).glob("events.*")
    scan = scan_scalars(file.read_bytes(), Layout.TENSORBOARD)
    tags = np.repeat([as_text(tag) for tag in scan.columns.tags], np.diff(scan.columns.bounds))
    wanted = [expected[key] for key in zip(tags.tolist(), scan.columns.steps.tolist(), strict=True)]

    assert len(scan.columns.steps) == whole
    np.testing.assert_array_equal(scan.columns.values, np.float32(wanted))


def test_histograms_keep_their_sums():
    expected = told("torch_mixed/exp 1", "histogram")
    found = [
        (as_text(value.tag), step, value.histo)
        for step, value in values("torch_mixed/exp 1")
        if value.WhichOneof("value") == "histo"
    ]

    assert [(tag, step) for tag, step, _ in found] == [(e["tag"], e["step"]) for e in expected]
    for entry, (_, _, histogram) in zip(expected, found, strict=True):
        assert histogram.num == sum(histogram.bucket) == entry["count"]
        assert (histogram.min, histogram.max) == (entry["min"], entry["max"])
        assert math.isclose(histogram.sum, entry["sum"], rel_tol=1e-6)


def test_images_say_their_size():
    expected = told("torch_mixed/exp 1", "image")
    found = [
        {"kind": "image", "tag": as_text(v.tag), "step": s, "width": v.image.width}
        | {"height": v.image.height}
        for s, v in values("torch_mixed/exp 1")
        if v.WhichOneof("value") == "image"
    ]

    assert found == expected


@pytest.mark.parametrize("run", ["torch_mixed/exp 1", "tf2_tensors/train"])
def test_texts_are_tensors_of_their_plugin(run):
    found = [
        (step, tensor_array("text", value.tensor).ravel()[0].decode())
        for step, value in values(run)
        if plugin(value) == "text"
    ]

    assert found == [(entry["step"], entry["value"]) for entry in told(run, "text")]


def test_histograms_of_tensorboard_are_tensors_of_left_right_and_count():
    found = [
        (as_text(value.tag), step, tensor_array("h", value.tensor)[:, 2].sum())
        for step, value in values("tf2_tensors/train")
        if plugin(value) == "histograms"
    ]
    expected = told("tf2_tensors/train", "histogram")

    assert found == [(entry["tag"], entry["step"], entry["count"]) for entry in expected]


@pytest.mark.parametrize("run", ["torch_hparams/t0", "torch_hparams/t1", "torch_hparams/t2"])
def test_hyperparameters_are_in_the_metadata_of_their_plugin(run):
    contents = [
        HParamsPluginData.FromString(value.metadata.plugin_data.content)
        for _, value in values(run)
        if plugin(value) == "hparams"
    ]
    parts = [content.WhichOneof("data") for content in contents]
    hparams = contents[parts.index("session_start_info")].session_start_info.hparams
    found = {
        as_text(entry.key): getattr(entry.value, entry.value.WhichOneof("kind"))
        for entry in hparams
    }
    (expected,) = told(run, "hparams")

    assert parts == ["experiment", "session_start_info", "session_end_info"]
    assert found == {name: expected[name] for name in ("lr", "optimizer", "nesterov", "depth")}


def test_tags_that_are_no_text_are_read():
    value = Summary.Value(tag=b"\xff", simple_value=1)
    event = Event(wall_time=1, step=1, summary=Summary(value=[value]))
    ((_, payload),) = read_frames(message_frame(event))

    assert as_text(Event.FromString(payload).summary.value[0].tag) == "\ufffd"


def test_nodes_whose_names_are_no_text_are_read():
    attr = AttrEntry(key=b"abc", value=AttrValue(placeholder="abc"))
    node = NodeDef(name="abc", input=["abc"], attr=[attr])
    data = GraphDef(node=[node]).SerializeToString().replace(b"abc", b"ab\xff")
    (read,) = GraphDef.FromString(data).node
    names = [read.name, read.input[0], read.attr[0].key, read.attr[0].value.placeholder]

    assert [as_text(name) for name in names] == ["ab\ufffd"] * 4


def test_hyperparameters_whose_names_are_no_text_are_read():
    entry = SessionStartInfo.HparamsEntry(key=b"abc", value=HParamValue(string_value="abc"))
    content = HParamsPluginData(session_start_info=SessionStartInfo(hparams=[entry]))
    data = content.SerializeToString().replace(b"abc", b"ab\xff")
    (read,) = HParamsPluginData.FromString(data).session_start_info.hparams

    assert [as_text(read.key), as_text(read.value.string_value)] == ["ab\ufffd"] * 2


@pytest.mark.peers("tensorboard")
def test_every_field_has_tensorboards_number_and_type():
    from tensorboard.compat.proto import event_pb2, graph_pb2
    from tensorboard.plugins.hparams import plugin_data_pb2

    ours = (tensorboard_pb2.Event, tensorboard_graph_pb2.GraphDef)
    theirs = (event_pb2.Event, graph_pb2.GraphDef)
    ours += (tensorboard_hparams_pb2.HParamsPluginData,)
    theirs += (plugin_data_pb2.HParamsPluginData,)
    seen: set[str] = set()
    for mine, real in zip(ours, theirs, strict=True):
        compare(mine.DESCRIPTOR, real.DESCRIPTOR, seen)

    assert len(seen) > 30


# On the wire bytes are the same as a string or a message, and an int32 as an enum.
_MESSAGE, _BYTES, _INT32, _ENUM, _STRING = 11, 12, 5, 14, 9
ALIKE = {(_BYTES, _STRING), (_BYTES, _MESSAGE), (_INT32, _ENUM)}


def compare(ours, theirs, seen):
    """That every field of ours is there, under its name, in all messages below."""
    if ours.full_name in seen:
        return
    seen.add(ours.full_name)
    real = {field.number: field for field in theirs.fields}
    for field in ours.fields:
        other = real[field.number]
        types = (field.type, other.type)
        one_of = (field.containing_oneof is None, other.containing_oneof is None)

        assert field.name == other.name
        assert types[0] == types[1] or types in ALIKE, field.full_name
        assert (field.is_repeated, field.is_packed) == (other.is_repeated, other.is_packed)
        assert one_of[0] == one_of[1], field.full_name
        if field.message_type and other.message_type:
            compare(field.message_type, other.message_type, seen)
