"""What `SummaryRecord` accepts, checked before anything is made."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Iterable
from numbers import Real
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any

from insight.errors import RecordingError, SummaryValueError, ValueKindError
from insight.format.names import LONGEST_NAME, path_fault
from insight.masking import masked

from .folder import make_folders
from .replayed import redirected

if TYPE_CHECKING:
    from insight.format.names import EventFileName

_WHERE = "SummaryRecord"
_FIX = re.compile(r"\w+[0-9a-zA-Z_.]*", re.ASCII)
_URL = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+://")
_FORMATS = ("npy", None)
_LEAST_MACHINE_S = 0.1
_STEP_RANGE = range(-(2**63), 2**63)
_WHOLE_HINT = "give a whole number, such as 3"


def checked_log_dir(log_dir: Any, owner: str = _WHERE, argument: str = "log_dir") -> str:
    """The path of a folder of this machine, as text; nothing is made.

    Args:
        log_dir: What was given.
        owner: Whose argument it is, for the error.
        argument: What the argument is called there.

    Raises:
        ValueKindError: If it is no text and no path.
        SummaryValueError: If it is empty, a URL, or no folder can have it.

    """
    where = f"{owner}: {argument}"
    path = os.fspath(log_dir) if isinstance(log_dir, (str, os.PathLike)) else log_dir
    if not isinstance(path, str):
        raise ValueKindError.of(where, "a path", path, 'give a text or a Path, such as "runs/a"')
    if not path:
        raise SummaryValueError.of(where, "a path", "an empty text", '"." is the current folder')
    if fault := path_fault(path):
        raise SummaryValueError.of(where, "a path", f"{path!a}, with {fault}", "name another")
    if _URL.match(path):
        expected, hint = "a folder of this machine", "record there, and copy or mount it"
        raise SummaryValueError.of(where, expected, masked(path), hint)
    return path


def made_directory(log_dir: Any) -> Path:
    """The absolute path of `log_dir`, made if need be, readable by its owner only.

    Raises:
        ValueKindError: If it is no text and no path.
        SummaryValueError: If it is empty, a URL, or no folder can have it.
        RecordingError: If it cannot be made.

    """
    directory = redirected(checked_log_dir(log_dir))
    try:
        make_folders(directory)
    except OSError as error:
        raise RecordingError(f"{_WHERE}: log_dir {directory} cannot be made: {error}.") from error
    return directory


def checked_fix(name: str, text: Any) -> str:
    """A prefix or suffix of the file name.

    Raises:
        ValueKindError: If it is no text.
        SummaryValueError: If it has other characters than letters, digits, `_` and `.`.

    """
    if not isinstance(text, str):
        raise ValueKindError.of(f"{_WHERE}: {name}", "a str", text)
    if not _FIX.fullmatch(text):
        raise SummaryValueError.of(f"{_WHERE}: {name}", "letters, digits, _ and .", repr(text))
    return text


def checked_name(name: EventFileName) -> EventFileName:
    """The name of the first file; those of the others are as long.

    Raises:
        SummaryValueError: If no file can have a name as long as its or its twin's.

    """
    for one in (name, name.lineage_twin()):
        size = len(os.fsencode(one.format()))
        if size > LONGEST_NAME:
            part = "file_prefix" if len(name.prefix) >= len(name.suffix) else "file_suffix"
            expected = f"a file name of at most {LONGEST_NAME} bytes"
            hint = "choose a shorter one"
            raise SummaryValueError.of(f"{_WHERE}: {part}", expected, f"{size} bytes", hint)
    return name


def checked_limit(limit: Any) -> int | None:
    """The bytes a file may have, or None; zero and less are no limit, as in MindSpore.

    Raises:
        ValueKindError: If it is no whole number.

    """
    if limit is not None and (not isinstance(limit, int) or isinstance(limit, bool)):
        raise ValueKindError.of(f"{_WHERE}: max_file_size", "an int or None", limit)
    return limit if limit is not None and limit > 0 else None


def checked_machine(every_s: Any, owner: str = _WHERE) -> float | None:
    """The seconds from one sample of the machine to the next; None, and False, for no samples.

    Args:
        every_s: What was given.
        owner: Whose argument it is, for the error.

    Raises:
        ValueKindError: If it is no number; True is none.
        SummaryValueError: If it is less than a tenth of a second, or not finite.

    """
    where, hint = f"{owner}: machine", "10.0 is a sample each ten seconds, None is none"
    if every_s is None or every_s is False:
        return None
    if isinstance(every_s, bool) or not isinstance(every_s, Real):
        raise ValueKindError.of(where, "a number of seconds or None", every_s, hint)
    if not _LEAST_MACHINE_S <= (seconds := float(every_s)) < math.inf:
        expected = f"at least {_LEAST_MACHINE_S} seconds"
        raise SummaryValueError.of(where, expected, repr(every_s), hint)
    return seconds


def checked_unmasked(names: Any, owner: str = _WHERE) -> list[str]:
    """Names of settings that are no secrets.

    Args:
        names: What was given.
        owner: Whose argument it is, for the error.

    Raises:
        ValueKindError: If they are no texts, or one text.

    """
    where, expected, hint = f"{owner}: unmasked", "a list of names", 'such as ["token"]'
    if isinstance(names, (str, bytes)) or not isinstance(names, Iterable):
        raise ValueKindError.of(where, expected, names, hint)
    listed = list(names)
    for name in listed:
        if not isinstance(name, str):
            raise ValueKindError.of(where, expected, name, hint)
    return listed


def checked_flag(name: str, flag: Any) -> bool:
    """True or False.

    Raises:
        ValueKindError: If it is something else.

    """
    if not isinstance(flag, bool):
        raise ValueKindError.of(f"{_WHERE}: {name}", "a bool", flag)
    return flag


def checked_processes(number: Any) -> None:
    """MindSpore's number of helper processes; none are needed here, so it is only checked.

    Raises:
        ValueKindError: If it is no whole number.
        SummaryValueError: If it is less than one.

    """
    if not isinstance(number, int) or isinstance(number, bool):
        raise ValueKindError.of(f"{_WHERE}: num_process", "an int", number)
    if number < 1:
        raise SummaryValueError.of(f"{_WHERE}: num_process", "at least 1", number)


def tensor_format(options: Any) -> str | None:
    """The format that tensors are exported in beside the event file: `npy` or None.

    Raises:
        ValueKindError: If the options are no mapping.
        SummaryValueError: If they ask for anything else.

    """
    if options is None:
        return None
    if not isinstance(options, dict):
        raise ValueKindError.of(f"{_WHERE}: export_options", "a dict or None", options)
    unknown = set(options) - {"tensor_format"}
    if unknown:
        where, got = f"{_WHERE}: export_options", sorted(map(str, unknown))
        raise SummaryValueError.of(where, "the key 'tensor_format'", got)
    chosen: str | None = options.get("tensor_format")
    if chosen not in _FORMATS:
        where = f"{_WHERE}: export_options['tensor_format']"
        raise SummaryValueError.of(where, f"one of {_FORMATS}", repr(chosen))
    return chosen


def checked_network(name: str, network: Any) -> None:
    """A Cell, known by its `construct`, or None.

    Raises:
        ValueKindError: If it is something else.

    """
    if network is not None and not callable(getattr(network, "construct", None)):
        raise ValueKindError.of(f"{_WHERE}: {name}", "a Cell or None", network)


def checked_step(step: Any) -> int:
    """The number of a step as an int; it may be negative.

    Raises:
        ValueKindError: If it is no whole number (a bool and a float are none).
        SummaryValueError: If it does not fit 64 bits.

    """
    return whole(f"{_WHERE}: step", step)


def whole(where: str, number: Any, least: int | None = None) -> int:
    """`number` as an int; an integer of NumPy and a tensor of one are as good.

    Args:
        where: Whose argument it is, for the error.
        number: What was given.
        least: The smallest that is taken; None takes negative ones, too.

    Raises:
        ValueKindError: If it is no whole number; text, a bool and a float are none.
        SummaryValueError: If it is less than `least`, or does not fit 64 bits.

    >>> whole("log: step", 3)
    3

    """
    try:
        found = None if isinstance(number, bool) else index(number)
    except (TypeError, ValueError, RuntimeError):  # the last of tensors of several numbers
        found = None
    if found is None:
        raise ValueKindError.of(where, "an int", number, _WHOLE_HINT)
    if found not in _STEP_RANGE:
        got = f"one of {found.bit_length()} bits"  # of thousands Python shows no digits
        raise SummaryValueError.of(where, "a number of 64 bits", got, _WHOLE_HINT)
    if least is not None and found < least:
        raise SummaryValueError.of(where, f"at least {least}", found, _WHOLE_HINT)
    return found
