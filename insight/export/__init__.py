"""Runs of any source as files of one kind: every point, unsampled. One target a file.

A target is a module with `TARGET` in it. An export is made beside its place and moved there, so it
is there whole or not at all.
"""

from __future__ import annotations

import pkgutil
import shutil
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from insight.errors import PathError, SummaryValueError, compose

from .rows import ExportedRun

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterable, Mapping, Sequence

    from insight.tables import Store

__all__ = ["ExportedRun", "Target", "export", "targets"]

_WHERE = "insight export"


class Target(Protocol):
    """One kind of files."""

    name: str
    """The word that `--to` takes."""

    def write(self, store: Store, runs: Sequence[str], folder: Path) -> Counter[str]:
        """Write the runs into a folder that is empty.

        Returns:
            How many values of each kind these files have no place for.

        """


@cache
def targets() -> Mapping[str, Target]:
    """Every target there is, by name."""
    modules = [import_module(f"{__name__}.{info.name}") for info in pkgutil.iter_modules(__path__)]
    found = [module.TARGET for module in modules if hasattr(module, "TARGET")]
    return {target.name: target for target in found}


def export(
    store: Store,
    to: str,
    out: str | Path,
    runs: Iterable[str] | None = None,
    *,
    force: bool = False,
) -> Counter[str]:
    """Write runs as files of another kind.

    Args:
        store: Where they are.
        to: The name of a target: `insight`, `tensorboard`, `csv` or `parquet`.
        out: The folder to make.
        runs: Names of the runs wanted; None for all.
        force: Whether what is at `out` already is replaced.

    Returns:
        How many values of each kind the target has no place for.

    Raises:
        SummaryValueError: If there is no such target, or no such run.
        PathError: If something is at `out` and it is not to be replaced.
        MissingLibraryError: If a library that the target needs is not installed.

    """
    if to not in targets():
        raise SummaryValueError.of(_WHERE, f"one of {sorted(targets())}", repr(to))
    known = store.runs()["run"].tolist()
    wanted = known if runs is None else list(dict.fromkeys(runs))
    unknown = sorted(set(wanted) - set(known))
    if unknown:
        raise SummaryValueError.of(_WHERE, "runs of the store", unknown)
    place = Path(out).absolute()
    if not force and place.exists() and not _is_empty(place):
        hint = "choose another --out, or replace it by --force"
        raise PathError(compose(_WHERE, "a folder that is not there yet", str(place), hint))
    place.parent.mkdir(parents=True, exist_ok=True)
    temporary = Path(tempfile.mkdtemp(prefix=f".{place.name}.", dir=place.parent))
    try:
        left_out = targets()[to].write(store, wanted, temporary)
        temporary.chmod(0o755)
        _move(temporary, place)
    except BaseException:
        shutil.rmtree(temporary, ignore_errors=True)
        raise
    return left_out


def _is_empty(place: Path) -> bool:
    return place.is_dir() and next(place.iterdir(), None) is None


def _move(temporary: Path, place: Path) -> None:
    """Put the export at its place; what was there goes once it is."""
    if not place.exists():
        temporary.rename(place)
        return
    former = Path(tempfile.mkdtemp(prefix=f".{place.name}.", dir=place.parent))
    place.rename(former / "former")
    try:
        temporary.rename(place)
    except OSError:
        (former / "former").rename(place)
        former.rmdir()
        raise
    shutil.rmtree(former, ignore_errors=True)
