"""A process that records nothing but samples of its machine, for `machine.py`.

python samplers.py {ours,psutil,wandb,trackio}
"""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from peers import cpu
from peers.worker import serve

SETTLES_S = 2.0


class Ours:
    """SummaryRecord; its thread is asked what it used."""

    def __init__(self, folder: str, every_s: float | None) -> None:
        from insight import SummaryRecord

        self._record = SummaryRecord(folder, machine=every_s, provenance=False)
        self._record.log(0, {"loss": 1.0})

    def close(self) -> None:
        self._record.close()


class Psutil:
    """What a script writes that asks psutil the same in a loop, and keeps the answers."""

    def __init__(self, folder: str, every_s: float | None) -> None:
        self._every_s = every_s
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._sample, name="sampler")
        if every_s is not None:
            self._thread.start()

    def _sample(self) -> None:
        import psutil

        process, kept = psutil.Process(), []
        while not self._end.wait(self._every_s):
            tree = [process, *process.children(recursive=True)]
            kept.append(
                {
                    "cpu": psutil.cpu_percent(),
                    "memory": psutil.virtual_memory().percent,
                    "disk": psutil.disk_usage("/").percent,
                    "io": psutil.disk_io_counters(),
                    "network": psutil.net_io_counters(),
                    "process": [(one.cpu_percent(), one.memory_info().rss) for one in tree],
                }
            )

    def close(self) -> None:
        self._end.set()
        if self._every_s is not None:
            self._thread.join()


class Wandb:
    """Weights & Biases, offline, with its system measurements."""

    def __init__(self, folder: str, every_s: float | None) -> None:
        import wandb

        Path(folder).mkdir(parents=True, exist_ok=True)
        asked: dict[str, Any] = {"x_disable_stats": every_s is None, "x_disable_meta": True}
        if every_s is not None:
            asked |= {"x_stats_sampling_interval": every_s, "x_stats_track_process_tree": True}
        self._run = wandb.init(project="bench", dir=folder, settings=wandb.Settings(**asked))
        self._run.log({"loss": 1.0})

    def close(self) -> None:
        self._run.finish()


class Trackio:
    """Trackio, local, with its system measurements."""

    def __init__(self, folder: str, every_s: float | None) -> None:
        import trackio

        asked: dict[str, Any] = {"auto_log_cpu": every_s is not None, "auto_log_gpu": False}
        if every_s is not None:
            asked["cpu_log_interval"] = every_s
        self._run = trackio.init(project=Path(folder).name, embed=False, **asked)
        self._run.log({"loss": 1.0})

    def close(self) -> None:
        self._run.finish()


SAMPLERS = {"ours": Ours, "psutil": Psutil, "wandb": Wandb, "trackio": Trackio}
THREADS = {"ours": "insight-machine", "psutil": "sampler"}


def idle(folder: str, every_s: float | None, seconds: float) -> dict[str, float]:
    """CPU seconds of this process and all below it while it does nothing but sample.

    `thread` are those of the thread that samples, where it is one of Python's.
    """
    sampler = SAMPLERS[NAME](folder, every_s)
    time.sleep(SETTLES_S)  # what is made once is not counted
    total, thread = cpu.here(), _of_thread()
    time.sleep(seconds)
    total, thread = cpu.here() - total, _of_thread() - thread
    sampler.close()
    return {"total": total, "thread": thread}


def _of_thread() -> float:
    for thread in threading.enumerate():
        if thread.name == THREADS.get(NAME) and thread.ident is not None:
            return time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
    return 0.0


if __name__ == "__main__":
    NAME = sys.argv[1]
    os.environ.pop("INSIGHT_MACHINE", None)
    serve({"idle": idle})
