"""The dataset graph of a pipeline, beside those that MindSpore wrote."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import numpy as np
import pytest

import engine
from engine import dataset as ds
from engine.dataset import config, transforms, vision
from insight.format.messages import DatasetGraph
from insight.plugins import PLUGINS

DATA = Path(__file__).resolve().parents[2] / "data" / "dataset"


@pytest.fixture(autouse=True)
def _two_workers(monkeypatch):
    monkeypatch.setattr(config._settings, "workers", 2)


def written_by_mindspore(name):
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def check_message(described):
    message = PLUGINS["dataset_graph"].encode(described)

    assert isinstance(message, DatasetGraph)
    assert DatasetGraph.FromString(message.SerializeToString()) == message


def mnist(folder):
    for name, array in (
        ("images-idx3", np.zeros((2, 28, 28), np.uint8)),
        ("labels-idx1", np.zeros(2, np.uint8)),
    ):
        head = struct.pack(f">BBBB{array.ndim}I", 0, 0, 8, array.ndim, *array.shape)
        for prefix in ("train", "t10k"):
            (folder / f"{prefix}-{name}-ubyte").write_bytes(head + array.tobytes())
    return ds.MnistDataset(folder, shuffle=False)


def numbers():
    return ds.NumpySlicesDataset({"x": np.arange(6.0), "y": np.arange(6)}, shuffle=False)


def test_batches_of_arrays_are_described_as_mindspore_describes_them():
    described = numbers().batch(32, drop_remainder=True).describe()

    assert described == written_by_mindspore("mlp_momentum")


def test_image_pipeline_is_described_as_mindspore_describes_it(tmp_path):
    images = [
        vision.Resize((32, 32)),
        vision.Rescale(1 / 255, 0.0),
        vision.Rescale(1 / 0.3081, -0.1307 / 0.3081),
        vision.HWC2CHW(),
    ]
    dataset = mnist(tmp_path).map(transforms.TypeCast(engine.int32), "label")
    dataset = dataset.map(images, "image").shuffle(64).batch(32, drop_remainder=True)
    expected = json.dumps(written_by_mindspore("lenet_graph_mnist"), sort_keys=True)

    assert json.dumps(dataset.describe(), sort_keys=True) == expected.replace(
        '"mnist"', json.dumps(str(tmp_path))
    )


def test_every_operation_makes_a_message():
    first, second = numbers().split([4, 2])
    dataset = first.concat(second).map(np.negative, "x").filter(lambda x: x < 0, "x")
    dataset = dataset.zip(numbers().rename(["x", "y"], ["a", "b"])).project(["x", "a"])
    dataset = dataset.shuffle(4).repeat(2).take(5).skip(1).batch(2)

    check_message(dataset.describe())


def names(described):
    yield described["parameter"]["mapStr"]["op_type"]
    for child in described.get("children", []):
        yield from names(child)


def test_description_goes_from_the_last_operation_to_the_source():
    described = numbers().shuffle(4).repeat(2).take(3).skip(1).batch(2).describe()

    operations = ["Batch", "Skip", "Take", "Repeat", "Shuffle"]
    assert list(names(described)) == [*operations, "GeneratorDataset"]


def halve(x):
    return x / 2


OPERATIONS = [
    (halve, {"python_module": __name__, "tensor_op_name": "halve"}),
    (
        transforms.OneHot(3),
        {
            "tensor_op_name": "OneHot",
            "tensor_op_params": '{"num_classes": 3, "smoothing_rate": 0.0}',
        },
    ),
    (
        vision.Normalize([0.5], [0.25]),
        {
            "tensor_op_name": "Normalize",
            "tensor_op_params": '{"device_target": "CPU", "is_hwc": true, '
            '"mean": [0.5], "std": [0.25]}',
        },
    ),
    (
        vision.ToTensor(),
        {"tensor_op_name": "ToTensor", "tensor_op_params": '{"output_type": "float32"}'},
    ),
    (
        vision.Resize(3, vision.Inter.NEAREST),
        {
            "tensor_op_name": "Resize",
            "tensor_op_params": '{"device_target": "CPU", "interpolation": 1, "size": [3]}',
        },
    ),
    (
        transforms.Compose([vision.Rescale(1.0, 0.0)]),
        {
            "tensor_op_name": "Rescale",
            "tensor_op_params": '{"rescale": 1.0, "shift": 0.0}',
        },
    ),
]


@pytest.mark.parametrize(("operation", "texts"), OPERATIONS)
def test_operation_of_a_map_is_described_as_mindspore_describes_it(operation, texts):
    (described,) = numbers().map(operation, "x").describe()["operations"]

    assert described == {"operationParam": {"mapStr": texts}}


WORKERS = {"connector_queue_size": 16, "num_parallel_workers": 2}
NAMES = {
    "input_columns": {"strValue": ['"x"']},
    "output_columns": {"strValue": ['"z"']},
}
PARAMETERS = [
    (lambda d: d.take(3), {"mapStr": {"op_type": "Take"}, "mapInt": {"count": 3}}),
    (lambda d: d.skip(2), {"mapStr": {"op_type": "Skip"}, "mapInt": {"count": 2}}),
    (lambda d: d.repeat(), {"mapStr": {"op_type": "Repeat"}, "mapInt": {"count": -1}}),
    (
        lambda d: d.project("x"),
        {"mapStr": {"op_type": "Project"}, "mapStrList": {"columns": {"strValue": ['"x"']}}},
    ),
    (lambda d: d.rename("x", "z"), {"mapStr": {"op_type": "Rename"}, "mapStrList": NAMES}),
    (
        lambda d: d.project("x").zip(numbers().project("y")),
        {"mapStr": {"op_type": "Zip"}, "mapInt": WORKERS},
    ),
    (
        lambda d: d.map(np.negative, "x", "z"),
        {"mapStr": {"op_type": "Map"}, "mapStrList": NAMES, "mapInt": WORKERS},
    ),
    (
        lambda d: d.filter(halve, "x"),
        {
            "mapStr": {"op_type": "Filter", "predicate": "halve"},
            "mapStrList": {"input_columns": {"strValue": ['"x"']}},
            "mapInt": {"num_parallel_workers": 2},
        },
    ),
]


@pytest.mark.parametrize(("operation", "parameter"), PARAMETERS)
def test_operation_is_described_as_mindspore_describes_it(operation, parameter):
    assert operation(numbers()).describe()["parameter"] == parameter


def test_workers_of_an_operation_are_recorded():
    described = numbers().batch(2, num_parallel_workers=7).describe()

    assert described["parameter"]["mapInt"]["num_parallel_workers"] == 7


def test_prefetch_size_is_recorded():
    config.set_prefetch_size(4)
    described = numbers().describe()
    config.set_prefetch_size(16)

    assert described["parameter"]["mapInt"]["connector_queue_size"] == 4


@pytest.mark.parametrize(
    "sampler",
    [
        ds.RandomSampler(),
        ds.SubsetSampler([0, 1]),
        ds.SubsetRandomSampler([1]),
        ds.WeightedRandomSampler([1, 2]),
        ds.DistributedSampler(2, 0),
        [1, 0],
    ],
)
def test_every_sampler_makes_a_message(tmp_path, sampler):
    mnist(tmp_path)

    check_message(ds.MnistDataset(tmp_path, sampler=sampler).describe())
