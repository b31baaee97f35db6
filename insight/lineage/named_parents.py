"""Which run another one calls its parent: by an id, as MLflow does, or by its name."""

from __future__ import annotations

from collections.abc import Collection, Mapping


def named_parent(run: str, parent: str, runs: Collection[str], ids: Mapping[str, str]) -> str:
    """The run that is meant; empty where none is there.

    A name is one below the directory that both were recorded into, which may lie anywhere below the
    root: the nearest to the run counts.

    Args:
        run: Who calls it so.
        parent: An id, a name or a path.
        runs: All there are.
        ids: The runs that have an id, by it.

    >>> runs = ["lab/sweep/a", "lab/outer", "outer"]
    >>> named_parent("lab/sweep/a", "outer", runs, {}), named_parent("x", "7f", runs, {"7f": "a"})
    ('lab/outer', 'a')

    """
    if parent in ids:
        return ids[parent] if ids[parent] != run else ""
    above = run.split("/")[:-1]
    for length in range(len(above), -1, -1):
        name = "/".join((*above[:length], parent))
        if name in runs and name != run:
            return name
    return ""
