"""Whether the processes of a group mean the same before numbers go between them.

MPI adds what it is given: of arrays of different lengths it makes numbers that mean nothing, or
waits for ever. So each process says first what it is about to do, in a few bytes, and all read it.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.context.processes import Communicator
from engine.errors import StateError

_LENGTH = 128  # bytes of what each says


def _as_bytes(said: str) -> Any:
    """The text in so many bytes; of a long one its begin, and a sum that tells it from others."""
    text = said.encode()
    if len(text) > _LENGTH:
        end = f"… {zlib.crc32(text):08x}".encode()
        text = text[: _LENGTH - len(end)] + end
    return np.frombuffer(text.ljust(_LENGTH), np.uint8).copy()


def _as_text(words: Any) -> str:
    return bytes(words).decode(errors="replace").rstrip()


def told(array: Any) -> str:
    """A number type and a shape."""
    return f"{array.dtype.name} {tuple(array.shape)}"


class Agreement:
    """What all processes of a group said that they are about to do.

    Args:
        comm: The processes.
        said: What this one does, in words; those of all have to be the same.
        numbers: As many from each; they may differ.

    """

    def __init__(self, comm: Communicator, said: str, numbers: Sequence[int] = ()) -> None:
        self._comm, self._said = comm, _as_bytes(said)
        own = np.concatenate([self._said, np.array(numbers, np.int64).view(np.uint8)])
        count = len(comm.ranks)
        self._all = np.empty((count, own.size), np.uint8)
        self._pending = comm.all_gather(own, self._all, [own.size] * count)

    def wait(self) -> None:
        """Return when all have said it and it is the same.

        Raises:
            StateError: If it is not the same.

        """
        self._pending.wait()
        others = (self._all[:, :_LENGTH] != self._said).any(axis=1)
        if others.any():
            first = int(others.argmax())
            there = _as_text(self._all[first, :_LENGTH])
            raise differs(_as_text(self._said), self._comm.ranks[first], there)

    def numbers(self) -> list[list[int]]:
        """The numbers of each process, after `wait`."""
        rows = np.ascontiguousarray(self._all[:, _LENGTH:])
        return rows.view(np.int64).reshape(len(self._comm.ranks), -1).tolist()


def differs(here: str, rank: int, there: str) -> StateError:
    """Two processes do not do the same."""
    return StateError(
        f"communication expected all processes of the group to call the same, got {here} here and "
        f"{there} on rank {rank}. Hint: give tensors of one shape and type, in one order of calls."
    )


class Header:
    """What is said before a message between two processes."""

    def __init__(self, said: str) -> None:
        self.words = _as_bytes(said)
        self._said = self.words.copy()

    def confirm(self, rank: int) -> None:
        """Compare what came with what is awaited.

        Raises:
            StateError: If it is something else.

        """
        if not np.array_equal(self.words, self._said):
            here, there = _as_text(self._said), _as_text(self.words)
            raise StateError(
                f"receive expected {here}, got {there} from rank {rank}. "
                "Hint: give a tensor of the shape and type that is sent."
            )
