"""The processes that recorded into one folder: a training, its evaluations, and it once more.

What the newest training was, reproduces the run. What came beside it is kept by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from insight.format.names import recorder_of
from insight.format.provenance import recorder_of_provenance

from .provenance import DID, LOADED, PROCESS, SAVED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .facts import Facts

_MESSAGES = {"train_lineage": "train", "eval_lineage": "eval"}


class Part(NamedTuple):
    """The facts of one message, and the file that it came from."""

    plugin: str
    facts: Facts
    file: str = ""


class Process(NamedTuple):
    """What one process left that recorded a run.

    Attributes:
        part: Its newest document, which stands for those before it.
        did: Of `train` and `eval`, what is known of it.

    """

    part: Part
    did: tuple[str, ...]


def processes_of(parts: Sequence[Part]) -> list[Process]:
    """Those that left a document, oldest first, of the parts of one run in that order.

    What a document does not say of itself, the lineage messages of its recorder say.
    """
    told: dict[str, set[str]] = {}
    for part in parts:
        if part.plugin in _MESSAGES:
            told.setdefault(recorder_of(part.file), set()).add(_MESSAGES[part.plugin])
    found: dict[object, Process] = {}
    for index, part in enumerate(parts):
        if part.plugin != "provenance":
            continue
        recorder = recorder_of_provenance(part.file)
        known = set(part.facts[DID] if DID in part.facts else told.get(recorder, ()))
        process = part.facts.get(PROCESS, index)
        found.pop(process, None)
        found[process] = Process(part, tuple(sorted(known, reverse=True)))
    return list(found.values())


def reproducing(processes: Sequence[Process]) -> int:
    """The index of the one that reproduces the run: the newest training.

    Where none is known for one, the newest that is not known for an evaluation; else the newest.

    >>> reproducing([Process(Part("provenance", {}), did) for did in (("train",), ("eval",))])
    0

    """
    ranked = [("train" in one.did, not one.did, index) for index, one in enumerate(processes)]
    return max(ranked)[-1]


def facts_of_processes(processes: Sequence[Process]) -> Facts:
    """The facts that reproduce the run, with the checkpoints of its trainings, oldest first.

    What a run saved before it went on is its own still: children may have begun there. Of what was
    read, an evaluation's part is no ancestor of the training beside it.
    """
    if not processes:
        return {}
    index = reproducing(processes)
    chosen = processes[index].part.facts
    if len(processes) == 1:
        return chosen
    is_training = processes[index].did != ("eval",)
    among = [one for one in processes if not is_training or one.did != ("eval",)]
    saved = _each_once(SAVED, processes)
    loaded = _each_once(LOADED, among)
    own = {one[0] for one in saved}
    others = [one for one in loaded if one[0] not in own]
    facts = {name: fact for name, fact in chosen.items() if not name.startswith("parent.")}
    if others:
        digest, path, _ = others[-1]
        facts |= {"parent.checkpoint": path, "parent.sha256": digest}
    held = {SAVED: saved, LOADED: loaded}
    return facts | {name: listed for name, listed in held.items() if listed}


def _each_once(name: str, processes: Sequence[Process]) -> tuple[tuple[str, str, bool], ...]:
    return tuple(
        dict.fromkeys(one for process in processes for one in process.part.facts.get(name, ()))
    )
