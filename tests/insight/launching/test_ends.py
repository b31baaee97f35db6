from __future__ import annotations

import signal

import pytest

from insight.launching.ends import End, aborted, by_exception, by_status, first


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (1, "ended with exit code 1"),
        (-signal.SIGSEGV, "was ended by SIGSEGV"),
        (-signal.SIGRTMIN - 1, f"was ended by signal {signal.SIGRTMIN + 1}"),
    ],
)
def test_status_is_told_in_words(status: int, words: str) -> None:
    assert by_status(status) == words


class Mute(Exception):  # noqa: N818
    def __str__(self) -> str:
        raise RuntimeError


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (KeyError("a\nb"), r"raised KeyError: 'a\nb'"),
        (ValueError("first\n  second"), "raised ValueError: first second"),
        (ValueError("red\x1b[0m"), r"raised ValueError: red\x1b[0m"),
        (ValueError(), "raised ValueError"),
        (Mute(), "raised Mute"),
        (ValueError("x" * 9999), f"raised ValueError: {'x' * 500}…"),
    ],
)
def test_exception_is_one_line(error: Exception, words: str) -> None:
    assert by_exception(error) == words


def test_first_end_is_named_that_somebody_saw() -> None:
    vanished, seen = End(0, "was ended by SIGKILL", is_told=False), End(2, "raised ValueError")

    assert first([]) is None
    assert first([vanished]) is vanished
    assert first([vanished, seen, End(1, "raised KeyError")]) is seen


def test_abort_is_known_by_what_mpich_says_of_it() -> None:
    line = b"Abort(5) on node 1 (rank 1 in comm 0): application called MPI_Abort(MPI_COMM_WORLD, 5)"
    end = End(1, "was ended by SIGKILL", is_told=False)

    assert aborted(end, [b"Abort all hope"]) is None
    assert str(aborted(end, [b"before", line])) == "rank 1 called MPI_Abort with code 5"
