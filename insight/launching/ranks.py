"""The ranks of a job, as their guards tell of them."""

from __future__ import annotations

import contextlib
import math
import os
import signal
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .ends import LEAVES, End, by_status
from .link import Link

if TYPE_CHECKING:
    import selectors
    import socket

    from .printed import Printed


_JUST_AFTER_S = 2.0  # MPI's launcher kills the others as soon as it sees it


@dataclass
class _Rank:
    """What is known of one; its number, as its launcher tells it, comes with the first words.

    Its guard speaks through `link`. What it says itself comes out of `told`: `has_left` that its
    program came to its end.
    """

    link: Link
    number: int | None = None
    told: int = -1
    pid: int | None = None
    has_left: bool = False
    is_over: bool = False


class Ranks:
    """All that have come, and how those ended that ended badly.

    Args:
        selector: Is told of links, each with what to call when there is something.
        words: What each is told to run.
        count: How many are expected.
        printed: Takes what they print.

    Attributes:
        ends: The bad ends in the order in which they were heard of, one a rank.
        done: How many ended well.
        unsaid: Those of them whose program did not come to its end: it called `os._exit(0)`, or
            became another program.
        is_sudden: Whether the first bad end was heard of just after such a one.

    """

    def __init__(
        self,
        selector: selectors.BaseSelector,
        words: dict[str, Any],
        count: int,
        printed: Printed,
    ) -> None:
        self._selector, self._words, self._count = selector, words, count
        self._printed = printed
        self._ranks: list[_Rank] = []
        self._is_closed = False
        self._signal: int | None = None
        self.ends: list[End] = []
        self.done = 0
        self.unsaid: list[int] = []
        self.is_sudden = False
        self._unsaid_s = -math.inf

    def meet(self, listener: socket.socket) -> None:
        """Take the link of one that has come."""
        rank = _Rank(Link(listener.accept()[0]))
        self._ranks.append(rank)
        self._selector.register(rank.link, 1, lambda: self._hear(rank))

    def are_over(self) -> bool:
        """Whether all that have come have ended, as processes."""
        return all(rank.is_over for rank in self._ranks)

    def are_gone(self) -> bool:
        """Whether their guards have left, too."""
        return all(rank.link.fileno() < 0 for rank in self._ranks)

    def signal(self, number: int, but: int | None = None) -> None:
        """Send a signal to all, or all but one; who comes later is sent away."""
        self._is_closed, self._signal = True, number
        for rank in self._ranks:
            if rank.number != but and rank.pid is not None and not rank.is_over:
                rank.link.send(signal=number)

    def let_go(self) -> None:
        """Let guards end, and kill what they guard."""
        self._is_closed = True
        for rank in self._ranks:
            self._close(rank)

    def _hear(self, rank: _Rank) -> None:
        said = rank.link.receive()
        if said is None:
            self._lose(rank)
        for words in said or ():
            self._note(rank, words)

    def _note(self, rank: _Rank, words: dict[str, Any]) -> None:
        match words:
            case {"rank": int(number)} if number < self._count and not self._is_closed:
                rank.number = number
                self._take_files(rank, number)
                rank.link.send(**self._words)
            case {"rank": _}:
                self._close(rank)
            case {"pid": int(pid)}:
                rank.pid = pid
                if self._signal is not None:
                    rank.link.send(signal=self._signal)
            case {"is_orphan": True}:
                self._end(rank, "lost its MPI launcher", is_told=False)
            case {"ended": 0}:
                self._hear_itself(rank)
                self.done += 1
                if not rank.has_left and rank.number is not None:
                    self.unsaid.append(rank.number)
                    self._unsaid_s = time.monotonic()
                rank.is_over = True
            case {"ended": int(status)}:
                self._hear_itself(rank)
                self._end(rank, by_status(status))
                rank.is_over = True

    def _take_files(self, rank: _Rank, number: int) -> None:
        out, err, rank.told = rank.link.handed
        self._printed.add(number, out, err)
        os.set_blocking(rank.told, False)
        self._selector.register(rank.told, 1, lambda: self._hear_itself(rank))

    def _hear_itself(self, rank: _Rank) -> None:
        """What it said of its end, which comes before what its guard says of it."""
        if rank.told < 0:
            return
        try:
            said = os.read(rank.told, 1 << 16)
        except BlockingIOError:
            return
        rank.has_left = said == LEAVES.encode()
        if said and not rank.has_left:
            self._end(rank, said.decode())
        self._close_told(rank)

    def _close_told(self, rank: _Rank) -> None:
        if rank.told >= 0:
            self._selector.unregister(rank.told)
            os.close(rank.told)
            rank.told = -1

    def _lose(self, rank: _Rank) -> None:
        """Without its guard a rank ends; a system that does not see to it is helped."""
        if not rank.is_over and rank.number is not None:
            self._hear_itself(rank)
            self._end(rank, by_status(-signal.SIGKILL), is_told=False)
            if rank.pid is not None:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.killpg(rank.pid, signal.SIGKILL)
        self._close(rank)

    def _end(self, rank: _Rank, how: str, *, is_told: bool = True) -> None:
        assert rank.number is not None
        if self._is_closed:  # it ends because of another, or of a signal
            return
        self._printed.has_reason |= is_told
        if not self.ends:
            self.is_sudden = time.monotonic() - self._unsaid_s < _JUST_AFTER_S
        if all(end.rank != rank.number for end in self.ends):
            self.ends.append(End(rank.number, how, is_told=is_told))

    def _close(self, rank: _Rank) -> None:
        if rank.link.fileno() >= 0:
            self._selector.unregister(rank.link)
            rank.link.close()
        self._close_told(rank)
        rank.is_over = True
