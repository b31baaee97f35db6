"""What is drawn, and what becomes with it of parameters and of the outputs of cells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

METADATA = "obf_metadata"
"""How names of what is drawn begin; any other name is what a change is made to."""


class Drawn(NamedTuple):
    """Numbers that are drawn: the secret, or what it is made of.

    Attributes:
        name: What changes call them.
        shape: Theirs; of a rearrangement one axis, or the two of a matrix.
        is_rearrangement: Whether they are an order (a permutation, as indices or as a matrix),
            and not factors.
        is_told: Whether who obfuscates gets them.
        is_inverted: Whether he gets one over them.

    """

    name: str
    shape: tuple[int, ...]
    is_rearrangement: bool
    is_told: bool
    is_inverted: bool


class Change(NamedTuple):
    """One step of what becomes of a value, by numbers that were drawn.

    Attributes:
        operator: `"mul"`, `"matmul"` or `"permuate"`, as MindSpore writes them.
        first, second: Of a product the operands: a name of what was drawn, or another for the
            value. A permutation has only the first.
        turned: Which of the two are transposed before.

    """

    operator: str
    first: str
    second: str = ""
    turned: tuple[bool, bool] = (False, False)

    def drawn_names(self) -> list[str]:
        """Of what was drawn, what it uses."""
        return [name for name in (self.first, self.second) if name.startswith(METADATA)]

    def of(self, value: Any, told: Mapping[str, Any]) -> Any:
        """What becomes of a value, an array or a tensor.

        Args:
            value: The parameter, or the output of a cell.
            told: What was drawn, by name; of the kind of `value`.

        >>> Change("mul", "weight", "obf_metadata").of(3.0, {"obf_metadata": 2.0})
        6.0

        """
        if self.operator == "permuate":
            return value[told[self.first]]
        names = (self.first, self.second)
        left, right = (told[name] if name.startswith(METADATA) else value for name in names)
        if self.operator == "mul":
            return left * right
        left, right = (
            operand.T if is_turned else operand
            for operand, is_turned in zip((left, right), self.turned, strict=True)
        )
        return left @ right


class Plan(NamedTuple):
    """All of it.

    Attributes:
        drawn: In the order in which it is drawn.
        weights: What becomes of parameters, by their names.
        outputs: What becomes of the outputs of cells, by their dotted names.

    """

    drawn: list[Drawn]
    weights: dict[str, list[Change]]
    outputs: dict[str, list[Change]]

    def inputs(self) -> list[str]:
        """What the outputs need of what was drawn, in the order of their cells."""
        changes = [change for steps in self.outputs.values() for change in steps]
        return list(dict.fromkeys(name for one in changes for name in one.drawn_names()))


def drawn_numbers(drawn: Drawn, scale: float, random: np.random.Generator) -> Any:
    """What is drawn for one entry of a plan: indices, a matrix of zeros and ones, or factors.

    Factors lie between `1 / scale` and `scale`, and none so near to 1 that it would hide nothing:
    their logarithms are at least half of the scale's.
    """
    if drawn.is_rearrangement:
        order = random.permutation(drawn.shape[-1])
        return np.eye(*drawn.shape, dtype=np.int32)[:, order] if len(drawn.shape) == 2 else order
    far = np.log(scale) * random.uniform(0.5, 1.0, drawn.shape)
    return np.exp(np.where(random.random(drawn.shape) < 0.5, far, -far)).astype(np.float32)
