"""PyTorch's DataLoader over rows with work: answers to `input_pipeline.py`."""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from torch.utils.data import DataLoader, Dataset

from peers import cpu
from peers.row_work import WORK, images
from peers.worker import serve

BATCH = 32


class Images(Dataset):
    def __init__(self, count: int, work: str) -> None:
        self.images, self.work = images(count), WORK[work]

    def __len__(self) -> int:
        return len(self.images)

    def __getitem__(self, number: int):
        return self.work(self.images[number])


loaders: dict[tuple[int, str, int], DataLoader] = {}


def seconds(rows: int, work: str, workers: int) -> list[float]:
    """Of a pass with workers that are kept: until the first batch, until the last one, of CPU."""
    key = (rows, work, workers)
    if key not in loaders:
        loaders[key] = DataLoader(
            Images(rows, work), BATCH, num_workers=workers, persistent_workers=workers > 0
        )
        list(loaders[key])
    used, began = cpu.here(), time.perf_counter()
    times = [time.perf_counter() - began for _ in loaders[key]]
    return [times[0], times[-1], cpu.here() - used]


if __name__ == "__main__":
    serve({"seconds": seconds})
