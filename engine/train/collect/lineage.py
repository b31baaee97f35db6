"""What a training and an evaluation were made of, under the field names of the event format."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import numpy as np

from engine import context
from engine.train.callback.checkpoint import ModelCheckpoint

from .backbone import backbone

# MindInsight's tuner hands hyperparameters to a script through this variable, as JSON.
TUNER_VARIABLE = "MINDINSIGHT_HYPER_CONFIG"


def train_lineage(params: Any, loss: float | None, rate: float | None) -> dict[str, Any]:
    """What a training was made of: the fields of `TrainLineage`.

    Args:
        params: What `RunContext.original_args()` returns.
        loss: The loss of the last step.
        rate: The learning rate that was set.

    """
    batch_size = _batch_size(params.train_dataset)
    dataset = params.train_dataset
    checkpoint = _last_checkpoint(params)
    hyper_parameters = {
        "optimizer": _class_name(optimizer_of(params)),
        "learning_rate": rate,
        "loss_function": _class_name(_loss_function(params)),
        "epoch": params.epoch_num,
        "parallel_mode": context.get_auto_parallel_context("parallel_mode"),
        "device_num": context.get_auto_parallel_context("device_num"),
        "batch_size": batch_size,
    }
    return {
        "hyper_parameters": hyper_parameters,
        "train_dataset": {
            "train_dataset_path": _dataset_path(dataset),
            "train_dataset_size": params.batch_num * batch_size,
        },
        "algorithm": {"network": _class_name(backbone(params)), "loss": loss},
        "model": {
            "path": json.dumps({"ckpt": checkpoint}),
            "size": _size(checkpoint),
        },
    }


def eval_lineage(params: Any) -> dict[str, Any]:
    """What an evaluation found: the fields of `EvaluationLineage`."""
    metrics = {name: _as_json(value) for name, value in (params.metrics or {}).items()}
    dataset = params.valid_dataset
    return {
        "metric": json.dumps(metrics, default=_as_text),
        "valid_dataset": {
            "valid_dataset_path": _dataset_path(dataset),
            "valid_dataset_size": params.batch_num * _batch_size(dataset),
        },
    }


def custom_lineage(data: dict[str, Any] | None) -> dict[str, Any]:
    """The user's own data, the tuner's, and an Ascend that was asked for and is not here."""
    tuned = _tuner_data()
    asked = context.get_context("device_target")
    device = {"device_target": asked} if asked == "Ascend" else {}
    return device | tuned | (data or {})


def optimizer_of(params: Any) -> Any:
    """The optimizer of a run: the model's, or the training network's own; None without one."""
    given = params.optimizer if "optimizer" in params else None
    return given or getattr(params.train_network, "optimizer", None)


def _loss_function(params: Any) -> Any:
    given = params.loss_fn if "loss_fn" in params else None
    inner = getattr(params.train_network, "network", None)
    return given or getattr(inner, "_loss_fn", None)


def _class_name(thing: Any) -> str | None:
    return None if thing is None else type(thing).__name__


def _batch_size(dataset: Any) -> int:
    return int(dataset.get_batch_size())


def _dataset_path(dataset: Any) -> str | None:
    """The first folder that the pipeline reads, or None for data in memory."""
    describe = getattr(dataset, "describe", None)
    waiting = [describe()] if describe is not None else []
    while waiting:
        stage = waiting.pop(0)
        texts = stage.get("parameter", {}).get("mapStr", {})
        for key in ("dataset_dir", "dataset_file"):
            if texts.get(key):
                return str(texts[key])
        waiting.extend(stage.get("children", ()))
    return None


def _last_checkpoint(params: Any) -> str | None:
    for callback in params.list_callback:
        if isinstance(callback, ModelCheckpoint) and callback.latest_ckpt_file_name:
            return str(Path(callback.latest_ckpt_file_name).resolve())
    return None


def _size(checkpoint: str | None) -> int:
    """Bytes of the file; none of one that was deleted meanwhile, or whose disk is gone."""
    try:
        return Path(checkpoint).stat().st_size if checkpoint else 0
    except OSError:
        return 0


def fits(fact: Any) -> bool:
    """Whether the lineage has room for a fact: its whole numbers have 32 bits."""
    return not isinstance(fact, int) or -(2**31) <= fact < 2**31


def _tuner_data() -> dict[str, Any]:
    try:
        data = json.loads(os.environ.get(TUNER_VARIABLE, "{}"))
    except json.JSONDecodeError:
        return {}  # as MindSpore: a broken hint must not stop a training
    if not isinstance(data, dict):
        return {}
    custom = data.get("custom_lineage_data", data)
    if not isinstance(custom, dict):
        return {}
    facts = {k: v for k, v in custom.items() if isinstance(v, str | int | float)}
    return {k: v if fits(v) and not isinstance(v, bool) else str(v) for k, v in facts.items()}


def _as_json(value: Any) -> Any:
    array = value.asnumpy() if hasattr(value, "asnumpy") else value
    return array.tolist() if isinstance(array, np.ndarray | np.generic) else array


def _as_text(value: Any) -> Any:
    """What JSON has no form for, inside a metric of several parts."""
    plain = _as_json(value)
    return str(value) if plain is value else plain
