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
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve()
# Layers of a stage, how wide they are, the batch, and into how many parts it goes.
CASES = {
    "4 + 4 Dense 1024, batch 256, 8 parts": (4, 1024, 256, 8),
    "4 + 4 Dense 1024, batch 256, 4 parts": (4, 1024, 256, 4),
    "2 + 2 Dense 512, batch 256, 8 parts": (2, 512, 256, 8),
}
STEPS, WARM = 12, 3
LEARNING_RATE, MOMENTUM = 0.01, 0.9
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


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
    for _ in range(WARM):
        step()
    times = []
    for _ in range(STEPS):
        started = time.perf_counter()
        step()
        times.append(time.perf_counter() - started)
    if rank == 0:
        print(numbers[2] / statistics.median(times))


def samples_a_second(whose: str, numbers: tuple[int, ...], processes: int) -> float:
    """Start a job, and what its first process printed."""
    own = [sys.executable, str(HERE), "--work", whose, *map(str, numbers)]
    environment = os.environ | ONE_THREAD
    if processes == 1 or whose == "ours":
        launcher = [str(Path(sys.executable).parent / "mpiexec"), "-n", str(processes)]
        command = own if processes == 1 else [*launcher, *own]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return float(done.stdout)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    shared = {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port), "WORLD_SIZE": str(processes)}
    jobs = [
        subprocess.Popen(
            own, env=environment | shared | {"RANK": str(rank)}, stdout=subprocess.PIPE, text=True
        )
        for rank in range(processes)
    ]
    said = [job.communicate()[0] for job in jobs]
    return float(said[0])


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
    print(f"{'samples a second':<46}{'1 process':>12}{'2 processes':>13}{'ratio':>8}")
    for name in options.cases:
        jobs = [(whose, processes) for whose in options.whose for processes in (1, 2)]
        found: dict[tuple[str, int], list[float]] = {job: [] for job in jobs}
        for _ in range(options.rounds):
            for whose, processes in jobs:
                speed = samples_a_second(whose, CASES[name], processes)
                found[whose, processes].append(speed)
        middle = {job: statistics.median(speeds) for job, speeds in found.items()}
        for whose in options.whose:
            pairs = zip(found[whose, 2], found[whose, 1], strict=True)
            ratio = statistics.median(two / one for two, one in pairs)
            one, two = middle[whose, 1], middle[whose, 2]
            print(f"{name + ', ' + whose:<46}{one:>12.0f}{two:>13.0f}{ratio:>8.2f}", flush=True)


if __name__ == "__main__":
    main()
