"""Which folders are runs of MLflow's file store: `mlruns/<experiment>/<run>`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from insight.sources.records import FoundRun

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources.records import Folder

META = "meta.yaml"
_SECTIONS = ("metrics", "params", "tags", "inputs")
_OF_RUNS_ALONE = {"metrics", "params"}
_RUN_ID = re.compile(r"[0-9a-f]{32}")


def file_store_runs(folders: Sequence[Folder]) -> Iterator[FoundRun]:
    """The runs among the folders; their files are named from the experiment's folder on.

    A run has a `meta.yaml` and folders beside it. So have experiments with tags and logged models:
    the first have tags alone, the others lie in a folder `models`.
    """
    with_meta = {folder.run: folder for folder in folders if META in folder.names}
    below: dict[str, dict[str, list[str]]] = {}
    for folder in folders:
        owner, section = _owner_of(folder.run, with_meta)
        if owner is not None:
            inner = folder.run if owner == "." else folder.run[len(owner) + 1 :]
            names = [f"{inner}/{name}" for name in folder.names if not name.startswith(".")]
            below.setdefault(owner, {}).setdefault(section, []).extend(names)
    for owner, sections in below.items():
        folder = with_meta[owner]
        parent, _, name = folder.path.rstrip("/").rpartition("/")
        is_model = name.startswith("m-") and parent.rpartition("/")[2] == "models"
        if is_model or not (_OF_RUNS_ALONE & sections.keys() or _RUN_ID.fullmatch(name)):
            continue
        files = [META, *(file for held in sections.values() for file in held)]
        experiment = _experiment_of(owner, with_meta)
        if experiment is not None:
            files = [META, *(f"{name}/{file}" for file in files)]
        yield FoundRun(owner, experiment or folder, sorted(files), keyed_by_step=True)


def _owner_of(run: str, with_meta: dict[str, Folder]) -> tuple[str | None, str]:
    """The folder that a folder is a section of, and the section's name."""
    parts = run.split("/")
    for index, part in enumerate(parts):
        if part in _SECTIONS:
            owner = "/".join(parts[:index]) or "."
            if owner in with_meta:
                return owner, part
    return None, ""


def _experiment_of(run: str, with_meta: dict[str, Folder]) -> Folder | None:
    """The experiment's folder, where it lies below the root too."""
    if run == ".":
        return None
    return with_meta.get(run.rpartition("/")[0] or ".")
