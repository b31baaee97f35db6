"""How pipelines run, beside their seed and their workers: a part of `config`."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from engine.errors import ArgumentTypeError

from . import arguments

__all__ = [
    "ErrorSamplesMode",
    "get_callback_timeout",
    "get_debug_mode",
    "get_error_samples_mode",
    "get_iterator_mode",
    "set_callback_timeout",
    "set_error_samples_mode",
    "set_iterator_mode",
]

LARGEST = 2**31 - 1


class ErrorSamplesMode(IntEnum):
    """What becomes of a row that an operation of a map fails at.

    `RETURN` raises the error. `SKIP` leaves the row out. `REPLACE` puts rows that did not fail in
    its place, at the end of the pass.
    """

    RETURN = 0
    REPLACE = 1
    SKIP = 2


@dataclass
class _Running:
    callback_timeout_s: int = 60
    debug: bool = False
    debug_hooks: list[Any] = field(default_factory=list)
    error_samples: ErrorSamplesMode = ErrorSamplesMode.RETURN
    do_copy: bool = False
    parallel_convert: bool = False


_running = _Running()


def set_callback_timeout(timeout: int) -> None:
    """Say how many seconds a `WaitedDSCallback` waits for the training.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is below 1.

    """
    _running.callback_timeout_s = arguments.whole("set_callback_timeout", timeout, 1, LARGEST)


def get_callback_timeout() -> int:
    """The seconds that were set, or 60."""
    return _running.callback_timeout_s


def debug(enabled: bool, hooks: list[Any]) -> None:
    """Say whether pipelines run without workers, and which hooks are called."""
    _running.debug, _running.debug_hooks = enabled, hooks


def get_debug_mode() -> bool:
    """Whether pipelines run without workers and with hooks; False unless it was set."""
    return _running.debug


def debug_hooks() -> list[Any]:
    """The hooks around each operation of a map; none without the debug mode."""
    return _running.debug_hooks if _running.debug else []


def set_error_samples_mode(error_samples_mode: ErrorSamplesMode) -> None:
    """Say what becomes of rows that an operation of a map fails at.

    The number of rows that a data set says it has is that of the rows before the map.

    Raises:
        ArgumentTypeError: If it is no `ErrorSamplesMode`.

    """
    if not isinstance(error_samples_mode, ErrorSamplesMode):
        where = "set_error_samples_mode"
        raise ArgumentTypeError.of(where, "an ErrorSamplesMode", error_samples_mode)
    _running.error_samples = error_samples_mode


def get_error_samples_mode() -> ErrorSamplesMode:
    """What was set, or `RETURN`; in debug mode always that."""
    return ErrorSamplesMode.RETURN if _running.debug else _running.error_samples


def set_iterator_mode(do_copy: bool = False, parallel_convert: bool = False) -> None:
    """Say how iterators make tensors that are not told by their own `do_copy`.

    Args:
        do_copy: Whether a tensor has memory of its own.
        parallel_convert: Whether a thread of its own makes them; kept, the iterating one does.

    Raises:
        ArgumentTypeError: If one is no bool.

    """
    _running.do_copy = arguments.flag("set_iterator_mode(do_copy)", do_copy)
    _running.parallel_convert = arguments.flag(
        "set_iterator_mode(parallel_convert)", parallel_convert
    )


def get_iterator_mode() -> dict[str, bool]:
    """What was set by `set_iterator_mode`, by the names of its arguments."""
    return {"do_copy": _running.do_copy, "parallel_convert": _running.parallel_convert}
