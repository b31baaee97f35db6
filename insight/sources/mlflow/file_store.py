"""Which folders are runs of MLflow's file store: `mlruns/<experiment>/<run>`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from insight.sources.records import FoundRun

from .artifact_folders import revision_of, traces_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder

META = "meta.yaml"
_SECTIONS = ("metrics", "params", "tags", "inputs", "outputs")
_OF_RUNS_ALONE = {"metrics", "params"}
_RUN_ID = re.compile(r"[0-9a-z]{32}")
_EVENTS = ".out."  # in the names of event files, and of what recorders leave beside them


@dataclass(frozen=True, slots=True)
class FoundInFiles(FoundRun):
    """A run of the file store."""

    lacks_experiment: bool = False
    """Whether it lies in a folder of an experiment, by its name, that lost its meta file."""


def file_store_runs(folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
    """The runs among the folders; their files are named from the experiment's folder on.

    A run has a `meta.yaml` and folders beside it. So have experiments with tags and logged models:
    the first have tags alone, the others lie in a folder `models`. One that lost its file has the
    name that MLflow gives runs, and metrics or parameters; but runs of other tools may lie in
    folders of such names.
    """
    by_run = {folder.run: folder for folder in folders}
    owners = {run for run, folder in by_run.items() if META in folder.names or _is_named(folder)}
    below: dict[str, dict[str, list[str]]] = {}
    tags_of = {
        folder.run.removesuffix("tags").rstrip("/") or ".": folder.names
        for folder in folders
        if _name_of(folder) == "tags"
    }
    for folder in folders:
        owner, section = _owner_of(folder.run, owners)
        if owner is not None:
            inner = folder.run if owner == "." else folder.run[len(owner) + 1 :]
            names = [f"{inner}/{name}" for name in folder.names if not name.startswith(".")]
            below.setdefault(owner, {}).setdefault(section, []).extend(names)
    for owner, sections in below.items():
        folder = by_run[owner]
        parent, _, name = folder.path.rstrip("/").rpartition("/")
        is_model = name.startswith("m-") and parent.rpartition("/")[2] == "models"
        is_named, has_meta = _is_named(folder), META in folder.names
        if is_model or not (_OF_RUNS_ALONE & sections.keys() or (is_named and has_meta)):
            continue
        own = [META] if has_meta else []
        files = [*own, *(file for held in sections.values() for file in held)]
        if not has_meta and any(_EVENTS in file for file in files):
            continue
        experiment = by_run.get(owner.rpartition("/")[0] or ".") if owner != "." else None
        models = {file.split("/")[1] for file in sections.get("outputs", ())}
        artifacts = revision_of(place, (name, *sorted(models)), folder.path)
        revision = (artifacts, traces_of(place, name))
        if experiment is None:
            yield FoundInFiles(owner, folder, sorted(files), keyed_by_step=True, revision=revision)
            continue
        files = [f"{name}/{file}" for file in files]
        lacks = META not in experiment.names
        files += [] if lacks else [META]
        files += [f"tags/{tag}" for tag in tags_of.get(experiment.run, ())]
        lacks &= is_named and _name_of(experiment).isdecimal()
        yield FoundInFiles(
            owner,
            experiment,
            sorted(files),
            keyed_by_step=True,
            revision=revision,
            lacks_experiment=lacks,
        )


def _name_of(folder: Folder) -> str:
    return folder.path.rstrip("/").rpartition("/")[2]


def _is_named(folder: Folder) -> bool:
    """Whether a folder has a name that MLflow gives runs."""
    return _RUN_ID.fullmatch(_name_of(folder)) is not None


def _owner_of(run: str, owners: Collection[str]) -> tuple[str | None, str]:
    """The folder that a folder is a section of, and the section's name."""
    parts = run.split("/")
    for index, part in enumerate(parts):
        if part in _SECTIONS:
            owner = "/".join(parts[:index]) or "."
            if owner in owners:
                return owner, part
    return None, ""
