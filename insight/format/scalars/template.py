"""One record as the template of many: frames that differ in times, steps, values and tags alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insight.format.frames import FOOTER, HEADER

from .pieces import Piece, Pieces

if TYPE_CHECKING:
    from .columns import Int64s
    from .event import ScalarOffsets

_BLOCK_BYTES = 1 << 15  # fits the fastest cache beside the template and the mask
_MORE = 0x80
_LONGEST_VARINT = 10

Bytes = np.ndarray[tuple[int], np.dtype[np.uint8]]


class Frames:
    """Frames of one length, one behind the other in memory.

    Attributes:
        offsets: Where each begins in the buffer.
        length: Bytes of each, with header and footer.

    """

    def __init__(self, memory: Any, first: int, offsets: Int64s, length: int) -> None:
        self._memory = memory
        self._first = first
        self.offsets = offsets
        self.length = length

    @classmethod
    def of(cls, buffer: bytes, offsets: Int64s, length: int) -> Frames:
        """Those that begin at `offsets`, copied together unless they are that already."""
        if offsets[-1] - offsets[0] == (len(offsets) - 1) * length:
            return cls(buffer, int(offsets[0]), offsets, length)
        everywhere = np.ndarray((len(buffer) - length + 1,), f"V{length}", buffer, 0, (1,))
        return cls(everywhere[offsets], 0, offsets, length)

    def __len__(self) -> int:
        return len(self.offsets)

    def those(self, which: np.ndarray[tuple[int], np.dtype[np.bool_]]) -> Frames:
        """The frames that a mask picks."""
        frames = self.column(f"V{self.length}", 0)[which]
        return Frames(frames, 0, self.offsets[which], self.length)

    def behind_first(self) -> Frames:
        """All but the first."""
        return Frames(self._memory, self._first + self.length, self.offsets[1:], self.length)

    def column(self, dtype: str, at: int) -> np.ndarray[tuple[int], Any]:
        """What stands in each frame `at` bytes from its begin; a view that may be unaligned."""
        return np.ndarray((len(self),), dtype, self._memory, self._first + at, (self.length,))

    def flat(self) -> Bytes:
        """All bytes."""
        return np.ndarray((len(self) * self.length,), np.uint8, self._memory, self._first)


class Template:
    """What frames must be like to be read as this one was.

    Args:
        frame: The whole frame.
        found: Where its scalars are in its payload.

    """

    def __init__(self, frame: bytes, found: ScalarOffsets) -> None:
        begin, stop = (HEADER.size + at for at in found.step)
        self._step = range(begin, stop)
        self._wall_time = HEADER.size + found.wall_time
        self._scalars = [
            (HEADER.size + tag_begin, tag_stop - tag_begin, HEADER.size + value)
            for (tag_begin, tag_stop), value in found.scalars
        ]
        self._frame = np.frombuffer(frame, np.uint8)
        self._fixed = self._mask(len(frame))

    def _mask(self, length: int) -> Bytes:
        """The bits that are alike in all frames."""
        mask = np.full(length, 0xFF, np.uint8)
        mask[-FOOTER.size :] = 0
        mask[self._wall_time : self._wall_time + 8] = 0
        # How long the step is; the tenth byte of one can only be 1.
        mask[self._step.start : self._step.start + _LONGEST_VARINT - 1][: len(self._step)] = _MORE
        for tag, tag_length, value in self._scalars:
            mask[tag : tag + tag_length] = 0
            mask[value : value + 4] = 0
        return mask

    def fits(self, frames: Frames) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        """Whether each frame is like the template."""
        length = frames.length
        per_block = max(1, min(len(frames), _BLOCK_BYTES // length))
        template = np.tile(self._frame, per_block)
        fixed = np.tile(self._fixed, per_block)
        flat = frames.flat()
        fits = np.ones(len(frames), np.bool_)
        for begin in range(0, len(flat), len(template)):
            block = flat[begin : begin + len(template)]
            wrong = block ^ template[: len(block)]
            wrong &= fixed[: len(block)]
            if wrong.max():
                first = begin // length
                rows = wrong.reshape(-1, length)
                fits[first : first + len(rows)] = ~rows.any(axis=1)
        if len(self._step) > 1:  # a varint that ends in 0 is longer than it need be
            fits &= frames.column("u1", self._step[-1]) != 0
        return fits

    def add_rows(self, frames: Frames, pieces: Pieces) -> None:
        """Gather the scalars of `frames`, all of which fit."""
        steps = self._steps(frames)
        wall_times = frames.column("<f8", self._wall_time).astype(np.float64)
        for tag_at, tag_length, value_at in self._scalars:
            values = frames.column("<f4", value_at)
            rows = Piece(steps, wall_times, values, frames.offsets)
            tags = frames.column(f"V{tag_length}", tag_at) if tag_length else None
            if tags is None or (tags == tags[0]).all():
                pieces.add(b"" if tags is None else tags[0].tobytes(), rows)
            else:
                pieces.add_mixed(tags.tolist(), rows)

    def _steps(self, frames: Frames) -> Int64s:
        steps = np.zeros(len(frames), np.uint64)
        for index, at in enumerate(self._step):
            group = frames.column("u1", at).astype(np.uint64) & np.uint64(_MORE - 1)
            steps |= group << np.uint64(7 * index)
        return steps.view(np.int64)
