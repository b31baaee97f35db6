"""The folders below a root, each once, in the order of their names."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from .records import Folder, as_name

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def folders_below(root: Path) -> Iterator[Folder]:
    """The root and every folder below it, with the names of their files.

    Hidden folders are passed over (deleted runs lie in one of them). Links to folders are followed,
    a folder that was seen already is not entered again. What cannot be listed is passed over.
    """
    seen: set[tuple[int, int]] = set()
    waiting = [(root, ".")]
    while waiting:
        path, run = waiting.pop()
        try:
            status = path.stat()
            with os.scandir(path) as listing:
                entries = sorted((entry.name, entry.is_dir()) for entry in listing)
        except OSError:
            continue
        identity = (status.st_dev, status.st_ino)
        if identity in seen:
            continue
        seen.add(identity)
        prefix = "" if run == "." else f"{run}/"
        below = [name for name, is_folder in entries if is_folder and not name.startswith(".")]
        waiting.extend((path / name, prefix + as_name(name)) for name in reversed(below))
        yield Folder(path, run, [name for name, is_folder in entries if not is_folder])
