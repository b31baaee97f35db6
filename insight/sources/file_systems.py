"""The file system of a URL, whichever library it takes."""

from __future__ import annotations

import re
from typing import Any

from insight.errors import MissingLibraryError, SummaryValueError, compose
from insight.extras import install_line

from .ranges import unreachable


def shown(url: str) -> str:
    """`url` as it may be shown: no password, no key behind a question mark, no slash at its end.

    >>> shown("ftp://me:secret@host/runs/"), shown("https://host/runs?sig=secret")
    ('ftp://host/runs', 'https://host/runs')

    """
    bare = re.sub(r"://[^/@]*:[^/@]*@", "://", url)
    if bare.startswith("http"):
        bare = bare.partition("?")[0]
    start, separator, rest = bare.partition("://")
    return f"{start}{separator}{rest.rstrip('/')}"


def file_system_of(url: str, name: str) -> tuple[Any, str]:
    """The file system of a URL, and what it calls the folder."""
    try:
        from fsspec.core import url_to_fs
    except ImportError as error:
        raise _lacking(name, "fsspec", "") from error
    try:
        file_system, top = url_to_fs(url)
    except ImportError as error:
        raise _lacking(name, "a library for its protocol", str(error)) from error
    except ValueError as error:
        hint = "s3, gs, abfs, hf, http and others: see the documents of fsspec"
        expected = "a path, or a URL that fsspec knows"
        raise SummaryValueError.of("open_runs", expected, f"{name} ({error})", hint) from error
    except Exception as error:
        raise unreachable(name, error) from error
    is_web = name.startswith("http")  # a web server lists a folder under its name with a slash
    return file_system, f"{top.rstrip('/')}/" if is_web else str(top)


def _lacking(name: str, expected: str, told: str) -> MissingLibraryError:
    hint = f"{install_line('remote')} brings fsspec and what s3:// needs"
    got = f"none for {name}" + (f" ({told.rstrip('.')})" if told else "")
    return MissingLibraryError(compose("open_runs", f"{expected} to be installed", got, hint))


def strictly(file_system: Any) -> dict[str, str]:
    """Options by which a listing fails where a folder cannot be listed.

    File systems without a flat listing of their own go from folder to folder, and would pass over
    those that fail: all runs of a server that is down for a moment would seem deleted.
    """
    from fsspec.asyn import AsyncFileSystem
    from fsspec.spec import AbstractFileSystem

    kind = type(file_system)
    walks = (
        kind._find is AsyncFileSystem._find
        if issubclass(kind, AsyncFileSystem)
        else kind.find is AbstractFileSystem.find
    )
    return {"on_error": "raise"} if walks else {}
