"""How arrays go from process to process, whatever carries them.

An array here is in host memory, contiguous, and of a group's own: nobody touches it between the
begin of a communication and the return of `wait`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engine.context.state import current
from engine.errors import StateError

from .alone import Alone
from .groups import GlobalComm, is_world, named


class Pending(Protocol):
    """A communication that was begun."""

    def wait(self) -> None:
        """Return when the arrays may be used again.

        Raises:
            StateError: If a process that it needs has left.

        """

    def is_done(self) -> bool:
        """Whether `wait` would return at once."""


class PendingWords(Pending, Protocol):
    """A message of any length that was asked for.

    Attributes:
        words: Its bytes, once it has come.

    """

    @property
    def words(self) -> Any: ...


class Communicator(Protocol):
    """The processes of a group, as one of them sees it.

    Attributes:
        ranks: Who is in it, by the rank among all.
        rank: Which of them this process is, from 0.
        here: Those of them that run on this machine, by the rank among all.

    What all take part in is called by all in one order. `counts` are numbers of elements, one for
    each process in order. `op` is "sum", "prod", "min" or "max".

    """

    ranks: tuple[int, ...]
    rank: int
    here: tuple[int, ...]

    def all_reduce(self, array: Any, op: str) -> Pending:
        """Put into `array` of each what those of all make together."""

    def reduce(self, array: Any, op: str, root: int) -> Pending:
        """Put it into that of `root` alone."""

    def reduce_scatter(self, array: Any, out: Any, counts: Sequence[int], op: str) -> Pending:
        """Put into `out` this process's part of it."""

    def all_gather(self, array: Any, out: Any, counts: Sequence[int]) -> Pending:
        """Put into `out` the elements of all, one after another."""

    def gather(self, array: Any, out: Any, counts: Sequence[int], root: int) -> Pending:
        """Put them into `out` of `root` alone; that of others is not looked at."""

    def scatter(self, array: Any, out: Any, counts: Sequence[int], root: int) -> Pending:
        """Put into `out` this process's part of what `root` has."""

    def broadcast(self, array: Any, root: int) -> Pending:
        """Put into `array` of each that of `root`."""

    def all_to_all(self, array: Any, sent: Sequence[int], out: Any, come: Sequence[int]) -> Pending:
        """Put into `out` what each process sends to this one; `array` has a part for each."""

    def send(self, array: Any, to: int, tag: int) -> Pending:
        """Send an array to one process, which receives one of as many bytes."""

    def receive(self, array: Any, since: int, tag: int) -> Pending:
        """Put into `array` what one process sends."""

    def receive_any(self, since: int, tag: int) -> PendingWords:
        """A message of one process, of any length; it comes also where nobody waits for it."""

    def barrier(self) -> Pending:
        """Done when all have begun it."""

    def apart(self, name: str) -> Communicator:
        """The same processes, whose messages are none of this one's; called by all.

        Raises:
            StateError: If a process has left.

        """

    def subset(self, name: str, ranks: tuple[int, ...]) -> Communicator:
        """Some of the processes, each by its rank in this one; called by them alone."""


ALONE = Alone()

_world: list[Communicator] = []
_made: dict[str, Communicator] = {}
until_release: dict[str, Any] = {}  # what others keep as long as this communication, by name


def world() -> Communicator:
    """All processes: since `init`, those that a launcher started together; before, this one."""
    return _world[0] if _world else ALONE


def connect(communicator: Communicator) -> None:
    """Let this be all processes from now on."""
    _world[:] = [communicator]


def communicator_of(where: str, group: object) -> Communicator:
    """The processes of a group by its name.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group, or this process is not in it.

    """
    name = named(where, group)
    if is_world(name):
        return world()
    if name not in current.groups:
        known = sorted({GlobalComm.WORLD_COMM_GROUP, *current.groups})
        raise StateError(
            f"{where}(group) expected one of {known}, got {name!r}. "
            "Hint: create_group makes a group."
        )
    if name not in _made:
        raise StateError(
            f"{where}(group) expected a group that this process is in, "
            f"got {name!r} of {list(current.groups[name])}."
        )
    return _made[name]


def members(where: str, group: object) -> tuple[int, ...]:
    """The ranks among all of those in a group, also where this process is not in it.

    Raises:
        ArgumentTypeError: If the name is no str.
        StateError: If there is no such group.

    """
    name = named(where, group)
    if not is_world(name) and name in current.groups:
        return current.groups[name]
    return communicator_of(where, name).ranks


def make(name: str, ranks: tuple[int, ...]) -> None:
    """Make a group; where this process is not in it, only its name is known."""
    if name in current.groups:
        return
    here = world()
    if here.ranks[here.rank] in ranks:
        _made[name] = here.subset(name, ranks)
    current.groups[name] = ranks


def forget(name: str) -> None:
    """Forget a group."""
    del current.groups[name]
    _made.pop(name, None)


def forget_all() -> None:
    """Forget all groups that were made, and what others keep."""
    current.groups = {}
    _made.clear()
    until_release.clear()
