"""Web servers that let in by what stands behind a question mark: `https://host/runs?sig=…`."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit


def without_query(url: str) -> tuple[str, str]:
    """The address of a folder, and what stands behind its question mark.

    >>> without_query("https://host/runs/?sig=a%2Fb#part")
    ('https://host/runs/', 'sig=a%2Fb')

    """
    address, _, query = url.partition("#")[0].partition("?")
    return address, query


def asking_with(query: str, address: str, kind: type[Any]) -> type[Any]:
    """A file system of the web that puts `query` behind each address that it asks.

    It goes where the URL says, to no other scheme, host or port: links may lead anywhere.

    Args:
        query: What stands behind the question mark.
        address: The folder that it lets in to.
        kind: What asks without it: fsspec's class.

    """

    class Asking(kind):  # type: ignore[misc]
        def encode_url(self, url: str) -> Any:
            if urlsplit(url)[:2] == urlsplit(address)[:2]:
                url = f"{url}{'&' if '?' in url else '?'}{query}"
            return super().encode_url(url)

    return Asking
