"""Batches that are made ahead are those that are made when they are asked for."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import dataset as ds
from engine.errors import StateError
from engine.train import Callback
from engine.train.batches import Batches, OwnBatches
from engine.train.sent_batches import SentBatches
from tests.engine.fake_cupy.gpu import fake_gpu

Make = Callable[..., Any]


EARLIER: set[threading.Thread] = set()  # of tests before, whose tracebacks may still hold them


@pytest.fixture(autouse=True)
def _own_threads() -> None:
    EARLIER.clear()
    EARLIER.update(threads())


def threads() -> list[threading.Thread]:
    """Those that the test has started."""
    found = [one for one in threading.enumerate() if one.name == "batches ahead"]
    return [one for one in found if one not in EARLIER]


def noisy(x: Any) -> Any:
    return x + np.random.rand()


def shuffled(seed: int | None = 5) -> Any:
    if seed is not None:
        engine.set_seed(seed)
        np.random.seed(seed)
    return ds.NumpySlicesDataset({"x": np.arange(10.0)}, shuffle=True).map(noisy).batch(2)


def taken(batches: Batches, count: int) -> list[Any]:
    endless = batches.endless()
    return [np.asarray(next(endless)[0]).tolist() for _ in range(count)]


@pytest.mark.parametrize("ahead", [1, 2, 7])
def test_batches_and_positions_are_those_of_a_plain_reading(ahead: int) -> None:
    found = []
    for make in (OwnBatches, lambda dataset: SentBatches(dataset, ahead=ahead)):
        batches = make(shuffled())
        found.append([(taken(batches, 1), batches.position) for _ in range(23)])
        batches.close()

    assert found[0] == found[1]


@pytest.mark.parametrize("done", [0, 1, 5, 6, 12])
def test_reading_goes_on_from_a_position(done: int) -> None:
    rows = ds.NumpySlicesDataset({"x": np.arange(10.0)}, shuffle=True).batch(2)
    engine.set_seed(5)
    whole = taken(OwnBatches(rows), 20)
    engine.set_seed(5)
    first = SentBatches(rows)
    taken(first, done)
    first.close()
    second = SentBatches(rows)
    second.start_at(first.position)

    assert taken(second, 20 - done) == whole[done:]


def read_with_another(make: Make) -> list[Any]:
    """Three passes; in the second somebody else goes through the dataset, in the third twice."""
    engine.set_seed(3)
    rows = ds.NumpySlicesDataset({"x": np.arange(10.0)}, shuffle=True).batch(2)
    batches, found = make(rows), []
    for others in (0, 1, 2):
        found += taken(batches, 5)
        found += [np.asarray(one[0]).tolist() for _ in range(others) for one in rows]
    found += taken(batches, 3)
    batches.close()
    return found


def test_passes_of_others_come_before_those_that_were_begun_ahead() -> None:
    assert read_with_another(OwnBatches) == read_with_another(SentBatches)


def test_seed_that_is_set_meanwhile_is_that_of_the_next_pass() -> None:
    found = []
    for make in (OwnBatches, SentBatches):
        batches = make(ds.NumpySlicesDataset({"x": np.arange(10.0)}, shuffle=True).batch(2))
        engine.set_seed(1)
        before = taken(batches, 4)
        engine.set_seed(2)
        found.append([*before, *taken(batches, 7)])
        batches.close()

    assert found[0] == found[1]


def test_pass_that_was_only_begun_ahead_does_not_count() -> None:
    engine.set_seed(3)
    rows = ds.NumpySlicesDataset({"x": np.arange(10.0)}, shuffle=True).batch(2)
    batches = SentBatches(rows, ahead=9)
    taken(batches, 5)
    batches.close()

    assert rows.next_turn(0).number == 1


def test_one_pass_ends_with_the_dataset() -> None:
    batches = SentBatches(shuffled(), passes=1)

    assert [len(list(batches.one_pass())) for _ in range(2)] == [5, 0]
    assert threads() == []


def test_coming_batch_can_be_seen_before_it_is_taken() -> None:
    batches = SentBatches(shuffled(), batches=2)
    coming = batches.peek()
    place = batches.position

    assert batches.peek() is coming
    assert batches.take() is coming
    assert (place.taken, batches.position.taken, batches.left) == (0, 1, 1)
    batches.close()


def test_pass_that_gives_nothing_ends_the_reading() -> None:
    rows = ds.NumpySlicesDataset({"x": [1]}, shuffle=False).filter(lambda _: False)

    with pytest.raises(StateError, match="a batch in each pass"):
        taken(SentBatches(rows), 1)


class Failing(Callback):
    def __init__(self, error: type[BaseException]) -> None:
        self._error = error

    def on_train_step_end(self, run_context: Any) -> None:
        raise self._error


@pytest.mark.parametrize("error", [OSError, KeyboardInterrupt])
def test_no_thread_is_left_when_a_training_is_broken_off(
    make_model: Make, make_rows: Make, error: type[BaseException]
) -> None:
    with pytest.raises(error):
        make_model().train(3, make_rows(), Failing(error), dataset_sink_mode=True, sink_size=1)

    assert threads() == []


@pytest.mark.parametrize("stop", [False, True])
def test_no_thread_is_left_after_a_training_and_its_evaluations(
    make_model: Make, make_rows: Make, stop: bool
) -> None:
    class Stop(Callback):
        def on_train_epoch_end(self, run_context: Any) -> None:
            if stop:
                run_context.request_stop()

    model = make_model(metrics={"mse"})
    model.fit(
        3,
        make_rows(),
        make_rows(),
        callbacks=Stop(),
        dataset_sink_mode=True,
        valid_dataset_sink_mode=True,
    )

    assert threads() == []


def test_error_of_the_dataset_comes_at_its_step(make_model: Make) -> None:
    def rows() -> Any:
        x = np.ones((4, 10), np.float32)
        for _ in range(4):
            yield x, x[:, :5]
        raise OSError("the fifth batch is gone")

    dataset = ds.GeneratorDataset(rows, ["x", "y"], shuffle=False)
    dataset.get_dataset_size = lambda: 6
    steps = []

    class Steps(Callback):
        def on_train_step_end(self, run_context: Any) -> None:
            steps.append(run_context.original_args().cur_step_num)

    with pytest.raises(OSError, match="the fifth batch is gone"):
        make_model().train(3, dataset, Steps(), dataset_sink_mode=True, sink_size=2)

    assert steps == [2, 4]
    assert threads() == []


def test_dataset_that_validates_too_is_read_as_without_sinks(
    make_model: Make, make_rows: Make
) -> None:
    weights = []
    for sinks in (False, True):
        model, rows = make_model(metrics={"mse"}), make_rows(6 * 32).shuffle(6)
        engine.set_seed(3)
        model.fit(3, rows, rows, dataset_sink_mode=sinks, valid_dataset_sink_mode=sinks)
        weights.append(model.predict_network.weight.asnumpy())

    assert np.array_equal(*weights)


def test_draws_of_users_come_in_one_order_beside_evaluations(make_model: Make) -> None:
    def rows() -> Any:
        x = np.ones((48, 10), np.float32)
        data = ds.NumpySlicesDataset({"x": x, "y": x[:, :5]}, shuffle=False)
        return data.map(lambda x: (x * noisy(x)).astype(np.float32), ["x"]).batch(8)

    found = set()
    for _ in range(6):
        np.random.seed(1)
        model = make_model(metrics={"mse"})
        sinks = {"dataset_sink_mode": True, "valid_dataset_sink_mode": True, "sink_size": 2}
        model.fit(5, rows(), rows(), **sinks)
        found.add(model.predict_network.weight.asnumpy().tobytes())

    assert len(found) == 1


def of_workers() -> list[threading.Thread]:
    return [one for one in threading.enumerate() if "worker" in one.name]


@pytest.mark.parametrize("sinks", [False, True])
def test_workers_end_when_a_training_is_broken_off(
    make_model: Make, make_rows: Make, sinks: bool
) -> None:
    others = of_workers()  # of iterators that an earlier test dropped and nothing collected yet
    rows = make_rows(9 * 32).map(lambda x: x, ["x"], num_parallel_workers=2)
    with pytest.raises(OSError) as caught:
        make_model().train(3, rows, Failing(OSError), dataset_sink_mode=sinks, sink_size=1)
    own = [one for one in of_workers() if one not in others]
    for worker in own:
        worker.join(30)

    assert caught.value is not None  # its traceback holds on to the frames of the training
    assert not any(one.is_alive() for one in own)


def test_batches_are_copied_to_the_gpu_on_a_stream_that_training_waits_for(
    make_model: Make, make_rows: Make
) -> None:
    weights = []
    for sinks in (False, True):
        with fake_gpu():
            model = make_model()
            model.train(3, make_rows(), dataset_sink_mode=sinks, sink_size=2)
            weights.append(model.predict_network.weight.asnumpy())

    assert np.array_equal(*weights)
    assert threads() == []
