"""The library pyarrow, where it is installed; imported when the first file is read."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from insight.errors import MissingLibraryError


def is_there() -> bool:
    """Whether pyarrow is installed, without importing it."""
    return find_spec("pyarrow") is not None


def what_to_type() -> str:
    """The problem of a file that cannot be read without pyarrow, with the line that brings it."""
    return str(MissingLibraryError.of("file", "pyarrow", "parquet"))


def arrow() -> Any:
    """The library itself.

    Raises:
        MissingLibraryError: If it is not installed.

    """
    try:
        import pyarrow as pa
    except ImportError as error:
        raise MissingLibraryError.of("file", "pyarrow", "parquet") from error
    return pa


def parquet() -> Any:
    """Its half that reads Parquet.

    Raises:
        MissingLibraryError: If it is not installed.

    """
    try:
        import pyarrow.parquet
    except ImportError as error:
        raise MissingLibraryError.of("file", "pyarrow", "parquet") from error
    return pyarrow.parquet
