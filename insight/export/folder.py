"""The folder of an export: never where it would take something with it."""

from __future__ import annotations

from pathlib import Path

from insight.errors import PathError, compose
from insight.sources import is_url, refuse_url

_WHERE = "insight export"


def checked_folder(root: str, out: str | Path) -> Path:
    """The folder to make, links followed.

    Args:
        root: The root of the store that is exported, a path or a URL.
        out: The folder as it was asked for.

    Raises:
        SummaryValueError: If it is a URL.
        PathError: If it holds the runs, the current folder or the home folder, which `--force`
            would delete; or if it lies among the runs, which would be there twice.

    """
    refuse_url(f"{_WHERE} --out", out)
    folder = Path(out).resolve()
    if not is_url(root):
        runs = Path(root).resolve()
        if folder.is_relative_to(runs) or runs.is_relative_to(folder):
            raise _refused(folder, f"a folder outside of {runs}", "name one beside it")
    for kept in (Path.cwd(), _home()):
        if kept is not None and kept.resolve().is_relative_to(folder):
            raise _refused(
                folder, "a folder for the export alone", "name one that is not there yet"
            )
    return folder


def _home() -> Path | None:
    try:
        return Path.home()
    except RuntimeError:  # a user without one
        return None


def _refused(folder: Path, expected: str, hint: str) -> PathError:
    return PathError(compose(_WHERE, f"--out to be {expected}", str(folder), hint))
