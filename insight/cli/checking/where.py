"""Where to look: a folder, a file of it alone, or what a URL names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.sources import Folder, Place

    from .checked import Checked

_MLFLOW_RUN = "meta.yaml"
_MLFLOW_SECTIONS = ("metrics", "params", "tags", "inputs")


def places(path: str, csv: Sequence[str] = ()) -> tuple[Place, Sequence[Folder], str]:
    """Where to look, in which folders, and for which file alone; empty for all that is there.

    Args:
        path: What is to be looked at.
        csv: Patterns of plain tables.

    """
    from insight.sources import is_url, place_of
    from insight.sources.places import existing

    if is_url(path):
        return _places_behind(path, csv)
    file = existing("insight check", path.removeprefix("file://"))
    if not file.is_file():
        place = place_of(file, tables=csv)
        return place, place.folders(), ""
    above, folders = _around(file)
    return place_of(above, tables=csv), folders, str(file)


def _around(file: Path) -> tuple[Path, list[Folder]]:
    """The folder that a file is to be read in, and what of it; nothing else is looked at.

    A value of MLflow's file store says nothing without the run that it belongs to.
    """
    from insight.sources import Folder

    for above in file.parents[1:]:
        inner = file.relative_to(above)
        if inner.parts[0] in _MLFLOW_SECTIONS and (above / _MLFLOW_RUN).is_file():
            own = Folder(str(file.parent), inner.parent.as_posix(), [file.name])
            return above, [Folder(str(above), ".", [_MLFLOW_RUN]), own]
    folders = [Folder(str(file.parent), ".", [file.name])]
    if file.name == _MLFLOW_RUN:  # a run is known by the folders beside it
        folders += [
            Folder(str(file.parent / name), name, [])
            for name in _MLFLOW_SECTIONS
            if (file.parent / name).is_dir()
        ]
    return file.parent, folders


def _places_behind(url: str, csv: Sequence[str]) -> tuple[Place, Sequence[Folder], str]:
    from insight.errors import PathError
    from insight.sources import Folder, place_of

    place = place_of(url, tables=csv)
    try:
        return place, place.folders(), ""
    except PathError:
        above, _, name = url.rstrip("/").rpartition("/")
        if above.endswith("/"):  # of the scheme
            raise
        place = place_of(above, tables=csv)
        try:
            top = [folder for folder in place.folders() if folder.run == "."]
        except PathError:
            top = []
        if not any(name in folder.names for folder in top):
            raise
        return place, [Folder(top[0].path, ".", [name])], top[0].file(name)


def only(found: list[Checked], file: str) -> list[Checked]:
    """What was found of a single file, which MLflow's source tells under its folder's name."""
    own = [checked for checked in found if checked.path == file]
    if own:
        return own
    around = [checked for checked in found if file.startswith(f"{checked.path}/")]
    for checked in around:
        checked.path = file
    return around
