"""Pipelines as JSON, and made of it again."""

from __future__ import annotations

import io
import json
import logging

import numpy as np
import pytest
from PIL import Image

import engine
from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, UnsupportedError


@pytest.fixture
def folder(tmp_path):
    for number in range(6):
        file = io.BytesIO()
        Image.fromarray(np.full((3, 4, 3), number * 40, np.uint8)).save(file, "PNG")
        path = tmp_path / f"class{number % 2}" / f"{number}.png"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(file.getvalue())
    return tmp_path


def pipeline(folder, **options):
    options = {"class_indexing": {"class1": 4}, **options}
    images = ds.ImageFolderDataset(folder, extensions=[".png"], **options)
    changed = images.map(
        [
            ds.vision.Decode(),
            ds.transforms.Compose([ds.vision.Resize((2, 2)), ds.vision.HWC2CHW()]),
        ],
        "image",
    )
    cast = changed.map(ds.transforms.TypeCast(engine.int32), "label").shuffle(3).repeat(2)
    return cast.take(5).skip(1).project(["image", "label"]).rename("image", "x").batch(2)


def values(dataset):
    return [x.tolist() for x, _ in dataset.create_tuple_iterator(output_numpy=True)]


def test_pipeline_that_was_written_gives_the_same_rows(folder, tmp_path):
    path = tmp_path / "pipeline.json"
    told = ds.serialize(pipeline(folder), path)
    found = []
    for make in (
        lambda: pipeline(folder),
        lambda: ds.deserialize(told),
        lambda: ds.deserialize(json_filepath=path),
    ):
        ds.config.set_seed(3)
        found.append(values(make()))

    assert json.loads(path.read_text("utf-8")) == told
    assert found[0] == found[1] == found[2]
    assert len(found[0]) == 2


def test_pipelines_are_the_same_if_all_they_were_told_is(folder):
    assert ds.compare(pipeline(folder), pipeline(folder))
    assert not ds.compare(pipeline(folder), pipeline(folder).repeat(2))
    assert not ds.compare(pipeline(folder), pipeline(folder, class_indexing={"class0": 4}))
    assert not ds.compare(pipeline(folder), pipeline(folder, shuffle=False))


SAMPLERS = [
    ds.SequentialSampler(1, 2),
    ds.RandomSampler(True, 3),
    ds.SubsetSampler([2, 0]),
    ds.SubsetRandomSampler([1, 2]),
    ds.WeightedRandomSampler([1.0, 2.0, 0.0], 4),
    ds.DistributedSampler(2, 1, False, offset=1),
    ds.PKSampler(2, shuffle=True),
]


@pytest.mark.parametrize("sampler", SAMPLERS, ids=lambda sampler: type(sampler).__name__)
def test_samplers_are_told_and_made_again(folder, sampler):
    above = ds.SequentialSampler(1)
    above.add_child(sampler)
    for one in (sampler, above):
        told = ds.ImageFolderDataset(folder, sampler=one).to_json()

        assert ds.deserialize(told).to_json() == told


def test_datasets_side_by_side_and_behind_each_other_are_made_again():
    left, right = (ds.FakeImageDataset(3, (1, 2, 3), shuffle=False) for _ in range(2))
    both = ds.zip((left + right, right.rename(["image", "label"], ["i", "l"])))
    made = ds.deserialize(both.to_json())

    assert ds.compare(made, both)
    assert len(list(made)) == 3


# What MindSpore 2.10.0 wrote of FakeImageDataset(4, (2, 2, 3), 3), Resize([2, 2]), batch(2).
WRITTEN = {
    "batch_size": 2,
    "children": [
        {
            "callback": [],
            "children": [
                {
                    "base_seed": 0,
                    "children": [],
                    "connector_queue_size": 16,
                    "image_size": [2, 2, 3],
                    "num_classes": 3,
                    "num_images": 4,
                    "num_parallel_workers": 2,
                    "op_type": "FakeImageNode",
                    "sampler": {
                        "num_samples": 0,
                        "replacement": False,
                        "reshuffle_each_epoch": True,
                        "sampler_name": "RandomSampler",
                        "shuffle_mode": 2,
                    },
                }
            ],
            "connector_queue_size": 16,
            "input_columns": ["image"],
            "num_parallel_workers": 2,
            "op_type": "Map",
            "operations": [
                {
                    "tensor_op_name": "Resize",
                    "tensor_op_params": {
                        "device_target": "CPU",
                        "interpolation": 0,
                        "size": [2, 2],
                    },
                }
            ],
            "output_columns": ["image"],
        }
    ],
    "connector_queue_size": 16,
    "drop_remainder": False,
    "input_columns": [],
    "num_parallel_workers": 2,
    "op_type": "Batch",
    "output_columns": [],
}


def test_pipeline_that_mindspore_wrote_is_made():
    dataset = ds.deserialize(WRITTEN)

    assert [image.shape for image, _ in dataset] == [(2, 2, 2, 3)] * 2
    assert dataset.children[0].children[0].sampler.is_shuffled()


def test_nothing_is_made_of_nothing():
    assert ds.deserialize() is None


def test_pipeline_is_logged(folder, caplog):
    with caplog.at_level(logging.INFO, "engine.dataset"):
        ds.show(pipeline(folder))

    assert '"op_type": "ImageFolderDataset"' in caplog.text


def halve(x):
    return x / 2


def changed(**other):
    return {**WRITTEN, **other}


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: ds.serialize(3), ArgumentTypeError, "a dataset, got int"),
        (lambda: ds.compare(3, 4), ArgumentTypeError, "a dataset, got int"),
        (lambda: ds.deserialize(3), ArgumentTypeError, "a dict, got int"),
        (lambda: ds.deserialize(json_filepath="/none"), StateError, "a pipeline as JSON"),
        (
            lambda: ds.serialize(ds.FakeImageDataset(2), "/none/x.json"),
            *(StateError, "a file that can be written"),
        ),
        (
            lambda: ds.serialize(ds.FakeImageDataset(2), "a\0b"),
            *(StateError, r"a.x00b expected a file that can be written"),
        ),
        (
            lambda: ds.serialize(ds.FakeImageDataset(2), "a\ud800b"),
            *(StateError, r"a.ud800b expected a file that can be written"),
        ),
        (lambda: ds.text.Vocab.from_file("a\0b"), StateError, "a file in UTF-8"),
        (lambda: ds.text.Vocab.from_file("a\ud800b"), StateError, "a file in UTF-8"),
        (lambda: ds.deserialize(changed(op_type="Foo")), UnsupportedError, "got Foo"),
        (
            lambda: ds.deserialize(ds.NumpySlicesDataset([1]).to_json()),
            *(UnsupportedError, "functions and objects of Python are not in JSON"),
        ),
        (
            lambda: ds.deserialize(ds.FakeImageDataset(2).map(halve).to_json()),
            *(UnsupportedError, "operations of a map .*, got halve"),
        ),
        (lambda: ds.sync_wait_for_dataset(0, 2, 0), UnsupportedError, "one process"),
        (lambda: ds.sync_wait_for_dataset(1, 1, 0), ArgumentValueError, "from 0 to 0"),
    ],
)
def test_what_cannot_be_told_or_made_raises(make, error, message):
    with pytest.raises(error, match=message):
        make()


def test_one_process_waits_for_nobody():
    ds.sync_wait_for_dataset(0, 1, 3)
