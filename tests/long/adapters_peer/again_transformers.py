"""Resumes with the Trainer, in a second process; `python again_transformers.py DIR PART`."""

from __future__ import annotations

import copy
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import torch
from going_on import Wanted
from transformers import (
    BertConfig,
    BertForSequenceClassification,
    Trainer,
    TrainerCallback,
    TrainingArguments,
)

from insight.adapters.transformers import InsightCallback

WANTED = Wanted()


class Failing(TrainerCallback):
    """Ends the training with the fifth step, as a crash does."""

    def on_step_end(self, args: Any, state: Any, control: Any, **kwargs: Any) -> None:
        if state.global_step == 5:
            raise ZeroDivisionError


def trainer(folder: Path, steps: int, *callbacks: Any) -> Any:
    torch.manual_seed(0)
    sizes = {"hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2}
    tokens = torch.randint(0, 11, (24, 6))
    return Trainer(
        model=BertForSequenceClassification(
            BertConfig(vocab_size=11, intermediate_size=8, max_position_embeddings=8, **sizes)
        ),
        args=TrainingArguments(
            str(folder),
            max_steps=steps,
            per_device_train_batch_size=8,
            logging_steps=1,
            save_steps=4,
            report_to=[],
            disable_tqdm=True,
            use_cpu=True,
        ),
        train_dataset=[{"input_ids": row, "labels": row.sum() % 2} for row in tokens],
        callbacks=list(callbacks),
    )


def want(run: str, trained: Any, after: int) -> None:
    rows = [(entry["step"], entry) for entry in trained.state.log_history if "loss" in entry]
    new = [(step, entry["loss"]) for step, entry in rows if step > after]
    WANTED.steps(run, "train/loss", *zip(*new, strict=True))


def first(root: Path) -> None:
    one = trainer(root / "checkpoints", 4, InsightCallback(root / "resumed"))
    one.train()
    want("resumed", one, 0)

    with suppress(ZeroDivisionError):
        callback = InsightCallback(root / "crashed")
        trainer(root / "crashed_checkpoints", 8, callback, Failing()).train()

    callback = InsightCallback(root / "anew")
    trainer(root / "output", 3, callback).train()
    one = trainer(root / "output", 3, copy.deepcopy(callback))
    one.train()
    one.train()
    want("anew", one, 0)


def second(root: Path) -> None:
    one = trainer(root / "checkpoints", 8, InsightCallback(root / "resumed"))
    one.train(resume_from_checkpoint=True)
    want("resumed", one, 4)

    one = trainer(root / "crashed_checkpoints", 8, InsightCallback(root / "crashed"))
    one.train(resume_from_checkpoint=True)
    want("crashed", one, 0)


if __name__ == "__main__":
    {"1": first, "2": second}[sys.argv[2]](Path(sys.argv[1]))
    WANTED.say()
