"""Files beside a run's events: those of embeddings, and of profiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.sources.kept_files.artifact_files import Listed

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from insight.sources.records import Folder

_CONFIG = "projector_config.pbtxt"
_OF_EMBEDDINGS = frozenset(("tensors.tsv", "tensors.bytes", "metadata.tsv", "sprite.png"))
_PROFILES = "plugins/profile"
_TRACES = (".pt.trace.json", ".pt.trace.json.gz")
_MARK = "tfevents"
_MOST_FILES = 1000


def files_beside(folders: Sequence[Folder], runs: Mapping[str, Folder]) -> dict[str, list[str]]:
    """The names of such files by the run that they belong to, from its folder on.

    Args:
        folders: Those of the listing.
        runs: The folders of runs with events, by their names.

    """
    found: dict[str, list[str]] = {}
    configured = {run for run, folder in runs.items() if _CONFIG in folder.names}
    for folder in folders:
        owner, names = None, [name for name in folder.names if name.endswith(_TRACES)]
        if folder.run in configured:
            names += [_CONFIG, *_OF_EMBEDDINGS.intersection(folder.names)]
        if names and folder.run in runs:
            owner = folder.run
        elif f"/{folder.run}/".find(f"/{_PROFILES}/") >= 0:
            above = f"/{folder.run}/".partition(f"/{_PROFILES}/")[0].strip("/")
            owner = above or "."
            names = [name for name in folder.names if not name.startswith(".")]
        elif configured and not _OF_EMBEDDINGS.isdisjoint(folder.names):
            owner = _above(folder.run, configured)
            names = sorted(_OF_EMBEDDINGS.intersection(folder.names))
        if owner is not None and owner in runs:
            inner = _below(folder.run, owner)
            found.setdefault(owner, []).extend(inner + name for name in names)
    return {run: sorted(names)[:_MOST_FILES] for run, names in found.items()}


def _above(run: str, owners: Collection[str]) -> str | None:
    """The nearest of some folders that a folder lies in."""
    parts = run.split("/")
    ways = ("/".join(parts[:end]) or "." for end in range(len(parts) - 1, -1, -1))
    return next((way for way in ways if way in owners), None)


def _below(run: str, owner: str) -> str:
    """What leads from a folder to one below it."""
    if run == owner:
        return ""
    return f"{run}/" if owner == "." else f"{run.removeprefix(f'{owner}/')}/"


def is_beside(name: str) -> bool:
    """Whether a file of a run is none of events.

    >>> is_beside("plugins/profile/1/host.xplane.pb"), is_beside("events.out.tfevents.1.host")
    (True, False)
    """
    return _MARK not in name.rpartition("/")[2] or _PROFILES in name


def listed(folder: Folder, names: Sequence[str]) -> Iterator[Listed]:
    """Such files as artifacts."""
    for name in names:
        is_profile = _PROFILES in name or name.endswith(_TRACES)
        kind = "profile" if is_profile else "embedding"
        yield Listed(name, name, folder.file(name), kind)
