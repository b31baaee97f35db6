"""The file that says what reproduces a run, beside its event files: its name, and its JSON.

Its name lacks the `summary.<digits>` that MindSpore's tools look for, so they pass over it.
"""

from __future__ import annotations

import json
import math
import re
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError

if TYPE_CHECKING:
    from .names import EventFileName

FORMAT = "insight-provenance"
VERSION = 1
MASKING = 5
"""Under `masking` in a document: by which rules it was masked when it was written. Older ones have
less or none, and are masked when they are read."""
MOST_BYTES = 16 * 1024 * 1024
"""A larger file is none of ours."""

_NAME = re.compile(r".+\.out\.provenance\.(\d{1,18})\.(\d{1,9})\..+\.json", re.ASCII)


def provenance_name(name: EventFileName, process: int, count: int) -> str:
    """What the file is called that belongs to a recorder's first summary file.

    Args:
        name: The name of that.
        process: The number of the process that records.
        count: How many recorders the process had before this one.

    >>> from .names import EventFileName
    >>> provenance_name(EventFileName("events", 17, 0, "vm", "_MS"), 321, 0)
    'events.out.provenance.17.0.vm.321-0.json'

    """
    host = name.host[:60]  # of 255 bytes in all
    prefix = name.prefix[:80]
    return (
        f"{prefix}.out.provenance.{name.seconds}.{name.device or 0}.{host}.{process}-{count}.json"
    )


def recorder_of_provenance(name: str) -> str:
    """`recorder_of` of the event files that a file of this name stands beside; empty without.

    >>> recorder_of_provenance("events.out.provenance.17.0.vm.321-0.json")
    'events.out.events.summary.17.0.vm'

    """
    if not is_provenance(name):
        return ""
    beside = name.removesuffix(".json").rpartition(".")[0]
    return beside.replace(".out.provenance.", ".out.events.summary.")


def seconds_of_provenance(name: str) -> float:
    """When the recorder began, by the name of its file; NaN for other names.

    >>> seconds_of_provenance("events.out.provenance.17.0.vm.321-0.json")
    17.0

    """
    found = _NAME.fullmatch(name)
    return float(found[1]) if found else math.nan


def is_provenance(name: str) -> bool:
    """Whether a file of this name says what reproduces a run."""
    return _NAME.fullmatch(name) is not None


def as_bytes(document: dict[str, Any]) -> bytes:
    """The file's content."""
    told = {"format": FORMAT, "version": VERSION} | document
    text = json.dumps(told, indent=1, ensure_ascii=False)
    return text.encode("utf-8", "replace") + b"\n"


def document_of(content: bytes) -> dict[str, Any]:
    """What a file holds.

    Raises:
        FormatError: If it is no such file, or of a later version.

    >>> document_of(as_bytes({"code": {"commit": "a1"}}))["code"]
    {'commit': 'a1'}

    """
    try:
        document = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise FormatError(f"provenance expected JSON, got {_why(error)}.") from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise FormatError("provenance expected what a recorder wrote, got other JSON.")
    if document.get("version") != VERSION:
        got = str(document.get("version"))[:20]
        raise FormatError(
            f"provenance expected version {VERSION}, got {got}. Hint: update Insight."
        )
    return document


def _why(error: Exception) -> str:
    return "lists within lists" if isinstance(error, RecursionError) else "something else"
