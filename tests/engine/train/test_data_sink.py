"""A function that takes its inputs from a dataset."""

from __future__ import annotations

import gc
import threading

import numpy as np
import pytest

import engine
from engine import Tensor, nn
from engine import dataset as ds
from engine.errors import ArgumentTypeError, ArgumentValueError, MisfitError


def batches(count=3):
    data = {"x": np.arange(2 * count), "y": np.ones(2 * count)}
    return ds.NumpySlicesDataset(data, shuffle=False).batch(2)


def first(x, y):
    """What the first row is."""
    return x[0] * y[0]


def test_each_call_takes_the_next_batch_without_end():
    step = engine.data_sink(first, batches())

    assert [int(step()) for _ in range(5)] == [0, 2, 4, 0, 2]


def test_call_takes_a_sink_and_gives_what_came_of_its_last_batch():
    step = engine.data_sink(first, batches(), sink_size=2)

    assert [int(step()) for _ in range(4)] == [2, 0, 4, 2]


def test_function_keeps_its_name_and_words():
    step = engine.data_sink(first, batches())

    assert (step.__name__, step.__doc__) == ("first", "What the first row is.")


def test_training_step_takes_its_batches():
    network = nn.Dense(2, 1)
    optimizer = nn.SGD(network.trainable_params(), 0.1)
    forward = engine.value_and_grad(
        lambda x, y: ((network(x) - y) ** 2).mean(), None, optimizer.parameters
    )

    def step(x, y):
        loss, gradients = forward(x, y)
        optimizer(gradients)
        return loss

    rng = np.random.default_rng(1)
    x = rng.normal(size=(8, 2)).astype(np.float32)
    rows = ds.NumpySlicesDataset({"x": x, "y": x[:, :1]}, shuffle=False).batch(4)
    sunk = engine.data_sink(step, rows, sink_size=2)
    losses = [float(sunk()) for _ in range(20)]

    assert losses[-1] < losses[0] / 10


def test_thread_ends_with_the_function():
    step = engine.data_sink(first, batches())
    step()
    running = [one for one in threading.enumerate() if one.name == "batches ahead"]
    del step
    gc.collect()
    for one in running:
        one.join(30)

    assert running
    assert not any(one.is_alive() for one in running)


@pytest.mark.parametrize(
    "signature",
    [
        [Tensor([1, 2]), Tensor([1.0, 2.0], engine.float64)],
        (Tensor(shape=[None], dtype=engine.int64), Tensor([1.0, 2.0], engine.float64)),
        (Tensor([1, 2]), Tensor(shape=None, dtype=engine.float64)),
    ],
)
def test_batches_that_fit_the_signature_are_taken(signature):
    step = engine.data_sink(first, batches(), input_signature=signature)

    assert int(step()) == 0


@pytest.mark.parametrize(
    ("signature", "message"),
    [
        (Tensor([1, 2]), "1 columns, got 2"),
        ([Tensor([1, 2]), Tensor([1, 2])], "Int64 of shape .2,. as column 1, got Float64"),
        ([Tensor([1]), Tensor([1.0], engine.float64)], "as column 0, got Int64 of shape .2,."),
        ([Tensor(1), Tensor([1.0], engine.float64)], "as column 0, got Int64 of shape .2,."),
    ],
)
def test_batch_that_does_not_fit_the_signature_is_refused(signature, message):
    step = engine.data_sink(first, batches(), input_signature=signature)

    with pytest.raises(MisfitError, match=message):
        step()


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ((1, batches()), ArgumentTypeError, r"data_sink\(fn\) expected a function, got int"),
        ((first, [1]), ArgumentTypeError, "a dataset, got list"),
        ((first, batches(), 0), ArgumentValueError, "above 0, got 0"),
        ((first, batches(), 1.0), ArgumentTypeError, "an int, got float"),
        ((first, batches(), True), ArgumentTypeError, "an int, got bool"),
        ((first, batches(), 1, "O1"), ArgumentTypeError, "a JitConfig or None, got str"),
        ((first, batches(), 1, None, [1]), ArgumentTypeError, "tensors, got int"),
    ],
)
def test_arguments_that_do_not_fit_are_refused(arguments, error, message):
    with pytest.raises(error, match=message):
        engine.data_sink(*arguments)


def test_dataset_that_was_used_in_sink_mode_is_refused():
    for use in (
        lambda dataset: engine.data_sink(first, dataset),
        engine.DatasetHelper,
    ):
        dataset = batches()
        use(dataset)

        with pytest.raises(ArgumentValueError, match="not used in sink mode"):
            engine.data_sink(first, dataset)
