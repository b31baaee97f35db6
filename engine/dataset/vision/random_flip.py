"""Images mirrored by chance."""

from __future__ import annotations

from typing import Any

from engine.dataset import draws
from engine.dataset.description import single

from . import arguments
from .flip import left_right, top_bottom
from .image import Change, RandomOperation, unchanged

__all__ = ["RandomHorizontalFlip", "RandomVerticalFlip"]


class RandomHorizontalFlip(RandomOperation):
    """The image, sometimes with left and right exchanged.

    Args:
        prob: How likely, from 0 to 1.

    Raises:
        ArgumentTypeError: If it is no number.
        ArgumentValueError: If it is out of range.

    """

    def __init__(self, prob: float = 0.5) -> None:
        self.prob = arguments.probability("RandomHorizontalFlip(prob)", prob)

    def _drawn(self, image: Any) -> Change:
        return left_right if draws.chance(self.prob) else unchanged

    def _graph(self) -> dict[str, Any]:
        return {"prob": single(self.prob)}


class RandomVerticalFlip(RandomOperation):
    """The image, sometimes with top and bottom exchanged.

    Args:
        prob: How likely, from 0 to 1.

    Raises:
        ArgumentTypeError: If it is no number.
        ArgumentValueError: If it is out of range.

    """

    def __init__(self, prob: float = 0.5) -> None:
        self.prob = arguments.probability("RandomVerticalFlip(prob)", prob)

    def _drawn(self, image: Any) -> Change:
        return top_bottom if draws.chance(self.prob) else unchanged

    def _graph(self) -> dict[str, Any]:
        return {"prob": single(self.prob)}
