"""Cubic radial functions through more and more known points, each of which costs only its own part.

A new system of equations for every few new points would cost more than the losses that it saves.
Here the functions are made orthogonal one after another, as in Newton's form of a polynomial: a new
point adds a row to two tables and changes none of the others.
"""

from __future__ import annotations

import numpy as np

from .parameters import Array
from .prediction import cubed, with_one

_FIRST_ROWS = 128
_ON_A_LINE = 1e-6
_ROUNDING = 1e-12


class Growing:
    """What goes through known points, at wanted points of which they are some.

    Args:
        wanted: All points, (k, 2), not all on one line.

    Source: S. Müller and R. Schaback, "A Newton basis for kernel spaces" (2009). Three of the
    known points take the linear term: what is left of the cubic function is positive definite.

    """

    def __init__(self, wanted: Array) -> None:
        self.points = (wanted - wanted.mean(0)) / np.ptp(wanted, axis=0).max()
        self.known = np.empty(0, np.int64)
        """Indices of the known points, in the order in which they became known."""
        self._rows = np.empty((_FIRST_ROWS, len(wanted)))  # each basis function at all points
        self._duals = np.zeros((_FIRST_ROWS, _FIRST_ROWS))  # its coefficient, of known values
        self._squares = np.zeros(3)  # of these, summed over the basis
        self._left = np.empty(0)

    @property
    def reach(self) -> Array:
        """The power function: how far each point lies from known ones, (k,)."""
        found: Array = np.sqrt(np.maximum(self._left, 0))
        return found

    def add(self, new: Array) -> bool:
        """Let some points be known, by index; False where all that are known lie on one line."""
        if not len(self.known):
            base = self._triangle(new)
            if not base.size:
                return False
            self._begin(base)
            new = np.setdiff1d(new, base)
        if new.size:
            self._extend(new)
        return True

    def through(self, values: Array) -> tuple[Array, Array]:
        """What goes through values of the known points, (n, s), and how far they are off others.

        Returns:
            The values at all points, (k, s); by how much each known value differs from what goes
            through the others, (n, s).

        """
        count = len(self.known) - 3
        duals = self._duals[:count, : count + 3]
        weights = duals @ values
        found: Array = self._linear @ values[:3] + self._rows[:count].T @ weights
        return found, (duals.T @ weights) / self.stiffness[:, None]

    @property
    def stiffness(self) -> Array:
        """1 / the squared reach that each known point would have without itself, (n,)."""
        found: Array = np.maximum(self._squares, _ROUNDING)
        return found

    def _triangle(self, new: Array) -> Array:
        """Three of some points that are far from each other, or none."""
        if not new.size:
            return new
        away = self.points[new] - self.points[new[0]]
        second = int((away**2).sum(1).argmax())
        heights = np.abs(away @ [-away[second, 1], away[second, 0]])
        third = int(heights.argmax())
        return new[[0, second, third]] if heights[third] > _ON_A_LINE else new[:0]

    def _begin(self, base: Array) -> None:
        corners = with_one(self.points[base])
        self._linear = with_one(self.points) @ np.linalg.inv(corners)
        self._to_base = cubed(self.points[base], self.points)
        among = self._linear @ self._to_base[:, base]
        self._left = ((among - 2 * self._to_base.T) * self._linear).sum(1)
        self.known = base

    def _extend(self, new: Array) -> None:
        known, more = len(self.known) - 3, len(new)
        end = known + more
        self._make_room(end + 3)
        linear, rows = self._linear[new], self._rows[:known]
        kernel = cubed(self.points[new], self.points) - linear @ self._to_base
        to_new = self._to_base[:, new].T - linear @ self._to_base[:, self.known[:3]]
        kernel -= to_new @ self._linear.T + rows[:, new].T @ rows
        inverse = np.linalg.inv(np.linalg.cholesky(kernel[:, new]))
        added = self._rows[known:end] = inverse @ kernel
        duals = self._duals[known:end, : end + 3]
        duals[:, : known + 3] = (-inverse @ rows[:, new].T) @ self._duals[:known, : known + 3]
        duals[:, :3] -= inverse @ linear
        duals[:, known + 3 :] = inverse
        self._left -= np.einsum("ij,ij->j", added, added)
        self._squares = np.pad(self._squares, (0, more)) + np.einsum("ij,ij->j", duals, duals)
        self.known = np.concatenate([self.known, new])

    def _make_room(self, count: int) -> None:
        there = len(self._rows)
        if count <= there:
            return
        more = max(there, count - there)
        self._rows = np.concatenate([self._rows, np.empty((more, len(self.points)))])
        self._duals = np.pad(self._duals, (0, more))
