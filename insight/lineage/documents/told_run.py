"""What documents tell of one run, in plain values."""

from __future__ import annotations

import datetime as dt
import math
import uuid
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.lineage.difference.significance import settings_of
from insight.lineage.provenance import is_provenance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.tables import Store

_SPACE = uuid.UUID("6ba7b811-9dad-11d1-80b4-00c04fd430c8")  # of names that are URLs: RFC 9562
_MOST_SAVED = 200


class Item(NamedTuple):
    """A data set or checkpoint: its name for people, its file and its hash; None for unknown."""

    name: str
    path: str | None
    sha256: str | None


@dataclass(frozen=True)
class ToldRun:
    """One run.

    Attributes:
        name: Its name among the runs of its root.
        root: That folder.
        identity: A UUID, the same whenever it is told.
        status: As `runs()` has it.
        started, ended: ISO 8601 in UTC; None where nothing was recorded, or no calendar has it.
        seconds: The same in seconds since 1970; None where nothing was recorded.
        settings: What people set, by dotted name.
        metrics: The last value of each scalar, and of each metric of an evaluation.
        data: What it read.
        loaded: The checkpoints that it began from.
        saved: Those that it wrote.
        parent: The run that saved what it began from; None for unknown.
        document: All its provenance; empty without any.

    """

    name: str
    root: str
    identity: str
    status: str
    started: str | None
    ended: str | None
    seconds: tuple[float, float] | None
    settings: dict[str, Any]
    metrics: dict[str, float]
    data: list[Item] = field(default_factory=list)
    loaded: list[Item] = field(default_factory=list)
    saved: list[Item] = field(default_factory=list)
    parent: str | None = None
    document: dict[str, Any] = field(default_factory=dict)

    def section(self, name: str) -> dict[str, Any]:
        """One section of its provenance; empty where it has none."""
        held = self.document.get(name)
        return held if isinstance(held, dict) else {}

    def text(self, section: str, name: str) -> str | None:
        """A text of a section; None where there is none."""
        held = self.section(section).get(name)
        return held if isinstance(held, str) and held else None


def told_runs(store: Store, names: Sequence[str]) -> list[ToldRun]:
    """What is known of runs, in their order."""
    runs = store.runs().set_index("run")
    lineage = store.lineage().set_index("run").astype(object)
    spans = store.spans()
    lasts = {tag: store.metric(tag) for tag in store.tags("scalar")}
    found = []
    for name in names:
        row = lineage.loc[name]
        facts: dict[str, Any] = {
            str(column): value for column, value in row.items() if not _lacks(value)
        }
        metrics = {tag: values[name] for tag, values in lasts.items() if name in values}
        metrics |= {
            column.removeprefix("metric."): float(value)
            for column, value in facts.items()
            if column.startswith("metric.") and _is_number(value)
        }
        started, ended = (_moment(runs.loc[name, column]) for column in ("started", "updated"))
        document = store.provenance(name) or {}
        ancestry = _mapping(document.get("ancestry"))
        found.append(
            ToldRun(
                name=name,
                root=store.root,
                identity=str(uuid.uuid5(_SPACE, f"{store.root}/{name}@{started}")),
                status=str(runs.loc[name, "status"]),
                started=started,
                ended=ended,
                seconds=spans.get(name),
                settings={k: v for k, v in settings_of(facts).items() if not is_provenance(k)}
                | {k: v for k, v in facts.items() if k.startswith("seed.")},
                metrics=metrics,
                data=_data(_mapping(document.get("data"))),
                loaded=_checkpoints(ancestry.get("loaded")),
                saved=_checkpoints(ancestry.get("saved")),
                parent=_text(facts.get("parent.run")),
                document=document,
            )
        )
    return found


def _data(listed: dict[str, Any]) -> list[Item]:
    return [
        Item(name, _text(one.get("path")), _text(one.get("sha256")))
        for name, one in listed.items()
        if isinstance(one, dict)
    ]


def _checkpoints(listed: Any) -> list[Item]:
    found = []
    for one in (listed if isinstance(listed, list) else [])[-_MOST_SAVED:]:
        path, digest = (_text(_mapping(one).get(key)) for key in ("path", "sha256"))
        if path is not None and digest is not None:
            found.append(Item(path.rpartition("/")[2], path, digest))
    return found


def _moment(value: Any) -> str | None:
    """ISO 8601, in microseconds; None for no time."""
    if value is None or value != value:  # NaT is unlike itself
        return None
    moment: dt.datetime = value.to_pydatetime()
    return moment.astimezone(dt.UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def _lacks(value: Any) -> bool:
    import pandas as pd  # for its NA

    return value is None or value is pd.NA or (isinstance(value, float) and math.isnan(value))


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _mapping(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and value else None
