"""Initial values with a structure: identity, Dirac, orthogonal, sparse."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from .base import Initializer

__all__ = ["Dirac", "Identity", "Orthogonal", "Sparse"]


class Identity(Initializer):
    """Ones on the diagonal of a matrix, zeros elsewhere."""

    _names = ("identity",)

    def values(self, shape: tuple[int, ...]) -> Tensor:
        if len(shape) != 2:
            raise ShapeError.of("Identity", "two axes", shape)
        return ops.eye(*shape)


class Dirac(Initializer):
    """A convolution's weight that passes its input channels on, group by group."""

    _names = ("dirac",)

    def __init__(self, groups: int = 1) -> None:
        if groups < 1:
            raise ArgumentValueError.of("Dirac(groups)", "a number from 1", groups)
        self.groups = groups

    def values(self, shape: tuple[int, ...]) -> Any:
        if not 3 <= len(shape) <= 5 or shape[0] % self.groups:
            expected = f"3 to 5 axes, the first divisible by {self.groups}"
            raise ShapeError.of("Dirac", expected, shape)
        out = np.zeros(shape, np.float32)
        centre = tuple(n // 2 for n in shape[2:])
        per_group = shape[0] // self.groups
        for group in range(self.groups):
            for k in range(min(per_group, shape[1])):
                out[(group * per_group + k, k, *centre)] = 1
        return out

    @classmethod
    def _example(cls) -> tuple[Initializer, tuple[int, ...]]:
        return cls(), (4, 4, 3)


class Orthogonal(Initializer):
    """A matrix whose rows (or columns, whichever are fewer) are orthogonal, of length `gain`.

    Source: Saxe, McClelland & Ganguli, arXiv:1312.6120.
    """

    _names = ("orthogonal",)

    def __init__(self, gain: float = 1.0) -> None:
        self.gain = gain

    def values(self, shape: tuple[int, ...]) -> Any:
        if len(shape) < 2:
            raise ShapeError.of("Orthogonal", "two axes or more", shape)
        rows, columns = shape[0], math.prod(shape[1:])
        drawn = ops.standard_normal((max(rows, columns), min(rows, columns))).asnumpy()
        q, r = np.linalg.qr(drawn)
        q *= np.sign(np.diag(r))  # makes the distribution even over all orthogonal matrices
        return (q if rows >= columns else q.T).reshape(shape) * np.float32(self.gain)


class Sparse(Initializer):
    """A matrix of normal numbers with `sparsity` of each column zero, rounded up.

    Args:
        sparsity: The share of zeros, from 0 to 1.
        sigma: The standard deviation of the others.

    Raises:
        ArgumentValueError: If the share is another number.

    """

    def __init__(self, sparsity: float, sigma: float = 0.01) -> None:
        if not 0 <= sparsity <= 1:
            raise ArgumentValueError.of("Sparse(sparsity)", "a number from 0 to 1", sparsity)
        self.sparsity, self.sigma = sparsity, sigma

    def values(self, shape: tuple[int, ...]) -> Any:
        if len(shape) != 2:
            raise ShapeError.of("Sparse", "two axes", shape)
        out = ops.standard_normal(shape).asnumpy() * np.float32(self.sigma)
        zeros = math.ceil(self.sparsity * shape[0])
        for column in out.T:
            column[ops.randperm(shape[0]).asnumpy()[:zeros]] = 0
        return out

    @classmethod
    def _example(cls) -> tuple[Initializer, tuple[int, ...]]:
        return cls(0.25), (6, 4)
