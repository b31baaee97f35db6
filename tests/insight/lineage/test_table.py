from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pandas as pd
import pytest

from insight import open_runs
from insight.lineage.table import column_of

if TYPE_CHECKING:
    from pathlib import Path


def facts(root: Path) -> dict[str, Any]:
    """What the only run recorded, without what it lacks."""
    (row,) = open_runs(root).lineage().to_dict("records")
    return {
        name: value for name, value in row.items() if isinstance(value, tuple) or pd.notna(value)
    }


def test_training_is_told_in_sections(root: Path, run: Any) -> None:
    hyper = {"optimizer": "Momentum", "learning_rate": 0.001, "epoch": 3}
    training = {
        "hyper_parameters": hyper,
        "algorithm": {"network": "LeNet5", "loss": 2.0123882},
        "train_dataset": {"train_dataset_path": "/data", "train_dataset_size": 320},
        "model": {"path": '{"ckpt": "/x/net.ckpt"}', "size": 77},
    }
    run.lineage("train_lineage", training, 1.0)

    assert facts(root) == {
        "run": "a",
        "hyperparameters.epoch": 3,
        "hyperparameters.learning_rate": 0.001,
        "hyperparameters.optimizer": "Momentum",
        "algorithm.loss": 2.0123882,
        "algorithm.network": "LeNet5",
        "dataset.train_dataset_path": "/data",
        "dataset.train_dataset_size": 320,
        "model.path": "/x/net.ckpt",
        "model.size": 77,
    }


def test_later_training_of_a_file_replaces_the_one_before(root: Path, run: Any) -> None:
    run.lineage("train_lineage", {"algorithm": {"network": "old"}}, 20.0)
    run.lineage("train_lineage", {"hyper_parameters": {"epoch": 9}}, 10.0)

    assert facts(root) == {"run": "a", "hyperparameters.epoch": 9}


def test_newest_training_of_several_files_replaces_the_others(root: Path, run: Any) -> None:
    for second, epoch, wall_time in ((1, 9, 20.0), (2, 3, 10.0)):
        training = {"hyper_parameters": {"epoch": epoch}}
        run.lineage("train_lineage", training, wall_time, lineage_of(0, second))

    assert facts(root) == {"run": "a", "hyperparameters.epoch": 9}


@pytest.mark.parametrize("times", [(20.0, 10.0), (math.nan, 10.0), (20.0, -math.inf)])
def test_later_fact_of_a_file_holds_where_the_clock_went_back(
    root: Path, run: Any, times: tuple[float, float]
) -> None:
    for x, wall_time in enumerate(times):
        run.lineage("custom_lineage_data", {"x": x}, wall_time, lineage_of(0, 1))
    alone = facts(root)
    run.lineage("custom_lineage_data", {"y": 7}, 5.0, lineage_of(0, 2))

    assert (alone["user.x"], facts(root)["user.x"]) == (1, 1)


def test_clock_that_was_ahead_for_a_moment_keeps_no_old_fact(root: Path, run: Any) -> None:
    for x, wall_time in ((0, 1000.0), (1, 10.0)):
        run.lineage("custom_lineage_data", {"x": x}, wall_time, lineage_of(0, 1))
    run.lineage("custom_lineage_data", {"x": 2}, 20.0, lineage_of(0, 2))

    assert facts(root) == {"run": "a", "user.x": 2}


def test_metrics_are_read_and_the_newest_of_each_name_wins(root: Path, run: Any) -> None:
    run.lineage("eval_lineage", {"metric": '{"accuracy": 0.5, "f1": [0.1, 0.2]}'}, 1.0)
    run.lineage("eval_lineage", {"metric": '{"accuracy": 0.75, "top": {"1": 0.5}}'}, 2.0)

    assert facts(root) == {
        "run": "a",
        "metric.accuracy": 0.75,
        "metric.f1": (0.1, 0.2),
        "metric.top.1": 0.5,
    }


def test_metrics_that_are_no_json_are_kept_as_text(root: Path, run: Any) -> None:
    run.lineage("eval_lineage", {"metric": "{broken"}, 1.0)

    assert facts(root) == {"run": "a", "metric": "{broken"}


def test_facts_of_the_user_keep_their_types(root: Path, run: Any) -> None:
    run.lineage("custom_lineage_data", {"hidden": 16, "dropout": 0.5, "version": "v1"}, 1.0)

    assert facts(root) == {
        "run": "a",
        "user.dropout": 0.5,
        "user.hidden": 16,
        "user.version": "v1",
    }


def test_pipeline_is_told_from_its_source_on(root: Path, run: Any) -> None:
    source = {"parameter": {"mapStr": {"op_type": "MnistDataset", "dataset_dir": "/data"}}}
    graph = {"parameter": {"mapStr": {"op_type": "Batch"}}, "children": [source]}
    run.lineage("dataset_graph", graph, 1.0)

    assert facts(root) == {
        "run": "a",
        "dataset.pipeline": "MnistDataset > Batch",
        "dataset.source_path": "/data",
    }


def test_every_run_has_a_row_and_lacks_what_it_did_not_record(root: Path, make_run: Any) -> None:
    make_run("a").scalars((1, {"loss": 0.5}, 1.0))
    make_run("b").lineage("custom_lineage_data", {"hidden": 16}, 1.0)
    table = open_runs(root).lineage()

    assert table["run"].tolist() == ["a", "b"]
    assert table["user.hidden"].isna().tolist() == [True, False]


def test_types_of_columns_follow_what_they_hold(root: Path, make_run: Any) -> None:
    make_run("a").lineage("custom_lineage_data", {"n": 1, "x": 1, "t": "u", "m": 1}, 1.0)
    make_run("b").lineage("custom_lineage_data", {"n": 2, "x": 0.5, "t": "v", "m": "one"}, 1.0)
    table = open_runs(root).lineage()

    assert [str(table[f"user.{name}"].dtype) for name in "nxtm"] == [
        "Int64",
        "float64",
        "str",
        "object",
    ]


@pytest.mark.parametrize(
    ("metric", "told"),
    [
        ('{"a\\ud800": "b\\ud800"}', {"metric.a?": "b?"}),
        ('{"n": 1' + "0" * 400 + "}", {"metric.n": "1" + "0" * 400}),
        ('{"n": [1' + "0" * 400 + ', ["\\ud800"]]}', {"metric.n": ("1" + "0" * 400, ("?",))}),
        ('{"n": [{"a": 1}]}', {"metric.n": ('{"a": 1}',)}),
        ('{"n": 1' + "0" * 5000 + "}", {"metric": '{"n": 1' + "0" * 5000 + "}"}),
        ('{"a":' * 5000 + "1" + "}" * 5000, {"metric": '{"a":' * 5000 + "1" + "}" * 5000}),
        ('{"a":' * 960 + "1" + "}" * 960, {}),  # deep enough for a part of the way
        ('{"a":' + "[" * 960 + "]" * 960 + "}", {}),
    ],
)
def test_odd_fact_of_one_run_harms_no_other(
    root: Path, make_run: Any, metric: str, told: dict[str, Any]
) -> None:
    make_run("a").lineage("eval_lineage", {"metric": metric}, 1.0)
    make_run("b").lineage("eval_lineage", {"metric": '{"n": 0.5}'}, 1.0)
    table = open_runs(root).lineage().astype(object)

    assert {name: table[name].iloc[0] for name in told} == told
    assert table["metric.n"].iloc[1] == 0.5
    table.to_csv()  # any text can be written


def test_path_of_a_model_that_is_no_mapping_stays_as_it_is(root: Path, run: Any) -> None:
    run.lineage("train_lineage", {"model": {"path": '{"other": 1}'}}, 1.0)

    assert facts(root) == {"run": "a", "model.path": '{"other": 1}'}


def lineage_of(rank: int, second: int = 1700000000) -> str:
    return f"events.out.events.summary.{second}.{rank}.host_lineage"


def test_facts_of_rank_0_stand_in_front(root: Path, run: Any) -> None:
    # The last word is rank 1's: it takes a moment longer.
    for rank in (0, 1):
        run.scalars(
            (1, {"loss": 0.5}, 1.0),
            (2, {"loss": 0.5}, 9.0 + rank),
            file=lineage_of(rank).replace("_lineage", "_MS"),
        )
        run.lineage("custom_lineage_data", {"x": rank, f"of{rank}": 1}, 20 + rank, lineage_of(rank))

    assert facts(root) == {"run": "a", "user.x": 0, "user.of0": 1, "user.of1": 1}


def test_training_continued_on_another_device_tells_newer_facts(root: Path, run: Any) -> None:
    for device, start in ((0, 10.0), (3, 50.0)):
        file = lineage_of(device, 1700000000 + 10 * device)  # begun 30 s later
        run.scalars((1, {"loss": 0.5}, start), file=file.replace("_lineage", "_MS"))
        run.lineage("custom_lineage_data", {"device": device}, start + 1, file)

    assert facts(root) == {"run": "a", "user.device": 3}


@pytest.mark.parametrize(
    ("plugin", "value"),
    [
        ("custom_lineage_data", {f"name{place}": place for place in range(20_001)}),
        ("eval_lineage", {"metric": {f"name{place}": place for place in range(20_001)}}),
    ],
)
def test_record_of_more_names_than_a_run_may_have_is_a_problem(
    root: Path, run: Any, plugin: str, value: Any
) -> None:
    run.lineage("custom_lineage_data", {"hidden": 16}, 1.0)
    run.lineage(plugin, value, 2.0)
    store = open_runs(root)

    assert list(store.lineage()) == ["run", "user.hidden"]
    assert store.problems()["problem"].tolist() == [
        "record cannot be decoded: record expected at most 20000 names, got 20001."
    ]


def test_mappings_in_a_list_of_a_metric_are_one_fact(root: Path, run: Any) -> None:
    images = [{"id": place, "score": 0.5, "label": "cat: big"} for place in range(7000)]
    metric = {"accuracy": 0.9, "per_image": images, "nested": {"loss": 0.1}}
    run.lineage("eval_lineage", {"metric": metric}, 1.0)
    store = open_runs(root)
    (row,) = store.lineage().to_dict("records")

    assert (row["metric.accuracy"], row["metric.nested.loss"]) == (0.9, 0.1)
    assert len(row["metric.per_image"]) == 7000
    assert store.problems().empty


def test_number_beyond_every_float_is_an_object_of_its_column():
    column = column_of([10**400, None, 2])

    assert column.dtype == object
    assert column[0] == 10**400
