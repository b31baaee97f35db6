"""One process as a group of its own: what it sends comes back, at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np

from engine.errors import StateError, compose

STARTED_BY = "insight launch -n 2 SCRIPT starts two"


class Done:
    """A communication that is over."""

    def wait(self) -> None:
        """Return at once."""

    def is_done(self) -> bool:
        """True."""
        return True


DONE = Done()


class Alone:
    """The group of this process alone; see `Communicator` for what it does."""

    ranks: tuple[int, ...] = (0,)
    rank: int = 0
    here: tuple[int, ...] = (0,)

    def all_reduce(self, array: Any, op: str) -> Done:
        """The array as it is."""
        return DONE

    def reduce(self, array: Any, op: str, root: int) -> Done:
        """The array as it is."""
        return DONE

    def reduce_scatter(self, array: Any, out: Any, counts: Sequence[int], op: str) -> Done:
        """All of the array."""
        return _copied(array, out)

    def all_gather(self, array: Any, out: Any, counts: Sequence[int]) -> Done:
        """All of the array."""
        return _copied(array, out)

    def gather(self, array: Any, out: Any, counts: Sequence[int], root: int) -> Done:
        """All of the array."""
        return _copied(array, out)

    def scatter(self, array: Any, out: Any, counts: Sequence[int], root: int) -> Done:
        """All of the array."""
        return _copied(array, out)

    def broadcast(self, array: Any, root: int) -> Done:
        """The array as it is."""
        return DONE

    def all_to_all(self, array: Any, sent: Sequence[int], out: Any, come: Sequence[int]) -> Done:
        """All of the array."""
        return _copied(array, out)

    def send(self, array: Any, to: int, tag: int) -> NoReturn:
        """Refuse it: this process would wait for itself.

        Raises:
            StateError: Always.

        """
        raise StateError(compose("send", "a second process as partner", "one process", STARTED_BY))

    def receive(self, array: Any, since: int, tag: int) -> NoReturn:
        """Refuse it.

        Raises:
            StateError: Always.

        """
        expected = "a second process as partner"
        raise StateError(compose("receive", expected, "one process", STARTED_BY))

    def receive_any(self, since: int, tag: int) -> NoReturn:
        """Refuse it.

        Raises:
            StateError: Always.

        """
        self.receive(None, since, tag)

    def barrier(self) -> Done:
        """Nobody is waited for."""
        return DONE

    def apart(self, name: str) -> Alone:
        """Itself."""
        return self

    def subset(self, name: str, ranks: tuple[int, ...]) -> Alone:
        """Itself."""
        return self


def _copied(array: Any, out: Any) -> Done:
    np.copyto(np.reshape(out, -1), np.reshape(array, -1))
    return DONE
