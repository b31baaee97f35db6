"""Resumes with Lightning, in a second process; `python again_lightning.py DIR PART`."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import lightning
import torch
from going_on import Wanted

from insight.adapters.lightning import InsightLogger

WANTED = Wanted()
X = torch.randn(32, 3, generator=torch.Generator().manual_seed(0))
BATCHES = 4


class Line(lightning.LightningModule):
    def __init__(self, fails_at: int = -1) -> None:
        super().__init__()
        self.layer = torch.nn.Linear(3, 1)
        self.fails_at = fails_at
        self.told: list[float] = []

    def training_step(self, batch: Any, index: int) -> torch.Tensor:
        if self.global_step == self.fails_at:
            raise ZeroDivisionError
        loss = self.layer(batch[0]).square().mean()
        self.log("train_loss", loss)
        self.told.append(float(loss.detach()))
        return loss

    def test_step(self, batch: Any, index: int) -> None:
        self.log("test_loss", self.layer(batch[0]).square().mean())

    def on_train_start(self) -> None:
        # As Lightning's documents have it: a placeholder, whose name is logged later.
        if not self.global_step:
            self.logger.log_hyperparams({"width": 3}, {"train_loss": -1.0, "best": 0.25})

    def configure_optimizers(self) -> Any:
        return torch.optim.SGD(self.parameters(), lr=0.01)


def fit(
    folder: Path,
    model: Line,
    epochs: int,
    checkpoint: Any = None,
    logger: Any = None,
    steps: int = -1,
) -> Any:
    made = lightning.Trainer(
        max_epochs=epochs,
        max_steps=steps,
        accelerator="cpu",
        devices=1,
        logger=logger or InsightLogger(folder),
        log_every_n_steps=1,
        enable_progress_bar=False,
        enable_model_summary=False,
        callbacks=[lightning.pytorch.callbacks.ModelCheckpoint(folder / "kept", save_last=True)],
    )
    batches = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(X), batch_size=8)
    made.fit(model, batches, ckpt_path=checkpoint)
    return made, batches


def want(run: str, model: Line, first: int) -> None:
    steps = range(first, first + len(model.told))
    WANTED.steps(run, "train_loss", steps, model.told)


def first(root: Path) -> None:
    model = Line()
    made, batches = fit(root / "resumed", model, 2)
    want("resumed", model, 0)
    WANTED.steps("resumed", "best", [0], [0.25])
    made.test(model, batches, verbose=False)
    WANTED.steps("resumed", "test_loss", [8], [made.callback_metrics["test_loss"]])

    with suppress(ZeroDivisionError):
        fit(root / "crashed", Line(fails_at=6), 3)

    model = Line()
    made, _ = fit(root / "inside", model, 1, steps=BATCHES - 2)
    want("inside", model, 0)
    made.save_checkpoint(root / "inside.ckpt")

    logger = InsightLogger(root / "anew")
    for _ in range(3):
        model = Line()
        WANTED.rows.pop("anew", None)
        fit(root / "anew", model, 1, logger=logger)
        want("anew", model, 0)


def second(root: Path) -> None:
    model = Line()
    fit(root / "resumed", model, 4, root / "resumed" / "kept" / "last.ckpt")
    want("resumed", model, 2 * BATCHES)

    model = Line()
    fit(root / "crashed", model, 3, root / "crashed" / "kept" / "last.ckpt")
    want("crashed", model, BATCHES)

    model = Line()
    fit(root / "inside", model, 2, root / "inside.ckpt")
    want("inside", model, BATCHES - 2)


if __name__ == "__main__":
    {"1": first, "2": second}[sys.argv[2]](Path(sys.argv[1]))
    WANTED.say()
