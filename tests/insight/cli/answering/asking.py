"""Questions asked as a client of the protocol asks them, and what their answers cost."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Any

import anyio
from mcp.client import Client

from insight.cli.answering.folder import Folder, folder_at
from insight.cli.answering.server import server_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

LETTERS = 3
"""Characters of a token, at the least: English has four, tables of numbers two and a half to three.

Tokenizers are fetched from the network; with three each, an answer of CSV is counted about right,
and one of words too high.
"""


class Asking:
    """A client that keeps count.

    Attributes:
        calls: How many questions were asked.
        letters: Characters of the answers.

    """

    def __init__(self, folder: Folder) -> None:
        self._server = server_of(folder)
        self.calls = 0
        self.letters = 0

    def __call__(self, tool: str, **arguments: Any) -> str:
        """The answer; fails where it says that the question was wrong."""
        text, is_wrong = self.both(tool, **arguments)
        assert not is_wrong, text
        return text

    def wrong(self, tool: str, **arguments: Any) -> str:
        """What was wrong with a question."""
        text, is_wrong = self.both(tool, **arguments)
        assert is_wrong, text
        return text

    def both(self, tool: str, **arguments: Any) -> tuple[str, bool]:
        async def ask(client: Client) -> Any:
            return await client.call_tool(tool, arguments)

        found = self.with_client(ask)
        (content,) = found.content
        self.calls += 1
        self.letters += len(content.text)
        return content.text, bool(found.is_error)

    def with_client(self, do: Callable[[Client], Awaitable[Any]]) -> Any:
        async def connected() -> Any:
            async with Client(self._server) as client:
                return await do(client)

        return anyio.run(connected)

    @property
    def tokens(self) -> int:
        return -(-self.letters // LETTERS)


def asking(path: Path, called: str = "runs") -> Asking:
    """A client of a folder that nobody read yet."""
    return Asking(folder_at(path, called, None))


def rows_of(text: str, first: str) -> list[dict[str, str]]:
    """The rows of the table of an answer whose header begins so."""
    lines = text.split("\n")
    begin = next(at for at, line in enumerate(lines) if line.startswith(first))
    end = next(
        (at for at in range(begin, len(lines)) if not lines[at] or lines[at][0] == "["), len(lines)
    )
    found = csv.DictReader(lines[begin:end])
    return [row for row in found if None not in row.values()]
