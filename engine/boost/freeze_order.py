"""Which group of parameters trains at which step: two pure rules, and how parameters are grouped.

Group 0 is all parameters, and each further one leaves out more of the front layers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.context import get_seed
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Parameter

IN_A_ROW, BETWEEN = 0, 1  # types of freezing
SPARE = 1.01  # a sequence is a hundredth longer than was asked
# A block is closed before a weight once it holds so many parameters.
FULL_BLOCK = 3


class Turns:
    """The group of each step of a round. It tells resumable checkpoints, for it may be drawn.

    >>> turns = Turns([0, 2, 1])
    >>> turns[1], turns.after(2), len(turns)
    (2, 0, 3)

    """

    def __init__(self, groups: Sequence[int]) -> None:
        self._groups = np.array(groups, np.int32)

    def __getitem__(self, step: int) -> int:
        return int(self._groups[step])

    def __len__(self) -> int:
        return len(self._groups)

    def after(self, step: int) -> int:
        """The step that follows; after the last one the first."""
        return (step + 1) % len(self)

    def numbers(self) -> np.ndarray:
        """All of them, int32."""
        return self._groups.copy()

    def state_dict(self) -> dict[str, Any]:
        """The groups."""
        return {"groups": self.numbers()}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Take back what `state_dict` gave."""
        self._groups = np.array(state["groups"], np.int32)


def blocks_of(parameters: Sequence[Parameter]) -> list[list[Parameter]]:
    """Parameters in order, cut where a layer begins: not before a bias or those of a `bn`."""
    found: list[list[Parameter]] = [[]]
    for parameter in parameters:
        belongs = "bn" in parameter.name or "bias" in parameter.name
        if not belongs and len(found[-1]) >= FULL_BLOCK:
            found.append([])
        found[-1].append(parameter)
    return found if found[0] else []


def suffixes(blocks: Sequence[Sequence[Any]], count: int) -> list[list[Any]]:
    """So many groups, each with the blocks from a later one on; of few blocks some are equal."""
    stride = len(blocks) // count
    starts = [k * stride if stride else k * len(blocks) // count for k in range(count)]
    return [[one for block in blocks[start:] for one in block] for start in starts]


def in_a_row(groups: int, share: float, steps: int) -> list[int]:
    """`00001230000123…`: rounds of the whole network, then of each shorter part once.

    Args:
        groups: How many there are.
        share: The share of steps that train all, below 1.
        steps: How many are asked for; whole rounds come.

    """
    whole = int(share * (groups - 1) // (1 - share) + 0.5)
    one_round = [0] * whole + list(range(1, groups))
    rounds = -(-steps // len(one_round))
    return one_round * rounds


def between(groups: int, share: float, steps: int, rng: Any) -> list[int]:
    """`0200100…`: shorter parts spread evenly among steps of the whole network, drawn at random.

    The part of group k is drawn in proportion to `groups - k`: few layers freeze most often.

    Args:
        groups: How many there are.
        share: The share of steps that train all.
        steps: How many.
        rng: A NumPy generator.

    """
    is_part, parts = [False], 0
    while len(is_part) < steps:
        is_part.append(parts / len(is_part) < 1 - share)
        parts += is_part[-1]
    weight = np.arange(groups - 1, 0, -1)
    drawn = iter(rng.choice(np.arange(1, groups), size=parts, p=weight / weight.sum()).tolist())
    return [next(drawn) if part else 0 for part in is_part]


def freeze_sequence(groups: int, kind: Any, share: Any, steps: Any) -> list[int]:
    """The group of each step; the draws begin at the seed of `set_seed`.

    Raises:
        ArgumentTypeError: If a number is none, or none that is whole.
        ArgumentValueError: If the kind is unknown, or a number out of its range.

    """
    where = "GradientFreeze"
    count(f"{where}(total_steps)", steps)
    check_share(f"{where}(freeze_p)", kind, share)
    length = int(steps * SPARE)
    if groups <= 1:
        return [0] * length
    if kind == IN_A_ROW:
        return in_a_row(groups, share, length)
    return between(groups, share, length, np.random.default_rng(get_seed()))


def count(where: str, value: Any) -> int:
    """A whole number above 0.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is below 1.

    """
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int", value)
    if value < 1:
        raise ArgumentValueError.of(where, "a number from 1", value)
    return value


def check_share(where: str, kind: Any, share: Any) -> None:
    """The type of freezing is known, and the share of steps that train all is one.

    Raises:
        ArgumentTypeError: If the share is no number.
        ArgumentValueError: If the type is unknown, or the share out of its range.

    """
    if isinstance(kind, bool) or kind not in (IN_A_ROW, BETWEEN):
        raise ArgumentValueError.of("GradientFreeze(freeze_type)", "0 or 1", repr(kind))
    if isinstance(share, bool) or not isinstance(share, int | float):
        raise ArgumentTypeError.of(where, "a number", share)
    if not 0 <= share <= 1 or (kind == IN_A_ROW and share == 1):
        below = " and below 1" if kind == IN_A_ROW else " to 1"
        raise ArgumentValueError.of(where, f"a number from 0{below}", share)
