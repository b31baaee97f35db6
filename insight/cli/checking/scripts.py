"""A script of MindSpore: which names it uses that are not here, without running it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from insight.cli.listing import printable

if TYPE_CHECKING:
    from engine.names.used import Missing

SUFFIXES = (".py", ".ipynb")


def is_script(path: str) -> bool:
    """Whether a path is that of a script or a notebook on this machine."""
    if "://" in path or not path.endswith(SUFFIXES):
        return False
    try:
        return Path(path).is_file()
    except OSError:  # a name that is too long
        return False


def check_script(path: str) -> tuple[int, list[Missing]]:
    """How many names of MindSpore a script uses, and those that are not here.

    Raises:
        PathError: If it cannot be read as Python, or as a notebook.
        MissingLibraryError: If the engine is not here, whose names are looked up.

    """
    from insight.needed import need_package

    need_package("engine", "insight check of a script")
    from engine.errors import EngineError
    from engine.names.used import missing_of, source_of, uses
    from insight.errors import PathError, compose

    try:
        text = Path(path).read_text("utf-8", errors="replace")
        found = uses(source_of(text, notebook=path.endswith(".ipynb")))
    except (OSError, EngineError) as error:
        hint = "it is read as Python, or as a notebook, and not run"
        text = compose("insight check", "a script", f"{path} ({error})", hint)
        raise PathError(text) from error
    return len({use.name for use in found}), missing_of(found)


def told(path: str, names: int, missing: list[Missing]) -> dict[str, Any]:
    """A script as `--json` tells it."""
    return {
        "path": path,
        "kind": "script",
        "names": names,
        "missing": [
            {"name": name, "lines": lines, **advice._asdict()} for lines, name, advice in missing
        ],
    }


def _verdict(names: int, missing: int) -> str:
    if not names:
        return "whole    it uses no name of MindSpore"
    if not missing:
        return f"whole    all {names} names of MindSpore are here"
    return f"missing  {missing} of {names} names of MindSpore"


def lines_of(path: str, names: int, missing: list[Missing]) -> list[str]:
    """What is printed: the script, then a line for each name that is missing."""
    lines = [f"{_verdict(names, len(missing))}  {printable(path)}"]
    for where, name, advice in missing:
        text = f"line {', '.join(map(str, where[:3]))}: {name}"
        text += ", …" if len(where) > 3 else ""
        if advice.reason:
            text += f": {advice.reason}"
        elif advice.documented:
            text += ": not here yet"
        text += f"; use {advice.instead}" if advice.instead else ""
        lines.append(f"         {printable(text)}")
    return lines
