"""Why something is not computed by a plan: told once, with the line of the user's."""

from __future__ import annotations

import logging

from engine.context.state import in_graph_mode

_logger = logging.getLogger("engine.nn")
_told: set[str] = set()


class RefusedError(Exception):
    """A graph says less than what is computed; it never leaves this package."""


def tell(name: str, why: str, line: str | None = None) -> None:
    """Say in the log, once, that something is run operator by operator, and why.

    In graph mode, which somebody has asked for, it is a warning.
    """
    where = "" if line is None else f" at {line}"
    text = f"{name} is computed operator by operator, without a plan: {why}{where}."
    if text not in _told:
        _told.add(text)
        _logger.log(logging.WARNING if in_graph_mode else logging.INFO, text)
