"""Whether a run goes on, and how it ended."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import lru_cache

RUNNING_WITHIN_S = 60.0
"""A run whose newest record is younger than this is taken to go on."""
CLOCKS_APART_S = 600.0
"""So far the clocks of who writes, of who reads and of a file system may differ."""


@dataclass(frozen=True, slots=True)
class Signs:
    """What the files of a run tell about its state; wall times in seconds, -inf for none."""

    newest_record: float
    """As far as the files bear it out: see `believed`."""
    newest_row: float
    """Of what a training step writes; landscapes, drawn after the training, do not count."""
    newest_end: float
    """The last train or eval lineage of recorders without a word of their own, as MindSpore's.

    MindSpore writes it when a training or an evaluation ends; ours also after each epoch.
    """
    newest_open: float
    """The newest record of the files that may still grow; this too as far as they bear it out."""
    ended: str | None
    """What the recorders that wrote last say of the end, where one came to none: it failed, …"""
    has_facts: bool
    awaits_end: bool
    """Whether MindSpore's collector wrote facts that the lineage of an end follows."""
    closed: bool
    """Whether every file is closed of the recorders that wrote last."""
    grew_at: float
    """When a refresh last found new records in files that were open before; -inf for never."""
    points: int
    last_step: int
    """The greatest of all rows; 0 without any."""
    last_losses: tuple[float, ...]
    """The last value of each tag that is a loss."""
    declared: str | None = None
    """What the source itself says of the run, as one of the words below."""


def status_of(signs: Signs, now: float) -> str:
    """The word that `runs()` shows, the first of these that holds.

    - `diverged`: the last value of a loss is NaN or infinite, whether the run goes on or not;
    - what the source itself declares; that it goes on only while it is young enough, as below;
    - `failed` or `stopped`: the recorder says that an exception or Ctrl-C ended it, and no other
      one is about to go on;
    - `finished`: a recorder that says its end by nothing else wrote a train or eval lineage, and no
      row is newer; or something was recorded and the recorders that wrote last closed their files,
      unless MindSpore's would have written lineage, or another one is about to go on;
    - `running`: one of these files is open still, and the newest record is less than a minute old
      (no record is newer than the files were written) or a refresh saw the files grow within the
      last minute; or another one is about to go on;
    - `failed`: the run stopped before it recorded a single point;
    - `stopped`: none of these; it ended without a word.
    """
    if any(not math.isfinite(loss) for loss in signs.last_losses):
        return "diverged"
    if signs.declared is not None and signs.declared != "running":
        return signs.declared
    goes_on = is_recent(signs.newest_open, now)
    if signs.ended is not None and not goes_on:
        return signs.ended
    if signs.newest_end > -math.inf and signs.newest_end >= signs.newest_row:
        return "finished"
    has_closed = signs.closed and not goes_on
    if has_closed and (signs.points or signs.has_facts) and not signs.awaits_end:
        return "finished"
    is_young = is_recent(signs.newest_record, now) or is_recent(signs.grew_at, now)
    if not has_closed and is_young:
        return "running"
    return "stopped" if signs.points else "failed"


def believed(newest_record: float, written: float) -> float:
    """When a newest record was made, as far as its file bears it out.

    A writer's times may lie ahead: counted in milliseconds, simulated, or by a clock gone wrong. No
    record was made after its file was last written, but for clocks that differ.

    Args:
        newest_record: Its wall time.
        written: When the newest file of its run was last written; 0 where no place tells.

    >>> believed(1_000.0, 1_030.0), believed(1.7e12, 1_030.0), believed(1.7e12, 0.0)
    (1000.0, 1030.0, 1700000000000.0)

    """
    is_ahead = 0.0 < written < newest_record - CLOCKS_APART_S
    return written if is_ahead else newest_record


def is_recent(time: float, now: float) -> bool:
    """Whether something happened within the last minute; what is far ahead of all clocks did not.

    >>> [is_recent(time, 1_000.0) for time in (970.0, 900.0, 1_060.0, 1.7e12)]
    [True, False, True, False]

    """
    return -CLOCKS_APART_S <= now - time < RUNNING_WITHIN_S


@lru_cache(maxsize=10_000)
def is_loss(tag: str) -> bool:
    """Whether the values of a tag are a loss, by its words.

    >>> [is_loss(tag) for tag in ("loss/auto", "train_loss", "valLoss", "loss_scale", "glossary")]
    [True, True, True, False, False]

    """
    words = re.findall(r"[a-z]+", tag.casefold())
    return any(word.endswith("loss") for word in words) and "scale" not in words
