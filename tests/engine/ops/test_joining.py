from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops

X = np.arange(12.0).reshape(3, 4)
NONE = np.zeros((0, 4))


def tensors(parts):
    return [Tensor(part) for part in parts]


@pytest.mark.parametrize(("one", "other", "axis"), [(X, X[:1], 0), (X, X[:, :2], -1), (X, NONE, 0)])
def test_joined_tensors_get_their_part_of_the_gradient(one, other, axis):
    weights = np.arange(1.0, 1 + one.size + other.size).reshape(
        np.concatenate([one, other], axis).shape
    )

    def weighted(x, y):
        return ops.concat((x, y), axis) * Tensor(weights)

    gradients = ops.grad(weighted, (0, 1))(Tensor(one), Tensor(other))
    expected = np.split(weights, [one.shape[axis]], axis)
    assert np.array_equal(
        ops.cat(tensors([one, other]), axis).asnumpy(), np.concatenate([one, other], axis)
    )
    assert all(np.array_equal(g.asnumpy(), e) for g, e in zip(gradients, expected, strict=True))


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        (np.int64, np.float32, np.float32),
        (np.float16, np.float32, np.float32),
        (np.int32, np.int64, np.int64),
        (np.bool_, np.uint8, np.uint8),
        (np.int8, np.uint8, np.int16),
    ],
)
def test_types_that_differ_join_in_the_one_that_holds_both(one, other, together):
    joined = ops.concat((Tensor(np.ones(2, one)), Tensor(np.ones(1, other))))

    assert joined.asnumpy().dtype == together
    assert joined.tolist() == [1, 1, 1]


def test_gradient_of_what_was_converted_comes_in_its_own_type():
    half = Tensor(np.ones(2, np.float16))
    gradient = ops.grad(lambda x: ops.concat((x, ops.ones((1,)))) * 2)(half)

    assert (gradient.dtype, gradient.tolist()) == (engine.float16, [2, 2])


@pytest.mark.parametrize("axis", [0, 1, -1])
@pytest.mark.parametrize(("parts", "cuts"), [(2, [2]), ([1, 0, 2], [1, 1]), (9, [])])
def test_parts_are_of_one_length_or_of_the_lengths_given(axis, parts, cuts):
    square = X[:, :3]
    found = [part.asnumpy() for part in ops.split(Tensor(square), parts, axis)]

    assert len(found) == len(cuts) + 1
    assert all(map(np.array_equal, found, np.split(square, cuts, axis)))


def test_chunks_are_at_most_as_many_as_asked_for():
    assert [part.shape for part in ops.chunk(ops.zeros((7,)), 3)] == [(3,), (3,), (1,)]
    assert len(ops.chunk(ops.zeros((2,)), 5)) == 2
    assert [part.shape for part in ops.chunk(ops.zeros((0,)), 5)] == [(0,)]


def test_unbound_parts_lack_the_axis():
    assert [part.shape for part in ops.unbind(Tensor(X), 1)] == [(3,)] * 4
    assert ops.unbind(Tensor(NONE)) == ()


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda x: ops.concat(()), ValueError),
        (ops.concat, TypeError),
        (lambda x: ops.concat([x, 1.0]), TypeError),
        (lambda x: ops.concat([x, x[:, :2]]), ValueError),
        (lambda x: ops.concat([x, x[0]]), ValueError),
        (lambda x: ops.concat([x, x], 2), ValueError),
        (lambda x: ops.concat([x[0, 0], x[0, 0]]), ValueError),
        (lambda x: ops.stack([x, x[:2]]), ValueError),
        (lambda x: ops.stack([x, x], 3), ValueError),
        (lambda x: ops.stack([x, x.astype("int32")]), TypeError),
        (lambda x: ops.split(x, 0), ValueError),
        (lambda x: ops.split(x, [1, 1]), ValueError),
        (lambda x: ops.split(x, [4, -1]), ValueError),
        (lambda x: ops.split(x, 1, 2), ValueError),
        (lambda x: ops.chunk(x, 0), ValueError),
        (lambda x: ops.unbind(x[0, 0]), ValueError),
    ],
)
def test_what_does_not_fit_together_is_refused(call, kind):
    with pytest.raises(kind):
        call(Tensor(X))


def test_gradient_of_some_parts_is_zero_elsewhere() -> None:
    def total(x: Tensor) -> Tensor:
        parts = ops.split(x, [1, 2, 1, 2], 1)
        return ops.sum(parts[0] * 2) + ops.sum(parts[2] * 3)

    gradient = ops.grad(total)(ops.ones((2, 6))).asnumpy()

    assert gradient.tolist() == [[2, 0, 0, 3, 0, 0]] * 2


def test_steps_taken_one_by_one_cost_one_gradient_together() -> None:
    def total(x: Tensor) -> Tensor:
        return sum((step * k for k, step in enumerate(ops.unstack(x))), Tensor(0.0)).sum()

    gradient = ops.grad(total)(ops.ones((4, 2))).asnumpy()

    assert gradient.tolist() == [[k, k] for k in range(4)]
