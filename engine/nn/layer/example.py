"""What a layer is tried with; the family's contract test asks each layer for it."""

from __future__ import annotations

from typing import NamedTuple

from engine.nn.cell import Cell


class Example(NamedTuple):
    """A layer, and the shapes of what it is called with.

    A layer gives it in a class method `_example`. The underscore keeps the name out of the way of
    users, whose subclasses may have examples of their own.
    """

    layer: Cell
    inputs: tuple[tuple[int, ...], ...] = ()  # none: it is not called, or not with real numbers
    draws: bool = False  # whether it draws other elements at each call in training
