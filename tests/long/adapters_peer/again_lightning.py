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


def trainer_of(
    folder: Path, epochs: int, logger: Any = None, steps: int = -1, every: int | None = None
) -> Any:
    """A Trainer that keeps a checkpoint every so many steps, else after each epoch."""
    kept = lightning.pytorch.callbacks.ModelCheckpoint(
        folder / "kept", save_last=True, every_n_train_steps=every
    )
    return lightning.Trainer(
        max_epochs=epochs,
        max_steps=steps,
        accelerator="cpu",
        devices=1,
        logger=logger or InsightLogger(folder),
        log_every_n_steps=1,
        enable_progress_bar=False,
        enable_model_summary=False,
        callbacks=[kept],
    )


def batches() -> Any:
    return torch.utils.data.DataLoader(torch.utils.data.TensorDataset(X), batch_size=8)


def fit(folder: Path, model: Line, epochs: int, checkpoint: Any = None, **options: Any) -> Any:
    made = trainer_of(folder, epochs, **options)
    made.fit(model, batches(), ckpt_path=checkpoint)
    return made


def want(run: str, model: Line, first: int) -> None:
    steps = range(first, first + len(model.told))
    WANTED.steps(run, "train_loss", steps, model.told)


def first(root: Path) -> None:
    model = Line()
    made = fit(root / "resumed", model, 2)
    want("resumed", model, 0)
    WANTED.steps("resumed", "best", [0], [0.25])
    made.test(model, batches(), verbose=False)
    WANTED.steps("resumed", "test_loss", [8], [made.callback_metrics["test_loss"]])

    with suppress(ZeroDivisionError):
        fit(root / "crashed", Line(fails_at=6), 3)

    model = Line()
    made = fit(root / "inside", model, 1, steps=BATCHES - 2)
    want("inside", model, 0)
    made.save_checkpoint(root / "inside.ckpt")

    model = Line(fails_at=BATCHES - 2)
    with suppress(ZeroDivisionError):
        fit(root / "interrupted", model, 1, every=BATCHES - 2)
    want("interrupted", model, 0)

    model = Line(fails_at=BATCHES - 2)
    made = trainer_of(root / "same_trainer", 2)
    with suppress(ZeroDivisionError):
        made.fit(model, batches())
    model.fails_at = -1
    made.fit(model, batches())
    want("same_trainer", model, 0)

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

    model = Line()
    fit(root / "interrupted", model, 2, root / "interrupted" / "kept" / "last.ckpt")
    want("interrupted", model, BATCHES - 2)


if __name__ == "__main__":
    {"1": first, "2": second}[sys.argv[2]](Path(sys.argv[1]))
    WANTED.say()
