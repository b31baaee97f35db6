"""Operator classes: options first, tensors at the call."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Parameter, Tensor, ops
from engine.errors import ArgumentTypeError
from engine.ops import operations as P

X = np.array([[1.0, -2.0, 3.0], [4.0, 5.0, -6.0]])


def check(out: Any, expected: Any) -> None:
    parts = out if isinstance(out, tuple) else (out,)
    wanted = expected if isinstance(expected, tuple) else (expected,)
    for part, other in zip(parts, wanted, strict=True):
        np.testing.assert_allclose(np.asarray(part), other, rtol=1e-6)


def test_every_operator_class_is_also_in_ops_and_prints_its_name() -> None:
    for name in P.__all__:
        assert getattr(ops, name) is getattr(P, name)
    assert repr(P.ReLU()) == "Prim[ReLU]"
    assert repr(P.Primitive("Mine")) == "Prim[Mine]"


@pytest.mark.parametrize(
    ("operator", "args", "expected"),
    [
        (P.ReLU(), (X,), np.maximum(X, 0)),
        (P.Softmax(0), (X,), np.exp(X) / np.exp(X).sum(0)),
        (P.Softmax((1,)), (X,), np.exp(X) / np.exp(X).sum(1, keepdims=True)),
        (P.LogSoftmax(0), (X,), X - np.log(np.exp(X).sum(0))),
        (P.Elu(2.0), (X,), np.where(X > 0, X, 2 * np.expm1(np.minimum(X, 0)))),
        (P.ReduceSum(), (X,), 6.0 - 1),
        (P.ReduceSum(keep_dims=True), (X, 1), X.sum(1, keepdims=True)),
        (P.ReduceSum(skip_mode=True), (X, ()), X),
        (P.ReduceMean(), (X, (0, 1)), X.mean()),
        (P.ReduceMax(), (X, 0), X.max(0)),
        (P.ReduceMin(), (X, 0), X.min(0)),
        (P.ReduceProd(), (X, 1), X.prod(1)),
        (P.ReduceAll(), (X > 0, 0), (X > 0).all(0)),
        (P.ReduceAny(), (X > 0, 0), (X > 0).any(0)),
        (P.Argmax(), (X,), X.argmax(-1)),
        (P.Argmin(0), (X,), X.argmin(0)),
        (P.ArgMaxWithValue(1), (X,), (X.argmax(1), X.max(1))),
        (P.ArgMinWithValue(1, keep_dims=True), (X,), (X.argmin(1)[:, None], X.min(1)[:, None])),
        (P.CumSum(), (X, 1), X.cumsum(1)),
        (P.CumSum(exclusive=True), (X, 1), X.cumsum(1) - X),
        (P.CumSum(reverse=True), (X, 0), X[::-1].cumsum(0)[::-1]),
        (P.MatMul(), (X, X.T), X @ X.T),
        (P.MatMul(transpose_a=True), (X, X), X.T @ X),
        (P.BatchMatMul(transpose_b=True), (X[None], X[None]), (X @ X.T)[None]),
        (P.AddN(), ([Tensor(X), Tensor(X)],), 2 * X),
        (P.AccumulateNV2(), ([Tensor(X), Tensor(X)],), 2 * X),
        (P.TensorAdd(), (X, X), 2 * X),
        (P.SquaredDifference(), (X, X + 2), np.full(X.shape, 4)),
        (P.Mod(), (X, np.full(X.shape, 4.0)), np.fmod(X, 4)),
        (P.FloorMod(), (X, np.full(X.shape, 4.0)), np.mod(X, 4)),
        (P.L2Loss(), (X,), (X**2).sum() / 2),
        (P.L2Normalize(axis=1), (X,), X / np.linalg.norm(X, axis=1, keepdims=True)),
        (P.Cast(), (X, engine.int32), X.astype(np.int32)),
        (P.Reshape(), (X, (3, 2)), X.reshape(3, 2)),
        (P.Transpose(), (X, (1, 0)), X.T),
        (P.ExpandDims(), (X, 0), X[None]),
        (P.Squeeze(0), (X[None],), X),
        (P.Squeeze(), (X[None],), X),
        (P.Concat(1), ((Tensor(X), Tensor(X)),), np.concatenate([X, X], 1)),
        (P.Stack(), ([Tensor(X), Tensor(X)],), np.stack([X, X])),
        (P.Unstack(0, 2), (X,), (X[0], X[1])),
        (P.Split(1, 3), (X,), (X[:, :1], X[:, 1:2], X[:, 2:])),
        (P.Tile(), (X, (2, 1)), np.tile(X, (2, 1))),
        (P.BroadcastTo((2, 2, 3)), (X,), np.stack([X, X])),
        (P.Pad(((1, 0), (0, 2))), (X,), np.pad(X, ((1, 0), (0, 2)))),
        (P.Slice(), (X, (0, 1), (2, -1)), X[:, 1:]),
        (P.Gather(), (X, np.array([2, 0]), 1), X[:, [2, 0]]),
        (P.GatherD(), (X, 1, np.array([[0], [2]])), np.array([[1.0], [-6.0]])),
        (P.OneHot(), (np.array([1]), 3, Tensor(2.0), Tensor(0.0)), np.array([[0, 2, 0]])),
        (P.TopK(), (X, 2), (np.array([[3, 1], [5, 4]]), np.array([[2, 0], [1, 0]]))),
        (P.Fill(), (engine.float32, (2,), 3), np.full(2, 3)),
        (P.Range(), (1, 7, 2), np.array([1, 3, 5])),
        (P.ZerosLike(), (X,), np.zeros(X.shape)),
        (P.Select(), (X > 0, X, np.zeros(X.shape)), np.maximum(X, 0)),
        (P.Identity(), (X,), X),
    ],
)
def test_operator_computes_what_its_name_says(operator: Any, args: tuple, expected: Any) -> None:
    given = (Tensor(x) if isinstance(x, np.ndarray) else x for x in args)

    check(operator(*given), expected)


def test_descriptions_are_python_values() -> None:
    x = Tensor(X.astype(np.float32))

    assert (P.Shape()(x), P.Rank()(x), P.Size()(x)) == ((2, 3), 2, 6)
    assert P.DType()(x) == engine.float32


def test_convolution_checks_its_weight(rng: np.random.Generator) -> None:
    x, weight = rng.standard_normal((1, 2, 5, 5)), rng.standard_normal((3, 2, 3, 3))
    operator = P.Conv2D(3, 3, pad_mode="pad", pad=1, stride=2)

    check(
        operator(Tensor(x), Tensor(weight)),
        ops.conv2d(Tensor(x), Tensor(weight), None, 2, "pad", 1).asnumpy(),
    )
    with pytest.raises(ValueError, match=r"a weight \(3, channels, 3, 3\)"):
        operator(Tensor(x), Tensor(weight[:2]))


def test_pools_take_strides(rng: np.random.Generator) -> None:
    x = rng.standard_normal((1, 2, 4, 4))
    quarters = x.reshape(1, 2, 2, 2, 2, 2)

    check(P.MaxPool(2, 2)(Tensor(x)), quarters.max((3, 5)))
    check(P.AvgPool(2, 2, "valid")(Tensor(x)), quarters.mean((3, 5)))


def test_layer_norm_returns_its_moments() -> None:
    ones, zeros = Tensor(np.ones(3)), Tensor(np.zeros(3))
    out, mean, variance = P.LayerNorm(epsilon=0.0)(Tensor(X), ones, zeros)

    check(mean, X.mean(1, keepdims=True))
    check(variance, X.var(1, keepdims=True))
    check(out, (X - X.mean(1, keepdims=True)) / X.std(1, keepdims=True))


def test_batch_norm_returns_five_tensors() -> None:
    ones, zeros = Tensor(np.ones(3)), Tensor(np.zeros(3))
    out = P.BatchNorm(is_training=True)(Tensor(X), ones, zeros, zeros.copy(), ones.copy())

    assert len(out) == 5
    check(out[0], (X - X.mean(0)) / np.sqrt(X.var(0) + 1e-5))


def test_dropout_returns_its_mask() -> None:
    engine.set_seed(1)
    out, mask = P.Dropout(keep_prob=0.5)(ops.ones((100,)))

    assert np.array_equal(out.asnumpy() != 0, mask.asnumpy())
    assert P.Dropout(keep_prob=1.0)(ops.ones((5,)))[1].asnumpy().all()


def test_divergence_of_a_batch_is_the_sum_over_its_samples():
    probabilities = np.array([[0.25, 0.75], [0.5, 0.5]], np.float32)
    logits, labels = Tensor(np.log(probabilities[::-1])), Tensor(probabilities)
    summed = float(P.KLDivLoss("sum")(logits, labels))

    assert summed > 0.1
    assert float(P.KLDivLoss("batchmean")(logits, labels)) == pytest.approx(summed / 2)


def test_losses_return_what_mindspores_return() -> None:
    logits, labels = Tensor(X), Tensor(np.array([0, 2]))
    share = np.exp(X) / np.exp(X).sum(1, keepdims=True)
    hits = np.eye(3)[[0, 2]]
    rows = -np.log((share * hits).sum(1))
    check(P.SoftmaxCrossEntropyWithLogits()(logits, Tensor(hits)), (rows, share - hits))
    check(P.SparseSoftmaxCrossEntropyWithLogits()(logits, labels), rows.mean())
    gradient = P.SparseSoftmaxCrossEntropyWithLogits(is_grad=True)(logits, labels)
    check(gradient, (share - hits) / 2)
    weight = np.array([1.0, 1.0, 3.0])
    loss = P.NLLLoss("sum")(ops.log_softmax(logits), labels, Tensor(weight))
    check(loss, ((rows * weight[[0, 2]]).sum(), 4.0))


def test_reduction_is_checked_when_the_operator_is_made() -> None:
    with pytest.raises(ValueError, match=r"BinaryCrossEntropy\(reduction\)"):
        P.BinaryCrossEntropy("average")


def test_random_operators_repeat_with_a_seed() -> None:
    for operator in (P.StandardNormal, P.UniformReal):
        assert np.array_equal(operator(3)((4,)).asnumpy(), operator(3)((4,)).asnumpy())


def test_assignment_writes_in_place_and_keeps_the_dtype() -> None:
    weight = Parameter(Tensor([1.0, 2.0]), name="weight")
    P.Assign()(weight, Tensor(np.array([3.0, 4.0])))
    P.AssignAdd()(weight, 1)
    out = P.AssignSub()(weight, Tensor([0.0, 5.0]))

    assert out is weight
    assert weight.asnumpy().tolist() == [4, 0]
    assert weight.dtype == engine.float32


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: P.Conv2D(1, 1, mode=2), ValueError, r"Conv2D\(mode\) expected 1"),
        (lambda: P.MaxPool(data_format="NHWC"), ValueError, "expected 'NCHW'"),
        (lambda: P.Dropout(0.0), ValueError, "above 0, up to 1"),
        (lambda: P.Split(0, 2)(Tensor([1.0, 2.0, 3.0])), ValueError, "divisible by 2"),
        (lambda: P.Unstack(0, 3)(Tensor(X)), ValueError, "length 3 at axis 0"),
        (lambda: ops.assign(Tensor([1.0]), Tensor([1.0, 2.0])), ValueError, r"assign\(value\)"),
        (lambda: ops.assign(1.0, 2.0), TypeError, "a Parameter or Tensor, got float"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()


def test_operator_notes_that_it_is_to_be_recomputed():
    assert ops.ReLU().recompute().attrs == {"recompute": True}
    assert str(ops.ReLU().recompute(False)) == "Prim[ReLU]<recompute=False>"
    with pytest.raises(ArgumentTypeError, match=r"ReLU.recompute\(mode\) expected a bool, got int"):
        ops.ReLU().recompute(3)


def test_operator_notes_where_it_is_wanted() -> None:
    operator = P.ReLU().set_device("CPU").set_stage(1)

    assert operator.attrs == {"primitive_target": "CPU", "stage": 1}
    assert operator.del_prim_attr("stage").attrs == {"primitive_target": "CPU"}
    with pytest.raises(RuntimeError, match=r"ReLU.set_device\(primitive_target\) expected one of"):
        operator.set_device("TPU")
