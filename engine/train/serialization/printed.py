"""The file that the Print operator writes, and its reader."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Tensor
from engine.train.folders import check_path
from insight.format.printed import printed_bytes, printed_values

_logger = logging.getLogger("engine.train")
_WHERE = "parse_print(print_file_name)"


def parse_print(print_file_name: str | os.PathLike[str]) -> list[Any]:
    """What `ops.Print` wrote to the file of `set_context(print_file_path=...)`.

    Args:
        print_file_name: The file.

    Returns:
        Tensors, and str for texts, in the order they were printed.

    Raises:
        TypeError: If the name is no path.
        ValueError: If the file is empty, damaged, or something else.
        OSError: If it cannot be read.

    >>> import engine, tempfile
    >>> from engine import ops
    >>> path = tempfile.mkdtemp() + "/print.data"
    >>> engine.set_context(print_file_path=path)
    >>> ops.Print()("x:", engine.Tensor([1.0, 2.0]))
    >>> engine.set_context(print_file_path="")
    >>> parse_print(path)[0]
    'x:'

    """
    if not isinstance(print_file_name, str | os.PathLike):
        raise ArgumentTypeError.of(_WHERE, "a path", print_file_name)
    check_path(_WHERE, print_file_name)
    data = Path(print_file_name).read_bytes()
    if not data:
        hint = "nothing was printed there yet, or the name is another's"
        raise ArgumentValueError.of(_WHERE, "a file that holds prints", "an empty one", hint)
    try:
        values = printed_values(data)
    except ValueError as error:  # the reader's own type; users of engine catch engine's
        raise ArgumentValueError(f"{_WHERE}: {error}") from error
    return [value if isinstance(value, str) else Tensor(value) for value in values]


def _bytes_of(value: Any) -> bytes:
    """One value for the file, as text where the format has no place for it."""
    try:
        return printed_bytes([value])
    except ValueError:
        return printed_bytes([str(value).encode("utf-8", "replace").decode()])


def _append(path: Path, content: bytes) -> None:
    """Adds all of `content`, or nothing: a part of a value makes the file unreadable."""
    with path.open("ab", buffering=0) as file:
        written = 0
        try:
            while written < len(content):
                written += file.write(content[written:])
        except OSError:
            file.truncate(os.fstat(file.fileno()).st_size - written)
            raise


class _Writer:
    """Adds prints to their file; a disk that refuses costs prints and one warning."""

    def __init__(self) -> None:
        self._warned = False

    def __call__(self, path: Path, values: list[Any]) -> None:
        try:
            _append(path, b"".join(map(_bytes_of, values)))
        except OSError as error:
            if not self._warned:
                self._warned = True
                _logger.warning("Prints cannot be written, and this is the only warning: %s", error)


write_printed = _Writer()
