"""What JSON of a file says, whatever it says: the kind that is asked for, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST = 80  # characters of a text


def mapping_of(value: Any) -> Mapping[str, Any]:
    """A mapping, or an empty one."""
    return value if isinstance(value, dict) else {}


def text_of(value: Any) -> str | None:
    """A text that is not too long to be shown, or None."""
    return value[:LONGEST] if isinstance(value, str) else None


def number_of(value: Any) -> float | None:
    """A finite number, or None.

    >>> number_of(3), number_of("3"), number_of(10**400)
    (3.0, None, None)

    """
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    try:
        return float(value) if is_number and np.isfinite(float(value)) else None
    except OverflowError:
        return None
