"""That somebody was not told."""

from __future__ import annotations

import os

from insight.errors import SummaryError


class TellingError(SummaryError, RuntimeError):
    """Why a target was not told: no address and no secret stands in it.

    Attributes:
        is_final: Whether another try would end alike.

    """

    def __init__(self, text: str, *, is_final: bool = False) -> None:
        super().__init__(text)
        self.is_final = is_final


def resolved(text: str) -> str:
    """A target's text, read from the environment where it is `$NAME`.

    Raises:
        TellingError: If there is no such variable.

    """
    if not text.startswith("$"):
        return text
    found = os.environ.get(text[1:], "")
    if not found:
        raise TellingError(f"{text} is not set in the environment", is_final=True)
    return found
