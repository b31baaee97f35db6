"""Where a training went on from: as it was recorded, and as it was run again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


def resumed_from(document: Mapping[str, Any] | None) -> dict[str, str]:
    """The checkpoints that a training went on from, by the document of its process: hash to path.

    >>> resumed_from({"ancestry": {"loaded": [{"path": "a", "sha256": "7f", "resumed": True}]}})
    {'7f': 'a'}

    """
    ancestry = (document or {}).get("ancestry")
    loaded = ancestry.get("loaded") if isinstance(ancestry, dict) else None
    return {
        str(one["sha256"]): str(one["path"])
        for one in (loaded if isinstance(loaded, list) else ())
        if isinstance(one, dict) and one.get("resumed") is True and {"path", "sha256"} <= set(one)
    }


def notes(recorded: Mapping[str, str]) -> list[tuple[str, str]]:
    """What is said before it runs."""
    return [("resumes", f"it went on from {path}") for path in recorded.values()]


def outcome(recorded: Mapping[str, str], *, goes_on: bool, is_here: bool) -> str | None:
    """What is said afterwards, where the two trainings did not begin at the same place.

    Args:
        recorded: What the recorded training went on from.
        goes_on: Whether the one of now began at a later step than the run.
        is_here: Whether it ran in the recorded working directory.

    """
    if recorded and not goes_on:
        was = ", ".join(recorded.values())
        return f"the recorded training went on from {was}; this one began anew"
    if goes_on and not recorded:
        hint = "; without --here it may not find that" if is_here else ""
        return f"this training went on from a checkpoint, which the recorded one did not{hint}"
    return None
