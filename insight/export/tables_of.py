"""Every table of some runs, a run at a time, with the heavy values that a table only names."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.format.names import file_name_of
from insight.tables import KINDS

from .rows import ExportedRun, lacking_kinds
from .table_files import save_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    import pandas as pd

    from insight.tables import Store

    from .rows import LeftOut

_WORD = re.compile(r"[a-z0-9]{1,8}")
OVERVIEWS = ("runs", "lineage", "problems")


def overview(store: Store, name: str, runs: Sequence[str]) -> pd.DataFrame:
    """One of `OVERVIEWS`, the rows of some runs."""
    table: pd.DataFrame = getattr(store, name)()
    return table[table["run"].isin(list(runs))].reset_index(drop=True)


def tables(
    store: Store, runs: Sequence[str], folder: Path, left_out: LeftOut
) -> Iterator[tuple[str, pd.DataFrame]]:
    """(kind, rows of one run), kinds in order; pictures, sounds, arrays … become files beside.

    Their tables get a column `file`: where it lies, relative to the folder; empty where the value
    is unreadable, which is counted. A kind that no run has gives nothing, but scalars give one
    table, if need be without rows.
    """
    lacking = lacking_kinds(store)
    for kind in KINDS:
        some = False
        for name in () if kind in lacking else runs:
            run = ExportedRun(store, name, lacking)
            table = run.table(kind)
            if len(table):
                some, save = True, _SAVERS.get(kind)
                is_light = save is None
                yield kind, table if is_light else _with_files(run, kind, folder, left_out)
        if kind == "scalar" and not some:
            yield kind, store.table(kind, runs=[])


def _with_files(run: ExportedRun, kind: str, folder: Path, left_out: LeftOut) -> pd.DataFrame:
    beside = run.folder_in(folder / f"{kind}s")
    names = {}
    for row, content in run.values(kind, left_out):
        saved = _SAVERS[kind](beside / file_name_of(str(row.tag), row.step), row, content)
        names[row.tag, row.step] = saved.relative_to(folder).as_posix()
    table = run.table(kind)
    files: Any = [names.get(key) for key in zip(table["tag"], table["step"], strict=True)]
    return table.assign(file=files)


def _save_bytes(path: Path, row: Any, content: bytes) -> Path:
    """Called by its format, where that is a word: what a file says of itself may be anything."""
    is_known = row.format != "unknown" and _WORD.fullmatch(row.format)
    ending = row.format if is_known else "bin"
    path = path.with_name(f"{path.name}.{ending}")
    path.write_bytes(content)
    return path


def _save_figure(path: Path, _: Any, figure: Any) -> Path:
    path = path.with_name(f"{path.name}.json")
    path.write_text(json.dumps(figure), encoding="utf-8")
    return path


def _save_tensor(path: Path, _: Any, array: Any) -> Path:
    path = path.with_name(f"{path.name}.npy")
    np.save(path, np.asarray(array), allow_pickle=False)
    return path


_SAVERS: dict[str, Callable[[Path, Any, Any], Path]] = {
    "image": _save_bytes,
    "audio": _save_bytes,
    "video": _save_bytes,
    "table": lambda path, _, table: save_table(path, table),
    "tensor": _save_tensor,
    "figure": _save_figure,
}
