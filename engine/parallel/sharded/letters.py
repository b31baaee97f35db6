"""How a primitive's axes belong together: a letter for each, as in Einstein's sums.

Axes of one letter are cut alike. A letter that no output has is summed over.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .mesh import Axes, Mesh

Letter = Hashable
Letters = tuple[Letter, ...]
"""The letter of each axis of an array; None for an axis that is not cut."""


def _same(parts: Callable[[Letter], int]) -> dict[str, Any]:
    return {}


@dataclass(frozen=True)
class Joint:
    """How the axes of one call of a primitive belong together.

    Attributes:
        inputs: The letters of each input.
        outputs: Those of the output; of several, in a list.
        attrs: Of the number of parts of a letter: attributes that differ for the parts.
        lengths: Further lengths that a letter's parts must divide.
        is_mean: Whether what is summed over is a mean, which each process has of its part.
        is_linear: Whether sums that are pending may stay so: those of the inputs come out.

    """

    inputs: Sequence[Letters]
    outputs: Letters | list[Letters]
    attrs: Callable[[Callable[[Letter], int]], dict[str, Any]] = _same
    lengths: Mapping[Letter, Sequence[int]] = field(default_factory=dict)
    is_mean: bool = False
    is_linear: bool = False


def chosen(joint: Joint, cuts: Sequence[Any], shapes: Sequence[Any], mesh: Mesh) -> dict[Any, Axes]:
    """The axes of the mesh that cut each letter, as the largest inputs have it.

    Args:
        joint: The letters.
        cuts: How each input is cut now; None where it is not.
        shapes: Of each input the shape of the whole.
        mesh: The processes.

    >>> from engine.context.processes import world
    >>> chosen(Joint([("m", "k")], ("m",)), [None], [(4, 2)], Mesh(world()))
    {}

    """
    lengths: dict[Any, set[int]] = {letter: set(more) for letter, more in joint.lengths.items()}
    asked = []
    for letters, shape, own in zip(joint.inputs, shapes, cuts, strict=True):
        size = 1
        for letter, length in zip(letters, shape, strict=True):
            size *= length
            lengths.setdefault(letter, set()).add(length)
        if own is not None:
            pairs = zip(letters, own, strict=True)
            asked += [(size, letter, axes) for letter, axes in pairs if axes and letter is not None]
    found: dict[Any, Axes] = {}
    used: set[int] = set()
    for _, letter, axes in sorted(asked, key=lambda one: -one[0]):
        if letter in found:
            continue
        free = _before(axes, used)
        while free and any(length % mesh.parts(free) for length in lengths[letter]):
            free = free[:-1]
        if free:
            found[letter] = free
            used |= set(free)
    return found


def _before(axes: Axes, used: set[int]) -> Axes:
    """Those before the first that cuts another letter already."""
    for at, axis in enumerate(axes):
        if axis in used:
            return axes[:at]
    return axes
