from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from engine.ops import communication
from tests.engine.one_process import begun, nothing_begun

__all__ = ["begun", "nothing_begun"]


def x():
    return engine.Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))


# Each writes what is sent into a tensor: `call(output, sent, **options)`.
INTO = {
    "all_gather_into_tensor": ops.all_gather_into_tensor,
    "all_gather_into_tensor_uneven": ops.all_gather_into_tensor_uneven,
    "reduce_scatter_tensor": ops.reduce_scatter_tensor,
    "reduce_scatter_tensor_uneven": ops.reduce_scatter_tensor_uneven,
    "gather_into_tensor": ops.gather_into_tensor,
    "scatter_tensor": ops.scatter_tensor,
    "all_to_all_single": ops.all_to_all_single,
    "all_gather": lambda output, sent, **options: ops.all_gather([output], sent, **options),
    "reduce_scatter": lambda output, sent, **options: ops.reduce_scatter(output, [sent], **options),
    "all_to_all": lambda output, sent, **options: ops.all_to_all([output], [sent], **options),
    "gather": lambda output, sent, **options: communication.gather(sent, [output], **options),
    "scatter": lambda output, sent, **options: communication.scatter(output, [sent], **options),
    "all_to_all_v_c": lambda output, sent, **options: ops.all_to_all_v_c(
        output, sent, [2], **options
    ),
}

KEPT = {
    "all_reduce": ops.all_reduce,
    "reduce": lambda x, **options: ops.reduce(x, 0, **options),
    "broadcast": lambda x, **options: ops.broadcast(x, 0, **options),
    "barrier": lambda x, **options: ops.barrier(**options),
}


@pytest.mark.parametrize("call", INTO.values(), ids=INTO)
def test_output_takes_what_is_sent(begun, call):
    output = ops.zeros((2, 3))

    assert call(output, x()) is None
    assert np.array_equal(output.asnumpy(), x().asnumpy())
    assert call(output, x(), async_op=True).wait() is None


@pytest.mark.parametrize("call", INTO.values(), ids=INTO)
def test_output_has_the_shape_of_what_comes(begun, call):
    with pytest.raises(ShapeError, match=r"an output of shape \(2, 3\), got shape \(3, 3\)"):
        call(ops.zeros((3, 3)), x())
    with pytest.raises(ArgumentTypeError, match="a tensor, got"):
        call(ops.zeros((2, 3)), None)
    with pytest.raises(ArgumentTypeError, match="a tensor, got"):
        call(None, x())


@pytest.mark.parametrize("call", KEPT.values(), ids=KEPT)
def test_tensor_stays_as_it_is(begun, call):
    kept = x()

    assert call(kept) is None
    assert np.array_equal(kept.asnumpy(), x().asnumpy())
    assert call(kept, async_op=True).wait() is None


@pytest.mark.parametrize(
    "call",
    [
        *KEPT.values(),
        *(lambda x, c=call, **o: c(ops.zeros((2, 3)), x, **o) for call in INTO.values()),
    ],
)
def test_group_is_looked_up(begun, call):
    call(x(), group="mccl_world_group")
    call(x(), group=None)

    with pytest.raises(StateError, match=r"expected one of .*, got 'other'"):
        call(x(), group="other")
    with pytest.raises(ArgumentTypeError, match=r"\(async_op\) expected a bool"):
        call(x(), async_op=1)


@pytest.mark.parametrize("op", ["most", 1])
def test_reduction_is_one_of_five(begun, op):
    ops.all_reduce(x(), "avg")

    for call in (
        lambda: ops.all_reduce(x(), op),
        lambda: ops.reduce(x(), 0, op),
        lambda: ops.reduce_scatter_tensor(x(), x(), op),
        lambda: ops.reduce_scatter(x(), [x()], op),
    ):
        with pytest.raises(ArgumentTypeError, match="'sum', 'max', 'min', 'prod', 'avg'"):
            call()


def test_rank_is_that_of_a_process(begun):
    for call in (
        lambda: ops.broadcast(x(), 1),
        lambda: ops.reduce(x(), 1),
        lambda: ops.gather_into_tensor(x(), x(), 1),
        lambda: ops.scatter_tensor(x(), x(), 1),
        lambda: communication.gather(x(), [x()], 1),
        lambda: communication.scatter(x(), [x()], 1),
    ):
        with pytest.raises(ArgumentValueError, match="the rank of a process, 0, got 1"):
            call()


def test_lists_have_a_tensor_for_each_process(begun):
    for call in (
        lambda: ops.all_gather([x(), x()], x()),
        lambda: ops.reduce_scatter(x(), [x(), x()]),
        lambda: ops.all_to_all([x(), x()], [x()]),
        lambda: communication.gather(x(), [x(), x()]),
        lambda: communication.scatter(x(), [x(), x()]),
    ):
        with pytest.raises(ArgumentTypeError, match="as many tensors as processes, 1, got 2"):
            call()
    with pytest.raises(ArgumentTypeError, match="a list or tuple of tensors, got NoneType"):
        communication.scatter(x(), None)


def test_sizes_are_the_rows(begun):
    ops.all_to_all_single(x(), x(), [2], (2,))

    for call in (
        lambda: ops.all_to_all_single(x(), x(), [1], [2]),
        lambda: ops.all_gather_into_tensor_uneven(x(), x(), [3]),
        lambda: ops.reduce_scatter_tensor_uneven(x(), x(), [1, 1]),
    ):
        with pytest.raises(ArgumentValueError, match=r"expected \[2\], got \["):
            call()


def test_rows_that_a_matrix_names_are_taken(begun):
    output = ops.zeros((1, 3))

    ops.all_to_all_v_c(output, x(), [1])

    assert output.asnumpy().tolist() == [[0, 1, 2]]
    with pytest.raises(ArgumentTypeError, match="a number for each pair of processes, 1"):
        ops.all_to_all_v_c(output, x(), [1, 0, 0, 1])
    with pytest.raises(ArgumentTypeError, match="a list of ints"):
        ops.all_to_all_v_c(output, x(), (1,))


def test_path_of_the_documents_gives_the_same_functions():
    assert communication.all_reduce is ops.all_reduce
    assert communication.get_rank is ops.get_rank
    assert communication.gather is not ops.gather  # which takes by indices
