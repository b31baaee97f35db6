"""What a run's folder holds from before: the training that an evaluation or a new one meets."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path

from insight.format.names import is_summary
from insight.format.scalars import Layout, scan_scalars
from insight.record import holds_earlier

_PIECE_BYTES = 8 * 1024 * 1024  # of a file that is looked through at once

_logger = logging.getLogger("engine.train")


def last_step_in(folder: str) -> int:
    """The last step of which a folder has a number from before; 0 without any."""
    if not holds_earlier(folder):
        return 0
    files = [path for path in Path(folder).iterdir() if is_summary(path.name)]
    return max(map(_last_step, files), default=0)


def _last_step(path: Path) -> int:
    last, rest = 0, b""
    with suppress(OSError), path.open("rb") as file:  # what cannot be read is no training either
        while piece := file.read(_PIECE_BYTES):
            rest += piece
            scan = scan_scalars(rest, Layout.MINDSPORE)
            last = max(last, int(scan.columns.steps.max(initial=0)))
            rest = rest[scan.end :]
    return last


def warn_of_earlier(folder: str) -> bool:
    """Whether a training that begins there meets another one; says so."""
    last = last_step_in(folder)
    if not last:
        return False
    _logger.warning(
        "SummaryCollector: %s holds a training already, up to step %d. Both become one run: steps "
        "count from 1 again, so the older values leave its tables (table(..., superseded=True) has "
        "them), and of its facts the newer hold. Hint: a folder of its own keeps both; resume=... "
        "goes on with the first, and Model.fit evaluates between epochs.",
        folder,
        last,
    )
    return True
