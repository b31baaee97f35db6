"""A logger of Lightning: what it asks for, and the processes that it logs from."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from insight import open_runs
from insight.adapters.lightning import InsightLogger


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
        logger.log_hyperparams({"lr": 0.5})
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
