"""What a person gives runs: names, colours, tags, notes, pins, what is hidden; and saved views.

One small JSON file a root, in the user's state directory and never in a run. Servers of the same
root share it: each change reads what is there, alters it and writes it whole, behind a lock.
"""

from __future__ import annotations

import time
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from insight.errors import SummaryValueError

from .kept_file import KeptFile

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

FILE = "notes.json"
COLOURS = 12
LONGEST_NAME = 200
LONGEST_TAG = 50
LONGEST_NOTE = 10_000
LONGEST_ADDRESS = 8_000
MOST_TAGS = 20
MOST_RUNS = 20_000
MOST_VIEWS = 200

Given = dict[str, Any]
"""What one run was given: of `name`, `colour`, `tags`, `note`, `pinned`, `hidden` those that say
something."""

_NOTHING: Mapping[str, Any] = MappingProxyType({"runs": {}, "views": {}})


class Notes:
    """The notes of one root. Several threads may use it, and several processes may have one.

    Args:
        root: The folder or URL of the runs.

    """

    def __init__(self, root: str) -> None:
        self._file = KeptFile(root, FILE, "notes", _NOTHING, _parsed)

    @property
    def version(self) -> int:
        """Another number after each change, also of another process."""
        return self._file.version

    @property
    def trouble(self) -> str:
        """Why notes are not read, or what happened to a damaged file; empty when all is well."""
        return self._file.trouble

    def runs(self) -> Mapping[str, Given]:
        """What each run was given; runs that were given nothing are left out."""
        return self._file.read()["runs"]  # type: ignore[no-any-return]

    def views(self) -> Mapping[str, Mapping[str, Any]]:
        """The saved views by name: `address` is the path with its query, `saved` seconds."""
        return self._file.read()["views"]  # type: ignore[no-any-return]

    def give(self, changes: Mapping[str, Mapping[str, Any]]) -> dict[str, Given]:
        """Give runs something; a field that is None, empty or False is taken away again.

        Args:
            changes: Fields by run.

        Returns:
            What `give` would need to undo it: the fields that changed, as they were before.

        Raises:
            SummaryValueError: If a field is unknown, of the wrong kind or too large.
            OSError: If the notes cannot be kept.

        """
        wanted = {
            run: {key: _checked(key, value) for key, value in fields.items()}
            for run, fields in changes.items()
        }
        before: dict[str, Given] = {}

        def alter(held: dict[str, Any]) -> None:
            runs = held["runs"] = dict(held["runs"])
            for run, fields in wanted.items():
                had = runs.get(run, {})
                before[run] = {key: had.get(key) for key in fields}
                has = {key: value for key, value in (had | fields).items() if value is not None}
                if has:
                    runs[run] = has
                else:
                    runs.pop(run, None)
            if len(runs) > MOST_RUNS:
                raise SummaryValueError.of("notes", f"at most {MOST_RUNS:,} runs", f"{len(runs):,}")

        self._file.change(alter)
        return before

    def save_view(self, name: str, address: str, clock: Callable[[], float] = time.time) -> None:
        """Keep an address under a name; another one of that name is replaced.

        Raises:
            SummaryValueError: If the name or address is no text, empty or too long.
            OSError: If the notes cannot be kept.

        """
        wanted = _text("name", name, LONGEST_NAME)
        if wanted is None or not isinstance(address, str) or not address.startswith("/"):
            raise SummaryValueError.of("notes", "a name and an address of ours", address)
        if len(address) > LONGEST_ADDRESS:
            raise SummaryValueError.of("notes", f"up to {LONGEST_ADDRESS} letters", len(address))

        def alter(held: dict[str, Any]) -> None:
            held["views"] = held["views"] | {wanted: {"address": address, "saved": clock()}}
            if len(held["views"]) > MOST_VIEWS:
                raise SummaryValueError.of("notes", f"at most {MOST_VIEWS} views", "one more")

        self._file.change(alter)

    def drop_view(self, name: str) -> None:
        """Forget a saved view; one that is not there is no error.

        Raises:
            OSError: If the notes cannot be kept.

        """

        def alter(held: dict[str, Any]) -> None:
            held["views"] = {key: view for key, view in held["views"].items() if key != name}

        self._file.change(alter)

    def refresh(self) -> int:
        """The version after a look at the file."""
        self._file.read()
        return self.version


def _parsed(held: Mapping[str, Any]) -> dict[str, Any]:
    """The notes of a file.

    Raises:
        ValueError: If the file is not what `Notes` writes.

    """
    runs, views = held.get("runs"), held.get("views")
    if not isinstance(runs, dict) or not isinstance(views, dict):
        raise ValueError("no notes")  # noqa: TRY004 - one kind of damage
    if not all(isinstance(view, dict) and "address" in view for view in views.values()):
        raise ValueError("no views")
    try:
        checked = {
            run: {key: _checked(key, value) for key, value in given.items()}
            for run, given in runs.items()
        }
    except AttributeError as error:
        raise ValueError("no notes") from error
    return {"runs": checked, "views": views}


def _checked(key: str, value: Any) -> Any:
    """A field's value in its one form; None takes it away."""
    if value is None:
        return None
    match key:
        case "name":
            return _text(key, value, LONGEST_NAME)
        case "note":
            return _text(key, value, LONGEST_NOTE, lines=True)
        case "colour" if type(value) is int and 0 <= value < COLOURS:
            return value
        case "pinned" | "hidden" if isinstance(value, bool):
            return value or None
        case "tags" if isinstance(value, list) and len(value) <= MOST_TAGS:
            tags = [_text("tag", tag, LONGEST_TAG) for tag in value]
            return list(dict.fromkeys(tag for tag in tags if tag)) or None
    raise SummaryValueError.of("notes", f"a {key} of its kind and size", repr(value)[:80])


def _text(key: str, value: Any, longest: int, *, lines: bool = False) -> str | None:
    if not isinstance(value, str) or len(value) > longest:
        got = f"{len(value)} letters" if isinstance(value, str) else type(value).__name__
        raise SummaryValueError.of("notes", f"a {key} of up to {longest} letters", got)
    text = value.encode("utf-8", "replace").decode()  # half a letter cannot be written
    return text.strip() or None if lines else " ".join(text.split()) or None
