"""Folders that training code of users writes to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError


def made_folder(path: Any, arg_name: str = "path") -> str:
    """The whole path of a folder, which is made where it is not there.

    It is `_make_directory` of MindSpore, which callbacks of users call.

    Args:
        path: A str, relative to the working folder or whole.
        arg_name: What an error calls it.

    Raises:
        ArgumentTypeError: If it is no str.
        ArgumentValueError: If it is empty, or a file.
        OSError: If it cannot be made.

    """
    if not isinstance(path, str):
        raise ArgumentTypeError.of(arg_name, "a str", path)
    if not path.strip():
        raise ArgumentValueError.of(arg_name, "the path of a folder", repr(path))
    if Path(path).is_file():
        raise ArgumentValueError.of(arg_name, "the path of a folder", f"the file {path}")
    Path(path).mkdir(parents=True, exist_ok=True)
    return str(Path(path).resolve())
