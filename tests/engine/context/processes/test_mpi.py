from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from engine.communication import create_group, get_group_size, get_local_rank, get_rank
from engine.context.processes import communicator_of, world
from engine.errors import StateError
from tests.ranks import on_ranks


@on_ranks(2)
def test_ranks_are_those_of_the_launcher():
    assert get_group_size() == 2
    assert world().ranks == (0, 1)
    assert get_local_rank() == get_rank() == world().rank


@on_ranks(2)
def test_sum_replaces_what_each_had():
    mine = np.full(3, get_rank() + 1, np.float32)

    world().all_reduce(mine, "sum").wait()

    assert mine.tolist() == [3, 3, 3]


@on_ranks(2)
def test_halves_are_added_in_float32_and_rounded_once():
    for half in (np.float16, ml_dtypes.bfloat16):
        mine = np.full(2, 1.5 + get_rank(), half)

        world().all_reduce(mine, "sum").wait()

        assert mine.dtype == half
        assert mine.tolist() == [4, 4]


@on_ranks(2)
def test_truth_of_any_is_the_greatest():
    mine = np.array([get_rank() == 0, False])

    world().all_reduce(mine, "max").wait()

    assert mine.tolist() == [True, False]


@on_ranks(4)
def test_sum_arrives_at_one_process_alone():
    mine = np.full(2, get_rank(), np.int64)

    world().reduce(mine, "sum", root=2).wait()

    assert mine.tolist() == ([6, 6] if get_rank() == 2 else [get_rank()] * 2)


@on_ranks(4)
def test_parts_of_a_sum_may_have_different_lengths():
    counts = [1, 0, 2, 1]
    mine = np.arange(4, dtype=ml_dtypes.bfloat16)
    part = np.empty(counts[get_rank()], mine.dtype)

    world().reduce_scatter(mine, part, counts, "sum").wait()

    assert part.tolist() == [[0], [], [4, 8], [12]][get_rank()]


@on_ranks(4)
def test_everybody_gets_parts_of_different_lengths():
    counts = [1, 0, 2, 1]
    mine = np.full(counts[get_rank()], get_rank(), np.float16)
    out = np.empty(4, np.float16)

    world().all_gather(mine, out, counts).wait()

    assert out.tolist() == [0, 2, 2, 3]


@on_ranks(4)
def test_what_one_scatters_another_gathers():
    mine, whole = np.empty(2, np.int32), np.arange(8, dtype=np.int32)
    back = np.zeros(8, np.int32)

    world().scatter(whole, mine, [2] * 4, root=1).wait()
    world().gather(mine, back, [2] * 4, root=3).wait()

    assert mine.tolist() == [2 * get_rank(), 2 * get_rank() + 1]
    assert back.tolist() == (list(range(8)) if get_rank() == 3 else [0] * 8)


@on_ranks(2)
def test_each_sends_something_else_to_each():
    sent = [1, 2] if get_rank() == 0 else [3, 0]
    come = [1, 3] if get_rank() == 0 else [2, 0]
    out = np.empty(sum(come), np.int64)

    world().all_to_all(np.arange(3) + 10 * get_rank(), sent, out, come).wait()

    assert out.tolist() == ([0, 10, 11, 12] if get_rank() == 0 else [1, 2])


@on_ranks(2)
def test_two_processes_send_to_each_other():
    mine, other = np.full(2, get_rank()), np.empty(2, np.int64)

    sent = world().send(mine, 1 - get_rank(), tag=7)
    world().receive(other, 1 - get_rank(), tag=7).wait()
    sent.wait()

    assert other.tolist() == [1 - get_rank()] * 2


@on_ranks(2)
def test_one_tells_all():
    mine = np.full(2, get_rank(), np.float64)

    world().broadcast(mine, root=1).wait()

    assert mine.tolist() == [1, 1]


@on_ranks(4)
def test_group_counts_its_own_in_the_order_of_its_list():
    create_group("some", [3, 1])
    mine = np.array([get_rank()])

    if get_rank() in {1, 3}:
        assert get_rank("some") == [3, 1].index(get_rank())
        communicator_of("test", "some").all_reduce(mine, "sum").wait()
        assert mine.tolist() == [4]
    else:
        with pytest.raises(StateError, match="expected a group that this process is in"):
            get_rank("some")
    assert get_group_size("some") == 2


@on_ranks(2)
def test_arrays_live_until_what_was_begun_with_them_is_over():
    begun = [
        begin(np.full(400_000, 1.0, dtype))
        for dtype in (np.float32, np.float16)
        for begin in (
            lambda array: world().all_reduce(array, "sum"),
            lambda array: world().reduce(array, "sum", 0),
            lambda array: world().broadcast(array, 0),
            lambda array: world().all_gather(array, np.empty(800_000, array.dtype), [400_000] * 2),
        )
        for _ in range(3)
    ]
    others = [np.full(400_000, 7.0) for _ in range(8)]  # would lie where those had been
    for one in begun:
        one.wait()

    assert all((one == 7).all() for one in others)


@on_ranks(2)
def test_length_of_a_message_shows_when_it_comes():
    other = 1 - get_rank()
    for size in (0, 3, 1_000_000):
        message = np.full(size, get_rank(), np.uint8)
        told = world().receive_any(other, 5)
        world().send(message, other, 5)
        told.wait()

        assert told.words.size == size
        assert (told.words == other).all()


@on_ranks(2)
def test_processes_with_messages_apart_hear_none_of_the_others():
    other = 1 - get_rank()
    apart = world().apart("own")
    heard = apart.receive_any(other, 5)
    world().send(np.array([1], np.uint8), other, 5)
    world().barrier().wait()
    apart.send(np.array([2], np.uint8), other, 5)
    heard.wait()
    first = world().receive_any(other, 5)
    first.wait()

    assert (heard.words.tolist(), first.words.tolist()) == ([2], [1])
    assert (apart.rank, apart.ranks) == (world().rank, world().ranks)


@on_ranks(2)
def test_who_waits_takes_what_others_need_to_go_on():
    other = 1 - get_rank()
    large = np.zeros(10_000_000, np.uint8)
    told = [world().receive_any(other, tag) for tag in (1, 2)]
    if get_rank() == 0:
        world().send(large, other, 1).wait()  # which the other does not wait for
        world().send(large[:1], other, 2)
    else:
        told[1].wait()
    world().barrier().wait()
