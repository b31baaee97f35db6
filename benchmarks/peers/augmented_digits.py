"""Digits that are turned, shifted and blurred anew in each epoch: NumPy alone, for every side."""

from __future__ import annotations

import time

import numpy as np

SIZE = 32
_FINE = np.mgrid[0 : 2 * SIZE, 0 : 2 * SIZE].astype(np.float32) / 2 - SIZE / 2 + 0.25


def augmented(images: np.ndarray) -> np.ndarray:
    """Images (n, 1, 32, 32), each under a random map, sampled twice as fine and averaged."""
    n = len(images)
    angle, scale = np.random.uniform(-0.3, 0.3, n), np.random.uniform(0.8, 1.2, n)  # noqa: NPY002
    shift = np.random.uniform(-3, 3, (2, n, 1, 1)).astype(np.float32)  # noqa: NPY002
    along = (scale * np.cos(angle)).astype(np.float32)[:, None, None]
    across = (scale * np.sin(angle)).astype(np.float32)[:, None, None]
    down = along * _FINE[0] + across * _FINE[1] + shift[0] + SIZE / 2
    right = along * _FINE[1] - across * _FINE[0] + shift[1] + SIZE / 2
    fine = _sampled(images[:, 0], np.clip(down, 0, SIZE - 1.01), np.clip(right, 0, SIZE - 1.01))
    return fine.reshape(n, 1, SIZE, 2, SIZE, 2).mean(axis=(3, 5))


def _sampled(images: np.ndarray, down: np.ndarray, right: np.ndarray) -> np.ndarray:
    top, left = down.astype(np.int32), right.astype(np.int32)
    down, right = down - top.astype(np.float32), right - left.astype(np.float32)
    flat = images.reshape(-1)
    at = np.arange(len(images), dtype=np.int32)[:, None, None] * (SIZE * SIZE) + top * SIZE + left
    upper = flat[at] * (1 - right) + flat[at + 1] * right
    lower = flat[at + SIZE] * (1 - right) + flat[at + SIZE + 1] * right
    return upper * (1 - down) + lower * down


def one_augmented(image: np.ndarray) -> np.ndarray:
    """One image (1, 32, 32), augmented."""
    return augmented(image[None])[0]


def waited_for(images: np.ndarray, seconds: float) -> np.ndarray:
    """The images as they are, after a wait: a batch of a slow disk or of a network."""
    time.sleep(seconds)
    return images
