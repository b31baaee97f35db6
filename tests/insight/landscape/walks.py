"""Trajectories of checkpoints, made of seeded numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

SHAPES = {"conv.weight": (6, 2, 3, 3), "conv.bias": (6,), "fc.weight": (70, 30), "fc.bias": (70,)}
SIZE = sum(int(np.prod(shape)) for shape in SHAPES.values())


def split(row: np.ndarray[Any, Any], dtype: Any = np.float64) -> dict[str, np.ndarray[Any, Any]]:
    """The parameters that a row of numbers is."""
    found, begin = {}, 0
    for name, shape in SHAPES.items():
        end = begin + int(np.prod(shape))
        found[name] = row[begin:end].reshape(shape).astype(dtype)
        begin = end
    return found


def joined(parameters: Any) -> np.ndarray[Any, Any]:
    return np.concatenate([np.asarray(parameters[name], float).reshape(-1) for name in SHAPES])


def training_rows(count: int = 9, seed: int = 0) -> np.ndarray[Any, Any]:
    """A path that converges with some noise, (count, SIZE)."""
    rng = np.random.default_rng(seed)
    start, bend, end = rng.standard_normal((3, SIZE))
    time = np.linspace(0, 1, count)[:, None]
    noise = 0.05 * rng.standard_normal((count, SIZE))
    return end + (1 - time) ** 2 * start + 0.5 * np.sin(3 * time) * bend + noise


def training(count: int = 9, seed: int = 0, dtype: Any = np.float64) -> list[dict[str, Any]]:
    return [split(row, dtype) for row in training_rows(count, seed)]


def largest_angle(one: Any, other: Any) -> float:
    """Between two planes, in radians, each given by two rows at right angles."""
    first, second = (np.linalg.qr(np.stack(list(rows)).T)[0] for rows in (one, other))
    # By the sine, which has digits where the angle is small.
    away = second - first @ (first.T @ second)
    return float(np.arcsin(min(1.0, np.linalg.norm(away, 2))))
