"""The names of record files, and of the files of a set."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from insight.format.names import path_fault

from .exceptions import ParamValueError

_FORBIDDEN = set(r'\/:*?"<>|`&;' + "'")
MOST_SHARDS = 1000


def check_name(where: str, path: Any) -> str:
    """A path whose last part may be the name of a record file.

    Raises:
        ParamValueError: If it is none.

    """
    if not isinstance(path, str) or not path or path.endswith("/"):
        raise ParamValueError.of(where, "the path of a file, as a str", repr(path))
    if fault := path_fault(path):
        raise ParamValueError.of(where, "the path of a file", f"{path!a}, with {fault}")
    name = path.rpartition("/")[2]
    if set(name) & _FORBIDDEN or name != name.strip(" "):
        expected = f"a name without {' '.join(sorted(_FORBIDDEN))}, nor blanks at its ends"
        raise ParamValueError.of(where, expected, repr(name))
    return path


def shard_paths(path: str, count: int) -> list[Path]:
    """The files of a set: the path, and the number of each behind it where there are several.

    >>> [path.name for path in shard_paths("cats.mindrecord", 2)]
    ['cats.mindrecord0', 'cats.mindrecord1']
    """
    if count == 1:
        return [Path(path)]
    width = len(str(count - 1))
    return [Path(f"{path}{number:0{width}}") for number in range(count)]


def check_shards(where: str, count: Any) -> int:
    """How many files a set has.

    Raises:
        ParamValueError: If it is no number from 1 to 1000.

    """
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_SHARDS:
        raise ParamValueError.of(where, f"an int from 1 to {MOST_SHARDS}", repr(count))
    return count


def check_names(where: str, paths: Any) -> None:
    """A path, or a list of paths, of record files.

    Raises:
        ParamValueError: If it is neither.

    """
    if isinstance(paths, list) and paths:
        for path in paths:
            check_name(where, path)
    else:
        check_name(where, paths)


def check_consumers(where: str, count: Any) -> None:
    """How many threads may read.

    Raises:
        ParamValueError: If it is no number above 0.

    """
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise ParamValueError.of(where, "an int above 0", repr(count))
