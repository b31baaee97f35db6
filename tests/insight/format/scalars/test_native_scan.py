from __future__ import annotations

import sys
import threading

import numpy as np
import pytest

from insight.format.frames import frame
from insight.format.scalars.native_scan import native_scan
from insight.format.scalars.scan import ScalarScan

from .written import MINDSPORE, TENSORBOARD, content, double, event, number, scalar, tensor_value


def scanned(data: bytes, layout=MINDSPORE) -> ScalarScan:
    found = native_scan(data, layout)

    assert found is not None, "this environment has llvmlite, and so native code"
    return found


def test_rows_of_a_tag_stand_together_in_the_order_of_the_file():
    data = b"".join(
        frame(event(10.0 + step, step, scalar(MINDSPORE, b"b", step), scalar(MINDSPORE, b"a", -1)))
        for step in (3, 1, 2)
    )

    scan = scanned(data)

    assert scan.columns.tags == [b"a", b"b"]
    assert scan.columns.bounds.tolist() == [0, 3, 6]
    assert scan.columns.steps.tolist() == [3, 1, 2, 3, 1, 2]
    assert scan.columns.wall_times.tolist() == [13.0, 11.0, 12.0] * 2
    assert scan.columns.values.tolist() == [-1, -1, -1, 3, 1, 2]
    assert not scan.columns.ascending
    assert (scan.records, scan.end, scan.first_wall_time) == (3, len(data), 11.0)


def test_more_rows_tags_and_other_records_than_the_arrays_hold_at_first_are_all_found():
    tags = [b"tag %d" % place for place in range(5000)]
    pure = b"".join(
        frame(event(0.0, step, *(scalar(TENSORBOARD, tag, step) for tag in tags)))
        for step in range(1, 9)
    )
    data = pure + frame(double(1, 0.0)) * 3000

    scan = scanned(data, TENSORBOARD)

    assert scan.columns.tags == sorted(tags)
    assert np.array_equal(scan.columns.bounds, np.arange(5001) * 8)
    assert np.array_equal(scan.columns.steps, np.tile(np.arange(1, 9), 5000))
    assert np.array_equal(scan.columns.values, scan.columns.steps.astype(np.float32))
    assert scan.columns.ascending
    assert (scan.records, len(scan.others), scan.damages) == (8, 3000, [])


def test_tag_of_a_record_that_is_left_to_protobuf_is_not_listed():
    unusual = event(1.0, 2, scalar(MINDSPORE, b"gone", 1.0), content(1, b""))
    data = frame(unusual) + frame(event(1.0, 2, scalar(MINDSPORE, b"kept", 1.0)))

    scan = scanned(data)

    assert (scan.columns.tags, scan.columns.bounds.tolist()) == ([b"kept"], [0, 1])
    assert [(other.payload, other.scalars_taken) for other in scan.others] == [(unusual, False)]


def test_scalar_tensors_beside_an_image_are_taken_and_the_record_listed():
    tensor = number(1, 1) + content(2, b"") + content(4, np.float32(0.5).tobytes())
    image = content(1, content(1, b"image") + content(4, b"\x08\x01"))
    payload = event(1.0, 2, tensor_value(b"loss", tensor), image)

    scan = scanned(frame(payload), TENSORBOARD)

    assert (scan.columns.tags, scan.columns.values.tolist(), scan.records) == ([b"loss"], [0.5], 0)
    assert [(other.offset, other.payload, other.scalars_taken) for other in scan.others] == [
        (0, payload, True)
    ]


@pytest.mark.parametrize("cut", [1, 4, 20, 40])
def test_half_written_tail_waits(cut):
    whole = frame(event(1.0, 2, scalar(MINDSPORE, b"loss", 1.0)))

    scan = scanned(whole + whole[:-cut])

    assert (scan.end, len(scan.columns.steps), scan.damages) == (len(whole), 1, [])


def test_damage_is_passed_over_and_reported():
    whole = frame(event(1.0, 2, scalar(MINDSPORE, b"loss", 1.0)))
    broken = bytearray(whole * 3)
    broken[len(whole) + 20] ^= 1

    scan = scanned(bytes(broken))

    assert scan.offsets.tolist() == [0, 2 * len(whole)]
    assert [(damage.offset, damage.length, damage.problem) for damage in scan.damages] == [
        (len(whole), len(whole), "record is cut short or changed")
    ]


def test_nothing_at_all_is_an_empty_scan():
    scan = scanned(b"")

    assert (scan.columns.tags, scan.columns.bounds.tolist(), scan.columns.ascending) == (
        [],
        [0],
        True,
    )
    assert (scan.first_wall_time, scan.last_wall_time) == (float("inf"), float("-inf"))


def test_what_was_found_stays_when_the_thread_scans_again_and_threads_do_not_share():
    datas = [
        b"".join(frame(event(0.0, step, scalar(MINDSPORE, b"t", seed))) for step in range(2000))
        for seed in range(4)
    ]
    found: dict[int, list[ScalarScan]] = {}

    def work(seed: int) -> None:
        found[seed] = [scanned(datas[seed]) for _ in range(20)]

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert sorted(found) == [0, 1, 2, 3]
    for seed, scans in found.items():
        assert all(np.array_equal(scan.columns.steps, np.arange(2000)) for scan in scans)
        assert all((scan.columns.values == seed).all() for scan in scans)


def test_code_that_does_not_read_a_record_right_is_not_used():
    module = sys.modules[native_scan.__module__]
    right = module._functions()

    def scan_nothing(buffer, size, state):
        return 0

    assert right is not None
    assert module._reads_a_record(right)
    assert not module._reads_a_record(module._Functions(scan_nothing, right.group))
