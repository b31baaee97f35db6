"""The loss of sequences by counting, where it ends, what it refuses; see also PyTorch's cases."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from engine import Tensor, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError

SCORES = np.log(np.random.default_rng(2).dirichlet(np.ones(3), (4, 2)))
TARGETS, FRAMES, SIZES = Tensor([[1, 1], [2, 0]]), Tensor([4, 3]), Tensor([2, 1])


def spelled(path):
    return [one for one, _ in itertools.groupby(path) if one != 0]


def by_counting(row, frames, target):
    """All ways through the frames, one by one."""
    ways = itertools.product(range(3), repeat=frames)
    return -np.log(
        sum(
            np.exp(sum(SCORES[t, row, one] for t, one in enumerate(way)))
            for way in ways
            if spelled(way) == target
        )
    )


def test_all_ways_to_spell_a_target_count():
    loss, starts = ops.ctc_loss(Tensor(SCORES), TARGETS, FRAMES, SIZES, reduction="none")

    assert loss.asnumpy() == pytest.approx([by_counting(0, 4, [1, 1]), by_counting(1, 3, [2])])
    assert starts.shape == (2, 4, 5)
    assert np.isneginf(starts.asnumpy()[1, 3]).all()
    assert starts.asnumpy()[0, 0, :2].tolist() == SCORES[0, 0, :2].tolist()


def test_targets_may_lie_one_after_the_other_and_lengths_be_tuples():
    rows = ops.ctc_loss(Tensor(SCORES), TARGETS, FRAMES, SIZES)[0]
    flat = ops.ctc_loss(Tensor(SCORES), Tensor([1, 1, 2]), (4, 3), (2, 1))[0]

    assert float(rows) == float(flat)


def test_one_sample_needs_no_batch():
    loss, _ = ops.ctc_loss(Tensor(SCORES[:, 0]), Tensor([1, 1]), (4,), (2,), reduction="none")

    assert loss.shape == ()
    assert float(loss) == pytest.approx(by_counting(0, 4, [1, 1]))


def test_target_that_cannot_be_spelled_loses_infinity_or_on_demand_nothing():
    few = Tensor([2, 3])  # the same class twice needs three frames
    plain = ops.ctc_loss(Tensor(SCORES), TARGETS, few, SIZES, reduction="none")[0]

    def zeroed(scores):
        return ops.ctc_loss(scores, TARGETS, few, SIZES, reduction="sum", zero_infinity=True)[0]

    assert np.isinf(plain.asnumpy()).tolist() == [True, False]
    assert float(zeroed(Tensor(SCORES))) == pytest.approx(by_counting(1, 3, [2]))
    assert not ops.grad(zeroed)(Tensor(SCORES)).asnumpy()[:, 0].any()


def test_class_without_any_probability_leaves_the_others_their_gradients():
    scores = SCORES.copy()
    scores[:, :, 2] = -np.inf
    gradient = ops.grad(lambda x: ops.ctc_loss(x, TARGETS[:1], (4,), (2,))[0])(
        Tensor(scores[:, :1])
    )

    assert np.isfinite(gradient.asnumpy()).all()


def test_half_precision_is_computed_in_single():
    loss, _ = ops.ctc_loss(Tensor(SCORES.astype(np.float16)), TARGETS, FRAMES, SIZES)
    exact, _ = ops.ctc_loss(Tensor(SCORES), TARGETS, FRAMES, SIZES)

    assert str(loss.dtype) == "Float16"
    assert float(loss) == pytest.approx(float(exact), rel=2e-3)


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"blank": 3}, ArgumentValueError),
        ({"reduction": "all"}, ArgumentValueError),
        ({"zero_infinity": 1}, ArgumentTypeError),
        ({"input_lengths": Tensor([5, 3])}, StateError),
        ({"input_lengths": Tensor([4.0, 3.0])}, ArgumentTypeError),
        ({"target_lengths": Tensor([2])}, ShapeError),
        ({"target_lengths": Tensor([3, 1])}, ShapeError),
        ({"targets": Tensor([[1, 9], [2, 0]])}, ArgumentValueError),
        ({"targets": Tensor([[1.0, 1.0], [2.0, 0.0]])}, ArgumentTypeError),
        ({"targets": Tensor([1, 1])}, ShapeError),
        ({"log_probs": Tensor(SCORES[0, 0])}, ShapeError),
    ],
)
def test_what_does_not_fit_is_refused(changed, error):
    given = {"log_probs": Tensor(SCORES), "targets": TARGETS}
    given |= {"input_lengths": FRAMES, "target_lengths": SIZES} | changed
    with pytest.raises(error):
        ops.ctc_loss(**given)


def test_operator_class_and_layer_give_the_same():
    row = ops.CTCLossV2()(Tensor(SCORES), TARGETS, FRAMES, SIZES)[0].asnumpy()
    layer = nn.CTCLoss(reduction="sum")(Tensor(SCORES), TARGETS, FRAMES, SIZES)

    assert float(layer) == pytest.approx(row.sum())
