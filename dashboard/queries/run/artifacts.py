"""The files that belong to a run: what each is called, its use, its size and its digest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.blobs import blob_id

if TYPE_CHECKING:
    import pandas as pd

MOST_ARTIFACTS = 2_000  # of which the page draws some at first
_COLUMNS = ("tag", "type", "role", "path", "size", "digest", "step", "wall_time")


def artifacts(table: pd.DataFrame, run: str) -> dict[str, Any] | None:
    """The newest of each name, by name: the first 2,000 of them, and how many there are.

    Args:
        table: `Store.table("artifact", run)`.
        run: Its name.

    Returns:
        `rows` of name, type, role, path, size in bytes (-1 where nobody knows), digest, time and
        the id by which its bytes are had; None where the run has none.

    """
    newest = table.drop_duplicates("tag", keep="last")
    if newest.empty:
        return None
    first = newest.head(MOST_ARTIFACTS)
    columns = (first[name].tolist() for name in _COLUMNS)
    rows = [
        [
            str(tag),
            *map(str, (kind, role, path)),
            size,
            str(digest),
            at,
            blob_id("artifact", run, str(tag), step),
        ]
        for tag, kind, role, path, size, digest, step, at in zip(*columns, strict=True)
    ]
    return {"count": len(newest), "rows": rows}
