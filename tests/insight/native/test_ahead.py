"""Libraries that are made side by side."""

from __future__ import annotations

import threading

import pytest

from insight.native import ahead


@pytest.fixture(autouse=True)
def nothing_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, empty in (("_groups", []), ("_begun", {}), ("_waited_for", set())):
        monkeypatch.setattr(ahead, name, empty)
    monkeypatch.setattr(ahead, "_processors", lambda: 2)


def test_while_one_is_made_another_thread_makes_the_others_of_its_group() -> None:
    ahead.together("a", "b", "c")
    by, others_made = {}, threading.Event()

    def make(name: str) -> bytes:
        by[name] = threading.current_thread()
        if name == "b":
            assert others_made.wait(10)
        if name == "c":
            others_made.set()
        return name.encode()

    assert ahead.made("b", make) == b"b"
    assert [ahead.made(name, make) for name in "ac"] == [b"a", b"c"]
    assert by["b"] is threading.current_thread()
    assert by["a"] is by["c"] is not by["b"]


def test_library_is_made_once_whoever_asks() -> None:
    made = []

    def make(name: str) -> bytes:
        made.append(name)
        return b""

    ahead.made("alone", make)
    ahead.made("alone", make)
    assert made == ["alone"]


@pytest.mark.parametrize("raised", [ValueError("of its IR"), KeyboardInterrupt()])
def test_what_making_raises_is_heard_and_it_may_be_made_later(raised: BaseException) -> None:
    def refuse(name: str) -> bytes:
        raise raised

    with pytest.raises(type(raised)):
        ahead.made("a", refuse)
    assert ahead.made("a", lambda _: b"code") == b"code"


def test_child_of_a_fork_waits_for_no_thread_of_its_parent() -> None:
    ahead._begin("a")
    ahead._forget()
    assert ahead.made("a", lambda _: b"code") == b"code"
