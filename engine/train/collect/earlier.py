"""What a run's folder holds from before: the training that an evaluation or a new one meets."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

from insight.format.names import is_summary
from insight.format.record_head import record_bytes, step_at
from insight.format.scalars import Layout, scan_scalars
from insight.record import holds_earlier

_PIECE_BYTES = 64 * 1024  # of a file that are looked through at once

_logger = logging.getLogger("engine.train")


def last_step_in(folder: str | os.PathLike[str]) -> int:
    """The last step of which a folder has a number from before; 0 without any.

    Of a record that is longer than a piece the step alone is read: a step with a large tensor.
    """
    if not holds_earlier(folder):
        return 0
    files = [path for path in Path(folder).iterdir() if is_summary(path.name)]
    return max(map(_last_step, files), default=0)


def _last_step(path: Path) -> int:
    last, at = 0, 0
    with suppress(OSError), path.open("rb") as file:  # what cannot be read is no training either
        size = file.seek(0, os.SEEK_END)
        while at < size:
            file.seek(at)
            piece = file.read(_PIECE_BYTES)
            length = record_bytes(piece) or 0
            if not piece or length > size - at:
                break  # it was being written when its process died
            if length > len(piece):
                last, at = max(last, step_at(piece)), at + length
                continue
            scan = scan_scalars(piece, Layout.MINDSPORE)
            last, at = max(last, int(scan.columns.steps.max(initial=0))), at + max(scan.end, 1)
    return last


def warn_of_earlier(folder: str | os.PathLike[str]) -> bool:
    """Whether a training that begins there meets another one; says so."""
    last = last_step_in(folder)
    if not last:
        return False
    _logger.warning(
        "SummaryCollector: %s holds a training already, up to step %d. Both become one run: steps "
        "count from 1 again, so what is recorded of a step takes the place of the older values of "
        "its tag from there on (table(..., superseded=True) has them), and of its facts the newer "
        "hold. Hint: a folder of its own keeps both; resume=... goes on with the first, and "
        "Model.fit evaluates between epochs.",
        folder,
        last,
    )
    return True
