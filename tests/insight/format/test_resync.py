from __future__ import annotations

from insight.format.frames import frame
from insight.format.resync import FrameSearch


def test_the_next_whole_record_is_found_at_any_offset():
    data = bytes(range(7)) * 100_000 + frame(b"here")

    found = FrameSearch(data).next_whole(0)

    assert (found.offset, found.whole) == (700_000, True)


def test_a_header_without_its_end_is_where_to_wait():
    data = b"\xff" * 40 + frame(b"not all of it")[:-2]

    found = FrameSearch(data).next_whole(0)

    assert (found.offset, found.whole) == (40, False)


def test_without_any_header_the_last_eleven_bytes_may_yet_become_one():
    found = FrameSearch(b"\xff" * 40).next_whole(0)

    assert (found.offset, found.whole) == (29, False)


def test_once_the_budget_is_spent_the_rest_is_given_up():
    data = b"?" + frame(b"true")
    search = FrameSearch(data)
    search.budget = -1

    found = search.next_whole(0)

    assert (found.offset, found.whole) == (len(data), False)
