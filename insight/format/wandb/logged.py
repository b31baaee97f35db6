"""What `wandb.log` wrote in W&B's records, many at a time: numbers as columns, by NumPy.

Nearly all records of a run are steps that hold numbers alone, each followed by a summary of the
same names. The first are taken apart all at once; of the second those need not be looked at that a
later one takes the place of. Whatever else a record holds is for who decodes it as a message.

    Record    [num varint] history or summary message [control] [uuid] [_info]
    History   item message … step message [_info]
    Item      [key bytes] [nested_key bytes …] value_json bytes
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from insight.format.message_walk import MessageWalk, with_room
from insight.format.proto.wandb_pb2 import Item
from insight.format.separated import EMPTY, rows_in

from .values import names_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.format.message_walk import Column

_NUM, _HISTORY, _SUMMARY = 0x08, 0x12, 0x1A
_CONTROL, _UUID, _INFO = 0x0182, 0x019A, 0x0CC2
_ITEM, _STEP, _STEP_NUM = 0x0A, 0x12, 0x08
_KEY, _NESTED_KEY, _VALUE = 0x0A, 0x12, 0x0182
_TIME = "_timestamp"
_UNUSED = (["_step"], ["_runtime"])  # what W&B adds by itself, and the step says already
_MOST_ITEMS = 500
_MOST_NESTED = 20
_BEGINS_NUMBER = np.isin(np.arange(256), np.frombuffer(b"-0123456789NItf", np.uint8))
_WORDS = {"true": 1.0, "false": 0.0}
_FACTOR = np.uint64(0x9E3779B97F4A7C15)
_MASKS = np.array([2 ** (8 * length) - 1 for length in range(8)], np.uint64)
_MOST_IN_KEY = 1000


@dataclass(frozen=True, slots=True)
class Logged:
    """The steps of some records that hold numbers and nothing else.

    Attributes:
        rows: Which records they are, by their place among all.
        steps, wall_times: Of each of these.
        names: The names of values, outer ones first.
        of_row: Of each value, which of the steps it belongs to.
        of_name: Which of the names it has.
        values: float64.
        replaced: Which records are summaries that a later one takes the place of.

    """

    rows: Column
    steps: Column
    wall_times: Column
    names: list[list[str]]
    of_row: Column
    of_name: Column
    values: Column
    replaced: Column


def _marks(data: Column, begins: Column, ends: Column) -> Column:
    """Numbers of 64 bits for parts of some bytes: the same for the same bytes.

    Two that are unlike have the same by chance alone, one of 10^19 times.
    """
    words = np.ndarray((len(data) - 7,), np.dtype("<u8"), data, 0, (1,))
    lengths = ends - begins
    held = lengths.astype(np.uint64) * _FACTOR
    for begin in range(0, int(lengths.max(initial=0)), 8):
        left = lengths - begin
        word = words[np.minimum(begins + begin, len(words) - 1)]
        word = np.where(left < 8, word & _MASKS[np.clip(left, 0, 7)], word)
        mixed = (held ^ word) * _FACTOR
        held = np.where(left > 0, mixed ^ mixed >> np.uint64(32), held)
    return held * _FACTOR


class _Items(NamedTuple):
    """Items of messages, and which message each is of."""

    owners: Column
    begins: Column
    ends: Column


def logged_in(payloads: Sequence[bytes]) -> Logged:
    """What is plain in some records.

    >>> from insight.format.proto.wandb_pb2 import History, Record, Step
    >>> held = {b"loss": b"0.5", b"_timestamp": b"9"}
    >>> items = [Item(nested_key=[name], value_json=value) for name, value in held.items()]
    >>> record = Record(num=1, history=History(item=items, step=Step(num=3)))
    >>> found = logged_in([b"", record.SerializeToString()])
    >>> found.rows.tolist(), found.steps.tolist(), found.wall_times.tolist(), found.values.tolist()
    ([1], [3], [9.0], [0.5, 9.0])
    """
    joined = b"".join(payloads)
    data = with_room(joined)
    lengths = np.fromiter(map(len, payloads), np.int64, len(payloads))
    ends = np.cumsum(lengths)
    walk = MessageWalk(data, ends - lengths, ends)
    walk.varint(_NUM)
    steps = _history(joined, data, _of_kind(data, walk, _HISTORY))
    replaced = _replaced(data, _of_kind(data, walk, _SUMMARY))
    return _settled(steps, replaced)


class _Found(NamedTuple):
    """Records of a kind, and where their message stands."""

    rows: Column
    begins: Column
    ends: Column


def _of_kind(data: Column, walk: MessageWalk, tag: int) -> _Found:
    rows = np.flatnonzero(walk.has(tag) & walk.is_plain)
    own = MessageWalk(data, walk.at[rows], walk.ends[rows])
    begins, ends = own.text(tag)
    for other in (_CONTROL, _UUID, _INFO):
        own.skip(other)
    is_whole = own.is_whole()
    return _Found(rows[is_whole], begins[is_whole], ends[is_whole])


def _items(data: Column, begins: Column, ends: Column) -> tuple[_Items, Column]:
    """The items at the beginning of messages, and where those of each end."""
    behind = begins.copy()
    active = np.arange(len(begins))
    found = []
    for _ in range(_MOST_ITEMS):
        walk = MessageWalk(data, behind[active], ends[active])
        has = walk.has(_ITEM)
        if not has.any():
            break
        begin, end = walk.text(_ITEM)
        has &= walk.is_plain
        active, begin, end = active[has], begin[has], end[has]
        found.append(_Items(active, begin, end))
        behind[active] = end
    none = np.empty(0, np.int64)
    parts = found or [_Items(none, none, none)]
    owners, item_begins, item_ends = (np.concatenate(part) for part in zip(*parts, strict=True))
    return _Items(owners, item_begins, item_ends), behind


class _Keyed(NamedTuple):
    """Items by a number of 64 bits that their key has, and where key and value stand."""

    keys: Column
    key_ends: Column
    is_plain: Column
    begins: Column
    ends: Column


def _keyed(data: Column, items: _Items) -> _Keyed:
    walk = MessageWalk(data, items.begins, items.ends)
    walk.skip(_KEY)
    for _ in range(_MOST_NESTED):
        if not walk.has(_NESTED_KEY).any():
            break
        walk.skip(_NESTED_KEY)
    key_ends = walk.at
    begins, ends = walk.text(_VALUE)
    is_plain = walk.is_whole() & (ends > begins) & (key_ends - items.begins <= _MOST_IN_KEY)
    marks = _marks(data, items.begins, np.where(is_plain, key_ends, items.begins))
    return _Keyed(marks, key_ends, is_plain, begins, ends)


class _Steps(NamedTuple):
    """Steps of numbers alone, whether or not they say when they were logged."""

    rows: Column
    steps: Column
    names: list[list[str]]
    of_row: Column
    of_name: Column
    values: Column


def _history(joined: bytes, data: Column, found: _Found) -> _Steps:
    items, behind = _items(data, found.begins, found.ends)
    walk = MessageWalk(data, behind, found.ends)
    step_ends = walk.enter(_STEP)
    steps = walk.varint(_STEP_NUM)
    walk.leave(step_ends)
    walk.skip(_INFO)
    keyed = _keyed(data, items)
    is_number = keyed.is_plain & _BEGINS_NUMBER[data[keyed.begins]]
    is_plain = walk.is_whole()
    is_plain[items.owners[~is_number]] = False
    chosen = np.flatnonzero(is_plain[items.owners])
    known, of_name = _numbered(keyed.keys[chosen])
    ones = chosen[known]
    spans = zip(items.begins[ones].tolist(), keyed.key_ends[ones].tolist(), strict=True)
    names = [names_of(Item.FromString(joined[begin:end])) for begin, end in spans]
    is_needed = ~np.isin(of_name, [at for at, name in enumerate(names) if name in _UNUSED])
    chosen, of_name = chosen[is_needed], of_name[is_needed]
    values = _numbers(data, keyed.begins[chosen], keyed.ends[chosen])
    if values is None:  # one of them is no number: each record by itself
        is_plain[:], chosen, of_name, values = False, chosen[:0], of_name[:0], np.empty(0)
    rows = np.flatnonzero(is_plain)
    of_row = (np.cumsum(is_plain) - 1)[items.owners[chosen]]
    return _Steps(found.rows[rows], steps[rows], names, of_row, of_name, values)


def _numbered(keys: Column) -> tuple[Column, Column]:
    """Where one of each of some keys stands, the last one, and the number of each key."""
    known = np.unique(keys)
    numbers = np.searchsorted(known, keys)
    indices = np.empty(len(known), np.int64)
    indices[numbers] = np.arange(len(keys))
    return indices, numbers


def _numbers(data: Column, begins: Column, ends: Column) -> Column | None:
    """The numbers that texts of JSON are; None where one is not."""
    if not len(begins):
        return np.empty(0)
    lengths = ends - begins + 1
    behind = np.cumsum(lengths)
    offsets = np.arange(behind[-1]) + np.repeat(begins - behind + lengths, lengths)
    lines = data[offsets]
    lines[behind - 1] = ord("\n")
    text = lines.tobytes()
    rows = rows_in(text, b",", 1)
    if len(rows) != len(begins) or len(rows.odd) or b"_" in text:
        return None
    values, words = rows.numbers[:, 0].copy(), rows.texts_of(0)
    told = words.all()
    if not _WORDS.keys() >= set(told) or np.any(rows.kinds == EMPTY):
        return None
    values[words.rows] = [_WORDS[word] for word in told]
    return values


def _replaced(data: Column, found: _Found) -> Column:
    """Summaries of names that all stand in one later record, which has no others."""
    items, behind = _items(data, found.begins, found.ends)
    walk = MessageWalk(data, behind, found.ends)
    walk.skip(_INFO)
    keyed = _keyed(data, items)
    of_names = np.zeros(len(found.rows), np.uint64)
    np.add.at(of_names, items.owners, keyed.keys)
    is_plain = walk.is_whole()
    is_simple = keyed.is_plain & (data[keyed.begins] != ord("{"))
    is_plain[items.owners[~is_simple]] = False
    rows = np.flatnonzero(is_plain)
    newest, _ = _numbered(of_names[rows])
    is_newest = np.zeros(len(rows), bool)
    is_newest[newest] = True
    return found.rows[rows[~is_newest]]


def _settled(found: _Steps, replaced: Column) -> Logged:
    """The steps that say when they were logged."""
    times = np.full(len(found.rows), np.nan)
    own = found.names.index([_TIME]) if [_TIME] in found.names else -1
    of_time = found.of_name == own
    times[found.of_row[of_time]] = found.values[of_time]
    is_timed = np.isfinite(times)
    chosen = is_timed[found.of_row]
    return Logged(
        rows=found.rows[is_timed],
        steps=found.steps[is_timed],
        wall_times=times[is_timed],
        names=found.names,
        of_row=(np.cumsum(is_timed) - 1)[found.of_row[chosen]],
        of_name=found.of_name[chosen],
        values=found.values[chosen],
        replaced=replaced,
    )
