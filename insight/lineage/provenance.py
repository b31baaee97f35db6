"""What reproduces a run, as facts under dotted names; the document itself is for who compares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.sources.records import MOST_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

SECTIONS = ("code", "command", "environment", "packages", "seed", "hardware", "data", "parent")
"""The headings of its columns; what people compare runs by stands under others."""

SAVED = "checkpoints.saved"
"""Not among the columns: by it a run is found whose checkpoint another one began from."""
LOADED = "checkpoints.loaded"
"""Not among the columns: all that were read, oldest first; `parent.*` tells of the last."""
CHECKPOINTS = (SAVED, LOADED)
DID = "run.did"
"""Not among the columns: what its process did, of `train` and `eval`; empty where it is unknown."""
PROCESS = "run.process"
"""Not among the columns: the same for all recorders of one process."""
MASKED_BY = "run.masking"
"""Not among the columns: the rules by which its recorder masked secrets."""
NO_COLUMNS = frozenset((*CHECKPOINTS, DID, PROCESS, MASKED_BY))
_NOT_FACTS = frozenset(
    (
        *(
            "command.modules_from",
            "command.whole",
            "code.diff",
            "code.diff_whole",
            "code.untracked",
        ),
        *("packages.installed", "packages.imported"),
    )
)
_DEEPEST = 4
_LONGEST = 4096


def is_provenance(column: str) -> bool:
    """Whether a column of `lineage()` says what reproduces a run.

    >>> is_provenance("code.commit"), is_provenance("user.code"), is_provenance("run")
    (True, False, False)

    """
    section, dot, _ = column.partition(".")
    return bool(dot) and section in SECTIONS


def provenance_facts(document: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Names and values of a document, whatever it holds where something else should be.

    >>> dict(provenance_facts({"packages": {"installed": {"numpy": "2.4"}, "imported": ["numpy"]}}))
    {'packages.numpy': '2.4'}

    """
    told = 0
    for section in SECTIONS:
        for name, value in _flat(section, document.get(section), 0):
            if told == MOST_NAMES:
                return
            told += 1
            yield name, value
    yield from _packages(_mapping(document.get("packages")))
    yield from _ancestry(_mapping(document.get("ancestry")))
    yield from _process(document)


def _flat(name: str, value: Any, depth: int) -> Iterator[tuple[str, Any]]:
    if name in _NOT_FACTS or value is None or depth > _DEEPEST:
        return
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "parts" or not depth:  # those of a fingerprint: the whole has one
                yield from _flat(f"{name}.{key}", inner, depth + 1)
    elif isinstance(value, list):
        yield name, " ".join(map(_word, value))[:_LONGEST]
    else:
        yield name, value[:_LONGEST] if isinstance(value, str) else value


def _word(value: Any) -> str:
    return value if isinstance(value, str) else str(value)[:_LONGEST]


def _packages(packages: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The packages that the run had loaded."""
    installed, imported = _mapping(packages.get("installed")), packages.get("imported")
    for name in (imported if isinstance(imported, list) else [])[:MOST_NAMES]:
        if isinstance(name, str) and isinstance(installed.get(name), str):
            yield f"packages.{name}", installed[name]


def _ancestry(ancestry: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    loaded = checkpoints(ancestry, "loaded")
    if loaded:
        yield "parent.checkpoint", loaded[-1]["path"]
        yield "parent.sha256", loaded[-1]["sha256"]
    for name, listed in ((SAVED, checkpoints(ancestry, "saved")), (LOADED, loaded)):
        if listed:
            yield name, [(one["sha256"], one["path"], one["resumed"]) for one in listed]


def _process(document: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    run, ancestry = _mapping(document.get("run")), document.get("ancestry")
    told = run.get("did")
    did = {one for one in ("train", "eval") if isinstance(told, list) and one in told}
    is_resumed = any(one["resumed"] for one in checkpoints(ancestry, "loaded"))
    if told is None and (is_resumed or checkpoints(ancestry, "saved")):
        did.add("train")
    if did or told is not None:
        yield DID, sorted(did, reverse=True)
    if isinstance(process := run.get("process"), str):
        yield PROCESS, process[:_LONGEST]
    if isinstance(rules := document.get("masking"), int):
        yield MASKED_BY, rules


def checkpoints(ancestry: Any, which: str) -> list[dict[str, Any]]:
    """Those `loaded` or `saved`: the path and hash of each, and whether it was resumed."""
    listed = _mapping(ancestry).get(which)
    return [
        {"path": one["path"], "sha256": one["sha256"], "resumed": one.get("resumed") is True}
        for one in (listed if isinstance(listed, list) else [])
        if isinstance(one, dict)
        and isinstance(one.get("path"), str)
        and isinstance(one.get("sha256"), str)
    ]


def parents(rows: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """The run whose checkpoint each run began from, where it is among these.

    Of what a run read the last counts that it did not write itself: a run that went on from its own
    is not its own child, and one that evaluates its own keeps its parent.
    """
    savers: dict[str, str] = {}
    exact: dict[tuple[str, str], str] = {}
    for run, row in rows.items():
        for digest, path, _ in row.get(SAVED, ()):
            savers.setdefault(digest, run)
            exact.setdefault((digest, path), run)
    found = {}
    for run, row in rows.items():
        own = {one[0] for one in row.get(SAVED, ())}
        others = [one[:2] for one in row.get(LOADED, ()) if one[0] not in own]
        if others:
            saver = exact.get(others[-1], savers.get(others[-1][0]))
            if saver is not None and saver != run:
                found[run] = saver
    return found


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}
