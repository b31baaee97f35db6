"""What was seen of values: of plain ones and few numbers what they are, of others which."""

from __future__ import annotations

import weakref
from collections.abc import Iterable
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.tensor import Parameter

PLAIN = (int, float, complex, str, bytes, bool, type(None), np.generic)
LONGEST = 1000  # of what is looked into
_NUMBERS = (float, complex, np.generic)


def exact(value: Any) -> Any:
    """A plain value as a key, which others of its kind or its sign do not have.

    >>> exact(1) == exact(1.0), exact(0.0) == exact(-0.0)
    (False, False)
    """
    kind = type(value)
    return kind, repr(value) if isinstance(value, _NUMBERS) else value


class Thing:
    """An object that is recognised, and not kept.

    Args:
        thing: The object.

    """

    __slots__ = ("_id", "_ref")

    def __init__(self, thing: Any) -> None:
        self._id = id(thing)
        try:
            self._ref: weakref.ref[Any] | None = weakref.ref(thing)
        except TypeError:  # as of lists; another one there has other contents, which are seen, too
            self._ref = None

    def is_(self, thing: Any) -> bool:
        """Whether it is this one."""
        return id(thing) == self._id and (self._ref is None or self._ref() is thing)


class Seen:
    """What some values are now.

    Args:
        values: Plain ones, tuples of them, arrays, tensors and any other objects.

    Attributes:
        plain: Those that are plain, and the numbers of small arrays, as a key.
        things: The others.

    """

    def __init__(self, values: Iterable[Any]) -> None:
        self.plain: list[Any] = []
        self.things: list[Any] = []
        for value in values:
            self._note(value)

    def _note(self, value: Any) -> None:
        if isinstance(value, PLAIN):
            self.plain.append(exact(value))
        elif isinstance(value, tuple):
            self.plain.append(len(value))
            for one in value:
                self._note(one)
        elif isinstance(value, Value) and not isinstance(value, Parameter):
            self._note_array(value.array)
        elif isinstance(value, np.ndarray):
            self._note_array(value)
        else:
            self.things.append(value)

    def _note_array(self, array: Any) -> None:
        if isinstance(array, np.ndarray) and array.size <= LONGEST and not array.dtype.hasobject:
            self.plain.append((array.shape, array.dtype, array.tobytes()))
        else:
            self.things.append(array)
