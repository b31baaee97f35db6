"""Event files damaged at random read to every record that is still whole, and to nothing else.

The short form runs with the other tests, the long one with `make long`. A damaged file is compared
with a clean one that holds just the records which are still whole.
"""

from __future__ import annotations

import functools
import resource
import struct
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import google_crc32c
import numpy as np
import pandas as pd
import pytest

from insight.errors import FormatError
from insight.format.messages import Event
from insight.plugins import PLUGINS
from insight.tables import Store
from insight.tables.kinds import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

RUNS = Path(__file__).resolve().parents[2] / "data" / "summaries" / "runs"
OURS = "events.out.events.summary.1700000000.0.host_MS"
HEADER, FOOTER = struct.Struct("<QI"), struct.Struct("<I")
SECTOR = 512
OUR_KINDS = "events.out.events.summary.1700000001.0.host_MS"
HEAVY = ("image", "tensor", "graph", "table", "audio", "video", "curve")
LONG = pytest.param(2400, marks=pytest.mark.long)
GROWTH_LIMIT_KB = 200 * 1024


def checksum(content: bytes) -> int:
    crc = google_crc32c.value(content)
    return (((crc >> 15) | (crc << 17)) + 0xA282EAD8) & 0xFFFFFFFF


def header(length: int) -> bytes:
    size = struct.pack("<Q", length)
    return size + FOOTER.pack(checksum(size))


def framed(payload: bytes) -> bytes:
    return header(len(payload)) + payload + FOOTER.pack(checksum(payload))


class Original(NamedTuple):
    """A file without damage: its name, its bytes, and (begin, stop) of its records."""

    name: str
    data: bytes
    records: list[tuple[int, int]]


def original(name: str, data: bytes) -> Original | None:
    records, place = [], 0
    while place < len(data):
        stop = place + HEADER.size + HEADER.unpack_from(data, place)[0] + FOOTER.size
        if data[place:stop] != framed(data[place + HEADER.size : stop - FOOTER.size]):
            return None
        records.append((place, stop))
        place = stop
    return Original(name, data, records)


def of_our_kinds() -> Iterator[bytes]:
    """Printed lines, as a console has them, and among them what MindSpore has no place for."""
    kinds = [PLUGINS[name] for name in ("table", "audio", "video", "curve", "text", "figure")]
    for step in range(1, 61):
        event = Event(wall_time=1e9 + step, step=step)
        value = event.summary.value.add(tag="console/out")
        value.message.CopyFrom(PLUGINS["message"].encode(("info", f"epoch {step}")))
        yield event.SerializeToString()
        if step % 10 == 0:
            plugin = kinds[step // 10 - 1]
            event = Event(wall_time=1e9 + step, step=step)
            value, content = event.summary.value.add(tag="a"), plugin.encode(plugin.example())
            if plugin.field == "text":
                value.text = content
            else:
                getattr(value, plugin.field).CopyFrom(content)
            yield event.SerializeToString()


@functools.cache
def originals() -> list[Original]:
    """MindSpore's whole files, and one of many small records."""
    events = [Event(wall_time=1e9 + step, step=step) for step in range(1, 301)]
    for event in events:
        event.summary.value.add(tag="loss", scalar_value=1 / event.step)
    files = [(OURS, b"".join(framed(event.SerializeToString()) for event in events))]
    files.append((OUR_KINDS, b"".join(map(framed, of_our_kinds()))))
    files += [(path.name, path.read_bytes()) for path in sorted(RUNS.glob("[!bu]*/*.out.*"))]
    return [whole for name, data in files if (whole := original(name, data))]


class Damaged:
    """A file under attack: its bytes, and where each stood in the original (-1: nowhere)."""

    def __init__(self, whole: Original, rng: np.random.Generator) -> None:
        self.whole, self.rng = whole, rng
        self.bytes = np.frombuffer(whole.data, np.uint8).copy()
        self.origin = np.arange(len(self.bytes))
        self.sealed: set[int] = set()  # where records begin whose checksums were made anew

    def place(self) -> int:
        return int(self.rng.integers(len(self.bytes) + 1))

    def junk(self, size: int) -> bytes:
        return self.rng.bytes(size)

    def replace(self, begin: int, stop: int, content: bytes = b"") -> None:
        """Put `content` for the bytes from `begin` to `stop`."""
        new = np.frombuffer(content, np.uint8)
        self.bytes = np.concatenate([self.bytes[:begin], new, self.bytes[stop:]])
        nowhere = np.full(len(new), -1)
        self.origin = np.concatenate([self.origin[:begin], nowhere, self.origin[stop:]])

    def flip_bits(self) -> None:
        for _ in range(int(self.rng.integers(1, 9))):
            place = int(self.rng.integers(len(self.bytes)))
            self.bytes[place] ^= 1 << int(self.rng.integers(8))

    def cut_tail(self) -> None:
        self.replace(max(1, self.place()), len(self.bytes))

    def cut_out(self) -> None:
        begin = self.place()
        self.replace(begin, begin + int(self.rng.integers(1, 3 * SECTOR)))

    def overwrite_sectors(self) -> None:
        begin = self.place() // SECTOR * SECTOR
        self.replace(begin, begin + SECTOR, self.junk(SECTOR))

    def zero_block(self) -> None:
        begin = self.place() // SECTOR * SECTOR
        self.replace(begin, begin + 8 * SECTOR, bytes(8 * SECTOR))

    def insert_garbage(self) -> None:
        place = self.place()
        self.replace(place, place, self.junk(int(self.rng.integers(1, 200))))

    def forge_length(self) -> None:
        lengths = [0, 1, int(self.rng.integers(2 * len(self.bytes))), 2**31 - 1, 2**40, 2**64 - 1]
        place = self.place()
        stop = place + int(self.rng.choice([0, HEADER.size]))
        self.replace(place, stop, header(int(lengths[self.rng.integers(len(lengths))])))

    def tear_and_go_on(self) -> None:
        """What a crash and a restart leave: a torn record, and whole ones behind it."""
        torn = self.place()
        begin = int(self.rng.choice(self.whole.records)[0])
        again = np.frombuffer(self.whole.data[begin:], np.uint8)
        self.bytes = np.concatenate([self.bytes[:torn], again])
        more = np.arange(begin, len(self.whole.data))
        self.origin = np.concatenate([self.origin[:torn], more])

    def seal_anew(self) -> None:
        """Change payloads of whole records and make their checksums fit."""
        whole = self.records()
        for begin, stop in self.rng.permutation(whole)[: self.rng.integers(1, 4)].tolist():
            payload = self.bytes[begin + HEADER.size : stop - FOOTER.size]
            if len(payload):
                for _ in range(int(self.rng.integers(1, 5))):
                    payload[self.rng.integers(len(payload))] = self.rng.integers(256)
            check = FOOTER.pack(checksum(payload.tobytes()))
            self.bytes[stop - FOOTER.size : stop] = np.frombuffer(check, np.uint8)
            self.sealed.add(begin)

    def records(self) -> list[tuple[int, int]]:
        """(begin, stop) of the records that are still whole or were sealed anew."""
        found = [(begin, self.length_at(begin)) for begin in self.sealed]
        for begin, stop in self.whole.records:
            content = np.frombuffer(self.whole.data[begin:stop], np.uint8)
            for place in np.flatnonzero(self.origin == begin).tolist():
                here = self.bytes[place : place + len(content)]
                if place not in self.sealed and np.array_equal(here, content):
                    found.append((place, place + len(content)))
        return sorted(found)

    def length_at(self, begin: int) -> int:
        length = HEADER.unpack_from(self.bytes[begin : begin + HEADER.size].tobytes())[0]
        return begin + HEADER.size + int(length) + FOOTER.size


ATTACKS = [
    Damaged.flip_bits,
    Damaged.cut_tail,
    Damaged.cut_out,
    Damaged.overwrite_sectors,
    Damaged.zero_block,
    Damaged.insert_garbage,
    Damaged.forge_length,
    Damaged.tear_and_go_on,
]


def damaged_file(whole: Original, rng: np.random.Generator) -> Damaged:
    damaged = Damaged(whole, rng)
    for _ in range(int(rng.integers(1, 4))):
        if len(damaged.bytes):
            ATTACKS[rng.integers(len(ATTACKS))](damaged)
    if rng.random() < 0.5 and damaged.records():
        damaged.seal_anew()
    return damaged


def read(folder: Path, name: str, contents: list[bytes]) -> tuple[Store, int]:
    """A store that was there while the file grew by `contents`, and the records it counted."""
    path = folder / name / "a" / name  # one run of this file alone
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"")
    store = Store(folder / name, clock=lambda: 4e9)
    records = store.refresh()
    for content in contents:
        with path.open("ab") as file:
            file.write(content)
        records += store.refresh()
    return store, records


def tables(store: Store) -> Iterator[tuple[str, pd.DataFrame]]:
    for kind in KINDS:
        yield kind, store.table(kind)
        yield f"{kind}, superseded too", store.table(kind, superseded=True)
    yield "lineage", store.lineage()


def heavy_values(store: Store) -> Iterator[Any]:
    for kind in HEAVY:
        for row in store.table(kind)[:3].itertuples():
            try:
                value = store.value(kind, row.run, row.tag, row.step)
                value = value.to_dict("list") if kind == "table" else value
                value = vars(value) if kind == "curve" else value
            except FormatError:
                value = "a picture or tensor that is none"  # its checksums were made anew
            yield value


def scalars(payloads: list[bytes]) -> list[tuple[str, int, str]]:
    events = map(Event.FromString, payloads)
    return sorted(
        (value.tag, event.step, repr(value.scalar_value))
        for event in events
        for value in event.summary.value
        if value.WhichOneof("value") == "scalar_value"
    )


def check(damaged: Damaged, folder: Path) -> int:
    """How many records are whole; the reader finds those, and is told apart by nothing else."""
    data, records = damaged.bytes.tobytes(), damaged.records()
    whole = [data[begin:stop] for begin, stop in records]
    cut = int(damaged.rng.integers(len(data) + 1))
    store, count = read(folder / "damaged", damaged.whole.name, [data[:cut], data[cut:]])
    clean, clean_count = read(folder / "clean", damaged.whole.name, [b"".join(whole)])

    assert count == clean_count
    for (name, table), (_, wanted) in zip(tables(store), tables(clean), strict=True):
        if not table.equals(wanted):  # the next line tells how, and takes ten times as long
            pd.testing.assert_frame_equal(table, wanted, obj=name)
    for value, wanted in zip(heavy_values(store), heavy_values(clean), strict=True):
        np.testing.assert_equal(value, wanted)
    store.runs(), store.problems()
    if not damaged.sealed:
        assert count == len(whole)
        if damaged.whole.name.endswith("_MS"):
            found = store.table("scalar", superseded=True)
            payloads = [content[HEADER.size : -FOOTER.size] for content in whole]
            rows = zip(found["tag"], found["step"], map(repr, found["value"].tolist()), strict=True)
            assert sorted(rows) == scalars(payloads)
    return len(whole)


@pytest.mark.parametrize("files", [40, LONG])
def test_every_whole_record_of_a_damaged_file_is_read_and_no_other(
    files: int, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    before_kb, whole, sealed, started = peak_kb(), 0, 0, time.monotonic()
    for number in range(files):
        rng = np.random.default_rng([2026, number])
        damaged = damaged_file(originals()[number % len(originals())], rng)
        sealed += bool(damaged.sealed)
        whole += check(damaged, tmp_path)
    growth_kb = peak_kb() - before_kb
    record_property(
        "figures",
        f"damaged event files: {files} ({sealed} with checksums made anew), {whole} whole records, "
        f"all read, no wrong value, no exception, {time.monotonic() - started:.0f} s, "
        f"{growth_kb // 1024} MB more memory at most",
    )

    assert growth_kb < GROWTH_LIMIT_KB


def peak_kb() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
