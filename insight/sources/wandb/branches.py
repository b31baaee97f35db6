"""Whether a W&B run goes on with itself: what its first record says of that."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from insight.format.leveldb_log import scan_log
from insight.format.wandb import Record
from insight.sources.resumed_folders import Opening

if TYPE_CHECKING:
    from insight.format.wandb import Run
    from insight.sources.place import Place

_MOST_PEEKED = 1 << 20
_MOST_RECORDS = 10
_MOST_STEPS = 2.0**62


def is_rewound(run: Run) -> bool:
    """Whether it went back to an earlier step of itself."""
    branch = run.branch_point
    is_itself = bool(branch.run) and branch.run == run.run_id
    return is_itself and branch.metric in {b"", b"_step"} and abs(branch.value) < _MOST_STEPS


def opening(place: Place, path: str) -> Opening | None:
    """What a run file says of its run; None where it has no record of it at its beginning."""
    try:
        with place.open(path) as file:
            records = scan_log(file.read(0, _MOST_PEEKED), 0).records
    except OSError:  # whoever reads the file tells what is wrong with it
        return None
    for _, payload in records[:_MOST_RECORDS]:
        record = Record()
        with suppress(Exception):  # a reader outlives any content
            record.ParseFromString(payload)
        if record.HasField("run"):
            run = record.run
            returns = is_rewound(run)
            resumes = run.resume or run.resumed or returns
            return Opening((run.entity, run.project), resumes, returns)
    return None
