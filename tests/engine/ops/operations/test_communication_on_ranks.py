from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.communication import get_rank
from engine.errors import ArgumentValueError, ShapeError, StateError
from tests.engine.communication.test_comm_func_on_ranks import check_gradient, everybody, of
from tests.ranks import on_ranks


@on_ranks(2)
def test_operators_note_how_many_there_are_and_which_this_is():
    told = f"dest_rank=1, group=mccl_world_group, rank_size=2, rank_id={get_rank()}"

    assert repr(ops.CollectiveGather(1)) == f"Prim[CollectiveGather]<{told}>"
    assert ops.AllGather().add_prim_attr("fusion", 3).attrs["fusion"] == 3


@on_ranks(2)
def test_operators_give_what_functions_give():
    x, all_of = Tensor(of(get_rank())), everybody()
    own = slice(2 * get_rank(), 2 * get_rank() + 2)

    np.testing.assert_allclose(ops.AllReduce("avg")(x).asnumpy(), sum(all_of) / 2)
    np.testing.assert_array_equal(ops.AllGather()(x).asnumpy(), np.concatenate(all_of))
    np.testing.assert_allclose(ops.ReduceScatter()(x).asnumpy(), sum(all_of)[own])
    np.testing.assert_array_equal(ops.Broadcast(1)((x,))[0].asnumpy(), all_of[1])
    np.testing.assert_array_equal(ops.CollectiveScatter(1)(x).asnumpy(), all_of[1][own])
    reduced, gathered = ops.Reduce(0)(x), ops.CollectiveGather(0)(x)
    if get_rank() == 0:
        np.testing.assert_allclose(reduced.asnumpy(), sum(all_of))
        np.testing.assert_array_equal(gathered.asnumpy(), np.concatenate(all_of))
    else:
        assert reduced.shape == gathered.shape == (1,)
    assert ops.Barrier()() is None


@on_ranks(2)
def test_parts_of_one_axis_are_joined_along_another():
    exchange = ops.AlltoAll(2, -2, -1)
    found = exchange(Tensor(of(get_rank()))).asnumpy()

    own = slice(2 * get_rank(), 2 * get_rank() + 2)
    np.testing.assert_array_equal(found, np.concatenate([x[own] for x in everybody()], axis=1))
    check_gradient(exchange, of(get_rank(), (2, 1)))
    with pytest.raises(ShapeError, match="an axis 1 of 2 equal parts"):
        ops.AlltoAll(2, 1, 0)(Tensor(of(get_rank())))
    with pytest.raises(ArgumentValueError, match="as many parts as processes, 2, got 3"):
        ops.AlltoAll(3, 0, 1)(Tensor(of(get_rank())))


@on_ranks(2)
def test_parts_of_different_lengths_go_over():
    rank = get_rank()
    x = Tensor(np.arange(4.0) + 10 * rank)

    assert ops.AllGatherV()(x, [1, 3]).asnumpy().tolist() == [0, 10, 11, 12]
    sums = ops.ReduceScatterV()(x, [1, 3]).asnumpy().tolist()
    assert sums == ([10] if rank == 0 else [12, 14, 16])
    sent, come = ([1, 3], [1, 2]) if rank == 0 else ([2, 1], [3, 1])
    expected = [0, 10, 11] if rank == 0 else [1, 2, 3, 12]
    assert ops.AlltoAllV()(x, sent, come).asnumpy().tolist() == expected
    assert ops.AlltoAllVC()(x, [[1, 3], [2, 1]]).asnumpy().tolist() == expected
    turned = ops.AlltoAllVC(transpose=True)(x, Tensor([1, 2, 3, 1]))
    assert turned.asnumpy().tolist() == expected
    blocks = ops.AlltoAllV(block_size=2)(x, [1, 1], [1, 1]).asnumpy().tolist()
    assert blocks == ([0, 1, 10, 11] if rank == 0 else [2, 3, 12, 13])
    rows = ops._AllSwap()(Tensor(of(rank, (4, 2))), [2, 6], [2, 2] if rank == 0 else [6, 6])
    assert rows.shape == ((2, 2) if rank == 0 else (6, 2))


@on_ranks(2)
def test_gradients_of_parts_of_different_lengths_go_the_other_way():
    mine, rank = of(get_rank(), (4,)), get_rank()
    sent, come = ([1, 3], [1, 2]) if rank == 0 else ([2, 1], [3, 1])

    check_gradient(lambda x: ops.AllGatherV()(x, [1, 3]), mine)
    check_gradient(lambda x: ops.ReduceScatterV()(x, [1, 3]), mine)
    check_gradient(lambda x: ops.ReduceScatterV("prod")(x, [1, 3]), mine)
    check_gradient(lambda x: ops.AlltoAllV()(x, sent, come), mine)


@on_ranks(2)
def test_neighbours_exchange_tensors_of_different_shapes():
    rank, other = get_rank(), 1 - get_rank()
    shapes = [(3, 3), (2, 2)]
    exchange = ops.NeighborExchange(
        [other], [other], [shapes[other]], [shapes[rank]], engine.float64
    )
    (found,) = exchange((Tensor(of(rank, shapes[rank])),))

    np.testing.assert_array_equal(found.asnumpy(), of(other, shapes[other]))
    check_gradient(lambda x: exchange((x,))[0], of(rank, shapes[rank]))
    with pytest.raises(StateError, match=r"ranks below 2"):
        ops.NeighborExchange([2], [2], [()], [()], engine.float32)((Tensor(1.0),))


@on_ranks(2)
def test_pictures_get_the_border_of_the_one_below():
    nobody = [-1] * 8
    ranks, lens = list(nobody), [0, 1, 0, 0] if get_rank() == 0 else [1, 0, 0, 0]
    ranks[4 if get_rank() == 0 else 0] = 1 - get_rank()
    exchange = ops.NeighborExchangeV2(ranks, lens, ranks, lens, "NCHW")
    found = exchange(Tensor(np.full((1, 1, 2, 2), 1.0 + get_rank()))).asnumpy()

    assert found[0, 0, :, 0].tolist() == ([1, 1, 2] if get_rank() == 0 else [1, 2, 2])
    check_gradient(exchange, of(get_rank(), (1, 1, 2, 2)))


@on_ranks(2)
def test_gradient_of_what_is_received_is_sent_back():
    weight = Tensor(of(0, (3,)))
    if get_rank() == 0:
        send = ops.Send(sr_tag=5, dest_rank=1)

        def loss(x):
            return ops.sum(ops.Depend()(x, send(x * x)))

        found = engine.grad(loss)(weight).asnumpy()
        np.testing.assert_allclose(found, 1 + 3 * 2 * of(0, (3,)) * of(1, (3,)))
    else:
        receive = ops.Receive(sr_tag=5, src_rank=0, shape=[3], dtype=engine.float64)

        def loss(x):
            return ops.sum(receive() * x * 3)

        found = engine.grad(loss)(Tensor(of(1, (3,)))).asnumpy()
        np.testing.assert_allclose(found, 3 * of(0, (3,)) ** 2)


@on_ranks(2)
def test_messages_outside_of_gradients_are_sent_once():
    if get_rank() == 0:
        assert ops.Send(0, 1)(Tensor([1.0, 2.0])).asnumpy().tolist() == [0, 0]
    else:
        found = ops.Receive(0, 0, (2,), engine.float32)(Tensor(0.0))
        assert found.asnumpy().tolist() == [1, 2]
    other = 1 - get_rank()
    batch = ops.BatchISendIRecv(("isend", "irecv"), (other, other), ([2],), (engine.int32,))
    sent, came = batch((Tensor([get_rank()] * 2, engine.int32),))
    assert (float(sent), came.asnumpy().tolist()) == (0, [other] * 2)
    with pytest.raises(ArgumentValueError, match="a tensor for each isend"):
        batch(())


@on_ranks(2)
def test_layer_over_two_processes_trains_as_the_whole():
    """A product whose rows of weights are dealt: what comes out is summed over all."""
    data = np.random.default_rng(1).standard_normal((8, 4)).astype(np.float32)
    label = data @ np.arange(1, 5, dtype=np.float32).reshape(4, 1)
    own = slice(2 * get_rank(), 2 * get_rank() + 2)

    class Part(nn.Cell):
        def __init__(self):
            super().__init__()
            self.dense = nn.Dense(2, 1, weight_init="zeros", has_bias=False)
            self.reduce = ops.AllReduce()

        def construct(self, x):
            return self.reduce(self.dense(x[:, own]))

    part, whole = Part(), nn.Dense(4, 1, weight_init="zeros", has_bias=False)
    for net, rate in ((part, 0.05), (whole, 0.1)):  # the losses of both are summed
        loss = nn.WithLossCell(net, nn.MSELoss())
        step = nn.TrainOneStepCell(loss, nn.SGD(net.trainable_params(), rate))
        for _ in range(10):
            step(Tensor(data), Tensor(label))

    found = part.dense.weight.asnumpy()
    np.testing.assert_allclose(found, whole.weight.asnumpy()[:, own], rtol=1e-4)
