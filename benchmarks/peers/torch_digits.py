"""PyTorch's side of `sink_mode.py`: trains an epoch for each line that it is given.

A line is a pipeline and a number of workers; the answer is the seconds of a step.
"""

from __future__ import annotations

import sys
import time
from functools import partial
from typing import Any

import numpy as np
import torch
from augmented_digits import augmented, one_augmented, waited_for
from torch.utils.data import DataLoader, Dataset

LAYERS = torch.nn


class Digits(Dataset):
    """Rows, augmented one by one or as they are."""

    def __init__(self, images: np.ndarray, labels: np.ndarray, *, augments: bool) -> None:
        self._images, self._labels, self._augments = images, labels, augments

    def __len__(self) -> int:
        return len(self._images)

    def __getitem__(self, index: int) -> tuple[np.ndarray, int]:
        image = self._images[index]
        return one_augmented(image) if self._augments else image, int(self._labels[index])


def collated(change: Any, rows: list[tuple[np.ndarray, int]]) -> tuple[Any, Any]:
    """A batch of rows, changed as a whole."""
    images = change(np.stack([image for image, _ in rows]))
    return torch.from_numpy(images), torch.tensor([label for _, label in rows])


def step_of(network: Any, optimizer: Any, x: Any, y: Any) -> None:
    """One training step."""
    optimizer.zero_grad()
    LAYERS.functional.cross_entropy(network(x), y).backward()
    optimizer.step()


def main() -> None:
    """Answer until there are no more lines."""
    folder, batch, threads, wait = sys.argv[1], *map(float, sys.argv[2:])
    torch.set_num_threads(int(threads))
    data = np.load(folder)
    network = LAYERS.Sequential(
        LAYERS.Conv2d(1, 6, 5), LAYERS.ReLU(), LAYERS.MaxPool2d(2),
        LAYERS.Conv2d(6, 16, 5), LAYERS.ReLU(), LAYERS.MaxPool2d(2), LAYERS.Flatten(),
        LAYERS.Linear(400, 120), LAYERS.ReLU(), LAYERS.Linear(120, 84), LAYERS.ReLU(),
        LAYERS.Linear(84, 10),
    )  # fmt: skip
    optimizer = torch.optim.SGD(network.parameters(), lr=0.01, momentum=0.9)
    changes = {"a row": None, "a batch": augmented, "waiting": partial(waited_for, seconds=wait)}
    loaders = {
        (pipeline, workers): DataLoader(
            Digits(data["images"], data["labels"], augments=change is None),
            int(batch),
            shuffle=True,
            drop_last=True,
            num_workers=workers,
            collate_fn=None if change is None else partial(collated, change),
            persistent_workers=workers > 0,
        )
        for pipeline, change in changes.items()
        for workers in (0, 2)
    }
    print("ready", flush=True)
    for line in sys.stdin:
        pipeline, _, workers = line.strip().rpartition(" ")
        loader = loaders[pipeline, int(workers)]
        started = time.perf_counter()
        for x, y in loader:
            step_of(network, optimizer, x, y)
        print((time.perf_counter() - started) / len(loader), flush=True)


if __name__ == "__main__":
    main()
