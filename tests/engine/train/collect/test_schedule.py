import pytest

from engine.train.collect.schedule import is_due, tensor_every


def due_steps(total, every):
    return [step for step in range(1, total + 1) if is_due(step, every, first=step == 1)]


def test_the_first_step_and_every_nth_are_due():
    assert due_steps(30, 10) == [1, 10, 20, 30]


def test_frequency_one_takes_every_step():
    assert due_steps(3, 1) == [1, 2, 3]


@pytest.mark.parametrize(("total", "steps"), [(600, 21), (20, 3)])
def test_tensor_summaries_follow_the_documents_example(total, steps):
    every = tensor_every(10, None, total)

    assert len(due_steps(total, every)) == steps


def test_a_tensor_frequency_that_was_given_is_kept():
    assert tensor_every(10, 7, 600) == 7
