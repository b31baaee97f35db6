"""Files of texts, line by line."""

from __future__ import annotations

from pathlib import Path

from engine.errors import StateError, compose


def lines_of(where: str, file_path: str) -> list[str]:
    """The lines of a file in UTF-8.

    Raises:
        StateError: If it cannot be read, or is none in UTF-8.

    """
    try:
        text = Path(file_path).read_bytes().decode()
    except (OSError, ValueError) as error:  # no UTF-8, or a path that no file can have
        raise StateError(compose(where, "a file in UTF-8", f"{file_path}: {error}")) from None
    lines = text.split("\n")  # a carriage return belongs to the token, as in MindSpore
    return lines[:-1] if not lines[-1] else lines
