"""What a model may tell faster than point by point; a landscape asks for it where it is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from .model import MeasuredModel, Model
from .parameters import Array, Parameters
from .plane import Plane


class MeasuredPointsModel(MeasuredModel, Protocol):
    """A model that tells its quantities of many points faster than of each alone."""

    def point_measures(self) -> Callable[[Parameters], Mapping[str, float]]:
        """A function that gives `measured(parameters)`, to rounding, of the model as it is now.

        Surfaces ask for one, and compute all checkpoints with it.
        """
        ...


RowLosses = Callable[[Array, float], Array]
"""The losses of one row of a grid: of the first coordinates, (nx,), and the second."""


class PlaneModel(Model, Protocol):
    """A model that is faster on one plane than point by point."""

    def row_losses(self, plane: Plane) -> RowLosses:
        """A function of a row's coordinates that gives its losses in float64, (nx,).

        Each is `loss(plane.at(x, y))`, to rounding; no matter in which order rows are asked for,
        the same points of the same row give the same bits.
        """
        ...


class MeasuredPlaneModel(MeasuredModel, Protocol):
    """A model that tells its quantities faster on one plane than point by point."""

    def row_measures(self, plane: Plane, names: tuple[str, ...]) -> RowLosses:
        """A function of a row's coordinates that gives its values in float64, (1 + k, nx).

        The loss is first, then the quantities of these names, in their order. As in `row_losses`,
        the same points of a row give the same bits.
        """
        ...
