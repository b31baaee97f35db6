"""The mean of the losses of rows as one node: bit for bit what the operators compute."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import observing, providers
from engine.autodiff.walker import by_rules
from engine.ops.mean_loss import mean_sparse_softmax_cross_entropy

pytestmark = pytest.mark.native


def by_operators(logits: Any, labels: Any) -> Any:
    return ops.mean(ops.sparse_softmax_cross_entropy(logits, labels))


def both_of(function: Any, rows: int, classes: int) -> list[np.ndarray]:
    """The loss of some logits and twice it, and the gradient of the latter."""
    rng = np.random.default_rng(0)
    logits = Tensor(rng.standard_normal((rows, classes)).astype(np.float32))
    labels = Tensor(rng.integers(0, classes, rows).astype(np.int32))
    with by_rules():
        loss, gradient = ops.value_and_grad(lambda x: function(x, labels) * 2.0)(logits)
    return [function(logits, labels).asnumpy(), loss.asnumpy(), gradient.asnumpy()]


def assert_same_bits(rows: int, classes: int) -> None:
    found = both_of(mean_sparse_softmax_cross_entropy, rows, classes)
    for one, other in zip(found, both_of(by_operators, rows, classes), strict=True):
        assert (one.dtype, one.shape) == (other.dtype, other.shape)
        assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize(("rows", "classes"), [(32, 10), (1, 3), (2048, 1000), (70_000, 2)])
def test_loss_and_gradient_are_those_of_the_operators(rows: int, classes: int) -> None:
    assert_same_bits(rows, classes)


def test_without_native_kernels_the_operators_compute() -> None:
    with providers("numpy"):
        assert_same_bits(32, 10)


def test_infinite_losses_pass_without_a_word() -> None:
    logits = Tensor(np.array([[np.inf, 0.0], [0.0, -np.inf]], np.float32))
    labels = Tensor(np.array([1, 1], np.int32))

    found = mean_sparse_softmax_cross_entropy(logits, labels).asnumpy()

    np.testing.assert_array_equal(found, by_operators(logits, labels).asnumpy())


def test_label_that_is_no_class_is_refused() -> None:
    with pytest.raises(ValueError, match="labels from 0 to 2"):
        mean_sparse_softmax_cross_entropy(
            Tensor(np.zeros((2, 3), np.float32)), Tensor(np.array([0, 3], np.int32))
        )


def test_who_watches_sees_the_operators() -> None:
    seen: list[str] = []

    def watch(outputs: Any) -> None:
        node = outputs[0].origin[0]
        while node.primitive.name != "alias":
            seen.append(node.primitive.name)
            node = node.parents[0][0]

    labels = Tensor(np.zeros(4, np.int32))
    with observing(watch):
        ops.grad(lambda x: mean_sparse_softmax_cross_entropy(x, labels))(
            Tensor(np.zeros((4, 3), np.float32))
        )

    assert seen == ["reduce_mean", "sparse_softmax_cross_entropy"]
