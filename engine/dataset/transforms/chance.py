"""Operations by chance: applied or not, one of several, in any order."""

from __future__ import annotations

from typing import Any

from engine.dataset import arguments, draws
from engine.dataset.description import Description, nested, operation

from .composition import Operations, functions, through

__all__ = ["RandomApply", "RandomChoice", "RandomOrder"]


class RandomApply:
    """All of the operations, one after the other, or none of them.

    Args:
        transforms: The operations.
        prob: How likely they are applied, from 0 to 1.

    Raises:
        ArgumentTypeError: If they are not a list of functions, or `prob` is no number.
        ArgumentValueError: If there is none, or `prob` is out of range.

    """

    def __init__(self, transforms: Operations, prob: float = 0.5) -> None:
        self.transforms = functions("RandomApply", transforms)
        self.prob = arguments.probability("RandomApply(prob)", prob)

    def __call__(self, *columns: Any) -> Any:
        made = through(self.transforms, columns) if draws.chance(self.prob) else columns
        return made if len(made) > 1 else made[0]

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        return operation("RandomApply", {"prob": self.prob, "transforms": _nested(self.transforms)})


class RandomChoice:
    """One of the operations, all as likely.

    Raises:
        ArgumentTypeError: If they are not a list of functions.
        ArgumentValueError: If there is none.

    """

    def __init__(self, transforms: Operations) -> None:
        self.transforms = functions("RandomChoice", transforms)

    def __call__(self, *columns: Any) -> Any:
        return self.transforms[draws.whole(0, len(self.transforms) - 1)](*columns)

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        return operation("RandomChoice", {"transforms": _nested(self.transforms)})


class RandomOrder:
    """All of the operations, in an order of its own for each row.

    Raises:
        ArgumentTypeError: If they are not a list of functions.
        ArgumentValueError: If there is none.

    """

    by_pillow = True

    def __init__(self, transforms: Operations) -> None:
        self.transforms = functions("RandomOrder", transforms)

    def __call__(self, *columns: Any) -> Any:
        order = draws.rng().permutation(len(self.transforms))
        made = through([self.transforms[index] for index in order], columns)
        return made if len(made) > 1 else made[0]

    def describe(self) -> Description:
        """The operation as a dataset graph names it."""
        return operation("RandomOrder", {"transforms": _nested(self.transforms)})


def _nested(transforms: list[Any]) -> list[dict[str, Any]]:
    return [nested(one) for one in transforms]
