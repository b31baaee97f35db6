"""Where a training went on from: as it was recorded, and as it was run again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

_DIGITS = 19  # of nanoseconds that 64 bits hold


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


def began_at(document: Mapping[str, Any] | None) -> float | None:
    """When the process of a document began, in seconds since 1970; None where it does not say it.

    >>> began_at({"run": {"process": "31-1700000000250000000"}})
    1700000000.25

    """
    run = (document or {}).get("run")
    process = run.get("process") if isinstance(run, dict) else None
    nanoseconds = str(process).rpartition("-")[2] if isinstance(process, str) else ""
    known = nanoseconds.isdecimal() and "-" in str(process) and len(nanoseconds) <= _DIGITS
    return int(nanoseconds) / 10**9 if known else None


def said_before(resumed: Mapping[str, str]) -> list[tuple[str, str]]:
    """What is said before it runs."""
    return [("resumes", f"it went on from {path}") for path in resumed.values()]


def compared_from(
    resumed: Mapping[str, str], *, first: int | None, again: int | None
) -> int | None:
    """The step from which both trainings are compared; None for all of both.

    Args:
        resumed: What the recorded training went on from: what was before is not compared.
        first: The first step of the recorded one since then; None where nothing tells it.
        again: The first step of the one of now.

    >>> compared_from({"7f": "a"}, first=4, again=7), compared_from({}, first=1, again=4)
    (4, None)

    """
    if not resumed or again is None:
        return None
    if first is None:
        return again
    return first if again >= first else None


def outcome(
    resumed: Mapping[str, str], *, first: int | None, again: int | None, is_here: bool
) -> str | None:
    """What is said afterwards, where the two trainings did not begin at the same place.

    Args:
        resumed: What the recorded training went on from.
        first: The first step of the recorded one since then; None where nothing tells it.
        again: The first step of the one of now.
        is_here: Whether it ran in the recorded working directory.

    """
    if first is None or again is None or first == again:
        return None
    if again < first:
        was = ", ".join(resumed.values())
        return f"the recorded training went on from {was}; this one began anew" if was else None
    if resumed:
        left = f"step {first} is" if again == first + 1 else f"steps {first} to {again - 1} are"
        return f"this training went on from a later checkpoint: {left} not repeated"
    hint = "; without --here it may not find that checkpoint" if is_here else ""
    return f"this training went on from a checkpoint, which the recorded one did not{hint}"
