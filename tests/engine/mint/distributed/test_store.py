"""What the store answers was asked of MindSpore 2.10, which refuses the same."""

from __future__ import annotations

import threading
from datetime import timedelta

import pytest

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from engine.mint.distributed import TCPStore, init_process_group
from tests.engine.one_process import nothing_begun

__all__ = ["nothing_begun"]

AT = ("127.0.0.1", 29500)
AT_ONCE = timedelta(0)


def server(**options):
    return TCPStore(*AT, is_master=True, **options)


def test_text_comes_back_as_bytes():
    store = server()
    store.set("text", "é")
    store.set("bytes", b"x\0y")

    assert store.get("text") == b"\xc3\xa9"
    assert store.get("bytes") == b"x\0y"


def test_counter_begins_at_nought_and_is_kept_as_text():
    store = server()

    assert store.add("n", 3) == 3
    assert store.add("n", -4) == -1
    assert store.get("n") == b"-1"


@pytest.mark.parametrize(("text", "then"), [("10", 11), (" -2", -1), ("1.5", 2), ("12abc", 13)])
def test_counter_may_be_set_as_text(text, then):
    store = server()
    store.set("n", text)

    assert store.add("n", 1) == then


def test_text_that_is_no_number_is_no_counter():
    store = server()
    store.set("n", "x1")

    with pytest.raises(StateError, match=r"the key of a number, got b'x1'"):
        store.add("n", 1)


def test_deleted_key_is_gone():
    store = server(timeout=AT_ONCE)
    store.set("a", "")

    assert store.delete_key("a") is True
    assert store.delete_key("a") is False
    with pytest.raises(StateError, match=r"TCPStore.get\('a'\) expected a value within 0 s"):
        store.get("a")


def test_stores_of_one_address_share_their_values():
    store = server()
    client = TCPStore(*AT)
    client.set("a", "b")

    assert store.get("a") == b"b"
    assert (client.host, client.port) == AT


def test_key_is_waited_for():
    store = server()
    setting = threading.Thread(target=TCPStore(*AT).set, args=("a", "late"))
    answers = []
    waiting = threading.Thread(target=lambda: answers.append(store.get("a")))
    waiting.start()
    setting.start()
    waiting.join()
    setting.join()

    assert answers == [b"late"]


def test_address_is_served_once_and_free_again():
    store = server()
    with pytest.raises(StateError, match=r"a free address, got 127.0.0.1:29500"):
        server()
    store.set("a", "b")
    del store

    assert server().delete_key("a") is False


def test_nobody_serves_from_another_process():
    with pytest.raises(StateError, match="the address of a store in this process"):
        TCPStore("127.0.0.1", 29501)
    with pytest.raises(StateError, match="no store goes from process to process"):
        server(world_size=2)

    assert server(world_size=2, wait_for_workers=False).add("n", 1) == 1


@pytest.mark.parametrize(
    ("arguments", "options", "error"),
    [
        ((1, 2), {}, ArgumentTypeError),
        (("127.0.0.1", "2"), {}, ArgumentTypeError),
        (("127.0.0.1", True), {}, ArgumentTypeError),
        (AT, {"is_master": 1}, ArgumentTypeError),
        (AT, {"timeout": 3}, ArgumentTypeError),
        (AT, {"wait_for_workers": None}, ArgumentTypeError),
        (AT, {"world_size": 1.0}, ArgumentTypeError),
        (AT, {"world_size": 0}, ArgumentValueError),
        (("127.0.0.1", 65536), {}, ArgumentValueError),
    ],
)
def test_arguments_are_checked(arguments, options, error):
    with pytest.raises(error, match=r"TCPStore\("):
        TCPStore(*arguments, **options)


def test_keys_and_values_are_checked():
    store = server()
    for call in (
        lambda: store.set(1, "a"),
        lambda: store.set("a", 1),
        lambda: store.add("a", "1"),
        lambda: store.add("a", 1.0),
        lambda: store.get(b"a"),
        lambda: store.delete_key(None),
    ):
        with pytest.raises(ArgumentTypeError, match=r"TCPStore\.\w+\((key|value|amount)\)"):
            call()


def test_communication_begins_with_a_store(nothing_begun):
    store = server(world_size=1)

    init_process_group(store=store, world_size=1, rank=0)
    with pytest.raises(ArgumentValueError, match="one of init_method and store"):
        init_process_group(init_method="tcp://127.0.0.1:1", store=store, world_size=1, rank=0)
