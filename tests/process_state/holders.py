"""What can change in place: how its contents are copied, compared and put back."""

from __future__ import annotations

import operator
import types
import weakref
from collections import deque
from contextvars import ContextVar
from typing import Any

MISSING = object()


class Holder:
    """Something with contents.

    Attributes:
        name: Where it was found: `engine.context.state.current`.
        owner: The module, class, object or container itself.
        live: What is compared with a copy by `==`, as it is now.

    """

    def __init__(self, name: str, owner: Any, live: Any) -> None:
        self.name, self.owner, self.live = name, owner, live

    def copy(self) -> Any:
        return self.live.copy()

    def glance(self) -> Any:
        """What is compared after each test where the contents are gathered first, as it is now.

        Raises:
            AttributeError: If that is not there; then the contents are gathered.

        """
        return self.live

    def put_back(self, was: Any) -> None:
        raise NotImplementedError

    def merged(self, base: Any, before: Any, after: Any) -> Any:
        """A base, with what changed between two later copies changed in it, too."""
        raise NotImplementedError


class Names(Holder):
    """The names of a module, an object or a function, or the keys of a dict."""

    def put_back(self, was: Any) -> None:
        live = self.live
        for name in [name for name in list(live) if name not in was]:
            self.forget(name)
        for name, value in was.items():
            if live.get(name, MISSING) is not value:
                self.set(name, value)

    def forget(self, name: Any) -> None:
        del self.live[name]

    def set(self, name: Any, value: Any) -> None:
        self.live[name] = value

    def merged(self, base: Any, before: Any, after: Any) -> Any:
        merged = base.copy()
        for name in {**before, **after}:
            value = after.get(name, MISSING)
            if value is MISSING:
                merged.pop(name, None)
            elif value is not before.get(name, MISSING):
                merged[name] = value
        return merged


class ClassNames(Names):
    """The names of a class."""

    def copy(self) -> Any:
        return dict(self.live)

    def forget(self, name: Any) -> None:
        type.__delattr__(self.owner, name)

    def set(self, name: Any, value: Any) -> None:
        type.__setattr__(self.owner, name, value)


class Slots(Names):
    """The attributes of an object whose class has `__slots__`."""

    def __init__(self, name: str, owner: Any, slots: tuple[str, ...]) -> None:
        super().__init__(name, owner, None)
        self.slots = slots
        self._values = operator.attrgetter(*slots) if slots else tuple

    def glance(self) -> Any:
        return self._values(self.owner)

    @property
    def live(self) -> Any:
        found = {name: getattr(self.owner, name, MISSING) for name in self.slots}
        return {name: value for name, value in found.items() if value is not MISSING}

    @live.setter
    def live(self, value: Any) -> None:
        """Read anew each time."""

    def forget(self, name: Any) -> None:
        object.__delattr__(self.owner, name)

    def set(self, name: Any, value: Any) -> None:
        object.__setattr__(self.owner, name, value)


class Row(Holder):
    """A list or a deque."""

    def put_back(self, was: Any) -> None:
        self.owner.clear()
        self.owner.extend(was)

    def merged(self, base: Any, before: Any, after: Any) -> Any:
        if same(base, before):
            return after
        count = len(before)
        merged = base.copy()
        merged.extend(list(after)[count:])  # what an import does is to add its own
        return merged


class Bag(Holder):
    """A set."""

    def put_back(self, was: Any) -> None:
        self.owner.clear()
        self.owner.update(was)

    def merged(self, base: Any, before: Any, after: Any) -> Any:
        return (base | (after - before)) - (before - after)


class Weak(Holder):
    """A weak set or dict. What went away by itself stays away; what came is taken out."""

    def __init__(self, name: str, owner: Any) -> None:
        data = owner.data
        super().__init__(name, owner, data if isinstance(data, set) else data.keys())

    def copy(self) -> Any:
        return set(self.live)

    def put_back(self, was: Any) -> None:
        data = self.owner.data
        for key in [key for key in list(data) if key not in was]:
            data.discard(key) if isinstance(data, set) else data.pop(key, None)

    def merged(self, base: Any, before: Any, after: Any) -> Any:
        return base | (after - before)


class Variable(Holder):
    """What a context variable holds in this context."""

    def __init__(self, name: str, owner: ContextVar[Any]) -> None:
        super().__init__(name, owner, None)

    @property
    def live(self) -> Any:
        try:
            return (self.owner.get(),)
        except LookupError:
            return (MISSING,)

    @live.setter
    def live(self, value: Any) -> None:
        """Read anew each time."""

    def copy(self) -> Any:
        return self.live

    def glance(self) -> Any:
        return self.owner.get(MISSING)

    def put_back(self, was: Any) -> None:
        if was[0] is not MISSING:
            self.owner.set(was[0])

    def merged(self, base: Any, before: Any, after: Any) -> Any:
        return after


def same(live: Any, was: Any) -> bool:
    """Whether contents are the same, element by element; what can't be compared is not."""
    try:
        return bool(live == was)
    except Exception:  # arrays and tensors have no one answer
        return len(live) == len(was) and all(map(operator.is_, live, was))


WEAK = (weakref.WeakSet, weakref.WeakKeyDictionary, weakref.WeakValueDictionary)


def slots_of(kind: type) -> tuple[str, ...]:
    found: list[str] = []
    for base in kind.__mro__:
        slots = vars(base).get("__slots__", ())
        names = (slots,) if isinstance(slots, str) else tuple(slots)
        for name in names:
            hidden = name.startswith("__") and not name.endswith("__")
            found.append(f"_{base.__name__.lstrip('_')}{name}" if hidden else name)
    return tuple(name for name in found if name not in {"__dict__", "__weakref__"})


def holder_of(name: str, value: Any) -> Holder | None:
    """What holds the contents of a container; None for what is none."""
    if isinstance(value, dict):
        return Names(name, value, value)
    if isinstance(value, list | deque):
        return Row(name, value, value)
    if isinstance(value, set):
        return Bag(name, value, value)
    if isinstance(value, WEAK):
        return Weak(name, value)
    if isinstance(value, ContextVar):
        return Variable(name, value)
    if isinstance(value, types.SimpleNamespace):
        return Names(name, value, vars(value))
    return None
