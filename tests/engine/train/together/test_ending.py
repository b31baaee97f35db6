"""Trainings that several processes end together, whoever of them asks for it."""

from __future__ import annotations

import logging
import signal

import pytest

import engine
from engine import nn
from engine.communication import get_rank
from engine.context.processes import world
from engine.errors import ArgumentValueError
from engine.train import Callback, EarlyStopping, LearningRateScheduler, ReduceLROnPlateau
from engine.train.callback import OnRequestExit
from tests.ranks import on_ranks

from .trained import begin, data, model, parameters


class Counted(Callback):
    """Counts steps, and does something after one of them, or at the end of an epoch or of all."""

    def __init__(self, step=0, epoch=0, at_end=False, act=lambda run_context: None):
        self.steps = 0
        self._step, self._epoch, self._at_end, self._act = step, epoch, at_end, act

    def on_train_step_end(self, run_context):
        self.steps += 1
        if self.steps == self._step:
            self._act(run_context)

    def on_train_epoch_end(self, run_context):
        if run_context.original_args().cur_epoch_num == self._epoch:
            self._act(run_context)

    def on_train_end(self, run_context):
        if self._at_end:
            self._act(run_context)


def in_second(**at):
    """Of two processes, the second acts."""
    return Counted(**at) if get_rank() == 1 else Counted()


def stop(run_context):
    run_context.request_stop()


def request(run_context):
    signal.raise_signal(signal.SIGTERM)


def leaving(folder, **options):
    return OnRequestExit(directory=str(folder), save_mindir=False, **options)


def files(folder):
    world().barrier().wait()
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*.ckpt"))


def weights(made):
    return {name: numbers.tolist() for name, numbers in parameters(made).items()}


def first_weights(made, callback):
    """What a training begins with."""
    seen = []

    class See(Callback):
        def on_train_step_begin(self, run_context):
            seen.append(weights(made))

    made.train(1, data(), [callback, See()])
    return seen[0]


@on_ranks(2)
def test_all_end_behind_the_step_after_that_one_asked():
    begin()
    counted = in_second(step=2, act=stop)
    model().train(3, data(), counted)

    assert counted.steps == 3


@on_ranks(2)
def test_all_end_behind_the_epoch_at_whose_end_one_asked():
    begin()
    counted = in_second(epoch=2, act=stop)
    model().train(4, data(), counted)

    assert counted.steps == 6


@on_ranks(2)
def test_last_step_of_an_epoch_ends_all_with_it():
    begin()
    counted = in_second(step=3, act=stop)
    model().train(4, data(), counted)

    assert counted.steps == 3


@on_ranks(2)
def test_processes_that_train_alone_end_alone():
    counted = in_second(step=2, act=stop)
    model().train(2, data(), counted)

    assert counted.steps == (6, 2)[get_rank()]


@on_ranks(2)
def test_early_stopping_watches_the_mean_of_all():
    losses = {0: [4, 3, 2, 1, 0], 1: [0, 0.5, 2.5, 3.5, 4]}[get_rank()]  # means 2, 1.75, 2.25, …

    class Told(Callback):
        def on_train_epoch_end(self, run_context):
            told = run_context.original_args()
            told.net_outputs = engine.Tensor(float(losses[told.cur_epoch_num - 1]))

    begin()
    counted, stopping = Counted(), EarlyStopping("loss", patience=1)
    model().train(5, data(), [Told(), stopping, counted])

    assert counted.steps == 3 * 3
    assert stopping.why == "loss was best in epoch 2, 1.75, patience 1"


@on_ranks(2)
def test_rate_is_lowered_in_all_by_the_mean_of_all():
    class Told(Callback):
        def on_train_epoch_end(self, run_context):
            told = run_context.original_args()
            loss = told.cur_epoch_num * (1.0, -1.0)[get_rank()]  # their mean stays
            told.net_outputs = engine.Tensor(loss)

    begin()
    made = model()
    lower = ReduceLROnPlateau("loss", factor=0.5, patience=1)
    made.train(3, data(), [Told(), lower])

    rate = made.train_network.optimizer.learning_rate
    assert float(rate.asnumpy()) == pytest.approx(0.1 / 4)


@on_ranks(2)
def test_callback_that_one_process_alone_has_is_refused_where_it_asks_all():
    begin()
    watching = [EarlyStopping("loss")] if get_rank() == 0 else []
    expected = r"the same callbacks in each, got \[\['EarlyStopping'\], \[\]\]"

    with pytest.raises(ArgumentValueError, match=expected):
        model().train(1, data(), [*watching, LearningRateScheduler(lambda rate, step: rate)])


@on_ranks(2)
def test_signal_to_one_lets_all_save_the_same_step_and_end(folder):
    begin()
    asked, counted = leaving(folder), in_second(step=2, act=request)
    trained = model()
    trained.train(3, data(), [asked, counted])

    assert files(folder) == ["rank_0/Net_train.ckpt", "rank_1/Net_train.ckpt"]
    saved = engine.load_checkpoint(folder / f"rank_{get_rank()}" / "Net_train.ckpt")
    assert (counted.steps, saved["step_num"].asnumpy().item(), asked.exit) == (3, 3, True)

    assert first_weights(model(seed=7), leaving(folder)) == weights(trained)


@on_ranks(2)
def test_what_not_all_have_saved_is_not_loaded(folder):
    begin()
    asked = leaving(folder)
    model().train(3, data(), [asked, in_second(step=2, act=request)])
    world().barrier().wait()
    if get_rank() == 1:  # it was killed before it had saved
        (folder / "rank_1" / "Net_train.ckpt").unlink()
    told = Told()
    logging.getLogger("engine.train").addHandler(told)
    begun = first_weights(model(seed=7), leaving(folder))
    logging.getLogger("engine.train").removeHandler(told)

    assert begun == weights(model(seed=7))
    assert any("not all processes have saved the same step" in line for line in told.lines)


class Told(logging.Handler):
    """Keeps what is logged."""

    def __init__(self):
        super().__init__()
        self.lines = []

    def emit(self, record):
        self.lines.append(record.getMessage())


@on_ranks(2)
def test_signal_that_comes_too_late_does_behind_the_training_what_it_did_before(folder):
    heard = []
    before = signal.signal(signal.SIGTERM, lambda *_: heard.append("before"))
    begin()
    asked = leaving(folder)
    model().train(1, data(), [in_second(at_end=True, act=request), asked])
    signal.signal(signal.SIGTERM, before)

    assert files(folder) == []
    assert (heard, asked.exit) == (["before"] * get_rank(), False)


@on_ranks(2)
def test_metrics_of_fit_are_watched_as_their_mean():
    begin()
    net = nn.Dense(5, 2)
    counted, stopping = Counted(), EarlyStopping("loss", patience=0)
    made = engine.Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1), metrics={"loss"})
    made.fit(3, data(), data(), callbacks=[stopping, counted])

    assert counted.steps == 3
