"""Choices at random: how often, how many, and with which seed."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops


@pytest.fixture(autouse=True)
def _seed():
    engine.set_seed(3)


def test_columns_are_drawn_by_the_softmax_of_their_logits():
    logits = Tensor(np.log([[1.0, 3.0, 4.0]]).astype(np.float32) + 100)
    drawn = ops.random_categorical(logits, 4000).asnumpy()

    assert (drawn.shape, drawn.dtype) == ((1, 4000), np.int64)
    assert np.bincount(drawn[0]) / 4000 == pytest.approx([0.125, 0.375, 0.5], abs=0.03)
    assert ops.RandomCategorical(engine.int32)(logits, 2, 7).dtype == engine.int32


def test_weights_of_one_row_give_a_vector():
    one = Tensor([0.0, 0.0, 1.0])

    assert ops.multinomial(one, 3).tolist() == [2, 2, 2]
    assert ops.multinomial(one, 1, False).tolist() == [2]
    assert ops.Multinomial(seed=5)(one, 2).tolist() == [2, 2]
    assert ops.multinomial_with_replacement(one, 2, 5, 4, True).tolist() == [2] * 4
    assert ops.MultinomialWithReplacement(2)(Tensor([[1.0, 0.0, 0.5]]), 0, 0).dtype == engine.int64


def test_column_without_weight_is_never_drawn():
    weights = Tensor(np.array([0.0, 0.3, 0.0, 0.7, 0.0], np.float32))

    assert set(ops.multinomial(weights, 500).tolist()) == {1, 3}


def test_rows_are_shuffled_and_their_gradient_finds_back():
    x = Tensor(np.arange(8.0).reshape(4, 2))
    weights = Tensor(np.array([[1.0], [2.0], [3.0], [4.0]]))
    mixed = ops.shuffle(x, 7).asnumpy()
    gradient = ops.grad(lambda y: ops.shuffle(y, 7) * weights)(x).asnumpy()

    assert sorted(mixed.tolist()) == x.tolist()
    assert np.array_equal(gradient[(mixed[:, 0] / 2).astype(int), 0], [1.0, 2.0, 3.0, 4.0])
    assert ops.shuffle(Tensor(1.0)).tolist() == 1.0


def test_true_elements_are_chosen_and_zeros_follow():
    mask = np.array([[True, False], [True, True]])
    found, chosen = ops.choice_with_mask(Tensor(mask), 5)
    few, all_chosen = ops.RandomChoiceWithMask(count=2)(Tensor(mask))

    assert sorted(found.tolist()[:3]) == np.argwhere(mask).tolist()
    assert (found.tolist()[3:], chosen.tolist()) == ([[0, 0]] * 2, [True] * 3 + [False] * 2)
    assert (found.dtype, few.shape, all_chosen.tolist()) == (engine.int32, (2, 2), [True, True])


def test_every_true_element_is_chosen_as_often():
    mask = Tensor([True, False, True, True])
    first = [ops.choice_with_mask(mask, 1)[0].tolist()[0][0] for _ in range(300)]

    assert np.bincount(first, minlength=4) / 300 == pytest.approx(
        [1 / 3, 0, 1 / 3, 1 / 3], abs=0.08
    )


def test_expected_counts_are_those_of_their_chances():
    true = Tensor([[1], [3]])
    drawn, of_true, of_drawn = ops.uniform_candidate_sampler(true, 1, 3, False, 4)
    _, zipf, _ = ops.log_uniform_candidate_sampler(true, 1, 3, False, 4)

    assert (drawn.dtype, drawn.shape) == (engine.int64, (3,))
    assert of_true.tolist() == [[0.75], [0.75]]
    assert of_drawn.tolist() == [0.75] * 3
    assert zipf.asnumpy()[:, 0] == pytest.approx([0.75579, 0.41594], abs=1e-5)


def test_classes_differ_if_asked_and_right_answers_may_be_left_out():
    true = Tensor([[1], [3]])
    drawn, of_true, _ = ops.uniform_candidate_sampler(true, 1, 4, True, 4)
    others, _, _ = ops.uniform_candidate_sampler(true, 1, 2, True, 4, 0, True)
    by_class = ops.LogUniformCandidateSampler(1, 5, True, 5)(true)[0]

    assert sorted(drawn.tolist()) == [0, 1, 2, 3]
    assert sorted(others.tolist()) == [0, 2]
    assert sorted(by_class.tolist()) == [0, 1, 2, 3, 4]
    tries = np.log1p(-of_true.asnumpy()[0, 0]) / np.log(0.75)
    assert tries == pytest.approx(round(float(tries)), abs=1e-4)


def test_low_classes_are_drawn_most_often_by_zipfs_law():
    drawn, _, _ = ops.log_uniform_candidate_sampler(Tensor([[0]]), 1, 3000, False, 3)
    chances = np.log1p(1 / np.arange(1, 4)) / np.log(4)

    assert np.bincount(drawn.asnumpy()) / 3000 == pytest.approx(chances, abs=0.03)


@pytest.mark.parametrize(
    "call",
    [
        lambda: ops.multinomial(Tensor([0.0, 1.0]), 3, False),
        lambda: ops.multinomial(ops.ones((1, 1, 2)), 1),
        lambda: ops.random_categorical(Tensor([0.0]), 1),
        lambda: ops.choice_with_mask(Tensor(True), 1),
        lambda: ops.choice_with_mask(Tensor([True]), 0),
        lambda: ops.uniform_candidate_sampler(Tensor([[1]]), 1, 5, True, 4),
        lambda: ops.uniform_candidate_sampler(Tensor([[9]]), 1, 5, False, 4),
        lambda: ops.uniform_candidate_sampler(Tensor([[1]]), 2, 5, False, 4),
    ],
)
def test_choice_that_cannot_be_made_is_refused(call):
    with pytest.raises(ValueError):
        call()
