"""Poolings over one, two and three axes: sliding, adaptive, by norm, fractional, undone."""

from __future__ import annotations

import numpy as np

from tests.engine.ops.pytorch_case import Case, Recipe, apart, given, positive, real

_SIZE = {1: (9,), 2: (7, 6), 3: (5, 4, 6)}


def _largest(rank: int, options: str) -> Case:
    return Case(
        f"ops.max_pool{rank}d(a, {options}, return_indices=True)",
        f"F.max_pool{rank}d(a, {options}, return_indices=True)",
        (apart(1, 2, *_SIZE[rank]),),
    )


def _mean(rank: int, options: str) -> Case:
    return Case(
        f"ops.avg_pool{rank}d(a, {options})",
        f"F.avg_pool{rank}d(a, {options})",
        (real(1, 2, *_SIZE[rank]),),
    )


def _adaptive(kind: str, rank: int, size: object, recipe: Recipe) -> Case:
    indices = ", True" if kind == "max" else ""
    call = f"adaptive_{kind}_pool{rank}d(a, {size}{indices})"
    return Case(f"ops.{call}", f"F.{call}", (recipe,))


def _indices(*shape: int, below: int) -> Recipe:
    """Numbers of which none is twice in a row."""

    def draw(rng: np.random.Generator) -> np.ndarray:
        lead, count = shape[:2], int(np.prod(shape[2:]))
        rows = [rng.permutation(below)[:count] for _ in range(int(np.prod(lead)))]
        return np.array(rows).reshape(shape)

    return draw


_WINDOWS = [
    "2",
    "3, 2, 1",
    "2, 1, 1, 2",
    "3, 2, 0, 1, ceil_mode=True",
    "2, 3, 1, 1, ceil_mode=True",
]
_MEANS = ["2, 2", "3, 2, 1", "3, 2, 1, True", "3, 2, 1, False, False", "3, 2, 1, True, False"]

CASES = (
    {
        f"max_pool{rank}d {options}": _largest(rank, options)
        for rank in (1, 2, 3)
        for options in _WINDOWS
    }
    | {
        f"avg_pool{rank}d {options}": _mean(rank, options)
        for rank in (1, 2, 3)
        for options in _MEANS
    }
    | {f"avg_pool{rank}d with divisor": _mean(rank, "3, 2, 1, True, False, 5") for rank in (2, 3)}
    | {
        f"adaptive_{kind}_pool{rank}d {size}": _adaptive(
            kind, rank, size, (apart if kind == "max" else real)(1, 2, *_SIZE[rank])
        )
        for kind in ("avg", "max")
        for rank in (1, 2, 3)
        for size in (1, 2, 4)
    }
    | {
        f"lp_pool{rank}d {options}": Case(
            f"ops.lp_pool{rank}d(a, {options})",
            f"F.lp_pool{rank}d(a, {options})",
            (positive(1, 2, *_SIZE[rank]),),
        )
        for rank in (1, 2)
        for options in ("2, 3", "3.0, 2, 1", "2, 3, 2, True", "float('inf'), 2")
    }
    | {
        f"max_unpool{rank}d": Case(
            f"ops.max_unpool{rank}d(a, b, 3, 2, 1)",
            f"F.max_unpool{rank}d(a, b, 3, 2, 1)",
            (real(1, 2, *(3,) * rank), _indices(1, 2, *(3,) * rank, below=5**rank)),
        )
        for rank in (1, 2, 3)
    }
    | {
        f"fractional_max_pool{rank}d": Case(
            f"ops.fractional_max_pool{rank}d(a, 2, {5 - rank}, None, True, b)",
            f"F.fractional_max_pool{rank}d(a, 2, {5 - rank}, None, True, b)",
            (
                apart(1, 2, *_SIZE[rank]),
                given([[0.1, 0.7, 0.4][:rank], [0.95, 0.3, 0.0][:rank]]),
            ),
            differentiated=False,
        )
        for rank in (2, 3)
    }
    | {
        "max_pool2d without a batch": Case(
            "ops.max_pool2d(a, 2)", "F.max_pool2d(a, 2)", (apart(2, 5, 4),)
        ),
        "avg_pool3d without a batch": Case(
            "ops.avg_pool3d(a, 2, 2)", "F.avg_pool3d(a, 2, 2)", (real(2, 5, 4, 4),)
        ),
    }
)
