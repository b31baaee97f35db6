"""Where a cell stands, told to a tracer that watches."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from engine.autodiff import current_scope, observed, scope

from ._tree import name_scopes


def scope_of(cell: Any) -> AbstractContextManager[object]:
    """The scope to run a cell in: `Default` for the outermost, else its name and class.

    Nothing when nobody watches.

    >>> from engine import nn
    >>> from engine.autodiff import observing
    >>> outer = nn.Cell()
    >>> outer.fc = nn.Cell()
    >>> with observing(print), scope_of(outer), scope_of(outer.fc):
    ...     current_scope()
    'Default/fc-Cell'
    """
    if not observed():
        return nullcontext()
    around = current_scope()
    if not around:
        name_scopes(cell)
        return scope("Default")
    own = cell._scope or type(cell).__name__  # a cell that was never assigned to an attribute
    inside = own.removeprefix(f"{around}/")
    return scope(inside if inside != own else own.rpartition("/")[2])
