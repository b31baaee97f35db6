"""Pictures that a file lists."""

from __future__ import annotations

import json

import pytest

from engine import dataset as ds
from engine.errors import StateError
from tests.engine.dataset.sources.folders import picture, write


def line(source, usage, *names):
    notes = [{"type": "class", "name": name} for name in names]
    return json.dumps({"source": str(source), "usage": usage, "annotation": notes})


@pytest.fixture
def path(tmp_path):
    image = write(tmp_path / "a.png", picture())
    lines = [
        line(image, "TRAIN", "dog"),
        line(image, "EVAL", "cow"),
        line(image, "train", "dog", "cat"),
        line(image, "TRAIN"),
    ]
    return write(tmp_path / "a.manifest", "\n".join(lines))


def labels(*arguments, **options):
    dataset = ds.ManifestDataset(*arguments, shuffle=False, **options)
    return [row["label"].tolist() for row in dataset.create_dict_iterator(output_numpy=True)]


def test_labels_are_numbers_of_the_names_of_a_part(path):
    assert labels(path) == [1, [0, 1]]
    assert labels(path, "eval") == [0]
    assert ds.ManifestDataset(path).get_class_indexing() == {"cat": 0, "dog": 1}


def test_names_that_are_not_asked_for_are_left_out(path):
    assert labels(path, class_indexing={"cat": 3}) == [3]


@pytest.mark.parametrize(
    "content", ["no object", "[]", "{}", '{"source": "a", "usage": 1, "annotation": 1}']
)
def test_line_that_is_no_entry_is_named(content, path):
    write(path, f"{path.read_text(encoding='utf-8')}\n{content}")

    with pytest.raises(StateError, match=r"a\.manifest, row 5 expected an object with source"):
        labels(path)
