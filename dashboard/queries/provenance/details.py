"""What is said of one box of the graph of runs: facts, and where to look further."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from dashboard.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .draft import Node

MOST_COMPARED = 5


def details(
    node: Node, parents: Mapping[str, Sequence[str]], *, is_local: bool = True
) -> dict[str, Any]:
    """The facts of a box and links to other pages.

    Args:
        node: The box.
        parents: The runs that each run descends from.
        is_local: Whether files are looked for: what runs behind a URL wrote lies elsewhere.

    Returns:
        `facts` as names and texts, `run`, whose page it links to, and `links`: the words of each,
        the page and what is asked of it.

    """
    told = [list(pair) for pair in node.facts]
    if node.kind == "checkpoint" and node.path and is_local:
        told.append([say("On this machine"), presence(node.path)])
    return {"facts": told, "run": node.run, "links": list(_links(node, parents))}


def _links(node: Node, parents: Mapping[str, Sequence[str]]) -> list[list[Any]]:
    run = node.run
    if node.kind == "run":
        found: list[list[Any]] = [[say("Its curves"), "scalars", {"focus": quote(run, safe="")}]]
        for parent in parents.get(run, ())[:MOST_COMPARED]:
            both = ",".join(quote(one, safe="") for one in (parent, run))
            words = say("Compare with {run}", run=parent)
            found.append([words, "compare", {"runs": both, "base": parent}])
        return [*found, [say("Its family alone"), "provenance", {"run": run}]]
    if node.kind == "pipeline":
        return [[say("Its dataset graph"), "dataset", {"run": run}]]
    if node.kind == "landscape":
        return [[say("Its landscape"), "landscape", {"focus": quote(run, safe="")}]]
    return []


def presence(path: str) -> str:
    """Whether a file still is where it was written, in words.

    Only paths of this machine's own disks are looked at: one that names another machine could make
    the page wait for it.

    >>> presence("relative.ckpt")
    'not looked for'
    """
    if not Path(path).is_absolute() or path.startswith(("//", "\\\\")):
        return say("not looked for")
    try:
        size = os.stat(path).st_size  # noqa: PTH116 - a Path of hostile text may raise otherwise
    except (OSError, ValueError):
        return say("not there any more")
    return say("still there, {size} bytes", size=f"{size:,}")
