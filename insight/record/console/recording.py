"""Makes lines of what was shown, and writes them for each run that asked: a thread of its own."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from .backlog import Backlog, LeftOut, Shown
from .open_rows import OpenRows

if TYPE_CHECKING:
    from .line_files import LineFiles

_WAITING_BYTES = 8 << 20
_WAITING_BYTES_THINNED = 1 << 16
_PAUSE_THINNED_S = 0.5


class Recording:
    """What becomes of what is shown.

    Attributes:
        backlog: Where it waits.
        runs: The files of each run, by the number that its process gave it.

    """

    def __init__(self) -> None:
        self.backlog = Backlog(_WAITING_BYTES)
        self.runs: dict[int, LineFiles] = {}
        self._rows: dict[str, OpenRows] = {}
        self._ended = False

    def run(self) -> None:
        """Records until `end` was called and nothing waits."""
        while not self._ended:
            for one in self.backlog.take(self._wait_s()):
                if isinstance(one, Shown):
                    rows = self._rows.setdefault(one.tag, OpenRows())
                    lines = rows.take(one.content, one.wall_time)
                    self.write(one.wall_time, one.tag, "info", lines)
                elif isinstance(one, LeftOut):
                    self._leave_out(one)
                else:
                    one()
            now = time.time()
            for tag, rows in self._rows.items():
                self.write(now, tag, "info", rows.look(now))
            self._slow_down()

    def _wait_s(self) -> float | None:
        """How long the open rows can wait; None for ever."""
        now = time.time()
        due = min((rows.due(now) for rows in self._rows.values()), default=float("inf"))
        return None if due == float("inf") else max(0.05, due - now)

    def _slow_down(self) -> None:
        """Where lines leave the record anyway, only the last of each half second are made."""
        is_thinned = bool(self.runs) and all(files.is_thinned for files in self.runs.values())
        self.backlog.limit = _WAITING_BYTES_THINNED if is_thinned else _WAITING_BYTES
        if is_thinned and not self._ended:
            time.sleep(_PAUSE_THINNED_S)

    def _leave_out(self, one: LeftOut) -> None:
        self._rows.pop(one.tag, None)  # a row whose middle is missing is none
        for files in self.runs.values():
            files.pass_over(one.lines)

    def write(self, wall_time: float, tag: str, level: str, lines: list[bytes]) -> None:
        """Records lines for every run, without secrets."""
        if not lines or not self.runs:
            return
        shown = without_secrets([line.decode("utf-8", "replace") for line in lines])
        for files in self.runs.values():
            files.write(wall_time, tag, level, shown)

    def finish_rows(self) -> None:
        """Records what is not complete: its run ends."""
        now = time.time()
        for tag, rows in self._rows.items():
            self.write(now, tag, "info", rows.end(now))

    def close(self, number: int) -> None:
        """Ends the record of one run."""
        self.finish_rows()
        files = self.runs.pop(number, None)
        if files is not None:
            files.close()

    def end(self) -> None:
        """Ends all of it."""
        for number in list(self.runs):
            self.close(number)
        self._ended = True


def without_secrets(lines: list[str]) -> list[str]:
    r"""Lines as they may be kept. They are looked at together: a private key has several.

    >>> without_secrets(["loss 0.5", "password=hunter2"])
    ['loss 0.5', 'password=***']

    """
    from insight.masking import masked  # what it loads takes as long as the interpreter's start

    try:
        return masked("\n".join(lines)).split("\n")
    except Exception:  # rather a line too few than a secret
        return ["***"] * len(lines)
