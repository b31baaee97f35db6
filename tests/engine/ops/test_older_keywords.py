"""Arguments may have the names of MindSpore's other years."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.ops.older_keywords import as_now

X = Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))


@pytest.mark.parametrize(
    ("older", "now"),
    [
        (lambda: ops.add(x=X, y=X), lambda: ops.add(X, X)),
        (lambda: ops.abs(x=X), lambda: ops.abs(X)),
        (lambda: ops.logsumexp(X, axis=1), lambda: ops.logsumexp(X, 1)),
        (lambda: ops.logsumexp(X, axis=1, keep_dims=True), lambda: ops.logsumexp(X, 1, True)),
        (lambda: ops.norm(X, axis=1, p=1, keep_dims=True), lambda: ops.norm(X, 1, 1, True)),
        (lambda: ops.amax(X, axis=0, keep_dims=True), lambda: ops.amax(X, 0, True)),
        (lambda: ops.std(X, axis=0, unbiased=True), lambda: ops.std(X, 0, 1)),
        (lambda: ops.concat(input_x=(X, X), axis=1), lambda: ops.concat((X, X), 1)),
        (lambda: ops.stack(input_x=[X, X]), lambda: ops.stack([X, X])),
        (lambda: ops.tile(input_x=X, multiples=(2, 1)), lambda: ops.tile(X, (2, 1))),
        (lambda: ops.linspace(start=0, stop=1, num=3), lambda: ops.linspace(0, 1, 3)),
        (lambda: ops.ones(shape=(2,), type=engine.int32), lambda: ops.ones((2,), engine.int32)),
        (lambda: ops.select(cond=X > 2, x=X, y=-X), lambda: ops.select(X > 2, X, -X)),
        (lambda: ops.matmul(x1=X, x2=X.T), lambda: ops.matmul(X, X.T)),
        (lambda: ops.pow(x=X, y=2), lambda: ops.pow(X, 2)),
        (lambda: ops.smooth_l1_loss(logits=X, labels=X + 1), lambda: ops.smooth_l1_loss(X, X + 1)),
        (lambda: ops.transpose(input_x=X, input_perm=(1, 0)), lambda: ops.transpose(X, (1, 0))),
        (lambda: ops.reshape(input_x=X, input_shape=(3, 2)), lambda: ops.reshape(X, (3, 2))),
        (lambda: ops.addcdiv(input_data=X, x1=X, x2=X + 1), lambda: ops.addcdiv(X, X, X + 1)),
        (lambda: ops.true_divide(x=X, y=X + 1), lambda: ops.true_divide(X, X + 1)),
        (lambda: ops.outer(x1=X[0], x2=X[1]), lambda: ops.outer(X[0], X[1])),
        (lambda: ops.lerp(start=X, end=-X, weight=0.3), lambda: ops.lerp(X, -X, 0.3)),
        (lambda: X.norm(axis=1, p=1), lambda: ops.norm(X, 1, 1)),
        (lambda: X.clip(xmin=1, xmax=3), lambda: X.clip(1, 3)),
        (lambda: X.amax(axis=0, keep_dims=True), lambda: X.amax(0, True)),
    ],
)
def test_call_by_an_older_name_is_the_call_by_the_present_one(older: Any, now: Any) -> None:
    np.testing.assert_array_equal(older().asnumpy(), now().asnumpy())


@pytest.mark.parametrize(
    ("older", "now"),
    [
        (lambda: ops.addcdiv(x2=X + 1, x1=X, input_data=-X), lambda: ops.addcdiv(-X, X, X + 1)),
        (lambda: ops.true_divide(y=X + 1, x=X), lambda: ops.true_divide(X, X + 1)),
        (lambda: ops.sub(y=X, x=-X), lambda: ops.sub(-X, X)),
        (lambda: ops.sub(x2=X, x1=-X), lambda: ops.sub(-X, X)),
        (lambda: ops.pow(y=2, x=X), lambda: ops.pow(X, 2)),
        (lambda: ops.matmul(x2=X.T, x1=X), lambda: ops.matmul(X, X.T)),
        (lambda: ops.select(y=-X, x=X, cond=X > 2), lambda: ops.select(X > 2, X, -X)),
    ],
)
def test_order_of_older_names_does_not_matter(older: Any, now: Any) -> None:
    np.testing.assert_array_equal(older().asnumpy(), now().asnumpy())


def test_unknown_names_are_refused_as_before() -> None:
    with pytest.raises(TypeError, match="add"):
        ops.add(X, X, blue=1)
    with pytest.raises(TypeError, match="norm"):
        ops.norm(X, blue=1)
    with pytest.raises(TypeError, match=r"Tensor\.sum"):
        X.sum(blue=1)


def test_argument_is_not_given_twice() -> None:
    with pytest.raises(TypeError):
        ops.logsumexp(X, 1, axis=0)


def test_gradient_flows_through_an_older_call() -> None:
    gradient = engine.grad(lambda x: ops.mul(x=x, y=x).sum())(X)

    np.testing.assert_array_equal(gradient.asnumpy(), 2 * X.asnumpy())


def test_what_is_known_stays_and_no_help_is_none() -> None:
    assert as_now(["input", "dim"], 0, {"input": 1, "axis": 2}) == {"input": 1, "dim": 2}
    assert as_now(["input", "dim"], 1, {"dim": 2}) is None
    assert as_now(["input", "other"], 1, {"x": 2}) is None  # the first is given
    assert as_now(["input", "other"], 0, {"x": 1, "input_x": 2}) is None  # two for one
