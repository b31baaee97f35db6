"""Functions to call at a moment, and a handle that takes one away again."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

from engine.autodiff.changes import changes
from engine.errors import ArgumentTypeError

_keys = itertools.count()


class HookList:
    """Functions in the order in which they are called."""

    def __init__(self) -> None:
        self._hooks: dict[int, Any] = {}

    def add(
        self, hook: Callable[..., Any], *, first: bool = False, entry: Any = None
    ) -> RemovableHandle:
        """Add a function; the handle takes it away again.

        Args:
            hook: The function.
            first: Whether it is called before those that are there; otherwise after them.
            entry: What iteration gives for it: the function itself, if None.

        Raises:
            ArgumentTypeError: If it cannot be called.

        """
        if not callable(hook):
            raise ArgumentTypeError.of("register hook", "a function", hook)
        changes.note()
        key, entry = next(_keys), hook if entry is None else entry
        self._hooks = {key: entry} | self._hooks if first else self._hooks | {key: entry}
        return RemovableHandle(self, key)

    def remove(self, key: int) -> None:
        """Take a function away, if it is still there."""
        changes.note()
        self._hooks.pop(key, None)

    def call(self, *args: Any) -> None:
        """Call each; what they return is not looked at."""
        for hook in self:
            hook(*args)

    def __iter__(self) -> Iterator[Any]:
        return iter(list(self._hooks.values()))

    def __len__(self) -> int:
        return len(self._hooks)


class RemovableHandle:
    """What registering a hook returns."""

    def __init__(self, hooks: HookList, key: int) -> None:
        self._hooks = hooks
        self._key = key

    def remove(self) -> None:
        """Take the hook away; a second call does nothing."""
        self._hooks.remove(self._key)
