"""The settings of a parameter server, which this engine does not have."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentValueError

from .accepting import Option, accepted, of_type, whole
from .state import current

__all__ = ["get_ps_context", "reset_ps_context", "set_ps_context"]

_SECRET = ("client_password", "server_password")


def _disabled(where: str, value: Any) -> Any:
    if of_type(bool)(where, value):
        hint = "this engine has no parameter server; it trains in one process"
        raise ArgumentValueError.of(where, "False", value, hint)
    return value


OPTIONS: dict[str, Option] = {
    "enable_ps": Option(False, _disabled),
    "server_mode": Option("", of_type(str)),
    "ms_role": Option("MS_NOT_PS", of_type(str)),
    "worker_num": Option(0, whole(0)),
    "server_num": Option(0, whole(0)),
    "scheduler_ip": Option("127.0.0.1", of_type(str)),
    "scheduler_port": Option(6667, whole(1, 65535)),
    "enable_ssl": Option(False, of_type(bool)),
    "config_file_path": Option("", of_type(str)),
    "client_password": Option("", of_type(str)),
    "server_password": Option("", of_type(str)),
}


def set_ps_context(**options: object) -> None:
    """Record the settings of a parameter server; `enable_ps=True` is refused, as there is none.

    Raises:
        ArgumentTypeError: If a value is of another type.
        ArgumentValueError: If an option is unknown, or a server is asked for.

    """
    current.server.update(accepted("set_ps_context", OPTIONS, options))


def get_ps_context(attr_key: str) -> object:
    """What `set_ps_context` was given, or the default; passwords are not told.

    Raises:
        ArgumentValueError: If there is no such setting.

    >>> get_ps_context("enable_ps")
    False

    """
    known = {name: option.default for name, option in OPTIONS.items()} | current.server
    told = {name: value for name, value in known.items() if name not in _SECRET}
    if attr_key not in told:
        raise ArgumentValueError.of("get_ps_context", f"one of {sorted(told)}", repr(attr_key))
    return told[attr_key]


def reset_ps_context() -> None:
    """Back to the defaults."""
    current.server = {}
