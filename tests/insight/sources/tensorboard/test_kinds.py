"""Every kind that TensorBoard's writers write, as they write it.

tests/data/tensorboard_kinds/README.md says who wrote what.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import open_runs
from insight.format.messages import DataType, InputProto

if TYPE_CHECKING:
    from insight import Store

DATA = Path(__file__).resolve().parents[3] / "data" / "tensorboard_kinds"
TRIALS = ["search/1795265705.8201785", "search/1795265705.8320777"]
PNG_BEGIN = b"\x89PNG\r\n\x1a\n"


@functools.cache
def store() -> Store:
    return open_runs(DATA)


def rows(kind: str, run: str, tag: str) -> list[dict[str, Any]]:
    return [dict(row) for _, row in store().table(kind, runs=run, tags=tag).iterrows()]


def scalars(run: str, tag: str) -> list[float]:
    return [row["value"] for row in rows("scalar", run, tag)]


def fact(run: str, name: str) -> Any:
    return store().lineage().set_index("run").loc[run, name]


def test_nothing_in_them_is_a_problem() -> None:
    assert store().problems().empty


def test_runs_are_the_folders_but_for_the_only_trial_of_a_run() -> None:
    expected = ["search", *TRIALS, "tensors", "torch", "torch/pair_a", "torch/pair_b", "x"]

    assert store().runs()["run"].tolist() == expected


@pytest.mark.parametrize(
    ("run", "tag", "expected"),
    [
        ("torch", "loss", [np.float32(1), np.float32(1 / 2), np.float32(1 / 3)]),
        ("torch", "new", [0.0, 2.0, 4.0]),
        ("torch", "exact", [np.float32(0), np.float32(0.1), np.float32(0.2)]),
        ("torch", "accuracy", [0.75]),
        ("torch/pair_b", "pair", [2.0]),
        ("x", "loss", [1.0]),
        ("tensors", "float32", [0.0, 0.25, 0.5]),
        ("tensors", "float64", [0.0, 0.1, 0.2]),
        ("tensors", "int64", [0.0, 1.0, 2.0]),
        ("tensors", "bool", [0.0, 1.0, 0.0]),
        ("tensors", "float16", [0.0, 0.25, 0.5]),
        ("tensors", "vector", [0.0, 0.25, 0.5]),
    ],
)
def test_scalars_have_the_values_written(run: str, tag: str, expected: list[float]) -> None:
    assert scalars(run, tag) == expected


def test_no_other_tag_is_a_scalar() -> None:
    assert store().table("scalar", runs="torch")["tag"].nunique() == 4
    assert store().table("scalar", runs="tensors")["tag"].nunique() == 6


def test_histogram_of_values_has_their_count_and_extremes() -> None:
    (row,) = rows("histogram", "torch", "h")

    assert (row["count"], row["min"], row["max"], row["sum"]) == (10, 0.0, 9.0, 45.0)
    assert row["bucket_count"].sum() == 10


def test_histogram_of_a_constant_has_all_in_one_bucket() -> None:
    (row,) = rows("histogram", "torch", "constant")

    assert (row["min"], row["max"], row["bucket_count"].tolist()) == (1.0, 1.0, [4])


def test_histogram_given_as_buckets_lies_between_its_extremes() -> None:
    (row,) = rows("histogram", "torch", "raw")

    assert row["left"].tolist() == [0.5, 1.0]
    assert (row["left"] + row["width"]).tolist() == [1.0, 7.0]
    assert row["bucket_count"].tolist() == [4, 6]


def test_histogram_of_a_tensor_has_its_edges() -> None:
    found = rows("histogram", "tensors", "h")

    assert [row["count"] for row in found] == [7, 8, 9]
    assert [(row["left"] + row["width"]).tolist() for row in found] == [[1.0, 2.0]] * 3


@pytest.mark.parametrize(
    ("run", "tag", "size"),
    [
        ("torch", "picture", (12, 8, 3)),
        ("torch", "pictures", (60, 8, 3)),
        ("x", "picture", (12, 8, 3)),
        ("tensors", "pictures", (12, 8, 1)),
        ("tensors", "pictures/1", (12, 8, 1)),
    ],
)
def test_images_have_their_size_and_their_bytes(
    run: str, tag: str, size: tuple[int, int, int]
) -> None:
    row = rows("image", run, tag)[-1]

    assert (row["width"], row["height"], row["channels"], row["format"]) == (*size, "png")
    assert store().value("image", run, tag, row["step"]).startswith(PNG_BEGIN)


@pytest.mark.parametrize(
    ("run", "tag", "expected"),
    [
        ("torch", "note", "a *first* note é"),
        ("x", "note", "x text"),
        ("tensors", "text", "a\tb\nc\td2"),
    ],
)
def test_texts_have_the_tag_that_the_user_gave(run: str, tag: str, expected: str) -> None:
    assert rows("text", run, tag)[-1]["value"] == expected


@pytest.mark.parametrize(
    ("run", "tag", "step", "expected"),
    [
        ("torch", "number", 1, 3.5),
        ("torch", "table", 1, [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]),
        ("tensors", "unclaimed", 2, [[2, 3, 4], [5, 6, 7]]),
    ],
)
def test_tensors_come_back(run: str, tag: str, step: int, expected: Any) -> None:
    assert store().value("tensor", run, tag, step).tolist() == expected


def test_graph_of_pytorch_has_its_operators_and_edges() -> None:
    (row,) = rows("graph", "torch", "graph")
    found = store().value("graph", "torch", "graph", 0)

    nodes = {node.full_name: node for node in found.node}
    linear = next(node for node in found.node if node.op_type == "aten::linear")
    assert row["nodes"] == len(nodes) == len(found.node)
    assert linear.scope.startswith("Sequential/Linear")
    assert {edge.name for edge in linear.input} <= nodes.keys()
    assert {edge.type for edge in linear.input} == {InputProto.DATA_EDGE}
    assert [dim.size for dim in linear.output_type.tensor_type.shape.dim] == [2, 3]
    assert linear.output_type.data_type == DataType.DT_UNDEFINED


def test_only_trial_is_the_lineage_of_its_run() -> None:
    names = ("lr", "batch", "optimizer", "amp")
    found = [fact("torch", f"hyperparameters.{name}") for name in names]

    assert found == [0.1, 4.0, "adam", True]
    assert fact("torch", "metric.accuracy") == 0.75
    assert fact("x", "hyperparameters.lr") == 0.5


def test_several_trials_have_a_lineage_each() -> None:
    assert [fact(run, "hyperparameters.lr") for run in TRIALS] == [0.0, 0.5]
    assert [fact(run, "metric.accuracy") for run in TRIALS] == [0.0, 1.0]
