"""What the processes of stages tell each other, without waiting for who reads it.

Each call of a cell of a stage is an event; all processes count it alike, as all run the same
program. A message belongs to an event: what the cell returned, or gradients of what it was given.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Hashable, Iterable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from engine.autodiff import Value
from engine.context import get_auto_parallel_context
from engine.context.parallel_options import BATCHES_OF_THEIR_OWN
from engine.context.processes import Communicator, Pending, PendingWords, until_release, world
from engine.dtype import as_dtype
from engine.errors import StateError, compose
from engine.tensor import Tensor

_NAME = "stages"
_AHEAD = 64  # messages that may be on their way before their sender waits for readers
_EVENTS = 2**14  # MPI has 2**15 tags at least, and an event has two
_MOST_FORMS = 256
_ALIGNED = 64


def stages() -> int:
    """Into how many stages the settings cut a network."""
    told: Any = get_auto_parallel_context("pipeline_stages")
    return int(told)


def this_stage() -> int:
    """The stage of this process, from 0."""
    return world().rank if stages() > 1 else 0


def check_one_batch(where: str) -> None:
    """Refuse stages in a mode in which each process has a batch of its own.

    Raises:
        StateError: If it is one.

    """
    mode = get_auto_parallel_context("parallel_mode")
    if mode in BATCHES_OF_THEIR_OWN:
        expected = "a parallel mode in which all processes have one batch"
        raise StateError(compose(where, expected, repr(mode), "semi_auto_parallel is one"))


class Arrival:
    """A message of another stage that may still be on its way.

    Args:
        pending: What is waited for.

    """

    def __init__(self, pending: PendingWords) -> None:
        self._pending = pending
        self._fact: Any = None
        self._parts: list[np.ndarray] = []
        self._arrays: dict[int, Any] = {}

    def fact(self) -> Any:
        """What was told beside the arrays; waits for it.

        Raises:
            StateError: If the process has left.

        """
        if self._fact is None:
            self._pending.wait()
            self._fact, self._parts = _unpacked(self._pending.words)
        return self._fact

    def array(self, number: int) -> Any:
        """An array that was told, on the current device; waits for it."""
        self.fact()
        if number not in self._arrays:
            self._arrays[number] = Tensor(self._parts[number]).array
        return self._arrays[number]


class Awaited(Tensor):
    """A tensor that another stage computes: who reads it waits, and then it is one as any other."""

    _arrival: Arrival
    _number: int

    @classmethod
    def of(cls, arrival: Arrival, number: int) -> Awaited:
        """One of the arrays of a message."""
        made = cls.__new__(cls)
        made._arrival, made._number, made.origin = arrival, number, None
        return made

    def __getattr__(self, name: str) -> Any:  # slots that are not set arrive here
        if name != "array":
            raise AttributeError(name)
        self.array = found = self._arrival.array(self._number)
        self.__class__ = Tensor  # type: ignore[assignment]
        del self._arrival, self._number
        return found


def made_by(stage: int | None, tensor: Any) -> Any:
    """The tensor, which all processes know to be made by that stage; None: by each process."""
    tensor._stage = stage
    return tensor


def stage_that_made(tensor: Any) -> int | None:
    """The stage that is known to have made a tensor; None: each process did."""
    found: int | None = vars(tensor).get("_stage")
    return found


def has_come(tensor: Any) -> bool:
    """Whether nobody has to wait for the numbers of a tensor."""
    return not isinstance(tensor, Awaited)


class Line:
    """The messages of this process to those of other stages, and theirs.

    Args:
        processes: All of them.

    """

    def __init__(self, processes: Communicator) -> None:
        self.rank = processes.rank
        self._all = processes
        self._apart: Communicator | None = None
        self._events = 0
        self._sent: deque[Pending] = deque()
        self._heard: list[PendingWords] = []
        self._forms: WeakKeyDictionary[Any, dict[Hashable, Any]] = WeakKeyDictionary()

    @property
    def others(self) -> list[int]:
        """The ranks of all but this process."""
        return [rank for rank in range(len(self._all.ranks)) if rank != self.rank]

    @property
    def _processes(self) -> Communicator:
        """All of them, with messages apart from all others; first asked for by all together."""
        if self._apart is None:
            self._apart = self._all.apart(_NAME)
        return self._apart

    def next_event(self) -> int:
        """The number of an event that begins in all processes."""
        self._events += 1
        return self._events

    def forms(self, cell: Any) -> dict[Hashable, Any]:
        """What a cell was told to return, by what it was given; remembered in all alike."""
        found = self._forms.setdefault(cell, {})
        if len(found) >= _MOST_FORMS:
            found.clear()
        return found

    def tell(
        self, fact: Any, arrays: Iterable[Any], to: Iterable[int], event: int, *, back: bool = False
    ) -> None:
        """Tell some processes something; returns before they have heard it.

        Raises:
            StateError: If far more was told than heard, and a process that did not hear has left.

        """
        words = _packed(fact, [_on_host(array) for array in arrays])
        for rank in to:
            self._sent.append(self._processes.send(words, rank, _tag(event, back)))
        while self._sent and (len(self._sent) > _AHEAD or self._sent[0].is_done()):
            self._sent.popleft().wait()

    def hear(self, since: int, event: int, *, back: bool = False) -> Arrival:
        """What a process tells, whenever it comes."""
        pending = self._processes.receive_any(since, _tag(event, back))
        # Asking takes what has come, also what nobody reads: else its sender would wait one day.
        self._heard = [one for one in (*self._heard, pending) if not one.is_done()]
        return Arrival(pending)


def line_between_stages() -> Line:
    """The line of this process, until communication is released."""
    if _NAME not in until_release:
        until_release[_NAME] = Line(world())
    found: Line = until_release[_NAME]
    return found


def _tag(event: int, back: bool) -> int:
    return 2 * (event % _EVENTS) + back


def _on_host(array: Any) -> np.ndarray:
    return np.asarray(Value.wrap(array).asnumpy(), order="C")


def _packed(fact: Any, arrays: Sequence[np.ndarray]) -> np.ndarray:
    """One array of bytes: how long the words are, the words, and each array."""
    told = [[Value.wrap(one).dtype.name, list(one.shape)] for one in arrays]
    words = np.frombuffer(json.dumps([fact, told]).encode(), np.uint8)
    starts, end = _starts(8 + words.size, [one.nbytes for one in arrays])
    made = np.empty(end, np.uint8)
    made[:8] = np.frombuffer(np.int64(words.size).tobytes(), np.uint8)
    made[8 : 8 + words.size] = words
    for start, one in zip(starts, arrays, strict=True):
        made[start : start + one.nbytes] = one.reshape(-1).view(np.uint8)
    return made


def _unpacked(made: np.ndarray) -> tuple[Any, list[np.ndarray]]:
    size = int(made[:8].view(np.int64)[0])
    fact, told = json.loads(made[8 : 8 + size].tobytes())
    kinds = [(_numpy_type(name), shape) for name, shape in told]
    sizes = [dtype.itemsize * int(np.prod(shape)) for dtype, shape in kinds]
    starts, _ = _starts(8 + size, sizes)
    parts = [
        made[start : start + count].view(dtype).reshape(shape)
        for start, count, (dtype, shape) in zip(starts, sizes, kinds, strict=True)
    ]
    return fact, parts


def _starts(start: int, sizes: Iterable[int]) -> tuple[list[int], int]:
    """Where each array begins, and where the last ends."""
    starts = []
    for size in sizes:
        start = -(-start // _ALIGNED) * _ALIGNED
        starts.append(start)
        start += size
    return starts, start


def _numpy_type(name: str) -> np.dtype:
    return np.dtype(as_dtype(name).numpy)
