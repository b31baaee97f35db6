"""A network of two equal stages in two processes of one thread each, beside one process.

    pip install 'insight-train[mpi,bench]'      # benchmarks/README.md has the CPU build of torch
    python benchmarks/pipeline.py --rounds 7

The batch goes through in micro-batches, all forward and then all back, so one stage computes one
while the other computes another: of eight, each stage is idle for the time of one. Ours tells by
MPI; PyTorch's is `ScheduleGPipe` of `torch.distributed.pipelining` over gloo. The jobs take turns;
each prints the samples that it trains on in a second, the median over its steps. Prints the medians
over rounds, and two processes over one: `2 m / (m + 1)` of m micro-batches would be a communication
that costs nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from peers.two_processes import compare, seconds_a_step

HERE = Path(__file__).resolve()
# Layers of a stage, how wide they are, the batch, and into how many parts it goes.
CASES = {
    "4 + 4 Dense 1024, batch 256, 8 parts": (4, 1024, 256, 8),
    "4 + 4 Dense 1024, batch 256, 4 parts": (4, 1024, 256, 4),
    "2 + 2 Dense 512, batch 256, 8 parts": (2, 512, 256, 8),
}
STEPS, WARM = 12, 3
LEARNING_RATE, MOMENTUM = 0.01, 0.9


def batch_of(width: int, size: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows and what they should become."""
    rng = np.random.default_rng(0)
    x, y = rng.standard_normal((2, size, width)).astype(np.float32)
    return x, y


def our_step(layers: int, width: int, size: int, parts: int) -> tuple[Callable[[], float], int]:
    """One training step of ours, and this process's rank."""
    import engine
    from engine import nn
    from engine.communication import get_group_size, get_rank, init

    init()
    engine.set_seed(1)
    stages = get_group_size()
    halves = [
        nn.SequentialCell(*(nn.Dense(width, width, activation="relu") for _ in range(layers)))
        for _ in range(2)
    ]
    network = nn.SequentialCell(*halves)
    parameters = network.trainable_params()
    if stages > 1:
        mode = "semi_auto_parallel"
        engine.set_auto_parallel_context(parallel_mode=mode, pipeline_stages=stages)
        for number, half in enumerate(halves):
            half.pipeline_stage = number
        parameters = network.infer_param_pipeline_stage()
    optimizer = nn.Momentum(parameters, LEARNING_RATE, MOMENTUM)
    with_loss = nn.PipelineCell(nn.WithLossCell(network, nn.MSELoss()), parts)
    step = nn.TrainOneStepCell(with_loss, optimizer)
    step.set_train()
    x, y = map(engine.Tensor, batch_of(width, size))
    return lambda: float(step(x, y).asnumpy()), get_rank()


def torch_step(layers: int, width: int, size: int, parts: int) -> tuple[Callable[[], float], int]:
    """The same of PyTorch's."""
    import torch

    torch.set_num_threads(1)
    torch.manual_seed(1)
    rank, count = int(os.environ.get("RANK", "0")), int(os.environ.get("WORLD_SIZE", "1"))

    def half() -> torch.nn.Module:
        pairs = ((torch.nn.Linear(width, width), torch.nn.ReLU()) for _ in range(layers))
        return torch.nn.Sequential(*(one for pair in pairs for one in pair))

    x, y = map(torch.from_numpy, batch_of(width, size))
    own = torch.nn.Sequential(half(), half()) if count == 1 else half()
    optimizer = torch.optim.SGD(own.parameters(), lr=LEARNING_RATE, momentum=MOMENTUM)
    mean = torch.nn.functional.mse_loss
    if count == 1:

        def step() -> float:
            optimizer.zero_grad()
            total = 0.0
            for some, wanted in zip(x.chunk(parts), y.chunk(parts), strict=True):
                loss = mean(own(some), wanted)
                loss.backward()
                total += loss.item()
            optimizer.step()
            return total

        return step, rank

    from torch.distributed.pipelining import PipelineStage, ScheduleGPipe

    torch.distributed.init_process_group("gloo")
    stage = PipelineStage(own, rank, count, torch.device("cpu"))
    schedule = ScheduleGPipe(stage, n_microbatches=parts, loss_fn=mean)

    def step_of_stage() -> float:
        optimizer.zero_grad()
        if rank == 0:
            schedule.step(x)
        else:
            schedule.step(target=y, losses=(losses := []))
        optimizer.step()
        return 0.0 if rank == 0 else sum(loss.item() for loss in losses)

    return step_of_stage, rank


def work(whose: str, *numbers: int) -> None:
    """What each process of a job does; the first prints samples a second."""
    step, rank = (our_step if whose == "ours" else torch_step)(*numbers)
    taken = seconds_a_step(step, WARM, STEPS)
    if rank == 0:
        print(numbers[2] / taken)


def main() -> None:
    """Measure, or be one of the processes that are measured."""
    if sys.argv[1:2] == ["--work"]:
        work(sys.argv[2], *map(int, sys.argv[3:]))
        return
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--cases", nargs="*", default=list(CASES), choices=list(CASES))
    parser.add_argument("--whose", nargs="*", default=["ours", "torch"], choices=["ours", "torch"])
    options = parser.parse_args()
    chosen = {name: [str(one) for one in CASES[name]] for name in options.cases}
    compare(HERE, chosen, options.rounds, options.whose)


if __name__ == "__main__":
    main()
