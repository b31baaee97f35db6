"""How the files of a run were read: by which rules, and what of them has no place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas as pd

MOST_REMARKS = 50


def reading(remarks: pd.DataFrame, unshown: pd.DataFrame, run: str) -> dict[str, Any] | None:
    """What was not sure, and what is not shown; None where there is nothing to say.

    Args:
        remarks: `Store.remarks()`.
        unshown: `Store.unshown()`.
        run: Whose.

    Returns:
        `rules`, the first 50, each with the first file that it is of and how many there are;
        `count` of all rules; `unshown`, kinds in the word of the tool, each with how many records.

    """
    own = (
        remarks[remarks["run"] == run].groupby("remark", sort=False)["file"].agg(["first", "size"])
    )
    left = unshown[unshown["run"] == run].groupby("kind")["count"].sum()
    if own.empty and left.empty:
        return None
    rules = own.head(MOST_REMARKS).reset_index()
    return {
        "rules": [[str(rule), str(file), int(of)] for rule, file, of in rules.to_numpy().tolist()],
        "count": len(own),
        "unshown": [[str(kind), int(count)] for kind, count in left.items()],
    }
