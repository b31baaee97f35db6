"""A fact that was told, read once however often the lineage is asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from insight.sources import ChangingFacts

from .facts import Facts, facts_of

if TYPE_CHECKING:
    from insight.sources import Fact


class ToldFact:
    """One lineage message, read when it comes: as a message it holds many times the memory.

    Attributes:
        fact: What was told, without its message where that does not change any more.

    """

    __slots__ = ("_read", "_revision", "fact")

    def __init__(self, fact: Fact) -> None:
        self.fact = fact
        self._read: Facts = {}
        self._revision: int | None = None
        if not isinstance(fact.message, ChangingFacts):
            self._read = facts_of(fact.plugin, fact.message)
            self.fact = replace(fact, message=None)

    def read(self) -> Facts:
        """The facts by dotted name: the same dict until they change, which the caller leaves alone.

        May be asked by one thread while another reads the file on.
        """
        message = self.fact.message
        if isinstance(message, ChangingFacts):
            revision = message.revision  # before its items: what comes meanwhile is read next time
            if revision != self._revision:
                self._read, self._revision = facts_of(self.fact.plugin, message), revision
        return self._read
