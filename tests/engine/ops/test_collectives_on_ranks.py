"""Communication that writes into tensors, of Python's objects, and in groups, by four processes."""

from __future__ import annotations

from collections import OrderedDict

import ml_dtypes
import numpy as np
import pytest

from engine import Tensor, ops
from engine.communication import comm_func, create_group, get_rank
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from engine.mint import distributed
from engine.ops import communication
from tests.engine.communication.test_comm_func_on_ranks import (
    REDUCED,
    check_gradient,
    everybody,
    of,
)
from tests.ranks import on_ranks

SIZE = 4


def zeros(*shape, dtype=np.float64):
    return Tensor(np.zeros(shape, dtype))


@on_ranks(SIZE)
def test_tensors_take_what_all_make_together():
    for async_op in (False, True):
        for op, reference in REDUCED.items():
            x = Tensor(of(get_rank()))
            handle = distributed.all_reduce(x, op, async_op=async_op)
            assert (handle is None) is not async_op
            if async_op:
                assert np.array_equal(x.asnumpy(), of(get_rank()))  # until it is waited for
                handle.wait()

            np.testing.assert_allclose(x.asnumpy(), reference(everybody(), axis=0))


@on_ranks(SIZE)
def test_tensor_of_one_process_takes_it():
    x, y = Tensor(of(get_rank())), Tensor(of(get_rank()))
    distributed.reduce(x, 2)
    handle = distributed.broadcast(y, 3, async_op=True)
    handle.wait()

    expected = sum(everybody()) if get_rank() == 2 else of(get_rank())
    np.testing.assert_allclose(x.asnumpy(), expected)
    np.testing.assert_array_equal(y.asnumpy(), of(3))


@on_ranks(SIZE)
def test_outputs_take_rows_of_all():
    rank, x = get_rank(), Tensor(of(get_rank()))
    rows, listed = zeros(16, 3), [zeros(4, 3) for _ in range(SIZE)]
    distributed.all_gather_into_tensor(rows, x)
    distributed.all_gather(listed, x)

    np.testing.assert_array_equal(rows.asnumpy(), np.concatenate(everybody()))
    assert all(np.array_equal(listed[k].asnumpy(), of(k)) for k in range(SIZE))

    counts = [1, 0, 3, 2]
    uneven = zeros(6, 3)
    mine = Tensor(of(rank)[: counts[rank]])
    distributed.all_gather_into_tensor_uneven(uneven, mine, counts)
    lists = [zeros(n, 3) for n in counts]
    distributed.all_gather(lists, mine, async_op=True).wait()

    expected = [of(k)[:n] for k, n in enumerate(counts)]
    np.testing.assert_array_equal(uneven.asnumpy(), np.concatenate(expected))
    assert all(np.array_equal(a.asnumpy(), b) for a, b in zip(lists, expected, strict=True))


@on_ranks(SIZE)
def test_outputs_take_their_part_of_a_sum():
    rank, shape = get_rank(), (8, 2)
    x, total = Tensor(of(rank, shape)), sum(everybody(shape))
    even, listed, uneven = zeros(2, 2), zeros(2, 2), zeros([1, 0, 5, 2][rank], 2)
    distributed.reduce_scatter_tensor(even, x)
    distributed.reduce_scatter(listed, [x[2 * k : 2 * k + 2] for k in range(SIZE)])
    distributed.reduce_scatter_tensor_uneven(uneven, x, [1, 0, 5, 2], async_op=True).wait()

    np.testing.assert_allclose(even.asnumpy(), total[2 * rank : 2 * rank + 2])
    np.testing.assert_allclose(listed.asnumpy(), total[2 * rank : 2 * rank + 2])
    begin = [0, 1, 1, 6][rank]
    np.testing.assert_allclose(uneven.asnumpy(), total[begin : begin + len(uneven)])


@on_ranks(SIZE)
def test_one_process_gathers_and_scatters():
    rank, here, x = get_rank(), get_rank() == 1, Tensor(of(get_rank()))
    rows, part, own = zeros(16, 3), zeros(1, 3), zeros(4, 3)
    listed = [zeros(4, 3) for _ in range(SIZE)] if here else None
    ops.gather_into_tensor(rows, x, 1)
    ops.scatter_tensor(part, x, 1)
    distributed.gather(x, listed, 1)
    distributed.scatter(own, [Tensor(of(9 - k)) for k in range(SIZE)] if here else None, 1)

    np.testing.assert_array_equal(rows.asnumpy(), np.concatenate(everybody()) * here)
    np.testing.assert_array_equal(part.asnumpy(), of(1)[rank : rank + 1])
    np.testing.assert_array_equal(own.asnumpy(), of(9 - rank))
    if here:
        assert all(np.array_equal(listed[k].asnumpy(), of(k)) for k in range(SIZE))
        with pytest.raises(ShapeError, match=r"an output of shape \(4, 3\)"):
            communication.gather(x, [zeros(2, 3)] * SIZE, 1)


@on_ranks(SIZE)
def test_each_sends_something_else_to_each():
    rank = get_rank()
    outputs = [zeros(k + 1) for k in range(SIZE)]
    sent = [Tensor(np.full(rank + 1, 10.0 * rank + k)) for k in range(SIZE)]
    distributed.all_to_all(outputs, sent)

    assert [one.asnumpy().tolist() for one in outputs] == [
        [10.0 * k + rank] * (k + 1) for k in range(SIZE)
    ]

    rows = Tensor(np.arange(4.0) + 10 * rank)
    even, uneven, counted = zeros(4), zeros(4), zeros(4)
    distributed.all_to_all_single(even, rows)
    turns = [[0, 3, 1, 0], [3, 0, 0, 1], [1, 0, 0, 3], [0, 1, 3, 0]]
    distributed.all_to_all_single(uneven, rows, turns[rank], turns[rank], async_op=True).wait()
    ops.all_to_all_v_c(counted, rows, [n for row in turns for n in row])

    assert even.asnumpy().tolist() == [10 * k + rank for k in range(SIZE)]
    expected = [
        10 * k + sum(turns[k][:rank]) + n for k in range(SIZE) for n in range(turns[k][rank])
    ]
    assert uneven.asnumpy().tolist() == counted.asnumpy().tolist() == expected


@on_ranks(SIZE)
def test_neighbours_in_a_ring_send_to_each_other():
    rank, after, before = get_rank(), (get_rank() + 1) % SIZE, (get_rank() - 1) % SIZE
    mine, found = Tensor([float(rank)]), zeros(1, dtype=np.float32)
    for one in distributed.batch_isend_irecv(
        [
            distributed.P2POp("isend", mine, after),
            distributed.P2POp(distributed.irecv, found, before),
        ]
    ):
        one.wait()

    assert found.asnumpy().tolist() == [before]
    if rank % 2:
        assert distributed.send(mine, before) == 0
    else:
        assert distributed.recv(found, after, tag=0) == 0
        assert found.asnumpy().tolist() == [after]


OBJECTS = (
    {"a": [1, None, True, -2.5], 3: ("é", b"\0x"), (1, 2): {"deep": [[]]}, None: 10**30},
    [float("inf"), "", (), {}],
    {"half": np.array([1.5, 2.5], ml_dtypes.bfloat16), "texts": np.array(["a", "bc"])},
    (np.float32(0.5), np.arange(6).reshape(2, 3).T, np.datetime64("2026-01-01")),
)


def same(one, other):
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return type(one) is type(other) and all(map(same, one, other))
    if isinstance(one, np.ndarray | np.generic):
        return one.dtype == other.dtype and np.array_equal(one, other)
    return type(one) is type(other) and one == other


@on_ranks(SIZE)
def test_objects_go_over_as_they_are():
    rank, found = get_rank(), [None] * SIZE
    distributed.all_gather_object(found, OBJECTS[rank])

    assert all(map(same, found, OBJECTS))

    gathered = [None] * SIZE if rank == 2 else None
    distributed.gather_object(OBJECTS[rank], gathered, 2)
    told = list(OBJECTS) if rank == 3 else [None] * SIZE
    distributed.broadcast_object_list(told, 3)
    own = [None]
    distributed.scatter_object_list(own, list(OBJECTS) if rank == 1 else None, 1)

    assert gathered is None or all(map(same, gathered, OBJECTS))
    assert all(map(same, told, OBJECTS))
    assert same(own[0], OBJECTS[rank])


@on_ranks(SIZE)
def test_objects_go_from_one_to_another():
    if get_rank() == 0:
        distributed.send_object_list([Tensor([1, 2]), "x"], 3)
    elif get_rank() == 3:
        found = [None, None]
        assert distributed.recv_object_list(found, 0) == 0
        assert isinstance(found[0], Tensor)
        assert found[0].asnumpy().tolist() == [1, 2]
        assert found[1] == "x"


@on_ranks(SIZE)
def test_objects_that_would_have_to_be_pickled_are_refused():
    inside = []
    inside.append(inside)

    for obj, error, said in (
        (OrderedDict(), ArgumentTypeError, "got OrderedDict. Hint: None, bool, int, .*nothing is"),
        ([{1, 2}], ArgumentTypeError, "an object of a plain type, got set"),
        (np.array([object()]), ArgumentValueError, "numbers, truths or texts, got one of object"),
        (inside, ArgumentValueError, "nested less deep"),
    ):
        with pytest.raises(error, match=said):
            distributed.all_gather_object([None] * SIZE, obj)
    with pytest.raises(ArgumentTypeError, match="an entry for each process, 4, got 1"):
        distributed.all_gather_object([None], 1)
    with pytest.raises(StateError, match=r"broadcast_object_list of \d here and .* of \d on rank"):
        distributed.broadcast_object_list([None] * (1 + (get_rank() == 0)))


@on_ranks(SIZE)
def test_groups_have_names_by_their_ranks():
    rank = get_rank()
    distributed.init_process_group(world_size=SIZE, rank=rank)
    name = distributed.new_group([3, 1])

    assert distributed.get_backend() == "mccl"
    assert (distributed.get_rank(), distributed.get_world_size()) == (rank, SIZE)
    if rank in {1, 3}:
        assert distributed.get_process_group_ranks(name) == [1, 3]
        assert distributed.get_rank(name) == distributed.get_group_rank(name, rank) == rank // 2
        assert distributed.get_global_rank(name, 1) == 3
        x = Tensor([rank])
        distributed.all_reduce(x, group=name)
        assert x.asnumpy().tolist() == [4]
        distributed.destroy_process_group(name)
    else:
        assert name == ""
    assert distributed.get_rank(name) == distributed.get_world_size(name) == -1
    for options in ({"world_size": 2}, {"rank": (rank + 1) % SIZE}):
        with pytest.raises(StateError, match=r"init_process_group\((world_size|rank)\) expected"):
            distributed.init_process_group(**options)
    with pytest.raises(StateError, match="no store goes from process to process"):
        distributed.TCPStore("127.0.0.1", 29501, SIZE, is_master=True)


@on_ranks(SIZE)
def test_groups_communicate_by_themselves():
    pairs = {"even": [2, 0], "odd": [1, 3]}
    for name, ranks in pairs.items():
        create_group(name, ranks)
    own = "even" if get_rank() % 2 == 0 else "odd"
    ranks = pairs[own]
    rows, _ = comm_func.all_gather_into_tensor(Tensor([get_rank()]), own)

    assert rows.asnumpy().tolist() == ranks
    told = comm_func.broadcast(Tensor([get_rank()]), ranks[1], own)
    assert told.asnumpy().tolist() == [ranks[1]]  # ranks are those among all
    with pytest.raises(StateError, match="expected a group that this process is in"):
        comm_func.all_reduce(Tensor([1]), group="odd" if own == "even" else "even")
    with pytest.raises(ArgumentValueError, match=r"the rank of a process, one of \("):
        comm_func.broadcast(Tensor([1]), pairs["odd" if own == "even" else "even"][0], own)
    check_gradient(lambda x: comm_func.all_reduce(x, group=own)[0], of(get_rank(), (2,)))


@on_ranks(SIZE)
def test_gradients_are_those_of_four_losses():
    mine = of(get_rank(), (4, 1))

    for op in (*REDUCED, "avg"):
        check_gradient(ops.AllReduce(op), mine[:1])
    check_gradient(lambda x: comm_func.all_gather_into_tensor(x)[0], mine[:1])
    check_gradient(lambda x: comm_func.reduce_scatter_tensor(x)[0], mine)
    check_gradient(lambda x: comm_func.broadcast(x, 3), mine[:1])


@on_ranks(SIZE)
def test_all_wait_at_a_barrier(folder):
    (folder / str(get_rank())).touch()
    comm_func.barrier()

    assert {path.name for path in folder.iterdir()} == {"0", "1", "2", "3"}
    ops.barrier(async_op=True).wait()


@on_ranks(SIZE)
def test_pictures_laid_out_in_a_square_get_borders_and_corners():
    size = 3
    whole = of(9, (2 * size, 2 * size))
    row, column = divmod(get_rank(), 2)
    ranks = [-1] * 8
    vertical = 4 if row == 0 else 0
    horizontal = 2 if column == 0 else 6
    corner = {(4, 2): 3, (4, 6): 5, (0, 2): 1, (0, 6): 7}[vertical, horizontal]
    ranks[vertical] = 2 * (1 - row) + column
    ranks[horizontal] = 2 * row + 1 - column
    ranks[corner] = 3 - get_rank()
    lens = [int(row == 1), int(row == 0), int(column == 1), int(column == 0)]
    exchange = ops.NeighborExchangeV2(ranks, lens, ranks, lens, "NCHW")
    mine = whole[row * size : (row + 1) * size, column * size : (column + 1) * size]
    found = exchange(Tensor(mine[None, None])).asnumpy()[0, 0]

    top, left = row * (size - 1), column * (size - 1)
    np.testing.assert_array_equal(found, whole[top : top + size + 1, left : left + size + 1])


@on_ranks(SIZE)
def test_ranks_of_operators_are_those_in_the_group():
    create_group("ends", [3, 0])
    if get_rank() in {0, 3}:
        x = Tensor([float(get_rank())])
        assert ops.Broadcast(0, "ends")((x,))[0].asnumpy().tolist() == [3]
        assert ops.AllGather("ends")(x).asnumpy().tolist() == [3, 0]
    else:
        with pytest.raises(StateError, match="a group that this process is in"):
            ops.AllGather("ends")
