from __future__ import annotations

import gzip
import json
from pathlib import Path

import numpy as np
import pytest

from insight.errors import FormatError, SummaryValueError, ValueKindError
from insight.format.frames import read_frames
from insight.format.messages import Event, LossLandscape
from insight.plugins.landscape import Landscape, decode, encode, load

DATA = Path(__file__).parents[2] / "data" / "summaries"
RUNS = ["landscape_step", "ms20_landscape"]
SURFACE = {"x": [0.0, 1.0, 2.0], "y": [0.0, 1.0], "z": np.arange(6.0).reshape(2, 3)}
PATH = {name: [1.0, 0.0] for name in ("path_x", "path_y", "path_z")} | {"path_steps": [1, 5]}


def real_landscapes(run):
    """(tag, message) of every landscape that MindSpore wrote there."""
    for path in sorted((DATA / "runs" / run).glob("*_MS")):
        for _, payload in read_frames(path.read_bytes()):
            for value in Event.FromString(payload).summary.value:
                if value.HasField("loss_landscape"):
                    yield value.tag, value.loss_landscape


def seen_by_mindinsight(run):
    """(interval as a text, its landscape) as the viewer answered."""
    text = gzip.decompress((DATA / "expected" / f"{run}.mindinsight.json.gz").read_bytes())
    answer = json.loads(text)["loss_landscape"]
    for interval, one in (*answer["interval"].items(), ("final", answer["final"])):
        for landscape in one["landscapes"]:
            yield interval, landscape


@pytest.mark.parametrize("run", RUNS)
def test_mindspores_landscapes_are_what_its_viewer_shows(run):
    found = [load(message) for _, message in real_landscapes(run)]
    expected = dict(seen_by_mindinsight(run))

    assert sorted(one.interval for one in found) == sorted(expected)
    for landscape in found:
        points = expected[landscape.interval]["points"]
        for axis in "xyz":
            np.testing.assert_array_equal(getattr(landscape, axis), points[axis])
        assert list(landscape.convergence) == expected[landscape.interval]["convergence_point"]


@pytest.mark.parametrize("run", RUNS)
def test_paths_are_what_the_viewer_shows(run):
    expected = dict(seen_by_mindinsight(run))
    for _, message in real_landscapes(run):
        landscape = load(message)
        nothing = {key: [] for key in ("intervals", "x", "y", "z")}
        path = expected[landscape.interval].get("path", nothing)

        assert landscape.path_steps.tolist() == path["intervals"]
        for axis in "xyz":
            np.testing.assert_array_equal(getattr(landscape, f"path_{axis}"), path[axis])


@pytest.mark.parametrize("run", RUNS)
def test_a_real_landscape_comes_back_from_its_arrays(run):
    for _, message in real_landscapes(run):
        before = load(message)
        after = load(encode(before))

        for name in vars(before):
            np.testing.assert_array_equal(getattr(after, name), getattr(before, name))


def test_the_tag_of_a_real_landscape_names_its_interval():
    tagged = [(tag, load(message).interval) for tag, message in real_landscapes("landscape_step")]

    assert tagged[:2] == [("landscape_[1, 5]", "[1, 5]"), ("landscape_[6, 20]", "[6, 20]")]
    assert tagged[2][1] == "final"


def test_messages_bytes_and_mappings_of_the_messages_fields_are_taken():
    message = encode(SURFACE | PATH)
    fields = {"landscape": {axis: np.asarray(SURFACE[axis]) for axis in "xyz"}}

    assert encode(message) == message
    assert encode(message.SerializeToString()) == message
    assert encode(fields).landscape == message.landscape


def test_a_landscape_without_a_path_says_so():
    cells = decode(encode(SURFACE))

    assert cells[0] == "final"
    assert [len(part) for part in cells[6:10]] == [0, 0, 0, 0]
    assert np.isnan(cells[10]).all()


@pytest.mark.parametrize(
    ("value", "error"),
    [
        ({"x": [1], "y": [1]}, SummaryValueError),
        (SURFACE | {"z": np.zeros((3, 2))}, SummaryValueError),
        (SURFACE | {"colour": "red"}, SummaryValueError),
        (SURFACE | PATH | {"path_steps": [1]}, SummaryValueError),
        (SURFACE | {"convergence": (0, 1)}, SummaryValueError),
        (SURFACE | {"unit": 3}, ValueKindError),
        (SURFACE | {"x": ["a", "b", "c"]}, ValueKindError),
        (3, ValueKindError),
    ],
    ids=str,
)
def test_what_is_no_landscape_is_refused(value, error):
    with pytest.raises(error, match="landscape"):
        encode(value)


def test_an_array_that_lost_numbers_is_a_format_error():
    message = LossLandscape()
    message.landscape.x.dims.append(3)

    with pytest.raises(FormatError, match="numbers for shape"):
        decode(message)


def test_a_landscape_is_a_value_of_its_own_arrays():
    landscape = Landscape(np.zeros(1), np.zeros(1), np.zeros((1, 1)))

    assert (landscape.interval, landscape.step_per_epoch) == ("final", 0)


def test_a_name_that_is_no_utf8_is_marked_where_it_is_damaged():
    content = encode(SURFACE | {"decomposition": "PCA"}).SerializeToString()
    damaged = LossLandscape.FromString(content.replace(b"PCA", b"P\xf9A"))

    assert "P\ufffdA" in decode(damaged)
