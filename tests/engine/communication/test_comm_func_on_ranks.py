"""Functions that give new tensors: values beside NumPy, gradients beside finite differences.

The gradient is that of the sum of all processes' losses, so the differences are of that sum: each
process moves one number of its own while the others hold still.
"""

from __future__ import annotations

import itertools

import ml_dtypes
import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.communication import comm_func, get_group_size, get_rank
from engine.context.processes import world
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from tests.engine.fake_cupy.array import is_on_device, on_host, placed
from tests.engine.fake_cupy.module import fake_cupy
from tests.ranks import on_ranks

STEP = 1e-5


def of(rank, shape=(4, 3), dtype=np.float64):
    """What a process has, known to all."""
    return np.random.default_rng(100 + rank).uniform(0.5, 2.0, shape).astype(dtype)


def everybody(shape=(4, 3), dtype=np.float64):
    return [of(rank, shape, dtype) for rank in range(get_group_size())]


def summed(loss):
    """The losses of all processes together."""
    total = np.array(float(loss))
    world().all_reduce(total, "sum").wait()
    return float(total)


def differences(function, mine):
    """The gradient of the sum of all losses by this process's numbers, by its definition."""
    found = np.zeros_like(mine)
    most = np.array(mine.size)
    world().all_reduce(most, "max").wait()
    for rank, k in itertools.product(range(get_group_size()), range(int(most))):
        both = []
        for step in (STEP, -STEP):
            moved = mine.copy()
            if rank == get_rank() and k < mine.size:
                moved.reshape(-1)[k] += step
            both.append(summed(function(Tensor(moved)).asnumpy()))
        if rank == get_rank() and k < mine.size:
            found.reshape(-1)[k] = (both[0] - both[1]) / (2 * STEP)
    return found


def weighted(call):
    """A loss which is another in each process, and not linear."""

    def loss(x):
        out = call(x)
        weights = np.random.default_rng(7 + get_rank()).standard_normal(out.shape)
        return ops.sum(out * out * Tensor(weights))

    return loss


def check_gradient(call, mine, tolerance=1e-6):
    loss = weighted(call)
    found = engine.grad(loss)(Tensor(mine)).asnumpy()

    np.testing.assert_allclose(found, differences(loss, mine), rtol=tolerance, atol=tolerance)


REDUCED = {"sum": np.sum, "prod": np.prod, "min": np.min, "max": np.max}


@on_ranks(2)
def test_all_make_one_tensor_together():
    for op, reference in REDUCED.items():
        found, handle = comm_func.all_reduce(Tensor(of(get_rank())), op)

        np.testing.assert_allclose(found.asnumpy(), reference(everybody(), axis=0))
        assert handle is None


@on_ranks(2)
def test_gradient_of_what_all_make_is_that_of_the_sum_of_losses():
    for op in (*REDUCED, "avg"):
        check_gradient(ops.AllReduce(op), of(get_rank(), (2, 2)))


@on_ranks(2)
def test_gradient_of_a_product_is_right_where_a_factor_is_0():
    mine = of(get_rank(), (3,))
    mine[get_rank()] = 0

    check_gradient(ops.AllReduce("prod"), mine)


@on_ranks(2)
def test_gradients_have_gradients_between_processes():
    mine = Tensor(of(get_rank(), (2,)))
    square = ops.grad(lambda x: ops.sum(comm_func.all_reduce(x)[0] ** 3))
    found = engine.grad(lambda x: ops.sum(square(x)))(mine).asnumpy()

    # Of the sum s: each loss is s³, both together 2 s³, whose second derivative counts for both.
    np.testing.assert_allclose(found, 2 * 2 * 6 * sum(everybody((2,))))


@on_ranks(2)
def test_rows_of_all_are_gathered_and_their_sum_is_scattered():
    gathered, _ = comm_func.all_gather_into_tensor(Tensor(of(get_rank())))
    scattered, _ = comm_func.reduce_scatter_tensor(Tensor(of(get_rank())), "max")

    np.testing.assert_array_equal(gathered.asnumpy(), np.concatenate(everybody()))
    own = np.max(everybody(), axis=0)[2 * get_rank() : 2 * get_rank() + 2]
    np.testing.assert_array_equal(scattered.asnumpy(), own)


@on_ranks(2)
def test_gradients_of_gathering_and_scattering_go_the_other_way():
    mine = of(get_rank(), (2, 2))

    check_gradient(lambda x: comm_func.all_gather_into_tensor(x)[0], mine)
    for op in REDUCED:
        check_gradient(lambda x, op=op: comm_func.reduce_scatter_tensor(x, op)[0], mine)
    check_gradient(ops.ReduceScatter("avg"), mine)


@on_ranks(2)
def test_one_process_gets_what_all_have():
    x, here = Tensor(of(get_rank())), get_rank() == 1
    made, rows = comm_func.reduce(x, 1), comm_func.gather_into_tensor(x, 1)

    if here:
        np.testing.assert_allclose(made.asnumpy(), sum(everybody()))
        np.testing.assert_array_equal(rows.asnumpy(), np.concatenate(everybody()))
    else:
        assert made.asnumpy().tolist() == rows.asnumpy().tolist() == [0]


@on_ranks(2)
def test_all_get_what_one_process_has():
    x, rank = Tensor(of(get_rank())), get_rank()

    np.testing.assert_array_equal(comm_func.broadcast(x, 1).asnumpy(), of(1))
    np.testing.assert_array_equal(
        comm_func.scatter_tensor(x, 1).asnumpy(), of(1)[2 * rank : 2 * rank + 2]
    )


@on_ranks(2)
def test_gradients_go_back_to_who_had_it():
    mine = of(get_rank(), (2, 2))
    calls = (comm_func.gather_into_tensor, comm_func.broadcast, comm_func.scatter_tensor)

    for call in calls:
        check_gradient(lambda x, call=call: call(x, 1), mine)
    for op in (*REDUCED, "avg"):
        check_gradient(ops.Reduce(1, op), mine)


@on_ranks(2)
def test_each_sends_tensors_of_any_shape_to_each():
    rank = get_rank()
    shapes = [[(), (2, 2)], [(2,), (4,)]]  # as MindSpore's document has it
    sent = [Tensor(np.full(shape, 10.0 * rank + to)) for to, shape in enumerate(shapes[rank])]
    awaited = [(), (2,)] if rank == 0 else [(2, 2), (4,)]
    found, _ = comm_func.all_to_all_with_output_shape(awaited, sent)

    assert [one.shape for one in found] == awaited
    assert [float(one.asnumpy().reshape(-1)[0]) for one in found] == [rank, 10.0 + rank]


@on_ranks(2)
def test_rows_go_to_each_as_told():
    rank = get_rank()
    x = Tensor(np.arange(9.0).reshape(3, 3) if rank == 0 else np.arange(9.0, 15.0).reshape(2, 3))
    sizes = [2, 1] if rank == 0 else [1, 1]
    call = comm_func.all_to_all_single_with_output_shape
    found, _ = call((3 if rank == 0 else 2, 3), x, sizes, sizes)

    rows = [[0, 1, 2], [3, 4, 5], [9, 10, 11]] if rank == 0 else [[6, 7, 8], [12, 13, 14]]
    assert found.asnumpy().tolist() == rows
    check_gradient(lambda y: call(x.shape, y, sizes, sizes)[0], of(rank, x.shape))


@on_ranks(2)
def test_handle_is_waited_for_before_the_value_is_read():
    x = Tensor(of(get_rank()))
    made, first = comm_func.all_reduce(x, async_op=True)
    rows, second = comm_func.all_gather_into_tensor(x, async_op=True)
    part, third = comm_func.reduce_scatter_tensor(x, async_op=True)
    for handle in (third, first, second, first):
        handle.wait()

    np.testing.assert_allclose(made.asnumpy(), sum(everybody()))
    np.testing.assert_array_equal(rows.asnumpy(), np.concatenate(everybody()))
    own = slice(2 * get_rank(), 2 * get_rank() + 2)
    np.testing.assert_allclose(part.asnumpy(), sum(everybody())[own])


@on_ranks(2)
def test_value_is_not_there_before_the_other_takes_part():
    x = Tensor(np.full(3, 1.0 + get_rank()))
    if get_rank() == 0:
        made, handle = comm_func.all_reduce(x, async_op=True)
        comm_func.send(x, 1)  # only now does the other begin
        handle.wait()
    else:
        comm_func.recv(x, 0)
        made, _ = comm_func.all_reduce(x)

    assert made.asnumpy().tolist() == [3, 3, 3]


@on_ranks(2)
def test_gradient_flows_through_what_was_waited_for():
    def loss(x):
        made, handle = comm_func.all_reduce(x * x, async_op=True)
        handle.wait()
        return ops.sum(made)

    found = engine.grad(loss)(Tensor(of(get_rank()))).asnumpy()

    np.testing.assert_allclose(found, 2 * 2 * of(get_rank()))


@on_ranks(2)
def test_every_number_type_goes_over():
    for dtype in (np.float16, ml_dtypes.bfloat16, np.float32, np.int8, np.uint16, np.int64):
        mine = np.array([1, 2, 3], dtype) + dtype(get_rank())
        x = Tensor(mine)
        made, rows = comm_func.all_reduce(x)[0], comm_func.all_gather_into_tensor(x)[0]

        assert made.asnumpy().astype(float).tolist() == [3, 5, 7]
        assert rows.dtype == made.dtype == x.dtype
        assert rows.asnumpy().astype(float).tolist() == [1, 2, 3, 2, 3, 4]
    truths = Tensor(np.array([get_rank() == 0, True, False]))
    assert comm_func.all_reduce(truths)[0].asnumpy().tolist() == [True, True, False]
    assert comm_func.all_reduce(truths, "prod")[0].asnumpy().tolist() == [False, True, False]
    turned = Tensor(np.array([1j ** get_rank(), 2j]))
    assert comm_func.all_reduce(turned)[0].asnumpy().tolist() == [1 + 1j, 4j]
    assert comm_func.all_reduce(turned, "prod")[0].asnumpy().tolist() == [1j, -4]
    with pytest.raises(ArgumentTypeError, match=r"real numbers, which have an order, got complex"):
        comm_func.all_reduce(turned, "max")


@on_ranks(2)
def test_means_of_halves_are_rounded_once_and_of_whole_numbers_to_0():
    large, rank = Tensor(np.full(2, 60000, np.float16)), get_rank()

    assert ops.AllReduce("avg")(large).asnumpy().tolist() == [60000, 60000]
    assert ops.AllReduce("avg")(Tensor([-3 - 2 * rank, 2 + rank])).asnumpy().tolist() == [-4, 2]
    assert ops.AllReduce("avg")(Tensor([-3, rank])).asnumpy().tolist() == [-3, 0]


@on_ranks(2)
def test_what_lies_otherwise_in_memory_goes_over_in_order():
    turned = Tensor(of(get_rank())).T
    empty, single = Tensor(np.zeros((0, 3))), Tensor(np.float32(get_rank()))

    np.testing.assert_allclose(comm_func.all_reduce(turned)[0].asnumpy(), sum(everybody()).T)
    assert comm_func.all_gather_into_tensor(empty)[0].shape == (0, 3)
    assert comm_func.all_reduce(single)[0].asnumpy() == 1


@on_ranks(2)
def test_tensors_that_differ_are_refused_before_anything_is_sent():
    rank = get_rank()
    long, other = Tensor(np.zeros(2 + rank)), Tensor(np.zeros(2, [np.float32, np.int32][rank]))

    for x in (long, other):
        for call in (
            comm_func.all_reduce,
            comm_func.broadcast,
            lambda x: comm_func.reduce(x, 0),
            lambda x: comm_func.all_reduce(x, async_op=True)[1].wait(),
        ):
            with pytest.raises(
                StateError, match=rf"call the same, got .* here and .* rank {1 - rank}"
            ):
                call(x)
    with pytest.raises(StateError, match=r"all_reduce .* here and broadcast|broadcast .* here and"):
        (comm_func.all_reduce, comm_func.broadcast)[rank](Tensor(np.zeros(2)))
    with pytest.raises(StateError, match=r"all_reduce sum|all_reduce max"):
        comm_func.all_reduce(Tensor(np.zeros(2)), ("sum", "max")[rank])
    assert comm_func.all_reduce(Tensor(1.0))[0].asnumpy() == 2  # they go on


@on_ranks(2)
def test_what_is_sent_has_to_be_awaited():
    call = comm_func.all_to_all_with_output_shape
    sent = [Tensor(np.zeros(2))] * 2
    awaited = [[(2,), (3,)], [(2,), (2,)]][get_rank()]

    with pytest.raises(ShapeError, match=r"on rank 0 expected 2 elements from rank 1, .* got 3"):
        call(awaited, sent)
    own = [[(3,), (2,)], [(2,), (3,)]][get_rank()]
    with pytest.raises(ShapeError, match="as many elements as in"):
        call(own, sent)


@on_ranks(2)
def test_arguments_are_checked_in_each_process():
    x = Tensor(np.zeros((3, 2)))

    for call in (comm_func.reduce_scatter_tensor, comm_func.scatter_tensor):
        with pytest.raises(ShapeError, match="rows for each of 2 processes"):
            call(x)
    with pytest.raises(ArgumentValueError, match=r"the rank of a process, one of \(0, 1\), got 2"):
        comm_func.broadcast(x, 2)
    with pytest.raises(ArgumentValueError, match="the rank of another process, got its own"):
        comm_func.send(x, get_rank())
    with pytest.raises(ArgumentValueError, match=r"recv\(tag\) expected a number from 0"):
        comm_func.recv(x, 1 - get_rank(), tag=-1)


@on_ranks(2)
def test_two_processes_send_to_each_other():
    rank, other = get_rank(), 1 - get_rank()
    large = Tensor(of(rank, (300, 300)))  # does not fit into what MPI sends without being asked
    going = comm_func.isend(large, other, tag=1)
    found, coming = comm_func.irecv(large, other, tag=1)
    coming.wait()
    going.wait()

    np.testing.assert_array_equal(found.asnumpy(), of(other, (300, 300)))
    if rank == 0:
        comm_func.send(Tensor([1, 2]), 1)
    else:
        assert comm_func.recv(Tensor([0, 0]), 0).asnumpy().tolist() == [1, 2]


@on_ranks(2)
def test_messages_of_a_batch_go_at_once():
    rank, other = get_rank(), 1 - get_rank()
    sent, came = comm_func.batch_isend_irecv(
        [
            comm_func.P2POp("isend", Tensor(1.0 + rank), other),
            comm_func.P2POp(comm_func.irecv, (), other, recv_dtype=engine.float32),
        ]
    )

    assert (float(sent), float(came)) == (0, 2 - rank)
    with pytest.raises(ArgumentTypeError, match=r"P2POp\(recv_dtype\) expected a number type"):
        comm_func.batch_isend_irecv([comm_func.P2POp("irecv", (2,), other)])


@on_ranks(2)
def test_message_of_another_shape_is_refused():
    if get_rank() == 0:
        comm_func.send(Tensor(np.zeros(3, np.float32)), 1)
    else:
        with pytest.raises(StateError, match=r"float32 \(2,\), got float32 \(3,\) from rank 0"):
            comm_func.recv(Tensor(np.zeros(2, np.float32)), 0)


@on_ranks(2)
def test_arrays_of_a_device_go_through_the_host_and_come_back_to_it():
    mine, rank = of(get_rank()), get_rank()
    with fake_cupy():
        x = Tensor(mine.astype(np.float32))
        x.array = placed(mine)
        made, handle = comm_func.all_reduce(x, async_op=True)
        handle.wait()
        found = [made, ops.AllReduce("avg")(x), comm_func.all_gather_into_tensor(x)[0]]
        found += [comm_func.broadcast(x, 1), comm_func.scatter_tensor(x, 1)]
        ops.all_reduce(x, "max")
        if rank == 0:
            comm_func.send(x, 1)
        else:
            found.append(comm_func.recv(x, 0))

        assert all(is_on_device(one.array) for one in [*found, x])
        told = [on_host(one.array) for one in [*found[:5], x]]
    total = sum(everybody())
    expected = [total, total / 2, np.concatenate(everybody()), of(1), of(1)[2 * rank :][:2]]
    for one, other in zip(told, [*expected, np.max(everybody(), axis=0)], strict=True):
        np.testing.assert_allclose(one, other)
