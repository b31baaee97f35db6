from __future__ import annotations

import json
from dataclasses import replace

import pytest

from insight.errors import FormatError
from insight.format.train_metadata import (
    TrainMetadata,
    read_train_metadata,
    write_train_metadata,
)

METADATA = TrainMetadata(
    intervals=((1, 2, 3), (4, 6, 8)),
    checkpoints={1: "/runs/a/ckpt_dir/Net_1_step.ckpt", 2: "/runs/ä/Net_2_step.ckpt"},
    steps_per_epoch=10,
    unit="step",
    num_samples=128,
    landscape_size=8,
    create_landscape={"train": True, "result": False},
    length=80,
)


def test_what_is_written_is_read(tmp_path):
    path = tmp_path / "train_metadata.json"
    write_train_metadata(path, METADATA)

    assert read_train_metadata(path.read_bytes()) == METADATA
    assert [found.name for found in tmp_path.iterdir()] == ["train_metadata.json"]


def test_mindspores_do_not_say_how_long_the_training_is(tmp_path):
    path = tmp_path / "train_metadata.json"
    write_train_metadata(path, replace(METADATA, length=None))

    assert "length" not in json.loads(path.read_text())
    assert read_train_metadata(path.read_bytes()).length is None


def test_fields_of_later_versions_are_passed_over(tmp_path):
    path = tmp_path / "train_metadata.json"
    write_train_metadata(path, METADATA)
    later = {**json.loads(path.read_text()), "colour": "red"}

    assert read_train_metadata(json.dumps(later).encode()) == METADATA


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"unit": 3}, "unit expected a text, got int"),
        ({"unit": None}, "unit expected a text, got none"),
        ({"step_per_epoch": True}, "step_per_epoch expected a whole number, got bool"),
        ({"epoch_group": []}, "epoch_group expected a mapping, got list"),
        ({"epoch_group": {"0": [1, "2"]}}, "epoch_group.0 expected a whole number, got str"),
        ({"epoch_group": {"0": 1}}, "epoch_group.0 expected a list, got int"),
        ({"model_params_file_map": {"one": "x"}}, "expected numbers as names, got 'one'"),
        ({"model_params_file_map": {"1": 1}}, "model_params_file_map.1 expected a text"),
        ({"length": "80"}, "length expected a whole number, got str"),
        ({"create_landscape": {"train": 1}}, "create_landscape.train expected a bool, got int"),
    ],
)
def test_a_field_that_does_not_fit_is_named(tmp_path, change, message):
    path = tmp_path / "train_metadata.json"
    write_train_metadata(path, METADATA)
    content = {**json.loads(path.read_text()), **change}

    with pytest.raises(FormatError, match=message):
        read_train_metadata(json.dumps(content).encode())


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b"[" * 100_000, b"9" * 5000, b"null"])
def test_no_bytes_raise_another_error(content):
    with pytest.raises(FormatError):
        read_train_metadata(content)
