"""What is drawn as a document for other tools: `insight lineage --to prov` writes the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.errors import SummaryError
from insight.lineage.documents.prov_json import prov_document

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dashboard.live import LiveStore

LONGEST = 2_000  # letters of a problem


def prov_of(store: LiveStore, runs: Sequence[str]) -> dict[str, Any]:
    """The `document` of some runs, or the `problem` that hinders it."""
    try:
        return {"document": prov_document(store.told_runs(runs))}
    except (SummaryError, OSError, KeyError) as error:
        return {"problem": str(error)[:LONGEST]}
