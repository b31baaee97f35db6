"""MindSpore's cache server, of which pipelines here keep no more than what was asked of it."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, UnsupportedError

from . import arguments

LARGEST = 2**32 - 1
PORTS = (1025, 65535)


class DatasetCache:
    """What would be asked of MindSpore's cache server, which is not here.

    A pipeline takes it where its document has a `cache`, keeps it, and reads its rows from their
    files in every pass: they are the same rows.

    Args:
        session_id: The session of the server.
        size: How many MB rows may fill; 0 sets no bound.
        spilling: Whether rows beyond that lie on the disk.
        hostname: Where the server is; None is this machine.
        port: Its port; None is 50052.
        num_connections: How many connections it may have; None is 12.
        prefetch_size: How many rows may wait; None is 20.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a number is out of range.

    >>> DatasetCache(session_id=3).size
    0

    """

    def __init__(
        self,
        session_id: int,
        size: int = 0,
        spilling: bool = False,
        hostname: str | None = None,
        port: int | None = None,
        num_connections: int | None = None,
        prefetch_size: int | None = None,
    ) -> None:
        where = "DatasetCache"
        self.session_id = arguments.whole(f"{where}(session_id)", session_id, 1, LARGEST)
        self.size = arguments.whole(f"{where}(size)", size, 0)
        self.spilling = arguments.flag(f"{where}(spilling)", spilling)
        if hostname is not None and not isinstance(hostname, str):
            raise ArgumentTypeError.of(f"{where}(hostname)", "a str or None", hostname)
        self.hostname = hostname
        self.port = None if port is None else arguments.whole(f"{where}(port)", port, *PORTS)
        self.num_connections = arguments.whole_or_none(
            f"{where}(num_connections)", num_connections, 1
        )
        self.prefetch_size = arguments.whole_or_none(f"{where}(prefetch_size)", prefetch_size, 1)

    def get_stat(self) -> Any:
        """What the server counted: there is none.

        Raises:
            UnsupportedError: Always.

        """
        raise UnsupportedError.of(
            "DatasetCache.get_stat", "MindSpore's cache server", "none", "rows are read anew here"
        )


def check_cache(where: str, cache: Any) -> DatasetCache | None:
    """The cache, or None.

    Raises:
        ArgumentTypeError: If it is neither.

    """
    if cache is not None and not isinstance(cache, DatasetCache):
        raise ArgumentTypeError.of(f"{where}(cache)", "a DatasetCache or None", cache)
    return cache
