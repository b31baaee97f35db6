"""What the arguments of an operation say of its workers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.dataset import arguments
from engine.errors import ArgumentTypeError, ArgumentValueError


def check_known(
    where: str,
    options: Mapping[str, object],
    known: tuple[str, ...],
    older: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Raise for a keyword that is none of those that are known.

    Args:
        where: The operation.
        options: The keywords that were given.
        known: Those that it takes.
        older: What takes the place of those that MindSpore once took, for the message.

    """
    unknown = sorted(set(options) - set(known))
    if unknown:
        hint = older.get(unknown[0], f"further keywords are {', '.join(known)}")
        raise ArgumentTypeError(f"{where} expected no argument named {unknown}. Hint: {hint}.")


def processes(where: str, value: Any) -> bool:
    """`python_multiprocessing`: whether workers are processes."""
    return arguments.flag(f"{where}(python_multiprocessing)", value)


def most_megabytes(where: str, value: Any) -> int | None:
    """`max_rowsize`: what a row may fill of shared memory, in MB; None sets no bound.

    A list has one number for what goes to a worker and one for what comes back; the memory is the
    same, so the larger one counts.
    """
    where = f"{where}(max_rowsize)"
    sizes = value if isinstance(value, list | tuple) else [value]
    if len(sizes) not in {1, 2}:
        raise ArgumentValueError.of(where, "a number of MB, or a list of two", value)
    checked = [-1 if size is None else arguments.whole(where, size, -1) for size in sizes]
    if 0 in checked:
        raise ArgumentValueError.of(where, "-1 or a number of MB above 0", value)
    return None if -1 in checked else max(checked)
