"""Answer the questions of agents about a folder's runs, by the Model Context Protocol over stdio.

A client of the protocol starts this and asks; it ends when its stdin is closed. It reads runs of
any tool, writes nothing, and tells nothing that lies outside of DIR. docs/agents.md has the
questions, their bounds and how to add it to a client, for which --print-config prints the lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.errors import MissingLibraryError

from .workers import add_opening_arguments, executor_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight mcp DIR [--print-config] [--csv GLOB] [--engine ENGINE]`."""
    parser.add_argument(
        "directory", metavar="DIR", help="a run, or a folder above runs; or its URL"
    )
    parser.add_argument(
        "--print-config", action="store_true", help="print what a client is given, and leave"
    )
    add_opening_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Serve until stdin is closed."""
    if arguments.print_config:
        from .listing import print_object

        print_object(config_of(arguments.directory, arguments.tables))
        return 0
    try:
        import mcp_types  # noqa: F401  # which the SDK has since its second major version
    except ImportError as error:
        raise MissingLibraryError.of("insight mcp", "mcp>=2", "mcp") from error
    from .answering.folder import folder_at
    from .answering.server import serve

    directory = arguments.directory
    executor = executor_of(arguments.engine)
    serve(folder_at(directory, directory, executor, arguments.tables))
    return 0


def config_of(directory: str, csv: Sequence[str] = ()) -> dict[str, object]:
    """What clients of the protocol are given in JSON, to start this interpreter's `insight`.

    No password of a URL is in it: the environment lets in.

    >>> config_of("/")["mcpServers"]["insight"]["args"]
    ['-m', 'insight', 'mcp', '/']

    """
    import sys

    from insight.sources import is_url, root_of, shown

    folder = shown(directory) if is_url(directory) else root_of(directory)
    tables = [word for pattern in csv for word in ("--csv", pattern)]
    words = ["-m", "insight", "mcp", folder, *tables]
    return {"mcpServers": {"insight": {"command": sys.executable, "args": words}}}
