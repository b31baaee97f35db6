from __future__ import annotations

from insight.record.console.backlog import Backlog, LeftOut, Shown


def test_pieces_that_come_at_once_are_one() -> None:
    backlog = Backlog(1_000)
    backlog.put(Shown("out", b"a", 1.0))
    backlog.put(Shown("out", b"b\n", 1.01))
    backlog.put(Shown("err", b"c\n", 1.02))
    backlog.put(Shown("out", b"d\n", 2.0))
    taken = [one for one in backlog.take(0) if isinstance(one, Shown)]

    assert [(one.tag, bytes(one.content)) for one in taken] == [
        ("out", b"ab\n"),
        ("err", b"c\n"),
        ("out", b"d\n"),
    ]
    assert backlog.take(0) == []


def test_of_too_much_the_oldest_is_counted_and_no_call_is_lost() -> None:
    backlog = Backlog(1_000)
    called: list[int] = []
    backlog.call(lambda: called.append(1))
    for number in range(100):
        backlog.put(Shown("out", b"%03d " % number + b"x" * 95 + b"\n", float(number)))
    backlog.call(lambda: called.append(2))
    taken = backlog.take(0)
    kept = [bytes(one.content) for one in taken if isinstance(one, Shown)]
    left_out = sum(one.lines for one in taken if isinstance(one, LeftOut))
    for one in taken:
        if not isinstance(one, (Shown, LeftOut)):
            one()

    assert len(kept) + left_out == 100
    assert kept[-1].startswith(b"099 ")
    assert sum(map(len, kept)) <= 1_000
    assert called == [1, 2]


def test_what_came_first_stays_where_that_is_wanted() -> None:
    backlog = Backlog(2_000, first=1_000)
    for number in range(100):
        backlog.put(Shown("out", b"%03d " % number + b"x" * 95 + b"\n", float(number)))
    taken = backlog.take(0)
    kept = [int(one.content[:3]) for one in taken if isinstance(one, Shown)]
    left_out = sum(one.lines for one in taken if isinstance(one, LeftOut))

    assert kept[:10] == list(range(10))
    assert kept[-1] == 99
    assert len(kept) + left_out == 100
    assert len(kept) <= 20
