"""What the modules of our packages hold: as it was, what changed since, and how it goes back."""

from __future__ import annotations

import operator
import threading
import types
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from .caches import Caches
from .finding import Finder, Look, OwnModules, is_code, is_dunder, roots_of_others, stays
from .holders import ClassNames, Holder, Names, Slots, Variable, same
from .kept import kept_in
from .stored_names import stored_in

Copies = dict[int, Any]  # by the holder's number
_UNSEEN = object()


class State:
    """What was found, with a copy of each.

    After a test three quick looks are taken: which value a module or class has for a name that is
    no code, what is in objects and containers, and how much is in tables. When a file of tests
    ends, everything is compared.
    """

    def __init__(self) -> None:
        self._finder = Finder()
        self._own_modules = OwnModules()
        self._holders: list[Holder] = []
        self._was: list[Any] = []
        self._in_session: Copies = {}  # what holds beyond this file, where a wider fixture rules it
        self._lock = threading.RLock()  # other threads import, too
        self._counted: dict[int, int] = {}  # where each is in the next two
        self._lives: list[Any] = []
        self._counts: list[int] = []
        self._read: dict[int, Any] = {}  # at these a glance is taken, and what was seen
        self._hot: dict[int, int] = {}  # likewise
        self._hot_lives: list[Any] = []
        self._hot_was: list[Any] = []
        self._stored: set[str] = set()  # the names that some code assigns to
        self._named: dict[str, list[int]] = {}  # whose names each is
        self._values: dict[int, tuple[Any, Callable[[Any], Any], Any]] = {}
        self._getters: list[tuple[Any, Callable[[Any], Any]]] = []  # of those, made when needed
        self._got: list[Any] = []
        self._modules: set[int] = set()
        self.caches = Caches()

    def knows(self, module: types.ModuleType) -> bool:
        return id(module) in self._modules

    def learn(
        self,
        others: Iterable[tuple[str, Any]] = (),
        loaded: Iterable[types.ModuleType] = (),
    ) -> None:
        """Look through all modules that were not here before, and through other roots.

        Args:
            others: Values, and what they are called.
            loaded: Modules that are whole, though Python does not say so yet.

        """
        with self._lock:
            here = [*self._own_modules.new(), *loaded]
            modules = [module for module in here if id(module) not in self._modules]
            for module in modules:
                self._modules.add(id(module))
                self.caches.learn(vars(module), module.__name__)
                self.learn_stored(stored_in(module))
                for kept in kept_in(module):
                    self._finder.skip(kept)
            roots = [(module.__name__, module) for module in modules] + roots_of_others()
            self._find([*roots, *others])

    def _find(self, roots: Iterable[tuple[str, Any]]) -> None:
        for holder, look in self._finder.new(roots):
            self._add(holder, look)

    def learn_stored(self, names: set[str]) -> None:
        """Look after each test at what has these names, as some code assigns to them."""
        new = names - self._stored
        self._stored |= new
        for number in {number for name in new for number in self._named.get(name, ())}:
            self._set(number, self._was[number])

    def _add(self, holder: Holder, look: Look) -> None:
        number = len(self._holders)
        self._holders.append(holder)
        self._was.append(None)
        if isinstance(holder, Slots | Variable):
            if look is Look.CONTENTS:
                self._read[number] = _UNSEEN
        elif look is Look.CONTENTS:
            self._hot[number] = len(self._hot_lives)
            self._hot_lives.append(holder.live)
            self._hot_was.append(None)
        elif look is Look.COUNT:
            self._counted[number] = len(self._lives)
            self._lives.append(holder.live)
            self._counts.append(0)
        copy = holder.copy()
        if isinstance(holder.owner, types.ModuleType | type):
            for name, value in copy.items():
                if _is_data(name, value):
                    self._named.setdefault(name, []).append(number)
        self._set(number, copy)

    def _set(self, number: int, copy: Any) -> None:
        self._was[number] = copy
        holder = self._holders[number]
        if number in self._counted:
            self._counts[self._counted[number]] = len(copy)
        if number in self._hot:
            self._hot_was[self._hot[number]] = copy
        if number in self._read:
            self._read[number] = _UNSEEN
        if isinstance(holder.owner, types.ModuleType | type):
            names = [name for name in self._stored.intersection(copy) if _is_data(name, copy[name])]
            self._values.pop(number, None)
            self._getters.clear()
            if names:
                getter = operator.itemgetter(*names)
                self._values[number] = (holder.live, getter, getter(copy))

    def changed(self, *, everything: bool = False) -> list[int]:
        """The numbers of those that are not as they were."""
        if everything:
            return _unlike(self._holders, self._was)
        numbers = {n for n, seen in self._read.items() if self._is_changed(n, seen)}
        if (counts := list(map(len, self._lives))) != self._counts:
            pairs = zip(self._counted, counts, self._counts, strict=True)
            numbers |= {number for number, count, was in pairs if count != was}
        if not _all_equal(self._hot_lives, self._hot_was):
            numbers |= {n for n in self._hot if not same(self._holders[n].live, self._was[n])}
        return sorted(numbers | self._with_other_values())

    def _is_changed(self, number: int, seen: Any) -> bool:
        holder = self._holders[number]
        try:
            now = holder.glance()
            if now is seen or (seen is not _UNSEEN and now == seen):
                return False
        except Exception:  # not there, or what has no one answer
            now = _UNSEEN
        if not same(holder.live, self._was[number]):
            return True
        self._read[number] = now
        return False

    def _with_other_values(self) -> set[int]:
        if not self._getters:
            self._getters = [(live, getter) for live, getter, _ in self._values.values()]
            self._got = [was for _, _, was in self._values.values()]
        try:
            if [getter(live) for live, getter in self._getters] == self._got:
                return set()
        except Exception:  # gone, or what has no one answer
            pass
        return {n for n in self._values if not same(self._holders[n].live, self._was[n])}

    def put_back(self, *, everything: bool = False) -> list[str]:
        """Put back what changed; the names of it."""
        told = []
        for number in self.changed(everything=everything):
            holder = self._holders[number]
            self._let_stay(number)
            before = holder.copy()
            if same(before, self._was[number]):
                continue
            holder.put_back(self._was[number])
            told += _told(holder, before, self._was[number])
            if same(holder.live, self._was[number]):
                continue
            self._set(number, holder.copy())  # what died meanwhile does not come back
        return told

    def _let_stay(self, number: int) -> None:
        """Keep what Python or a lazy family put there by itself: it is the same for every test."""
        holder, was = self._holders[number], self._was[number]
        if not isinstance(holder.owner, types.ModuleType | type):
            return
        staying = {n: v for n, v in holder.live.items() if n not in was and stays(holder.owner, n)}
        if staying:
            self._set(number, {**was, **staying})
            if number in self._in_session:
                self._in_session[number] = {**self._in_session[number], **staying}

    @contextmanager
    def absorbing(
        self, *, in_session: bool, loaded: Iterable[types.ModuleType] = ()
    ) -> Iterator[None]:
        """What changes inside is to stay: until this file ends, or for good."""
        before = {number: self._holders[number].copy() for number in self.changed()}
        try:
            yield
        finally:
            self.learn(loaded=loaded)
            self.absorb(before, in_session=in_session)

    def absorb(self, before: Copies, *, in_session: bool) -> None:
        """Let stay what is other than before; what is not named there was as `put_back` has it."""
        self.learn()
        with self._lock:
            for number in self.changed():
                then = before.get(number, self._was[number])
                self._absorb(number, then, in_session=in_session)

    def _absorb(self, number: int, then: Any, *, in_session: bool) -> None:
        holder, was = self._holders[number], self._was[number]
        now = holder.copy()
        if same(then, now):
            return
        if not in_session:
            self._in_session.setdefault(number, was)
        elif number in self._in_session:
            self._in_session[number] = holder.merged(self._in_session[number], then, now)
        self._set(number, holder.merged(was, then, now))
        if in_session:
            self._find((holder.name, value) for value in _values(now))

    @property
    def is_ruled(self) -> bool:
        """Whether a fixture of this file changed something for its tests."""
        return bool(self._in_session)

    def end_file(self) -> list[str]:
        """Put everything back to what was before this file; the names of what it left."""
        for number, copy in self._in_session.items():
            self._set(number, copy)
        self._in_session.clear()
        return self.put_back(everything=True)

    @contextmanager
    def as_it_stands(self) -> Iterator[None]:
        """Inside, what is now is what `put_back` goes back to."""
        kept = {number: self._was[number] for number in self.changed()}
        for number in kept:
            self._set(number, self._holders[number].copy())
        try:
            yield
        finally:
            for number, copy in kept.items():
                self._set(number, copy)


def _unlike(holders: list[Holder], copies: list[Any]) -> list[int]:
    """The numbers of those whose contents are not those of their copies."""
    found = []
    for number, (holder, was) in enumerate(zip(holders, copies, strict=True)):
        try:
            if holder.live == was:
                continue
        except Exception:  # what has no one answer
            if same(holder.live, was):
                continue
        found.append(number)
    return found


def _all_equal(lives: list[Any], copies: list[Any]) -> bool:
    try:
        return all(map(operator.eq, lives, copies))
    except Exception:  # what changed has no one answer
        return False


def _is_data(name: str, value: Any) -> bool:
    return not is_code(value) and not is_dunder(name)


def _values(copy: Any) -> Iterable[Any]:
    return list(copy.values()) if isinstance(copy, dict) else list(copy)


def _told(holder: Holder, before: Any, was: Any) -> list[str]:
    if not isinstance(holder, Names | ClassNames) or not isinstance(before, dict):
        return [holder.name]
    names = [n for n in {**before, **was} if not (n in before and n in was and before[n] is was[n])]
    return [f"{holder.name}.{name}" for name in names]
