"""Libraries that are made side by side."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

import pytest

from insight.native import ahead


def by(make: Callable[[str], bytes]) -> Callable[[], AbstractContextManager[Callable]]:
    """Begins what makes one after the other."""
    return lambda: nullcontext(make)


@pytest.fixture(autouse=True)
def nothing_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, empty in (
        ("_groups", []),
        ("_begun", {}),
        ("_waited_for", set()),
        ("_sooner", set()),
    ):
        monkeypatch.setattr(ahead, name, empty)
    monkeypatch.setattr(ahead, "_processors", lambda: 2)


def test_while_one_is_made_another_thread_makes_the_others_of_its_group() -> None:
    ahead.together("a", "b", "c")
    makers, others_made = {}, threading.Event()

    def make(name: str) -> bytes:
        makers[name] = threading.current_thread()
        if name == "b":
            assert others_made.wait(10)
        if name == "c":
            others_made.set()
        return name.encode()

    assert ahead.made("b", by(make)) == b"b"
    assert [ahead.made(name, by(make)) for name in "ac"] == [b"a", b"c"]
    assert makers["b"] is threading.current_thread()
    assert makers["a"] is makers["c"] is not makers["b"]


def test_thread_begins_once_what_makes_all_of_a_group() -> None:
    ahead.together("a", "b", "c", "d")
    begun, others_made = [], threading.Event()

    def make(name: str) -> bytes:
        if name == "a":
            assert others_made.wait(10)
        if name == "d":
            others_made.set()
        return b""

    def making() -> AbstractContextManager[Callable]:
        begun.append(threading.current_thread())
        return nullcontext(make)

    ahead.made("a", making)
    assert len(begun) == len(set(begun)) <= 3


def test_what_is_said_to_be_needed_is_made_before_the_others() -> None:
    ahead.together("a", "b", "c", "d")
    ahead.sooner("d")
    begun = threading.Event()

    def make(name: str) -> bytes:
        if name == "d":
            begun.set()
        assert begun.wait(10)
        return name.encode()

    assert [ahead.made(name, by(make)) for name in "abcd"] == [b"a", b"b", b"c", b"d"]


def test_library_is_made_once_whoever_asks() -> None:
    made = []

    def make(name: str) -> bytes:
        made.append(name)
        return b""

    ahead.made("alone", by(make))
    ahead.made("alone", by(make))
    assert made == ["alone"]


@pytest.mark.parametrize("raised", [ValueError("of its IR"), KeyboardInterrupt()])
def test_what_making_raises_is_heard_and_it_may_be_made_later(raised: BaseException) -> None:
    def refuse(name: str) -> bytes:
        raise raised

    with pytest.raises(type(raised)):
        ahead.made("a", by(refuse))
    assert ahead.made("a", by(lambda _: b"code")) == b"code"


def test_child_of_a_fork_waits_for_no_thread_of_its_parent() -> None:
    ahead._begin("a")
    ahead._forget()
    assert ahead.made("a", by(lambda _: b"code")) == b"code"
