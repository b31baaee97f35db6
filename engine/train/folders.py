"""Folders that training code of users writes to."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from insight.format.names import LONGEST_NAME, path_fault


def check_path(where: str, path: str | os.PathLike[str]) -> None:
    """A file may have the path.

    Raises:
        ArgumentValueError: If none can: it has a NUL, or a character without bytes.

    """
    fault = path_fault(path)
    if fault:
        text = ascii(os.fspath(path))
        raise ArgumentValueError.of(where, "a path", f"{text}, with {fault}", "name another")


def check_name(where: str, name: str, longest: str) -> None:
    """A file may have the name.

    Args:
        where: What stands first in errors.
        name: What the user gave of it.
        longest: The longest name that is made of it.

    Raises:
        ArgumentValueError: If none can: as `check_path`, or it is too long.

    """
    check_path(where, name)
    room = LONGEST_NAME - len(os.fsencode(longest))
    if room < 0:
        size = len(os.fsencode(name))
        raise ArgumentValueError.of(where, f"at most {size + room} bytes", size, "shorten it")


def made_folder(path: Any, arg_name: str = "path") -> str:
    """The whole path of a folder, which is made where it is not there.

    It is `_make_directory` of MindSpore, which callbacks of users call.

    Args:
        path: A str, relative to the working folder or whole.
        arg_name: What an error calls it.

    Raises:
        ArgumentTypeError: If it is no str.
        ArgumentValueError: If it is empty, a file, or no folder can have it.
        OSError: If it cannot be made.

    """
    if not isinstance(path, str):
        raise ArgumentTypeError.of(arg_name, "a str", path)
    if not path.strip():
        raise ArgumentValueError.of(arg_name, "the path of a folder", repr(path))
    check_path(arg_name, path)
    if Path(path).is_file():
        raise ArgumentValueError.of(arg_name, "the path of a folder", f"the file {path}")
    Path(path).mkdir(parents=True, exist_ok=True)
    return str(Path(path).resolve())
