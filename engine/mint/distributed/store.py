"""A store of keys and values that the threads of this process share; no port is opened.

What MindSpore's store answers (bytes for text, counters as text) was found by asking version 2.10.
"""

from __future__ import annotations

import re
import threading
import weakref
from datetime import timedelta
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose

__all__ = ["TCPStore"]

_DEFAULT_TIMEOUT = timedelta(seconds=300)
_LAST_PORT = 65535

# A store of several needs one that answers while it trains, at a port; none is opened here.
_NO_NEED = (
    "no store goes from process to process; those of a job find each other without one, and "
    "broadcast_object_list tells what one of them knows"
)

# A counter that was set as text is read as C reads one: its digits up to what is none.
_COUNTER = re.compile(rb"\s*[+-]?\d+")


class _Server:
    """The values of one address, and who is told of a new one."""

    def __init__(self) -> None:
        self.values: dict[str, bytes] = {}
        self.changed = threading.Condition()


# A server is gone, and its address free, when no store of it is left.
_SERVERS: weakref.WeakValueDictionary[tuple[str, int], _Server] = weakref.WeakValueDictionary()


class TCPStore:
    """A store of keys and values, by the address of the store that serves it.

    Only this process can reach it: stores of one address share their values, whatever thread they
    are in. Nothing listens on the port. Several processes find each other through MPI, so
    `init_process_group` needs no store.

    Args:
        host_name: The address of the server.
        port: Its port, 0 to 65535.
        world_size: How many processes use the store: 1; None: any number. Of the server alone.
        is_master: Whether this is the server.
        timeout: How long `get` waits for a key.
        wait_for_workers: Whether the server waits until `world_size` processes are there.
        multi_tenant: Recorded nowhere, as in MindSpore.
        master_listen_fd: Recorded nowhere, as in MindSpore.
        use_libuv: Recorded nowhere, as in MindSpore.

    Attributes:
        host: The address of the server.
        port: Its port.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If the port or the number of processes is none.
        StateError: If the address is taken, if no server of this process has it, or if the server
            is to wait for more processes.

    >>> from engine.mint.distributed import TCPStore
    >>> server = TCPStore("127.0.0.1", 1234, is_master=True)
    >>> server.set("first_key", "first_value")
    >>> TCPStore("127.0.0.1", 1234).get("first_key")
    b'first_value'

    """

    def __init__(
        self,
        host_name: str,
        port: int,
        world_size: int | None = None,
        is_master: bool = False,
        timeout: timedelta = _DEFAULT_TIMEOUT,
        wait_for_workers: bool = True,
        multi_tenant: bool = False,
        master_listen_fd: int | None = None,
        use_libuv: bool = True,
    ) -> None:
        _of_type("host_name", host_name, str)
        _of_type("port", port, int)
        _of_type("is_master", is_master, bool)
        _of_type("timeout", timeout, timedelta)
        _of_type("wait_for_workers", wait_for_workers, bool)
        world_size = 1 if world_size is None else _of_type("world_size", world_size, int)
        if not 0 <= port <= _LAST_PORT:
            raise ArgumentValueError.of("TCPStore(port)", f"0 to {_LAST_PORT}", port)
        if world_size < 1:
            raise ArgumentValueError.of("TCPStore(world_size)", "at least 1", world_size)
        if is_master and wait_for_workers and world_size > 1:
            raise StateError(compose("TCPStore(world_size)", "1", world_size, _NO_NEED))
        self.host, self.port = host_name, port
        self._server = _served(host_name, port, is_master)
        self._timeout_s = timeout.total_seconds()

    def add(self, key: str, amount: int) -> int:
        """Add to the counter of a key, which begins at 0, and give what it is then.

        Args:
            key: Its name.
            amount: What is added.

        Raises:
            ArgumentTypeError: If the key is no str or the amount no int.
            StateError: If the key has a value that does not begin with a whole number.

        """
        _of_type("key", key, str, "add")
        _of_type("amount", amount, int, "add")
        with self._server.changed:
            found = _COUNTER.match(self._server.values.get(key, b"0"))
            if found is None:
                held = self._server.values[key]
                raise StateError(compose("TCPStore.add(key)", "the key of a number", repr(held)))
            total = int(found[0]) + amount
            self._put(key, str(total).encode())
            return total

    def set(self, key: str, value: str | bytes) -> None:
        """Give a key a value, in place of what it had.

        Args:
            key: Its name.
            value: Bytes, or a text, which becomes bytes in UTF-8.

        Raises:
            ArgumentTypeError: If the key is no str, or the value neither a str nor bytes.

        """
        _of_type("key", key, str, "set")
        if not isinstance(value, str | bytes):
            raise ArgumentTypeError.of("TCPStore.set(value)", "a str or bytes", value)
        with self._server.changed:
            self._put(key, value.encode() if isinstance(value, str) else value)

    def _put(self, key: str, value: bytes) -> None:
        self._server.values[key] = value
        self._server.changed.notify_all()

    def get(self, key: str) -> bytes:
        """The value of a key; where it has none, another thread may set it until the time is over.

        Args:
            key: Its name.

        Raises:
            ArgumentTypeError: If the key is no str.
            StateError: If the key has no value in time.

        """
        _of_type("key", key, str, "get")
        values = self._server.values
        with self._server.changed:
            if self._server.changed.wait_for(lambda: key in values, self._timeout_s):
                return values[key]
        expected = f"a value within {self._timeout_s:g} s"
        raise StateError(compose(f"TCPStore.get({key!r})", expected, "none"))

    def delete_key(self, key: str) -> bool:
        """Forget the value of a key, and say whether it had one.

        Args:
            key: Its name.

        Raises:
            ArgumentTypeError: If the key is no str.

        """
        _of_type("key", key, str, "delete_key")
        with self._server.changed:
            return self._server.values.pop(key, None) is not None


def _served(host: str, port: int, is_master: bool) -> _Server:
    server = _SERVERS.get((host, port))
    if is_master:
        if server is not None:
            raise StateError(compose("TCPStore(port)", "a free address", f"{host}:{port}"))
        server = _SERVERS[host, port] = _Server()
    if server is None:
        hint = f"make one with is_master=True first; {_NO_NEED}"
        expected = "the address of a store in this process"
        raise StateError(compose("TCPStore", expected, f"{host}:{port}", hint))
    return server


def _of_type(name: str, value: Any, kind: type, method: str = "") -> Any:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        where = f"TCPStore.{method}({name})" if method else f"TCPStore({name})"
        article = "an" if kind is int else "a"
        raise ArgumentTypeError.of(where, f"{article} {kind.__name__}", value)
    return value
