"""Words on stderr without the passwords of the URLs that a command was given, whoever says them."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TextIO, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence


@contextmanager
def masked_errors(given: Sequence[str]) -> Iterator[None]:
    """Inside, nothing that these words of a command let in by is written to stderr.

    Libraries warn and log there, tracebacks and refusals of arguments repeat what was given.
    """
    urls = [word for word in given if "://" in word]
    if not urls:  # the rest takes longer than `--help` may
        yield
        return
    from insight.sources import without_secrets

    before = sys.stderr
    sys.stderr = cast("TextIO", _Masked(before, lambda text: without_secrets(text, *urls)))
    try:
        yield
    finally:
        sys.stderr = before


class _Masked:
    """A stream that writes what becomes of texts."""

    def __init__(self, stream: TextIO, masked: Callable[[str], str]) -> None:
        self._stream = stream
        self._masked = masked

    def write(self, text: str) -> int:
        self._stream.write(self._masked(text))
        return len(text)

    def writelines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)
