"""What Python and its libraries keep for the whole process, beside our modules."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from .settings import SETTINGS

_READ = [setting.read for setting in SETTINGS]


class Surroundings:
    """All settings, as they were."""

    def __init__(self) -> None:
        self._was = [setting.read() for setting in SETTINGS]
        self._in_session: dict[int, Any] = {}  # what holds beyond this file

    def changed(self) -> list[tuple[int, Any]]:
        """The numbers of those that are other now, and what they are."""
        now = [read() for read in _READ]
        if now == self._was:
            return []
        pairs = enumerate(zip(now, self._was, strict=True))
        return [(number, value) for number, (value, was) in pairs if value != was]

    def put_back(self) -> list[str]:
        """Put back what changed; the names of it."""
        told = []
        for number, value in self.changed():
            setting, was = SETTINGS[number], self._was[number]
            setting.put_back(was)
            self._was[number] = now = setting.read()
            if now != value:
                told += _differences(setting.name, value, was)
        return told

    @contextmanager
    def absorbing(self, *, in_session: bool) -> Iterator[None]:
        """What changes inside is to stay: until this file ends, or for good."""
        before = dict(self.changed())
        try:
            yield
        finally:
            self.absorb(before, in_session=in_session)

    def absorb(self, before: dict[int, Any], *, in_session: bool) -> None:
        """Let stay what is other than before; what is not named there was as `put_back` has it."""
        for number, value in self.changed():
            if number in before and before[number] == value:
                continue
            if not in_session:
                self._in_session.setdefault(number, self._was[number])
            elif number in self._in_session:
                self._in_session[number] = value
            self._was[number] = value

    @contextmanager
    def as_it_stands(self) -> Iterator[None]:
        """Inside, what is now is what `put_back` goes back to."""
        kept = self._was.copy()
        for number, value in self.changed():
            self._was[number] = value
        try:
            yield
        finally:
            self._was = kept

    @property
    def is_ruled(self) -> bool:
        """Whether a fixture of this file changed something for its tests."""
        return bool(self._in_session)

    def end_file(self) -> list[str]:
        """Put everything back to what was before this file; the names of what it left."""
        for number, value in self._in_session.items():
            self._was[number] = value
        self._in_session.clear()
        return self.put_back()


def _differences(name: str, now: Any, was: Any) -> list[str]:
    if name == "sys.modules":
        now, was = dict(zip(*now, strict=True)), dict(zip(*was, strict=True))
        return [f"{name}: {key}" for key in was if now.get(key) is not was[key]] or [name]
    if not isinstance(now, dict):
        return [name]
    return [f"{name}: {_text(key)}" for key in {**now, **was} if now.get(key) != was.get(key)]


def _text(key: Any) -> str:
    return os.fsdecode(key) if isinstance(key, bytes) else str(key)
