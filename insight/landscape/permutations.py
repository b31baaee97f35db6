"""Which channels of a network can change their order together without changing what it computes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from insight.errors import SummaryValueError

_WHERE = "align"

Spec = Mapping[str, Sequence[str | None]]
"""For each parameter the group of each axis: axes of one group are put in one order."""


class GroupedAxis(NamedTuple):
    """An axis of a parameter that goes by a group.

    Attributes:
        name: The parameter.
        axis: The axis.
        block: Elements of the axis for each channel: more than one where channels of images were
            laid end to end before a dense layer.

    """

    name: str
    axis: int
    block: int


def chain_spec(shapes: Mapping[str, tuple[int, ...]]) -> dict[str, tuple[str | None, ...]]:
    """The groups of a chain of dense and convolutional layers, in the order of the parameters.

    Weights are (out, in, …), as the engine's and PyTorch's are; arrays of one axis go with the
    weight before them (biases, norms).

    Raises:
        SummaryValueError: If a layer does not take what the one before it gives.

    >>> chain_spec({"a.weight": (8, 3), "a.bias": (8,), "b.weight": (2, 8), "b.bias": (2,)})
    {'a.weight': ('0', None), 'a.bias': ('0',), 'b.weight': (None, '0'), 'b.bias': (None,)}

    """
    weights = [name for name, shape in shapes.items() if len(shape) >= 2]
    spec: dict[str, tuple[str | None, ...]] = {}
    group: str | None = None
    size = passed = 0
    for name, shape in shapes.items():
        if len(shape) >= 2:
            if passed and shape[1] % size:
                raise _no_chain(name, f"a multiple of {size} inputs", shape)
            before, group = group, None if name == weights[-1] else str(passed)
            size, passed = shape[0], passed + 1
            spec[name] = (group, before, *[None] * (len(shape) - 2))
        elif len(shape) == 1:
            if passed and shape[0] != size:
                raise _no_chain(name, f"{size} elements, one for each output before it", shape)
            spec[name] = (group,)
        else:
            spec[name] = ()
    return spec


def groups_of(
    spec: Spec, shapes: Mapping[str, tuple[int, ...]]
) -> dict[str, tuple[int, list[GroupedAxis]]]:
    """For each group how many channels it has, and the axes that go by it.

    Raises:
        SummaryValueError: If the spec names other parameters or axes than there are, or axes of a
            group do not fit each other.

    """
    found: dict[str, list[tuple[str, int, int]]] = {}
    for name, axes in spec.items():
        if name not in shapes:
            raise SummaryValueError.of(f"{_WHERE}: spec", f"one of {sorted(shapes)[:8]}", name)
        if len(axes) != len(shapes[name]):
            expected = f"{len(shapes[name])} axes, as the array has"
            raise SummaryValueError.of(f"{_WHERE}: spec of {name}", expected, tuple(axes))
        for axis, group in enumerate(axes):
            if group is not None:
                found.setdefault(group, []).append((name, axis, shapes[name][axis]))
    return {group: _group(group, held) for group, held in found.items()}


def _group(group: str, held: list[tuple[str, int, int]]) -> tuple[int, list[GroupedAxis]]:
    channels = min(size for _, _, size in held)
    for name, _, size in held:
        if not channels or size % channels:
            expected = f"a multiple of the {channels} channels of group {group!r}"
            raise SummaryValueError.of(f"{_WHERE}: {name}", expected, size)
    return channels, [GroupedAxis(name, axis, size // channels) for name, axis, size in held]


def _no_chain(name: str, expected: str, shape: tuple[int, ...]) -> SummaryValueError:
    hint = "for networks that are no chain of layers give spec=, the group of each axis by name"
    return SummaryValueError.of(f"{_WHERE}: {name}", expected, f"shape {shape}", hint)
