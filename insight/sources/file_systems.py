"""The file system of a URL, whichever library it takes."""

from __future__ import annotations

import inspect
from typing import Any

from insight.errors import MissingLibraryError, SummaryValueError, compose
from insight.extras import install_line

from .ranges import cause_of, unreachable
from .urls import WEB, is_torn, links, without_secrets
from .web_keys import asking_with, without_query

_CACHES = frozenset(("simplecache", "filecache", "blockcache", "cached"))


def file_system_of(url: str, name: str) -> tuple[Any, str]:
    """The file system of a URL, and what it calls the folder."""
    if is_torn(url):  # libraries would take a part of the password for the host
        letters = "write / as %2F, ? as %3F and # as %23"
        hint = f"{letters} in a password, and any @ but the one before the host as %40"
        expected = "a URL whose user and password are written for one"
        raise SummaryValueError.of("open_runs", expected, name, hint)
    if _caches_keys(url):  # a cache would put names behind the keys
        expected = "a URL of a folder whose keys no cache keeps"
        raise SummaryValueError.of("open_runs", expected, name, "leave out the cache")
    try:
        from fsspec.core import url_to_fs
    except ImportError as error:
        raise _lacking(name, "fsspec", "") from error
    try:
        file_system, top = url_to_fs(url) if _is_chain(url) else _alone(url)
    except ImportError as error:
        told = without_secrets(str(error), url)
        cause = cause_of(error, url)
        raise _lacking(name, "a library for its protocol", told) from cause
    except ValueError as error:
        hint = "s3, gs, abfs, hf, http and others: see the documents of fsspec"
        expected = "a path, or a URL that fsspec knows"
        got = f"{name} ({without_secrets(str(error), url)})"
        raise SummaryValueError.of("open_runs", expected, got, hint) from cause_of(error, url)
    except Exception as error:
        raise unreachable(name, error, url) from cause_of(error, url)
    is_web = name.startswith("http")  # a web server lists a folder under its name with a slash
    return file_system, f"{top.rstrip('/')}/" if is_web else str(top)


def _caches_keys(url: str) -> bool:
    """Whether a cache stands before a folder of the web with keys behind a question mark."""
    found = links(url)
    if not found or found[0].scheme not in WEB or "?" not in url[found[0].end :]:
        return False
    caches = url[: found[0].begin - len(f"{found[0].scheme}://")].split("::")[:-1]
    return bool(caches) and _CACHES.issuperset(caches)


def _is_chain(url: str) -> bool:
    """Whether a URL names one place within another: `zip://a.zip::s3://bucket/b`.

    fsspec takes every `::` for that, those of IPv6 addresses, passwords and names of runs too: it
    would ask another host than the URL's.
    """
    from fsspec import get_filesystem_class

    if "::" not in url or not links(url):
        return False
    first = links(url)[0]
    if url[: first.begin] != f"{url[: len(first.scheme)]}://":
        return True  # begins with a word alone: `simplecache::…`
    options = inspect.signature(get_filesystem_class(first.scheme).__init__).parameters
    return not {"fo", "target_protocol"}.isdisjoint(options)


def _alone(url: str) -> tuple[Any, str]:
    """The file system of a URL that is no chain."""
    from fsspec import filesystem, get_filesystem_class

    scheme = url.partition("://")[0]
    kind = get_filesystem_class(scheme)
    if scheme in WEB:
        address, query = without_query(url)
        if query:
            return asking_with(query, address, kind)(), address
        url = address
    return filesystem(scheme, **kind._get_kwargs_from_urls(url)), str(kind._strip_protocol(url))


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
