from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import ops
from engine.communication import comm_func, create_group
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from tests.engine.one_process import begun, nothing_begun

__all__ = ["begun", "nothing_begun"]


def x():
    return engine.Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))


ALONE = {
    "all_reduce": lambda x: comm_func.all_reduce(x)[0],
    "greatest": lambda x: comm_func.all_reduce(x, "max", group="hccl_world_group")[0],
    "all_gather_into_tensor": lambda x: comm_func.all_gather_into_tensor(x)[0],
    "reduce_scatter_tensor": lambda x: comm_func.reduce_scatter_tensor(x)[0],
    "reduce": lambda x: comm_func.reduce(x, 0),
    "broadcast": comm_func.broadcast,
    "gather_into_tensor": comm_func.gather_into_tensor,
    "scatter_tensor": comm_func.scatter_tensor,
    "all_to_all": lambda x: comm_func.all_to_all_with_output_shape([(2, 3)], [x])[0][0],
    "all_to_all_single": lambda x: comm_func.all_to_all_single_with_output_shape((2, 3), x)[0],
}


@pytest.mark.parametrize("call", ALONE.values(), ids=ALONE)
def test_what_is_sent_comes_back(begun, call):
    sent = x()
    out = call(sent)

    assert np.array_equal(out.asnumpy(), x().asnumpy())
    assert out.dtype == sent.dtype

    out[0] = 9.0  # in memory of its own

    assert np.array_equal(sent.asnumpy(), x().asnumpy())


@pytest.mark.parametrize("call", ALONE.values(), ids=ALONE)
def test_gradient_passes_through(begun, call):
    gradient = engine.grad(lambda x: (call(x) * call(x)).sum())(x())

    assert np.array_equal(gradient.asnumpy(), 2 * x().asnumpy())


def test_shapes_of_what_comes_may_be_others(begun):
    (out,), handle = comm_func.all_to_all_with_output_shape([ops.zeros((3, 2))], [x()])

    assert out.shape == (3, 2)
    assert handle is None

    out, handle = comm_func.all_to_all_single_with_output_shape((6,), x(), [6], [2], async_op=True)

    assert out.shape == (6,)
    assert handle.wait() is None
    with pytest.raises(ShapeError, match=r"as many elements as in \(2, 3\), got shape \(5,\)"):
        comm_func.all_to_all_with_output_shape([(5,)], [x()])
    with pytest.raises(
        ArgumentValueError, match=r"\(input_split_sizes\) expected \[2\], got \[1\]"
    ):
        comm_func.all_to_all_single_with_output_shape((2, 3), x(), None, [1])
    with pytest.raises(ArgumentValueError, match="one entry for each process, 1, got 2"):
        comm_func.all_to_all_with_output_shape([(2, 3), (2, 3)], [x(), x()])
    with pytest.raises(ArgumentTypeError, match=r"\(input_tensor_list\) expected a list"):
        comm_func.all_to_all_with_output_shape([(2, 3)], x())


def test_rows_that_a_matrix_names_are_taken(begun):
    output = ops.zeros((1, 3))

    assert comm_func.all_to_all_v_c(output, x(), [1]) is None
    assert output.asnumpy().tolist() == [[0, 1, 2]]
    with pytest.raises(ShapeError, match=r"an output of shape \(2, 3\)"):
        comm_func.all_to_all_v_c(output, x(), [2])
    with pytest.raises(ArgumentTypeError, match="a number for each pair of processes, 1, got 4"):
        comm_func.all_to_all_v_c(output, x(), [1, 0, 0, 1])
    with pytest.raises(ArgumentTypeError, match="a list of ints"):
        comm_func.all_to_all_v_c(output, x(), (1,))


@pytest.mark.parametrize(
    "call",
    [comm_func.all_reduce, comm_func.all_gather_into_tensor, comm_func.reduce_scatter_tensor],
)
def test_handle_is_given_where_it_is_asked_for(begun, call):
    assert call(x())[1] is None
    assert call(x(), async_op=True)[1].wait() is None
    with pytest.raises(ArgumentTypeError, match=r"\(async_op\) expected a bool, got int"):
        call(x(), async_op=1)


@pytest.mark.parametrize("call", ALONE.values(), ids=ALONE)
def test_what_is_no_tensor_is_refused(begun, call):
    with pytest.raises(ArgumentTypeError, match="a tensor, got int"):
        call(3)


@pytest.mark.parametrize(
    "call",
    [
        lambda group: comm_func.all_reduce(x(), group=group),
        lambda group: comm_func.all_gather_into_tensor(x(), group),
        lambda group: comm_func.reduce_scatter_tensor(x(), group=group),
        lambda group: comm_func.reduce(x(), 0, group=group),
        lambda group: comm_func.broadcast(x(), group=group),
        lambda group: comm_func.gather_into_tensor(x(), group=group),
        lambda group: comm_func.scatter_tensor(x(), group=group),
        lambda group: comm_func.all_to_all_with_output_shape([(2, 3)], [x()], group),
        lambda group: comm_func.all_to_all_single_with_output_shape((2, 3), x(), group=group),
        lambda group: comm_func.all_to_all_v_c(x(), x(), [2], group),
        comm_func.barrier,
    ],
)
def test_group_is_looked_up(begun, call):
    create_group("alone", [0])
    call("alone")
    call("mccl_world_group")

    with pytest.raises(StateError, match=r"expected one of .*, got 'other'"):
        call("other")
    with pytest.raises(ArgumentTypeError, match=r"\(group\) expected a str, got int"):
        call(3)


@pytest.mark.parametrize("op", ["avg", "most", 1])
def test_reduction_is_one_of_four(begun, op):
    for call in (comm_func.all_reduce, comm_func.reduce_scatter_tensor):
        with pytest.raises(ArgumentTypeError, match="'sum', 'prod', 'min', 'max'"):
            call(x(), op)


def test_rank_is_that_of_a_process(begun):
    for call in (comm_func.broadcast, comm_func.gather_into_tensor, comm_func.scatter_tensor):
        with pytest.raises(ArgumentValueError, match="the rank of a process, 0, got 1"):
            call(x(), 1)
        with pytest.raises(ArgumentTypeError, match="an int, got str"):
            call(x(), "0")


def test_tensor_without_an_axis_cannot_be_gathered(begun):
    for call in (
        comm_func.all_gather_into_tensor,
        comm_func.reduce_scatter_tensor,
        comm_func.gather_into_tensor,
        comm_func.scatter_tensor,
    ):
        with pytest.raises(ShapeError, match="one axis at least"):
            call(engine.Tensor(3.0))


@pytest.mark.parametrize("name", ["send", "recv", "isend", "irecv", "batch_isend_irecv"])
def test_nobody_is_there_to_send_to(begun, name):
    with pytest.raises(StateError, match=f"{name} expected a second process as partner"):
        getattr(comm_func, name)([])


def test_message_is_noted():
    told = comm_func.P2POp("isend", x(), 1, tag=3)

    assert (told.op, told.peer, told.group, told.tag, told.recv_dtype) == (
        "isend",
        1,
        None,
        3,
        None,
    )
    assert comm_func.P2POp(comm_func.irecv, x(), 0).op is comm_func.irecv
    with pytest.raises(ArgumentValueError, match="'isend' or 'irecv', got 'shout'"):
        comm_func.P2POp("shout", x(), 0)
    with pytest.raises(ArgumentTypeError, match=r"P2POp\(op\)"):
        comm_func.P2POp(3, x(), 0)
    with pytest.raises(ArgumentTypeError, match=r"P2POp\(peer\)"):
        comm_func.P2POp("isend", x(), "0")
