"""The reports that people keep: what each shows, not what it showed.

One small JSON file a root, in the user's state directory and never in a run.
"""

from __future__ import annotations

import re
import secrets
import time
from dataclasses import asdict, dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from insight.errors import SummaryValueError

from .kept_file import KeptFile
from .report.asked import LONGEST_NOTES, LONGEST_TITLE, Asked

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

FILE = "reports.json"
MOST_REPORTS = 200
LONGEST_FIELD = 4_000
MOST_PATTERNS = 60
_NAME = re.compile(r"[0-9a-f]{12}")
_LONGEST = {"title": LONGEST_TITLE, "notes": LONGEST_NOTES}

_NOTHING: Mapping[str, Any] = MappingProxyType({"reports": {}})


@dataclass(frozen=True)
class KeptReport:
    """A report that somebody keeps.

    Attributes:
        title: What it is called; never empty.
        filter: Which runs.
        tags: Patterns of the curves, with spaces between them; empty for the usual ones.
        target: What runs are judged by; empty for the usual.
        notes: Markdown.
        saved: When it was last changed, in seconds since 1970.

    """

    title: str
    filter: str = ""
    tags: str = ""
    target: str = ""
    notes: str = ""
    saved: float = 0.0

    def asked(self) -> Asked:
        """What a file of it shows."""
        return Asked(
            title=self.title,
            filter=self.filter,
            tags=tuple(self.tags.split()),
            target=self.target,
            notes=self.notes,
        )


class KeptReports:
    """The reports of one root. Several threads may use it, and several processes may have one.

    Args:
        root: The folder or URL of the runs.

    """

    def __init__(self, root: str) -> None:
        self._file = KeptFile(root, FILE, "reports", _NOTHING, _parsed)

    @property
    def version(self) -> int:
        """Another number after each change, also of another process, that was looked at."""
        return self._file.version

    @property
    def trouble(self) -> str:
        """Why reports are not read, or what happened to a damaged file; empty when all is well."""
        return self._file.trouble

    def all(self) -> Mapping[str, KeptReport]:
        """All of them, by what links call them."""
        return self._file.read()["reports"]  # type: ignore[no-any-return]

    def save(
        self, identity: str, fields: Mapping[str, Any], clock: Callable[[], float] = time.time
    ) -> str:
        """Keep a report; what links call it.

        Args:
            identity: Which one is changed; empty for a new one.
            fields: Those of `KeptReport`, as a browser sent them.
            clock: Seconds since 1970.

        Raises:
            SummaryValueError: If a field is of the wrong kind or too large, or lacks a title.
            OSError: If it cannot be kept.

        """
        report = _report(dict(fields) | {"saved": clock()})
        name = identity if _is_name(identity) else secrets.token_hex(6)

        def alter(held: dict[str, Any]) -> None:
            held["reports"] = held["reports"] | {name: report}
            if len(held["reports"]) > MOST_REPORTS:
                raise SummaryValueError.of("reports", f"at most {MOST_REPORTS}", "one more")

        self._file.change(alter)
        return name

    def drop(self, identity: str) -> None:
        """Forget a report; one that is not there is no error.

        Raises:
            OSError: If that cannot be kept.

        """

        def alter(held: dict[str, Any]) -> None:
            held["reports"] = {key: one for key, one in held["reports"].items() if key != identity}

        self._file.change(alter)


def _is_name(identity: Any) -> bool:
    return isinstance(identity, str) and _NAME.fullmatch(identity) is not None


def _parsed(held: Mapping[str, Any]) -> dict[str, Any]:
    """The reports of a file.

    Raises:
        ValueError: If the file is not what `KeptReports` writes.

    """
    reports = held.get("reports")
    if not isinstance(reports, dict):
        raise ValueError("no reports")  # noqa: TRY004 - one kind of damage
    return {"reports": {name: _report(one) for name, one in reports.items() if _is_name(name)}}


def _report(fields: Any) -> KeptReport:
    if not isinstance(fields, dict):
        raise SummaryValueError.of("reports", "the fields of a report", type(fields).__name__)
    known = asdict(KeptReport(""))
    told = {key: fields.get(key, usual) for key, usual in known.items()}
    for key, value in told.items():
        if key == "saved":
            continue
        most = _LONGEST.get(key, LONGEST_FIELD)
        if not isinstance(value, str) or len(value) > most:
            got = f"{len(value):,}" if isinstance(value, str) else type(value).__name__
            raise SummaryValueError.of("reports", f"a {key} of up to {most:,} letters", got)
        told[key] = value.encode("utf-8", "replace").decode().strip()
    told["title"] = " ".join(told["title"].split())
    told["saved"] = float(told["saved"]) if isinstance(told["saved"], (int, float)) else 0.0
    if not told["title"]:
        raise SummaryValueError.of("reports", "a title", "none")
    if len(told["tags"].split()) > MOST_PATTERNS:
        expected = f"at most {MOST_PATTERNS} patterns"
        raise SummaryValueError.of("reports", expected, len(told["tags"].split()))
    return KeptReport(**told)
