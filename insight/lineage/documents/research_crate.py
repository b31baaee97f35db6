"""A run as an RO-Crate: a folder with its files, and what they are, for archives.

Source: RO-Crate 1.1; the metadata is written by its own library, which an extra brings.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from insight.errors import MissingLibraryError, SummaryValueError

from .model_card import model_card, model_card_markdown, shown

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from .told_run import ToldRun

_WHERE = "insight lineage --to ro-crate"
_PATCH = "uncommitted.patch"


def write_crate(
    run: ToldRun, files: Sequence[Path], folder: Path, left_out: Sequence[Path] = ()
) -> None:
    """Write the crate of one run into a new folder.

    Args:
        run: The run.
        files: Its event files and what lies beside them.
        folder: Where it goes; must not be there, or empty.
        left_out: Those that hold secrets, which the crate names only.

    Raises:
        MissingLibraryError: If `rocrate` is not installed.
        SummaryValueError: If the folder holds something.

    """
    try:
        from rocrate.model.contextentity import ContextEntity  # an extra
        from rocrate.rocrate import ROCrate
    except ImportError as error:
        raise MissingLibraryError.of(_WHERE, "rocrate", "ro-crate") from error
    if folder.exists() and any(folder.iterdir()):
        raise SummaryValueError.of(_WHERE, "a new or empty folder", folder)
    folder.mkdir(parents=True, exist_ok=True)
    crate: Any = ROCrate(version="1.1")
    crate.name = f"Training run {run.name}"
    crate.description = f"What the run {run.name} recorded, and what reproduces it."
    if run.ended:
        crate.datePublished = run.ended
    held = [
        crate.add_file(str(path), dest_path=f"records/{path.name}", properties={"name": path.name})
        for path in files
    ]
    results = [*held, *_written(crate, run, folder, left_out)]
    inputs = [
        crate.add(ContextEntity(crate, f"#input-{index}", properties=_input(item)))
        for index, item in enumerate((*run.data, *run.loaded))
    ]
    python = {"@type": "SoftwareApplication", "name": "Python"}
    python["softwareVersion"] = run.text("environment", "python") or "unknown"
    instrument = crate.add(ContextEntity(crate, "#python", properties=python))
    action = crate.add(ContextEntity(crate, f"#run-{run.identity}", properties=_action(run)))
    action["instrument"], action["object"], action["result"] = instrument, inputs, results
    crate.root_dataset["mentions"] = [action]
    crate.write(str(folder))


def _written(crate: Any, run: ToldRun, folder: Path, left_out: Sequence[Path]) -> list[Any]:
    """What is told of the run in files of its own."""
    texts = {
        "README.md": model_card_markdown(run) + _told_of(left_out),
        "model_card.json": json.dumps(model_card(run), indent=1, ensure_ascii=False),
    }
    diff = run.text("code", "diff")
    texts |= {_PATCH: diff} if diff else {}
    found = []
    for name, text in texts.items():
        path = folder / name
        path.write_text(text, encoding="utf-8")
        found.append(crate.add_file(str(path), dest_path=name, properties={"name": name}))
    return found


def _told_of(left_out: Sequence[Path]) -> str:
    if not left_out:
        return ""
    names = "".join(f"- {shown(path.name)}\n" for path in left_out)
    return f"\n## Left out\n\nFiles of the run that hold what is masked here:\n\n{names}"


def _input(item: Any) -> dict[str, Any]:
    told = {"@type": "CreativeWork", "name": item.name, "url": None, "sha256": item.sha256}
    told |= {"description": item.path} if item.path else {}
    return {name: value for name, value in told.items() if value}


def _action(run: ToldRun) -> dict[str, Any]:
    ended = {"finished": "Completed", "running": "Active"}.get(run.status, "Failed")
    status = f"http://schema.org/{ended}ActionStatus"
    told: dict[str, Any] = {"@type": "CreateAction", "name": run.name, "startTime": run.started}
    told |= {"endTime": run.ended, "actionStatus": {"@id": status}}
    words = run.section("command").get("arguments")
    told["description"] = " ".join(map(str, words)) if isinstance(words, list) else None
    return {name: value for name, value in told.items() if value}
