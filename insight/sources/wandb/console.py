"""What a program printed, put together of the pieces that W&B keeps."""

from __future__ import annotations

MOST_BYTES = 1 << 16
"""So many bytes of a line are kept."""
MOST_LINES = 500_000
"""So many lines of a run are kept: they lie in memory."""


class PrintedLines:
    r"""The lines of one stream.

    A line that was written over, as a progress bar is, has what stood there last, with a return
    before it: so does our own recorder.

    >>> lines = PrintedLines()
    >>> lines.take(b"epo"), lines.take(b"ch 1\n 10%|#"), lines.take(b"\r 20%|##\r\n")
    ([], ['epoch 1'], ['\r 20%|##'])
    """

    def __init__(self) -> None:
        self._line = bytearray()
        self._is_rewritten = False

    def take(self, piece: bytes) -> list[str]:
        """The lines that end in a piece."""
        *ended, rest = piece.split(b"\n")
        found = []
        for part in ended:
            self._write(part)
            found.append(self._end())
        self._write(rest)
        return found

    def rest(self) -> list[str]:
        """The line that nothing ends; none where nothing was printed."""
        return [self._end()] if self._line else []

    def _write(self, part: bytes) -> None:
        self._line += part
        # A return at the end is no more than one before the end of the line, so far.
        at = self._line.rstrip(b"\r").rfind(b"\r")
        if at >= 0:
            self._is_rewritten = True
            del self._line[: at + 1]
        del self._line[MOST_BYTES:]

    def _end(self) -> str:
        text = self._line.rstrip(b"\r").decode("utf-8", "replace")
        mark, self._is_rewritten = "\r" if self._is_rewritten else "", False
        self._line.clear()
        return mark + text
