"""Who was told what, kept so that nobody is told twice: in the user's state directory, by root."""

from __future__ import annotations

import hashlib
import json
import time
from typing import TYPE_CHECKING

from insight.user_state import folder_name, locked, state_folder, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from .holding import Holding
    from .targets import Target

FILE = "told.json"
MOST = 50_000
"""Of which the oldest are forgotten: a million would take seconds to read."""


class Told:
    """What was told of the runs of one root. Several processes may have one.

    Args:
        root: The folder or URL of the runs.
        clock: Seconds since 1970.

    Attributes:
        trouble: Why nothing can be kept, in words; empty where it can.

    """

    def __init__(self, root: str, clock: Callable[[], float] = time.time) -> None:
        self._name = folder_name(root)
        self._clock = clock
        self._held: dict[str, float] = {}
        self.trouble = ""
        self.look()

    def has(self, holding: Holding, target: Target) -> bool:
        """Whether this was told there."""
        return _key(holding, target) in self._held

    def add(self, holdings: Iterable[Holding], target: Target) -> None:
        """Remember that these were told there, also where it cannot be written down."""
        now = self._clock()
        fresh = {_key(one, target): now for one in holdings}
        self._held |= fresh
        try:
            path = self._path(make=True)
            with locked(path.with_suffix(".lock")):
                held = _content(path) | fresh
                newest = sorted(held.items(), key=lambda item: -item[1])[:MOST]
                self._held = dict(newest)
                write_whole(path, json.dumps(self._held).encode())
        except OSError as error:
            self.trouble = f"what was told cannot be kept: {error.strerror or error}"
        else:
            self.trouble = ""

    def look(self) -> None:
        """Know what other processes have told."""
        try:
            self._held |= _content(self._path(make=False))
        except OSError as error:
            self.trouble = f"what was told before is not known: {error.strerror or error}"

    def _path(self, *, make: bool) -> Path:
        return state_folder(self._name, make=make) / FILE


def _key(holding: Holding, target: Target) -> str:
    """Short, and without a name or an address in it."""
    digest = hashlib.sha256(holding.key.encode("utf-8", "surrogatepass")).hexdigest()[:24]
    return f"{target.key} {digest}"


def _content(path: Path) -> dict[str, float]:
    """What a file holds; nothing where it is not there, or damaged: then it is told again."""
    try:
        read = json.loads(path.read_bytes())
    except FileNotFoundError:
        return {}
    except ValueError:
        return {}
    if not isinstance(read, dict):
        return {}
    return {str(key): float(told) for key, told in read.items() if isinstance(told, (int, float))}
