"""Which of a run's files say how it ended, and what they say together."""

from __future__ import annotations

import math
from itertools import chain
from operator import itemgetter
from typing import TYPE_CHECKING

from insight.format.names import recorder_of

from .spans import NOTHING, Covered, overlap

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from .run_file import RunFile

_WORST_FIRST = ("failed", "stopped")
_ENDS = ("finished", *_WORST_FIRST)


def deciding(files: Collection[RunFile]) -> Sequence[RunFile]:
    """The files of the recorders that wrote last, those that wrote at the same time together.

    What an earlier recorder said, or left without a word, holds no longer when another one went on
    with the run. Of the ranks of a training each has its own last word, however long the others
    went on, and whether or not all of them wrote at one time.

    Forked children have no say, nor have landscapes, which are drawn of what a run left: their
    files decide only where there are no others. So do files without a record, which are left where
    a recorder died before its first, and files that another's word outlasted. A file that tells no
    time may be of any; those that are keyed by step are one recorder's.
    """
    begun = [file for file in files if file.records or file.keyed_by_step] or files
    begun = not_outlasted(begun) or begun
    with_say = [file for file in begun if file.say != "none" and not file.is_drawn_later] or begun
    by_rank: dict[int, list[RunFile]] = {}
    for file in with_say if len({file.rank for file in with_say}) < 2 else _last_job(with_say):
        by_rank.setdefault(file.rank, []).append(file)
    return [file for own in by_rank.values() for file in _last(own)]


def _last(files: Collection[RunFile]) -> list[RunFile]:
    """Those of the recorders that wrote last, of one rank."""
    latest = max((file.span for file in files), key=itemgetter(1), default=NOTHING)
    return [
        file
        for file in files
        if file.keyed_by_step or file.span == NOTHING or overlap(file.span, latest)
    ]


def _last_job(files: Collection[RunFile]) -> list[RunFile]:
    """The files that wrote beside the newest record, or beside one that did, and so on."""
    covered = Covered()
    for span in chain.from_iterable((file.span, file.begin) for file in files):
        covered.add(span)
    newest = max((file.span for file in files), key=itemgetter(1))
    job = covered.around(newest)
    return [
        file
        for file in files
        if file.span == NOTHING or overlap(file.span, job) or overlap(file.begin, job)
    ]


def not_outlasted(files: Collection[RunFile]) -> list[RunFile]:
    """The files without those that no word ends and that were written no longer than one with it.

    So a writer of theirs beside a recorder of ours keeps no run that ended from being finished.
    """
    ends = (file.span[1] for file in files if file.say == "its own" and file.ended in _ENDS)
    last = max(ends, default=-math.inf)
    return [
        file
        for file in files
        if file.say is not None or file.closed or not -math.inf < file.span[1] <= last
    ]


def without_word(files: Sequence[RunFile], among: Collection[RunFile]) -> Sequence[RunFile]:
    """Those of some files whose recorders have no word, so that what they hold says their end.

    A file of lineage does not say whose it is. It is ours where it has a word; else where a file of
    ours bears its name, as the other one of its recorder, or was written at the same time.

    Args:
        files: Of which.
        among: All files of the run.

    """
    silent = [file for file in files if file.say is None and file.ended is None]
    if not silent:
        return silent
    ours = [file for file in among if file.say == "its own"]
    recorders = {recorder_of(file.name) for file in ours}
    return [
        file
        for file in silent
        if recorder_of(file.name) not in recorders
        and not any(overlap(file.span, other.span) for other in ours)
    ]


def ending_of(files: Sequence[RunFile]) -> str | None:
    """The worst that these files say: a training of several processes failed where one did."""
    said = {file.ended for file in files}
    return next((ending for ending in _WORST_FIRST if ending in said), None)


def are_closed(files: Sequence[RunFile]) -> bool:
    """Whether nobody goes on with these files, nor owes one that is to follow a full one."""
    return all(file.closed for file in files) and any(file.ended != "continued" for file in files)


def is_finished(files: Sequence[RunFile]) -> bool:
    """Whether any of these files says that its recorder came to its end."""
    return any(file.ended == "finished" for file in files)
