"""What is chosen of several files as they grow is what is chosen of them at once."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.sources import Batch, Folder, FoundRun, Gone, LocalPlace, Points
from insight.sources.mindspore import SOURCE
from insight.tables import joined
from insight.tables.run import Run
from insight.tables.run_file import Teller

if TYPE_CHECKING:
    from insight.sources import News
    from insight.tables.block import Block

FILES = ("a", "b", "c.1")
FOLLOWER = SOURCE.follow(FoundRun("a", Folder("/a", "a", FILES), FILES), LocalPlace("/"))
TIMES = st.sampled_from([0.0, 1.0, 2.0, 3.0, 5.0, 8.0, float("nan"), float("inf")])
STEPS = st.integers(0, 9)
GROWTH = st.tuples(
    st.sampled_from(FILES),
    st.sampled_from(["scalar", "text"]),
    st.sampled_from(["x", "y"]),
    st.one_of(
        st.lists(st.tuples(STEPS, TIMES), min_size=1, max_size=4),
        st.tuples(STEPS, st.integers(0, 20), st.integers(1, 4)).map(
            lambda part: [(part[0] + k, float(part[1] + k)) for k in range(part[2])]
        ),
    ),
)


def news_of(growth: Any, begin: int = 0) -> News:
    """The news of some rows, whose records lie from `begin` on where they are no scalars."""
    file, kind, tag, rows = growth
    steps, times = [step for step, _ in rows], [time for _, time in rows]
    if kind == "scalar":
        return Points.of(file, {tag: (steps, times, [10 * s + t for s, t in rows])})
    cells = [(f"{step} at {time}",) for step, time in rows]
    return Batch(file, "text", tag, steps, times, cells, list(range(begin, begin + len(rows))))


def teller(*, keyed: bool) -> Teller:
    return Teller("mindspore", FOLLOWER, {"c.1": 1}, keyed)


def rows_of(block: Block) -> list[Any]:
    """(tag, step, wall time, cells; where a heavy one lies), text where it may be NaN."""
    found = []
    for chunk in block.chunks:
        begin = block.bounds[chunk.tags.start]
        columns = list(chunk.columns)
        if block.files:
            columns[-1] = np.array(block.files)[columns[-1]]
        for place, row in enumerate(zip(*columns, strict=True)):
            number = np.searchsorted(block.bounds, begin + place, side="right") - 1
            tag = block.tags[number if len(chunk.tags) > 1 else chunk.tags.start]
            found.append((tag, *map(str, row)))
    return found


@given(st.lists(GROWTH, min_size=1, max_size=12), st.booleans(), st.booleans())
def test_growing_files_give_the_rows_of_whole_ones(
    growths: list[Any], superseded: bool, keyed: bool
) -> None:
    followed = Run("followed")
    news = [news_of(growth, 10 * place) for place, growth in enumerate(growths)]
    for length, fresh in enumerate(news, start=1):
        followed.apply(fresh, teller(keyed=keyed))
        at_once = Run("at once")
        for one in news[:length]:
            at_once.apply(one, teller(keyed=keyed))
        for kind in ("scalar", "text"):
            for rank in (None, 0, 1):
                told = followed.block(kind, superseded=superseded, rank=rank)
                expected = at_once.block(kind, superseded=superseded, rank=rank)
                assert rows_of(told) == rows_of(expected)
                assert len(told) == len(expected)
                assert [told.last(tag)[0] for tag in told.tags] == [
                    expected.last(tag)[0] for tag in expected.tags
                ]


def test_file_that_came_again_is_another() -> None:
    run = Run("a")
    old = ("a", "scalar", "x", [(1, 1.0), (2, 2.0)])
    for growth in (old, ("b", "scalar", "x", [(3, 3.0)])):
        run.apply(news_of(growth), teller(keyed=False))
    run.block("scalar")
    run.apply(Gone("a"), teller(keyed=False))
    run.apply(news_of(("a", "scalar", "x", [(1, 1.5), (2, 2.5)])), teller(keyed=False))

    assert [row[2] for row in rows_of(run.block("scalar"))] == ["1.5", "2.5", "3.0"]


def test_rows_are_chosen_anew_only_where_they_do_not_just_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []
    choose = joined.standing_rows

    def counted(files: Any) -> Any:
        asked.append(sum(len(rows.steps) for rows in files))
        return choose(files)

    monkeypatch.setattr(joined, "standing_rows", counted)
    run = Run("a")
    for begin, file in ((0, "a"), (50, "b")):
        rows = [(step, float(begin + step)) for step in range(begin, begin + 50)]
        run.apply(news_of((file, "scalar", "x", rows)), teller(keyed=False))
    for step in range(100, 200):
        run.block("scalar")
        run.apply(news_of(("b", "scalar", "x", [(step, 100.0 + step)])), teller(keyed=False))
    block = run.block("scalar")

    assert asked == [100]
    assert [int(row[1]) for row in rows_of(block)] == list(range(200))
    assert len(block.chunks) < 10


def test_rows_that_nobody_asks_for_any_more_are_let_go() -> None:
    run = Run("a")

    def grow(*steps: int) -> None:
        for step in steps:
            rows = [(step, float(step))]
            run.apply(news_of(("a", "text", "x", rows)), teller(keyed=False))

    grow(0)
    once = weakref.ref(run.block("text", superseded=True).chunks[0].columns[0])
    grow(1, 2)  # nobody could ask in between
    run.block("text")
    is_held = once() is not None
    grow(3)

    assert is_held
    assert once() is None
    assert len(run.block("text", superseded=True)) == 4


def test_file_without_a_time_is_older_than_others_and_its_last_row_stands() -> None:
    nan, run = float("nan"), Run("a")
    run.apply(news_of(("b", "scalar", "x", [(0, 0.0)])), teller(keyed=False))
    run.apply(
        news_of(("a", "scalar", "x", [(0, nan), (0, float("inf")), (1, nan)])), teller(keyed=False)
    )

    assert run.block("scalar").last("x")[0] == 0
    assert run.signs().points == 1


def test_every_tag_with_rows_has_one_that_stands() -> None:
    nan, run = float("nan"), Run("a")
    for file, rows in (("a", [(5, nan), (3, nan)]), ("b", [(3, nan)]), ("c.1", [(9, nan)])):
        run.apply(news_of((file, "scalar", "loss", rows)), teller(keyed=False))

    assert run.signs().last_losses
