"""Buffers of event records that differ from seed to seed: plain, odd, mixed, damaged."""

from __future__ import annotations

import random
import struct
from typing import TYPE_CHECKING

from insight.format.frames import frame
from insight.format.varint import varint

from .written import SCALAR_FIELD, TENSORBOARD, content, double, number

if TYPE_CHECKING:
    from insight.format.scalars.scan import Layout

TAGS = (
    *(b"loss", b"a", b"", b"train/accuracy", b"lr-Momentum", b"12345678", b"123456789"),
    *("Größe/größte 学习率".encode(), b"\xff\xfe no text \x80", b"\x00", b"t" * 127, b"t" * 128),
    *(b"x" * 300, b"scalars", b"loss/auto", b"1234567", b"abc"),
)
NUMBERS = (0.0, -0.0, 1.5, float("nan"), float("inf"), float("-inf"), 1e-45, 3e38, -2.25)
WALL_TIMES = (0.0, 1.7e9, 1.7e9 + 0.25, -1.0, float("nan"), float("inf"), float("-inf"), 5e-324)
STEPS = (0, 1, 127, 128, 16383, 16384, 2**31, 2**62, 2**63 - 1, -1, -(2**63))


def random_buffer(rng: random.Random, layout: Layout) -> bytes:
    """A few records and, half of the time, something wrong with them."""
    tags = rng.sample(TAGS, rng.randint(1, 4))
    payloads = _payloads(rng, layout, tags)
    if rng.random() < 0.5:  # sealed again, so that the fault reaches the parser
        payloads = [_mutated(rng, payload, 0.3) for payload in payloads]
    data = b"".join(frame(payload) for payload in payloads)
    return _damaged(rng, data) if rng.random() < 0.4 else data


def _payloads(rng: random.Random, layout: Layout, tags: list[bytes]) -> list[bytes]:
    kind = rng.random()
    if kind < 0.3:
        count = rng.randint(0, 12)
        return [_plain_event(rng, layout, tags, step) for step in range(count)]
    if kind < 0.6:  # of one length and alike but for a few bytes
        models = [_event(rng, layout, tags), _plain_event(rng, layout, tags, 5)]
        return [_byte_changed(rng, rng.choice(models)) for _ in range(rng.randint(4, 30))]
    return [_event(rng, layout, tags) for _ in range(rng.randint(0, 12))]


def _byte_changed(rng: random.Random, payload: bytes) -> bytes:
    if not payload or rng.random() < 0.4:
        return payload
    at = rng.randrange(len(payload))
    return payload[:at] + rng.randbytes(1) + payload[at + 1 :]


def _plain_event(rng: random.Random, layout: Layout, tags: list[bytes], step: int) -> bytes:
    values = b"".join(_scalar(rng, layout, tag) for tag in tags)
    return double(1, 1.7e9 + step) + number(2, step) + content(5, values)


def _scalar(rng: random.Random, layout: Layout, tag: bytes) -> bytes:
    return content(1, content(1, tag) + _single(SCALAR_FIELD[layout], rng.choice(NUMBERS)))


def _single(field: int, value: float) -> bytes:
    return varint(field << 3 | 5) + struct.pack("<f", value)


def _event(rng: random.Random, layout: Layout, tags: list[bytes]) -> bytes:
    parts = [double(1, rng.choice(WALL_TIMES)), number(2, rng.choice(STEPS))]
    values = [_value(rng, layout, rng.choice(tags)) for _ in range(rng.randint(0, 4))]
    parts.append(content(5, b"".join(_odd(rng, values, 0.1))))
    if rng.random() < 0.1:
        field = rng.choice((3, 4, 6, 7, 8, 9, 10, 2**29 - 1))
        parts.append(content(field, b"brain.Event:2"))
    return b"".join(_odd(rng, parts, 0.15))


def _value(rng: random.Random, layout: Layout, tag: bytes) -> bytes:
    chosen = rng.random()
    if chosen < 0.6:
        return _scalar(rng, layout, tag)
    if chosen < 0.8 and layout is TENSORBOARD:
        plugin = rng.choice((b"scalars", b"scalars", b"text", b"", b"scalar", b"scalarsx"))
        data = b"".join(_odd(rng, [content(1, plugin), content(2, b"\x08\x00")], 0.1))
        metadata = b"".join(_odd(rng, [content(1, data), content(2, b"name")], 0.1))
        parts = [content(1, tag), content(9, metadata), content(8, _tensor(rng))]
    elif chosen < 0.9:
        parts = [content(1, tag), content(rng.choice((3, 4, 5, 6, 8, 9, 10)), rng.randbytes(9))]
    else:
        field = rng.choice((SCALAR_FIELD[layout], 2, 3, 7))
        parts = [content(1, tag), _single(field, rng.choice(NUMBERS))]
    return content(1, b"".join(_odd(rng, parts, 0.1)))


def _tensor(rng: random.Random) -> bytes:
    single = struct.pack("<f", rng.choice(NUMBERS))
    parts = [number(1, 1 if rng.random() < 0.9 else 2)]
    if rng.random() < 0.5:
        parts.append(content(2, b"" if rng.random() < 0.8 else content(2, number(1, 1))))
    parts.append(
        rng.choice(
            (
                *(content(4, single), content(5, single), _single(5, 0.5)),
                *(content(4, single * 2), content(6, single), number(3, 1)),
            )
        )
    )
    return b"".join(_odd(rng, parts, 0.1))


def _odd(rng: random.Random, parts: list[bytes], share: float) -> list[bytes]:
    """`parts`, sometimes in another order, twice, missing, or among what is unknown."""
    parts = list(parts)
    if rng.random() >= share:
        return parts
    match rng.randrange(8):
        case 0:
            rng.shuffle(parts)
        case 1 if parts:
            parts.append(rng.choice(parts))
        case 2 if parts:
            del parts[rng.randrange(len(parts))]
        case 3:
            parts.insert(rng.randint(0, len(parts)), _unknown(rng))
        case 4:
            parts.insert(rng.randint(0, len(parts)), b"\x0b\x0c")  # a group
        case 5:
            parts.insert(rng.randint(0, len(parts)), _long_varint(rng))
        case 6:
            parts.append(rng.randbytes(rng.randint(1, 5)))
        case 7 if parts:
            parts[-1] = parts[-1][:-1]
    return parts


def _unknown(rng: random.Random) -> bytes:
    field = rng.choice((11, 12, 15, 16, 99, 2**29 - 1))
    return rng.choice(
        (
            *(number(field, rng.choice((0, 300, 2**64 - 1))), double(field, 1.0)),
            *(content(field, rng.randbytes(rng.randint(0, 20))), _single(field, 1.0)),
        )
    )


def _long_varint(rng: random.Random) -> bytes:
    """A field whose key or number is longer than it need be, or too long for 64 bits."""
    return rng.choice(
        (
            *(b"\x90\x00\x05", b"\x10\x85\x00", b"\x10\x80\x80\x80\x80\x80\x80\x80\x80\x80\x00"),
            *(b"\x10" + b"\xff" * 9 + b"\x01", b"\x10" + b"\xff" * 9 + b"\x02"),
            *(b"\x10" + b"\xff" * 10 + b"\x01", b"\x00\x01", b"\xf8\xff\xff\xff\x0f\x01"),
            *(b"\xf8\xff\xff\xff\x1f\x01", b"\x2a\x80\x00", b"\x0a\xff\xff\xff\xff\x0f"),
            b"\x0a\xff\xff\xff\xff\xff\xff\xff\xff\x7f",
        )
    )


def _mutated(rng: random.Random, payload: bytes, share: float) -> bytes:
    if not payload or rng.random() >= share:
        return payload
    at = rng.randrange(len(payload))
    match rng.randrange(4):
        case 0:
            return payload[:at] + bytes([payload[at] ^ 1 << rng.randrange(8)]) + payload[at + 1 :]
        case 1:
            return payload[:at] + bytes([rng.choice((0, 1, 0x7F, 0x80, 0xFF))]) + payload[at + 1 :]
        case 2:
            return payload[:at] + rng.randbytes(rng.randint(1, 4)) + payload[at:]
        case _:
            return payload[:at] + payload[at + rng.randint(1, 4) :]


def _damaged(rng: random.Random, data: bytes) -> bytes:
    if not data:
        return rng.randbytes(rng.randint(0, 40))
    at = rng.randrange(len(data))
    match rng.randrange(6):
        case 0:
            return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]
        case 1:
            return data[:at]
        case 2:
            return data[:at] + rng.randbytes(rng.randint(1, 60)) + data[at:]
        case 3:
            return data[:at] + data[at + rng.randint(1, 60) :]
        case 4:
            return data[:at] + bytes(rng.randint(1, 60)) + data[at:]
        case _:
            forged = frame(bytes(1 << rng.randint(0, 12)))[:12]
            return data[:at] + forged + data[at:]
