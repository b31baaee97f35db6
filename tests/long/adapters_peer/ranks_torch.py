"""Trains DistributedDataParallel in three processes; `python ranks_torch.py LOG_DIR`.

No launcher tells them their ranks: they are started as PyTorch's tutorial does.
"""

from __future__ import annotations

import socket
import sys

import torch
from torch import distributed, multiprocessing
from torch.nn.parallel import DistributedDataParallel

from insight.adapters.torch import TorchRecorder

RANKS, STEPS = 3, 20


def train(rank: int, port: int, log_dir: str) -> None:
    address = f"tcp://127.0.0.1:{port}"
    distributed.init_process_group("gloo", init_method=address, rank=rank, world_size=RANKS)
    torch.set_num_threads(1)
    torch.manual_seed(rank)
    model = DistributedDataParallel(torch.nn.Linear(3, 1))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    with TorchRecorder(f"{log_dir}/job") as recorder:
        for step in range(1, STEPS + 1):
            x = torch.randn(16, 3)
            loss = (model(x) - x.sum(dim=1, keepdim=True)).square().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            recorder.log(step, {"loss": loss, "rank": rank})
    distributed.destroy_process_group()


if __name__ == "__main__":
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    multiprocessing.spawn(train, (port, sys.argv[1]), RANKS)
