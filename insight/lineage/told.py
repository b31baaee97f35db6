"""A fact that was told, read once however often the lineage is asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from insight.sources import ChangingFacts

from .facts import Facts, facts_of

if TYPE_CHECKING:
    from insight.sources import Fact


class ToldFact:
    """One lineage message.

    Attributes:
        fact: What was told; without its message once that was read.

    """

    __slots__ = ("_read", "_revision", "fact")

    def __init__(self, fact: Fact) -> None:
        self.fact = fact
        self._read: Facts | None = None
        self._revision = 0

    def read(self) -> Facts:
        """The facts by dotted name: the same dict until they change, which the caller leaves alone.

        May be asked by one thread while another reads the file on.
        """
        message = self.fact.message
        if isinstance(message, ChangingFacts):
            revision = message.revision  # before its items: what comes meanwhile is read next time
            if self._read is None or revision != self._revision:
                self._read, self._revision = facts_of(self.fact.plugin, message), revision
        elif self._read is None:
            self._read = facts_of(self.fact.plugin, message)
            self.fact = replace(self.fact, message=None)
        return self._read
