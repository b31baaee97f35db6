"""The files of a user's own that a script imports, found without running it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_OURS = frozenset(("dashboard", "engine", "insight"))
_MOST = 1_000  # files


def imported_files(script: Path, root: Path) -> list[Path]:
    """The files below `root` that a script imports, and that these import, in order of their names.

    They are those that `import` and `from` name anywhere in the code. What is installed lies
    elsewhere, and so do Python's own; what is imported by a name that is computed is not seen.

    Args:
        script: A file of Python; what cannot be read or parsed imports nothing.
        root: The folder in which Python looks for its modules.

    """
    found: dict[Path, None] = {}
    waiting = [script]
    while waiting and len(found) < _MOST:
        for name in _names(waiting.pop(), root):
            for file in _files(name, root):
                if file not in found and file != script:
                    found[file] = None
                    waiting.append(file)
    return sorted(found)


def _names(file: Path, root: Path) -> Iterator[tuple[str, ...]]:
    """What a file imports, each name in its parts."""
    try:
        tree = ast.parse(file.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return
    package = file.parent.relative_to(root).parts
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (tuple(one.name.split(".")) for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else ()
            base = (*above, *(node.module.split(".") if node.module else ()))
            yield from ((*base, one.name) for one in node.names)


def _files(name: tuple[str, ...], root: Path) -> Iterator[Path]:
    """The module of a name, and the packages around it; of `from a import b` perhaps only `a`."""
    if not name or name[0] in _OURS:
        return
    for length in range(1, len(name) + 1):
        module = root.joinpath(*name[:length])
        for file in (module.with_name(f"{module.name}.py"), module / "__init__.py"):
            if file.is_file():
                yield file
