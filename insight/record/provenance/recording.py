"""The file beside the event files that says what reproduces the run; it never stops a training."""

from __future__ import annotations

import logging
import os
import threading
import time
from itertools import count
from typing import TYPE_CHECKING, Any

from insight.errors import SummaryValueError
from insight.format.atomic import written_atomically
from insight.format.provenance import MASKING, MOST_BYTES, as_bytes, provenance_name
from insight.masking import Masking, masked, masked_value
from insight.record.replayed import folder_order, is_replayed

from .ancestry import MOST_LOADED, MOST_SAVED, begin, end
from .code import code_facts, script_folder
from .hardware import hardware_facts
from .packages import package_facts
from .process import command_facts, environment_facts
from .seeds import seed_facts

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from insight.format.names import EventFileName

_LOGGER = logging.getLogger("insight.record")
VARIABLE = "INSIGHT_PROVENANCE"
"""`off` in the environment: nothing is taken."""
WAIT_S = 5.0  # for the thread at the end; git is ended before
_RECORDERS = count()
_BEGUN = time.time_ns()  # with its number it names a process, also where numbers come again
_MOST_KEPT = 1_000  # folders that a process records to
# What this process knows of its runs, by folder: an evaluation goes on with that of the training.
_KNOWN: dict[str, dict[str, Any]] = {}
_MOST_NAMED = 1_000  # seeds, and as many data sets: a reader takes 20,000 facts of all sections
_LONGEST_NAME = 1_000  # characters


class ProvenanceRecording:
    """Takes what reproduces a run when its first record is written, in a thread of its own.

    The thread ends with what it has to do, within seconds; `end` waits for it. What becomes known
    later, such as checkpoints, is added to the file.

    Args:
        folder: The run's.
        name: Of its first event file.
        masking: What is kept of the command.

    """

    def __init__(self, folder: Path, name: EventFileName, masking: Masking | None = None) -> None:
        self._folder = folder
        self._masking = Masking() if masking is None else masking
        self._order = folder_order(folder)
        self._name = name
        self._owner = os.getpid()
        self._path: Path | None = None
        self._lock = threading.RLock()
        self._known: dict[str, Any] = {}
        self._thread: threading.Thread | None = None
        self._script: dict[str, Any] = {}
        self._is_taken = False
        self._written: bytes | None = None

    def begin(self) -> None:
        """Take it, the first time that this is called."""
        if os.getpid() != self._owner:  # the lock of a forked process may be held for ever
            return
        with self._lock:
            if self._path is not None:
                return
            file = provenance_name(self._name, self._owner, next(_RECORDERS))
            self._path = self._folder / file
            self._known["made"] = time.time()
            process = f"{self._owner}-{_BEGUN}"
            run = {
                "folder": masked_value(str(self._folder)),
                "order": self._order,
                "process": process,
            }
            self._known["run"] = self._known.get("run", {}) | run
            # In the caller's thread: these change with what it does next, and a script that has
            # ended has no name any more.
            self._known["command"] = _guarded(lambda: command_facts(self._masking))
            self._known["masking"] = MASKING
            self._script = _guarded(lambda: {"folder": script_folder()})
            self._known["seed"] = _guarded(seed_facts) | self._known.get("seed", {})
            self._go_on()
            for checkpoint in begin(self):
                self.loaded(checkpoint)
        self._thread = threading.Thread(target=self._take, name="insight-provenance", daemon=True)
        try:
            self._thread.start()
        except RuntimeError:  # the interpreter ends, and starts no threads any more
            self._thread = None
            self._take()

    def _go_on(self) -> None:
        """Begin with the data, seeds and checkpoints of the recorder before, in the same folder.

        The newest file of a run stands for it whole.
        """
        earlier = _KNOWN.get(str(self._folder), {})
        for section in ("data", "seed"):
            held = earlier.get(section, {}) | self._known.get(section, {})
            if held:
                self._known[section] = held
        did = (*earlier.get("run", {}).get("did", ()), *self._known["run"].get("did", ()))
        if did:
            self._known["run"]["did"] = list(dict.fromkeys(did))
        if "ancestry" in earlier:
            self._known["ancestry"] = {k: list(v) for k, v in earlier["ancestry"].items()}
        if len(_KNOWN) >= _MOST_KEPT:
            _KNOWN.clear()
        _KNOWN[str(self._folder)] = self._known

    def check_room(self, section: str, name: str) -> None:
        """Pass over a name that the file has room for.

        Raises:
            SummaryValueError: If it is too long, or there are as many as a reader takes.

        """
        if os.getpid() != self._owner:
            return
        if len(name) > _LONGEST_NAME:
            got = f"one of {len(name)}"
            expected = f"a name of at most {_LONGEST_NAME} characters"
            raise SummaryValueError.of(f"SummaryRecord.{section}", expected, got)
        with self._lock:
            there = self._known.get(section, {})
            if name not in there and len(there) >= _MOST_NAMED:
                hint = "hyperparameters takes any number of settings"
                expected = f"at most {_MOST_NAMED} names"
                raise SummaryValueError.of(f"SummaryRecord.{section}", expected, "one more", hint)

    def note(self, section: str, facts: dict[str, Any], *, is_added: bool = False) -> None:
        """Add facts to a section, in the file too where it is written already.

        Args:
            section: Its name.
            facts: By name; those of a name take the place of what was there.
            is_added: Whether they are mappings, to be joined with what is there.

        """
        if os.getpid() != self._owner:
            return
        with self._lock:
            there = self._known.get(section, {})
            if is_added:
                facts = {name: there.get(name, {}) | one for name, one in facts.items()}
            self._known[section] = there | facts
            self._write_again()

    def did(self, mode: str) -> None:
        """The process trains or evaluates; one that recorded before it said so does more than that.

        Args:
            mode: `train` or `eval`.

        """
        if os.getpid() != self._owner:
            return
        with self._lock:
            known = self._known.get("run", {}).get("did", [])
            is_late = mode == "eval" and not known and self._path is not None
            if mode not in known and not is_late:
                self.note("run", {"did": [*known, mode]})

    def loaded(self, checkpoint: dict[str, Any]) -> None:
        """The run read a checkpoint: one of its own is no ancestor."""
        with self._lock:
            ancestry = self._known.setdefault("ancestry", {"loaded": [], "saved": []})
            own = {one["sha256"] for one in ancestry["saved"]}
            others = [one for one in ancestry["loaded"] if one != checkpoint]
            if checkpoint["sha256"] not in own:
                ancestry["loaded"] = [*others, checkpoint][-MOST_LOADED:]
                self._write_again()

    def saved(self, checkpoint: dict[str, Any]) -> None:
        """The run wrote a checkpoint; the file has it at the end."""
        with self._lock:
            ancestry = self._known.setdefault("ancestry", {"loaded": [], "saved": []})
            others = [one for one in ancestry["saved"] if one["path"] != checkpoint["path"]]
            ancestry["saved"] = [*others, checkpoint][-MOST_SAVED:]

    def end(self) -> None:
        """Wait for the thread, and write what became known since."""
        if self._path is None or os.getpid() != self._owner:
            return
        end(self)
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(WAIT_S)
        with self._lock:
            self._write_again()

    def _take(self) -> None:
        sections: dict[str, Callable[[], dict[str, Any]]] = {
            "environment": environment_facts,
            "hardware": hardware_facts,
            "packages": package_facts,
            "code": self._code,
        }
        taken = {section: _guarded(take) for section, take in sections.items()}
        with self._lock:
            self._known |= taken
            self._is_taken = True
            self._write_again()

    def _code(self) -> dict[str, Any]:
        folder = self._script.get("folder")
        return self._script if folder is None else code_facts(folder)

    def _write_again(self) -> None:
        """Write the file where it says something else by now."""
        if not self._is_taken or self._path is None:
            return
        try:
            content = as_bytes(self._known)
            if len(content) > MOST_BYTES:  # no reader would take it
                content = as_bytes(_without_parts(self._known))
            if content != self._written:
                if self._written is None:
                    self._path = _free(self._path)
                written_atomically(self._path, [content])
                self._written = content
        except (OSError, TypeError, ValueError) as error:
            _LOGGER.debug("What reproduces the run is not written: %s", error)


def _without_parts(known: dict[str, Any]) -> dict[str, Any]:
    """The same without what says which part of a data set differs: the whole is told of."""
    data = known.get("data", {})
    whole = {
        name: {key: value for key, value in one.items() if key != "parts"}
        for name, one in data.items()
    }
    return {**known, "data": whole}


def _free(path: Path) -> Path:
    """The path, or one beside it where another process wrote already.

    Processes in containers may have one host name and one number, in the same second.
    """
    before, dash, _ = path.name.rpartition("-")
    while path.exists():
        path = path.with_name(f"{before}{dash}{next(_RECORDERS)}.json")
    return path


def is_wanted(asked: bool | None) -> bool:
    """Whether provenance is taken: as asked, else unless the environment says `off`.

    Of a command that is run again it is known.
    """
    if is_replayed():
        return False
    return os.environ.get(VARIABLE, "").casefold() not in {"off", "0"} if asked is None else asked


def _guarded(take: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The facts of a section; where they cannot be had, why."""
    try:
        return take()
    except Exception as error:  # whatever the system does, the training goes on
        return {"problem": masked(f"{type(error).__name__}: {error}")[:200]}
