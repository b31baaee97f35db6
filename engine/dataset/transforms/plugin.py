"""Operations of libraries in C++: they are made for MindSpore's own."""

from __future__ import annotations

from engine.errors import UnsupportedError

__all__ = ["Plugin"]


class Plugin:
    """An operation out of a shared library, which is built against MindSpore and needs it.

    Raises:
        UnsupportedError: Always.

    """

    def __init__(self, lib_path: str, func_name: str, user_args: str | None = None) -> None:
        got = f"{func_name} of {lib_path}" + (f" with {user_args!r}" if user_args else "")
        raise UnsupportedError.of(
            "Plugin", "an operation in Python", got, "write a function and give it to map"
        )
