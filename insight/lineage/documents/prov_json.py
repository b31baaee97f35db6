"""Runs as W3C PROV: activities that used entities and generated others.

Source: PROV-JSON, W3C Member Submission of 24 April 2013, sections 3.1 to 3.3.
"""

from __future__ import annotations

import hashlib
import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .told_run import Item, ToldRun

NAMESPACE = "urn:insight-train:"
_RUN, _DATA, _CHECKPOINT, _CODE, _METRICS = "run", "data", "checkpoint", "code", "metrics"


def prov_document(runs: Sequence[ToldRun]) -> dict[str, Any]:
    """One PROV-JSON document of all runs.

    A run is an activity; data, checkpoints, the code's version and the outcome are entities, of
    which checkpoints and data with one hash are one. A run that began from another one's checkpoint
    was informed by it. Python is the software agent that it was associated with.
    """
    document = _Document()
    for run in runs:
        document.add_run(run)
    by_name = {run.name: run for run in runs}
    for run in runs:
        if run.parent in by_name:
            informed = {"prov:informed": _id(_RUN, run.identity)}
            informant = {"prov:informant": _id(_RUN, by_name[run.parent].identity)}
            document.relate("wasInformedBy", informed | informant)
    return document.whole()


class _Document:
    """What is told so far, by kind and identifier."""

    def __init__(self) -> None:
        self._kinds: dict[str, dict[str, Any]] = {}
        self._related: set[tuple[Any, ...]] = set()

    def add_run(self, run: ToldRun) -> None:
        activity = _id(_RUN, run.identity)
        told = {"prov:label": run.name, "insight:status": run.status, "insight:root": run.root}
        told |= {"prov:startTime": run.started} if run.started else {}
        told |= {"prov:endTime": run.ended} if run.ended else {}
        told |= {f"insight:{_local(name)}": _value(fact) for name, fact in run.settings.items()}
        self._put("activity", activity, told)
        self._agent(run, activity)
        for item in run.data:
            self.relate("used", {"prov:activity": activity, "prov:entity": self._item(_DATA, item)})
        loaded = [self._item(_CHECKPOINT, item) for item in run.loaded]
        for entity in loaded:
            self.relate("used", {"prov:activity": activity, "prov:entity": entity})
        self._code(run, activity)
        for item in run.saved:
            entity = self._item(_CHECKPOINT, item)
            self._generated(entity, activity)
            for source in loaded:
                derived = {"prov:generatedEntity": entity, "prov:usedEntity": source}
                self.relate("wasDerivedFrom", derived)
        if run.metrics:
            entity = _id(_METRICS, run.identity)
            values = {
                f"insight:{_local(tag)}": _value(number) for tag, number in run.metrics.items()
            }
            self._put("entity", entity, {"prov:label": f"outcome of {run.name}"} | values)
            self._generated(entity, activity)

    def relate(self, kind: str, ends: dict[str, str]) -> None:
        """Adds a relation, once."""
        told = (kind, *ends.items())
        if told not in self._related:
            self._related.add(told)
            held = self._kinds.setdefault(kind, {})
            held[f"_:{kind}{len(held)}"] = ends

    def whole(self) -> dict[str, Any]:
        """The document."""
        return {"prefix": {"insight": NAMESPACE}, **self._kinds}

    def _generated(self, entity: str, activity: str) -> None:
        self.relate("wasGeneratedBy", {"prov:entity": entity, "prov:activity": activity})

    def _item(self, kind: str, item: Item) -> str:
        entity = _id(kind, item.sha256 or item.path or item.name)
        told = {"prov:label": item.name, "insight:path": item.path, "insight:sha256": item.sha256}
        self._put("entity", entity, {name: value for name, value in told.items() if value})
        return entity

    def _code(self, run: ToldRun, activity: str) -> None:
        commit = run.text("code", "commit")
        if commit is None:
            return
        changed = run.text("code", "diff_sha256")
        entity = _id(_CODE, commit if changed is None else f"{commit}-{changed[:16]}")
        told = {
            "prov:label": f"code at {commit[:12]}{'' if changed is None else ', changed'}",
            "insight:commit": commit,
            "insight:remote": run.text("code", "remote"),
            "insight:diff_sha256": changed,
        }
        self._put("entity", entity, {name: value for name, value in told.items() if value})
        self.relate("used", {"prov:activity": activity, "prov:entity": entity})

    def _agent(self, run: ToldRun, activity: str) -> None:
        python = run.text("environment", "python")
        if python is None:
            return
        agent = _id("agent", f"python-{python}")
        software = {"$": "prov:SoftwareAgent", "type": "prov:QUALIFIED_NAME"}
        self._put("agent", agent, {"prov:type": software, "prov:label": f"Python {python}"})
        told = {"prov:activity": activity, "prov:agent": agent}
        self.relate("wasAssociatedWith", told)

    def _put(self, kind: str, identifier: str, told: dict[str, Any]) -> None:
        self._kinds.setdefault(kind, {}).setdefault(identifier, told)


def _id(kind: str, name: str) -> str:
    return f"insight:{kind}-{_local(name)}"


def _local(name: str) -> str:
    """A local name of PROV for any text, another one for each."""
    plain = "".join(letter if letter.isascii() and letter.isalnum() else "_" for letter in name)
    if plain == name.replace(".", "_").replace("-", "_") and len(name) <= 80:
        return plain
    return f"{plain[:60]}_{hashlib.sha256(name.encode('utf-8', 'replace')).hexdigest()[:8]}"


def _value(fact: Any) -> Any:
    """A typed literal."""
    if isinstance(fact, bool):
        return {"$": str(fact).lower(), "type": "xsd:boolean"}
    if isinstance(fact, int):
        return {"$": str(fact), "type": "xsd:integer"}
    if isinstance(fact, float):
        named = {math.inf: "INF", -math.inf: "-INF"}
        text = "NaN" if math.isnan(fact) else named.get(fact, repr(fact))
        return {"$": text, "type": "xsd:double"}
    if isinstance(fact, (list, tuple)):
        return " ".join(_words(fact))
    return str(fact)


def _words(facts: Iterable[Any]) -> list[str]:
    return [str(fact) for fact in facts]
