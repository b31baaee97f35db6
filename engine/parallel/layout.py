"""How a tensor lies on devices: which of its axes is cut along which axis of their arrangement."""

from __future__ import annotations

import math
from copy import copy
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError

__all__ = ["Layout"]

NOT_CUT = "None"
_VIRTUAL = "interleaved_parallel"


class Layout:
    """An arrangement of devices; called with a name for each axis of a tensor, how it lies on them.

    Args:
        device_matrix: How many devices stand along each axis of the arrangement.
        alias_name: The names of these axes. "interleaved_parallel" cuts a device's part once more,
            and stands last.
        rank_list: The ranks of the devices in order; None: 0, 1, 2 …

    Raises:
        ArgumentTypeError: If an argument is no tuple, or `rank_list` no list, of ints or texts.
        ArgumentValueError: If there is another number of names, an empty name or one twice, or
            another number of ranks.

    >>> layout = Layout((2, 2, 2), ("dp", "sp", "mp"))
    >>> layout("dp", ("sp", "mp"), "None").to_dict()["tensor_map"]
    (2, (1, 0), -1)

    """

    def __init__(
        self,
        device_matrix: tuple[int, ...],
        alias_name: tuple[str, ...],
        rank_list: list[int] | None = None,
    ) -> None:
        _elements("Layout(device_matrix)", device_matrix, tuple, int)
        _elements("Layout(alias_name)", alias_name, tuple, str)
        if len(device_matrix) != len(alias_name):
            expected = f"{len(device_matrix)} names"
            raise ArgumentValueError.of("Layout(alias_name)", expected, alias_name)
        if len(set(alias_name)) != len(alias_name) or {"", NOT_CUT} & set(alias_name):
            expected = f"names, each once, none of them empty or {NOT_CUT!r}"
            raise ArgumentValueError.of("Layout(alias_name)", expected, alias_name)
        if _VIRTUAL in alias_name[:-1]:
            raise ArgumentValueError.of("Layout(alias_name)", f"{_VIRTUAL!r} last", alias_name)
        self._devices, self._names = device_matrix, alias_name
        self._map: tuple[Any, ...] | None = None
        self._ranks = list(range(math.prod(device_matrix)))
        if rank_list is not None:
            _elements("Layout(rank_list)", rank_list, list, int)
            if len(rank_list) != len(self._ranks):
                expected = f"{len(self._ranks)} ranks"
                raise ArgumentValueError.of("Layout(rank_list)", expected, len(rank_list))
            self._ranks = list(rank_list)

    def __call__(self, *tensor_map: str | tuple[str, ...]) -> Layout:
        """How a tensor lies on the devices.

        Args:
            *tensor_map: For each axis of the tensor the name of the axis that it is cut along,
                several in a tuple, or "None".

        Raises:
            ArgumentValueError: If a name is unknown or used twice.

        """
        used: set[str] = set()
        made = copy(self)
        made._map = tuple(
            tuple(self._axis(name, used) for name in part)
            if isinstance(part, tuple)
            else self._axis(part, used)
            for part in tensor_map
        )
        return made

    def _axis(self, name: Any, used: set[str]) -> int:
        """The axis counted from the last, as MindSpore counts; -1 for none."""
        if name == NOT_CUT:
            return -1
        if name not in self._names or name in used:
            left = [known for known in self._names if known not in used]
            raise ArgumentValueError.of("Layout(…)", f"one of {[*left, NOT_CUT]}", repr(name))
        used.add(name)
        return len(self._names) - 1 - self._names.index(name)

    def to_dict(self) -> dict[str, Any]:
        """The layout as a dict.

        Raises:
            ArgumentValueError: If it was not called for a tensor.

        """
        if self._map is None:
            hint = "call the layout with a name for each axis of the tensor"
            raise ArgumentValueError.of("Layout.to_dict", "a layout of a tensor", "none", hint)
        return {
            "device_matrix": self._devices,
            "tensor_map": self._map,
            "interleaved_parallel": _VIRTUAL in self._names,
            "alias_name": self._names,
            "rank_list": self._ranks,
        }


def _elements(where: str, given: Any, kind: type, element: type) -> None:
    if not isinstance(given, kind):
        raise ArgumentTypeError.of(where, f"a {kind.__name__}", given)
    for one in list(given):  # type: ignore[call-overload] # a tuple or a list
        if not isinstance(one, element) or isinstance(one, bool):
            raise ArgumentTypeError.of(where, f"{element.__name__}s", one)
