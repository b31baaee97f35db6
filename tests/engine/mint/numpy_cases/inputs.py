"""Numbers that the cases share, float64, and tensors of them."""

from __future__ import annotations

import numpy as np

from engine import Tensor

_rng = np.random.default_rng(17)
A = _rng.standard_normal((3, 4))
B = _rng.standard_normal((3, 4))
P = _rng.random((3, 4)) * 0.8 + 0.1  # from 0.1 to 0.9
V = np.array([1.0, -2.0, 3.0, 0.5])
S = _rng.standard_normal((3, 3)) + 3 * np.eye(3)
W = _rng.standard_normal((2, 3, 4))
Y = _rng.standard_normal((2, 4, 5))
I = np.array([[3, -1, 2], [5, 4, -2]])
J = np.array([[2, 3, 4], [-3, 2, 2]])
T = np.array([[True, False, True], [False, False, True]])
L = np.array([2, 0, 1, 2])
NAN = np.array([1.0, np.nan, -np.inf, np.inf, 2.0])
SEQUENCE = _rng.standard_normal((2, 3, 8))
IMAGE = _rng.standard_normal((2, 4, 6, 5))
VOLUME = _rng.standard_normal((1, 2, 4, 5, 6))


def t(array: object) -> Tensor:
    """A tensor of an array, in its type."""
    return Tensor(np.asarray(array))
