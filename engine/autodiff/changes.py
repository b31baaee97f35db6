"""How often something has changed that computations depend on besides numbers: who plans asks.

Cells count what is set on them, parameters their flags, tensors their hooks.
"""

from __future__ import annotations


class Changes:
    """A count that grows with each change; what was looked at while it stood is as it was."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0

    def note(self) -> None:
        """Something has changed."""
        self.count += 1


changes = Changes()
