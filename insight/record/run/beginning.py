"""insight.run: begins a run in a folder of its own, or goes on with one."""

from __future__ import annotations

import os
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

from insight.errors import ValueKindError
from insight.masking import Masking
from insight.record.options import checked_log_dir, checked_machine, checked_unmasked
from insight.record.rank import process_rank
from insight.record.recorder import SummaryRecord

from . import innermost
from .choosing import Chosen, chosen_together
from .earlier import earlier
from .naming import checked_name
from .nowhere import Nowhere
from .open_run import Run
from .plain import as_mapping

if TYPE_CHECKING:
    from collections.abc import Iterable

_WHERE = "insight.run"
_UNTOLD = (
    "insight.run: nothing tells process {} which run the first process of its launch records, so "
    'it records nothing. name="…" tells it, or INSIGHT_JOB in the environment, alike for all.'
)


def run(
    directory: str | os.PathLike[str] = "./runs",
    name: str | None = None,
    config: Any = None,
    notes: str = "",
    tags: Iterable[str] = (),
    parent: Run | str | os.PathLike[str] | bool | None = None,
    resume: Run | str | os.PathLike[str] | bool | None = None,
    *,
    machine: float | None = 10.0,
    console: bool = True,
    unmasked: Iterable[str] = (),
    provenance: bool | None = None,
) -> Run:
    """Begins a run in a folder of its own, below `directory`; `insight serve` shows them all.

    Args:
        directory: Where the runs lie, made if need be.
        name: What the run is called, with `/` between folders. One that is there gets a number:
            `name-2`. None: the time with two words, `2026-11-30-140509-brave-otter`.
        config: What it is started with: a mapping, a dataclass, a namespace of argparse, a
            configuration of OmegaConf, and what is alike; nested names are dotted.
        notes: What it is about.
        tags: Words that it is found by.
        parent: The run that it belongs to: a run, a name or a path. None: the run whose `with` this
            call stands in; False: none.
        resume: Goes on in the same folder, after its last step. A name or a path: with that run,
            which must be there; "must": with `name`, which must be there; True or "allow": with
            `name`, or a new run; "never": a new run, and an error where `name` is there.
        machine: Seconds from one sample of what the machine and this process do to the next; None
            for none.
        console: Whether what the program prints is recorded.
        unmasked: Names of settings that are no secrets, though their names say so.
        provenance: Whether what reproduces the run is taken; see `SummaryRecord`.

    Raises:
        ValueKindError: If an argument is of another kind.
        SummaryValueError: If a folder cannot have the name, or `directory` is a URL.
        PathError: If there is no such run to go on with.
        RecordingError: If the folder cannot be made.

    >>> import tempfile, insight
    >>> with insight.run(tempfile.mkdtemp(), "a", {"lr": 0.1}, machine=None, console=False) as run:
    ...     for loss in (0.5, 0.25):
    ...         run.log({"loss": loss})
    ...     run.name, run.config.lr, run.step
    ('a', 0.1, 2)

    """
    root = Path(checked_log_dir(directory, _WHERE, "directory")).absolute()
    sampled_every_s = checked_machine(machine, _WHERE)
    kept = checked_unmasked(unmasked, _WHERE)
    if not isinstance(console, bool):
        raise ValueKindError.of(f"{_WHERE}: console", "a bool", console)
    wanted = None if name is None else checked_name(name)
    settings, family = _checked_config(config), _parent(parent, root)
    rank = process_rank()
    found = chosen_together(root, wanted, resume, rank)
    if found is None:
        warnings.warn(_UNTOLD.format(rank), stacklevel=2)
        record: Any = Nowhere()
        found = Chosen(root, wanted or "", is_resumed=False)
    else:
        record = SummaryRecord(
            found.folder,
            provenance=provenance,
            unmasked=kept,
            machine=sampled_every_s,
            console=console,
        )
    called, before = found.name, earlier(found.folder, rank) if found.is_resumed else None
    begun = Run(record, called, Masking(kept, is_quiet=True), speaks=rank == 0, before=before)
    begun.config.update(settings)
    _tell(begun, notes, tags)
    if family is not None and family != called:
        begun.parent = family
    innermost.begin(begun)
    return begun


def current() -> Run | None:
    """The innermost open run of this thread, or of this task of asyncio; None without one.

    >>> import tempfile
    >>> from insight.record.run import run
    >>> with run(tempfile.mkdtemp(), name="a", provenance=False, machine=None, console=False):
    ...     current().name
    'a'
    >>> current() is None
    True

    """
    found: Run | None = innermost.innermost()
    return found


def _checked_config(config: Any) -> dict[Any, Any]:
    """What a run is started with, by name.

    Raises:
        ValueKindError: If it has no names.

    """
    mapping = as_mapping(config)
    try:
        return {} if config is None else dict(config if mapping is None else mapping)
    except (TypeError, ValueError) as error:
        expected = "a mapping of names to settings"
        hint = "vars(settings) gives one of most objects"
        raise ValueKindError.of(f"{_WHERE}: config", expected, config, hint) from error


def _tell(begun: Run, notes: Any, tags: Any) -> None:
    """What was given at the start; a run that goes on keeps what it has, and adds what is new."""
    if notes:
        begun.notes = notes
    if tags:
        begun.tags = tags


def _parent(parent: Any, root: Path) -> str | None:
    """The name of the parent below the same directory, or its path where it lies elsewhere."""
    if parent is None or parent is True:
        parent = innermost.entered()
    if parent is None or parent is False:
        return None
    if isinstance(parent, Run):
        return _below(Path(parent.path), root)
    if not isinstance(parent, (str, os.PathLike)):
        expected = "a run, a name, a path, False or None"
        raise ValueKindError.of(f"{_WHERE}: parent", expected, parent)
    text = os.fspath(parent)
    if (root / text).is_dir():  # a whole path stays itself
        return _below(root / text, root)
    return _below(Path(text), root) if Path(text).is_dir() else text


def _below(folder: Path, root: Path) -> str:
    """A folder's path below another, links followed; the whole path where it lies elsewhere."""
    folder, root = Path(os.path.realpath(folder)), Path(os.path.realpath(root))
    return folder.relative_to(root).as_posix() if folder.is_relative_to(root) else str(folder)
