"""Every table of some runs, a run at a time, with the heavy values that a table only names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import numpy as np

from insight.tables import KINDS

from .rows import exported_runs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    import pandas as pd

    from insight.tables import Store

    from .rows import ExportedRun

OVERVIEWS = ("runs", "lineage", "problems")


def overview(store: Store, name: str, runs: Sequence[str]) -> pd.DataFrame:
    """One of `OVERVIEWS`, the rows of some runs."""
    table: pd.DataFrame = getattr(store, name)()
    return table[table["run"].isin(list(runs))].reset_index(drop=True)


def tables(store: Store, runs: Sequence[str], folder: Path) -> Iterator[tuple[str, pd.DataFrame]]:
    """(kind, rows of one run), kinds in order; images and tensors become files beside them.

    Their tables get a column `file`: where it lies, relative to the folder.
    """
    for kind in KINDS:
        for run in exported_runs(store, list(runs)):
            table = run.table(kind)
            if len(table):
                save = _SAVERS.get(kind)
                yield kind, table if save is None else _with_files(run, kind, table, folder, save)


def _with_files(
    run: ExportedRun,
    kind: str,
    table: pd.DataFrame,
    folder: Path,
    save: Callable[[Path, Any, Any], str],
) -> pd.DataFrame:
    place = run.folder_in(folder / f"{kind}s")
    names = []
    for row in run.rows(kind):
        path = place / f"{quote(str(row.tag), safe='')}_{row.step}"
        path = path.with_name(path.name[-200:])  # a file's name may have 255 bytes
        saved = save(path, row, run.value(kind, row.tag, row.step))
        names.append((path.parent / saved).relative_to(folder).as_posix())
    return table.assign(file=names)


def _save_image(path: Path, row: Any, content: bytes) -> str:
    ending = row.format if row.format != "unknown" else "bin"
    path = path.with_name(f"{path.name}.{ending}")
    path.write_bytes(content)
    return path.name


def _save_tensor(path: Path, _: Any, array: Any) -> str:
    path = path.with_name(f"{path.name}.npy")
    np.save(path, np.asarray(array), allow_pickle=False)
    return path.name


_SAVERS: dict[str, Callable[[Path, Any, Any], str]] = {
    "image": _save_image,
    "tensor": _save_tensor,
}
