"""Trains with a plain PyTorch loop; `python train_torch.py LOG_DIR`."""

from __future__ import annotations

import sys

import torch
from spying import Recorded, say, spying

from insight.adapters.torch import TorchRecorder

HOOKS = ("settings", "watch", "log", "histograms", "close")


def main(log_dir: str) -> None:
    torch.manual_seed(0)
    x = torch.randn(16, 3)
    y = x.sum(dim=1, keepdim=True)
    model = torch.nn.Linear(3, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.125, momentum=0.5)
    recorded = Recorded("torch")
    with spying(TorchRecorder, HOOKS, recorded)(f"{log_dir}/torch") as recorder:
        recorder.settings(optimizer, batch_size=16)
        recorder.watch(model, optimizer, every=2)
        for step in range(1, 5):
            loss = (model(x) - y).square().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            recorder.log(step, {"loss": loss, "rate": optimizer.param_groups[0]["lr"]})
            recorded.report("loss", step, loss.detach())
            recorded.report("rate", step, 0.125)
    say(log_dir, torch=recorded)


main(sys.argv[1])
