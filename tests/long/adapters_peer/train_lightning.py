"""Trains and validates with Lightning; `python train_lightning.py LOG_DIR`."""

from __future__ import annotations

import sys

import lightning
import torch
from spying import Recorded, say, spying

from insight.adapters.lightning import InsightLogger

HOOKS = ("log_metrics", "log_hyperparams", "after_save_checkpoint", "finalize")


class Line(lightning.LightningModule):
    def __init__(self, lr: float, width: int) -> None:
        super().__init__()
        self.save_hyperparameters()
        self.layer = torch.nn.Linear(width, 1)
        self.told: list[tuple[str, int, float]] = []

    def training_step(self, batch: torch.Tensor, index: int) -> torch.Tensor:
        loss = (self.layer(batch[0]) - batch[1]).square().mean()
        self.log("train_loss", loss)
        self.told.append(("train_loss", self.global_step, float(loss.detach())))
        return loss

    def validation_step(self, batch: torch.Tensor, index: int) -> None:
        self.log("val_loss", (self.layer(batch[0]) - batch[1]).square().mean())

    def on_validation_epoch_end(self) -> None:
        if not self.trainer.sanity_checking:
            value = float(self.trainer.callback_metrics["val_loss"])
            step = self.trainer.fit_loop.epoch_loop._batches_that_stepped
            self.told.append(("val_loss", step, value))

    def configure_optimizers(self) -> torch.optim.Optimizer:
        return torch.optim.SGD(self.parameters(), lr=self.hparams.lr)


def main(log_dir: str) -> None:
    lightning.seed_everything(0, verbose=False)
    x = torch.randn(32, 3)
    data = torch.utils.data.TensorDataset(x, x.sum(dim=1, keepdim=True))
    batches = torch.utils.data.DataLoader(data, batch_size=8)
    recorded = Recorded("lightning", "torch")
    logger = spying(InsightLogger, HOOKS, recorded)(f"{log_dir}/lightning")
    trainer = lightning.Trainer(
        max_epochs=2,
        accelerator="cpu",
        devices=1,
        logger=logger,
        log_every_n_steps=1,
        enable_progress_bar=False,
        enable_model_summary=False,
    )
    model = Line(lr=0.05, width=3)
    trainer.fit(model, batches, batches)
    for told in model.told:
        recorded.report(*told)
    say(log_dir, lightning=recorded)


main(sys.argv[1])
