"""Each primitive with a rule gives of parts what it gives of the whole, however these are cut."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops, parallel
from engine.autodiff import PRIMITIVES, Value
from engine.errors import EngineError
from engine.ops.conv import conv2d
from engine.parallel.sharded.mesh import mesh_of_all
from engine.parallel.sharded.sharded_array import ShardedArray
from tests.ranks import on_ranks

ATOL = 1e-12
EACH_WAY = ("matmul", "dense", "gather by cut numbers")  # cut in each way


def drawn(*shape):
    return np.random.standard_normal(shape)


def whole_numbers(*shape):
    return np.random.randint(0, 4, shape)


def cases():
    """Functions of tensors, and their inputs; lengths are such that four processes divide some."""
    p = PRIMITIVES
    x, y = drawn(4, 8), drawn(4, 8)
    image, kernel = drawn(4, 4, 6, 6), drawn(8, 4, 3, 3)
    index = whole_numbers(4, 4)
    yield "add", ops.add, x, y
    yield "add row", ops.add, x, drawn(8)
    yield "add column", ops.add, x, drawn(4, 1)
    yield "number", lambda x: 2 * x - 1, x
    yield "mul", ops.mul, x, y
    yield "div", lambda x, y: x / (2 + y * y), x, y
    yield "where", lambda x, y: ops.where(x > 0, x, y), x, y
    yield "tanh", ops.tanh, x
    yield "matmul", ops.matmul, x, drawn(8, 4)
    yield "dense", p["dense_product"], x, drawn(4, 8)
    yield "batch matmul", ops.matmul, drawn(4, 4, 8), drawn(4, 8, 4)
    yield "batch and matrix", ops.matmul, drawn(2, 4, 8), drawn(8, 4)
    yield "sum", ops.sum, x
    yield "sum of rows", lambda x: ops.sum(x, 1), x
    yield "mean", ops.mean, x
    yield "mean kept", lambda x: ops.mean(x, 0, keep_dims=True), x
    yield "max", lambda x: ops.amax(x, 1), x
    yield "sum to", lambda x: p["sum_to"](x, shape=(4, 1)), x
    yield "softmax", lambda x: ops.softmax(x, axis=-1), x
    yield "log softmax", lambda x: ops.log_softmax(x, axis=0), x
    yield "layer norm", lambda x, w, b: ops.layer_norm(x, (8,), w, b), x, drawn(8), drawn(8)
    yield "moments", lambda x: p["standardized"](x, axes=(0,), epsilon=1e-5)[0], x
    yield "transpose", lambda x: ops.transpose(x, (1, 0)), x
    yield "reshape", lambda x: ops.reshape(x, (4, 2, 4)), x
    yield "flatten", lambda x: ops.reshape(x, (-1, 8)), drawn(4, 2, 8)
    yield "all in a row", lambda x: ops.reshape(x, (-1,)), x
    yield "heads", lambda x: ops.transpose(ops.reshape(x, (2, 4, 4, 2)), (0, 2, 1, 3)), drawn(8, 8)
    yield "broadcast", lambda x: ops.broadcast_to(x, (4, 4, 8)), drawn(4, 1, 8)
    yield "concat", lambda x, y: ops.concat((x, y), 1), x, y
    yield "split", lambda x: ops.split(x, 4, axis=1)[1], x
    yield "part", lambda x: x[:, 2:6], x
    yield "row", lambda x: x[1], x
    yield "new axis", lambda x: x[..., None, :], x
    yield "gather", lambda x: ops.gather(x, Tensor(index), 0), x
    yield "gather by cut numbers", lambda x, y: ops.gather(x, y, 0), x, whole_numbers(4, 4) - 2
    yield "gather of columns", lambda x: ops.gather(x, Tensor(index), 1), x
    yield "flip", lambda x: ops.flip(x, (1,)), x
    yield "pad", lambda x: ops.pad(x, (1, 1)), x
    yield "tile", lambda x: ops.tile(x, (2, 1)), x
    yield "cumsum", lambda x: ops.cumsum(x, 1), x
    yield "sort", lambda x: ops.sort(x, axis=0)[0], x
    yield "conv2d", lambda x, w: conv2d(x, w, padding=1, pad_mode="pad"), image, kernel
    yield "max pool", lambda x: ops.max_pool2d(x, 2), image
    yield "avg pool", lambda x: ops.avg_pool2d(x, 2), image
    yield "without a rule", lambda x: ops.matrix_exp(x[:, :4]), x
    yield "twice", lambda x: ops.relu(ops.matmul(x, x.T)) @ x, x


def layouts(shape, mesh):
    """Each way to cut one axis by all processes, and two axes by some each; not at all, too."""
    rank = len(shape)
    none = ((),) * rank
    yield none
    for axis in range(rank):
        yield (*none[:axis], mesh.axes, *none[axis + 1 :])
    if len(mesh.sizes) > 1 and rank > 1:
        yield ((0,), (1,), *none[2:])
        yield ((1,), *none[2:], (0,))


def fits(shape, cuts, mesh):
    return all(n % mesh.parts(axes) == 0 for n, axes in zip(shape, cuts, strict=True))


def laid(array, cuts, mesh):
    from engine.parallel.sharded.laid import laid_array

    return Value.wrap(laid_array(array, cuts, mesh))


def check(name, function, inputs, mesh, cuts):
    def total(*xs):
        out = function(*xs)
        weights = np.arange(out.size, dtype=np.float64).reshape(out.shape)
        return ops.sum(ops.sin(out) * Tensor(weights)), out

    positions = tuple(range(len(inputs)))
    grad = engine.value_and_grad(total, positions, has_aux=True)
    (_, expected), wanted = grad(*map(Tensor, inputs))
    tensors = [laid(x, own, mesh) for x, own in zip(inputs, cuts, strict=True)]
    (_, out), found = grad(*tensors)

    message = f"{name} with {cuts}"
    np.testing.assert_allclose(out.asnumpy(), expected.asnumpy(), atol=ATOL, err_msg=message)
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_allclose(one.asnumpy(), other.asnumpy(), atol=1e-10, err_msg=message)


def check_all(most, among=None, each_way=EACH_WAY):
    """Check up to so many ways to cut the inputs of cases, drawn alike in all processes.

    All cases count, or those that are named; some are cut in each way.
    """
    engine.set_auto_parallel_context(parallel_mode="semi_auto_parallel", full_batch=True)
    mesh = mesh_of_all()
    for name, function, *inputs in cases():
        if among is not None and name not in (*each_way, *among):
            continue
        each = [[w for w in layouts(x.shape, mesh) if fits(x.shape, w, mesh)] for x in inputs]
        ways = [cuts for cuts in itertools.product(*each) if any(map(any, cuts))]
        count = len(ways) if name in each_way else min(most, len(ways))
        for k in np.random.permutation(len(ways))[:count]:
            check(name, function, inputs, mesh, ways[k])


@on_ranks(2)
def test_parts_give_what_the_whole_does():
    check_all(most=3)


@on_ranks(2)
def test_sums_that_are_pending_are_added_up_where_they_are_needed():
    mesh = mesh_of_all()
    x, y = drawn(4, 8), drawn(4, 8)
    share = 0.25 if mesh.part((0,)) else 0.75

    def pending(array):
        return ShardedArray(array * share, ((), ()), mesh, (0,))

    add, mul, exp = (PRIMITIVES[name] for name in ("add", "mul", "exp"))
    both = add(pending(x), pending(y))
    assert both.pending == (0,)
    for out, expected in (
        (both, x + y),
        (add(pending(x), y), x + y),
        (add(pending(x), 1.0), x + 1),
        (mul(pending(x), 2.0), 2 * x),
        (mul(pending(x), pending(y)), x * y),
        (exp(pending(x)), np.exp(x)),
        (pending(x).reshape(8, 4), x.reshape(8, 4)),
        (-pending(x), -x),
    ):
        np.testing.assert_allclose(np.asarray(out), expected, atol=ATOL)


def refused(message, call, *args, **options):
    with pytest.raises(EngineError, match=message):
        call(*args, **options)


@on_ranks(2)
def test_strategies_that_cannot_be_are_refused():
    engine.set_auto_parallel_context(parallel_mode="semi_auto_parallel", full_batch=True)
    x, odd = Tensor(drawn(4, 8)), Tensor(drawn(3, 8))
    layout = parallel.Layout((2, 1), ("dp", "mp"), rank_list=[1, 0])

    refused("product divides 2 processes, got", ops.ReLU().shard(((2, 2),)), x)
    refused("2 parts divide, got a tensor of", ops.ReLU().shard(((2, 1),)), odd)
    refused("parts of 2 axes, got 1", ops.ReLU().shard(((2,),)), x)
    refused("strategies of 1 inputs", ops.ReLU().shard(((1, 1), (1, 1))), x)
    refused("2 parts where axes are alike", ops.MatMul().shard(((1, 2), (1, 1))), x, x.T)
    refused("ranks 0 to 1 in order", ops.ReLU().shard((layout("dp", "None"),)), x)
    refused(
        "parameter 'weight' expected an axis",
        nn.Dense(4, 3).shard,
        ((1, 1),),
        None,
        {"weight": (2, 1)},
    )


@on_ranks(2)
def test_optimizer_that_looks_at_whole_parameters_is_refused():
    engine.set_auto_parallel_context(parallel_mode="semi_auto_parallel", full_batch=True)
    net = nn.Dense(4, 4)
    net.shard(((1, 1),), parameter_plan={"weight": (2, 1)})
    step = nn.TrainOneStepCell(net, nn.Lamb(net.trainable_params(), 0.1))

    refused("Lamb expected parameters that each process has whole", step, Tensor(drawn(2, 4)))


@on_ranks(2)
def test_batches_that_do_not_fit_together_are_refused():
    engine.set_auto_parallel_context(parallel_mode="semi_auto_parallel")
    rank = mesh_of_all().part((0,))
    net = nn.Dense(4, 4)
    net.shard(((1, 1),), parameter_plan={"weight": (2, 1)})
    x = Tensor(drawn(2, 4))

    grad = engine.grad(lambda x: (x * x).sum())
    refused("inputs of one shape in all processes", grad, Tensor(drawn(2 + rank, 4)))
    weights = net.trainable_params()
    refused("the batch as arguments", engine.grad(lambda: net(x), None, weights))
    refused("full_batch=True", ops.matmul, x, net.weight)
