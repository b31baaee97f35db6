from __future__ import annotations

import math
import struct
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.format.frames import frame
from insight.format.scalars import __name__ as scalars_module
from insight.format.scalars import event as event_module
from insight.format.scalars import scan_scalars, template_scan

from .scans import bits, compiled
from .written import (
    FLOAT,
    LAYOUTS,
    MINDSPORE,
    TENSORBOARD,
    content,
    double,
    event,
    number,
    scalar,
    single,
    tensor_value,
)

DATA = Path(__file__).parents[3] / "data"


def check(data: bytes, layout=MINDSPORE) -> None:
    """That both scans find the same, to the bit."""
    assert bits(template_scan(data, layout)) == bits(compiled(data, layout))


def steps_of(layout, steps, tags=(b"a", b"b")) -> list[bytes]:
    """One event a step, whose values follow from it."""
    return [
        event(1e9 + step, step, *[scalar(layout, tag, step / 7) for tag in tags]) for step in steps
    ]


def framed(payloads) -> bytes:
    return b"".join(map(frame, payloads))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_records_that_differ_in_numbers_alone_are_read(layout):
    check(framed(steps_of(layout, range(300))), layout)


def test_steps_of_any_length_are_read():
    steps = [sign * (1 << shift) - 1 for shift in range(63) for sign in (1, -1) for _ in range(6)]

    check(framed(steps_of(MINDSPORE, steps)))


def test_scalars_one_an_event_are_read_whatever_the_order_of_their_tags():
    random = Random(1)
    tags = [b"", b"a", b"b", b"c", b"loss/train", b"loss/valid", b"\xff\x00", b"\x00\x00"]
    steps = [(step, random.choice(tags)) for step in range(1000)]

    check(framed(event(1e9, step, scalar(MINDSPORE, tag, step)) for step, tag in steps))


def test_a_tag_twice_in_a_record_keeps_its_order():
    check(framed(steps_of(MINDSPORE, [*range(20), *range(200, 230)], (b"a", b"b", b"a", b"a"))))


def test_a_tag_that_is_sometimes_twice_in_a_record_keeps_its_order():
    tags = [(b"b", b"a"), (b"a", b"a")]
    records = [
        event(
            1e9, step, *[scalar(MINDSPORE, tag, place) for place, tag in enumerate(tags[step % 2])]
        )
        for step in range(20)
    ]

    check(framed(records))
    check(framed(records[1:]))


def test_tags_that_change_places_are_told_apart():
    random = Random(2)
    tags = [b"aa", b"bb", b"cc"]
    payloads = [steps_of(MINDSPORE, [step], random.sample(tags, 3))[0] for step in range(100)]

    check(framed(payloads))


def test_a_nan_keeps_its_bits():
    payload = event(2.0, 3, scalar(MINDSPORE, b"a", 1.0))
    value = struct.pack("<I", 0x7F80BEEF)
    scan = template_scan(frame(payload[:-4] + value) * 9, MINDSPORE)

    assert scan.columns.values.tobytes() == value * 9
    check(frame(payload[:-4] + value) * 9)


def test_wall_times_that_are_signalling_nans_are_left_out_of_the_ends():
    nan = struct.unpack("<d", struct.pack("<Q", 0x7FF0_0000_0000_0009))[0]
    records = [event(time, 1, scalar(MINDSPORE, b"a", 1)) for time in (nan, 2.0, nan)]
    scan = template_scan(framed(records), MINDSPORE)

    assert (scan.first_wall_time, scan.last_wall_time) == (2.0, 2.0)
    check(framed(records * 3))


def test_numbers_that_are_none_are_read():
    odd = [math.nan, math.inf, -math.inf, -0.0, 5e-324, 1.0]
    check(framed(event(time, 3, scalar(MINDSPORE, b"a", time)) for time in odd * 5))


def test_float_tensors_of_the_scalars_plugin_are_read():
    check(
        framed(
            event(1e9, step, tensor_value(b"loss", FLOAT + content(4, struct.pack("<f", step))))
            for step in range(100)
        ),
        TENSORBOARD,
    )


def test_a_step_that_is_padded_is_unusual_among_steps_of_its_length():
    value = content(5, scalar(MINDSPORE, b"a", 1))
    payloads = [double(1, 1.0) + b"\x10" + step + value for step in (b"\x81\x01", b"\x81\x00")]

    check(framed(payloads * 10))
    check(framed(payloads[::-1] * 10))


def test_a_step_whose_tenth_byte_is_too_large_is_unusual():
    value = content(5, scalar(MINDSPORE, b"a", 1))
    steps = [b"\xff" * 9 + last for last in (b"\x01", b"\x02", b"\x81")]

    check(framed(double(1, 1.0) + b"\x10" + step + value for step in steps * 10))


def test_records_of_one_length_but_many_forms_are_read():
    forms = [
        [scalar(MINDSPORE, b"a" * size, 1), scalar(MINDSPORE, b"b" * (30 - size), 2)]
        for size in range(31)
    ]
    payloads = [event(1.0, step, *forms[step % 31]) for step in range(100)]
    assert len({len(payload) for payload in payloads}) == 1

    check(framed(payloads))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_other_values_between_and_beside_scalars_are_handed_on(layout):
    image = content(1, content(1, b"a") + content(4, b"xxx"))
    value = scalar(layout, b"a", 1)
    kinds = [(value,), (image,), (value, image), (image, value), ()]
    payloads = [event(1.0, step, *kinds[step * step % 5]) for step in range(200)]

    check(framed(payloads), layout)


@pytest.mark.parametrize("every", [1, 2, 5, 50])
def test_damaged_records_are_passed_over(every):
    data = bytearray(framed(steps_of(MINDSPORE, range(300))))
    size = len(data) // 300
    for place in range(0, len(data), every * size):
        data[place + (place // size) % size] ^= 4

    check(bytes(data))


def test_a_buffer_may_be_cut_off_anywhere():
    data = framed(steps_of(MINDSPORE, range(6)))

    for stop in range(len(data)):
        check(data[:stop])


def test_random_bytes_hold_nothing_wrong():
    random = Random(3)

    for size in range(200):
        check(random.randbytes(size))


def test_both_scans_find_the_same_in_real_files():
    for path in sorted(DATA.rglob("*events*")):
        if path.is_file():
            layout = TENSORBOARD if "tfevents" in path.name else MINDSPORE
            check(path.read_bytes(), layout)


def test_records_that_are_alike_are_not_walked_one_by_one(monkeypatch):
    walked = []
    walk = event_module.walk
    monkeypatch.setattr(event_module, "walk", lambda *span: walked.append(1) or walk(*span))

    template_scan(framed(steps_of(MINDSPORE, range(1000, 3000))), MINDSPORE)

    assert len(walked) < 20


def test_without_native_code_the_templates_are_used(monkeypatch):
    data = framed(steps_of(MINDSPORE, range(9)))
    monkeypatch.setattr(f"{scalars_module}.native_scan", lambda *_: None)

    assert bits(scan_scalars(data, MINDSPORE)) == bits(compiled(data, MINDSPORE))


tags = st.sampled_from([b"a", b"b", b"cc", b"dd", b"\xff\xfe", b""])
floats = st.floats(width=32)
numbers = st.integers(-(2**63), 2**63 - 1) | st.integers(0, 300)
layouts = st.sampled_from(LAYOUTS)


@st.composite
def values(draw, layout):
    tag, value = draw(tags), draw(floats)
    tensor = FLOAT + content(4, struct.pack("<f", value))
    kind = draw(st.integers(0, 9))
    return {
        0: content(1, content(1, tag) + content(4, b"")),
        1: tensor_value(tag, tensor),
        2: tensor_value(tag, FLOAT + single(5, value), draw(st.sampled_from([b"scalars", b"x"]))),
        3: content(1, number(11, 1) + content(1, tag) + single(2, value) + single(3, value)),
    }.get(kind, scalar(layout, tag, value))


@st.composite
def buffers(draw, layout):
    """Records that repeat a few forms, some of them with a byte or a bit changed."""
    forms = draw(st.lists(st.lists(values(layout), max_size=4), min_size=1, max_size=3))
    payloads = []
    for _ in range(draw(st.integers(1, 24))):
        payload = bytearray(event(draw(floats), draw(numbers), *draw(st.sampled_from(forms))))
        if draw(st.integers(0, 5)) == 0:
            place = draw(st.integers(0, len(payload) - 1))
            payload[place] = draw(st.integers(0, 255))
        payloads.append(bytes(payload))
    data = bytearray(framed(payloads))
    for _ in range(draw(st.sampled_from([0, 0, 0, 1, 2]))):
        data[draw(st.integers(0, len(data) - 1))] ^= 1 << draw(st.integers(0, 7))
    return bytes(data[: len(data) - draw(st.sampled_from([0, 0, 1, 20]))])


@given(st.data())
def test_the_scans_agree_on_mutated_records(data):
    layout = data.draw(layouts)

    check(data.draw(buffers(layout)), layout)
