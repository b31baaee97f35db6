"""What an optimizer is tried with; the family's contract test asks each optimizer for it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class Example(NamedTuple):
    """Learning rates that suit two problems, as optimizers differ in what a rate means.

    An optimizer has it as its class attribute `_example`.
    """

    parabola: float  # reaches the minimum of (x - 1)² + 3 (y + 2)² from (0, 0) in 400 steps
    valley: float  # gets down most of Rosenbrock's valley in 1,000 steps
    options: Mapping[str, Any] = MappingProxyType({})  # arguments that have no default
    moves_by: str = ""  # for one that takes another optimizer in place of parameters: its name
