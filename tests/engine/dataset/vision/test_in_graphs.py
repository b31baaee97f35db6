"""How operations are described for the dataset graph, beside what MindSpore serializes."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from engine import dataset as ds
from engine.dataset import transforms, vision
from tests.every_case import every

FILE = Path(__file__).resolve().parents[3] / "data" / "dataset" / "operations.json"
THEIRS = json.loads(FILE.read_text(encoding="utf-8"))


def described(operation):
    rows = ds.NumpySlicesDataset({"x": np.zeros((1, 5, 6, 3), np.uint8)}, shuffle=False)
    for one in rows.map(operation, "x").describe()["operations"]:
        texts = one["operationParam"]["mapStr"]
        parameters = texts["tensor_op_params"]
        yield [texts["tensor_op_name"], None if parameters == "None" else json.loads(parameters)]


@every("call", THEIRS)
def test_operation_is_described_as_mindspore_serializes_it(call):
    operation = eval(call, {"V": vision, "T": transforms, "np": np})

    assert list(described(operation)) == THEIRS[call]


def test_functions_of_users_stand_by_name_inside_others():
    ((name, parameters),) = described(transforms.RandomApply([np.negative], 0.25))

    assert name == "RandomApply"
    assert parameters["transforms"] == [{"tensor_op_name": "negative", "tensor_op_params": None}]


def test_orders_and_masks_are_described():
    assert list(described(vision.FiveCrop(5))) == [["FiveCrop", {"size": [5, 5]}]]
    ((_, mask),) = described(transforms.Mask(transforms.Relational.LE, 2))
    assert mask["op"] == 3
    assert mask["dtype"] == "bool"
    ((name, _),) = described(transforms.RandomOrder([vision.Invert()]))
    assert name == "RandomOrder"
