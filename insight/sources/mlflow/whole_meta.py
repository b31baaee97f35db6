"""Whether a `meta.yaml` holds what MLflow always writes: one that is cut off may still be read."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from insight.errors import compose

from .facts import in_seconds, status_of
from .meta import names_in

if TYPE_CHECKING:
    from .meta import Meta

# Every version of MLflow writes these, sorted by name; older ones have no other of the first pair.
_OF_RUNS = (("run_id", "run_uuid"), ("start_time",), ("status",), ("user_id",))
_OF_EXPERIMENTS = (("name",),)
_OF_DATASETS = (("digest",), ("name",))
_TIMES = ("start_time", "end_time")

LOST_RUN = "file is missing: MLflow keeps the status and the times of the run in it"
LOST_EXPERIMENT = "file is missing: MLflow keeps the name of the experiment in it"

LOST_DATASET = "file is missing: MLflow keeps the name and the digest of a data set in it"


def wrong_of_run(content: bytes, meta: Meta) -> str | None:
    """What is wrong with the file of a run; None where it is whole.

    Args:
        content: The file.
        meta: What `read_meta` made of it.

    """
    wrong = _cut_off(content, _OF_RUNS)
    if wrong is not None:
        return wrong
    status = meta.get("status")
    if status is not None and status_of(status) is None:
        return compose("meta.yaml", "a status from 1 to 5", repr(status[:80]))
    for name in _TIMES:
        time = in_seconds(meta[name]) if name in meta else 0.0
        if time is None or not math.isfinite(time):
            return compose("meta.yaml", f"milliseconds as {name}", repr(meta[name][:80]))
    return None


def wrong_of_experiment(content: bytes) -> str | None:
    """The same of the file of an experiment."""
    return _cut_off(content, _OF_EXPERIMENTS)


def wrong_of_dataset(content: bytes) -> str | None:
    """The same of what an experiment keeps of a data set."""
    return _cut_off(content, _OF_DATASETS)


def wrong_of_other(content: bytes) -> str | None:
    """The same of the file of anything else, such as the use of a data set."""
    return _cut_off(content, ())


def _cut_off(content: bytes, needed: tuple[tuple[str, ...], ...]) -> str | None:
    if not content.strip():
        return "file is empty"
    names = names_in(content)
    lacking = [either[0] for either in needed if names.isdisjoint(either)]
    if lacking:
        return f"file is cut off, or not MLflow's: it has no {', '.join(lacking)}"
    if not content.endswith(b"\n"):
        return "file is cut off: its last line has no end"
    return None
