"""What a web server lists: the links of a page for each folder, whichever way they are written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from insight.errors import RemoteError, compose

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_MOST_LEVELS = 100
"""Of folders below one another; a server that answers all addresses with one page has no end."""


def files_of_pages(file_system: Any, top: str) -> dict[str, Mapping[str, Any]]:
    """What is told of every file below a folder, by its address: a request for each folder.

    A question mark in a link and what follows it (the order of a list, keys) is no part of a name.
    Links to the folder itself, to what lies above it, and to other hosts are none of its entries.

    Args:
        file_system: fsspec's of the web.
        top: The address of the folder, with a slash at its end.

    Raises:
        FileNotFoundError: If there is no such folder.
        RemoteError: If the folders have no end.

    """
    found: dict[str, Mapping[str, Any]] = {}
    waiting, known = [(top, 0)], {top}
    while waiting:
        folder, level = waiting.pop()
        if level > _MOST_LEVELS:
            got = f"more than {_MOST_LEVELS} folders below one another"
            hint = "a server that answers each address with one page lists no runs"
            raise RemoteError(compose("open_runs", "a web server that lists folders", got, hint))
        try:
            listed = file_system.ls(folder, detail=True)
        except FileNotFoundError:
            if folder == top:
                raise
            continue  # it went meanwhile, or the link led nowhere
        for address, told in _entries(folder, listed):
            if not address.endswith("/"):
                found[address] = told
            elif address not in known:
                known.add(address)
                waiting.append((address, level + 1))
    return found


def _entries(
    folder: str, listed: list[Mapping[str, Any]]
) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Addresses below a folder, and what is told of each."""
    for told in listed:
        below = re.split(r"[?#]", told["name"].removeprefix(folder), maxsplit=1)[0]
        parts = [part for part in below.split("/") if part != "."]
        is_below = told["name"].startswith(folder) and ".." not in map(unquote, parts)
        if is_below and any(parts):
            yield folder + "/".join(parts), told
