"""A plane through the parameters of a model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .parameters import Array, Parameters


@dataclass(frozen=True, eq=False)
class Plane:
    """All points `origin + x * directions[0] + y * directions[1]`.

    Attributes:
        origin: The parameters at (0, 0), by name.
        directions: The two axes, with the names and shapes of `origin`. Where they are made of
            checkpoints, each array is read and combined when it is asked for.
        kind: How they were found: `pca`, `random`, `hessian`, `checkpoints`, `custom`.
        path: Coordinates of the checkpoints that the plane was made of, (n, 2), oldest first.
        checkpoints: The parameters of these checkpoints in the same order, each read when it is
            asked for, so that their true losses can be told; empty where they are not at hand.
        steps: The steps or epochs of these checkpoints, (n,) of int64; empty where unknown.
        residual: How far each checkpoint lies off the plane, (n,): the length of what the plane
            leaves of its way from the origin, as a share of that way; 0 at the origin.
        explained_variance: Shares of the checkpoints' variance along each principal axis, largest
            first; empty where no axes were found by PCA.
        eigenvalues: Of the Hessian along the directions, descending; empty for other kinds.
        facts: What else was found or chosen, by name: seed, normalisation, method, ….

    >>> plane = Plane({"w": np.zeros(2)}, ({"w": np.array([1, 0])}, {"w": np.array([0, 1])}))
    >>> plane.at(2, 3)
    {'w': array([2., 3.])}

    """

    origin: Parameters
    directions: tuple[Parameters, Parameters]
    kind: str = "custom"
    path: Array = field(default_factory=lambda: np.empty((0, 2)))
    checkpoints: Sequence[Parameters] = ()
    steps: Array = field(default_factory=lambda: np.empty(0, np.int64))
    residual: Array = field(default_factory=lambda: np.empty(0))
    explained_variance: Array = field(default_factory=lambda: np.empty(0))
    eigenvalues: Array = field(default_factory=lambda: np.empty(0))
    facts: Mapping[str, Any] = field(default_factory=dict)

    def at(self, x: float, y: float) -> dict[str, Array]:
        """The parameters at a point, each array in its type at the origin."""
        first, second = self.directions
        return {
            name: (array + x * first[name] + y * second[name]).astype(array.dtype, copy=False)
            for name, array in self.origin.items()
        }
