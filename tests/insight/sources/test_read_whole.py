"""Runs that are read whole anew whenever one of their files changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.sources import Gone, Points, Problem
from insight.sources.read_whole import WholeFollower

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources import News


class Reader:
    """Tells a point of each file, and fails at one named `bad`."""

    def __init__(self, files: Sequence[str]) -> None:
        self._files = files

    def news(self) -> Iterator[News]:
        for number, file in enumerate(self._files):
            if file == "bad":
                raise ValueError("no JSON")
            if file == "refused":
                raise PermissionError(13, "Permission denied")
            if file == "gone":
                raise FileNotFoundError
            yield Points.of(file, {"loss": ([number], [0.0], [1.0])})

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        return kind, tag, file, offset


def kinds(news: Iterator[News]) -> list[tuple[str, str]]:
    return [(type(one).__name__, one.file) for one in news]


def test_the_second_look_takes_back_what_the_first_told() -> None:
    follower = WholeFollower(Reader, "a")
    assert kinds(follower.poll(["a"])) == [("Points", "a")]
    assert kinds(follower.poll(["b"])) == [("Gone", "a"), ("Points", "b")]


def test_what_was_read_before_a_fault_stays_and_the_fault_is_told() -> None:
    follower = WholeFollower(Reader, "main")
    *held, problem = follower.poll(["a", "bad"])
    assert [type(one) for one in held] == [Points]
    assert isinstance(problem, Problem)
    assert (problem.file, problem.offset) == ("main", 0)
    assert "no JSON" in problem.problem
    assert kinds(follower.poll(["a"]))[:2] == [("Gone", "a"), ("Gone", "main")]


def test_a_file_that_cannot_be_read_now_is_a_problem_of_the_file_itself() -> None:
    (problem,) = WholeFollower(Reader, "main").poll(["refused"])
    assert problem == Problem("main", -1, "file cannot be read: Permission denied")


def test_files_that_went_meanwhile_tell_nothing() -> None:
    follower = WholeFollower(Reader, "main")
    assert kinds(follower.poll(["a"])) == [("Points", "a")]
    assert list(follower.poll(["gone"])) == [Gone("a")]


def test_a_value_is_loaded_by_the_newest_reader() -> None:
    follower = WholeFollower(Reader, "main")
    list(follower.poll(["a"]))
    assert follower.load("text", "note", "a", 3) == ("text", "note", "a", 3)
