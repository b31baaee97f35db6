"""Runs in a peer's interpreter: its recorder under one shape, and what is asked of it.

    python recorders.py NAME

Ten scalars a step, the same for all. CPU of a caller is that of its thread alone; total CPU is of
all threads and processes, from the first call until all is closed and written.
"""

from __future__ import annotations

import hashlib
import os
import statistics
import sys
import threading
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from peers import cpu
from peers.worker import serve

TAGS = [f"group_{number % 3}/value_{number}" for number in range(10)]
VALUES = {tag: 0.5 + number for number, tag in enumerate(TAGS)}
STEP_S = 0.64e-3  # a small network's training step
BLOCK = 25  # training steps in a row with and without recording


class OurLog:
    """Ours, the short way."""

    def __init__(self, folder: str) -> None:
        from insight import SummaryRecord

        self._record = SummaryRecord(folder)

    def step(self, step: int) -> None:
        self._record.log(step, VALUES)

    def close(self) -> None:
        self._record.close()


class OurRun:
    """Ours, in one line; steps count themselves. The machine and the console are left alone."""

    def __init__(self, folder: str) -> None:
        import insight

        path = Path(folder)
        self._run = insight.run(path.parent, path.name, machine=None, console=False)

    def step(self, step: int) -> None:
        self._run.log(VALUES)

    def close(self) -> None:
        self._run.finish()


class OurValues:
    """Ours, MindSpore's way."""

    def __init__(self, folder: str) -> None:
        from insight import SummaryRecord

        self._record = SummaryRecord(folder)

    def step(self, step: int) -> None:
        add = self._record.add_value
        for tag, value in VALUES.items():
            add("scalar", tag, value)
        self._record.record(step)

    def histogram(self, step: int, values: Any) -> None:
        self._record.add_value("histogram", "weights", values)
        self._record.record(step)

    def close(self) -> None:
        self._record.close()


class Torch:
    """PyTorch's SummaryWriter."""

    def __init__(self, folder: str) -> None:
        from torch.utils.tensorboard import SummaryWriter

        self._writer = SummaryWriter(folder)

    def step(self, step: int) -> None:
        add = self._writer.add_scalar
        for tag, value in VALUES.items():
            add(tag, value, step)

    def histogram(self, step: int, values: Any) -> None:
        self._writer.add_histogram("weights", values, step)

    def close(self) -> None:
        self._writer.close()


class Wandb:
    """Weights & Biases, offline, without its own system measurements."""

    def __init__(self, folder: str) -> None:
        import wandb

        Path(folder).mkdir(parents=True, exist_ok=True)
        settings = wandb.Settings(x_disable_stats=True, x_disable_meta=True)
        self._run = wandb.init(project="bench", dir=folder, settings=settings)

    def step(self, step: int) -> None:
        self._run.log(VALUES, step=step)

    def close(self) -> None:
        self._run.finish()


class Trackio:
    """Trackio, local."""

    def __init__(self, folder: str) -> None:
        import trackio

        self._run = trackio.init(project=Path(folder).name, embed=False)

    def step(self, step: int) -> None:
        self._run.log(VALUES, step=step)

    def close(self) -> None:
        self._run.finish()


class MindSpore:
    """MindSpore's SummaryRecord; its tensors are made before the clock runs."""

    def __init__(self, folder: str) -> None:
        from mindspore import SummaryRecord, Tensor

        self._tensor = Tensor
        self._values = {tag: Tensor(value) for tag, value in VALUES.items()}
        self._record = SummaryRecord(folder)

    def step(self, step: int) -> None:
        add = self._record.add_value
        for tag, value in self._values.items():
            add("scalar", tag, value)
        self._record.record(step)

    def histogram(self, step: int, values: Any) -> None:
        self._record.add_value("histogram", "weights", self._tensor(values))
        self._record.record(step)

    def close(self) -> None:
        self._record.close()


RECORDERS = {
    "log": OurLog,
    "run": OurRun,
    "add_value": OurValues,
    "torch": Torch,
    "wandb": Wandb,
    "trackio": Trackio,
    "mindspore": MindSpore,
}


def scalars(folder: str, steps: int) -> dict[str, float]:
    """CPU seconds of the caller, and of everybody, for steps at full speed."""
    recorder = Recorder(folder)
    recorder.step(0)  # what is made once is not counted
    total, caller = cpu.here(), time.thread_time()
    for step in range(1, steps + 1):
        recorder.step(step)
    caller = time.thread_time() - caller
    recorder.close()
    return {"caller": caller, "total": cpu.here() - total}


def histograms(folder: str, count: int, size: int) -> dict[str, float]:
    import numpy as np

    values = np.random.default_rng(0).standard_normal(size).astype(np.float32)
    recorder = Recorder(folder)
    recorder.histogram(0, values)
    total, caller = cpu.here(), time.thread_time()
    for step in range(1, count + 1):
        recorder.histogram(step, values)
    caller = time.thread_time() - caller
    recorder.close()
    return {"caller": caller, "total": cpu.here() - total}


def training(folder: str, steps: int) -> dict[str, float]:
    """Seconds that recording adds to a step of a training, and those of its calls.

    Blocks of steps with and without recording take turns.
    """
    recorder, work = Recorder(folder), a_step_of_training()
    plain: list[float] = []
    recorded: list[float] = []
    calls: list[float] = []
    cpu_s: list[float] = []
    for step in range(1, steps + 1):
        with_record = step // BLOCK % 2 == 1
        begun = time.perf_counter()
        hashlib.sha256(work)
        if with_record:
            called, on_cpu = time.perf_counter(), time.thread_time()
            recorder.step(step)
            cpu_s.append(time.thread_time() - on_cpu)
            ended = time.perf_counter()
            calls.append(ended - called)
            recorded.append(ended - begun)
        else:
            plain.append(time.perf_counter() - begun)
    recorder.close()
    return {
        "cpu": statistics.median(cpu_s),
        "cpu_mean": statistics.mean(cpu_s),
        "added": statistics.median(recorded) - statistics.median(plain),
        "p50": statistics.median(calls),
        "p99": statistics.quantiles(calls, n=100)[98],
    }


_KEEPS_LOCK = 2000  # bytes: hashing fewer than 2048 does not let go of Python's lock


def beside_a_busy_thread(folder: str, steps: int, keeps_lock: bool) -> dict[str, float]:
    """Seconds of a recording call in a training while a Python thread computes without end.

    A step that lets go of Python's lock waits for it afterwards, and wakes with cold caches.
    """
    recorder, work, ends = Recorder(folder), a_step_of_training(), threading.Event()
    parts = [work[:_KEEPS_LOCK]] * (len(work) // _KEEPS_LOCK) if keeps_lock else [work]
    calls: list[float] = []
    cpu_s: list[float] = []

    def compute() -> None:
        number = 0
        while not ends.is_set():
            number = (number * 31 + 7) % 1_000_003

    recorder.step(0)
    thread = threading.Thread(target=compute, daemon=True)
    thread.start()
    for step in range(1, steps + 1):
        for part in parts:
            hashlib.sha256(part)
        called, on_cpu = time.perf_counter(), time.thread_time()
        recorder.step(step)
        cpu_s.append(time.thread_time() - on_cpu)
        calls.append(time.perf_counter() - called)
    ends.set()
    thread.join()
    recorder.close()
    return {
        "cpu": statistics.median(cpu_s),
        "cpu_mean": statistics.mean(cpu_s),
        "mean": statistics.mean(calls),
    }


def idle(folder: str, seconds: float) -> dict[str, float]:
    """CPU seconds of a recorder that has nothing to record, and who helps it."""
    threads = cpu.threads_of(os.getpid())
    recorder = Recorder(folder)
    recorder.step(1)
    time.sleep(2.0)  # what the first step started comes to rest
    begun, started = cpu.here(), time.perf_counter()
    time.sleep(seconds)
    share = (cpu.here() - begun) / (time.perf_counter() - started)
    helpers, more = len(cpu.descendants(os.getpid())), cpu.threads_of(os.getpid()) - threads
    recorder.close()
    return {"share": share, "processes": helpers, "threads": more}


def a_step_of_training() -> bytes:
    """As many bytes as it takes a training step's time to hash; that lets go of Python's lock."""
    data = bytes(1 << 20)
    times = []
    for _ in range(50):
        started = time.perf_counter()
        hashlib.sha256(data)
        times.append(time.perf_counter() - started)
    return bytes(int(len(data) * STEP_S / statistics.median(times)))


if __name__ == "__main__":
    Recorder = RECORDERS[sys.argv[1]]
    serve(
        {
            "scalars": scalars,
            "histograms": histograms,
            "training": training,
            "beside_a_busy_thread": beside_a_busy_thread,
            "idle": idle,
        }
    )
