"""Calls as we and as PyTorch write them, as text, and what draws their inputs.

Each file of `pytorch_cases/` has the `CASES` of one family, name to `Case`. In both
texts `a`, `b`, `c` … are the inputs; ours may use `ops`, `nn`, `engine` and `Tensor`, theirs
`torch`, `nn`, `F` and `linalg`. Nothing of ours is imported here, so that an interpreter with
PyTorch alone reads it, too.
"""

from __future__ import annotations

import importlib
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

Recipe = Callable[[np.random.Generator], np.ndarray]
NAMES = "abcdefghij"


class Case(NamedTuple):
    """One call, twice.

    Attributes:
        ours: An expression of this engine; a tensor, or a tuple of them.
        theirs: The same of PyTorch.
        inputs: What makes the inputs, in the order of their letters.
        differentiated: Whether gradients of the inputs with fractions are compared.
        single: How far results in float32 may be off, relative to the largest of an array; None
            where float32 has no meaning.

    """

    ours: str
    theirs: str
    inputs: tuple[Recipe, ...]
    differentiated: bool = True
    single: float | None = 1e-5


def real(*shape: int) -> Recipe:
    """Numbers around 0."""
    return lambda rng: rng.standard_normal(shape)


def positive(*shape: int) -> Recipe:
    """Numbers from 0.2 to 1.2."""
    return lambda rng: rng.random(shape) + 0.2


def within_one(*shape: int) -> Recipe:
    """Numbers from -0.9 to 0.9."""
    return lambda rng: rng.random(shape) * 1.8 - 0.9


def apart(*shape: int) -> Recipe:
    """Numbers of which no two are closer than 0.1, in random order: for extremes and sorting."""

    def draw(rng: np.random.Generator) -> np.ndarray:
        count = int(np.prod(shape))
        return (rng.permutation(count) * 0.1 - 0.05 * count + 0.03).reshape(shape)

    return draw


def whole(limit: int, *shape: int) -> Recipe:
    """Whole numbers from 0 to below a limit, int64."""
    return lambda rng: rng.integers(0, limit, shape)


def truth(*shape: int) -> Recipe:
    """Truth values."""
    return lambda rng: rng.random(shape) < 0.5


def symmetric(*shape: int) -> Recipe:
    """Symmetric positive definite matrices in the last two axes."""

    def draw(rng: np.random.Generator) -> np.ndarray:
        half = rng.standard_normal(shape)
        return half @ half.swapaxes(-1, -2) + shape[-1] * np.eye(shape[-1])

    return draw


def regular(*shape: int) -> Recipe:
    """Square matrices that are far from singular."""
    return lambda rng: rng.standard_normal(shape) + 3 * np.eye(shape[-1])


def transposed(*shape: int) -> Recipe:
    """Numbers around 0 that do not lie in C order."""
    return lambda rng: rng.standard_normal(shape[::-1]).T


def given(*values: Any) -> Recipe:
    """These values."""
    return lambda rng: np.array(values)


def families() -> list[str]:
    """The names of the families."""
    return sorted(path.stem for path in Path(__file__).with_name("pytorch_cases").glob("*.py"))


def cases_of(family: str) -> dict[str, Case]:
    """The cases of a family."""
    found: dict[str, Case] = importlib.import_module(
        f"tests.engine.ops.pytorch_cases.{family}"
    ).CASES
    return found


def drawn(name: str, case: Case, seed: int = 0) -> list[np.ndarray]:
    """The inputs of a case in float64; the same for the same name and seed everywhere."""
    rng = np.random.default_rng([seed, zlib.crc32(name.encode())])
    return [recipe(rng) for recipe in case.inputs]


def weights_like(array: np.ndarray) -> np.ndarray:
    """What each element of an output counts in the sum that is differentiated."""
    return np.cos(np.arange(array.size, dtype=np.float64) + 1).reshape(array.shape)
