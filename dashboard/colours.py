"""The colours that runs and groups of them have, kept for as long as their folder stands.

What was in colour once has that colour with new runs, other runs in focus, in another browser. One
small JSON file a root, beside the notes in the user's state directory; removing it makes colours
begin anew. Where nothing can be kept there, colours hold for as long as the server runs.
"""

from __future__ import annotations

import contextlib
import threading
from typing import TYPE_CHECKING, Any

import orjson

from insight.user_state import folder_name, locked, state_folder, write_whole

from .queries.scalars.group_inks import numbers_inked, words_inked
from .theme import RUN_COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

FILE = "colours.json"
LOCK = "colours.lock"
PALETTE = len(RUN_COLOURS["light"])
MOST_RUNS = 20_000
MOST_FACTS = 1_000  # newer ones are not kept, nor newer values of a fact
MOST_VALUES = 1_000  # of a fact
LONGEST = 1_000
LARGEST_FILE = 16 * 2**20


class Colours:
    """The colours of one root, for several threads, and beside other processes."""

    def __init__(self, root: str) -> None:
        self._name = folder_name(root)
        self._turn = threading.Lock()
        self._stamp: tuple[int, int, int] | None = None
        self._runs: dict[str, int] = {}
        self._facts: dict[str, dict[str, float]] = {}

    def runs(self) -> dict[str, int]:
        """The index in the palette of each run that was in colour once."""
        with self._turn, contextlib.suppress(OSError):  # what this server knows holds
            self._look()
        return dict(self._runs)

    def claim(self, wanted: Mapping[str, int]) -> dict[str, int]:
        """The inks of these runs: those that they have already, or else those wanted for them.

        Args:
            wanted: Indices in the palette by run.

        """

        def give() -> bool:
            new = {run: ink for run, ink in wanted.items() if run not in self._runs}
            if not new or len(self._runs) + len(new) > MOST_RUNS:
                return False
            self._runs = self._runs | new
            return True

        with self._turn:
            self._change(give)
            return {run: self._runs.get(run, ink) for run, ink in wanted.items()}

    def of_values(self, fact: str, names: Sequence[str], *, ordered: bool) -> dict[str, float]:
        """Where values of a fact lie among its colours; new ones move no others.

        Args:
            fact: What the values are of.
            names: The values.
            ordered: Whether their order is to be seen: `numbers_inked`, else `words_inked`.

        """
        make = numbers_inked if ordered else words_inked
        key = f"{fact} in order" if ordered else fact

        def give() -> bool:
            held = self._facts.get(key, {})
            new = make(names, held)
            has_room = key in self._facts or len(self._facts) < MOST_FACTS
            if not new or not has_room or len(held) + len(new) > MOST_VALUES:
                return False
            self._facts = self._facts | {key: held | new}
            return True

        if any(len(name) > LONGEST for name in (fact, *names)):
            return make(names, {})  # nobody writes that twice
        with self._turn:
            self._change(give)
            held = self._facts.get(key, {})
        given = held | make(names, held)  # also what there is no room for
        return {name: given[name] for name in names}

    def _change(self, alter: Callable[[], bool]) -> None:
        """Alter what is held, and the file where there can be one.

        Args:
            alter: Whether it had anything to alter.

        """
        try:
            self._look()
            if not alter():
                return
            folder = state_folder(self._name, make=True)
            with locked(folder / LOCK):
                if self._look():  # another server was faster
                    alter()
                write_whole(folder / FILE, self._content())
                self._look()
        except OSError:
            alter()

    def _content(self) -> bytes:
        return orjson.dumps({"format": 1, "runs": self._runs, "facts": self._facts})

    def _look(self) -> bool:
        """Whether the file is another one than the one read last: what it says holds.

        A damaged one says nothing, and is written anew with the next colour.
        """
        path = state_folder(self._name, make=False) / FILE
        try:
            state = path.stat()
        except FileNotFoundError:
            was_there = self._stamp is not None
            if was_there:
                self._stamp, self._runs, self._facts = None, {}, {}
            return was_there
        stamp = (state.st_ino, state.st_size, state.st_mtime_ns)
        if stamp == self._stamp:
            return False
        self._stamp = stamp
        found = _parsed(path.read_bytes()) if state.st_size <= LARGEST_FILE else None
        if found is not None:
            self._runs, self._facts = found
        return found is not None


def _parsed(content: bytes) -> tuple[dict[str, int], dict[str, dict[str, float]]] | None:
    """The runs and facts that a file of ours has; None of any other."""
    try:
        held = orjson.loads(content)
    except ValueError:
        return None
    if not isinstance(held, dict) or held.get("format") != 1:
        return None
    runs, facts = held.get("runs"), held.get("facts", {})
    if not isinstance(runs, dict) or not all(map(is_ink, runs.values())):
        return None
    if not isinstance(facts, dict) or not all(isinstance(inks, dict) for inks in facts.values()):
        return None
    inks = (ink for inks in facts.values() for ink in inks.values())
    is_sound = all(type(ink) in (int, float) and 0 <= ink < PALETTE for ink in inks)
    return (runs, facts) if is_sound else None


def is_ink(value: Any) -> bool:
    """Whether this is an index in the palette.

    >>> is_ink(0), is_ink(12), is_ink(True), is_ink("1")
    (True, False, False, False)

    """
    return type(value) is int and 0 <= value < PALETTE
