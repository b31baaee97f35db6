"""A logger of Lightning: what it asks for, and the processes that it logs from."""

from __future__ import annotations

import copy
import pickle
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from insight import open_runs
from insight.adapters.lightning import InsightLogger
from insight.errors import SummaryError, ValueKindError


def test_hyperparameters_and_the_best_checkpoint_are_facts(
    frameworks: Any, recorded: Any, tmp_path: Path
) -> None:
    recorded("lightning").replay(InsightLogger(tmp_path / "a"))
    (row,) = open_runs(tmp_path).lineage().to_dict("records")

    assert row["hyperparameters.learning_rate"] == 0.05
    assert row["user.width"] == 3
    assert row["user.best_model_path"].endswith(".ckpt")


def test_namespace_of_hyperparameters_is_read(frameworks: Any, tmp_path: Path) -> None:
    with InsightLogger(tmp_path / "a") as logger:
        logger.log_hyperparams(Namespace(batch_size=8))

    assert open_runs(tmp_path).lineage()["hyperparameters.batch_size"].tolist() == [8]


def test_checkpoints_stand_in_the_folder_of_the_run(frameworks: Any, tmp_path: Path) -> None:
    logger = InsightLogger(tmp_path / "a")

    assert logger.save_dir == logger.log_dir == str(tmp_path / "a")
    assert logger.name == logger.version == ""


def test_process_that_is_not_the_first_writes_nothing(frameworks: Any, tmp_path: Path) -> None:
    frameworks["lightning_utilities.core.rank_zero"].rank_zero_only.rank = 1
    with InsightLogger(tmp_path / "a") as logger:
        logger.log_metrics({"loss": 0.5}, step=1)
        logger.log_hyperparams({"lr": 0.5}, {"loss": 0.5})
        logger.experiment.add_value("scalar", "loss", 0.5)
        logger.experiment.record(1)
        logger.finalize("success")

    assert not (tmp_path / "a").exists()


def test_user_finds_the_open_record_where_lightning_has_it(frameworks: Any, tmp_path: Path) -> None:
    with InsightLogger(tmp_path / "a") as logger:
        logger.experiment.add_value("tensor", "attention", [[0.25, 0.75]])
        logger.experiment.record(1)

    assert open_runs(tmp_path).table("tensor")["tag"].tolist() == ["attention"]


def test_training_that_lightning_calls_failed_has_failed(frameworks: Any, tmp_path: Path) -> None:
    logger = InsightLogger(tmp_path / "a")
    logger.log_hyperparams({"lr": 0.5})
    logger.log_metrics({"loss": 0.5}, step=1)
    logger.finalize("failed")

    assert open_runs(tmp_path).runs()["status"].tolist() == ["failed"]


def test_training_that_lightning_ends_for_ctrl_c_is_stopped(
    frameworks: Any, tmp_path: Path
) -> None:
    logger = InsightLogger(tmp_path / "a")
    logger.log_metrics({"loss": 0.5}, step=1)

    def interrupt() -> None:
        raise KeyboardInterrupt

    try:
        interrupt()
    except KeyboardInterrupt:
        logger.finalize("failed")

    assert open_runs(tmp_path).runs()["status"].tolist() == ["stopped"]


def test_values_without_a_step_stand_at_the_one_after_the_last(
    frameworks: Any, tmp_path: Path
) -> None:
    with InsightLogger(tmp_path / "a") as logger:
        for step in (None, None, 10, None):
            logger.log_metrics({"loss": 0.5}, step=step)

    assert open_runs(tmp_path).table("scalar")["step"].tolist() == [0, 1, 10, 11]


def rows_of(root: Path, tag: str) -> list[tuple[int, float]]:
    table = open_runs(root).table("scalar")
    rows = table[table["tag"] == tag]
    return list(zip(rows["step"].tolist(), rows["value"].tolist(), strict=True))


def metrics_of(root: Path) -> dict[str, float]:
    (row,) = open_runs(root).lineage().to_dict("records")
    return {name: value for name, value in row.items() if name.startswith("metric.")}


def test_metrics_of_hyperparameters_are_facts_and_scalars(frameworks: Any, tmp_path: Path) -> None:
    logger = InsightLogger(tmp_path / "a")
    logger.log_hyperparams({"lr": 0.5}, {"hp/acc": 0.75})
    logger.log_hyperparams(params={"wd": 0.0}, metrics={"val_loss": np.array([0.5])}, step=3)
    logger.finalize("success")

    assert metrics_of(tmp_path) == {"metric.hp/acc": 0.75, "metric.val_loss": 0.5}
    assert rows_of(tmp_path, "hp/acc") == [(0, 0.75)]
    assert rows_of(tmp_path, "val_loss") == [(3, 0.5)]


def test_one_number_has_the_name_that_tensorboards_logger_gives_it(
    frameworks: Any, tmp_path: Path
) -> None:
    with InsightLogger(tmp_path / "a") as logger:
        logger.log_hyperparams({"lr": 0.5}, 0.75)

    assert metrics_of(tmp_path) == {"metric.hp_metric": 0.75}


def test_placeholder_gives_way_to_the_newest_value_of_its_name(
    frameworks: Any, tmp_path: Path
) -> None:
    logger = InsightLogger(tmp_path / "a")
    logger.log_hyperparams({"lr": 0.5}, {"val_loss": -1.0, "best": 0.0})
    for step in (1, 2):
        logger.log_metrics({"val_loss": 1 / step, "epoch": step}, step)
    logger.finalize("success")

    assert metrics_of(tmp_path) == {"metric.val_loss": 0.5, "metric.best": 0.0}
    assert rows_of(tmp_path, "val_loss") == [(0, -1.0), (1, 1.0), (2, 0.5)]


def test_newest_value_is_a_fact_of_a_training_that_failed(frameworks: Any, tmp_path: Path) -> None:
    logger = InsightLogger(tmp_path / "a")
    logger.log_hyperparams({}, {"val_loss": -1.0})
    logger.log_metrics({"val_loss": 0.25}, 1)
    logger.finalize("failed")

    assert metrics_of(tmp_path) == {"metric.val_loss": 0.25}
    assert open_runs(tmp_path).runs()["status"].tolist() == ["failed"]


def test_metrics_as_the_training_ends_stand_at_its_newest_step(
    frameworks: Any, tmp_path: Path
) -> None:
    with InsightLogger(tmp_path / "a") as logger:
        logger.log_metrics({"loss": 0.5}, 8)
        logger.log_hyperparams({}, {"best": 0.25})

    assert rows_of(tmp_path, "best") == [(8, 0.25)]


def test_metrics_after_the_training_take_no_row_away(frameworks: Any, tmp_path: Path) -> None:
    logger = InsightLogger(tmp_path / "a")
    for step in (0, 1):
        logger.log_metrics({"val_loss": 0.5}, step)
    logger.finalize("success")
    for later in (logger, InsightLogger(tmp_path / "a")):
        later.log_hyperparams({}, {"val_loss": 0.25})
        later.finalize("success")

    assert rows_of(tmp_path, "val_loss") == [(0, 0.5), (1, 0.5)]
    assert metrics_of(tmp_path) == {"metric.val_loss": 0.25}


def test_training_that_goes_on_loses_nothing_and_says_nothing(
    frameworks: Any, tmp_path: Path, caplog: Any
) -> None:
    for epoch in (0, 1):
        logger = InsightLogger(tmp_path / "a")
        for step in range(2 * epoch, 2 * epoch + 2):
            logger.log_metrics({"loss": 0.5, "epoch": epoch}, step)
        logger.finalize("success")

    assert [step for step, _ in rows_of(tmp_path, "loss")] == [0, 1, 2, 3]
    assert not caplog.records


def test_training_that_begins_anew_says_so_once(
    frameworks: Any, tmp_path: Path, caplog: Any
) -> None:
    logger = InsightLogger(tmp_path / "a")
    for _ in range(3):
        logger.log_hyperparams({"lr": 0.5})
        for step in (9, 19):  # log_every_n_steps
            logger.log_metrics({"loss": 0.5, "epoch": 0}, step)
        logger.finalize("success")

    assert len(caplog.records) == 1
    assert "begins at its first step" in caplog.text


@pytest.mark.parametrize("path", [None, "", "last.ckpt"])
def test_checkpoint_inside_the_first_epoch_goes_on(
    frameworks: Any, tmp_path: Path, caplog: Any, path: str | None
) -> None:
    for begin, resumed in ((0, None), (20, path)):
        logger = InsightLogger(tmp_path / "a")
        logger.log_graph(SimpleNamespace(trainer=SimpleNamespace(ckpt_path=resumed)))
        for step in (begin + 9, begin + 19):
            logger.log_metrics({"loss": 0.5, "epoch": 0}, step)
        logger.finalize("success")

    assert [step for step, _ in rows_of(tmp_path, "loss")] == [9, 19, 29, 39]
    assert bool(caplog.records) == (not path)


def test_checkpoint_that_a_strategy_loads_late_goes_on_too(
    frameworks: Any, tmp_path: Path, caplog: Any
) -> None:
    with InsightLogger(tmp_path / "a") as logger:
        logger.log_metrics({"loss": 0.5, "epoch": 0}, 9)
    trainer = SimpleNamespace(ckpt_path=None)
    logger = InsightLogger(tmp_path / "a")
    logger.log_graph(SimpleNamespace(trainer=trainer))
    trainer.ckpt_path = "last.ckpt"  # as sharding strategies do, after the call
    logger.log_metrics({"loss": 0.5, "epoch": 0}, 19)
    logger.finalize("success")

    assert [step for step, _ in rows_of(tmp_path, "loss")] == [9, 19]
    assert not caplog.records


def test_trainer_that_goes_on_by_itself_inside_the_first_epoch_says_nothing(
    frameworks: Any, tmp_path: Path, caplog: Any
) -> None:
    logger = InsightLogger(tmp_path / "a")
    for done, status in ((0, "failed"), (20, "success")):
        logger.log_graph(SimpleNamespace(trainer=SimpleNamespace(ckpt_path=None, global_step=done)))
        logger.log_metrics({"loss": 0.5, "epoch": 0}, done + 9)
        logger.finalize(status)

    assert [step for step, _ in rows_of(tmp_path, "loss")] == [9, 29]
    assert not caplog.records


def test_training_after_one_that_went_on_begins_anew(
    frameworks: Any, tmp_path: Path, caplog: Any
) -> None:
    logger = InsightLogger(tmp_path / "a")
    logger.log_graph(SimpleNamespace(trainer=SimpleNamespace(ckpt_path="last.ckpt")))
    for _ in range(2):  # the second without a word before, as without `enable_autolog_hparams`
        logger.log_metrics({"loss": 0.5, "epoch": 0}, 9)
        logger.finalize("success")

    assert len(caplog.records) == 1


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_copy_of_a_logger_has_no_trainer(frameworks: Any, tmp_path: Path, copied: Any) -> None:
    class Trainer:
        """Of the test alone: nothing could find its class again."""

        ckpt_path = None

        def __deepcopy__(self, memo: object) -> Any:
            raise AssertionError("a trainer is copied")

    logger = InsightLogger(tmp_path / "a")
    logger.log_graph(SimpleNamespace(trainer=Trainer()))
    with copied(logger) as other:
        other.log_metrics({"loss": 0.5}, 1)

    assert rows_of(tmp_path, "loss") == [(1, 0.5)]


NO_STEPS = ["1", "x", True, [1], print, float("nan"), float("inf"), 2**63]


@pytest.mark.parametrize("step", NO_STEPS)
def test_what_is_no_step_is_told(frameworks: Any, tmp_path: Path, step: Any) -> None:
    logger = InsightLogger(tmp_path / "a")
    calls: dict[str, Callable[[], None]] = {
        "log_metrics": lambda: logger.log_metrics({"loss": 0.5}, step),
        "log_hyperparams": lambda: logger.log_hyperparams({}, {"best": 0.5}, step),
    }
    for name, call in calls.items():
        with pytest.raises(SummaryError, match=rf"InsightLogger\.{name}: step expected .*, got .*"):
            call()
    logger.log_metrics({"loss": 0.5})  # and nothing came of it
    logger.finalize("success")

    assert rows_of(tmp_path, "loss") == [(0, 0.5)]


@pytest.mark.parametrize("step", [3, np.int64(3), np.float32(3), 3.0, 3.5, np.array(3)], ids=repr)
def test_step_that_was_logged_as_a_metric_is_cut_as_lightning_does(
    frameworks: Any, tmp_path: Path, step: Any
) -> None:
    with InsightLogger(tmp_path / "a") as logger:
        logger.log_metrics({"loss": 0.5}, step)
        logger.log_hyperparams({}, {"best": 0.25}, step)
        logger.log_metrics({"loss": 0.5})

    assert [step for step, _ in rows_of(tmp_path, "loss")] == [3, 4]
    assert rows_of(tmp_path, "best") == [(3, 0.25)]


@pytest.mark.parametrize("given", [5, "text", True, float("nan"), [1], print])
def test_what_is_no_mapping_is_told(frameworks: Any, tmp_path: Path, given: Any) -> None:
    logger = InsightLogger(tmp_path / "a")
    with pytest.raises(ValueKindError, match=r"InsightLogger\.log_metrics: metrics expected"):
        logger.log_metrics(given, 1)
    with pytest.raises(ValueKindError, match=r"InsightLogger\.log_hyperparams: params expected"):
        logger.log_hyperparams(given)


def test_pairs_are_hyperparameters_too(frameworks: Any, tmp_path: Path) -> None:
    pairs: Any = [("batch_size", 8)]
    with InsightLogger(tmp_path / "a") as logger:
        logger.log_hyperparams(pairs)

    assert open_runs(tmp_path).lineage()["hyperparameters.batch_size"].tolist() == [8]


def test_hyperparameters_that_hold_themselves_do_not_end_the_training(
    frameworks: Any, tmp_path: Path
) -> None:
    layers: list[Any] = [16]
    layers.append(layers)
    params: dict[str, Any] = {"layers": layers}
    params["again"] = params
    with InsightLogger(tmp_path / "a") as logger:
        logger.log_hyperparams(params)
        logger.log_metrics({"loss": 0.5}, 1)
    (row,) = open_runs(tmp_path).lineage().to_dict("records")

    assert row["user.layers"].startswith("[16, [16, ")
    assert row["user.again.again"] == "..."
    assert rows_of(tmp_path, "loss") == [(1, 0.5)]


def test_model_without_a_trainer_begins(frameworks: Any, tmp_path: Path) -> None:
    class Lonely:
        @property
        def trainer(self) -> None:
            raise RuntimeError("Lonely is not attached to a `Trainer`.")

    logger = InsightLogger(tmp_path / "a")
    logger.log_graph(Lonely(), np.ones(3))
    logger.log_metrics({"loss": 0.5, "epoch": 0}, 0)
    logger.finalize("success")

    assert rows_of(tmp_path, "loss") == [(0, 0.5)]
