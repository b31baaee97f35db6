"""Runs as documents of others: what `insight lineage --to` writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.errors import SummaryValueError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from insight.lineage.documents import ToldRun
    from insight.tables import Store

FORMS = ("prov", "openlineage", "model-card", "ro-crate")
_WHERE = "insight lineage --out"
_AT_ONCE = 1 << 20  # bytes


def write_documents(store: Store, names: Sequence[str], form: str, out: str) -> int:
    """How many runs were written to a new file or folder.

    Raises:
        SummaryValueError: If something is there already, or it is a URL.
        MissingLibraryError: If the form needs a library that is not installed.
        OSError: If it cannot be written.

    """
    from pathlib import Path

    from insight.lineage.documents import told_runs
    from insight.sources import refuse_url

    refuse_url(_WHERE, out)
    path = Path(out)
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise SummaryValueError.of(_WHERE, "a new path", path, "delete it, or choose another")
    runs = told_runs(store, names)
    return _WRITERS[form](store, runs, path)


def _prov(_: Store, runs: list[ToldRun], path: Path) -> int:
    from insight.lineage.documents.prov_json import prov_document

    _write(path, _as_json(prov_document(runs), indent=1) + "\n")
    return len(runs)


def _open_lineage(_: Store, runs: list[ToldRun], path: Path) -> int:
    """One event a line, as OpenLineage's file transport has them; none without a time."""
    from insight.lineage.documents.open_lineage import open_lineage_events

    events = open_lineage_events(runs)
    _write(path, "".join(f"{_as_json(event)}\n" for event in events))
    return len({event["run"]["runId"] for event in events})


def _model_cards(_: Store, runs: list[ToldRun], folder: Path) -> int:
    from insight.lineage.documents.model_card import model_card, model_card_markdown

    for run in runs:
        path = _below(folder, run.name)
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path.with_name(f"{path.name}.md"), model_card_markdown(run))
        text = _as_json(model_card(run), indent=1)
        _write(path.with_name(f"{path.name}.json"), f"{text}\n")
    return len(runs)


def _crates(store: Store, runs: list[ToldRun], folder: Path) -> int:
    from insight.lineage.documents.research_crate import write_crate

    for run in runs:
        files = _files_of(store, run.name)
        texts = [text.encode() for text in store.masked_texts(run.name)]
        telling = [path for path in files if holds_any(path, texts)]
        others = [path for path in files if path not in telling]
        write_crate(run, others, _below(folder, run.name), left_out=telling)
    return len(runs)


def holds_any(path: Path, texts: Sequence[bytes]) -> bool:
    """Whether a file holds what is masked of its run: those of other tools, and older ones.

    It is read in parts, however large it is.

    Args:
        path: The file.
        texts: What is masked, as it was recorded.

    Raises:
        OSError: If it cannot be read.

    """
    from insight.errors import FormatError
    from insight.format.provenance import MASKING, MOST_BYTES, document_of, is_provenance

    if not is_provenance(path.name):
        return _is_in(path, texts)
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    try:
        return len(content) > MOST_BYTES or document_of(content).get("masking") != MASKING
    except FormatError:
        return True


def _is_in(path: Path, texts: Sequence[bytes]) -> bool:
    longest = max(map(len, texts), default=0)
    if not longest:
        return False
    held = b""
    with path.open("rb") as file:
        while part := file.read(max(_AT_ONCE, longest)):
            held += part
            if any(text in held for text in texts):
                return True
            held = held[len(held) - longest + 1 :] if longest > 1 else b""
    return False


def _files_of(store: Store, run: str) -> list[Path]:
    """The files of a run on this machine.

    Raises:
        SummaryValueError: If it lies elsewhere.

    """
    from pathlib import Path

    if "://" in store.root:
        hint = "copy the runs first"
        raise SummaryValueError.of(_WHERE, "runs of this machine", store.root, hint)
    folder = Path(store.root) / run
    return [folder / name for name in store.files(run) if (folder / name).is_file()]


def _as_json(value: Any, indent: int | None = None) -> str:
    import json  # inside: `insight --help` loads this file

    return json.dumps(value, indent=indent, ensure_ascii=False)


def _below(folder: Path, run: str) -> Path:
    """Where the files of a run go; its name leads nowhere else."""
    parts = [part for part in run.split("/") if part not in {"", ".", ".."}] or ["run"]
    return folder.joinpath(*parts)


def _write(path: Path, text: str) -> None:
    from insight.format.atomic import written_atomically

    written_atomically(path.resolve(), [text.encode("utf-8", "replace")])


_WRITERS: dict[str, Callable[[Store, list[ToldRun], Path], int]] = {
    "prov": _prov,
    "openlineage": _open_lineage,
    "model-card": _model_cards,
    "ro-crate": _crates,
}
