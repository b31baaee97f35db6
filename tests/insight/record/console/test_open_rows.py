from __future__ import annotations

from insight.record.console.open_row import MOST_BYTES
from insight.record.console.open_rows import OpenRows


def told(*pieces: bytes, every_s: float = 0.0) -> list[bytes]:
    """What is recorded of pieces that come one after the other."""
    rows, found, now = OpenRows(), [], 100.0
    for piece in pieces:
        found += rows.take(piece, now)
        now += every_s
    return found + rows.end(now)


def test_lines_come_whole_however_they_are_cut() -> None:
    text = "a line\n\nänother with \x1b[31mred\x1b[0m\r\nlast".encode()
    whole = [b"a line", b"", "änother with \x1b[31mred\x1b[0m".encode(), b"last"]

    assert told(text) == whole
    assert told(*(text[at : at + 1] for at in range(len(text)))) == whole


def test_bar_is_recorded_now_and_then_and_at_its_end() -> None:
    states = [b"\r%3d%%|####" % at for at in range(101)]
    found = told(*states, b"\n", b"done\n", every_s=0.1)
    bars = found[:-1]

    assert found[-1] == b"done"
    assert bars[-1] == b"\r100%|####"
    assert 9 <= len(bars) <= 13


def test_bar_of_a_day_is_recorded_twice_a_minute_at_last() -> None:
    states = [b"\r%d steps" % at for at in range(86_400)]

    assert len(told(*states, every_s=1.0)) < 3_200


def test_line_after_a_bar_that_was_taken_away_is_a_line() -> None:
    pieces = (b"\r 10%|#  |", b"\r 20%|## |", b"\r          \r", b"note\n", b"\r 30%|## |\n")

    assert told(*pieces) == [b"\r 20%|## |", b"note", b" 30%|## |"]


def test_bars_below_each_other_are_written_over_each_in_its_row() -> None:
    pieces = [b"begun\n"]
    for at in range(30):
        pieces += [b"\router %d" % at, b"\n", b"\rinner %d" % at, b"\x1b[A"]
    found = told(*pieces, b"\n\n", every_s=0.01)

    assert found[:2] == [b"begun", b"outer 0"]
    assert found[-2:] == [b"\router 29", b"\rinner 29"]
    assert len(found) < 10


def test_display_that_is_drawn_anew_upwards_is_one_of_its_rows() -> None:
    frame = b"\r\x1b[2K\x1b[1A\x1b[2K"
    pieces = [b"first %d\nsecond %d" % (at, at) + frame for at in range(50)]
    found = told(*pieces, b"first 50\nsecond 50\n", every_s=0.01)

    assert found[-2:] == [b"\rfirst 50", b"\rsecond 50"]
    assert len(found) < 12


def test_line_that_waits_for_its_end_is_seen_and_then_written_over() -> None:
    rows = OpenRows()
    first = rows.take(b"loading ...", 10.0)
    waited = rows.look(11.5)
    end = rows.take(b" done\n", 20.0)

    assert (first, waited, end) == ([], [b"\rloading ..."], [b"\rloading ... done"])


def test_line_without_an_end_is_cut_and_says_so() -> None:
    (line,) = told(b"x" * 50_000, b"y" * 50_000, b"\n")

    assert len(line) < MOST_BYTES + 100
    assert line.endswith(f" … {100_000 - MOST_BYTES} bytes left out …".encode())


def test_moves_that_no_terminal_would_make_keep_rows_few() -> None:
    found = told(b"\x1b[999A" * 1_000 + b"text\n" * 100 + b"\x1b[", b"5A", b"\x1b")

    assert len(found) < 300
    assert b"text" in found[-1] or b"text" in b"".join(found)
