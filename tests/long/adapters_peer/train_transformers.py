"""Trains and evaluates a tiny transformer; `python train_transformers.py LOG_DIR`."""

from __future__ import annotations

import sys

import torch
from spying import Recorded, say, spying
from transformers import BertConfig, BertForSequenceClassification, Trainer, TrainingArguments

from insight.adapters.transformers import InsightCallback

HOOKS = ("on_train_begin", "on_log", "on_evaluate", "on_train_end")
NAMES = {"eval_": "eval/"}


def main(log_dir: str) -> None:
    torch.manual_seed(0)
    config = BertConfig(
        vocab_size=11,
        hidden_size=8,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=8,
        max_position_embeddings=8,
    )
    tokens = torch.randint(0, 11, (24, 6))
    data = [{"input_ids": row, "labels": row.sum() % 2} for row in tokens]
    arguments = TrainingArguments(
        f"{log_dir}/output",
        num_train_epochs=2,
        per_device_train_batch_size=8,
        learning_rate=1e-3,
        logging_steps=1,
        eval_strategy="epoch",
        save_strategy="no",
        report_to=[],
        disable_tqdm=True,
        use_cpu=True,
        hub_token="not to be recorded",
    )
    recorded = Recorded("transformers", "torch", "accelerate")
    callback = spying(InsightCallback, HOOKS, recorded)(f"{log_dir}/transformers")
    trainer = Trainer(
        model=BertForSequenceClassification(config),
        args=arguments,
        train_dataset=data,
        eval_dataset=data,
        callbacks=[callback],
    )
    trainer.train()
    trainer.evaluate()
    for entry in trainer.state.log_history:
        for name, value in entry.items():
            if name != "step":
                named = (
                    name.replace("eval_", "eval/", 1)
                    if name.startswith("eval_")
                    else f"train/{name}"
                )
                recorded.report(named, entry["step"], value)
    say(log_dir, transformers=recorded)


main(sys.argv[1])
