"""Tables of runs as `Store` gives them, made by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from dashboard.queries.provenance.graph import drawn
from dashboard.queries.provenance.known import Known
from dashboard.queries.provenance.records import records

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dashboard.queries.provenance.draft import Draft
    from dashboard.queries.provenance.graph import Drawn
    from dashboard.queries.provenance.records import RunRecord

File = tuple[str, str, str, str]  # run, role, path, hash


def read(
    facts: Mapping[str, Mapping[str, Any]],
    files: Sequence[File] = (),
    landscapes: Sequence[str] = (),
) -> dict[str, RunRecord]:
    """The records of runs with these facts and checkpoints."""
    lineage = pd.DataFrame([{"run": run} | dict(told) for run, told in facts.items()])
    checkpoints = pd.DataFrame(list(files), columns=["run", "role", "path", "sha256"], dtype="str")
    return records(lineage, checkpoints, pd.DataFrame({"run": list(landscapes)}, dtype="str"))


def whole(
    facts: Mapping[str, Mapping[str, Any]],
    files: Sequence[File] = (),
    runs: Sequence[str] | None = None,
    **known: Any,
) -> Drawn:
    """The graph of these runs, or of some of them."""
    found = read(facts, files)
    return drawn(found, list(found) if runs is None else runs, Known(**known))


def edges(draft: Draft) -> set[tuple[str, str, str]]:
    """What each edge joins, by the words in the boxes, and what it says."""
    labels = [node.label for node in draft.nodes]
    return {(labels[a], says, labels[b]) for (a, b), says in draft.edges.items()}


def of_kind(draft: Draft, kind: str) -> list[str]:
    """The words of the boxes of a kind, in their order."""
    return [node.label for node in draft.nodes if node.kind == kind]
