"""Words that a user ties to a cell."""

from __future__ import annotations

from typing import Any, Self

from ._tree import Tree


class Flags(Tree):
    """Attributes of the user's own."""

    _flags: dict[str, Any]

    def add_flags(self, **flags: Any) -> Self:
        """Set attributes on this cell and remember them as its flags.

        >>> from engine import nn
        >>> nn.Cell().add_flags(sink_mode=True).get_flags()
        {'sink_mode': True}
        """
        for name, value in flags.items():
            self._flags[name] = value
            setattr(self, name, value)
        return self

    def add_flags_recursive(self, **flags: Any) -> Self:
        """Set attributes on this cell and on all below."""
        for _, cell in self.cells_and_names():
            cell.add_flags(**flags)
        return self

    def get_flags(self) -> dict[str, Any]:
        """What `add_flags` has set."""
        return dict(self._flags)
