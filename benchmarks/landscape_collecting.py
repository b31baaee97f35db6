"""What collecting landscapes costs a training: digits LeNet with it and without, in turns.

    python benchmarks/landscape_collecting.py --rounds 15

Both train ten epochs with the default SummaryCollector; one keeps checkpoints that spread over the
training, the other is told `collect_landscape: None`. CPU is of this process and those that it
started, of all threads; the wall clock goes from the start of the training to the end of its
callbacks, when everything is written and hashed. Prints medians and the ratio of each. Two
trainings differ by more than what is looked for, so it also adds up what saving took in the
training's thread and beside it.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from threadpoolctl import threadpool_limits

sys.path.insert(0, str(Path(__file__).parents[1]))

import engine
from engine import nn
from engine.train import Model, SummaryCollector
from engine.train.collect import landscape
from engine.train.serialization.beside import Beside
from sample_runs.digits_lenet import LeNet5, digits, optimizer_of

EPOCHS = 10
GOAL = 0.02
KEPT = range(10, 22)  # 10 to 20 that spread over a training, and its last


@dataclass
class Costs:
    """Seconds of one training."""

    cpu: float
    wall: float
    caller_cpu: float = 0.0
    caller_wall: float = 0.0
    beside_cpu: float = 0.0


class Watch:
    """Adds up what saving takes, in the training's thread and beside it."""

    def __init__(self) -> None:
        self.forget()
        save, run = landscape.LandscapeCheckpoints.save, Beside._run
        watch = self

        def saved(*arguments: object) -> None:
            cpu, wall = time.thread_time(), time.perf_counter()
            save(*arguments)
            watch.caller_cpu += time.thread_time() - cpu
            watch.caller_wall += time.perf_counter() - wall

        def ran(*arguments: object) -> None:
            run(*arguments)
            watch.beside_cpu += time.thread_time()  # of its thread, which does nothing else

        landscape.LandscapeCheckpoints.save = saved
        Beside._run = ran

    def forget(self) -> None:
        """Begin at nothing."""
        self.caller_cpu = self.caller_wall = self.beside_cpu = 0.0


def training(*, collects: bool, watch: Watch) -> Costs:
    """Ten epochs from the same weights on the same batches."""
    engine.set_seed(0)
    data, _ = digits(0)
    network = LeNet5()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    model = Model(network, loss, optimizer_of("Momentum", network, 0.01))
    chosen = None if collects else {"collect_landscape": None}
    watch.forget()
    with tempfile.TemporaryDirectory() as folder:
        collector = SummaryCollector(folder, collect_specified_data=chosen)
        cpu, wall = sum(os.times()[:4]), time.perf_counter()
        model.train(EPOCHS, data, callbacks=[collector])
        cpu, wall = sum(os.times()[:4]) - cpu, time.perf_counter() - wall
        kept = len(list(Path(folder).glob("ckpt_dir/*.ckpt")))
    if kept not in (KEPT if collects else {0}):
        sys.exit(f"{kept} checkpoints were kept")
    return Costs(cpu, wall, watch.caller_cpu, watch.caller_wall, watch.beside_cpu)


def median(costs: list[Costs], name: str) -> float:
    """The middle of one figure."""
    return statistics.median(getattr(one, name) for one in costs)


def main() -> None:
    """Let both take turns, and print what collecting adds."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds
    engine.set_context(mode=engine.GRAPH_MODE)
    watch = Watch()
    found: dict[bool, list[Costs]] = {True: [], False: []}
    with threadpool_limits(1):
        for turn in range(rounds + 1):
            for collects in (True, False) if turn % 2 else (False, True):
                costs = training(collects=collects, watch=watch)
                if turn:  # the first is for caches
                    found[collects].append(costs)
    print(f"{rounds} rounds, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for name in ("cpu", "wall"):
        with_it, without = median(found[True], name), median(found[False], name)
        print(
            f"{name:<5} {with_it:.3f} s with, {without:.3f} s without: {with_it / without - 1:+.1%}"
        )
    saving = statistics.median(one.caller_cpu + one.beside_cpu for one in found[True])
    share = saving / median(found[False], "cpu")
    stalled = median(found[True], "caller_wall") / median(found[False], "wall")
    print(f"CPU of saving, both threads: {saving * 1e3:.1f} ms, {share:.2%} of the training")
    print(f"the training waits:          {stalled:.2%} of its time")
    print(f"goal {GOAL:.0%}: {'met' if max(share, stalled) < GOAL else 'missed'}")


if __name__ == "__main__":
    main()
