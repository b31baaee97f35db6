"""Writes runs with a peer's own recorder, for pages that list them: run by the peer's Python.

overview_runs.py PEER FOLDER RUNS POINTS
"""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

TAGS = ("train/loss", "train/accuracy")


def values(run: int, points: int) -> Iterator[tuple[str, int, float]]:
    """What each run says of its steps: the same for all peers."""
    for step in range(1, points + 1):
        loss = math.exp(-step / (10 + run % 7)) + 0.01 * (run % 13)
        yield TAGS[0], step, loss
        yield TAGS[1], step, 1 / (1 + loss)


def parameters(run: int) -> dict[str, float]:
    return {"learning_rate": 10 ** -(1 + run % 4), "batch_size": 2 ** (4 + run % 5), "seed": run}


def with_insight(folder: Path, runs: int, points: int) -> None:
    import insight

    for number in range(runs):
        with insight.SummaryRecord(folder / f"run_{number:04d}") as record:
            record.add_value("custom_lineage_data", "parameters", parameters(number))
            for tag, step, value in values(number, points):
                record.log(step, {tag: value})


def with_aim(folder: Path, runs: int, points: int) -> None:
    from aim import Repo, Run  # type: ignore[import-not-found]  # the peer's environment has it

    repo = Repo.from_path(str(folder), init=True)
    for number in range(runs):
        run = Run(repo=repo, system_tracking_interval=None, capture_terminal_logs=False)
        run.name = f"run_{number:04d}"
        run["parameters"] = parameters(number)
        for tag, step, value in values(number, points):
            run.track(value, name=tag, step=step)
        run.close()


def with_mlflow(folder: Path, runs: int, points: int) -> None:
    from mlflow import MlflowClient  # type: ignore[import-not-found]
    from mlflow.entities import Metric, Param  # type: ignore[import-not-found]

    client = MlflowClient(f"sqlite:///{folder / 'mlflow.db'}")
    experiment = client.create_experiment("overview", artifact_location=str(folder / "artifacts"))
    for number in range(runs):
        run = client.create_run(experiment, run_name=f"run_{number:04d}").info.run_id
        metrics = [Metric(tag, value, step, step) for tag, step, value in values(number, points)]
        settings = [Param(name, str(value)) for name, value in parameters(number).items()]
        client.log_batch(run, metrics=metrics, params=settings)
        client.set_terminated(run)


def main() -> None:
    peer, folder, runs, points = sys.argv[1:]
    recorders = {"insight": with_insight, "aim": with_aim, "mlflow": with_mlflow}
    recorders[peer](Path(folder), int(runs), int(points))


if __name__ == "__main__":
    main()
