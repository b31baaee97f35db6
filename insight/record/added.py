"""One value that a user adds: what it may be, and as what it waits."""

from __future__ import annotations

from typing import Any

import numpy as np

from insight.errors import SummaryValueError
from insight.format.lineage_names import MOST_NAMES, names_in
from insight.masking import Masking, masked_message
from insight.plugins import PLUGINS, as_array

from .masked_values import masked_texts
from .pending import Pending
from .scalar_step import check_name

_SPELLINGS = {"LANDSCAPE": "landscape"}  # of MindSpore's documents, where it has the other one
NUMBERS = frozenset({float, np.float64, np.float32, bool})
"""What waits as it is: the smallest of its plugin's work is an array."""


def fits(number: int) -> bool:
    """Whether a whole number waits as it is, too."""
    return -(2**63) <= number < 2**63


def added(plugin: Any, name: Any, value: Any, *, is_exported: bool, masking: Masking) -> Pending:
    """The value as it is now, encoded by its plugin.

    Args:
        plugin: The plugin's name.
        name: The tag.
        value: Anything that the plugin takes.
        is_exported: Whether tensors become files, too.
        masking: What is kept of facts.

    Raises:
        ValueKindError: If the name or the value has another type (a TypeError).
        SummaryValueError: If the plugin is unknown, the name empty or the value of a shape that the
            plugin cannot show (a ValueError).

    """
    known = isinstance(plugin, str)
    chosen = PLUGINS.get(_SPELLINGS.get(plugin, plugin)) if known else None
    if chosen is None:
        raise SummaryValueError.of("add_value", f"one of {sorted(PLUGINS)}", repr(plugin))
    check_name(name)
    content = chosen.encode(masked_texts(chosen.name, name, value, masking))
    if chosen.name == "message":
        text = masking.writing(name, chosen.load(content))
        content.value = text.encode()
    if chosen.name == "artifact":  # the file is read by its own path, whatever is kept of that
        content.path = masking.writing(name, content.path.decode()).encode()
    if chosen.carrier == "lineage":
        _check_names(chosen.name, content)
        content = masked_message(content, masking)
    array = None
    if chosen.name == "tensor" and is_exported:
        array = as_array("tensor", value).copy()
    return Pending(chosen, name, content, array)


def _check_names(plugin: str, message: Any) -> None:
    """Refuse what no reader takes; the user's own facts are written in several records."""
    held = getattr(message, "user_info", ()) or [message]
    most = max(map(names_in, held))
    if most > MOST_NAMES:
        where = f"add_value({plugin!r})"
        raise SummaryValueError.of(where, f"at most {MOST_NAMES} names", f"{most}")
