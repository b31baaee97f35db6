import pytest

from engine.train.collect.schedule import is_due, tensor_turns


def due_steps(total, every):
    return [step for step in range(1, total + 1) if is_due(step, every, first=step == 1)]


def tensor_steps(total, every, given=None):
    return sorted({1, *tensor_turns(every, given, total)} - {0})


def test_the_first_step_and_every_nth_are_due():
    assert due_steps(30, 10) == [1, 10, 20, 30]


def test_frequency_one_takes_every_step():
    assert due_steps(3, 1) == [1, 2, 3]


@pytest.mark.parametrize(("total", "tensors", "others"), [(600, 20, 61), (20, 3, 3)])
def test_the_documents_examples_of_tensor_summaries_hold(total, tensors, others):
    assert len(tensor_steps(total, 10)) == tensors
    assert len(due_steps(total, 10)) == others


@pytest.mark.parametrize(
    ("total", "every", "steps"),
    [
        (30, 5, [1, 5, 10, 15, 20, 25, 30]),
        (19, 1, list(range(1, 20))),
        (21, 1, list(range(1, 21))),
        (37, 1, list(range(1, 21))),
        (38, 1, [1, *range(2, 39, 2)]),
        (1000, 1, [1, *range(52, 1000, 52)]),
    ],
)
def test_tensor_summaries_are_taken_at_mindspores_steps(total, every, steps):
    assert tensor_steps(total, every) == steps


def test_a_tensor_frequency_that_was_given_is_kept():
    assert tensor_steps(30, 10, 7) == [1, 7, 14, 21, 28]
