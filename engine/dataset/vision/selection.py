"""Images through some of the operations that are given, by chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.dataset import draws
from engine.dataset.description import nested
from engine.errors import ArgumentTypeError, ArgumentValueError

from . import arguments
from .augment import coin
from .image import Operation, is_picture

__all__ = ["RandomSelectSubpolicy", "UniformAugment"]


class UniformAugment(Operation):
    """The image through some of the operations, each applied or not, both as likely.

    Args:
        transforms: The operations.
        num_ops: How many of them are chosen.

    Raises:
        ArgumentTypeError: If they are no list of functions, or the number no int.
        ArgumentValueError: If there are fewer, or the number is below 1.

    """

    def __init__(self, transforms: Sequence[Callable[[Any], Any]], num_ops: int = 2) -> None:
        where = "UniformAugment"
        if not isinstance(transforms, list | tuple) or not all(map(callable, transforms)):
            raise ArgumentTypeError.of(f"{where}(transforms)", "a list of functions", transforms)
        self.transforms = list(transforms)
        self.num_ops = arguments.whole(f"{where}(num_ops)", num_ops, 1)
        if self.num_ops > len(self.transforms):
            expected = f"{len(self.transforms)} at most, as many as there are transforms"
            raise ArgumentValueError.of(f"{where}(num_ops)", expected, num_ops)

    def __call__(self, image: Any) -> Any:
        chosen = draws.rng().permutation(len(self.transforms))[: self.num_ops]
        # Arrays go through them in the order in which they were given, as in MindSpore.
        for index in chosen if is_picture(image) else sorted(chosen):
            if coin():
                image = self.transforms[index](image)
        return image

    def _graph(self) -> dict[str, Any]:
        return {"num_ops": self.num_ops, "transforms": [nested(one) for one in self.transforms]}


class RandomSelectSubpolicy(Operation):
    """The image through the operations of one of several lists, each of them by chance.

    Args:
        policy: Lists of pairs: an operation, and how likely it is applied.

    Raises:
        ArgumentTypeError: If they are none.
        ArgumentValueError: If a list is empty, or a likelihood out of range.

    """

    def __init__(self, policy: list[Any]) -> None:
        self.policy = [_subpolicy(one) for one in _filled(policy)]

    def __call__(self, *columns: Any) -> Any:
        made = columns
        for change, likely in self.policy[draws.whole(0, len(self.policy) - 1)]:
            if draws.chance(likely):
                result = change(*made)
                made = result if isinstance(result, tuple) else (result,)
        return made if len(made) > 1 else made[0]

    def _graph(self) -> dict[str, Any]:
        told = [
            [{"prob": likely, "tensor_op": nested(change)} for change, likely in pairs]
            for pairs in self.policy
        ]
        return {"policy": told}


def _filled(policy: Any) -> list[Any]:
    where = "RandomSelectSubpolicy(policy)"
    if not isinstance(policy, list):
        raise ArgumentTypeError.of(where, "a list of lists of (operation, likelihood)", policy)
    if not policy:
        raise ArgumentValueError.of(where, "lists that are not empty", policy)
    return policy


def _subpolicy(pairs: Any) -> list[tuple[Callable[..., Any], float]]:
    where = "RandomSelectSubpolicy(policy)"
    found = []
    for pair in _filled(pairs):
        if not isinstance(pair, tuple) or len(pair) != 2 or not callable(pair[0]):
            raise ArgumentTypeError.of(where, "a tuple (operation, likelihood)", pair)
        found.append((pair[0], arguments.probability(where, pair[1])))
    return found
