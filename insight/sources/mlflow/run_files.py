"""The files of one run of MLflow's file store: their names, their content, and which changed."""

from __future__ import annotations

import errno
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from insight.sources.fence import Fence
from insight.sources.records import Gone, Problem

from .file_store import META, FoundInFiles

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import FoundRun

METRICS, PARAMS, TAGS, INPUTS = "metrics", "params", "tags", "inputs"
OUTPUTS = "outputs"
EXPERIMENT = f"../{META}"
EXPERIMENT_TAGS = "../tags"
# MLflow allows a parameter 6,000 characters and a tag 8,000.
MOST_IN_TEXT = 1 << 16
MOST_BESIDE = 16 * MOST_IN_TEXT


def section_of(name: str) -> str:
    """`metrics`, `params`, `tags`, `inputs` or `outputs`, `../tags`; else the name itself.

    >>> section_of("params/lr"), section_of("../meta.yaml")
    ('params', '../meta.yaml')

    """
    if name.startswith(f"{EXPERIMENT_TAGS}/"):
        return EXPERIMENT_TAGS
    return name.partition("/")[0] if not name.startswith("../") else name


class Told:
    """The names that something was told of, so that it can be taken back."""

    def __init__(self) -> None:
        self._names: set[str] = set()

    def __contains__(self, name: str) -> bool:
        return name in self._names

    def add(self, name: str) -> None:
        self._names.add(name)

    def problem(self, name: str, offset: int, text: str) -> Problem:
        """What is wrong with a file, of which something is told therefore."""
        self._names.add(name)
        return Problem(name, offset, text)

    def take_back(self, name: str) -> Iterator[Gone]:
        """Nothing where nothing was told."""
        if name in self._names:
            self._names.discard(name)
            yield Gone(name)

    def take_all_back(self) -> Iterator[Gone]:
        for name in sorted(self._names):
            yield Gone(name)
        self._names.clear()


class Look(NamedTuple):
    """What happened to the files since the look before."""

    changed: list[str]
    gone: set[str]

    @property
    def touched(self) -> set[str]:
        """The sections of all of them."""
        return {section_of(name) for name in (*self.changed, *self.gone)}


class RunFiles:
    """Files by their names from the run's folder on; those of the experiment begin with `../`."""

    def __init__(self, found: FoundRun, place: Place) -> None:
        self._folder = found.folder
        is_below = found.folder.run != found.run
        self._prefix = f"{found.run.rpartition('/')[2]}/" if is_below else ""
        # The experiment and the run may be links; the values in them must lie where these lead.
        self.place: Place = Fence(place, (found.folder.path, self.home))
        self._seen: dict[str, Hashable] = {}
        self.lacks_experiment = found.lacks_experiment if isinstance(found, FoundInFiles) else False
        """Whether it lies in a folder of an experiment that has no meta file."""
        self._refusals: dict[str, Hashable] = {}
        """The version of each file when it refused to be read."""

    def look(self, files: Sequence[str]) -> Look:
        """What became of the files that the run was found with."""
        names = [self._short(file) for file in files]
        versions = self.place.versions([self._folder.file(file) for file in files])
        now = dict(zip(names, versions, strict=True))
        gone = self._seen.keys() - now.keys()
        changed = [name for name in names if now[name] != self._seen.get(name)]
        changed += self._readable_again(now)
        self._seen = now
        return Look(changed, gone)

    def forget_all_but(self, name: str) -> None:
        """Have every other file as changed at the next look."""
        self._refusals.clear()
        self._seen = {name: self._seen[name]}

    def has(self, name: str) -> bool:
        """Whether the last look found a file."""
        return name in self._seen

    def names_in(self, section: str) -> list[str]:
        """What the last look found in a section."""
        return [name for name in self._seen if section_of(name) == section]

    def path(self, name: str) -> str:
        """Where a file lies in the place."""
        above = name.removeprefix("../")
        return self._folder.file(above if above != name else self._prefix + name)

    @property
    def home(self) -> str:
        """The folder of the run."""
        return self._folder.file(self._prefix).rstrip("/") if self._prefix else self._folder.path

    def read(self, name: str) -> bytes | None:
        """A small file whole; None where it is gone.

        Raises:
            OSError: If it cannot be read.

        """
        try:
            with self.place.open(self.path(name)) as file:
                return file.read(0, MOST_IN_TEXT)
        except FileNotFoundError:
            return None

    def read_beside(self, name: str) -> bytes | None:
        """A file of the experiment, up to `MOST_BESIDE` bytes; None where the run is in none.

        Raises:
            OSError: If it is gone or cannot be read.

        """
        if not self._prefix:
            return None
        with self.place.open(self._folder.file(name)) as file:
            return file.read(0, MOST_BESIDE)

    def refused(self, name: str, error: OSError, told: Told) -> Problem:
        """Why a file cannot be read; it is tried again, though nothing changes in it."""
        if error.errno != errno.EFBIG:  # a hole is one until the file changes
            self._refusals[name] = self._seen.get(name)
        return told.problem(name, -1, f"file cannot be read: {error.strerror or error}")

    def _short(self, file: str) -> str:
        return file.removeprefix(self._prefix) if file.startswith(self._prefix) else f"../{file}"

    def _readable_again(self, now: dict[str, Hashable]) -> list[str]:
        """The files that refused to be read and would not now, though nothing changed in them."""
        found = []
        for name, version in list(self._refusals.items()):
            if name not in now or now[name] != version:
                del self._refusals[name]  # gone or changed: it is read anyhow
                continue
            with suppress(OSError), self.place.open(self.path(name)):
                del self._refusals[name]
                found.append(name)
        return found
