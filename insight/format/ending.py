"""What an event file of ours says of the run it belongs to: how it ended, and whose word counts.

The last record that a recorder writes into each of its files says what became of it. It is
TensorBoard's word for the end, a `SessionLog` with the status STOP, and ours as its message.
TensorBoard passes over it; MindSpore's messages have no such field and skip it. In a lineage file
it has another number: there 7 is MindSpore's lineage of an evaluation.

A file that is written beside the run, by a forked child of who records it, says so in a record of
the same kind, with the status CHECKPOINT, before its own.
"""

from __future__ import annotations

import struct
from typing import Literal, TypeAlias

from .frame_layout import OVERHEAD
from .frames import read_frames
from .tensorboard import SessionLog
from .varint import varint

Ending: TypeAlias = Literal["failed", "stopped"]
"""What a recorder came to that did not come to its end."""
LastWord: TypeAlias = Literal["finished", "failed", "stopped"]
"""What a recorder can come to."""
Word: TypeAlias = Literal["finished", "failed", "stopped", "continued", "beside"]
"""How a recorder ended; that another file of it goes on; that the file has no say in the run."""

_LAST_WORDS: tuple[LastWord, ...] = ("finished", "failed", "stopped")
_CONTINUED: Word = "continued"
_BESIDE: Word = "beside"
_TIME = struct.Struct("<Bd")
_TIME_KEY = 0x09  # field 1
_EVENT_KEY = varint(7 << 3 | 2)
_LINEAGE_KEY = varint(1007 << 3 | 2)


def word_record(wall_time: float, word: Word, *, lineage: bool = False) -> bytes:
    """The payload of the record that says `word`, made at `wall_time` (seconds since 1970).

    >>> word_in(word_record(3.5, "failed")), word_in(word_record(3.5, "failed", lineage=True))
    ('failed', 'failed')

    """
    return _TIME.pack(_TIME_KEY, wall_time) + _behind_time(word, lineage=lineage)


def _behind_time(word: Word, *, lineage: bool) -> bytes:
    status = SessionLog.CHECKPOINT if word == _BESIDE else SessionLog.STOP
    session = bytes(SessionLog(status=status, msg=word.encode()).SerializeToString())
    return (_LINEAGE_KEY if lineage else _EVENT_KEY) + varint(len(session)) + session


_WORDS = {
    _behind_time(word, lineage=lineage): word
    for word in (*_LAST_WORDS, _CONTINUED, _BESIDE)
    for lineage in (False, True)
}
_MOST_BYTES = _TIME.size + max(map(len, _WORDS))

RECORD_BYTES = OVERHEAD + _MOST_BYTES
"""So many bytes of a file the longest of these records takes, at most."""


def last_word(status: str) -> LastWord | None:
    """The word for how a run ended; None for a run that did not end.

    >>> last_word("stopped"), last_word("running")
    ('stopped', None)

    """
    return next((word for word in _LAST_WORDS if word == status), None)


def word_in(payload: bytes) -> Word | None:
    """What a record says of its file; None where it says something else.

    >>> word_in(b"any other record")

    """
    # By its bytes: a protobuf message for each of ten thousand files takes longer than the rest.
    if len(payload) > _MOST_BYTES or not payload.startswith(b"\x09"):
        return None
    return _WORDS.get(payload[_TIME.size :])


def said_at(payload: bytes) -> float:
    """When the record was made that says a word, in seconds since 1970."""
    wall_time: float = _TIME.unpack_from(payload)[1]
    return wall_time


def ends(tail: bytes) -> bool:
    """Whether a file whose last `RECORD_BYTES` these are says that its recorder has ended.

    >>> from .frames import frame
    >>> ends(bytes(9) + frame(word_record(3.5, "finished"))), ends(frame(b"another"))
    (True, False)

    """
    words = [word_in(payload) for _, payload in read_frames(tail)]
    return bool(words) and words[-1] in _LAST_WORDS
