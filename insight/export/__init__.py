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
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from insight.errors import PathError, SummaryValueError, compose

from .folder import checked_folder
from .rows import UNREADABLE, UNWRITABLE, ExportedRun, LeftOut

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from insight.tables import Store

__all__ = ["UNREADABLE", "UNWRITABLE", "ExportedRun", "LeftOut", "Target", "export", "targets"]

_WHERE = "insight export"


class Target(Protocol):
    """One kind of files."""

    name: str
    """The word that `--to` takes."""

    def write(self, store: Store, runs: Sequence[str], folder: Path) -> LeftOut:
        """Write the runs into a folder that is empty.

        Returns:
            How many values of each kind are not in these files, and why.

        """


@runtime_checkable
class RawTarget(Target, Protocol):
    """One that changes texts, so that those who open its files are not harmed by them."""

    def raw(self) -> Target:
        """The same target, which leaves them as they are."""


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
    runs: str | Iterable[str] | None = None,
    *,
    force: bool = False,
    raw: bool = False,
) -> LeftOut:
    """Write runs as files of another kind.

    Args:
        store: Where they are.
        to: The name of a target: `insight`, `tensorboard`, `csv` or `parquet`.
        out: The folder to make; neither inside the store's nor around it.
        runs: Names of the runs wanted; None for all.
        force: Whether what is at `out` already is replaced.
        raw: Whether texts in CSV that a spreadsheet would run have no apostrophe before them.

    Returns:
        How many values are left out, by their kind and why: `UNWRITABLE` in files of the target, or
        `UNREADABLE` in those of the store.

    Raises:
        SummaryValueError: If there is no such target, no such run, or the target has nothing raw.
        PathError: If something is at `out` and it is not to be replaced, or may never be.
        MissingLibraryError: If a library that the target needs is not installed.

    >>> import tempfile
    >>> from insight import SummaryRecord, open_runs
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     with SummaryRecord(f"{folder}/runs/a") as record:
    ...         _ = record.log(1, {"loss": 0.5})
    ...     left_out = export(open_runs(f"{folder}/runs"), "csv", f"{folder}/tables")
    ...     Path(folder, "tables", "scalar.csv").read_text()[:18], dict(left_out)
    ('run,tag,step,wall_', {})

    """
    target = _target(to, raw=raw)
    known = store.runs()["run"].tolist()
    asked = [runs] if isinstance(runs, str) else runs
    wanted = known if asked is None else list(dict.fromkeys(asked))
    unknown = sorted(set(wanted) - set(known))
    if unknown:
        raise SummaryValueError.of(_WHERE, "runs of the store", unknown)
    folder = checked_folder(store.root, out)
    if not force and folder.exists() and not _is_empty(folder):
        hint = "choose another --out, or replace it by --force"
        raise PathError(compose(_WHERE, "a folder that is not there yet", str(folder), hint))
    folder.parent.mkdir(parents=True, exist_ok=True)
    # Hidden, so that nobody takes what a killed export leaves for runs.
    temporary = Path(tempfile.mkdtemp(prefix=f".{folder.name[:40]}.", dir=folder.parent))
    try:
        made = temporary / "export"
        made.mkdir()
        left_out = target.write(store, wanted, made)
        _move(made, folder, temporary / "former")
    finally:
        shutil.rmtree(temporary, ignore_errors=True)
    return +left_out


def _target(to: str, *, raw: bool) -> Target:
    target = targets().get(to)
    if target is None:
        raise SummaryValueError.of(_WHERE, f"one of {sorted(targets())}", repr(to))
    if not raw:
        return target
    if not isinstance(target, RawTarget):
        raise SummaryValueError.of(_WHERE, "--raw with --to csv", f"it with --to {to}")
    return target.raw()


def _is_empty(folder: Path) -> bool:
    return folder.is_dir() and next(folder.iterdir(), None) is None


def _move(made: Path, folder: Path, former: Path) -> None:
    """Put the export at its place; what was there goes to `former`."""
    if not folder.exists():
        made.rename(folder)
        return
    folder.rename(former)
    try:
        made.rename(folder)
    except BaseException:
        former.rename(folder)
        raise
