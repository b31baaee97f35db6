"""The gradients of one operator as one program, where all its rules are of elements and sums.

A rule is written with operators, each of which goes through memory. From the second time on that
one runs on arrays that lie so, a program does the same in one pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff.forms import allowed

from .learned import Programs, learned, parts_of, told_of

__all__: list[str] = []

LEAST = 1 << 15  # numbers of the gradient that is given; of fewer the operators are as fast

_programs: dict[Any, Programs] = {}


def gradients_at_once(
    primitive: Any, g: Any, out: Any, inputs: tuple, attrs: dict, wanted: Sequence[bool]
) -> list[Any] | None:
    """The gradient of each input, or None where the rules have to be asked one by one."""
    first = g[0] if g.__class__ is tuple else g
    if first.__class__ is not np.ndarray or first.size < LEAST:
        return None
    programs = _programs.get(primitive)
    if programs is None:
        programs = _programs[primitive] = Programs()
    if programs.is_apart or "native" not in allowed():
        return None
    arrays: list[Any] = []
    told = told_of((*parts_of(g), *parts_of(out), *inputs), arrays)
    if told is None:
        return None

    def by_rules(g: Any, out: Any, inputs: tuple) -> Any:
        return primitive.by_rules(g, out, inputs, attrs, wanted)

    key = told, tuple(wanted), tuple(attrs.items())
    found, gradients = programs.of(key, lambda: learned(by_rules, g, out, inputs))
    return gradients if found is None else found.run(arrays)
